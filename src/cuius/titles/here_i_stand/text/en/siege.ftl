# Control, unrest, sieges, assaults, building and spring deployment (sections 10, 12, 15, 17).

## Questions

control-space = Control or calm which space?
control-use = What shall be done in { $space }?
siege-retreat = The siege of { $space } is broken: retreat where?
harbour-sea = { $space } is in other hands: to which sea do the ships go?
assault-space = Assault which space?
assault-leader = Assault of { $space }: which leader takes part?
assault-regulars = Assault of { $space }: how many regulars ({ $power })?
assault-hired = Assault of { $space }: how many mercenaries or cavalry ({ $power })?
build-where = Build where? ({ $unit })
build-owner = Whose { $unit } is built in { $space }?
build-war = Which foreign war is this for? ({ $unit })
choice-build-war-at_home = None: it stays on the map
recruits-unit = Build what? ({ $points } { $points ->
    [one] point
   *[other] points
} left)
mercenaries-where = Where do the next mercenaries go? ({ $units } to place)
spring-from = Deploy from which capital?
spring-to = Deploy from { $space } to where?
spring-leader = Deployment from { $space }: which leader goes?
spring-regulars = Deployment from { $space }: how many regulars ({ $power })?
spring-hired = Deployment from { $space }: how many mercenaries or cavalry ({ $power })?

respond-assault-declared = { $power } announces an assault of { $space }. Play a card against it?
respond-assault-recruits = Before the assault of { $space } ({ $power }): play a card?
respond-assault-attacker = Assault of { $space } ({ $power }): play a combat card as attacker?
respond-assault-defender = Assault of { $space } ({ $power }): play a combat card as defender?
respond-assault-rolled = Assault of { $space } ({ $power }), the dice are thrown: play a card?
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

control-taken = { $power }: control of { $space }.
unrest-comes = Unrest in { $space }.
unrest-goes = The unrest in { $space } is over.
siege-laid = { $power } lays siege to { $space }.
siege-broken = The siege of { $space } is broken.
siege-captured = { $leader } is captured ({ $power }).
siege-escaped = { $leader } escapes and will be back next turn.
harbour-left = { $power }: the ships in { $space } put out to { $sea }.
assault-stopped = The assault of { $space } does not take place ({ $power }).
assault-begins = { $power } assaults { $space }: { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
} against { $defence }.
assault-restless = The mercenaries leave the assault ({ $power }, { $units } lost).
assault-fought = Assault of { $space } ({ $power }): { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} scored, { $losses } suffered.
assault-won = { $space } falls ({ $power }).
assault-failed = { $space } withstands the assault ({ $power }).
knights-gone = The Knights of St John are driven from { $space }.
build-done = { $power } builds in { $space }: { $unit }.
build-abroad = { $power } builds for a foreign war ({ $card }): { $unit }.
spring-deployed = { $power } deploys { $units ->
    [0] leaders only
    [one] { $units } land unit
   *[other] { $units } land units
} from { $space } to { $target }.

## Odds

assault-success = The space falls
assault-continues = The siege goes on
assault-breaks = The siege is broken
assault-destroyed = The attacker is wiped out
odds-assault = An assault
odds-assault-units = Assaulting units
odds-assault-leader = Best leader of the assault
odds-assault-card = Combat card
