# The board and its panels: headings and short words. Names of things are in names.ftl.

board-map = Map of the Low Countries
board-empty = empty
board-besieged = besieged by
board-tax = taxes
board-support = Support boxes
board-goes_to = to
board-everywhere = any province
board-to_treasury = to the treasury
board-turned = turned over
board-allegiance = { phase-allegiance }
board-bishoprics = Bishoprics
board-universities = Universities
board-score = Score
board-order = Turn order
board-next_order = next turn
board-turn = Turn
board-factions = Factions
board-armies = Armies
board-cities = Cities
board-provinces = Provinces
board-coins = coins
board-column = column
board-setup = Set-up
board-position = The position in words
board-uncertain = † This value is not certain
board-about_points = Points are counted at the end of each turn: a city card is worth 1, a province card what is printed on it, 1 or ½; in the last turn the small provinces count as well, for fractions of a point. To this comes each faction’s own aim.

## Charts

earned-cities = City cards
earned-provinces = Province cards
earned-aim = Own aim
held-cities = { board-cities }
held-provinces = { board-provinces }
held-counters = Counters on the map
held-armies = { board-armies }
