# Wat er gebeurde.
round-begins = Ronde { $round } begint.
card-drawn = Je trekt { $card } voor het huis { $house }.
cards-drawn = Het huis { $house } trekt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}.
deck-reshuffled = De aflegstapel wordt de nieuwe trekstapel.
bid-shown = Het huis { $house } biedt { $florins ->
    [0] niets
    [one] één florijn
   *[other] { $florins } florijnen
}.
house-passes = Het huis { $house } past.
house-collects = Het huis { $house } int { $florins ->
    [one] één florijn
   *[other] { $florins } florijnen
}.
march-begins = Het huis { $house } trekt op tegen de { $gate } met { $card }.
gate-barred = Het huis { $house } vergrendelt de { $gate }: de mars mislukt.
march-fought = Huis { $house }, { $gate }: { $hits } tegen { $stands }.
gate-taken = Het huis { $house } neemt de { $gate } in en laat er { $men ->
    [one] één man
   *[other] { $men } man
} achter.
clause-florins = Het huis { $giver } geeft het huis { $taker } { $what ->
    [one] één florijn
   *[other] { $what } florijnen
}.
clause-gate = Het huis { $giver } draagt de { $what } over aan het huis { $taker }.
result-gates = Het huis { $winners } houdt alle drie de poorten en wint meteen.
result-points = { $count ->
    [one] Het huis { $winners } wint op punten.
   *[other] De huizen { $winners } delen de overwinning op punten.
}
odds-march = Een mars tegen een poort
march-taken = De poort wordt ingenomen
march-held = Het garnizoen houdt stand
