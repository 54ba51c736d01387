# Names of Les Guerres de Religion, as customary in English.

game = Les Guerres de Religion: France 1562-1598
title = { game }

## Factions and camps

faction-royalist = Royalists
    .number = plural
faction-league = League
faction-huguenot = Huguenots
    .number = plural
camp-royal = the royal camp
camp-opposing = the opposing camp
role-royalist = { faction-royalist }
    .number = plural
role-league = { faction-league }
role-huguenot = { faction-huguenot }
    .number = plural
seat-royalist = { faction-royalist }
seat-league = { faction-league }
seat-huguenot = { faction-huguenot }

## Provinces

province-ile_de_france = Île-de-France
province-picardie = Picardy
province-normandie = Normandy
province-bretagne = Brittany
province-anjou = Anjou
province-orleanais = Orléanais
province-champagne = Champagne
province-bourgogne = Burgundy
province-berry = Berry
province-auvergne = Auvergne
province-lyonnais = Lyonnais
province-dauphine = Dauphiné
province-provence = Provence
province-bas_languedoc = Lower Languedoc
province-haut_languedoc = Upper Languedoc
province-quercy = Quercy
province-guyenne = Guyenne
province-bearn = Béarn
province-saintonge = Saintonge
province-poitou = Poitou
province-limousin = Limousin
province-angleterre = England
province-flandre = Flanders
province-franche_comte = Franche-Comté
province-espagne = Spain
province-saint_empire = Holy Roman Empire
province-lorraine = Lorraine
province-suisse = Switzerland
province-savoie = Savoy
province-provinces_unies = United Provinces
    .number = plural

## Towns

town-paris = Paris
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

## Countries

country-england = England
country-german_states = German states
    .number = plural
country-united_provinces = United Provinces
    .number = plural
country-swiss = Swiss cantons
    .number = plural
country-papacy = Papacy
country-spain = Spain
country-savoy = Savoy
country-lorraine = Lorraine

## Characters

character-charles_ix = Charles IX
character-henri_de_valois = Henri de Valois
character-francois_d_alencon = François d’Alençon
character-louis_de_montpensier = Louis de Montpensier
character-catherine_de_medicis = Catherine de’ Medici
character-escadron_volant = Flying Squadron
character-anne_de_montmorency = Anne de Montmorency
character-antoine_de_bourbon = Antoine de Bourbon
character-gaspard_de_tavannes = Gaspard de Tavannes
character-blaise_de_monluc = Blaise de Monluc
character-francois_de_montmorency = François de Montmorency
character-henri_de_montmorency_damville = Damville
character-artus_de_cosse = Artus de Cossé
character-michel_de_l_hospital = Michel de L’Hospital
character-rene_de_birague = René de Birague
character-philippe_strozzi = Philippe Strozzi
character-armand_de_biron = Armand de Biron
character-anne_de_joyeuse = Anne de Joyeuse
character-jean_louis_d_epernon = Duke of Épernon
character-francois_d_o = François d’O
character-pomponne_de_bellievre = Pomponne de Bellièvre
character-nicolas_de_villeroy = Nicolas de Villeroy
character-louis_de_conde = Louis de Condé
character-gaspard_de_coligny = Gaspard de Coligny
character-henri_de_bourbon = Henri de Bourbon
character-henri_de_conde = Henri de Condé
character-francois_d_andelot = François d’Andelot
character-odet_de_chatillon = Odet de Châtillon
character-jeanne_d_albret = Jeanne d’Albret
character-theodore_de_beze = Theodore Beza
character-francois_hotman = François Hotman
character-francois_de_la_rochefoucauld = François de La Rochefoucauld
character-baron_des_adrets = Baron des Adrets
character-gabriel_de_montgomery = Gabriel de Montgomery
character-vidame_de_chartres = Vidame of Chartres
character-francois_de_la_noue = François de La Noue
character-armee_des_vicomtes = Army of the Viscounts
character-assemblee_huguenote = Huguenot Assembly
character-philippe_duplessis_mornay = Philippe Duplessis-Mornay
character-vicomte_de_turenne = Viscount of Turenne
character-francois_de_lesdiguieres = François de Lesdiguières
character-agrippa_d_aubigne = Agrippa d’Aubigné
character-maximilien_de_rosny = Baron de Rosny
character-francois_de_guise = François de Guise
character-henri_de_guise = Henri de Guise
character-charles_cardinal_de_lorraine = Charles, Cardinal of Lorraine
character-charles_de_mayenne = Charles de Mayenne
character-claude_d_aumale = Claude d’Aumale
character-jacques_de_nemours = Jacques de Nemours
character-sebastien_de_martigues = Sébastien de Martigues
character-guillaume_de_joyeuse = Guillaume de Joyeuse
character-simon_vigor = Simon Vigor
character-claude_de_sainctes = Claude de Sainctes
character-anne_d_este = Anna d’Este
character-louis_de_nevers = Louis de Nevers
character-nicolas_de_pelleve = Cardinal de Pellevé
character-claude_de_la_chatre = Claude de La Châtre
character-louis_cardinal_de_guise = Louis, Cardinal of Guise
character-catherine_de_montpensier = Duchess of Montpensier
character-charles_cardinal_de_bourbon = Charles, Cardinal of Bourbon
character-philippe_emmanuel_de_mercoeur = Duke of Mercœur
character-andre_de_villars_brancas = André de Villars-Brancas
character-charles_de_brissac = Charles de Brissac
character-jean_boucher = Jean Boucher
character-parma = Duke of Parma
character-charles_emmanuel = Charles Emmanuel of Savoy
character-john_casimir = John Casimir
character-ghost = Ghost

## Armies

army-royalist_1 = Royalist army 1
army-royalist_2 = Royalist army 2
army-royalist_3 = Royalist army 3
army-royalist_4 = Royalist army 4
army-royalist_5 = Royalist army 5
army-league_1 = League army 1
army-league_2 = League army 2
army-league_3 = League army 3
army-league_4 = League army 4
army-league_5 = League army 5
army-huguenot_1 = Huguenot army 1
army-huguenot_2 = Huguenot army 2
army-huguenot_3 = Huguenot army 3
army-huguenot_4 = Huguenot army 4
army-huguenot_5 = Huguenot army 5
army-peasant_revolt = { chit-peasant_revolt }
army-governor_revolt = { chit-governor_revolt }
size-small = small
size-medium = medium
size-large = large
rank-a = A
rank-b = B
rank-c = C
rank-d = D

## Cards

deck-royalist = Royalist deck
deck-league = League deck
deck-huguenot = Huguenot deck
deck-war = war deck
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
timing-court_start = before the court gathers
timing-massacre = before the test for the massacre
timing-court = in your turn at court
timing-deploy = during recruitment
timing-placed = when armies and leaders stand
timing-move = before an army moves
timing-battle = before a battle
timing-siege = before a siege
timing-end = at the end of the turn

## Phases

phase-initial = Initial phase
phase-events = Events
phase-court_opening = The court gathers
phase-court_hands = Court hands
phase-massacre = Test for the massacre
phase-court = Court actions
phase-court_end = The court disperses
phase-war_cards = War cards
phase-recruitment = Recruitment
phase-leaders = Leaders
phase-war_rounds = War rounds
phase-war_end = End of the war
phase-end_of_turn = End of the turn

## What a thing is

kind-faction = a faction
kind-camp = a camp
kind-province = a province
kind-town = a town
kind-country = a country
kind-character = a character
kind-rank = a rank
kind-army = an army
kind-size = a size of armies
kind-event = an event card
kind-deck = a deck
kind-chit = an event chit
kind-timing = a moment of the turn
kind-effect = a lasting effect
kind-unit = a piece
kind-phase = a phase

## Words of the game

term-minor = minor town
term-major = major town
term-special = special town
term-province = province
term-foreign = foreign territory
term-character = character
term-leader = leader counter
term-treaty = treaty points
term-war_points = war points
term-money = money
term-troops = troop points
term-taxes = royal taxes
term-nobody = nobody

## Where a value comes from

source-rulebook = from the rulebook
source-derived = follows from the rulebook
source-public = reported by players
source-reconstructed = reconstructed; the printed game may differ
source-overlay = changed for this table

## Scenarios, settings and results

scenario-campaign = The whole wars, 1562-1598, up to six turns
scenario-te_deum = After the massacre of 1572, up to three turns
setting-edition = Edition of the rules
setting-edition-fr = French rulebook
setting-edition-living = later living rules
setting-solo = Faction of a lone player
setting-solo-royalist = { faction-royalist }
setting-solo-league = { faction-league }
setting-solo-huguenot = { faction-huguenot }
setting-influence = Influence at court may be sought by
setting-influence-both = both allies
setting-influence-ally = the ally of the Royalists only
setting-influence_special = Influence over special towns
setting-influence_special-yes = allowed
setting-influence_special-no = not allowed
setting-loire = Crossing the Loire
setting-loire-stop = an army without a crossing stops there
setting-loire-strict = by the bank on which an army came
setting-league_prize = Prize of the League for a war won
setting-league_prize-any = any Royalist town
setting-league_prize-not_paris = any Royalist town but Paris
result-automatic = { $count ->
    [0] An automatic victory for a faction without a player; nobody at the table has won.
   *[other] Automatic victory: { $winners }.
}
result-points = { $count ->
    [0] A faction without a player has the most points; nobody at the table has won.
   *[other] Victory with the most points: { $winners }.
}

## Charts

earned-towns = Towns
earned-treaties = Treaties
earned-outright = Automatic victory
earned-tie = Ties, by number of towns
held-towns = Towns
held-treaty = { term-treaty }
held-war_points = { term-war_points }
held-troops = { term-troops }
thrown-hits = hits
