# Che cosa è successo.
round-begins = Comincia il turno { $round }.
card-drawn = Pescate { $card } per il casato { $house }.
cards-drawn = Il casato { $house } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
}.
deck-reshuffled = Gli scarti diventano il nuovo mazzo.
bid-shown = Il casato { $house } { $florins ->
    [0] non punta nulla
    [one] punta un fiorino
   *[other] punta { $florins } fiorini
}.
house-passes = Il casato { $house } passa.
house-collects = Il casato { $house } riscuote { $florins ->
    [one] un fiorino
   *[other] { $florins } fiorini
}.
march-begins = Il casato { $house } marcia contro la { $gate } con { $card }.
gate-barred = Il casato { $house } sbarra la { $gate }: la marcia fallisce.
march-fought = Casato { $house }, { $gate }: { $hits } contro { $stands }.
gate-taken = Il casato { $house } prende la { $gate } e vi lascia { $men ->
    [one] un uomo
   *[other] { $men } uomini
}.
clause-florins = Il casato { $giver } dà { $what ->
    [one] un fiorino
   *[other] { $what } fiorini
} al casato { $taker }.
clause-gate = Il casato { $giver } cede la { $what } al casato { $taker }.
result-gates = Il casato { $winners } tiene tutte e tre le porte e vince subito.
result-points = { $count ->
    [one] Il casato { $winners } vince ai punti.
   *[other] I casati { $winners } si dividono la vittoria ai punti.
}
odds-march = Una marcia contro una porta
march-taken = La porta è presa
march-held = La guarnigione tiene
