# Battles, sieges, the fate of leaders and the prize of the war (15.7.5 to 15.8).

## Questions

battle-winner = { start-province }: { the-army } and { the-enemy } have fought to a standstill. Who has won?
battle-retreat = { start-army } is beaten in { the-province }. Where does it go?
siege-town = { start-army } (troops: { $troops }) stands in { the-province }. Which town does it besiege?
peace-winner = Several factions have the most war points ({ $points }). Who has won the war?
peace-town = Towns left to take: { $towns }. Which one?

## Answers

choice-battle-retreat-stay = Stay in the field
choice-siege-town-pass = Besiege no town
choice-peace-town-pass = Take no more

## Events

battle-fought = Battle in { the-province }: { the-army } scores { $hits ->
    [one] one hit
   *[other] { $hits } hits
}, { the-enemy } { $losses }.
battle-won = { start-army } beats { the-enemy }.
battle-retreats = { start-army } retreats from { the-origin } to { the-province }.
fight-army_gone = { start-army } leaves the map.
fight-pillage = { $faction }: pillage brings { $money } money.
war_points-gained = { $faction }: { $points ->
    [one] one war point
   *[other] { $points } war points
}.
siege-begins = { start-army } (troops: { $troops }) besieges { $town } (garrison: { $garrison }).
siege-relieved = Relief reaches { $town }, and the siege fails ({ the-army }).
siege-fought = Siege of { $town }: { the-army } scores { $hits ->
    [one] one hit
   *[other] { $hits } hits
}, the garrison { $losses }.
siege-taken = { start-army } takes { $town } and leaves { $troops ->
    [one] one troop point
   *[other] { $troops } troop points
} there as a garrison.
siege-too_few = The garrison of { $town } is beaten, but { the-army } has too few troops left to hold the town. The siege fails.
siege-held = { $town } holds out against { the-army }.
fate-tested = Fate of { the-character }: { $roll } rolled, trouble from { $needed } on.
fate-killed = { start-character } falls.
fate-captured = { start-character } is taken prisoner ({ $faction }).
fate-taken_by_rebels = { start-character } is taken prisoner by the rebels.
fate-wounded = { start-character } is wounded and out of the war until the turn ends.
peace-won = { start-faction } { $faction_number ->
    [plural] win
   *[other] wins
} the war (war points: { $points }).
peace-freed = { start-character } is released.

## Odds

odds-battle = A battle
odds-battle-won = Victory
odds-battle-lost = Defeat
odds-battle-open = The Royalists choose the winner
odds-siege = A siege
odds-siege-taken = The town falls
odds-siege-too_few = It would fall, but too few are left to hold it
odds-siege-held = The town holds out
odds-battle_fate = A leader after a battle
odds-siege_fate = A leader after a siege
odds-fate-safe = Unharmed
odds-fate-captured = Taken prisoner
odds-fate-wounded = Wounded
odds-fate-killed = Killed
fight-size = Dice for the size of the army
fight-tactical = Tactical value of the commander
fight-support = A starred supporter
fight-reiters = Charge of the reiters
fight-ambush = Caught in an ambush
fight-artillery = Royal artillery
fight-mines = Mine and sap
fight-garrison = Points of the garrison
fight-heroic = Heroic defence

## Refusals

refused-battle-not-there = { start-army } has not fought in this battle.
refused-retreat-into-town = No army takes shelter in a town such as { $town }.
refused-retreat-here = The army is in { the-province } already; it may stay there.
refused-retreat-too-far = { start-province } { $province_number ->
    [plural] do
   *[other] does
} not border on the field of battle.
refused-retreat-loire = Without a town on the Loire the army cannot cross to { the-province }.
refused-retreat-no-town = Your camp holds no town in { the-province }.
refused-retreat-enemy = Another side’s army stands in { the-province }.
refused-siege-off-map = { $town } is not on the map.
refused-siege-elsewhere = { $town } is not in { the-province }, where the army stands.
refused-siege-friend = { $town } is on your own side ({ $faction }).
refused-siege-too-weak = The garrison of { $town } has { $garrison ->
    [one] one point
   *[other] { $garrison } points
}, your army only { $troops }.
refused-peace-fewer-points = { start-faction } { $faction_number ->
    [plural] have
   *[other] has
} { $points ->
    [one] { $points } war point
   *[other] { $points } war points
}; the most is { $best }.
refused-peace-must-take = The League takes one town as its prize.
refused-peace-not-royalist = The prize is a Royalist town; { $town } is not ({ $faction }).
refused-peace-paris-table = At this table { $town } is no prize for the League.
refused-peace-paris = { $town } is no prize for the Huguenots.
