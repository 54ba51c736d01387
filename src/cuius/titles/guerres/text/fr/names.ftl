# Les noms des Guerres de Religion.

game = Les Guerres de Religion : France 1562-1598
title = { game }

## Factions et camps

faction-royalist = Royalistes
    .number = plural
faction-league = Ligue
faction-huguenot = Huguenots
    .number = plural
camp-royal = le camp royal
camp-opposing = le camp adverse
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
province-picardie = Picardie
province-normandie = Normandie
province-bretagne = Bretagne
province-anjou = Anjou
province-orleanais = Orléanais
province-champagne = Champagne
province-bourgogne = Bourgogne
province-berry = Berry
province-auvergne = Auvergne
province-lyonnais = Lyonnais
province-dauphine = Dauphiné
province-provence = Provence
province-bas_languedoc = Bas-Languedoc
province-haut_languedoc = Haut-Languedoc
province-quercy = Quercy
province-guyenne = Guyenne
province-bearn = Béarn
province-saintonge = Saintonge
province-poitou = Poitou
province-limousin = Limousin
province-angleterre = Angleterre
province-flandre = Flandre
province-franche_comte = Franche-Comté
province-espagne = Espagne
province-saint_empire = Saint-Empire
province-lorraine = Lorraine
province-suisse = Suisse
province-savoie = Savoie
province-provinces_unies = Provinces-Unies

## Villes

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

## Pays

country-england = Angleterre
country-german_states = États allemands
country-united_provinces = Provinces-Unies
country-swiss = Cantons suisses
country-papacy = Papauté
country-spain = Espagne
country-savoy = Savoie
country-lorraine = Lorraine

## Personnages

character-charles_ix = Charles IX
character-henri_de_valois = Henri de Valois
character-francois_d_alencon = François d’Alençon
character-louis_de_montpensier = Louis de Montpensier
character-catherine_de_medicis = Catherine de Médicis
character-escadron_volant = Escadron volant
character-anne_de_montmorency = Anne de Montmorency
character-antoine_de_bourbon = Antoine de Bourbon
character-gaspard_de_tavannes = Gaspard de Tavannes
character-blaise_de_monluc = Blaise de Monluc
character-francois_de_montmorency = François de Montmorency
character-henri_de_montmorency_damville = Montmorency-Damville
character-artus_de_cosse = Artus de Cossé
character-michel_de_l_hospital = Michel de L’Hospital
character-rene_de_birague = René de Birague
character-philippe_strozzi = Philippe Strozzi
character-armand_de_biron = Armand de Biron
character-anne_de_joyeuse = Anne de Joyeuse
character-jean_louis_d_epernon = duc d’Épernon
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
character-theodore_de_beze = Théodore de Bèze
character-francois_hotman = François Hotman
character-francois_de_la_rochefoucauld = François de La Rochefoucauld
character-baron_des_adrets = baron des Adrets
character-gabriel_de_montgomery = Gabriel de Montgomery
character-vidame_de_chartres = vidame de Chartres
character-francois_de_la_noue = François de La Noue
character-armee_des_vicomtes = Armée des Vicomtes
character-assemblee_huguenote = Assemblée huguenote
character-philippe_duplessis_mornay = Philippe Duplessis-Mornay
character-vicomte_de_turenne = vicomte de Turenne
character-francois_de_lesdiguieres = François de Lesdiguières
character-agrippa_d_aubigne = Agrippa d’Aubigné
character-maximilien_de_rosny = baron de Rosny
character-francois_de_guise = François de Guise
character-henri_de_guise = Henri de Guise
character-charles_cardinal_de_lorraine = cardinal de Lorraine
character-charles_de_mayenne = Charles de Mayenne
character-claude_d_aumale = Claude d’Aumale
character-jacques_de_nemours = Jacques de Nemours
character-sebastien_de_martigues = Sébastien de Martigues
character-guillaume_de_joyeuse = Guillaume de Joyeuse
character-simon_vigor = Simon Vigor
character-claude_de_sainctes = Claude de Sainctes
character-anne_d_este = Anne d’Este
character-louis_de_nevers = Louis de Nevers
character-nicolas_de_pelleve = cardinal de Pellevé
character-claude_de_la_chatre = Claude de La Châtre
character-louis_cardinal_de_guise = cardinal de Guise
character-catherine_de_montpensier = duchesse de Montpensier
character-charles_cardinal_de_bourbon = cardinal de Bourbon
character-philippe_emmanuel_de_mercoeur = duc de Mercœur
character-andre_de_villars_brancas = André de Villars-Brancas
character-charles_de_brissac = Charles de Brissac
character-jean_boucher = Jean Boucher
character-parma = duc de Parme
character-charles_emmanuel = Charles-Emmanuel de Savoie
character-john_casimir = Jean-Casimir
character-ghost = fantôme

## Armées

army-royalist_1 = Armée royaliste 1
army-royalist_2 = Armée royaliste 2
army-royalist_3 = Armée royaliste 3
army-royalist_4 = Armée royaliste 4
army-royalist_5 = Armée royaliste 5
army-league_1 = Armée de la Ligue 1
army-league_2 = Armée de la Ligue 2
army-league_3 = Armée de la Ligue 3
army-league_4 = Armée de la Ligue 4
army-league_5 = Armée de la Ligue 5
army-huguenot_1 = Armée huguenote 1
army-huguenot_2 = Armée huguenote 2
army-huguenot_3 = Armée huguenote 3
army-huguenot_4 = Armée huguenote 4
army-huguenot_5 = Armée huguenote 5
army-peasant_revolt = { chit-peasant_revolt }
army-governor_revolt = { chit-governor_revolt }
size-small = petite
size-medium = moyenne
size-large = grande
rank-a = A
rank-b = B
rank-c = C
rank-d = D

## Cartes

deck-royalist = paquet royaliste
deck-league = paquet de la Ligue
deck-huguenot = paquet huguenot
deck-war = paquet de guerre
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
timing-court_start = avant la réunion de la cour
timing-massacre = avant le test du massacre
timing-court = à votre tour de cour
timing-deploy = pendant le recrutement
timing-placed = quand armées et chefs sont en place
timing-move = avant le mouvement d’une armée
timing-battle = avant une bataille
timing-siege = avant un siège
timing-end = à la fin du tour

## Phases

phase-initial = Phase initiale
phase-events = Événements
phase-court_opening = Ouverture de la cour
phase-court_hands = Mains de cour
phase-massacre = Test du massacre
phase-court = Actions de cour
phase-court_end = Fin de la cour
phase-war_cards = Cartes de guerre
phase-recruitment = Recrutement
phase-leaders = Chefs
phase-war_rounds = Rounds de guerre
phase-war_end = Fin de la guerre
phase-end_of_turn = Fin du tour

## Ce qu’est une chose

kind-faction = une faction
kind-camp = un camp
kind-province = une province
kind-town = une ville
kind-country = un pays
kind-character = un personnage
kind-rank = un rang
kind-army = une armée
kind-size = une taille d’armée
kind-event = une carte d’événement
kind-deck = un paquet
kind-chit = un pion d’événement
kind-timing = un moment du tour
kind-effect = un effet durable
kind-unit = une pièce
kind-phase = une phase

## Mots du jeu

term-minor = ville mineure
term-major = ville majeure
term-special = ville spéciale
term-province = province
term-foreign = territoire étranger
term-character = personnage
term-leader = pion de chef
term-treaty = points de traité
term-war_points = points de guerre
term-money = points d’argent
term-troops = points de troupe
term-taxes = taxes royales
term-nobody = personne

## D’où vient une valeur

source-rulebook = d’après les règles
source-derived = découle des règles
source-public = rapporté par des joueurs
source-reconstructed = reconstitué ; le jeu imprimé peut différer
source-overlay = modifié pour cette table

## Scénarios, réglages et résultats

scenario-campaign = Toutes les guerres, 1562-1598, six tours au plus
scenario-te_deum = Après le massacre de 1572, trois tours au plus
setting-edition = Édition des règles
setting-edition-fr = règles françaises
setting-edition-living = règles révisées, plus tardives
setting-solo = Faction du joueur seul
setting-solo-royalist = { faction-royalist }
setting-solo-league = { faction-league }
setting-solo-huguenot = { faction-huguenot }
setting-influence = L’influence à la cour est ouverte
setting-influence-both = aux deux alliés
setting-influence-ally = au seul allié des Royalistes
setting-influence_special = Influence sur les villes spéciales
setting-influence_special-yes = permise
setting-influence_special-no = interdite
setting-loire = Passage de la Loire
setting-loire-stop = une armée qui n’a pas de passage s’y arrête
setting-loire-strict = selon la rive par où l’armée est venue
setting-league_prize = Prix de la Ligue après une guerre gagnée
setting-league_prize-any = toute ville royaliste
setting-league_prize-not_paris = toute ville royaliste sauf Paris
result-automatic = { $count ->
    [0] Victoire automatique d’une faction sans joueur ; personne à la table n’a gagné.
   *[other] Victoire automatique : { $winners }.
}
result-points = { $count ->
    [0] Une faction sans joueur a le plus de points de victoire ; personne à la table n’a gagné.
   *[other] Victoire aux points : { $winners }.
}

## Graphiques

earned-towns = Villes
earned-treaties = Traités
earned-outright = Victoire automatique
earned-tie = Égalités, par nombre de villes
held-towns = Villes
held-treaty = { term-treaty }
held-war_points = { term-war_points }
held-troops = { term-troops }
thrown-hits = touches
