# Control, unrest, sieges, assaults, building and spring deployment (sections 10, 12, 15, 17).

## Questions

control-space = Control or calm which space?
control-use = What shall be done in { the-space }?
siege-retreat = The siege of { the-space } is broken: retreat where?
harbour-sea = { start-space } is in other hands: to which sea do the ships go?
assault-space = Assault which space?
assault-leader = Assault of { the-space }: which leader takes part?
assault-regulars = Assault of { the-space }: how many regulars ({ $power })?
assault-hired = Assault of { the-space }: how many mercenaries or cavalry ({ $power })?
build-where = Build where? ({ $unit })
build-owner = Whose { $unit } is built in { the-space }?
build-war = Which foreign war is this for? ({ $unit })
choice-build-war-at_home = None: it stays on the map
recruits-unit = Build what? ({ $points } { $points ->
    [one] point
   *[other] points
} left)
mercenaries-where = Where do the next mercenaries go? ({ $units } to place)
spring-from = Deploy from which capital?
spring-to = Deploy from { the-space } to where?
spring-leader = Deployment from { the-space }: which leader goes?
spring-regulars = Deployment from { the-space }: how many regulars ({ $power })?
spring-hired = Deployment from { the-space }: how many mercenaries or cavalry ({ $power })?

respond-assault-declared = { start-power } announces an assault of { the-space }. Play a card against it?
respond-assault-recruits = Before the assault of { the-space } ({ $power }): play a card?
respond-assault-attacker = Assault of { the-space } ({ $power }): play a combat card as attacker?
respond-assault-defender = Assault of { the-space } ({ $power }): play a combat card as defender?
respond-assault-rolled = Assault of { the-space } ({ $power }), the dice are rolled (hits: { $hits } to { $losses }): play a card?
respond-spring-begins = Before anybody deploys: play a card?
respond-spring-own = Before your deployment: play a card?

## Answers

choice-control-use-take = Take control
choice-control-use-calm = End the unrest
choice-assault-leader-done = No further leader
choice-spring-leader-done = No further leader
choice-spring-from-pass = Do not deploy
choice-recruits-unit-pass = Build no more

## Events

control-taken = { start-power } takes control of { the-space }.
unrest-comes = Unrest in { the-space }.
unrest-goes = The unrest in { the-space } is over.
siege-laid = { start-power } lays siege to { the-space }.
siege-broken = The siege of { the-space } is broken.
siege-captured = { start-leader } is captured by { the-power }.
siege-escaped = { start-leader } escapes and will be back next turn.
harbour-left = The ships of { the-power } in { the-space } put out to { the-sea }.
assault-stopped = The assault of { the-space } does not take place ({ $power }).
assault-begins = { start-power } assaults { the-space }: { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
} against { $defence }.
assault-restless = The mercenaries leave the assault ({ $power }, { $units } lost).
assault-fought = Assault of { the-space } ({ $power }): { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} scored, { $losses } suffered.
assault-won = { start-space } falls to { the-power }.
assault-failed = { start-space } withstands the assault of { the-power }.
knights-gone = The Knights of St John are driven from { the-space }.
build-done = { start-power } builds { a-unit } in { the-space }.
build-abroad = { start-power } builds { a-unit } for a foreign war ({ $card }).
spring-deployed = { start-power } deploys { $units ->
    [0] leaders only
    [one] { $units } land unit
   *[other] { $units } land units
} from { the-space } to { the-target }.

## Odds

assault-success = The space falls
assault-continues = The siege goes on
assault-breaks = The siege is broken
assault-destroyed = The attacker is wiped out
odds-assault = An assault
odds-assault-units = Assaulting units
odds-assault-leader = Best leader of the assault
odds-assault-card = Combat card
