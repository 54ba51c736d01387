# Naval moves, interception, avoiding battle and combat at sea, transport, piracy (sections 5.3, 16).

## Questions

fleet-from = Naval move: ships from where?
fleet-to = Ships in { $place } ({ $units ->
    [one] { $units } unit
   *[other] { $units } units
}): where to?
fleet-whole = Do all the ships in { $place } sail ({ $power })?
fleet-squadrons = From { $place }: how many squadrons ({ $power })?
fleet-corsairs = From { $place }: how many corsairs?
fleet-leader = From { $place }: which naval leader goes along?
fleet-follow = No ship stays in { $place }: where does { $leader } go?
fleet-battle = Naval combat: where first?
fleet-enemy = Naval combat in { $place }: against whom first?
fleet-retreat = Retreat of the ships from { $place }: where to?
chase-from = Naval move ({ $mover }): intercept from where?
chase-to = Naval move ({ $mover }): from { $place } intercept in which sea zone?
chase-whole = Do all the ships in { $place } try to intercept ({ $power })?
chase-squadrons = Interception from { $place }: how many squadrons ({ $power })?
chase-corsairs = Interception from { $place }: how many corsairs?
chase-leader = Interception from { $place }: which naval leader goes along?
evade-to = Enemy ships enter { $place } ({ $mover }, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}): avoid battle by going where?
naval-survivor = Both fleets would sink in { $place }: which kind of ship is left?
naval-loss = { $place }: whose squadron is lost?
transport-to = The army is in { $sea } ({ $units ->
    [one] { $units } unit
   *[other] { $units } units
}; command points left: { $points }): where to?
piracy-sea = Piracy in which sea zone?
piracy-target = Piracy in { $sea }: against whom?
piracy-price = Piracy in { $sea }, { $many ->
    [one] { $many } hit
   *[other] { $many } hits
} to pay for: what does the next one cost?
piracy-ship = Piracy in { $sea }: where is a squadron lost?
respond-naval-declared = Naval move ({ $mover }, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}). Play a card against it?
respond-naval-roll = { $power }, { $place }: { $total } on the dice. Play a card?
respond-naval-cards = Naval combat in { $place }, { $attacker } against { $defender }: play a combat card?
respond-naval-dice = Naval combat in { $place }, { $attacker } against { $defender }, the dice are thrown: play a card?
respond-naval-rowers = Naval combat in { $place }, { $attacker } against { $defender }, the dice are thrown: give a side more oars?
respond-transport-declared = Transport from { $place } by { $sea } ({ $mover }, { $units ->
    [one] { $units } unit
   *[other] { $units } units
}). Play a card against it?
respond-piracy-declared = Piracy in { $sea } against { $target }. Play a card against it?

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

fleet-sails = { $power }: from { $origin } to { $target } ({ $squadrons ->
    [one] { $squadrons } squadron
   *[other] { $squadrons } squadrons
}, { $corsairs ->
    [one] { $corsairs } corsair
   *[other] { $corsairs } corsairs
}).
fleet-lost = { $power }: no way out of { $place }, { $units ->
    [one] { $units } ship
   *[other] { $units } ships
} lost.
fleet-retreats = { $power }: from { $origin } back to { $target } ({ $units ->
    [one] { $units } ship
   *[other] { $units } ships
}).
naval-stopped = The naval move does not take place ({ $power }).
chase-tried = { $power }: naval interception in { $target } from { $origin }, { $total }, { $success ->
    [1] success
   *[other] failure
}.
evade-tried = { $power }: avoiding battle in { $place } towards { $target }, { $total }, { $success ->
    [1] success
   *[other] failure
}.
naval-begins = Naval combat in { $place }: { $attacker } against { $defender }.
naval-fought = { $attacker } against { $defender } at sea: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $losses } with { $against } in reply.
naval-won = Naval victory in { $place }: { $winner }.
naval-lost = { $power }: lost in { $place } { $squadrons ->
    [one] { $squadrons } squadron
   *[other] { $squadrons } squadrons
}, { $corsairs ->
    [one] { $corsairs } corsair
   *[other] { $corsairs } corsairs
}.
transport-begins = { $power }: an army embarks in { $place } for { $sea } ({ $units ->
    [0] leaders only
    [one] { $units } land unit
   *[other] { $units } land units
}).
transport-stopped = The transport from { $place } does not take place ({ $power }).
piracy-begins = Piracy in { $sea } against { $target }.
piracy-stopped = The piracy in { $sea } does not take place.
piracy-hunted = { $power } in { $sea }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} against the corsairs, { $sunk } eliminated.
piracy-raided = Piracy in { $sea } against { $target }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
piracy-ship_lost = { $power }: a squadron in { $place } falls to the pirates.
piracy-point = Piracy against { $target } earns a victory point (now { $points }).

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
refused-sea-nobody = You have no ships in { $place }.
refused-sea-beaten = Your ships in { $place } lost a combat in this impulse.
refused-sea-under-way = All ships that may leave { $place } are told where to go, or have nowhere to go.
refused-sea-far = { $place } is not next to them.
refused-sea-atlantic = Ships of Genoa and Venice, and Andrea Doria, never sail { $place }.
refused-sea-port = { $place } is not your port, and no enemy ships lie there.
refused-sea-foreign = { $place } is not your port.
refused-sea-unrest = { $place } is in unrest.
refused-sea-enemies = Enemy ships lie in { $place }.
refused-sea-engaged = Ships of the mover lie in { $place } ({ $power }): from there nobody intercepts.
refused-sea-tried = The ships in { $place } have tried already.
refused-piracy-no-corsair = No corsair is in { $sea }.
refused-piracy-once = { $sea } has seen piracy this turn.
refused-piracy-nobody = Nobody you may pirate has a port on { $sea }.
refused-piracy-own-player = { $power } is run by the same player.
refused-piracy-no-port = { $power } is no major power with a port on { $sea }.
refused-build-port = { $unit }: { $space } is no port.
refused-build-haven = { $space }: only corsairs are built there.
refused-build-home = { $unit }: { $space } is no home space for it, or no counter is left.
refused-build-lost = { $space } is in other hands.
refused-build-unrest = { $space } is in unrest.
refused-build-enemies = { $space } is besieged, or enemy units stand there.
refused-winter-walls = { $space } is not a fortified space of yours.
refused-winter-lost = Your capital { $space } is in other hands.
refused-winter-capital = From overfull walls units go to the capital only, not to { $space }.
refused-winter-far = { $space } is neither the nearest fortified space nor the capital.
refused-winter-full = Four land units are in { $space } already.
refused-winter-port-far = { $space } is not the nearest port.
refused-winter-port-foreign = { $space } is not your port.
