# What can be looked up: labels of facts, and what pieces are. Names of things are in names.ftl.

lookup-boxes = armies that fit
lookup-orange = of these, orange boxes
lookup-arrows = arrows to
lookup-provinces = provinces
lookup-cities = cities
lookup-towns = towns
lookup-tax = taxes
lookup-vp = points
lookup-vp_final = points at the end of the game
lookup-borders = borders on
lookup-rivers = by river to
lookup-trade = trades with
lookup-trades_with = in the trade of
lookup-allegiance = allegiance at the start, column
lookup-open_to = open to
lookup-leads_to = leads to
lookup-number = how many there are
lookup-price = price
lookup-newcomers = new units in turn 0
lookup-raise = price of one, two and three armies
lookup-maintain = pay of an army
lookup-disband = price of disbanding one
lookup-supports = support boxes

lookup-about-resource = The people of a faction. It is in stock, in the treasury as a coin, in a support box, on the allegiance track or on the board, and it changes its meaning with its place.
lookup-about-coin = A counter that lies in a treasury. It pays for armies, Water Beggars and allegiance, and then returns to stock.
lookup-about-army = Stands in a command section, besieges a city, or waits in its pool. It wants its pay at the beginning of each turn.
lookup-about-abandoned = An army that was not paid. It has looted its region, does nothing more, and keeps its box filled to the end of the turn.
lookup-about-neutral = Nobody’s counter. It fills empty places and counts against every majority.
lookup-about-beggar = Hired for a single turn, it destroys an army, lifts sieges, plunders a town, besieges a city or keeps watch.
