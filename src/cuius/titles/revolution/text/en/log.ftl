# What happened. The helpers `who-did`, `in-region` and so on stand in grammar.ftl.

## The turn

phase-begins = Turn { $turn }: { $phase }.
points-counted = { $faction }: { $points ->
    [one] one victory point
   *[other] { $points } victory points
}.
order-placed = { who-did } laid the faction card for the next turn order.
order-fixed = The next turn will be played in this order: { $order }.

## Taxes and support

taxes-collected = { who-did } collected { $coins ->
    [one] one coin
   *[other] { $coins } coins
} in taxes.
treasury-moved = { $count ->
    [0] { who-did } moved counters from the { $box } box, but nothing reached the treasury.
    [one] { who-did } moved one coin from the { $box } box to the treasury.
   *[other] { who-did } moved { $count } coins from the { $box } box to the treasury.
}
treasury-intercepted = { who-did } intercepted { $count ->
    [one] one coin
   *[other] { $count } coins
} { of-mover }.
support-moved = { who-did } moved a counter from the { $box } box to the countryside { of-province }.

## Armies

army-placed = { who-did } placed an army { in-region }.
army-maintained = { who-did } maintained an army { in-region }.
army-disbanded = { who-did } disbanded an army { in-region }.
army-abandoned = { who-did } abandoned an army { in-region }.
army-raised = { who-did } raised an army { in-region }.
army-marched = { who-did } marched an army { from-origin } { to-target }.
town-looted = { who-did } let the abandoned army loot a town { in-province }: a neutral counter enters the countryside.
counter-looted = { who-did } let the abandoned army loot { a-counter } { in-place }.
battle-fought = Battle { in-region }. In the line of battle: { $fought }. Left standing: { $left }.
battle-standoff = Stand-off { in-region }: { $one } and { $other }.
march-stopped = Water Beggars kept an army { of-faction } from leaving { the-region }.
influence-used = { who-did } converted { a-counter } { in-place }.
influence-stopped = Water Beggars kept an army { of-faction } from using its influence { in-region }.

## Sieges

siege-laid = { who-did } laid siege to { $city }.
siege-lifted = The siege { of-city } by the { $faction } was lifted.
city-fell = { who-did } took { $city } after the siege.
city-sacked = { $city } fell to the Water Beggars: all counters there become neutral.

## Water Beggars

beggars-hired = { who-did } hired { $count ->
    [one] one Water Beggar
   *[other] { $count } Water Beggars
}.
beggars-destroyed = { who-did } sent Water Beggars { in-region } and destroyed an army { of-enemy }.
beggars-relieved = { who-did } sent Water Beggars { in-region } and lifted the sieges there.
beggars-plundered = { who-did } let a Water Beggar plunder a town { in-province }: a neutral counter enters the countryside.
beggars-besieged = { who-did } laid siege to { $city } with Water Beggars.
beggars-stayed = { who-did } left { $count ->
    [one] one Water Beggar
   *[other] { $count } Water Beggars
} on watch { in-region }.

## Counters in provinces

units-placed = { who-did } placed { $count ->
    [one] one new unit
   *[other] { $count } new units
}: { $where }.
units-unplaced = { who-did } found no place for { $count ->
    [one] one new unit, which becomes a coin
   *[other] { $count } new units, which become coins
}.
conflict-begins = Conflict { in-province }.
conflict-removed = Lost in conflict: { a-counter } { in-place }.
neutral-added = A neutral counter entered the countryside { of-province }.
neutral-removed = A neutral counter { in-place } returned to the supply.
neutral-filled = { $count ->
    [one] A neutral counter
   *[other] { $count } neutral counters
} moved into empty { $place }.
overflow-moved = { who-did } moved a surplus counter { from-origin } { to-target }.
overflow-returned = { who-did } returned a surplus counter { in-place } to stock.
counters-moved = { who-did } rearranged counters { in-province }.

## Allegiance of Citizens

allegiance-staked = { who-did } put { $coins ->
    [one] one coin
   *[other] { $coins } coins
} on the allegiance { of-city }.
allegiance-moved = The allegiance marker { of-city } moves to column { $column }.
allegiance-lost = The citizens { of-city } drive out { a-counter }.
allegiance-gained = The citizens { of-city } welcome { a-counter }.

## Awards

city-awarded = The city card of { $what } goes { to-faction }.
city-lost = The city card of { $what } goes to nobody.
province-awarded = The province card of { $what } goes { to-faction }.
province-lost = The province card of { $what } goes to nobody.
bishopric-moved = The { $bishopric } is now { $column }.
university-changed = { $faith_id ->
    [none] The { $university } is abolished.
   *[other] The { $university } is now { $faith }.
}
