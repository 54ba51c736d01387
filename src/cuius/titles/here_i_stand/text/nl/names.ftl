# Namen van Here I Stand: hoe een kenmerk of een los woord heet.

game = Here I Stand
title = { game }

## Mogendheden

power-ottoman = Ottomanen
    .number = plural
power-habsburg = Habsburgers
    .number = plural
power-england = Engeland
power-france = Frankrijk
power-papacy = Pausdom
power-protestant = Protestanten
    .number = plural
power-genoa = Genua
power-hungary = Hongarije-Bohemen
power-scotland = Schotland
power-venice = Venetië
power-independent = Onafhankelijken
    .number = plural

## Plaatsen

place-berwick = Berwick
place-bristol = Bristol
place-carlisle = Carlisle
place-edinburgh = Edinburgh
place-glasgow = Glasgow
place-lincoln = Lincoln
place-london = Londen
place-norwich = Norwich
place-plymouth = Plymouth
place-portsmouth = Portsmouth
place-shrewsbury = Shrewsbury
place-stirling = Stirling
place-wales = Wales
place-york = York
place-avignon = Avignon
place-besancon = Besançon
place-bordeaux = Bordeaux
place-boulogne = Boulogne
place-brest = Brest
place-brussels = Brussel
place-calais = Calais
place-dijon = Dijon
place-geneva = Genève
place-grenoble = Grenoble
place-liege = Luik
place-limoges = Limoges
place-lyon = Lyon
place-marseille = Marseille
place-metz = Metz
place-nantes = Nantes
place-nice = Nice
place-orleans = Orléans
place-paris = Parijs
place-rouen = Rouen
place-st_dizier = Saint-Dizier
place-st_quentin = Saint-Quentin
place-toulouse = Toulouse
place-tours = Tours
place-augsburg = Augsburg
place-basel = Bazel
place-brandenburg = Brandenburg
place-bremen = Bremen
place-brunswick = Brunswijk
place-cologne = Keulen
place-erfurt = Erfurt
place-graz = Graz
place-hamburg = Hamburg
place-innsbruck = Innsbruck
place-kassel = Kassel
place-leipzig = Leipzig
place-linz = Linz
place-lubeck = Lübeck
place-magdeburg = Maagdenburg
place-mainz = Mainz
place-munster = Munster
place-nuremberg = Neurenberg
place-regensburg = Regensburg
place-salzburg = Salzburg
place-stettin = Stettin
place-strasburg = Straatsburg
place-trier = Trier
place-vienna = Wenen
place-wittenberg = Wittenberg
place-worms = Worms
place-zurich = Zürich
place-ancona = Ancona
place-cerignola = Cerignola
place-florence = Florence
place-genoa = Genua
place-messina = Messina
place-milan = Milaan
place-modena = Modena
place-naples = Napels
place-palermo = Palermo
place-pavia = Pavia
place-ravenna = Ravenna
place-rome = Rome
place-siena = Siena
place-taranto = Tarente
place-trent = Trente
place-trieste = Triëst
place-turin = Turijn
place-venice = Venetië
place-barcelona = Barcelona
place-bilbao = Bilbao
place-cartagena = Cartagena
place-cordoba = Córdoba
place-corunna = La Coruña
place-gibraltar = Gibraltar
place-granada = Granada
place-madrid = Madrid
place-navarre = Navarra
place-palma = Palma
place-seville = Sevilla
place-valencia = Valencia
place-valladolid = Valladolid
place-zaragoza = Zaragoza
place-agram = Agram
place-algiers = Algiers
place-amsterdam = Amsterdam
place-antwerp = Antwerpen
place-athens = Athene
place-bastia = Bastia
place-belgrade = Belgrado
place-breslau = Breslau
place-brunn = Brünn
place-bucharest = Boekarest
place-buda = Boeda
place-cagliari = Cagliari
place-candia = Candia
place-corfu = Corfu
place-coron = Coron
place-durazzo = Durazzo
place-edirne = Edirne
place-istanbul = Istanboel
place-larissa = Larissa
place-lepanto = Lepanto
place-malta = Malta
place-mohacs = Mohács
place-nezh = Nisj
place-nicopolis = Nicopolis
place-oran = Oran
place-prague = Praag
place-pressburg = Pressburg
place-ragusa = Ragusa
place-rhodes = Rhodos
place-salonika = Saloniki
place-scutari = Scutari
place-sofia = Sofia
place-szegedin = Szeged
place-tripoli = Tripoli
place-tunis = Tunis
place-varna = Varna
place-zara = Zara

## Zeeën

place-irish_sea = Ierse Zee
place-north_sea = Noordzee
place-baltic_sea = Oostzee
place-english_channel = Kanaal
place-bay_of_biscay = Golf van Biskaje
place-atlantic_ocean = Atlantische Oceaan
place-gulf_of_lyon = Golf van Lyon
place-barbary_coast = Barbarijse kust
place-tyrrhenian_sea = Tyrreense Zee
place-ionian_sea = Ionische Zee
place-adriatic_sea = Adriatische Zee
place-north_african_coast = Noord-Afrikaanse kust
place-aegean_sea = Egeïsche Zee
place-black_sea = Zwarte Zee

## Soorten plaatsen

space_type-unfortified = onversterkte plaats
space_type-fortress = vesting
space_type-electorate = keurvorstendom
space_type-key = sleutelstad

## Taalgebieden

zone-english = Engels taalgebied
zone-french = Frans taalgebied
zone-german = Duits taalgebied
zone-italian = Italiaans taalgebied
zone-spanish = Spaans taalgebied

## Religieuze invloed

faith-neither = geen van beide
faith-catholic = katholiek
faith-protestant = protestants

## Leiders

leader-suleiman = Süleyman
leader-ibrahim_pasha = Ibrahim Pasja
leader-charles_v = Karel V
leader-duke_of_alva = hertog van Alva
leader-ferdinand = Ferdinand
leader-henry_viii = Hendrik VIII
leader-charles_brandon = Charles Brandon
leader-dudley = Dudley
leader-francis_i = Frans I
leader-montmorency = Montmorency
leader-henry_ii = Hendrik II
leader-john_frederick = Johan Frederik
leader-philip_of_hesse = Filips van Hessen
leader-maurice_of_saxony = Maurits van Saksen
leader-renegade = afvallige
leader-barbarossa = Barbarossa
leader-dragut = Dragut
leader-andrea_doria = Andrea Doria

## Heersers

ruler-suleiman = { leader-suleiman }
ruler-charles_v = { leader-charles_v }
ruler-henry_viii = { leader-henry_viii }
ruler-edward_vi = Edward VI
ruler-mary_i = Maria I
ruler-elizabeth_i = Elizabeth I
ruler-francis_i = { leader-francis_i }
ruler-henry_ii = { leader-henry_ii }
ruler-leo_x = Leo X
ruler-clement_vii = Clemens VII
ruler-paul_iii = Paulus III
ruler-julius_iii = Julius III
ruler-luther = Maarten Luther
ruler-calvin = Johannes Calvijn

## De vrouwen van Hendrik

wife-catherine_of_aragon = Catharina van Aragon
wife-anne_boleyn = Anna Boleyn
wife-jane_seymour = Jane Seymour
wife-anne_of_cleves = Anna van Kleef
wife-kathryn_howard = Catharina Howard
wife-katherine_parr = Catharina Parr
marital_box-catherine_of_aragon = { wife-catherine_of_aragon }
marital_box-ask_for_divorce = Verzoek om echtscheiding
marital_box-anne_boleyn = { wife-anne_boleyn }
marital_box-jane_seymour = { wife-jane_seymour }
marital_box-anne_of_cleves = { wife-anne_of_cleves }
marital_box-kathryn_howard = { wife-kathryn_howard }
marital_box-katherine_parr = { wife-katherine_parr }

## Debaters en hervormers

debater-luther = Luther
debater-melanchthon = Melanchthon
debater-bucer = Bucer
debater-carlstadt = Karlstadt
debater-zwingli = Zwingli
debater-oekolampadius = Oecolampadius
debater-bullinger = Bullinger
debater-calvin = Calvijn
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
debater-aleander = Aleander
debater-tetzel = Tetzel
debater-cajetan = Cajetanus
debater-contarini = Contarini
debater-pole = Pole
debater-caraffa = Carafa
debater-loyola = Loyola
debater-faber = Faber
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
ban-king_of_france = koning van Frankrijk
ban-charles_v = { leader-charles_v }
translation-german = Duits
translation-english = Engels
translation-french = Frans

## De Nieuwe Wereld

explorer-rut = Rut
explorer-chancellor = Chancellor
explorer-willoughby = Willoughby
explorer-cartier = Cartier
explorer-verrazano = Verrazzano
explorer-roberval = Roberval
explorer-magellan = Magellaan
explorer-orellana = Orellana
explorer-de_soto = De Soto
explorer-leon = Ponce de León
explorer-de_vaca = Cabeza de Vaca
explorer-narvaez = Narváez
explorer-cabot_england = Sebastiaan Cabot (Engeland)
explorer-cabot_france = Sebastiaan Cabot (Frankrijk)
explorer-cabot_habsburg = Sebastiaan Cabot (Habsburgers)
conquistador-cortez = Cortés
conquistador-pizarro = Pizarro
conquistador-montejo = Montejo
conquistador-cordova = Córdoba
conquistador-coronado = Coronado
conquistador-english_conquest_1 = Engelse expeditie
conquistador-english_conquest_2 = tweede Engelse expeditie
conquistador-french_conquest_1 = Franse expeditie
conquistador-french_conquest_2 = tweede Franse expeditie
discovery-st_lawrence = Saint Lawrencerivier
discovery-great_lakes = Grote Meren
discovery-mississippi = Mississippi
discovery-amazon = Amazone
discovery-pacific_strait = zeestraat naar de Stille Oceaan
discovery-circumnavigation = reis om de wereld
conquest-inca = Inca’s
conquest-aztec = Azteken
conquest-maya = Maya’s
colony-roanoke = Roanoke
colony-jamestown = Jamestown
colony-montreal = Montreal
colony-charlesbourg = Charlesbourg
colony-puerto_rico = Puerto Rico
colony-hispaniola = Hispaniola
colony-cuba = Cuba
riches-inca = { conquest-inca }
riches-aztec = { conquest-aztec }
riches-maya = { conquest-maya }
riches-potosi = Potosí
riches-colony = kolonie
riches_result-none = geen gevolg
riches_result-card = een kaart
riches_result-galleon = een kaart met galjoenen
riches_result-deplete = een kaart, daarna uitgeput
riches_result-eliminate = verdwenen
voyage-explore = ontdekkingsreis
voyage-colonize = kolonie
voyage-conquer = verovering
voyage-cabot = { card-sebastian_cabot }

## Kaarten

card-janissaries = Janitsaren
card-holy_roman_emperor = Keizer van het Heilige Roomse Rijk
card-six_wives = De zes vrouwen van Hendrik VIII
card-patron_of_the_arts = Beschermer der kunsten
card-papal_bull = Pauselijke bul
card-leipzig_debate = Disputatie van Leipzig
card-here_i_stand = Hier sta ik
card-luthers_95_theses = De 95 stellingen van Luther
card-barbary_pirates = Barbarijse zeerovers
card-clement_vii = { ruler-clement_vii }
card-defender_of_the_faith = Verdediger van het geloof
card-master_of_italy = Meester van Italië
card-schmalkaldic_league = Schmalkaldisch Verbond
card-paul_iii = { ruler-paul_iii }
card-society_of_jesus = Sociëteit van Jezus
card-calvin = { debater-calvin }
card-council_of_trent = Concilie van Trente
card-dragut = { leader-dragut }
card-edward_vi = { ruler-edward_vi }
card-henry_ii = { leader-henry_ii }
card-mary_i = { ruler-mary_i }
card-julius_iii = { ruler-julius_iii }
card-elizabeth_i = { ruler-elizabeth_i }
card-arquebusiers = Haakbusschutters
card-field_artillery = Veldgeschut
card-mercenaries_bribed = Omgekochte huurlingen
card-mercenaries_grow_restless = Onrustige huurlingen
card-siege_mining = Mijngangen
card-surprise_attack = Verrassingsaanval
card-tercios = Tercio’s
card-foul_weather = Noodweer
card-gout = Jicht
card-landsknechts = Landsknechten
card-professional_rowers = Beroepsroeiers
card-siege_artillery = Belegeringsgeschut
card-swiss_mercenaries = Zwitserse huurlingen
card-the_wartburg = De Wartburg
card-halleys_comet = Komeet van Halley
card-augsburg_confession = Augsburgse Confessie
card-machiavelli = Machiavelli: De Vorst
card-marburg_colloquy = Godsdienstgesprek van Marburg
card-roxelana = Roxelana
card-zwingli_dons_armor = Zwingli trekt het harnas aan
card-affair_of_the_placards = Affaire van de plakkaten
card-calvin_expelled = Calvijn verbannen
card-calvins_institutes = Institutie van Calvijn
card-copernicus = Copernicus
card-galleons = Galjoenen
card-huguenot_raiders = Hugenootse kapers
card-mercators_map = Kaart van Mercator
card-michael_servetus = Michaël Servet
card-michelangelo = Michelangelo
card-plantations = Plantages
card-potosi_silver_mines = Zilvermijnen van Potosí
card-jesuit_education = Jezuïetenonderwijs
card-papal_inquisition = Pauselijke inquisitie
card-philip_of_hesses_bigamy = Bigamie van Filips van Hessen
card-spanish_inquisition = Spaanse inquisitie
card-lady_jane_grey = Lady Jane Grey
card-maurice_of_saxony = { leader-maurice_of_saxony }
card-mary_defies_council = Maria trotseert de Raad
card-book_of_common_prayer = Algemeen gebedenboek
card-dissolution_of_the_monasteries = Opheffing van de kloosters
card-pilgrimage_of_grace = Bedevaart van Genade
card-a_mighty_fortress = Een vaste burcht
card-akinji_raiders = Akıncı-ruiters
card-anabaptists = Wederdopers
card-andrea_doria = { leader-andrea_doria }
card-auld_alliance = Oud verbond
card-charles_bourbon = Karel van Bourbon
card-city_state_rebels = Opstandige stadstaten
card-cloth_prices_fluctuate = Schommelende lakenprijzen
card-diplomatic_marriage = Diplomatiek huwelijk
card-diplomatic_overture = Diplomatieke toenadering
card-erasmus = Erasmus
card-foreign_recruits = Vreemde rekruten
card-fountain_of_youth = Bron van de eeuwige jeugd
card-frederick_the_wise = Frederik de Wijze
card-fuggers = De Fuggers
card-gabelle_revolt = Zoutoproer
card-indulgence_vendor = Aflaatverkoper
card-janissaries_rebel = Opstand van de janitsaren
card-john_zapolya = Johan Zápolya
card-julia_gonzaga = Giulia Gonzaga
card-katherina_bora = Katharina von Bora
card-knights_of_st_john = Ridders van Sint-Jan
card-mercenaries_demand_pay = Huurlingen eisen soldij
card-peasants_war = Boerenoorlog
card-pirate_haven = Piratennest
card-printing_press = Drukpers
card-ransom = Losgeld
card-revolt_in_egypt = Opstand in Egypte
card-revolt_in_ireland = Opstand in Ierland
card-revolt_of_the_communeros = Opstand van de comuneros
card-sack_of_rome = Plundering van Rome
card-sale_of_moluccas = Verkoop van de Molukken
card-scots_raid = Schotse strooptocht
card-search_for_cibola = Op zoek naar Cíbola
card-sebastian_cabot = Sebastiaan Cabot
card-shipbuilding = Scheepsbouw
card-smallpox = Pokken
card-spring_preparations = Voorbereidingen in de lente
card-threat_to_power = Bedreiging van de macht
card-trace_italienne = Italiaanse vestingbouw
card-treachery = Verraad!
card-unpaid_mercenaries = Onbetaalde huurlingen
card-unsanitary_camp = Ziekte in het kamp
card-venetian_alliance = Venetiaans bondgenootschap
card-venetian_informant = Venetiaanse verklikker
card-war_in_persia = Oorlog in Perzië
card-colonial_governor_native_uprising = Koloniaal gouverneur / Inheemse opstand
card-thomas_more = Thomas More
card-imperial_coronation = Keizerskroning
card-la_forets_embassy = Het gezantschap van La Forêt in Istanboel
card-thomas_cromwell = Thomas Cromwell
card-rough_wooing = Ruwe vrijage
card-dip_andrea_doria = { leader-andrea_doria }
card-dip_french_constable_invades = Inval van de Franse connétable
card-dip_corsair_raid = Strooptocht van zeerovers
card-dip_diplomatic_marriage = { card-diplomatic_marriage }
card-dip_diplomatic_pressure = Diplomatieke druk
card-dip_french_invasion = Franse inval
card-dip_henry_petitions = Hendrik vraagt om echtscheiding
card-dip_knights_of_st_john = { card-knights_of_st_john }
card-dip_plague = Pest
card-dip_shipbuilding = { card-shipbuilding }
card-dip_spanish_invasion = Spaanse inval
card-dip_venetian_alliance = { card-venetian_alliance }
card-dip_austrian_invasion = Oostenrijkse inval
card-dip_imperial_invasion = Keizerlijke inval
card-dip_machiavelli = Machiavelli
card-dip_ottoman_invasion = Ottomaanse inval
card-dip_secret_protestant_circle = Geheime protestantse kring
card-dip_siege_of_vienna = Beleg van Wenen
card-dip_spanish_inquisition = { card-spanish_inquisition }

## Soorten kaarten

card_kind-home = thuiskaart
card_kind-mandatory = verplichte gebeurtenis
card_kind-response = reactie
card_kind-combat = gevecht
card_kind-event = gebeurtenis
card_kind-diplomatic = diplomatieke kaart
removal-never = gaat naar de aflegstapel
removal-always = verlaat het spel na de gebeurtenis
removal-if_event = verlaat het spel als ze als gebeurtenis wordt gespeeld
removal-conditional = kan het spel verlaten, zoals de gebeurtenis zegt

## Fasen

phase-luthers_95_theses = De 95 stellingen van Luther
phase-card_draw = Kaarten trekken
phase-diplomacy = Diplomatie
phase-diet_of_worms = Rijksdag van Worms
phase-spring_deployment = Opstelling in de lente
phase-action = Actie
phase-winter = Winter
phase-new_world = Nieuwe Wereld
phase-victory = Bepaling van de winnaar

## Acties

action-move_clear = Een formatie over open terrein verplaatsen
action-move_pass = Een formatie over een pas verplaatsen
action-naval_move = Vlootbeweging
action-control_unfortified = Een onversterkte plaats in bezit nemen of onrust wegnemen
action-assault = Bestorming
action-raise_regular = Een regulier regiment werven
action-buy_mercenary = Een huurling aannemen
action-raise_cavalry = Ruiterij werven
action-build_squadron = Een eskader bouwen
action-build_corsair = Een kaper bouwen
action-piracy = Zeeroof
action-foreign_war = Een buitenlandse oorlog voeren
action-explore = Op ontdekkingsreis gaan
action-colonize = Een kolonie stichten
action-conquer = Op veroveringstocht gaan
action-translate = De Schrift vertalen
action-publish_treatise = Een traktaat uitgeven
action-call_debate = Een theologisch debat uitroepen
action-build_st_peters = Aan de Sint-Pieter bouwen
action-burn_books = Boeken verbranden
action-found_university = Een jezuïetenuniversiteit stichten

## Eenheden

unit-regular = regulier
unit-mercenary = huurling
unit-cavalry = ruiterij
unit-squadron = eskader
unit-corsair = kaper

## Scenario’s

scenario-1517 = 1517: de 95 stellingen
scenario-1532 = 1532: het Verbond
scenario-tournament = Toernooi
scenario-two_player = 1517 voor twee

## Edities

edition-first = Eerste druk
edition-2017 = Editie van 2017

setting-edition = Editie van de regels
setting-edition-first = { edition-first }
setting-edition-2017 = { edition-2017 }
setting-about-edition-first = Het spel zoals het Franse spelregelboek het beschrijft, naar de eerste druk: 110 kaarten.
setting-about-edition-2017 = De regels en kaarten van de editie ter ere van 500 jaar Hervorming: 116 kaarten, schijnoorlogen, strengere afspraken, Engelse theologen in dienst van Engeland.
setting-about-windows-discreet = Geen vraag verraadt een hand; vaste opdrachten antwoorden voor wie niets te zeggen heeft.
setting-about-windows-fast = Minder vragen; wie gevraagd wordt heeft zeker een kaart.

## Waar een waarde vandaan komt

source-rulebook = uit de spelregels
source-derived = volgt uit de spelregels
source-public = door spelers openbaar getoond
source-reconstructed = gereconstrueerd; het gedrukte spel kan afwijken
source-overlay = voor deze tafel gewijzigd

## Rollen en plaatsen aan tafel

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
seat-england_protestant = { power-england } en { power-protestant }
seat-habsburg_papacy = { power-habsburg } en { power-papacy }
seat-ottoman_france = { power-ottoman } en { power-france }
