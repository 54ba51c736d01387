# Gebeurtenissen: kaarten en fiches (5, 13, 19, 20): namen, vragen, verslag, weigeringen, en wat elk doet.

## Gebeurteniskaarten

event-treaty_of_hampton_court = Verdrag van Hampton Court
event-assassination = Moordaanslag
event-la_rochelle = La Rochelle
event-surprise_of_meaux = Verrassing van Meaux
event-michelade = De Michelade
event-iconoclasm = Beeldenstorm
event-reiters_of_john_casimir = Ruiters van Johan Casimir
event-corsairs = Kapers van La Rochelle
event-franco_gallia = Franco-Gallia
event-malcontents = De Malcontenten
event-peace_of_monsieur = Vrede van Monsieur
event-war_weariness = Oorlogsmoeheid
event-disgrace = Ongenade
event-entrevue_de_bayonne = Onderhoud van Bayonne
event-tour_de_france_royal = Koninklijke rondreis
event-he_would_not_dare = Hij zou niet durven
event-contract_of_poissy = Contract van Poissy
event-edict_of_pacification = Pacificatie-edict
event-swiss_of_pfyffer = Zwitsers van Pfyffer
event-royal_artillery = Koninklijke artillerie
event-polish_crown = Kroon van Polen
event-quarrel_of_the_mignons = Twist van de mignons
event-vengeance = Wraak
event-jesuits_plot = Jezuïetencomplot
event-spanish_intervention = Spaanse interventie
event-savoyard_intervention = Savoyaardse interventie
event-death_of_mary_stuart = Dood van Maria Stuart
event-triumvirate = Het Driemanschap
event-parisian_preachers = Predikers van Parijs
event-catholic_confraternities = Katholieke broederschappen
event-league_of_peronne = Liga van Péronne
event-day_of_the_barricades = Dag van de Barricaden
event-treaty_of_joinville = Verdrag van Joinville
event-ambush = Hinderlaag
event-charge_of_the_reiters = Charge van de ruiters
event-forced_march = Geforceerde mars
event-camp_fever = Legerkoorts
event-unpaid_mercenaries = Onbetaalde huurlingen
event-mine_and_sap = Mijnen en loopgraven
event-heroic_defence = Heldhaftige verdediging
event-treason_at_the_gate = Verraad bij de poort
event-relief_column = Ontzettingscolonne
event-pillage = Plundering
event-good_scouts = Goede verkenners
event-flooded_roads = Ondergelopen wegen
event-parole_of_honour = Erewoord

## Fiches

chit-council_of_trent = Concilie van Trente
chit-colonial_tension = Koloniale spanning
chit-peasant_revolt = Boerenopstand
chit-water_geuzen = Watergeuzen
chit-lepanto = Lepanto
chit-spanish_bankruptcy = Spaans bankroet
chit-governor_revolt = Opstand van een gouverneur
chit-antwerp_fury = Furie van Antwerpen
chit-portuguese_succession = Portugese opvolging
chit-spanish_armada = Spaanse Armada

## Vragen

event-court_start = Het hof komt bijeen. Een gebeurteniskaart spelen?
event-massacre = Er wordt zo voor de slachting gegooid. Een gebeurteniskaart spelen?
event-court = Een gebeurteniskaart spelen aan het hof?
event-deploy = Werving: een gebeurteniskaart spelen?
event-placed = Legers en aanvoerders staan opgesteld. Een gebeurteniskaart spelen?
event-move = { start-army } vertrekt uit { the-province }. Speel je een kaart?
event-battle = Veldslag { in-province }: { the-army } tegen { the-enemy }. Speel je een kaart?
event-siege = { start-army } belegert { $town } ({ $province }). Speel je een kaart?
event-end = De beurt loopt af. Een gebeurteniskaart spelen?
card-town = ‘{ $card }’: welke stad gaat over naar { the-faction }?
card-victim_faction = ‘{ $card }’: een personage van welke factie?
card-victim = ‘{ $card }’: welk personage van { the-faction } verdwijnt?
card-lost_leader = Welke royalistische aanvoerder gaat in Portugal verloren?
card-territory = ‘{ $card }’: in welk gebied verzamelt zich het leger?
card-weary = In welke provincie zijn hugenootse legers oorlogsmoe?
card-fever = ‘{ $card }’ { in-province }: welk leger verliest een troepenpunt?
card-scouts = Wordt de volgende onderschepping of ontwijking makkelijker of moeilijker?

## Antwoorden

choice-card-scouts-raise = Makkelijker (+2)
choice-card-scouts-lower = Moeilijker (−2)

## Gebeurtenissen

event-drawn = Je trekt ‘{ $card }’ ({ $faction }).
event-drawn_by = { start-faction } { $faction_number ->
    [plural] trekken
   *[other] trekt
} een kaart ({ $deck }).
event-played = { start-faction } { $faction_number ->
    [plural] spelen
   *[other] speelt
} ‘{ $card }’.
event-in_vain = ‘{ $card }’ van { the-faction } heeft geen uitwerking.
intervention-drawn = { start-faction } { $faction_number ->
    [plural] trekken
   *[other] trekt
} ‘{ $card }’ voor de Oproep tot de wapens.
chit-drawn = Het gebeurtenisfiche van de beurt: { $chit }.
revolt-breaks_out = { $chit } { in-province }: een leger van { $troops ->
    [one] { $troops } troepenpunt
   *[other] { $troops } troepenpunten
}.
card-money = { start-faction } { $faction_number ->
    [plural] krijgen
   *[other] krijgt
} { $money } geld.
card-paid = { start-faction } { $faction_number ->
    [plural] betalen
   *[other] betaalt
} { $money } geld.
card-le_havre = { $town } opent zijn haven voor de Engelsen: een kleine stad erbij voor { the-faction }.
card-visitor = { start-character } trekt voor deze oorlog te velde.
card-wearies = Hugenootse legers { in-province } trekken er niet weg en belegeren er niets tot een vijandelijk leger binnenkomt.
card-fever_strikes = Koorts treft { the-army } { in-province }; troepenpunten over: { $troops }.
card-scouts_ride = { $faction }: verkenners veranderen de volgende onderschepping of ontwijking met { $value ->
    [2] +2
   *[other] −2
}.

## Waarom niet

refused-card-not-held = ‘{ $card }’ is niet in je hand.
refused-card-must-play = ‘{ $card }’ moet nu gespeeld worden; je kunt niet passen.
refused-card-red-first = ‘{ $first }’ moet vóór ‘{ $card }’ gespeeld worden.
refused-card-not-now = ‘{ $card }’ hoort bij een ander moment van de beurt.
refused-card-massacred = { $card }: de slachting is al gebeurd.
refused-card-called = { $card }: te laat, de Oproep tot de wapens is geweest.
refused-card-no-town = { $card }: geen stad komt in aanmerking.
refused-card-no-town-there = { $card }: Parijs is in vijandelijke handen, en Meaux is niet van jou.
refused-card-war-not-won = { $card }: de Hugenoten hebben deze oorlog niet gewonnen.
refused-card-nobody = { $card }: er is niemand voor wie zij geldt.
refused-card-mission-tried = { $card }: deze beurt is al een missie naar dat land geprobeerd.
refused-card-bankrupt = { $card }: Spanje is deze beurt bankroet.
refused-card-no-action = { $card }: je hebt geen actie over om haar voor te gebruiken.
refused-card-no-roll = { $card }: er komt geen worp meer die zij kan helpen.
refused-card-no-money = { $card }: je kunt haar niet betalen.
refused-card-no-marker = { $card }: geen legerfiche of leger heeft plaats voor de troepen.
refused-card-no-province = { $card }: geen provincie komt in aanmerking.
refused-card-no-army = { $card }: daar staat geen leger meer.
refused-card-not-your-move = { $card }: je voert het leger dat beweegt niet aan.
refused-card-not-enemy-move = { $card }: het leger dat beweegt is niet van de vijand.
refused-card-not-your-fight = { $card }: geen leger van jouw kamp vecht hier.
refused-card-no-leader = { $card }: je leger heeft geen aanvoerder om te beschermen.
refused-card-not-royal = { $card }: de belegeraars zijn geen leger van de Royalisten.
refused-card-not-minor = { $card }: de stad is niet klein.
refused-card-not-your-town = { $card }: de stad is niet van jouw kamp.
refused-card-no-relief = { $card }: geen leger van jouw kamp staat in een buurprovincie.
refused-card-town-holder = { $town } is niet van een factie waarvan dit een stad neemt.
refused-card-town-size = { $town } is geen kleine stad.
refused-card-town-province = { $town } ligt niet in een van de bedoelde provincies.
refused-card-town-paris = { $town } is uitgezonderd.
refused-card-town-beside = De Hugenoten hebben geen stad in die provincie ({ $town }).
refused-card-victim-absent = { start-character } is niet in het spel.
refused-card-victim-other = { start-character } is van een andere factie (gevraagd: { $faction }).
refused-card-victim-spared = { start-character } is veilig: vrouwen en priesters worden niet vermoord.
refused-card-victim-none = Niemand van { the-faction } kan getroffen worden.
refused-card-no-counter = { start-character } heeft geen aanvoerdersfiche.
refused-card-no-room = Geen leger van { the-faction } heeft plaats { in-province }.
refused-card-not-spanish = { start-province } { $province_number ->
    [plural] zijn
   *[other] is
} niet Spaans; het leger is voor { the-faction }.
refused-card-weary-already = { start-province } { $province_number ->
    [plural] zijn
   *[other] is
} al aangewezen.
refused-card-no-huguenots = { start-province } { $province_number ->
    [plural] hebben
   *[other] heeft
} geen hugenootse stad.
refused-card-army-elsewhere = { start-army } is niet { in-province }.

## Wat de kaarten doen

lookup-about-event-treaty_of_hampton_court = De hugenoten krijgen de hoogste Engelse subsidie zonder missie, en sturen er deze beurt geen. Le Havre wordt een kleine hugenootse stad in Normandie; zodra het van hand wisselt verlaat het het spel. Niet na een missie naar Engeland in dezelfde beurt.
lookup-about-event-assassination = Haalt een personage van welke factie ook uit het spel; geen vrouw en geen priester.
lookup-about-event-la_rochelle = De rest van het spel, zolang de hugenoten La Rochelle hebben, brengt elke werving hun 1 troepenpunt en 2 geld meer.
lookup-about-event-surprise_of_meaux = De volgende hugenootse verrassingsaanval in Île-de-France, Champagne of Orléanais staat open voor elk personage behalve een spook, met +2. Niet op Parijs.
lookup-about-event-michelade = De hugenoten bekeren een kleine stad in Bas-Languedoc, Haut-Languedoc, Quercy of Dauphiné; de Liga krijgt een verdragspunt.
lookup-about-event-iconoclasm = Moet gespeeld worden. De hugenoten bekeren een kleine royalistische stad in een provincie waar zij er een hebben, als die er is; de Liga krijgt een verdragspunt.
lookup-about-event-reiters_of_john_casimir = Voor 1 geld werven de hugenoten 3 troepenpunten in het Heilige Roomse Rijk; Johan Casimir voert aan tot de oorlog eindigt.
lookup-about-event-corsairs = De hugenoten krijgen 3 geld als zij La Rochelle hebben, anders 1.
lookup-about-event-franco_gallia = De hugenoten krijgen een verdragspunt, naast dat van een geschreven verdrag.
lookup-about-event-malcontents = +2 op de volgende hugenootse poging van de beurt om een royalist te winnen.
lookup-about-event-peace_of_monsieur = Na een gewonnen oorlog bekeren de hugenoten nog een royalistische stad, niet Parijs.
lookup-about-event-war_weariness = Als legers en aanvoerders staan, wijst de royalist drie provincies met een hugenootse stad aan: hugenootse legers trekken er niet weg en belegeren er niets tot een vijandelijk leger binnenkomt. Niet na de Oproep tot de wapens.
lookup-about-event-disgrace = Haalt elk willekeurig personage uit het spel, zonder uitzondering.
lookup-about-event-entrevue_de_bayonne = In de hoffase, vóór elke worp voor de slachting: de slachting gebeurt.
lookup-about-event-tour_de_france_royal = De royalisten bekeren een kleine hugenootse stad en een van de Liga. Niet na de slachting.
lookup-about-event-he_would_not_dare = Vóór de hofhanden: Henri de Guise verlaat het spel, als hij de Liga dient, en de Oproep tot de wapens volgt.
lookup-about-event-contract_of_poissy = De koninklijke belasting stijgt een niveau.
lookup-about-event-edict_of_pacification = De royalisten krijgen een verdragspunt; een kleine royalistische stad naar hun keuze wordt hugenoots.
lookup-about-event-swiss_of_pfyffer = 2 troepenpunten voegen zich bij het royalistische leger in Île-de-France, of vormen er een.
lookup-about-event-royal_artillery = Een royalistisch leger dat belegert gooit 2 dobbelstenen meer.
lookup-about-event-polish_crown = Moet gespeeld worden. Henri de Valois is de rest van de beurt weg: niet aan het hof, geen factieleider, geen aanvoerder.
lookup-about-event-quarrel_of_the_mignons = Moet gespeeld worden. Een man uit de royalistische hofhand, geen priester, door het lot gekozen, gaat terug naar de stapel; de koninklijke belasting daalt een niveau.
lookup-about-event-vengeance = Haalt een personage van welke factie ook uit het spel; geen vrouw en geen priester.
lookup-about-event-jesuits_plot = De personages die op de Oproep tot de wapens wachten komen meteen bij de Liga; de bondgenootschappen blijven.
lookup-about-event-spanish_intervention = De Liga werft 4 troepenpunten in een Spaans gebied; Parma voert aan tot de oorlog eindigt. Niet tijdens een Spaans bankroet.
lookup-about-event-savoyard_intervention = De Liga werft 3 troepenpunten in Savoye; Karel Emanuel voert aan tot de oorlog eindigt.
lookup-about-event-death_of_mary_stuart = De Liga krijgt een verdragspunt en bekeert een kleine stad.
lookup-about-event-triumvirate = De Liga krijgt 2 geld; in deze oorlog gaan haar aanvoerders vóór royalistische van dezelfde rang.
lookup-about-event-parisian_preachers = +2 op de volgende worp van de Liga deze beurt voor invloed aan het hof of een verdrag.
lookup-about-event-catholic_confraternities = De Liga krijgt 3 geld.
lookup-about-event-league_of_peronne = De Liga bekeert een royalistische stad in Picardie, Champagne of Île-de-France, niet Parijs.
lookup-about-event-day_of_the_barricades = Moet gespeeld worden. Een royalistisch Parijs gaat over naar de Liga.
lookup-about-event-treaty_of_joinville = De Liga krijgt de hoogste Spaanse subsidie zonder missie, en stuurt er deze beurt geen. Niet na een missie naar Spanje in dezelfde beurt, en niet tijdens een Spaans bankroet.
lookup-about-event-ambush = In een veldslag: het vijandelijke leger gooit 1 dobbelsteen minder, maar ten minste één.
lookup-about-event-charge_of_the_reiters = In een veldslag: je leger gooit 2 dobbelstenen meer.
lookup-about-event-forced_march = Een leger van jou dat beweegt heeft 1 bewegingspunt meer, en lijdt daarna zeker uitputting.
lookup-about-event-camp_fever = Aan het begin van een beweging of beleg: een leger in die provincie verliest een troepenpunt.
lookup-about-event-unpaid_mercenaries = Als een vijandelijk leger beweegt: zijn kamp betaalt 1 geld meer voor de activering, of verliest een troepenpunt.
lookup-about-event-mine_and_sap = In een beleg: de belegeraar gooit 2 dobbelstenen meer.
lookup-about-event-heroic_defence = In een beleg: het garnizoen gooit 2 dobbelstenen meer, maar is niet sterker.
lookup-about-event-treason_at_the_gate = Je beleg van een kleine stad slaagt zonder dobbelstenen; het nieuwe garnizoen blijft nodig.
lookup-about-event-relief_column = Een beleg van een stad van je kamp mislukt zonder dobbelstenen, als een leger van je kamp in een buurprovincie staat.
lookup-about-event-pillage = Je krijgt 2 geld als je leger deze veldslag of dit beleg wint.
lookup-about-event-good_scouts = De volgende onderschepping of ontwijking van deze activering krijgt +2 of −2, naar je keuze.
lookup-about-event-flooded_roads = Een vijandelijk leger dat beweegt gaat over één grens.
lookup-about-event-parole_of_honour = Aanvoerders van je leger die zouden sneuvelen worden in een veldslag gevangen, in een beleg gewond.

## Wat de fiches doen

lookup-about-chit-council_of_trent = +1 op pogingen om een hugenoot te winnen deze beurt.
lookup-about-chit-colonial_tension = −1 op missies naar Spanje deze beurt.
lookup-about-chit-peasant_revolt = Een opstand van 3 troepenpunten in een door het lot gekozen provincie: hij probeert wie binnenkomt tegen te houden, en de steden daar tellen voor niemand.
lookup-about-chit-water_geuzen = +2 op missies naar de Verenigde Provinciën deze beurt.
lookup-about-chit-lepanto = De Liga bekeert een stad van welke andere factie ook.
lookup-about-chit-spanish_bankruptcy = Spanje geeft deze beurt niets.
lookup-about-chit-governor_revolt = Een opstand van 5 troepenpunten in een door het lot gekozen provincie: hij probeert wie binnenkomt tegen te houden, en de steden daar tellen voor niemand.
lookup-about-chit-antwerp_fury = François d’Alençon verlaat het spel, en de Oproep tot de wapens volgt.
lookup-about-chit-portuguese_succession = Strozzi verlaat het spel; is hij niet in het spel, dan een royalistische aanvoerder die de royalist aanwijst.
lookup-about-chit-spanish_armada = −1 op missies naar Spanje tot het einde van het spel.
