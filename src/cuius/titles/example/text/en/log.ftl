# What happened.
round-begins = Round { $round } begins.
card-drawn = You draw { $card } for { $house }.
cards-drawn = { $house } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
deck-reshuffled = The discards become the new deck.
bid-shown = { $house } bids { $florins ->
    [0] nothing
    [one] one florin
   *[other] { $florins } florins
}.
house-passes = { $house } passes.
house-collects = { $house } collects { $florins ->
    [one] one florin
   *[other] { $florins } florins
}.
march-begins = { $house } marches on the { $gate } with { $card }.
gate-barred = { $house } bars the { $gate }: the march fails.
march-fought = { $house } at the { $gate }: { $hits } against { $stands }.
gate-taken = { $house } takes the { $gate } and leaves { $men ->
    [one] one man
   *[other] { $men } men
} there.
clause-florins = { $giver } gives { $taker } { $what ->
    [one] one florin
   *[other] { $what } florins
}.
clause-gate = { $giver } hands the { $what } over to { $taker }.
result-gates = { $winners } holds all three gates and wins at once.
result-points = { $count ->
    [one] { $winners } wins on points.
   *[other] { $winners } share the victory on points.
}
odds-march = A march against a gate
march-taken = The gate is taken
march-held = The garrison holds
