# What the faces of places and pieces tell of the rules; numbers are those of the board in play

face-boxes = { $count ->
    [one] One army fits
   *[other] { $count } armies fit
} in its command section. A besieging army keeps its box, and an abandoned one fills its box to the end of the turn.
face-orange = { $count ->
    [one] One of the boxes is
   *[other] { $count } of the boxes are
} orange: at the start a Habsburg army may stand there.
face-battle = Two armies of different factions in a section stand off. If there are more, all are lined up in the order of the factions, and one is removed from each end until one faction or two armies are left.
face-march = An army may move once a turn, for nothing, to an empty box of a section that an arrow joins to its own.
face-influence = Each army in a section without armies of other factions may convert one counter of its region that is in a town or a countryside.
face-habsburg-army = A region with at least one Habsburg army is worth 1 VP to the Habsburgs.
face-beggars-here = Water Beggars may act here.
face-limit = At most { $count ->
    [one] one counter stays
   *[other] { $count } counters stay
} in countryside, towns and cities together, neutral ones included. More may come, until conflict and overflow enforce the limit; neutral counters fill up what is missing.
face-conflict = Above the limit, with several factions present, each of them removes a counter a round, the smallest first, until the limit is kept or only one is left.
face-overflow = A faction alone here may move what is above the limit to a neighbouring province, or along one river as far as no place of another faction bars it. What it does not move returns to stock.
face-province-card = The card goes to the faction with more counters in towns and countryside than all others together, neutral ones included; those in cities do not count. It brings { $taxes } in taxes and { $points } VP at the end of each turn.
face-small-card = The card goes to the faction with more counters here than all others together, neutral ones included. It brings no taxes, and { $points } VP at the end of turn 5 only.
face-province-units = A faction that holds the card and has a counter here may place any number of new units here, another at most as many as it has here already.
face-movement = In movement the faction with most counters here goes first. It rearranges its own, and may push counters that have not moved yet out of towns and cities.
face-bishopric = Once a turn the holder of the province card draws the bishopric by one column: Catholics and Reformers to their strong column, Habsburgs to Catholic, Burghers to Reformed. The Nobility leaves it where it is; under nobody it goes towards Catholic. In the two Catholic columns it is worth 1 VP to the Catholics.
face-city-card = The card goes to the faction with more counters in the city than all others together, neutral ones included. It is worth { $points } VP and { $count ->
    [one] 1 coin
   *[other] from 1 to { $count } coins
} in taxes, at one rate for all cities of a faction.
face-city-units = The card brings 1 new unit{ $count ->
    [0] .
   *[other] , and 1 more for each place of its trade that the faction controls.
}
face-siege = An army may besiege a city of its region whose card another faction holds, or nobody. Nothing then enters or leaves the city, and later in the turn it falls: { $count ->
    [one] one counter becomes
   *[other] up to { $count } counters become
} the besieger’s, all others neutral.
face-beggar-siege = { $count ->
    [one] One Water Beggar
   *[other] { $count } Water Beggars
} may besiege it if there is no army in the region; all its counters then become neutral.
face-allegiance = The allegiance marker starts in column { $column }. Each coin moves it by one column, and no more than { $most } in a turn in all. The column where it stops then acts on the city.
face-column = Column { $column }: { $effect ->
    [catholic_none] a Catholic unit is added.
    [anti_none] an anti-Catholic unit is added.
    [catholic_anti] an anti-Catholic unit is removed, a Catholic one added.
    [anti_catholic] a Catholic unit is removed, an anti-Catholic one added.
    [none_anti] an anti-Catholic unit is removed.
    [none_catholic] a Catholic unit is removed.
   *[other] one unit gives way to another of the same side.
}
face-empty-city = After movement an empty city gets { $count ->
    [one] one neutral counter
   *[other] { $count } neutral counters
} from its countryside.
face-town = It takes one counter, whose faction controls it at once and gets 1 new unit for it. It cannot be besieged.
face-commercial = Occupied by the Burghers it is worth 1 VP to them.
face-town-lost = The counter here may be converted by an army alone in its section, or replaced by a neutral one when an abandoned army loots.
face-plunder = In a region without armies a Water Beggar may plunder it: a neutral counter comes to the countryside.
face-empty-town = After movement an empty town gets { $count ->
    [one] one neutral counter
   *[other] { $count } neutral counters
} from its countryside.
face-river = It lies on a river: overflow of other factions does not pass it while a faction that is no ally controls it.
face-university-old = The university becomes Reformed if the Reformers control the place, and Catholic if the Catholics, the Habsburgs or nobody do; Burghers and Nobility leave it as it is. Reformed, it is worth 1 VP to the Reformers.
face-university-new = The university is founded when the Reformers control the place, and abolished when the Catholics or the Habsburgs do; otherwise it stays as it is. Founded, it is worth 1 VP to the Reformers.
face-slot-plain = A counter in a plain slot goes to the countryside of a province named here.
face-slot-filled = A counter in a filled slot goes to its owner’s treasury only.
face-slot-half = A counter in a half slot goes to the countryside of a province named here or to its owner’s treasury.
face-support-unit = Each counter that stays here brings 1 new unit.
face-one-at-a-time = The box holds counters of one faction at a time.
face-interception = Of the counters that leave the Spanish Treasury, each counter in the Huguenots’ box may intercept one: it returns to stock, and the interceptor moves one of its own from stock to treasury.
face-resource = The number of a faction’s counters never changes, and everybody may see where they are.
face-new-units = New units come for city cards and their trade, for towns, for counters in support boxes, and one for every group of { $each } in countrysides: at least { $least }, and never more than the stock holds.
face-nobility = In countrysides and towns Nobility counters score: one VP for every 3, with three players for every 5, rounded up.
face-coin = Taxes bring coins from the stock: the sum of the province cards, rounded down, and from 1 to { $count } for each city card.
face-coin-spent = Every coin that is spent on armies, Water Beggars or allegiance returns to stock.
face-raise = A faction may raise { $count ->
    [one] one army
   *[other] up to { $count } armies
} a turn, in empty boxes of regions where it has an army or a counter; each further one costs more.
face-pay = At the beginning of a turn each army is maintained, disbanded or abandoned. The first two cost coins; an army that cannot be paid is abandoned.
face-loot = When it is abandoned it loots its region: a neutral counter comes to a countryside with a town, or replaces a faction’s counter in a town or countryside. Cities are safe.
face-abandoned = It neither fights nor besieges, moves or has influence, counts for nobody, and returns to its pool in the end phase.
face-neutral = There are { $count }. Each province below its limit is filled up with them as far as they go.
face-neutral-removed = In conflict they are a faction of their own and leave the countryside first. In movement whoever moves may shift them within the province.
face-neutral-majority = A card for which they have the majority is held by nobody.
face-hire = One costs { $price ->
    [one] one coin
   *[other] { $price } coins
}. Only the first of Burghers and Reformers that hires may have Beggars this turn.
face-beggar-destroy = More Beggars than armies in the region destroy one: a Catholic army, else a Habsburg one, else one of the Nobility.
face-beggar-relieve = At least as many Beggars as armies in the region lift all sieges by armies there.
face-beggar-plunder = In a region without armies each Beggar may plunder a town, or { $count } together besiege a city.
face-beggar-stay = A Beggar that stays in a region can stop a Catholic, Habsburg or Nobility army from leaving it or from using influence there.
