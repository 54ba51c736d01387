# Land movement, interception, avoiding battle, field battle and retreat (sections 5, 13, 14, 15.2).

## Questions

move-from = Move a formation from where?
move-to = Move from { the-space } to where?
move-on = Too weak to besiege { the-space }: move on, or retreat?
intercept-from = { start-mover } moves to { the-space } ({ count-units }): intercept from where?
avoid-to = { start-mover } enters { the-space } ({ count-units }): avoid battle by going where?
withdraw = { start-mover } enters { the-space }: withdraw into the fortifications?
retreat-to = Retreat from { the-space } to where?
battle-loss = { start-power } still has to lose { $many ->
    [one] { $many } unit
   *[other] { $many } units
}: which one?
battle-loss_from = Which force takes the next loss?
respond-move-declared = { start-mover } moves to { the-space } ({ count-units }). Play a card against it?
respond-battle-mercenaries = Battle in { the-space }, { the-attacker } against { the-defender }: hire at the last moment?
respond-battle-cards = Battle, { the-attacker } against { the-defender }: play a combat card?
respond-battle-dice = Battle, { the-attacker } against { the-defender }, the dice are rolled (hits: { $hits } to { $losses }): play a card?
move-leader = Move from { the-space }: which leader?
move-regulars = Move from { the-space }: how many regulars ({ $power })?
move-hired = Move from { the-space }: how many mercenaries or cavalry ({ $power })?
intercept-leader = Interception from { the-space }: which leader?
intercept-regulars = Interception from { the-space }: how many regulars ({ $power })?
intercept-hired = Interception from { the-space }: how many mercenaries or cavalry ({ $power })?
avoid-leader = Avoiding battle in { the-space }: which leader?
avoid-regulars = Avoiding battle in { the-space }: how many regulars ({ $power })?
avoid-hired = Avoiding battle in { the-space }: how many mercenaries or cavalry ({ $power })?
shelter-leader = Into the walls of { the-space }: which leader?
shelter-regulars = Into the walls of { the-space }: how many regulars ({ $power })?
shelter-hired = Into the walls of { the-space }: how many mercenaries or cavalry ({ $power })?
sortie-leader = Sortie from { the-space }: which leader?
sortie-regulars = Sortie from { the-space }: how many regulars ({ $power })?
sortie-hired = Sortie from { the-space }: how many mercenaries or cavalry ({ $power })?
back-leader = Back into { the-space }: which leader?
back-regulars = Back into { the-space }: how many regulars ({ $power })?
back-hired = Back into { the-space }: how many mercenaries or cavalry ({ $power })?
refuge-leader = Refuge in { the-space }: which leader?
refuge-regulars = Refuge in { the-space }: how many regulars ({ $power })?
refuge-hired = Refuge in { the-space }: how many mercenaries or cavalry ({ $power })?

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

move-done = { start-power } moves from { the-origin } to { the-space } ({ $units ->
    [0] leaders only
    [one] { $units } unit
   *[other] { $units } units
}).
move-stopped = The move of { the-power } to { the-space } does not take place.
intercept-tried = { start-power } tries to intercept in { the-space } from { the-origin }: { $total }, { $success ->
    [1] success
   *[other] failure
}.
avoid-tried = { start-power } tries to avoid battle in { the-space }: { $total }, { $success ->
    [1] success
   *[other] failure
}.
avoid-freely = { start-power }, beaten before, leaves { the-space } without a roll.
withdraw-done = The defenders of { the-space } ({ $power }) withdraw into the fortifications.
battle-begins = Battle in { the-space }: { the-attacker } against { the-defender }.
battle-fought = { start-attacker } against { the-defender }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $losses } with { $against } in reply.
battle-no_change = { start-power } cannot make change and loses one unit more.
battle-won = { start-winner } wins in { the-space }.
retreat-inside = { start-power } retreats behind the walls of { the-space } ({ $units ->
    [0] leaders only
    [one] { $units } unit
   *[other] { $units } units
}).
retreat-done = { start-power } retreats from { the-origin } to { the-target } ({ $units ->
    [0] leaders only
    [one] { $units } unit
   *[other] { $units } units
}).
retreat-lost = No way out of { the-space } for { the-power }: { $units ->
    [one] { $units } unit lost
   *[other] { $units } units lost
}.

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

refused-march-nobody = You have nobody in { the-space }.
refused-march-besieged = Your units in { the-space } are besieged.
refused-march-fresh-siege = Your units laid siege to { the-space } in this impulse and stay there.
refused-march-beaten = Your units in { the-space } were beaten, or may not move again, in this impulse.
refused-march-no-road = From { the-space } this action leads to no space that you may enter.
refused-march-far = { start-space } is not adjacent.
refused-march-pass = The way to { the-space } leads over a pass: take the move over a pass, which costs more.
refused-march-plain = The way to { the-space } is no pass: the ordinary move is enough and costs less.
refused-march-leaders-alone = Leaders do not go to { the-space } without land units: there are enemies.
refused-march-electorate = Before the Schmalkaldic League nobody may enter the electorate of { the-space }.
refused-march-neutral = { start-space } is not yours to enter: no war and no alliance ({ $power }).
refused-march-strangers = The units in { the-space } are neither all allies nor all enemies.
refused-march-tried-there = From { the-space } you have already tried to intercept this move.
refused-march-no-pass = Nobody intercepts over a pass, and { the-space } lies behind one.
refused-march-leader-alone = A leader in { the-space } cannot intercept alone where no friendly units are.
refused-march-tried = Your units in { the-space } have already tried to intercept in this impulse.
refused-march-enemys-way = The enemy came from { the-space }.
refused-march-not-friendly = { start-space } is neither yours nor an ally’s.
refused-march-unrest = { start-space } is in unrest.
refused-march-enemies = There are enemy units in { the-space }.
