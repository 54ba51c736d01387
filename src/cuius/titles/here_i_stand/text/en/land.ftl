# Land movement, interception, avoiding battle, field battle and retreat (sections 5, 13, 14, 15.2).

## Questions

move-from = Move a formation from where?
move-to = Move from { $space } to where?
move-on = Too weak to besiege { $space }: move on, or retreat?
intercept-from = Move to { $space } ({ $mover }, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}): intercept from where?
avoid-to = Enemies enter { $space } ({ $mover }, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}): avoid battle by going where?
withdraw = Enemies enter { $space } ({ $mover }): withdraw into the fortifications?
retreat-to = Retreat from { $space } to where?
battle-loss = { $power }: which unit is lost? ({ $many } to go)
battle-loss_from = Which force takes the next loss?
respond-move-declared = Move to { $space } ({ $mover }, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}). Play a card against it?
respond-battle-mercenaries = Battle in { $space }, { $attacker } against { $defender }: hire at the last moment?
respond-battle-cards = Battle, { $attacker } against { $defender }: play a combat card?
respond-battle-dice = Battle, { $attacker } against { $defender }, the dice are thrown: play a card?
move-leader = Move from { $space }: which leader?
move-regulars = Move from { $space }: how many regulars ({ $power })?
move-hired = Move from { $space }: how many mercenaries or cavalry ({ $power })?
intercept-leader = Interception from { $space }: which leader?
intercept-regulars = Interception from { $space }: how many regulars ({ $power })?
intercept-hired = Interception from { $space }: how many mercenaries or cavalry ({ $power })?
avoid-leader = Avoiding battle in { $space }: which leader?
avoid-regulars = Avoiding battle in { $space }: how many regulars ({ $power })?
avoid-hired = Avoiding battle in { $space }: how many mercenaries or cavalry ({ $power })?
shelter-leader = Into the walls of { $space }: which leader?
shelter-regulars = Into the walls of { $space }: how many regulars ({ $power })?
shelter-hired = Into the walls of { $space }: how many mercenaries or cavalry ({ $power })?
sortie-leader = Sortie from { $space }: which leader?
sortie-regulars = Sortie from { $space }: how many regulars ({ $power })?
sortie-hired = Sortie from { $space }: how many mercenaries or cavalry ({ $power })?
back-leader = Back into { $space }: which leader?
back-regulars = Back into { $space }: how many regulars ({ $power })?
back-hired = Back into { $space }: how many mercenaries or cavalry ({ $power })?
refuge-leader = Refuge in { $space }: which leader?
refuge-regulars = Refuge in { $space }: how many regulars ({ $power })?
refuge-hired = Refuge in { $space }: how many mercenaries or cavalry ({ $power })?

## Answers

choice-move-on-retreat = Retreat
choice-intercept-from-pass = Do not intercept
choice-avoid-to-pass = Stay
choice-withdraw-withdraw = Withdraw inside
choice-withdraw-stand = Stay outside
choice-battle-loss_from-relief = The relief force
choice-battle-loss_from-garrison = The garrison
choice-move-leader-done = No further leader
choice-intercept-leader-done = No further leader
choice-avoid-leader-done = No further leader
choice-shelter-leader-done = No further leader
choice-sortie-leader-done = No further leader
choice-back-leader-done = No further leader
choice-refuge-leader-done = No further leader

## Events

move-done = { $power }: move from { $origin } to { $space } ({ $units ->
    [0] leaders only
    [one] { $units } unit
   *[other] { $units } units
}).
move-stopped = The move to { $space } does not take place ({ $power }).
intercept-tried = { $power }: interception in { $space } from { $origin }, { $total }, { $success ->
    [1] success
   *[other] failure
}.
avoid-tried = { $power }: avoiding battle in { $space }, { $total }, { $success ->
    [1] success
   *[other] failure
}.
avoid-freely = { $power }: beaten before, out of { $space } without a roll.
withdraw-done = { $power }: the defenders of { $space } withdraw into the fortifications.
battle-begins = Battle in { $space }: { $attacker } against { $defender }.
battle-fought = { $attacker } against { $defender }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $losses } with { $against } in reply.
battle-no_change = { $power } cannot make change and loses one unit more.
battle-won = Victory in { $space }: { $winner }.
retreat-inside = { $power }: behind the walls of { $space } ({ $units ->
    [0] leaders only
    [one] { $units } unit
   *[other] { $units } units
}).
retreat-done = { $power }: out of { $origin } to { $target } ({ $units ->
    [0] leaders only
    [one] { $units } unit
   *[other] { $units } units
}).
retreat-lost = { $power }: no way out of { $space }, { $units ->
    [one] { $units } unit
   *[other] { $units } units
} lost.

## Odds

odds-battle = A field battle
odds-interception = An interception on land
odds-avoiding = Avoiding battle on land
battle-attacker-wins = The attacker wins
battle-tie = Equal hits: the defender wins
battle-defender-wins = The defender wins
intercept-success = The interception succeeds
intercept-failure = The interception fails
avoid-success = The stack slips away
avoid-failure = The stack stays
move-free = Nobody intercepts
move-intercepted = Intercepted on the way
intercept-won = It succeeds, and the battle is won
intercept-lost = It succeeds, and the battle is lost
avoid-stays-wins = The stack stays and wins the battle
avoid-stays-loses = The stack stays and loses the battle
leader-rating = Battle rating of the best leader
cavalry-own = Own cavalry
cavalry-enemy = Ottoman cavalry on the other side
battle-defending = For defending
battle-cards = Combat cards

## Refusals

refused-march-nobody = You have nobody in { $space }.
refused-march-besieged = Your units in { $space } are besieged.
refused-march-fresh-siege = Your units laid siege to { $space } in this impulse and stay there.
refused-march-beaten = Your units in { $space } were beaten, or may not move again, in this impulse.
refused-march-no-road = From { $space } this action leads to no space that you may enter.
refused-march-far = { $space } is not adjacent.
refused-march-pass = The way to { $space } is a pass and needs the dearer action.
refused-march-plain = The way to { $space } is no pass: the cheaper action leads there.
refused-march-leaders-alone = Leaders do not go to { $space } without land units: there are enemies.
refused-march-electorate = Before the Schmalkaldic League nobody may enter the electorate of { $space }.
refused-march-neutral = { $space } is not yours to enter: no war and no alliance ({ $power }).
refused-march-strangers = The units in { $space } are neither all allies nor all enemies.
refused-march-tried-there = From { $space } you have already tried to intercept this move.
refused-march-no-pass = Nobody intercepts over a pass, and { $space } lies behind one.
refused-march-leader-alone = A leader in { $space } cannot intercept alone where no friendly units are.
refused-march-tried = Your units in { $space } have already tried to intercept in this impulse.
refused-march-enemys-way = The enemy came from { $space }.
refused-march-not-friendly = { $space } is neither yours nor an ally’s.
refused-march-unrest = { $space } is in unrest.
refused-march-enemies = There are enemy units in { $space }.
