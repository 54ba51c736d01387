# Ce qui s’est passé.
round-begins = La manche { $round } commence.
card-drawn = Vous piochez { $card } pour la maison { $house }.
cards-drawn = La maison { $house } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
deck-reshuffled = La défausse devient la nouvelle pioche.
bid-shown = La maison { $house } { $florins ->
    [0] ne mise rien
    [one] mise un florin
   *[other] mise { $florins } florins
}.
house-passes = La maison { $house } passe.
house-collects = La maison { $house } perçoit { $florins ->
    [one] un florin
   *[other] { $florins } florins
}.
march-begins = La maison { $house } marche sur la { $gate } avec { $card }.
gate-barred = La maison { $house } barre la { $gate } : la marche échoue.
march-fought = Maison { $house }, { $gate } : { $hits } contre { $stands }.
gate-taken = La maison { $house } prend la { $gate } et y laisse { $men ->
    [one] un homme
   *[other] { $men } hommes
}.
clause-florins = La maison { $giver } donne { $what ->
    [one] un florin
   *[other] { $what } florins
} à la maison { $taker }.
clause-gate = La maison { $giver } remet la { $what } à la maison { $taker }.
result-gates = La maison { $winners } tient les trois portes et l’emporte aussitôt.
result-points = { $count ->
    [one] La maison { $winners } l’emporte aux points.
   *[other] Les maisons { $winners } se partagent la victoire aux points.
}
odds-march = Une marche contre une porte
march-taken = La porte est prise
march-held = La garnison tient
