# Wat een huis wordt gevraagd, en wat het belet.
action = Het is uw impuls: optrekken, innen of passen?
bid = Hoeveel florijnen biedt u om als eerste te handelen?
march-card = Welke kaart trekt op?
march-gate = Tegen welke poort?
respond = Het huis { $marcher } trekt op tegen de { $gate }. Vergrendelt u die?

refused-no-card = U hebt geen kaart die kan optrekken.
refused-no-strength = { $card } heeft geen sterkte en kan niet optrekken.
refused-not-held = { $card } zit niet in uw hand.
refused-own-gate = De { $gate } is al van u.
refused-too-poor = U hebt maar { $florins ->
    [one] één florijn
   *[other] { $florins } florijnen
}.
refused-too-much = Niemand mag meer dan { $most } florijnen bieden.
