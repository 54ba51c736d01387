# I nomi di Here I Stand: come si chiama un identificatore o una parola sola.

game = Here I Stand
title = { game }

## Potenze

power-ottoman = Ottomani
    .number = plural
power-habsburg = Asburgo
    .number = plural
power-england = Inghilterra
power-france = Francia
power-papacy = Papato
power-protestant = Protestanti
    .number = plural
power-genoa = Genova
power-hungary = Ungheria-Boemia
power-scotland = Scozia
power-venice = Venezia
power-independent = Indipendenti
    .number = plural

## Spazi

place-berwick = Berwick
place-bristol = Bristol
place-carlisle = Carlisle
place-edinburgh = Edimburgo
place-glasgow = Glasgow
place-lincoln = Lincoln
place-london = Londra
place-norwich = Norwich
place-plymouth = Plymouth
place-portsmouth = Portsmouth
place-shrewsbury = Shrewsbury
place-stirling = Stirling
place-wales = Galles
place-york = York
place-avignon = Avignone
place-besancon = Besançon
place-bordeaux = Bordeaux
place-boulogne = Boulogne
place-brest = Brest
place-brussels = Bruxelles
place-calais = Calais
place-dijon = Digione
place-geneva = Ginevra
place-grenoble = Grenoble
place-liege = Liegi
place-limoges = Limoges
place-lyon = Lione
place-marseille = Marsiglia
place-metz = Metz
place-nantes = Nantes
place-nice = Nizza
place-orleans = Orléans
place-paris = Parigi
place-rouen = Rouen
place-st_dizier = Saint-Dizier
place-st_quentin = San Quintino
place-toulouse = Tolosa
place-tours = Tours
place-augsburg = Augusta
place-basel = Basilea
place-brandenburg = Brandeburgo
place-bremen = Brema
place-brunswick = Brunswick
place-cologne = Colonia
place-erfurt = Erfurt
place-graz = Graz
place-hamburg = Amburgo
place-innsbruck = Innsbruck
place-kassel = Kassel
place-leipzig = Lipsia
place-linz = Linz
place-lubeck = Lubecca
place-magdeburg = Magdeburgo
place-mainz = Magonza
place-munster = Münster
place-nuremberg = Norimberga
place-regensburg = Ratisbona
place-salzburg = Salisburgo
place-stettin = Stettino
place-strasburg = Strasburgo
place-trier = Treviri
place-vienna = Vienna
place-wittenberg = Wittenberg
place-worms = Worms
place-zurich = Zurigo
place-ancona = Ancona
place-cerignola = Cerignola
place-florence = Firenze
place-genoa = Genova
place-messina = Messina
place-milan = Milano
place-modena = Modena
place-naples = Napoli
place-palermo = Palermo
place-pavia = Pavia
place-ravenna = Ravenna
place-rome = Roma
place-siena = Siena
place-taranto = Taranto
place-trent = Trento
place-trieste = Trieste
place-turin = Torino
place-venice = Venezia
place-barcelona = Barcellona
place-bilbao = Bilbao
place-cartagena = Cartagena
place-cordoba = Cordova
place-corunna = La Coruña
place-gibraltar = Gibilterra
place-granada = Granada
place-madrid = Madrid
place-navarre = Navarra
place-palma = Palma
place-seville = Siviglia
place-valencia = Valencia
place-valladolid = Valladolid
place-zaragoza = Saragozza
place-agram = Agram
place-algiers = Algeri
place-amsterdam = Amsterdam
place-antwerp = Anversa
place-athens = Atene
place-bastia = Bastia
place-belgrade = Belgrado
place-breslau = Breslavia
place-brunn = Brünn
place-bucharest = Bucarest
place-buda = Buda
place-cagliari = Cagliari
place-candia = Candia
place-corfu = Corfù
place-coron = Corone
place-durazzo = Durazzo
place-edirne = Adrianopoli
place-istanbul = Istanbul
place-larissa = Larissa
place-lepanto = Lepanto
place-malta = Malta
place-mohacs = Mohács
place-nezh = Nissa
place-nicopolis = Nicopoli
place-oran = Orano
place-prague = Praga
place-pressburg = Presburgo
place-ragusa = Ragusa
place-rhodes = Rodi
place-salonika = Salonicco
place-scutari = Scutari
place-sofia = Sofia
place-szegedin = Seghedino
place-tripoli = Tripoli
place-tunis = Tunisi
place-varna = Varna
place-zara = Zara

## Mari

place-irish_sea = Mare d’Irlanda
place-north_sea = Mare del Nord
place-baltic_sea = Mar Baltico
place-english_channel = Canale della Manica
place-bay_of_biscay = Golfo di Biscaglia
place-atlantic_ocean = Oceano Atlantico
place-gulf_of_lyon = Golfo del Leone
place-barbary_coast = Costa dei Barbari
place-tyrrhenian_sea = Mar Tirreno
place-ionian_sea = Mar Ionio
place-adriatic_sea = Mare Adriatico
place-north_african_coast = Costa nordafricana
place-aegean_sea = Mar Egeo
place-black_sea = Mar Nero

## Tipi di spazio

space_type-unfortified = spazio non fortificato
space_type-fortress = fortezza
space_type-electorate = elettorato
space_type-key = chiave

## Zone linguistiche

zone-english = zona inglese
zone-french = zona francese
zone-german = zona tedesca
zone-italian = zona italiana
zone-spanish = zona spagnola

## Influenza religiosa

faith-neither = nessuna delle due
faith-catholic = cattolico
faith-protestant = protestante

## Comandanti

leader-suleiman = Solimano
leader-ibrahim_pasha = Ibrahim Pascià
leader-charles_v = Carlo V
leader-duke_of_alva = duca d’Alba
leader-ferdinand = Ferdinando
leader-henry_viii = Enrico VIII
leader-charles_brandon = Charles Brandon
leader-dudley = Dudley
leader-francis_i = Francesco I
leader-montmorency = Montmorency
leader-henry_ii = Enrico II
leader-john_frederick = Giovanni Federico
leader-philip_of_hesse = Filippo d’Assia
leader-maurice_of_saxony = Maurizio di Sassonia
leader-renegade = rinnegato
leader-barbarossa = Barbarossa
leader-dragut = Dragut
leader-andrea_doria = Andrea Doria

## Sovrani

ruler-suleiman = { leader-suleiman }
ruler-charles_v = { leader-charles_v }
ruler-henry_viii = { leader-henry_viii }
ruler-edward_vi = Edoardo VI
ruler-mary_i = Maria I
ruler-elizabeth_i = Elisabetta I
ruler-francis_i = { leader-francis_i }
ruler-henry_ii = { leader-henry_ii }
ruler-leo_x = Leone X
ruler-clement_vii = Clemente VII
ruler-paul_iii = Paolo III
ruler-julius_iii = Giulio III
ruler-luther = Martin Lutero
ruler-calvin = Giovanni Calvino

## Le mogli di Enrico

wife-catherine_of_aragon = Caterina d’Aragona
wife-anne_boleyn = Anna Bolena
wife-jane_seymour = Jane Seymour
wife-anne_of_cleves = Anna di Clèves
wife-kathryn_howard = Caterina Howard
wife-katherine_parr = Caterina Parr
marital_box-catherine_of_aragon = { wife-catherine_of_aragon }
marital_box-ask_for_divorce = Richiesta di divorzio
marital_box-anne_boleyn = { wife-anne_boleyn }
marital_box-jane_seymour = { wife-jane_seymour }
marital_box-anne_of_cleves = { wife-anne_of_cleves }
marital_box-kathryn_howard = { wife-kathryn_howard }
marital_box-katherine_parr = { wife-katherine_parr }

## Dibattenti e riformatori

debater-luther = Lutero
debater-melanchthon = Melantone
debater-bucer = Bucero
debater-carlstadt = Carlostadio
debater-zwingli = Zwingli
debater-oekolampadius = Ecolampadio
debater-bullinger = Bullinger
debater-calvin = Calvino
debater-farel = Farel
debater-cop = Cop
debater-olivetan = Olivetano
debater-tyndale = Tyndale
debater-cranmer = Cranmer
debater-coverdale = Coverdale
debater-latimer = Latimer
debater-wishart = Wishart
debater-knox = Knox
debater-eck = Eck
debater-campeggio = Campeggi
debater-aleander = Aleandro
debater-tetzel = Tetzel
debater-cajetan = Caietano
debater-contarini = Contarini
debater-pole = Pole
debater-caraffa = Carafa
debater-loyola = Loyola
debater-faber = Favre
debater-canisius = Canisio
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
ban-king_of_france = re di Francia
ban-charles_v = { leader-charles_v }
translation-german = tedesco
translation-english = inglese
translation-french = francese

## Il Nuovo Mondo

explorer-rut = Rut
explorer-chancellor = Chancellor
explorer-willoughby = Willoughby
explorer-cartier = Cartier
explorer-verrazano = Verrazzano
explorer-roberval = Roberval
explorer-magellan = Magellano
explorer-orellana = Orellana
explorer-de_soto = De Soto
explorer-leon = Ponce de León
explorer-de_vaca = Cabeza de Vaca
explorer-narvaez = Narváez
explorer-cabot_england = Sebastiano Caboto (Inghilterra)
explorer-cabot_france = Sebastiano Caboto (Francia)
explorer-cabot_habsburg = Sebastiano Caboto (Asburgo)
conquistador-cortez = Cortés
conquistador-pizarro = Pizarro
conquistador-montejo = Montejo
conquistador-cordova = Córdoba
conquistador-coronado = Coronado
conquistador-english_conquest_1 = spedizione inglese
conquistador-english_conquest_2 = seconda spedizione inglese
conquistador-french_conquest_1 = spedizione francese
conquistador-french_conquest_2 = seconda spedizione francese
discovery-st_lawrence = fiume San Lorenzo
discovery-great_lakes = Grandi Laghi
discovery-mississippi = Mississippi
discovery-amazon = Rio delle Amazzoni
discovery-pacific_strait = stretto per il Pacifico
discovery-circumnavigation = circumnavigazione
conquest-inca = Inca
conquest-aztec = Aztechi
conquest-maya = Maya
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
riches-colony = colonia
riches_result-none = nessun effetto
riches_result-card = una carta
riches_result-galleon = una carta con i galeoni
riches_result-deplete = una carta, poi esaurito
riches_result-eliminate = eliminato
voyage-explore = esplorazione
voyage-colonize = colonia
voyage-conquer = conquista
voyage-cabot = { card-sebastian_cabot }

## Carte

card-janissaries = Giannizzeri
card-holy_roman_emperor = Imperatore del Sacro Romano Impero
card-six_wives = Le sei mogli di Enrico VIII
card-patron_of_the_arts = Mecenate delle arti
card-papal_bull = Bolla papale
card-leipzig_debate = Disputa di Lipsia
card-here_i_stand = Qui io sto
card-luthers_95_theses = Le 95 tesi di Lutero
card-barbary_pirates = Pirati barbareschi
card-clement_vii = { ruler-clement_vii }
card-defender_of_the_faith = Difensore della fede
card-master_of_italy = Padrone d’Italia
card-schmalkaldic_league = Lega di Smalcalda
card-paul_iii = { ruler-paul_iii }
card-society_of_jesus = Compagnia di Gesù
card-calvin = { debater-calvin }
card-council_of_trent = Concilio di Trento
card-dragut = { leader-dragut }
card-edward_vi = { ruler-edward_vi }
card-henry_ii = { leader-henry_ii }
card-mary_i = { ruler-mary_i }
card-julius_iii = { ruler-julius_iii }
card-elizabeth_i = { ruler-elizabeth_i }
card-arquebusiers = Archibugieri
card-field_artillery = Artiglieria da campo
card-mercenaries_bribed = Mercenari corrotti
card-mercenaries_grow_restless = Mercenari irrequieti
card-siege_mining = Mine d’assedio
card-surprise_attack = Attacco a sorpresa
card-tercios = Tercios
card-foul_weather = Maltempo
card-gout = Gotta
card-landsknechts = Lanzichenecchi
card-professional_rowers = Rematori di mestiere
card-siege_artillery = Artiglieria d’assedio
card-swiss_mercenaries = Mercenari svizzeri
card-the_wartburg = La Wartburg
card-halleys_comet = Cometa di Halley
card-augsburg_confession = Confessione di Augusta
card-machiavelli = Machiavelli: Il Principe
card-marburg_colloquy = Colloqui di Marburgo
card-roxelana = Rosselana
card-zwingli_dons_armor = Zwingli veste l’armatura
card-affair_of_the_placards = Affare dei manifesti
card-calvin_expelled = Calvino espulso
card-calvins_institutes = Istituzione di Calvino
card-copernicus = Copernico
card-galleons = Galeoni
card-huguenot_raiders = Predoni ugonotti
card-mercators_map = Mappa di Mercatore
card-michael_servetus = Michele Serveto
card-michelangelo = Michelangelo
card-plantations = Piantagioni
card-potosi_silver_mines = Miniere d’argento di Potosí
card-jesuit_education = Educazione gesuita
card-papal_inquisition = Inquisizione papale
card-philip_of_hesses_bigamy = Bigamia di Filippo d’Assia
card-spanish_inquisition = Inquisizione spagnola
card-lady_jane_grey = Lady Jane Grey
card-maurice_of_saxony = { leader-maurice_of_saxony }
card-mary_defies_council = Maria sfida il Consiglio
card-book_of_common_prayer = Libro della preghiera comune
card-dissolution_of_the_monasteries = Soppressione dei monasteri
card-pilgrimage_of_grace = Pellegrinaggio di Grazia
card-a_mighty_fortress = Una salda fortezza
card-akinji_raiders = Incursori akinci
card-anabaptists = Anabattisti
card-andrea_doria = { leader-andrea_doria }
card-auld_alliance = Vecchia alleanza
card-charles_bourbon = Carlo di Borbone
card-city_state_rebels = Rivolta delle città-stato
card-cloth_prices_fluctuate = Prezzi dei panni instabili
card-diplomatic_marriage = Matrimonio diplomatico
card-diplomatic_overture = Apertura diplomatica
card-erasmus = Erasmo
card-foreign_recruits = Reclute straniere
card-fountain_of_youth = Fonte della giovinezza
card-frederick_the_wise = Federico il Saggio
card-fuggers = I Fugger
card-gabelle_revolt = Rivolta della gabella
card-indulgence_vendor = Venditore di indulgenze
card-janissaries_rebel = Ribellione dei giannizzeri
card-john_zapolya = Giovanni Zápolya
card-julia_gonzaga = Giulia Gonzaga
card-katherina_bora = Caterina von Bora
card-knights_of_st_john = Cavalieri di San Giovanni
card-mercenaries_demand_pay = Mercenari reclamano la paga
card-peasants_war = Guerra dei contadini
card-pirate_haven = Covo di pirati
card-printing_press = Torchio da stampa
card-ransom = Riscatto
card-revolt_in_egypt = Rivolta in Egitto
card-revolt_in_ireland = Rivolta in Irlanda
card-revolt_of_the_communeros = Rivolta dei comuneros
card-sack_of_rome = Sacco di Roma
card-sale_of_moluccas = Vendita delle Molucche
card-scots_raid = Incursione scozzese
card-search_for_cibola = Alla ricerca di Cíbola
card-sebastian_cabot = Sebastiano Caboto
card-shipbuilding = Cantieri navali
card-smallpox = Vaiolo
card-spring_preparations = Preparativi di primavera
card-threat_to_power = Minaccia al potere
card-trace_italienne = Fortificazione alla moderna
card-treachery = Tradimento!
card-unpaid_mercenaries = Mercenari non pagati
card-unsanitary_camp = Campo malsano
card-venetian_alliance = Alleanza veneziana
card-venetian_informant = Informatore veneziano
card-war_in_persia = Guerra in Persia
card-colonial_governor_native_uprising = Governatore coloniale / Rivolta degli indigeni
card-thomas_more = Tommaso Moro
card-imperial_coronation = Incoronazione imperiale
card-la_forets_embassy = L’ambasciata di La Forêt a Istanbul
card-thomas_cromwell = Thomas Cromwell
card-rough_wooing = Rude corteggiamento
card-dip_andrea_doria = { leader-andrea_doria }
card-dip_french_constable_invades = Invasione del connestabile di Francia
card-dip_corsair_raid = Incursione di corsari
card-dip_diplomatic_marriage = { card-diplomatic_marriage }
card-dip_diplomatic_pressure = Pressione diplomatica
card-dip_french_invasion = Invasione francese
card-dip_henry_petitions = Enrico chiede il divorzio
card-dip_knights_of_st_john = { card-knights_of_st_john }
card-dip_plague = Peste
card-dip_shipbuilding = { card-shipbuilding }
card-dip_spanish_invasion = Invasione spagnola
card-dip_venetian_alliance = { card-venetian_alliance }
card-dip_austrian_invasion = Invasione austriaca
card-dip_imperial_invasion = Invasione imperiale
card-dip_machiavelli = Machiavelli
card-dip_ottoman_invasion = Invasione ottomana
card-dip_secret_protestant_circle = Circolo protestante segreto
card-dip_siege_of_vienna = Assedio di Vienna
card-dip_spanish_inquisition = { card-spanish_inquisition }

## Tipi di carta

card_kind-home = carta nazionale
card_kind-mandatory = evento obbligatorio
card_kind-response = risposta
card_kind-combat = combattimento
card_kind-event = evento
card_kind-diplomatic = carta diplomatica
removal-never = va negli scarti
removal-always = esce dal gioco dopo l’evento
removal-if_event = esce dal gioco se giocata come evento
removal-conditional = può uscire dal gioco, come dice il suo evento

## Fasi

phase-luthers_95_theses = Le 95 tesi di Lutero
phase-card_draw = Pesca delle carte
phase-diplomacy = Diplomazia
phase-diet_of_worms = Dieta di Worms
phase-spring_deployment = Schieramento di primavera
phase-action = Azione
phase-winter = Inverno
phase-new_world = Nuovo Mondo
phase-victory = Verifica della vittoria

## Azioni

action-move_clear = Muovere una formazione in campo aperto
action-move_pass = Muovere una formazione per un passo
action-naval_move = Movimento navale
action-control_unfortified = Controllare uno spazio non fortificato o togliere i disordini
action-assault = Assalto
action-raise_regular = Reclutare un regolare
action-buy_mercenary = Assoldare un mercenario
action-raise_cavalry = Reclutare cavalleria
action-build_squadron = Costruire una squadra navale
action-build_corsair = Costruire un corsaro
action-piracy = Pirateria
action-foreign_war = Combattere una guerra all’estero
action-explore = Esplorare
action-colonize = Colonizzare
action-conquer = Conquistare
action-translate = Tradurre le Scritture
action-publish_treatise = Pubblicare un trattato
action-call_debate = Indire una disputa teologica
action-build_st_peters = Costruire San Pietro
action-burn_books = Bruciare libri
action-found_university = Fondare un’università gesuita

## Unità

unit-regular = regolare
unit-mercenary = mercenario
unit-cavalry = cavalleria
unit-squadron = squadra navale
unit-corsair = corsaro

## Scenari

scenario-1517 = 1517: le 95 tesi
scenario-1532 = 1532: la Lega
scenario-tournament = Torneo
scenario-two_player = 1517 per due

## Edizioni

edition-first = Prima tiratura
edition-2017 = Edizione del 2017

setting-edition = Edizione delle regole
setting-edition-first = { edition-first }
setting-edition-2017 = { edition-2017 }
setting-about-edition-first = Il gioco come lo descrive il regolamento francese, tratto dalla prima tiratura: 110 carte.
setting-about-edition-2017 = Le regole e le carte dell’edizione del 500º anniversario: 116 carte, guerre finte, accordi più severi, teologi inglesi al servizio dell’Inghilterra.
setting-about-windows-discreet = Nessuna domanda tradisce una mano; gli ordini permanenti rispondono per chi non ha nulla da dire.
setting-about-windows-fast = Meno domande; si sa che chi viene interpellato ha una carta.

## Da dove viene un valore

source-rulebook = dal regolamento
source-derived = segue dal regolamento
source-public = mostrato in pubblico da giocatori
source-reconstructed = ricostruito; il gioco stampato può differire
source-overlay = cambiato per questo tavolo

## Ruoli e posti

role-ottoman = { power-ottoman }
    .number = plural
role-habsburg = { power-habsburg }
    .number = plural
role-england = { power-england }
role-france = { power-france }
role-papacy = { power-papacy }
role-protestant = { power-protestant }
    .number = plural
seat-ottoman = { power-ottoman }
seat-habsburg = { power-habsburg }
seat-england = { power-england }
seat-france = { power-france }
seat-papacy = { power-papacy }
seat-protestant = { power-protestant }
seat-england_protestant = { power-england } e { power-protestant }
seat-habsburg_papacy = { power-habsburg } e { power-papacy }
seat-ottoman_france = { power-ottoman } e { power-france }
