# The New World: voyages, colonies, riches, raiders (20).

## Questions

voyage-choice = { $explorer } reaches the far south: what does he claim?
colony-box = Where do you found the colony?

## Events

voyage-launched = { $power }: ships set sail across the Atlantic ({ $voyage }).
voyage-captain = { $power }: the explorer is { $explorer }.
voyage-rolled = { $explorer } rolls { $dice }; with modifiers { $total }.
voyage-discovery = Discovery of { the-power }: { $discovery } ({ $explorer }, { $points } VP).
voyage-nothing = { $explorer } comes home without a discovery.
voyage-lost = { $explorer } never returns.
card-leaves = { $card } leaves the game.
conquest-chief = { $power }: the conquistador is { $conquistador }.
conquest-rolled = Conquest, { $conquistador }: roll { $dice }, with modifiers { $total }.
conquest-killed = { $power }: the expedition is wiped out ({ $conquistador }).
conquest-nothing = { $power }: the expedition comes back empty-handed ({ $conquistador }).
conquest-made = { $power }: a conquest, { $conquest } ({ $conquistador }, { $points } VP).
conquest-exhausted = The riches of this conquest are exhausted: { $conquest } ({ $power }).
colony-founded = { $power }: a colony is founded, { $colony }.
colony-potosi = { $power }: the silver of Potosí flows ({ $colony }).
colony-lost = { $power }: the colony is abandoned, { $colony }.
riches-rolled = Riches, { $riches } ({ $power }): { $total }, { $result }.
riches-card = A card from the New World goes to: { $power }.
raider-sunk = The raider is sunk ({ $power }).
raider-fails = The raider misses the treasure fleet ({ $power }).
raider-retires = The raider takes the treasure and retires ({ $power }).
raider-steals = The raider takes the treasure ({ $power }).

## Dice and odds

voyage-value = The explorer’s value
voyage-mercator = { card-mercators_map }
conquest-value = The conquistador’s value
conquest-smallpox = { card-smallpox }
riches-plantations = { card-plantations }
odds-exploration = A voyage of exploration
odds-circumnavigation = A voyage round the world
odds-conquest = A voyage of conquest
odds-riches = Riches of the New World
exploration-lost = The explorer is lost
exploration-nothing = No discovery
exploration-river = A discovery of one point
exploration-choice = A choice among the greatest discoveries
around-fails = The explorer is lost
around-succeeds = Round the world
around-card = Round the world, and a card
conquering-killed = The expedition is wiped out
conquering-nothing = No conquest
conquering-inca = { conquest-inca }
conquering-aztec = { conquest-aztec }
conquering-maya = { conquest-maya }
yield-card = A card
yield-last = A card, and no more
yield-nothing = Nothing
yield-lost = Eliminated without a card

## Refusals

refused-voyage-never = Only England, France and the Habsburgs sail to the New World, not: { $power }.
refused-voyage-once = { $action }: only once a turn.
refused-voyage-points = { $action }: this costs { $cost } CP.
refused-voyage-explorers = There is no explorer left to send ({ $power }).
refused-voyage-conquistadors = There is no expedition left to send ({ $power }).
refused-voyage-boxes = There is no room for another colony ({ $power }).
refused-voyage-claimed = { $discovery }: claimed already ({ $power }).
refused-voyage-strait = { $discovery }: it is found only on the way round the world.
refused-voyage-box_taken = There is a colony there already: { $colony }.
refused-voyage-box_foreign = That is not your part of the New World: { $colony }.
