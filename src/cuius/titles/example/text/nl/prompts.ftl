# Wat een huis wordt gevraagd, en wat het belet.
action = Het is je impuls: optrekken, innen of passen?
bid = Hoeveel florijnen bied je om als eerste te handelen?
march-card = Welke kaart trekt op?
march-gate = Tegen welke poort?
respond = Het huis { $marcher } trekt op tegen de { $gate }. Vergrendel je die?

refused-no-card = Je hebt geen kaart die kan optrekken.
refused-no-strength = { $card } heeft geen sterkte en kan niet optrekken.
refused-not-held = { $card } zit niet in je hand.
refused-own-gate = De { $gate } is al van jou.
refused-too-poor = Je hebt maar { $florins ->
    [one] één florijn
   *[other] { $florins } florijnen
}.
refused-too-much = Niemand mag meer dan { $most } florijnen bieden.
