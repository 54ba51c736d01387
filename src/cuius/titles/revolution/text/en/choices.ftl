# Answers that are no thing of the game. `choice-key-word` is what a word means in that question only.

choice-done = Done
choice-stay = Leave as it is
choice-rearrange = Rearrange
choice-rest = The others in board order
choice-own = Occupy it
choice-keep = Leave who is there
choice-neutral = Put a neutral counter there
choice-empty = Leave it empty
choice-return = Return the surplus to stock
choice-treasury = Into the treasury
choice-maintain = Maintain
choice-disband = Disband
choice-abandon = Abandon
choice-town = Loot a town
choice-counter = Loot a counter
choice-destroy = Destroy an army
choice-relieve = Lift the sieges
choice-plunder = Plunder towns
choice-besiege = Besiege a city
choice-section = In the command section
choice-fresh = A fresh army
choice-relieved = An army whose siege was lifted
choice-stop = Stop it
choice-let = Let it pass
choice-first = Before all others
choice-nothing = Loot nothing

## In one question only

choice-siege-city-stay = Besiege no city
choice-raise-where-done = Raise no more
choice-march-from-done = March no more
choice-beggars-region-done = Send no more
choice-beggars-act-stay = Keep watch there
choice-influence-target-pass = Convert no more
choice-allegiance-city-done = No more coins

## Places in the turn order

after-after_catholics = After the { faction-catholics }
after-after_habsburgs = After the { faction-habsburgs }
after-after_nobility = After the { faction-nobility }
after-after_burghers = After the { faction-burghers }
after-after_reformers = After the { faction-reformers }

## A counter of an owner in a place

place-owner = { $place }: { $owner }
