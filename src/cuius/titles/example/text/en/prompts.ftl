# What a house is asked, and why it may not.
action = It is your impulse: march, collect, or pass?
bid = How many florins do you bid for the first impulse?
march-card = Which card marches?
march-gate = Against which gate?
respond = { $marcher } marches on the { $gate }. Do you bar it?

refused-no-card = You hold no card that could march.
refused-no-strength = { $card } has no strength and cannot march.
refused-not-held = { $card } is not in your hand.
refused-own-gate = The { $gate } is yours already.
refused-too-poor = You have only { $florins ->
    [one] one florin
   *[other] { $florins } florins
}.
refused-too-much = Nobody may bid more than { $most } florins.
