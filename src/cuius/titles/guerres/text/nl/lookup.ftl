# Wat opgezocht kan worden: labels, stukken, partijen en fasen. Kaarten en fiches: cards.ftl.

lookup-towns = steden
lookup-borders = grenst aan
lookup-loire = steden aan de Loire
lookup-influenced_by = personages met invloed hier
lookup-country = hoort bij
lookup-lands = gebieden waar zijn troepen verschijnen
lookup-garrison = garnizoen
lookup-worth = oorlogspunten
lookup-hears = luistert naar gezanten van
lookup-faction = factie
lookup-second = kan overgehaald worden door
lookup-military = militaire waarde
lookup-intrigue = intrigewaarde
lookup-diplomat = diplomaat
lookup-writer = schrijver
lookup-administrator = bestuurder
lookup-call_to_arms = komt met de Oproep tot de wapens
lookup-succession = opvolgingsletter
lookup-influence = invloed in
lookup-command = rang als aanvoerder
lookup-tactical = tactische waarde
lookup-star = steunt met een ster
lookup-enters = komt in beurt
lookup-dies = laatste beurt
lookup-recruit_from = over te halen vanaf beurt
lookup-recruit_after = over te halen zodra dit personage uit het spel is
lookup-at_court = zit altijd in de hofhand
lookup-immune = sterft niet aan een kale twee
lookup-unkillable = wordt gevangen waar anderen zouden sneuvelen
lookup-survives = overleeft de slachting en gaat terug naar de stapel
lookup-no_gentleman = is veilig voor het Vliegend eskadron
lookup-brought_by = komt met de kaart
lookup-deck = stapel
lookup-timing = wordt gespeeld
lookup-red = moet gespeeld worden in de beurt waarin ze getrokken is
lookup-removed = verlaat het spel na het spelen
lookup-number = aantal per factie
lookup-movement = bewegingspunten
lookup-dice = dobbelstenen
lookup-cost = kosten van een activering
lookup-attrition = uitputting met twee dobbelstenen vanaf
lookup-countries = stuurt gezanten naar
unit-army = leger
unit-leader = aanvoerdersfiche
unit-cube = stadsblokje
unit-treaty = verdragspunten
unit-taxes = koninklijke belastingen
unit-money = { term-money }
unit-war_points = { term-war_points }
unit-troops = { term-troops }

## Wat stukken zijn

lookup-about-army = Staat in een provincie met één tot negen troepenpunten, onder een bevelhebber en misschien een ondersteuner. Alle legers verlaten de kaart aan het einde van de beurt.
lookup-about-leader = De rang bepaalt wie het grootste leger aanvoert en wie eerst spreekt; de tactische waarde geeft extra dobbelstenen.
lookup-about-cube = Toont welke factie een stad beheerst. Steden beslissen over automatische overwinningen en het grootste deel van de eindpunten.
lookup-about-treaty = Te winnen met een verdrag, met de oorlog van een beurt en met kaarten. Aan het einde leveren ze punten op naar rang.
lookup-about-taxes = De Royalisten verhogen ze aan het hof en besteden niveaus aan troepen en geld bij de werving.
lookup-about-money = Komt uit belastingen, steden, subsidies en kaarten, en betaalt activeringen. Wat overblijft gaat aan het eind van de beurt verloren.
lookup-about-war_points = Te winnen met veldslagen, belegeringen en gevangen aanvoerders in de oorlog van deze beurt. Wie er de meeste heeft wint de oorlog: een verdragspunt, en misschien steden.
lookup-about-troops = Geworven uit belastingen, steden en subsidies; een leger heeft er een tot negen. Ze bepalen de grootte: hoe ver het trekt, wat dat kost en hoeveel dobbelstenen het gooit.

## Partijen

lookup-about-faction-royalist = Wint meteen als Liga en Hugenoten aan het einde van een beurt elk minder dan zes steden houden. Anders tellen de punten voor steden en verdragen, en gelijke standen zijn voor hen.
lookup-about-faction-league = Wint meteen met minstens tweemaal zoveel steden als de Hugenoten aan het einde van een beurt. Bondgenoot van de Royalisten tot de Oproep tot de wapens, daarna alleen.
lookup-about-faction-huguenot = Wint meteen met Parijs en meer steden dan de twee anderen samen aan het einde van een beurt. Alleen tot de Oproep tot de wapens, daarna bondgenoot van de Royalisten.

## Fasen

lookup-about-phase-initial = Personages komen en sterven; kaarten en fiches van de beurt gaan naar hun stapels en de beker.
lookup-about-phase-events = Vanaf de tweede beurt wordt een fiche getrokken. Elke factie trekt een gebeurteniskaart.
lookup-about-phase-court_opening = Kaarten van de Oproep tot de wapens; dan komt de leider van elke factie naar het hof.
lookup-about-phase-court_hands = Ieder roept in het geheim personages; elke buur trekt er dan vier uit de stapel en geeft er twee.
lookup-about-phase-massacre = In beurt twee tot vier kunnen twee dobbelstenen of een koninklijke kaart de slachting onder het hugenootse hof brengen.
lookup-about-phase-court = De ene actie na de andere, elk door een personage: steden, verdragen, missies, overhalen, belastingen. Zeven met twee dobbelstenen slaagt, een kale twee doodt.
lookup-about-phase-court_end = Wie gewonnen is wisselt van factie; alle kaarten gaan terug naar hun stapels.
lookup-about-phase-war_cards = Elke factie trekt een oorlogskaart.
lookup-about-phase-recruitment = Royalisten, Hugenoten en Liga werven troepen en geld en stellen hun legers op.
lookup-about-phase-leaders = De hoogste rang krijgt het grootste leger, enzovoort.
lookup-about-phase-war_rounds = De kampen activeren om beurten provincies, tegen betaling: marsen, veldslagen en belegeringen, tot beide afzien.
lookup-about-phase-war_end = Wie de meeste oorlogspunten heeft krijgt een verdragspunt en misschien steden; gevangenen komen vrij.
lookup-about-phase-end_of_turn = Kaarten van het einde, automatische overwinningen; dan verlaten legers, aanvoerders en geld de kaart.
