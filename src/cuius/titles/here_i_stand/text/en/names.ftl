# Names of Here I Stand: how an id or a single word is called.

game = Here I Stand
title = { game }

## Powers

power-ottoman = Ottoman
power-habsburg = Habsburg
power-england = England
power-france = France
power-papacy = Papacy
power-protestant = Protestant
power-genoa = Genoa
power-hungary = Hungary-Bohemia
power-scotland = Scotland
power-venice = Venice
power-independent = Independents

## Spaces

place-berwick = Berwick
place-bristol = Bristol
place-carlisle = Carlisle
place-edinburgh = Edinburgh
place-glasgow = Glasgow
place-lincoln = Lincoln
place-london = London
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
place-brussels = Brussels
place-calais = Calais
place-dijon = Dijon
place-geneva = Geneva
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
place-augsburg = Augsburg
place-basel = Basel
place-brandenburg = Brandenburg
place-bremen = Bremen
place-brunswick = Brunswick
place-cologne = Cologne
place-erfurt = Erfurt
place-graz = Graz
place-hamburg = Hamburg
place-innsbruck = Innsbruck
place-kassel = Kassel
place-leipzig = Leipzig
place-linz = Linz
place-lubeck = Lübeck
place-magdeburg = Magdeburg
place-mainz = Mainz
place-munster = Münster
place-nuremberg = Nuremberg
place-regensburg = Regensburg
place-salzburg = Salzburg
place-stettin = Stettin
place-strasburg = Strasburg
place-trier = Trier
place-vienna = Vienna
place-wittenberg = Wittenberg
place-worms = Worms
place-zurich = Zürich
place-ancona = Ancona
place-cerignola = Cerignola
place-florence = Florence
place-genoa = Genoa
place-messina = Messina
place-milan = Milan
place-modena = Modena
place-naples = Naples
place-palermo = Palermo
place-pavia = Pavia
place-ravenna = Ravenna
place-rome = Rome
place-siena = Siena
place-taranto = Taranto
place-trent = Trent
place-trieste = Trieste
place-turin = Turin
place-venice = Venice
place-barcelona = Barcelona
place-bilbao = Bilbao
place-cartagena = Cartagena
place-cordoba = Córdoba
place-corunna = Corunna
place-gibraltar = Gibraltar
place-granada = Granada
place-madrid = Madrid
place-navarre = Navarre
place-palma = Palma
place-seville = Seville
place-valencia = Valencia
place-valladolid = Valladolid
place-zaragoza = Zaragoza
place-agram = Agram
place-algiers = Algiers
place-amsterdam = Amsterdam
place-antwerp = Antwerp
place-athens = Athens
place-bastia = Bastia
place-belgrade = Belgrade
place-breslau = Breslau
place-brunn = Brünn
place-bucharest = Bucharest
place-buda = Buda
place-cagliari = Cagliari
place-candia = Candia
place-corfu = Corfu
place-coron = Coron
place-durazzo = Durazzo
place-edirne = Edirne
place-istanbul = Istanbul
place-larissa = Larissa
place-lepanto = Lepanto
place-malta = Malta
place-mohacs = Mohács
place-nezh = Nezh
place-nicopolis = Nicopolis
place-oran = Oran
place-prague = Prague
place-pressburg = Pressburg
place-ragusa = Ragusa
place-rhodes = Rhodes
place-salonika = Salonika
place-scutari = Scutari
place-sofia = Sofia
place-szegedin = Szegedin
place-tripoli = Tripoli
place-tunis = Tunis
place-varna = Varna
place-zara = Zara

## Seas

place-irish_sea = Irish Sea
place-north_sea = North Sea
place-baltic_sea = Baltic Sea
place-english_channel = English Channel
place-bay_of_biscay = Bay of Biscay
place-atlantic_ocean = Atlantic Ocean
place-gulf_of_lyon = Gulf of Lyon
place-barbary_coast = Barbary Coast
place-tyrrhenian_sea = Tyrrhenian Sea
place-ionian_sea = Ionian Sea
place-adriatic_sea = Adriatic Sea
place-north_african_coast = North African Coast
place-aegean_sea = Aegean Sea
place-black_sea = Black Sea

## Kinds of space

space_type-unfortified = unfortified space
space_type-fortress = fortress
space_type-electorate = electorate
space_type-key = key

## Language zones

zone-english = English zone
zone-french = French zone
zone-german = German zone
zone-italian = Italian zone
zone-spanish = Spanish zone

## Religious influence

faith-neither = neither
faith-catholic = Catholic
faith-protestant = Protestant

## Leaders

leader-suleiman = Suleiman
leader-ibrahim_pasha = Ibrahim Pasha
leader-charles_v = Charles V
leader-duke_of_alva = Duke of Alva
leader-ferdinand = Ferdinand
leader-henry_viii = Henry VIII
leader-charles_brandon = Charles Brandon
leader-dudley = Dudley
leader-francis_i = Francis I
leader-montmorency = Montmorency
leader-henry_ii = Henry II
leader-john_frederick = John Frederick
leader-philip_of_hesse = Philip of Hesse
leader-maurice_of_saxony = Maurice of Saxony
leader-renegade = Renegade
leader-barbarossa = Barbarossa
leader-dragut = Dragut
leader-andrea_doria = Andrea Doria

## Rulers

ruler-suleiman = { leader-suleiman }
ruler-charles_v = { leader-charles_v }
ruler-henry_viii = { leader-henry_viii }
ruler-edward_vi = Edward VI
ruler-mary_i = Mary I
ruler-elizabeth_i = Elizabeth I
ruler-francis_i = { leader-francis_i }
ruler-henry_ii = { leader-henry_ii }
ruler-leo_x = Leo X
ruler-clement_vii = Clement VII
ruler-paul_iii = Paul III
ruler-julius_iii = Julius III
ruler-luther = Martin Luther
ruler-calvin = John Calvin

## Henry’s wives

wife-catherine_of_aragon = Catherine of Aragon
wife-anne_boleyn = Anne Boleyn
wife-jane_seymour = Jane Seymour
wife-anne_of_cleves = Anne of Cleves
wife-kathryn_howard = Kathryn Howard
wife-katherine_parr = Katherine Parr
marital_box-catherine_of_aragon = { wife-catherine_of_aragon }
marital_box-ask_for_divorce = Ask for divorce
marital_box-anne_boleyn = { wife-anne_boleyn }
marital_box-jane_seymour = { wife-jane_seymour }
marital_box-anne_of_cleves = { wife-anne_of_cleves }
marital_box-kathryn_howard = { wife-kathryn_howard }
marital_box-katherine_parr = { wife-katherine_parr }

## Debaters and reformers

debater-luther = Luther
debater-melanchthon = Melanchthon
debater-bucer = Bucer
debater-carlstadt = Carlstadt
debater-zwingli = Zwingli
debater-oekolampadius = Oecolampadius
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
debater-aleander = Aleander
debater-tetzel = Tetzel
debater-cajetan = Cajetan
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
ban-king_of_france = King of France
ban-charles_v = { leader-charles_v }
translation-german = German
translation-english = English
translation-french = French

## The New World

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
explorer-cabot_england = Sebastian Cabot (England)
explorer-cabot_france = Sebastian Cabot (France)
explorer-cabot_habsburg = Sebastian Cabot (Habsburgs)
conquistador-cortez = Cortés
conquistador-pizarro = Pizarro
conquistador-montejo = Montejo
conquistador-cordova = Córdoba
conquistador-coronado = Coronado
conquistador-english_conquest_1 = English expedition
conquistador-english_conquest_2 = second English expedition
conquistador-french_conquest_1 = French expedition
conquistador-french_conquest_2 = second French expedition
discovery-st_lawrence = Saint Lawrence River
discovery-great_lakes = Great Lakes
discovery-mississippi = Mississippi
discovery-amazon = Amazon
discovery-pacific_strait = Pacific strait
discovery-circumnavigation = Circumnavigation
conquest-inca = Inca
conquest-aztec = Aztec
conquest-maya = Maya
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
riches-colony = colony
riches_result-none = no effect
riches_result-card = a card
riches_result-galleon = a card with galleons
riches_result-deplete = a card, then exhausted
riches_result-eliminate = eliminated
voyage-explore = exploration
voyage-colonize = colony
voyage-conquer = conquest
voyage-cabot = { card-sebastian_cabot }

## Cards

card-janissaries = Janissaries
card-holy_roman_emperor = Holy Roman Emperor
card-six_wives = Six Wives of Henry VIII
card-patron_of_the_arts = Patron of the Arts
card-papal_bull = Papal Bull
card-leipzig_debate = Leipzig Debate
card-here_i_stand = Here I Stand
card-luthers_95_theses = Luther’s 95 Theses
card-barbary_pirates = Barbary Pirates
card-clement_vii = { ruler-clement_vii }
card-defender_of_the_faith = Defender of the Faith
card-master_of_italy = Master of Italy
card-schmalkaldic_league = Schmalkaldic League
card-paul_iii = { ruler-paul_iii }
card-society_of_jesus = Society of Jesus
card-calvin = { debater-calvin }
card-council_of_trent = Council of Trent
card-dragut = { leader-dragut }
card-edward_vi = { ruler-edward_vi }
card-henry_ii = { leader-henry_ii }
card-mary_i = { ruler-mary_i }
card-julius_iii = { ruler-julius_iii }
card-elizabeth_i = { ruler-elizabeth_i }
card-arquebusiers = Arquebusiers
card-field_artillery = Field Artillery
card-mercenaries_bribed = Mercenaries Bribed
card-mercenaries_grow_restless = Mercenaries Grow Restless
card-siege_mining = Siege Mining
card-surprise_attack = Surprise Attack
card-tercios = Tercios
card-foul_weather = Foul Weather
card-gout = Gout
card-landsknechts = Landsknechts
card-professional_rowers = Professional Rowers
card-siege_artillery = Siege Artillery
card-swiss_mercenaries = Swiss Mercenaries
card-the_wartburg = The Wartburg
card-halleys_comet = Halley’s Comet
card-augsburg_confession = Augsburg Confession
card-machiavelli = Machiavelli: The Prince
card-marburg_colloquy = Marburg Colloquy
card-roxelana = Roxelana
card-zwingli_dons_armor = Zwingli Dons Armour
card-affair_of_the_placards = Affair of the Placards
card-calvin_expelled = Calvin Expelled
card-calvins_institutes = Calvin’s Institutes
card-copernicus = Copernicus
card-galleons = Galleons
card-huguenot_raiders = Huguenot Raiders
card-mercators_map = Mercator’s Map
card-michael_servetus = Michael Servetus
card-michelangelo = Michelangelo
card-plantations = Plantations
card-potosi_silver_mines = Potosí Silver Mines
card-jesuit_education = Jesuit Education
card-papal_inquisition = Papal Inquisition
card-philip_of_hesses_bigamy = Philip of Hesse’s Bigamy
card-spanish_inquisition = Spanish Inquisition
card-lady_jane_grey = Lady Jane Grey
card-maurice_of_saxony = { leader-maurice_of_saxony }
card-mary_defies_council = Mary Defies the Council
card-book_of_common_prayer = Book of Common Prayer
card-dissolution_of_the_monasteries = Dissolution of the Monasteries
card-pilgrimage_of_grace = Pilgrimage of Grace
card-a_mighty_fortress = A Mighty Fortress
card-akinji_raiders = Akinji Raiders
card-anabaptists = Anabaptists
card-andrea_doria = { leader-andrea_doria }
card-auld_alliance = Auld Alliance
card-charles_bourbon = Charles of Bourbon
card-city_state_rebels = City State Rebels
card-cloth_prices_fluctuate = Cloth Prices Fluctuate
card-diplomatic_marriage = Diplomatic Marriage
card-diplomatic_overture = Diplomatic Overture
card-erasmus = Erasmus
card-foreign_recruits = Foreign Recruits
card-fountain_of_youth = Fountain of Youth
card-frederick_the_wise = Frederick the Wise
card-fuggers = Fuggers
card-gabelle_revolt = Gabelle Revolt
card-indulgence_vendor = Indulgence Vendor
card-janissaries_rebel = Janissaries Rebel
card-john_zapolya = John Zápolya
card-julia_gonzaga = Julia Gonzaga
card-katherina_bora = Katharina von Bora
card-knights_of_st_john = Knights of Saint John
card-mercenaries_demand_pay = Mercenaries Demand Pay
card-peasants_war = Peasants’ War
card-pirate_haven = Pirate Haven
card-printing_press = Printing Press
card-ransom = Ransom
card-revolt_in_egypt = Revolt in Egypt
card-revolt_in_ireland = Revolt in Ireland
card-revolt_of_the_communeros = Revolt of the Comuneros
card-sack_of_rome = Sack of Rome
card-sale_of_moluccas = Sale of the Moluccas
card-scots_raid = Scots Raid
card-search_for_cibola = Search for Cíbola
card-sebastian_cabot = Sebastian Cabot
card-shipbuilding = Shipbuilding
card-smallpox = Smallpox
card-spring_preparations = Spring Preparations
card-threat_to_power = Threat to Power
card-trace_italienne = Trace Italienne
card-treachery = Treachery!
card-unpaid_mercenaries = Unpaid Mercenaries
card-unsanitary_camp = Unsanitary Camp
card-venetian_alliance = Venetian Alliance
card-venetian_informant = Venetian Informant
card-war_in_persia = War in Persia
card-colonial_governor_native_uprising = Colonial Governor / Native Uprising
card-thomas_more = Thomas More
card-imperial_coronation = Imperial Coronation
card-la_forets_embassy = La Forêt’s Embassy in Istanbul
card-thomas_cromwell = Thomas Cromwell
card-rough_wooing = Rough Wooing
card-dip_andrea_doria = { leader-andrea_doria }
card-dip_french_constable_invades = French Constable Invades
card-dip_corsair_raid = Corsair Raid
card-dip_diplomatic_marriage = { card-diplomatic_marriage }
card-dip_diplomatic_pressure = Diplomatic Pressure
card-dip_french_invasion = French Invasion
card-dip_henry_petitions = Henry Petitions for Divorce
card-dip_knights_of_st_john = { card-knights_of_st_john }
card-dip_plague = Plague
card-dip_shipbuilding = { card-shipbuilding }
card-dip_spanish_invasion = Spanish Invasion
card-dip_venetian_alliance = { card-venetian_alliance }
card-dip_austrian_invasion = Austrian Invasion
card-dip_imperial_invasion = Imperial Invasion
card-dip_machiavelli = Machiavelli
card-dip_ottoman_invasion = Ottoman Invasion
card-dip_secret_protestant_circle = Secret Protestant Circle
card-dip_siege_of_vienna = Siege of Vienna
card-dip_spanish_inquisition = { card-spanish_inquisition }

## Kinds of card

card_kind-home = home card
card_kind-mandatory = mandatory event
card_kind-response = response
card_kind-combat = combat
card_kind-event = event
card_kind-diplomatic = diplomatic card
removal-never = goes to the discard pile
removal-always = leaves the game after the event
removal-if_event = leaves the game if played as an event
removal-conditional = may leave the game, as its event says

## Phases

phase-luthers_95_theses = Luther’s 95 Theses
phase-card_draw = Card draw
phase-diplomacy = Diplomacy
phase-diet_of_worms = Diet of Worms
phase-spring_deployment = Spring deployment
phase-action = Action
phase-winter = Winter
phase-new_world = New World
phase-victory = Victory determination

## Actions

action-move_clear = Move a formation in the clear
action-move_pass = Move a formation over a pass
action-naval_move = Naval move
action-control_unfortified = Control an unfortified space or remove unrest
action-assault = Assault
action-raise_regular = Raise a regular
action-buy_mercenary = Hire a mercenary
action-raise_cavalry = Raise cavalry
action-build_squadron = Build a squadron
action-build_corsair = Build a corsair
action-piracy = Piracy
action-foreign_war = Fight a foreign war
action-explore = Explore
action-colonize = Colonize
action-conquer = Conquer
action-translate = Translate scripture
action-publish_treatise = Publish a treatise
action-call_debate = Call a theological debate
action-build_st_peters = Build Saint Peter’s
action-burn_books = Burn books
action-found_university = Found a Jesuit university

## Units

unit-regular = regular
unit-mercenary = mercenary
unit-cavalry = cavalry
unit-squadron = squadron
unit-corsair = corsair

## Scenarios

scenario-1517 = 1517: The Ninety-Five Theses
scenario-1532 = 1532: The League
scenario-tournament = Tournament
scenario-two_player = 1517 for two

## Editions

edition-first = First printing
edition-2017 = Edition of 2017

setting-edition = Edition of the rules
setting-edition-first = { edition-first }
setting-edition-2017 = { edition-2017 }
setting-about-edition-first = The game as the French rulebook has it, made from the first printing: 110 cards.
setting-about-edition-2017 = The rules and cards of the 500th anniversary edition: 116 cards, phony wars, stricter bargains, English debaters of England’s own.
setting-about-windows-discreet = Nobody learns from a question what is in a hand; standing orders answer for those who have nothing to say.
setting-about-windows-fast = Fewer questions; whoever is asked is known to hold a card.

## Where a value comes from

source-rulebook = from the rulebook
source-derived = follows from the rulebook
source-public = shown by players in public
source-reconstructed = reconstructed; the printed game may differ
source-overlay = changed for this table

## Roles and seats

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
seat-england_protestant = { power-england } and { power-protestant }
seat-habsburg_papacy = { power-habsburg } and { power-papacy }
seat-ottoman_france = { power-ottoman } and { power-france }
