# De namen van Les Guerres de Religion, zoals gebruikelijk in het Nederlands.

game = Les Guerres de Religion: Frankrijk 1562-1598
title = { game }

## Partijen en kampen

faction-royalist = Royalisten
    .number = plural
faction-league = Liga
faction-huguenot = Hugenoten
    .number = plural
camp-royal = het koninklijke kamp
camp-opposing = het vijandige kamp
role-royalist = { faction-royalist }
    .number = plural
role-league = { faction-league }
role-huguenot = { faction-huguenot }
    .number = plural
seat-royalist = { faction-royalist }
seat-league = { faction-league }
seat-huguenot = { faction-huguenot }

## Provincies

province-ile_de_france = Île-de-France
province-picardie = Picardië
province-normandie = Normandië
province-bretagne = Bretagne
province-anjou = Anjou
province-orleanais = Orléanais
province-champagne = Champagne
province-bourgogne = Bourgondië
province-berry = Berry
province-auvergne = Auvergne
province-lyonnais = Lyonnais
province-dauphine = Dauphiné
province-provence = Provence
province-bas_languedoc = Neder-Languedoc
province-haut_languedoc = Opper-Languedoc
province-quercy = Quercy
province-guyenne = Guyenne
province-bearn = Béarn
province-saintonge = Saintonge
province-poitou = Poitou
province-limousin = Limousin
province-angleterre = Engeland
province-flandre = Vlaanderen
province-franche_comte = Franche-Comté
province-espagne = Spanje
province-saint_empire = Heilige Roomse Rijk
province-lorraine = Lotharingen
province-suisse = Zwitserland
province-savoie = Savoye
province-provinces_unies = Verenigde Provinciën
    .number = plural

## Steden

town-paris = Parijs
town-meaux = Meaux
town-amiens = Amiens
town-peronne = Péronne
town-rouen = Rouen
town-caen = Caen
town-nantes = Nantes
town-rennes = Rennes
town-angers = Angers
town-saumur = Saumur
town-orleans = Orléans
town-blois = Blois
town-troyes = Troyes
town-reims = Reims
town-dijon = Dijon
town-auxerre = Auxerre
town-bourges = Bourges
town-sancerre = Sancerre
town-clermont = Clermont
town-issoire = Issoire
town-lyon = Lyon
town-grenoble = Grenoble
town-valence = Valence
town-aix = Aix
town-marseille = Marseille
town-montpellier = Montpellier
town-nimes = Nîmes
town-toulouse = Toulouse
town-castres = Castres
town-cahors = Cahors
town-montauban = Montauban
town-bordeaux = Bordeaux
town-bergerac = Bergerac
town-pau = Pau
town-nerac = Nérac
town-la_rochelle = La Rochelle
town-saint_jean_d_angely = Saint-Jean-d’Angély
town-poitiers = Poitiers
town-niort = Niort
town-limoges = Limoges
town-le_havre = Le Havre

## Landen

country-england = Engeland
country-german_states = Duitse staten
    .number = plural
country-united_provinces = Verenigde Provinciën
    .number = plural
country-swiss = Zwitserse kantons
    .number = plural
country-papacy = Pauselijke Staat
country-spain = Spanje
country-savoy = Savoye
country-lorraine = Lotharingen

## Personages

character-charles_ix = Karel IX
character-henri_de_valois = Hendrik van Valois
character-francois_d_alencon = Frans van Alençon
character-louis_de_montpensier = Louis de Montpensier
character-catherine_de_medicis = Catharina de’ Medici
character-escadron_volant = Vliegend eskadron
character-anne_de_montmorency = Anne de Montmorency
character-antoine_de_bourbon = Anton van Bourbon
character-gaspard_de_tavannes = Gaspard de Tavannes
character-blaise_de_monluc = Blaise de Monluc
character-francois_de_montmorency = François de Montmorency
character-henri_de_montmorency_damville = Damville
character-artus_de_cosse = Artus de Cossé
character-michel_de_l_hospital = Michel de L’Hospital
character-rene_de_birague = René de Birague
character-philippe_strozzi = Filippo Strozzi
character-armand_de_biron = Armand de Biron
character-anne_de_joyeuse = Anne de Joyeuse
character-jean_louis_d_epernon = hertog van Épernon
character-francois_d_o = François d’O
character-pomponne_de_bellievre = Pomponne de Bellièvre
character-nicolas_de_villeroy = Nicolas de Villeroy
character-louis_de_conde = Lodewijk van Condé
character-gaspard_de_coligny = Gaspard de Coligny
character-henri_de_bourbon = Hendrik van Bourbon
character-henri_de_conde = Hendrik van Condé
character-francois_d_andelot = François d’Andelot
character-odet_de_chatillon = Odet de Châtillon
character-jeanne_d_albret = Johanna van Albret
character-theodore_de_beze = Theodorus Beza
character-francois_hotman = François Hotman
character-francois_de_la_rochefoucauld = François de La Rochefoucauld
character-baron_des_adrets = baron des Adrets
character-gabriel_de_montgomery = Gabriel de Montgomery
character-vidame_de_chartres = vidame van Chartres
character-francois_de_la_noue = François de La Noue
character-armee_des_vicomtes = Leger van de burggraven
character-assemblee_huguenote = Hugenootse vergadering
character-philippe_duplessis_mornay = Philippe Duplessis-Mornay
character-vicomte_de_turenne = burggraaf van Turenne
character-francois_de_lesdiguieres = François de Lesdiguières
character-agrippa_d_aubigne = Agrippa d’Aubigné
character-maximilien_de_rosny = baron van Rosny
character-francois_de_guise = Frans van Guise
character-henri_de_guise = Hendrik van Guise
character-charles_cardinal_de_lorraine = kardinaal van Lotharingen
character-charles_de_mayenne = Karel van Mayenne
character-claude_d_aumale = Claude d’Aumale
character-jacques_de_nemours = Jacques de Nemours
character-sebastien_de_martigues = Sébastien de Martigues
character-guillaume_de_joyeuse = Guillaume de Joyeuse
character-simon_vigor = Simon Vigor
character-claude_de_sainctes = Claude de Sainctes
character-anne_d_este = Anna d’Este
character-louis_de_nevers = Lodewijk van Nevers
character-nicolas_de_pelleve = kardinaal de Pellevé
character-claude_de_la_chatre = Claude de La Châtre
character-louis_cardinal_de_guise = kardinaal van Guise
character-catherine_de_montpensier = hertogin van Montpensier
character-charles_cardinal_de_bourbon = kardinaal van Bourbon
character-philippe_emmanuel_de_mercoeur = hertog van Mercœur
character-andre_de_villars_brancas = André de Villars-Brancas
character-charles_de_brissac = Charles de Brissac
character-jean_boucher = Jean Boucher
character-parma = hertog van Parma
character-charles_emmanuel = Karel Emanuel van Savoye
character-john_casimir = Johan Casimir
character-ghost = spook

## Legers

army-royalist_1 = Koninklijk leger 1
army-royalist_2 = Koninklijk leger 2
army-royalist_3 = Koninklijk leger 3
army-royalist_4 = Koninklijk leger 4
army-royalist_5 = Koninklijk leger 5
army-league_1 = Leger van de Liga 1
army-league_2 = Leger van de Liga 2
army-league_3 = Leger van de Liga 3
army-league_4 = Leger van de Liga 4
army-league_5 = Leger van de Liga 5
army-huguenot_1 = Hugenotenleger 1
army-huguenot_2 = Hugenotenleger 2
army-huguenot_3 = Hugenotenleger 3
army-huguenot_4 = Hugenotenleger 4
army-huguenot_5 = Hugenotenleger 5
army-peasant_revolt = { chit-peasant_revolt }
army-governor_revolt = { chit-governor_revolt }
size-small = klein
size-medium = middelgroot
size-large = groot
rank-a = A
rank-b = B
rank-c = C
rank-d = D

## Kaarten

deck-royalist = koninklijke stapel
deck-league = stapel van de Liga
deck-huguenot = hugenootse stapel
deck-war = oorlogsstapel
effect-council_of_trent = { chit-council_of_trent }
effect-colonial_tension = { chit-colonial_tension }
effect-water_geuzen = { chit-water_geuzen }
effect-spanish_bankruptcy = { chit-spanish_bankruptcy }
effect-spanish_armada = { chit-spanish_armada }
effect-la_rochelle = { event-la_rochelle }
effect-surprise_of_meaux = { event-surprise_of_meaux }
effect-malcontents = { event-malcontents }
effect-parisian_preachers = { event-parisian_preachers }
effect-triumvirate = { event-triumvirate }
effect-forced_march = { event-forced_march }
effect-flooded_roads = { event-flooded_roads }
effect-unpaid_mercenaries = { event-unpaid_mercenaries }
effect-good_scouts = { event-good_scouts }
effect-ambush = { event-ambush }
effect-charge_of_the_reiters = { event-charge_of_the_reiters }
effect-royal_artillery = { event-royal_artillery }
effect-mine_and_sap = { event-mine_and_sap }
effect-heroic_defence = { event-heroic_defence }
effect-treason_at_the_gate = { event-treason_at_the_gate }
effect-relief_column = { event-relief_column }
effect-pillage = { event-pillage }
effect-parole_of_honour = { event-parole_of_honour }
timing-court_start = voor het hof bijeenkomt
timing-massacre = voor de worp voor de slachting
timing-court = in de eigen beurt aan het hof
timing-deploy = tijdens de werving
timing-placed = als legers en aanvoerders staan
timing-move = voor een leger trekt
timing-battle = voor een veldslag
timing-siege = voor een beleg
timing-end = aan het einde van de beurt

## Fasen

phase-initial = Beginfase
phase-events = Gebeurtenissen
phase-court_opening = Het hof komt bijeen
phase-court_hands = Hofhanden
phase-massacre = Worp voor de slachting
phase-court = Acties aan het hof
phase-court_end = Het hof gaat uiteen
phase-war_cards = Oorlogskaarten
phase-recruitment = Werving
phase-leaders = Aanvoerders
phase-war_rounds = Oorlogsrondes
phase-war_end = Einde van de oorlog
phase-end_of_turn = Einde van de beurt

## Wat iets is

kind-faction = een factie
kind-camp = een kamp
kind-province = een provincie
kind-town = een stad
kind-country = een land
kind-character = een personage
kind-rank = een rang
kind-army = een leger
kind-size = een legergrootte
kind-event = een gebeurteniskaart
kind-deck = een stapel
kind-chit = een gebeurtenisfiche
kind-timing = een moment van de beurt
kind-effect = een blijvend effect
kind-unit = een stuk
kind-phase = een fase

## Woorden van het spel

term-minor = kleine stad
term-major = grote stad
term-special = bijzondere stad
term-province = provincie
term-foreign = buitenlands gebied
term-character = personage
term-leader = aanvoerdersfiche
term-treaty = verdragspunten
term-war_points = oorlogspunten
term-money = geld
term-troops = troepenpunten
term-taxes = koninklijke belastingen
term-nobody = niemand

## Waar een waarde vandaan komt

source-rulebook = uit het regelboek
source-derived = volgt uit het regelboek
source-public = gemeld door spelers
source-reconstructed = gereconstrueerd; het gedrukte spel kan afwijken
source-overlay = gewijzigd voor deze tafel

## Scenario’s, instellingen en uitslagen

scenario-campaign = Alle oorlogen, 1562-1598, hoogstens zes beurten
scenario-te_deum = Na de slachting van 1572, hoogstens drie beurten
setting-edition = Uitgave van de regels
setting-edition-fr = Frans regelboek
setting-edition-living = latere herziene regels
setting-solo = Factie van een speler die alleen staat
setting-solo-royalist = { faction-royalist }
setting-solo-league = { faction-league }
setting-solo-huguenot = { faction-huguenot }
setting-influence = Invloed aan het hof staat open voor
setting-influence-both = beide bondgenoten
setting-influence-ally = alleen de bondgenoot van de Royalisten
setting-influence_special = Invloed op bijzondere steden
setting-influence_special-yes = toegestaan
setting-influence_special-no = niet toegestaan
setting-loire = De Loire oversteken
setting-loire-stop = een leger zonder overgang stopt daar
setting-loire-strict = volgens de oever waarlangs het leger kwam
setting-league_prize = Prijs van de Liga voor een gewonnen oorlog
setting-league_prize-any = elke koninklijke stad
setting-league_prize-not_paris = elke koninklijke stad behalve Parijs
result-automatic = { $count ->
    [0] Automatische overwinning van een factie zonder speler; niemand aan tafel heeft gewonnen.
   *[other] Automatische overwinning: { $winners }.
}
result-points = { $count ->
    [0] Een factie zonder speler heeft de meeste punten; niemand aan tafel heeft gewonnen.
   *[other] Overwinning met de meeste punten: { $winners }.
}

## Grafieken

earned-towns = Steden
earned-treaties = Verdragen
earned-outright = Automatische overwinning
earned-tie = Gelijke stand, naar aantal steden
held-towns = Steden
held-treaty = { term-treaty }
held-war_points = { term-war_points }
held-troops = { term-troops }
thrown-hits = treffers
