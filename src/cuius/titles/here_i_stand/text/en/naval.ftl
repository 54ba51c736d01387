# Naval moves, interception, avoiding battle and combat at sea, transport, piracy (sections 5.3, 16).

## Questions

fleet-from = Naval move: ships from where?
fleet-to = Ships in { the-place } ({ $units ->
    [one] { $units } unit
   *[other] { $units } units
}): where to?
fleet-whole = Do all the ships in { the-place } sail ({ $power })?
fleet-squadrons = From { the-place }: how many squadrons ({ $power })?
fleet-corsairs = From { the-place }: how many corsairs?
fleet-leader = From { the-place }: which naval leader goes along?
fleet-follow = No ship stays in { the-place }: where does { the-leader } go?
fleet-battle = Naval combat: where first?
fleet-enemy = Naval combat in { the-place }: against whom first?
fleet-retreat = Retreat of the ships from { the-place }: where to?
chase-from = { start-mover } moves ships: intercept from where?
chase-to = { start-mover } moves ships: intercept from { the-place } in which sea zone?
chase-whole = Do all the ships in { the-place } try to intercept ({ $power })?
chase-squadrons = Interception from { the-place }: how many squadrons ({ $power })?
chase-corsairs = Interception from { the-place }: how many corsairs?
chase-leader = Interception from { the-place }: which naval leader goes along?
evade-to = { start-mover } enters { the-place } ({ count-units }): avoid battle by going where?
naval-survivor = Both fleets would sink in { the-place }: which kind of ship is left?
naval-loss = Combat in { the-place }: whose squadron is lost?
transport-to = The army is in { the-sea } ({ $units ->
    [one] { $units } unit
   *[other] { $units } units
}; command points left: { $points }): where to?
piracy-sea = Piracy in which sea zone?
piracy-target = Piracy in { the-sea }: against whom?
piracy-price = Piracy in { the-sea }, { $many ->
    [one] { $many } hit
   *[other] { $many } hits
} to pay for: what does the next one cost?
piracy-ship = Piracy in { the-sea }: where is a squadron lost?
respond-naval-declared = { start-mover } moves ships ({ count-units }). Play a card against it?
respond-naval-roll = { start-power } rolls { $total } in { the-place }. Play a card?
respond-naval-cards = Naval combat in { the-place }, { the-attacker } against { the-defender }: play a combat card?
respond-naval-dice = Naval combat in { the-place }, { the-attacker } against { the-defender }, the dice are rolled (hits: { $hits } to { $losses }): play a card?
respond-naval-rowers = Naval combat in { the-place }, { the-attacker } against { the-defender }, the dice are rolled (hits: { $hits } to { $losses }): play Professional Rowers?
respond-transport-declared = { start-mover } carries an army from { the-place } by { the-sea } ({ count-units }). Play a card against it?
respond-piracy-declared = Piracy in { the-sea } against { the-target }. Play a card against it?

## Answers

choice-fleet-from-done = No further ships
choice-fleet-whole-all = All of them
choice-fleet-whole-part = A part
choice-fleet-leader-done = No further leader
choice-chase-from-pass = Do not intercept
choice-chase-whole-all = All of them
choice-chase-whole-part = A part
choice-chase-leader-done = No further leader
choice-evade-to-pass = Stay
choice-piracy-price-ship = A squadron
choice-piracy-price-card = A card at random
choice-piracy-price-point = A victory point

## Events

fleet-sails = { start-power } sails from { the-origin } to { the-target } ({ count-ships }).
fleet-lost = No way out of { the-place }: { the-power } loses { $units ->
    [one] { $units } ship
   *[other] { $units } ships
}.
fleet-retreats = { start-power } retreats from { the-origin } to { the-target } ({ $units ->
    [one] { $units } ship
   *[other] { $units } ships
}).
naval-stopped = The naval move does not take place ({ $power }).
chase-tried = { start-power } tries to intercept ships in { the-target } from { the-origin }: { $total }, { $success ->
    [1] success
   *[other] failure
}.
evade-tried = { start-power } tries to avoid battle in { the-place } towards { the-target }: { $total }, { $success ->
    [1] success
   *[other] failure
}.
naval-begins = Naval combat in { the-place }: { the-attacker } against { the-defender }.
naval-fought = { start-attacker } against { the-defender } at sea: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $losses } with { $against } in reply.
naval-won = { start-winner } wins the naval combat in { the-place }.
naval-lost = { start-power } loses in { the-place }: { count-ships }.
transport-begins = An army of { the-power } embarks in { the-place } for { the-sea } ({ $units ->
    [0] leaders only
    [one] { $units } land unit
   *[other] { $units } land units
}).
transport-stopped = The transport from { the-place } does not take place ({ $power }).
piracy-begins = Piracy in { the-sea } against { the-target }.
piracy-stopped = The piracy in { the-sea } does not take place.
piracy-hunted = { start-power } rolls { count-dice } against the corsairs in { the-sea }: { $sunk } sunk.
piracy-raided = Piracy in { the-sea } against { the-target }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
piracy-ship_lost = A squadron of { the-power } in { the-place } falls to the pirates.
piracy-point = Piracy against { the-target } earns a victory point (now { $points }).

## Odds

odds-naval_combat = A naval combat
odds-naval_interception = An interception at sea
odds-naval_avoiding = Avoiding battle at sea
odds-piracy = Piracy
naval-attacker-wins = The attacker wins
naval-tie = Equal hits: the defender wins
naval-defender-wins = The defender wins
chase-success = The interception succeeds
passage-free = The fleet sails unhindered
passage-intercepted = The fleet is intercepted
chase-failure = The interception fails
evade-success = The fleet slips away
evade-failure = The fleet stays
piracy-hunted_down = No corsair is left
piracy-hits-0 = No hit
piracy-hits-1 = One hit
piracy-hits-2 = Two hits
piracy-hits-3 = Three hits
piracy-hits-4 = Four hits
naval-leader = Battle rating of the best naval leader
naval-extra = Cards
naval-in_port = For defending a port
piracy-leader = Piracy rating of the naval leader
piracy-ships_there = Squadrons of the target in the sea zone
piracy-ships_near = Squadrons next to the sea zone
piracy-fortresses = Fortresses on the sea zone

# Why an answer is not offered at sea, to pirates, to builders and in winter.
refused-sea-nobody = You have no ships in { the-place }.
refused-sea-beaten = Your ships in { the-place } lost a combat in this impulse.
refused-sea-under-way = All ships that may leave { the-place } are told where to go, or have nowhere to go.
refused-sea-far = { start-place } is not next to them.
refused-sea-atlantic = Ships of Genoa and Venice, and Andrea Doria, never sail { the-place }.
refused-sea-port = { start-place } is not your port, and no enemy ships lie there.
refused-sea-foreign = { start-place } is not your port.
refused-sea-unrest = { start-place } is in unrest.
refused-sea-enemies = Enemy ships lie in { the-place }.
refused-sea-engaged = Ships of the mover lie in { the-place } ({ $power }): from there nobody intercepts.
refused-sea-tried = The ships in { the-place } have tried already.
refused-piracy-no-corsair = No corsair is in { the-sea }.
refused-piracy-once = { start-sea } has seen piracy this turn.
refused-piracy-nobody = Nobody you may pirate has a port on { the-sea }.
refused-piracy-own-player = { start-power } is run by the same player.
refused-piracy-no-port = { start-power } is no major power with a port on { the-sea }.
refused-build-port = { start-space } is no port ({ $unit }).
refused-build-haven = Only corsairs are built in { the-space }.
refused-build-home = { start-space } is no home space for it ({ $unit }), or no counter is left.
refused-build-lost = { start-space } is in other hands.
refused-build-unrest = { start-space } is in unrest.
refused-build-enemies = { start-space } is besieged, or enemy units stand there.
refused-winter-walls = { start-space } is not a fortified space of yours.
refused-winter-lost = Your capital { the-space } is in other hands.
refused-winter-capital = From overfull walls units go to the capital only, not to { the-space }.
refused-winter-far = { start-space } is neither the nearest fortified space nor the capital.
refused-winter-full = Four land units are in { the-space } already.
refused-winter-port-far = { start-space } is not the nearest port.
refused-winter-port-foreign = { start-space } is not your port.
