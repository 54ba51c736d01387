# Wat je kunt opzoeken: de namen van gegevens, en wat de stukken zijn. De namen van dingen staan in names.ftl.

lookup-boxes = legers die er passen
lookup-orange = waarvan oranje vakken
lookup-arrows = pijlen naar
lookup-provinces = provincies
lookup-cities = hoofdsteden
lookup-towns = provinciesteden
lookup-tax = belasting
lookup-vp = punten
lookup-vp_final = punten aan het eind van het spel
lookup-borders = grenst aan
lookup-rivers = per rivier naar
lookup-trade = handelt met
lookup-trades_with = in de handel van
lookup-allegiance = gezindheid bij aanvang, kolom
lookup-open_to = open voor
lookup-leads_to = leidt naar
lookup-number = hoeveel er zijn
lookup-price = prijs
lookup-newcomers = nieuwe stukken in beurt 0
lookup-raise = prijs van één, twee en drie legers
lookup-maintain = onderhoud van een leger
lookup-disband = prijs om er een te ontbinden
lookup-supports = steunkaderken

lookup-about-resource = De mensen van een factie. Het ligt in de voorraad, als geld in de schatkist, in een steunkader, op het gezindheidsspoor of op het bord, en verandert met zijn plaats van betekenis.
lookup-about-coin = Een stuk dat in een schatkist ligt. Het betaalt legers, Watergeuzen en gezindheid, en keert dan terug naar de voorraad.
lookup-about-army = Staat in een legerblok, belegert een hoofdstad of wacht bij de beschikbare legers. Aan het begin van elke beurt wil het onderhouden worden.
lookup-about-abandoned = Een leger dat niet is betaald. Het heeft zijn regio geplunderd, doet niets meer en houdt zijn vak bezet tot het eind van de beurt.
lookup-about-neutral = Het stuk van niemand. Het vult lege plaatsen en telt tegen elke meerderheid.
lookup-about-beggar = Gehuurd voor één beurt; vernietigt een leger, breekt belegeringen, plundert een provinciestad, belegert een hoofdstad of houdt de wacht.
