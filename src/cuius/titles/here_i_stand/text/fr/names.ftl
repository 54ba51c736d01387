# Les noms de Here I Stand : comment s’appelle un identifiant ou un mot seul.

game = Here I Stand
title = { game }

## Puissances

power-ottoman = Ottoman
power-habsburg = Habsbourg
power-england = Angleterre
power-france = France
power-papacy = Papauté
power-protestant = Protestant
power-genoa = Gênes
power-hungary = Hongrie-Bohême
power-scotland = Écosse
power-venice = Venise
power-independent = Indépendant

## Espaces

place-berwick = Berwick
place-bristol = Bristol
place-carlisle = Carlisle
place-edinburgh = Édimbourg
place-glasgow = Glasgow
place-lincoln = Lincoln
place-london = Londres
place-norwich = Norwich
place-plymouth = Plymouth
place-portsmouth = Portsmouth
place-shrewsbury = Shrewsbury
place-stirling = Stirling
place-wales = Pays de Galles
place-york = York
place-avignon = Avignon
place-besancon = Besançon
place-bordeaux = Bordeaux
place-boulogne = Boulogne
place-brest = Brest
place-brussels = Bruxelles
place-calais = Calais
place-dijon = Dijon
place-geneva = Genève
place-grenoble = Grenoble
place-liege = Liège
place-limoges = Limoges
place-lyon = Lyon
place-marseille = Marseille
place-metz = Metz
place-nantes = Nantes
place-nice = Nice
place-orleans = Orléans
place-paris = Paris
place-rouen = Rouen
place-st_dizier = Saint-Dizier
place-st_quentin = Saint-Quentin
place-toulouse = Toulouse
place-tours = Tours
place-augsburg = Augsbourg
place-basel = Bâle
place-brandenburg = Brandebourg
place-bremen = Brême
place-brunswick = Brunswick
place-cologne = Cologne
place-erfurt = Erfurt
place-graz = Graz
place-hamburg = Hambourg
place-innsbruck = Innsbruck
place-kassel = Cassel
place-leipzig = Leipzig
place-linz = Linz
place-lubeck = Lübeck
place-magdeburg = Magdebourg
place-mainz = Mayence
place-munster = Münster
place-nuremberg = Nuremberg
place-regensburg = Ratisbonne
place-salzburg = Salzbourg
place-stettin = Stettin
place-strasburg = Strasbourg
place-trier = Trèves
place-vienna = Vienne
place-wittenberg = Wittemberg
place-worms = Worms
place-zurich = Zurich
place-ancona = Ancône
place-cerignola = Cérignole
place-florence = Florence
place-genoa = Gênes
place-messina = Messine
place-milan = Milan
place-modena = Modène
place-naples = Naples
place-palermo = Palerme
place-pavia = Pavie
place-ravenna = Ravenne
place-rome = Rome
place-siena = Sienne
place-taranto = Tarente
place-trent = Trente
place-trieste = Trieste
place-turin = Turin
place-venice = Venise
place-barcelona = Barcelone
place-bilbao = Bilbao
place-cartagena = Carthagène
place-cordoba = Cordoue
place-corunna = La Corogne
place-gibraltar = Gibraltar
place-granada = Grenade
place-madrid = Madrid
place-navarre = Navarre
place-palma = Palma
place-seville = Séville
place-valencia = Valence
place-valladolid = Valladolid
place-zaragoza = Saragosse
place-agram = Agram
place-algiers = Alger
place-amsterdam = Amsterdam
place-antwerp = Anvers
place-athens = Athènes
place-bastia = Bastia
place-belgrade = Belgrade
place-breslau = Breslau
place-brunn = Brünn
place-bucharest = Bucarest
place-buda = Bude
place-cagliari = Cagliari
place-candia = Candie
place-corfu = Corfou
place-coron = Coron
place-durazzo = Durazzo
place-edirne = Andrinople
place-istanbul = Istanbul
place-larissa = Larissa
place-lepanto = Lépante
place-malta = Malte
place-mohacs = Mohács
place-nezh = Nich
place-nicopolis = Nicopolis
place-oran = Oran
place-prague = Prague
place-pressburg = Presbourg
place-ragusa = Raguse
place-rhodes = Rhodes
place-salonika = Salonique
place-scutari = Scutari
place-sofia = Sofia
place-szegedin = Szeged
place-tripoli = Tripoli
place-tunis = Tunis
place-varna = Varna
place-zara = Zara

## Mers

place-irish_sea = mer d’Irlande
place-north_sea = mer du Nord
place-baltic_sea = mer Baltique
place-english_channel = Manche
place-bay_of_biscay = golfe de Gascogne
place-atlantic_ocean = océan Atlantique
place-gulf_of_lyon = golfe du Lion
place-barbary_coast = côte de Barbarie
place-tyrrhenian_sea = mer Tyrrhénienne
place-ionian_sea = mer Ionienne
place-adriatic_sea = mer Adriatique
place-north_african_coast = côte d’Afrique du Nord
place-aegean_sea = mer Égée
place-black_sea = mer Noire

## Genres d’espace

space_type-unfortified = espace non fortifié
space_type-fortress = forteresse
space_type-electorate = électorat
space_type-key = centre

## Zones de langue

zone-english = zone anglaise
zone-french = zone française
zone-german = zone allemande
zone-italian = zone italienne
zone-spanish = zone espagnole

## Influence religieuse

faith-neither = ni l’un ni l’autre
faith-catholic = catholique
faith-protestant = protestant

## Chefs

leader-suleiman = Soliman
leader-ibrahim_pasha = Ibrahim Pacha
leader-charles_v = Charles Quint
leader-duke_of_alva = duc d’Albe
leader-ferdinand = Ferdinand
leader-henry_viii = Henri VIII
leader-charles_brandon = Charles Brandon
leader-dudley = Dudley
leader-francis_i = François Ier
leader-montmorency = Montmorency
leader-henry_ii = Henri II
leader-john_frederick = Jean-Frédéric
leader-philip_of_hesse = Philippe de Hesse
leader-maurice_of_saxony = Maurice de Saxe
leader-renegade = renégat
leader-barbarossa = Barberousse
leader-dragut = Dragut
leader-andrea_doria = Andrea Doria

## Dirigeants

ruler-suleiman = { leader-suleiman }
ruler-charles_v = { leader-charles_v }
ruler-henry_viii = { leader-henry_viii }
ruler-edward_vi = Édouard VI
ruler-mary_i = Marie Ire
ruler-elizabeth_i = Élisabeth Ire
ruler-francis_i = { leader-francis_i }
ruler-henry_ii = { leader-henry_ii }
ruler-leo_x = Léon X
ruler-clement_vii = Clément VII
ruler-paul_iii = Paul III
ruler-julius_iii = Jules III
ruler-luther = Martin Luther
ruler-calvin = Jean Calvin

## Les femmes d’Henri

wife-catherine_of_aragon = Catherine d’Aragon
wife-anne_boleyn = Anne Boleyn
wife-jane_seymour = Jeanne Seymour
wife-anne_of_cleves = Anne de Clèves
wife-kathryn_howard = Catherine Howard
wife-katherine_parr = Catherine Parr
marital_box-catherine_of_aragon = { wife-catherine_of_aragon }
marital_box-ask_for_divorce = Demande de divorce
marital_box-anne_boleyn = { wife-anne_boleyn }
marital_box-jane_seymour = { wife-jane_seymour }
marital_box-anne_of_cleves = { wife-anne_of_cleves }
marital_box-kathryn_howard = { wife-kathryn_howard }
marital_box-katherine_parr = { wife-katherine_parr }

## Débatteurs et réformateurs

debater-luther = Luther
debater-melanchthon = Melanchthon
debater-bucer = Bucer
debater-carlstadt = Carlstadt
debater-zwingli = Zwingli
debater-oekolampadius = Œcolampade
debater-bullinger = Bullinger
debater-calvin = Calvin
debater-farel = Farel
debater-cop = Cop
debater-olivetan = Olivétan
debater-tyndale = Tyndale
debater-cranmer = Cranmer
debater-coverdale = Coverdale
debater-latimer = Latimer
debater-wishart = Wishart
debater-knox = Knox
debater-eck = Eck
debater-campeggio = Campeggio
debater-aleander = Aléandre
debater-tetzel = Tetzel
debater-cajetan = Cajétan
debater-contarini = Contarini
debater-pole = Pole
debater-caraffa = Carafa
debater-loyola = Loyola
debater-faber = Favre
debater-canisius = Canisius
debater-gardiner = Gardiner
reformer-luther = { debater-luther }
reformer-zwingli = { debater-zwingli }
reformer-calvin = { debater-calvin }
reformer-cranmer = { debater-cranmer }
ban-luther = { debater-luther }
ban-zwingli = { debater-zwingli }
ban-cranmer = { debater-cranmer }
ban-calvin = { debater-calvin }
ban-henry_viii = { leader-henry_viii }
ban-king_of_france = roi de France
ban-charles_v = { leader-charles_v }
translation-german = allemand
translation-english = anglais
translation-french = français

## Le Nouveau Monde

explorer-rut = Rut
explorer-chancellor = Chancellor
explorer-willoughby = Willoughby
explorer-cartier = Cartier
explorer-verrazano = Verrazzano
explorer-roberval = Roberval
explorer-magellan = Magellan
explorer-orellana = Orellana
explorer-de_soto = De Soto
explorer-leon = Ponce de León
explorer-de_vaca = Cabeza de Vaca
explorer-narvaez = Narváez
explorer-cabot_england = Sébastien Cabot (Angleterre)
explorer-cabot_france = Sébastien Cabot (France)
explorer-cabot_habsburg = Sébastien Cabot (Habsbourg)
conquistador-cortez = Cortés
conquistador-pizarro = Pizarro
conquistador-montejo = Montejo
conquistador-cordova = Córdoba
conquistador-coronado = Coronado
conquistador-english_conquest_1 = expédition anglaise
conquistador-english_conquest_2 = seconde expédition anglaise
conquistador-french_conquest_1 = expédition française
conquistador-french_conquest_2 = seconde expédition française
discovery-st_lawrence = fleuve Saint-Laurent
discovery-great_lakes = Grands Lacs
discovery-mississippi = Mississippi
discovery-amazon = Amazone
discovery-pacific_strait = détroit vers le Pacifique
discovery-circumnavigation = circumnavigation
conquest-inca = Incas
conquest-aztec = Aztèques
conquest-maya = Mayas
colony-roanoke = Roanoke
colony-jamestown = Jamestown
colony-montreal = Montréal
colony-charlesbourg = Charlesbourg
colony-puerto_rico = Porto Rico
colony-hispaniola = Hispaniola
colony-cuba = Cuba
riches-inca = { conquest-inca }
riches-aztec = { conquest-aztec }
riches-maya = { conquest-maya }
riches-potosi = Potosí
riches-colony = colonie
riches_result-none = sans effet
riches_result-card = une carte
riches_result-galleon = une carte avec les galions
riches_result-deplete = une carte, puis épuisé
riches_result-eliminate = éliminé
voyage-explore = exploration
voyage-colonize = colonie
voyage-conquer = conquête
voyage-cabot = { card-sebastian_cabot }

## Cartes

card-janissaries = Janissaires
card-holy_roman_emperor = Empereur du Saint-Empire
card-six_wives = Les six femmes d’Henri VIII
card-patron_of_the_arts = Patron des arts
card-papal_bull = Bulle papale
card-leipzig_debate = Dispute de Leipzig
card-here_i_stand = Je ne céderai pas
card-luthers_95_theses = Les 95 thèses de Luther
card-barbary_pirates = Pirates barbaresques
card-clement_vii = { ruler-clement_vii }
card-defender_of_the_faith = Défenseur de la foi
card-master_of_italy = Maître de l’Italie
card-schmalkaldic_league = Ligue de Schmalkalden
card-paul_iii = { ruler-paul_iii }
card-society_of_jesus = Société de Jésus
card-calvin = { debater-calvin }
card-council_of_trent = Concile de Trente
card-dragut = { leader-dragut }
card-edward_vi = { ruler-edward_vi }
card-henry_ii = { leader-henry_ii }
card-mary_i = { ruler-mary_i }
card-julius_iii = { ruler-julius_iii }
card-elizabeth_i = { ruler-elizabeth_i }
card-arquebusiers = Arquebusiers
card-field_artillery = Artillerie de campagne
card-mercenaries_bribed = Mercenaires corrompus
card-mercenaries_grow_restless = Mercenaires indociles
card-siege_mining = Travaux de sape
card-surprise_attack = Attaque surprise
card-tercios = Tercios
card-foul_weather = Temps pourri
card-gout = Goutte
card-landsknechts = Lansquenets
card-professional_rowers = Rameurs professionnels
card-siege_artillery = Artillerie de siège
card-swiss_mercenaries = Mercenaires suisses
card-the_wartburg = La Wartburg
card-halleys_comet = Comète de Halley
card-augsburg_confession = Confession d’Augsbourg
card-machiavelli = Machiavel : Le Prince
card-marburg_colloquy = Colloque de Marbourg
card-roxelana = Roxelane
card-zwingli_dons_armor = Zwingli prend l’armure
card-affair_of_the_placards = Affaire des Placards
card-calvin_expelled = Calvin expulsé
card-calvins_institutes = Instituts de Calvin
card-copernicus = Copernic
card-galleons = Galions
card-huguenot_raiders = Corsaire huguenot
card-mercators_map = Carte de Mercator
card-michael_servetus = Michel Servet
card-michelangelo = Michel-Ange
card-plantations = Plantations
card-potosi_silver_mines = Mines d’argent de Potosí
card-jesuit_education = Enseignement jésuite
card-papal_inquisition = Inquisition papale
card-philip_of_hesses_bigamy = Bigamie de Philippe de Hesse
card-spanish_inquisition = Inquisition espagnole
card-lady_jane_grey = Lady Jane Grey
card-maurice_of_saxony = { leader-maurice_of_saxony }
card-mary_defies_council = Marie Ire défie le concile
card-book_of_common_prayer = Livre de prière commune
card-dissolution_of_the_monasteries = Dissolution des monastères
card-pilgrimage_of_grace = Pèlerinage de Grâce
card-a_mighty_fortress = Une puissante forteresse
card-akinji_raiders = Raid des akindjis
card-anabaptists = Anabaptistes
card-andrea_doria = { leader-andrea_doria }
card-auld_alliance = Auld Alliance
card-charles_bourbon = Charles de Bourbon
card-city_state_rebels = Révolte des cités-États
card-cloth_prices_fluctuate = Fluctuation du prix des habits
card-diplomatic_marriage = Mariage diplomatique
card-diplomatic_overture = Ouverture diplomatique
card-erasmus = Érasme
card-foreign_recruits = Recrues étrangères
card-fountain_of_youth = Fontaine de jouvence
card-frederick_the_wise = Frédéric le Sage
card-fuggers = Les Fugger
card-gabelle_revolt = Révolte contre la gabelle
card-indulgence_vendor = Vendeur d’indulgences
card-janissaries_rebel = Rébellion des janissaires
card-john_zapolya = Jean Zápolya
card-julia_gonzaga = Julia Gonzague
card-katherina_bora = Catherine de Bore
card-knights_of_st_john = Chevaliers de Saint-Jean
card-mercenaries_demand_pay = Mercenaires réclamant leur solde
card-peasants_war = Guerre des Paysans
card-pirate_haven = Repaire de pirates
card-printing_press = Imprimerie
card-ransom = Rançon
card-revolt_in_egypt = Révolte en Égypte
card-revolt_in_ireland = Révolte en Irlande
card-revolt_of_the_communeros = Révolte des Comuneros
card-sack_of_rome = Sac de Rome
card-sale_of_moluccas = Vente des Moluques
card-scots_raid = Raid écossais
card-search_for_cibola = En quête de Cibola
card-sebastian_cabot = Sébastien Cabot
card-shipbuilding = Chantiers navals
card-smallpox = Variole
card-spring_preparations = Préparations de printemps
card-threat_to_power = Menaces contre une puissance
card-trace_italienne = Tracé à l’italienne
card-treachery = Trahison !
card-unpaid_mercenaries = Mercenaires impayés
card-unsanitary_camp = Camp insalubre
card-venetian_alliance = Alliance vénitienne
card-venetian_informant = Informateur vénitien
card-war_in_persia = Guerre en Perse
card-colonial_governor_native_uprising = Gouverneur colonial / Révolte indigène
card-thomas_more = Thomas More
card-imperial_coronation = Couronnement impérial
card-la_forets_embassy = L’ambassade de La Forêt à Istanbul
card-thomas_cromwell = Thomas Cromwell
card-rough_wooing = Rude cour à l’Écosse
card-dip_andrea_doria = { leader-andrea_doria }
card-dip_french_constable_invades = Invasion du connétable de France
card-dip_corsair_raid = Raid de pirates
card-dip_diplomatic_marriage = { card-diplomatic_marriage }
card-dip_diplomatic_pressure = Pression diplomatique
card-dip_french_invasion = Invasion française
card-dip_henry_petitions = Henri demande le divorce
card-dip_knights_of_st_john = { card-knights_of_st_john }
card-dip_plague = Peste
card-dip_shipbuilding = { card-shipbuilding }
card-dip_spanish_invasion = Invasion espagnole
card-dip_venetian_alliance = { card-venetian_alliance }
card-dip_austrian_invasion = Invasion autrichienne
card-dip_imperial_invasion = Invasion impériale
card-dip_machiavelli = Machiavel
card-dip_ottoman_invasion = Invasion ottomane
card-dip_secret_protestant_circle = Cercle protestant secret
card-dip_siege_of_vienna = Siège de Vienne
card-dip_spanish_inquisition = { card-spanish_inquisition }

## Genres de carte

card_kind-home = carte d’origine
card_kind-mandatory = événement obligatoire
card_kind-response = réponse
card_kind-combat = combat
card_kind-event = événement
card_kind-diplomatic = carte diplomatique
removal-never = va à la défausse
removal-always = quitte le jeu après l’événement
removal-if_event = quitte le jeu si elle est jouée comme événement
removal-conditional = peut quitter le jeu, selon son événement

## Phases

phase-luthers_95_theses = Les 95 thèses de Luther
phase-card_draw = Tirage des cartes
phase-diplomacy = Diplomatie
phase-diet_of_worms = Diète de Worms
phase-spring_deployment = Déploiement de printemps
phase-action = Actions
phase-winter = Hiver
phase-new_world = Nouveau Monde
phase-victory = Détermination de la victoire

## Actions

action-move_clear = Déplacer une formation en terrain ouvert
action-move_pass = Déplacer une formation par un col
action-naval_move = Mouvement naval
action-control_unfortified = Contrôler un espace non fortifié ou mettre fin à l’agitation
action-assault = Assaut
action-raise_regular = Lever un régulier
action-buy_mercenary = Acheter un mercenaire
action-raise_cavalry = Lever de la cavalerie
action-build_squadron = Construire une escadre
action-build_corsair = Construire un pirate
action-piracy = Piraterie
action-foreign_war = Mener une guerre à l’étranger
action-explore = Explorer
action-colonize = Coloniser
action-conquer = Conquérir
action-translate = Traduire les Écritures
action-publish_treatise = Publier un traité
action-call_debate = Ouvrir un débat théologique
action-build_st_peters = Construire Saint-Pierre
action-burn_books = Brûler des livres
action-found_university = Fonder une université jésuite

## Unités

unit-regular = régulier
unit-mercenary = mercenaire
unit-cavalry = cavalerie
unit-squadron = escadre
unit-corsair = pirate

## Scénarios

scenario-1517 = 1517 : les 95 thèses
scenario-1532 = 1532 : la Ligue
scenario-tournament = Tournoi
scenario-two_player = 1517 à deux

## Éditions

edition-first = Premier tirage
edition-2017 = Édition de 2017

setting-edition = Édition des règles
setting-edition-first = { edition-first }
setting-edition-2017 = { edition-2017 }
setting-about-edition-first = Le jeu tel que le décrit le livret français, fait d’après le premier tirage : 110 cartes.
setting-about-edition-2017 = Les règles et les cartes de l’édition du 500e anniversaire : 116 cartes, drôles de guerres, négociations plus strictes, débatteurs anglais dirigés par l’Angleterre.
setting-about-windows-discreet = Aucune question ne trahit une main ; des consignes permanentes répondent pour qui n’a rien à jouer.
setting-about-windows-fast = Moins de questions ; mais on sait que celui qu’on interroge a une carte à jouer.

## D’où vient une valeur

source-rulebook = d’après les règles
source-derived = découle des règles
source-public = montré en public par des joueurs
source-reconstructed = reconstitué ; le jeu imprimé peut différer
source-overlay = modifié pour cette table

## Rôles et sièges

role-ottoman = { power-ottoman }
role-habsburg = { power-habsburg }
role-england = { power-england }
role-france = { power-france }
role-papacy = { power-papacy }
role-protestant = { power-protestant }
seat-ottoman = { power-ottoman }
seat-habsburg = { power-habsburg }
seat-england = { power-england }
seat-france = { power-france }
seat-papacy = { power-papacy }
seat-protestant = { power-protestant }
seat-england_protestant = { power-england } et { power-protestant }
seat-habsburg_papacy = { power-habsburg } et { power-papacy }
seat-ottoman_france = { power-ottoman } et { power-france }
