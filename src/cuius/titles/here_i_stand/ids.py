"""The names of Here I Stand: small numbers inside, stable words at the edges.

The order of every table is fixed for good. Constants of powers, places, leaders and cards are bare names.
Where two of them would be the same, the power keeps the name, the place ends in `_SPACE` and the card begins
with `CARD_`. Constants of rulers, debaters and reformers always begin with their kind.
"""

from __future__ import annotations

from cuius.core.ids import Id, Names


def words(text: str) -> tuple[str, ...]:
    """The words of a list written as plain text."""
    return tuple(text.split())


NOBODY = -1
"""Holder, owner or controller of what belongs to no one."""

# ---- powers, the major ones in impulse order (1-r2, 3.2-r1..r3) ----

POWERS = Names(
    "power",
    words("""
    ottoman habsburg england france papacy protestant genoa hungary scotland venice independent
    """),
)
OTTOMAN, HABSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = MAJORS = POWERS.ids[:6]
GENOA, HUNGARY, SCOTLAND, VENICE = MINORS = POWERS.ids[6:10]
INDEPENDENT = POWERS["independent"]

# ---- places: spaces by language zone, then seas (2.1, 2.5) ----

SPACE_WORDS = words("""
    berwick bristol carlisle edinburgh glasgow lincoln london norwich plymouth portsmouth shrewsbury
    stirling wales york
    avignon besancon bordeaux boulogne brest brussels calais dijon geneva grenoble liege limoges
    lyon marseille metz nantes nice orleans paris rouen st_dizier st_quentin toulouse tours
    augsburg basel brandenburg bremen brunswick cologne erfurt graz hamburg innsbruck kassel leipzig
    linz lubeck magdeburg mainz munster nuremberg regensburg salzburg stettin strasburg trier vienna
    wittenberg worms zurich
    ancona cerignola florence genoa messina milan modena naples palermo pavia ravenna rome siena
    taranto trent trieste turin venice
    barcelona bilbao cartagena cordoba corunna gibraltar granada madrid navarre palma seville
    valencia valladolid zaragoza
    agram algiers amsterdam antwerp athens bastia belgrade breslau brunn bucharest buda cagliari
    candia corfu coron durazzo edirne istanbul larissa lepanto malta mohacs nezh nicopolis oran
    prague pressburg ragusa rhodes salonika scutari sofia szegedin tripoli tunis varna zara
""")

SEA_WORDS = words("""
    irish_sea north_sea baltic_sea english_channel bay_of_biscay atlantic_ocean gulf_of_lyon
    barbary_coast tyrrhenian_sea ionian_sea adriatic_sea north_african_coast aegean_sea black_sea
""")

PLACES = Names("place", (*SPACE_WORDS, *SEA_WORDS))
"""Where a piece can stand on the map of Europe."""

SPACES: tuple[Id, ...] = PLACES.ids[: len(SPACE_WORDS)]
SEAS: tuple[Id, ...] = PLACES.ids[len(SPACE_WORDS) :]
FIRST_SEA = len(SPACE_WORDS)
"""A place with this number or a greater one is a sea."""

SPACE_TYPES = Names("space_type", ("unfortified", "fortress", "electorate", "key"))
UNFORTIFIED, FORTRESS, ELECTORATE, KEY = SPACE_TYPES

ZONES = Names("zone", ("english", "french", "german", "italian", "spanish"))
ENGLISH, FRENCH, GERMAN, ITALIAN, SPANISH = ZONES
NO_ZONE = -1
"""The zone of a space outside the five language zones."""

FAITHS = Names("faith", ("neither", "catholic", "protestant"))
"""Whose religious influence a space is under; neither: the Ottoman home spaces (2.3)."""
NEITHER, CATHOLIC, PROTESTANT_FAITH = FAITHS

# ---- leaders (3.4, 3.5) ----

ARMY_LEADER_WORDS = words("""
    suleiman ibrahim_pasha charles_v duke_of_alva ferdinand henry_viii charles_brandon dudley
    francis_i montmorency henry_ii john_frederick philip_of_hesse maurice_of_saxony renegade
""")

LEADERS = Names("leader", (*ARMY_LEADER_WORDS, "barbarossa", "dragut", "andrea_doria"))
ARMY_LEADERS: tuple[Id, ...] = LEADERS.ids[: len(ARMY_LEADER_WORDS)]
NAVAL_LEADERS: tuple[Id, ...] = LEADERS.ids[len(ARMY_LEADER_WORDS) :]
SULEIMAN, IBRAHIM_PASHA, CHARLES_V, DUKE_OF_ALVA, FERDINAND, HENRY_VIII, CHARLES_BRANDON = LEADERS.ids[0:7]
DUDLEY, FRANCIS_I, MONTMORENCY, HENRY_II, JOHN_FREDERICK, PHILIP_OF_HESSE = LEADERS.ids[7:13]
MAURICE_OF_SAXONY, RENEGADE = LEADERS.ids[13:15]
BARBAROSSA, DRAGUT, ANDREA_DORIA = LEADERS.ids[15:18]

# ---- rulers (3.3) and wives (21.3) ----

RULERS = Names(
    "ruler",
    words("""
    suleiman charles_v henry_viii edward_vi mary_i elizabeth_i francis_i henry_ii leo_x clement_vii
    paul_iii julius_iii luther calvin
    """),
)
RULER_SULEIMAN, RULER_CHARLES_V, RULER_HENRY_VIII, RULER_EDWARD_VI, RULER_MARY_I = RULERS.ids[0:5]
RULER_ELIZABETH_I, RULER_FRANCIS_I, RULER_HENRY_II, RULER_LEO_X, RULER_CLEMENT_VII = RULERS.ids[5:10]
RULER_PAUL_III, RULER_JULIUS_III, RULER_LUTHER, RULER_CALVIN = RULERS.ids[10:14]

MARITAL_BOXES = Names(
    "marital_box",
    words("""
    catherine_of_aragon ask_for_divorce anne_boleyn jane_seymour anne_of_cleves kathryn_howard
    katherine_parr
    """),
)
"""The boxes of Henry's marital status track, in order."""
WIVES = Names(
    "wife",
    words("""
    catherine_of_aragon anne_boleyn jane_seymour anne_of_cleves kathryn_howard katherine_parr
    """),
)
CATHERINE_OF_ARAGON, ANNE_BOLEYN, JANE_SEYMOUR, ANNE_OF_CLEVES, KATHRYN_HOWARD = WIVES.ids[0:5]
(KATHERINE_PARR,) = WIVES.ids[5:6]

# ---- the Reformation (8, 18) ----

PROTESTANT_DEBATER_WORDS = words("""
    luther melanchthon bucer carlstadt zwingli oekolampadius bullinger calvin farel cop olivetan
    tyndale cranmer coverdale latimer wishart knox
""")

PAPAL_DEBATER_WORDS = words("""
    eck campeggio aleander tetzel cajetan contarini pole caraffa loyola faber canisius gardiner
""")

DEBATERS = Names("debater", (*PROTESTANT_DEBATER_WORDS, *PAPAL_DEBATER_WORDS))
PROTESTANT_DEBATERS: tuple[Id, ...] = DEBATERS.ids[: len(PROTESTANT_DEBATER_WORDS)]
PAPAL_DEBATERS: tuple[Id, ...] = DEBATERS.ids[len(PROTESTANT_DEBATER_WORDS) :]
DEBATER_LUTHER, DEBATER_MELANCHTHON, DEBATER_BUCER, DEBATER_CARLSTADT, DEBATER_ZWINGLI = DEBATERS.ids[0:5]
DEBATER_OEKOLAMPADIUS, DEBATER_BULLINGER, DEBATER_CALVIN, DEBATER_FAREL, DEBATER_COP = DEBATERS.ids[5:10]
DEBATER_OLIVETAN, DEBATER_TYNDALE, DEBATER_CRANMER, DEBATER_COVERDALE, DEBATER_LATIMER = DEBATERS.ids[10:15]
DEBATER_WISHART, DEBATER_KNOX, DEBATER_ECK, DEBATER_CAMPEGGIO, DEBATER_ALEANDER = DEBATERS.ids[15:20]
DEBATER_TETZEL, DEBATER_CAJETAN, DEBATER_CONTARINI, DEBATER_POLE, DEBATER_CARAFFA = DEBATERS.ids[20:25]
DEBATER_LOYOLA, DEBATER_FABER, DEBATER_CANISIUS, DEBATER_GARDINER = DEBATERS.ids[25:29]

REFORMERS = Names("reformer", ("luther", "zwingli", "calvin", "cranmer"))
REFORMER_LUTHER, REFORMER_ZWINGLI, REFORMER_CALVIN, REFORMER_CRANMER = REFORMERS

BANS = Names("ban", ("luther", "zwingli", "cranmer", "calvin", "henry_viii", "king_of_france", "charles_v"))
"""The excommunication boxes of the Papal power card."""

TRANSLATIONS = Names("translation", ("german", "english", "french"))
"""The languages the Bible is translated into."""

# ---- the New World (20) ----

EXPLORERS = Names(
    "explorer",
    words("""
    rut chancellor willoughby cartier verrazano roberval magellan orellana de_soto leon de_vaca
    narvaez cabot_england cabot_france cabot_habsburg
    """),
)
CONQUISTADORS = Names(
    "conquistador",
    words("""
    cortez pizarro montejo cordova coronado english_conquest_1 english_conquest_2 french_conquest_1
    french_conquest_2
    """),
)
"""England and France have plain conquest markers instead of conquistadors."""
DISCOVERIES = Names(
    "discovery", ("st_lawrence", "great_lakes", "mississippi", "amazon", "pacific_strait", "circumnavigation")
)
ST_LAWRENCE, GREAT_LAKES, MISSISSIPPI, AMAZON, PACIFIC_STRAIT, CIRCUMNAVIGATION = DISCOVERIES.ids[0:6]
CONQUESTS = Names("conquest", ("inca", "aztec", "maya"))
INCA, AZTEC, MAYA = CONQUESTS
COLONIES = Names(
    "colony", ("roanoke", "jamestown", "montreal", "charlesbourg", "puerto_rico", "hispaniola", "cuba")
)
RICHES = Names("riches", (*CONQUESTS.words, "potosi", "colony"))
"""The columns of the riches table."""
RICHES_RESULTS = Names("riches_result", ("none", "card", "galleon", "deplete", "eliminate"))
VOYAGES = Names("voyage", ("explore", "colonize", "conquer", "cabot"))
"""Cabot's is an exploration that his card launches."""

# ---- cards (6.1): 1 to 110, those of 2017, the two-player game's diplomatic cards ----

CARD_WORDS = words("""
    janissaries holy_roman_emperor six_wives patron_of_the_arts papal_bull leipzig_debate
    here_i_stand luthers_95_theses barbary_pirates clement_vii defender_of_the_faith master_of_italy
    schmalkaldic_league paul_iii society_of_jesus calvin council_of_trent dragut edward_vi henry_ii
    mary_i julius_iii elizabeth_i arquebusiers field_artillery mercenaries_bribed
    mercenaries_grow_restless siege_mining surprise_attack tercios foul_weather gout landsknechts
    professional_rowers siege_artillery swiss_mercenaries the_wartburg halleys_comet
    augsburg_confession machiavelli marburg_colloquy roxelana zwingli_dons_armor
    affair_of_the_placards calvin_expelled calvins_institutes copernicus galleons huguenot_raiders
    mercators_map michael_servetus michelangelo plantations potosi_silver_mines jesuit_education
    papal_inquisition philip_of_hesses_bigamy spanish_inquisition lady_jane_grey maurice_of_saxony
    mary_defies_council book_of_common_prayer dissolution_of_the_monasteries pilgrimage_of_grace
    a_mighty_fortress akinji_raiders anabaptists andrea_doria auld_alliance charles_bourbon
    city_state_rebels cloth_prices_fluctuate diplomatic_marriage diplomatic_overture erasmus
    foreign_recruits fountain_of_youth frederick_the_wise fuggers gabelle_revolt indulgence_vendor
    janissaries_rebel john_zapolya julia_gonzaga katherina_bora knights_of_st_john
    mercenaries_demand_pay peasants_war pirate_haven printing_press ransom revolt_in_egypt
    revolt_in_ireland revolt_of_the_communeros sack_of_rome sale_of_moluccas scots_raid
    search_for_cibola sebastian_cabot shipbuilding smallpox spring_preparations threat_to_power
    trace_italienne treachery unpaid_mercenaries unsanitary_camp venetian_alliance
    venetian_informant war_in_persia
""")
CARD_WORDS_OF_2017 = words("""
    colonial_governor_native_uprising thomas_more imperial_coronation la_forets_embassy
    thomas_cromwell rough_wooing
""")
DIPLOMATIC_WORDS = words("""
    dip_andrea_doria dip_french_constable_invades dip_corsair_raid dip_diplomatic_marriage
    dip_diplomatic_pressure dip_french_invasion dip_henry_petitions dip_knights_of_st_john
    dip_plague dip_shipbuilding dip_spanish_invasion dip_venetian_alliance dip_austrian_invasion
    dip_imperial_invasion dip_machiavelli dip_ottoman_invasion dip_secret_protestant_circle
    dip_siege_of_vienna dip_spanish_inquisition
""")

CARDS = Names("card", (*CARD_WORDS, *CARD_WORDS_OF_2017, *DIPLOMATIC_WORDS))
"""The card printed with number n is `CARDS[n - 1]`; the diplomatic cards 201 to 219 follow."""
MAIN_CARDS: tuple[Id, ...] = CARDS.ids[:110]
CARDS_OF_2017: tuple[Id, ...] = CARDS.ids[110:116]
DIPLOMATIC_CARDS: tuple[Id, ...] = CARDS.ids[116:]
JANISSARIES, HOLY_ROMAN_EMPEROR, SIX_WIVES, PATRON_OF_THE_ARTS, PAPAL_BULL, LEIPZIG_DEBATE = CARDS.ids[0:6]
HERE_I_STAND, LUTHERS_95_THESES, BARBARY_PIRATES, CARD_CLEMENT_VII, DEFENDER_OF_THE_FAITH = CARDS.ids[6:11]
MASTER_OF_ITALY, SCHMALKALDIC_LEAGUE, CARD_PAUL_III, SOCIETY_OF_JESUS, CARD_CALVIN = CARDS.ids[11:16]
COUNCIL_OF_TRENT, CARD_DRAGUT, CARD_EDWARD_VI, CARD_HENRY_II, CARD_MARY_I = CARDS.ids[16:21]
CARD_JULIUS_III, CARD_ELIZABETH_I, ARQUEBUSIERS, FIELD_ARTILLERY, MERCENARIES_BRIBED = CARDS.ids[21:26]
MERCENARIES_GROW_RESTLESS, SIEGE_MINING, SURPRISE_ATTACK, TERCIOS, FOUL_WEATHER, GOUT = CARDS.ids[26:32]
LANDSKNECHTS, PROFESSIONAL_ROWERS, SIEGE_ARTILLERY, SWISS_MERCENARIES, THE_WARTBURG = CARDS.ids[32:37]
HALLEYS_COMET, AUGSBURG_CONFESSION, MACHIAVELLI, MARBURG_COLLOQUY, ROXELANA = CARDS.ids[37:42]
ZWINGLI_DONS_ARMOR, AFFAIR_OF_THE_PLACARDS, CALVIN_EXPELLED, CALVINS_INSTITUTES = CARDS.ids[42:46]
COPERNICUS, GALLEONS, HUGUENOT_RAIDERS, MERCATORS_MAP, MICHAEL_SERVETUS, MICHELANGELO = CARDS.ids[46:52]
PLANTATIONS, POTOSI_SILVER_MINES, JESUIT_EDUCATION, PAPAL_INQUISITION = CARDS.ids[52:56]
PHILIP_OF_HESSES_BIGAMY, SPANISH_INQUISITION, LADY_JANE_GREY, CARD_MAURICE_OF_SAXONY = CARDS.ids[56:60]
MARY_DEFIES_COUNCIL, BOOK_OF_COMMON_PRAYER, DISSOLUTION_OF_THE_MONASTERIES = CARDS.ids[60:63]
PILGRIMAGE_OF_GRACE, A_MIGHTY_FORTRESS, AKINJI_RAIDERS, ANABAPTISTS, CARD_ANDREA_DORIA = CARDS.ids[63:68]
AULD_ALLIANCE, CHARLES_BOURBON, CITY_STATE_REBELS, CLOTH_PRICES_FLUCTUATE = CARDS.ids[68:72]
DIPLOMATIC_MARRIAGE, DIPLOMATIC_OVERTURE, ERASMUS, FOREIGN_RECRUITS, FOUNTAIN_OF_YOUTH = CARDS.ids[72:77]
FREDERICK_THE_WISE, FUGGERS, GABELLE_REVOLT, INDULGENCE_VENDOR, JANISSARIES_REBEL = CARDS.ids[77:82]
JOHN_ZAPOLYA, JULIA_GONZAGA, KATHERINA_BORA, KNIGHTS_OF_ST_JOHN, MERCENARIES_DEMAND_PAY = CARDS.ids[82:87]
PEASANTS_WAR, PIRATE_HAVEN, PRINTING_PRESS, RANSOM, REVOLT_IN_EGYPT, REVOLT_IN_IRELAND = CARDS.ids[87:93]
REVOLT_OF_THE_COMMUNEROS, SACK_OF_ROME, SALE_OF_MOLUCCAS, SCOTS_RAID, SEARCH_FOR_CIBOLA = CARDS.ids[93:98]
SEBASTIAN_CABOT, SHIPBUILDING, SMALLPOX, SPRING_PREPARATIONS, THREAT_TO_POWER = CARDS.ids[98:103]
TRACE_ITALIENNE, TREACHERY, UNPAID_MERCENARIES, UNSANITARY_CAMP, VENETIAN_ALLIANCE = CARDS.ids[103:108]
VENETIAN_INFORMANT, WAR_IN_PERSIA = CARDS.ids[108:110]
COLONIAL_GOVERNOR_NATIVE_UPRISING, THOMAS_MORE, IMPERIAL_CORONATION, LA_FORETS_EMBASSY = CARDS.ids[110:114]
THOMAS_CROMWELL, ROUGH_WOOING = CARDS.ids[114:116]
DIP_ANDREA_DORIA, DIP_FRENCH_CONSTABLE_INVADES, DIP_CORSAIR_RAID = CARDS.ids[116:119]
DIP_DIPLOMATIC_MARRIAGE, DIP_DIPLOMATIC_PRESSURE, DIP_FRENCH_INVASION = CARDS.ids[119:122]
DIP_HENRY_PETITIONS, DIP_KNIGHTS_OF_ST_JOHN, DIP_PLAGUE, DIP_SHIPBUILDING = CARDS.ids[122:126]
DIP_SPANISH_INVASION, DIP_VENETIAN_ALLIANCE, DIP_AUSTRIAN_INVASION = CARDS.ids[126:129]
DIP_IMPERIAL_INVASION, DIP_MACHIAVELLI, DIP_OTTOMAN_INVASION = CARDS.ids[129:132]
DIP_SECRET_PROTESTANT_CIRCLE, DIP_SIEGE_OF_VIENNA, DIP_SPANISH_INQUISITION = CARDS.ids[132:135]

# 6.1-r1: exactly one kind each
CARD_KINDS = Names("card_kind", ("home", "mandatory", "response", "combat", "event", "diplomatic"))
HOME, MANDATORY, RESPONSE, COMBAT, EVENT, DIPLOMATIC = CARD_KINDS
REMOVALS = Names("removal", ("never", "always", "if_event", "conditional"))
NEVER, ALWAYS, IF_EVENT, CONDITIONAL = REMOVALS

# ---- the turn (7) and the impulse (11) ----

PHASES = Names(
    "phase",
    words("""
    luthers_95_theses card_draw diplomacy diet_of_worms spring_deployment action winter new_world
    victory
    """),
)

ACTIONS = Names(
    "action",
    words("""
    move_clear move_pass naval_move control_unfortified assault raise_regular buy_mercenary
    raise_cavalry build_squadron build_corsair piracy foreign_war explore colonize conquer translate
    publish_treatise call_debate build_st_peters burn_books found_university
    """),
)
"""What the power cards offer for command points, in the order of our own list."""
MOVE_CLEAR, MOVE_PASS, NAVAL_MOVE, CONTROL_UNFORTIFIED, ASSAULT, RAISE_REGULAR = ACTIONS.ids[0:6]
BUY_MERCENARY, RAISE_CAVALRY, BUILD_SQUADRON, BUILD_CORSAIR, PIRACY, FOREIGN_WAR = ACTIONS.ids[6:12]
EXPLORE, COLONIZE, CONQUER, TRANSLATE, PUBLISH_TREATISE, CALL_DEBATE, BUILD_ST_PETERS = ACTIONS.ids[12:19]
BURN_BOOKS, FOUND_UNIVERSITY = ACTIONS.ids[19:21]

EFFECTS = Names(
    "effect",
    words("""
    foul_weather_rules printing_press_runs augsburg_confessed luther_hidden crowned more_executed
    cromwell_prints more_pleads roxelana_urges scots_raid julia_awaited governed risen
    """),
)
"""Lasting effects of cards, in the order of their bits (see `rules/lasting.py`)."""

# ---- pieces ----

UNITS = Names("unit", ("regular", "mercenary", "cavalry", "squadron", "corsair"))
"""5-r1 Besides leaders: land units and naval units."""
REGULAR, MERCENARY, CAVALRY, SQUADRON, CORSAIR = UNITS
LAND_UNITS: tuple[Id, ...] = UNITS.ids[:3]
NAVAL_UNITS: tuple[Id, ...] = UNITS.ids[3:]

# ---- the places by name ----

BERWICK, BRISTOL, CARLISLE, EDINBURGH, GLASGOW, LINCOLN, LONDON, NORWICH, PLYMOUTH = PLACES.ids[0:9]
PORTSMOUTH, SHREWSBURY, STIRLING, WALES, YORK, AVIGNON, BESANCON, BORDEAUX, BOULOGNE = PLACES.ids[9:18]
BREST, BRUSSELS, CALAIS, DIJON, GENEVA, GRENOBLE, LIEGE, LIMOGES, LYON, MARSEILLE, METZ = PLACES.ids[18:29]
NANTES, NICE, ORLEANS, PARIS, ROUEN, ST_DIZIER, ST_QUENTIN, TOULOUSE, TOURS, AUGSBURG = PLACES.ids[29:39]
BASEL, BRANDENBURG, BREMEN, BRUNSWICK, COLOGNE, ERFURT, GRAZ, HAMBURG, INNSBRUCK, KASSEL = PLACES.ids[39:49]
LEIPZIG, LINZ, LUBECK, MAGDEBURG, MAINZ, MUNSTER, NUREMBERG, REGENSBURG, SALZBURG = PLACES.ids[49:58]
STETTIN, STRASBURG, TRIER, VIENNA, WITTENBERG, WORMS, ZURICH, ANCONA, CERIGNOLA = PLACES.ids[58:67]
FLORENCE, GENOA_SPACE, MESSINA, MILAN, MODENA, NAPLES, PALERMO, PAVIA, RAVENNA, ROME = PLACES.ids[67:77]
SIENA, TARANTO, TRENT, TRIESTE, TURIN, VENICE_SPACE, BARCELONA, BILBAO, CARTAGENA = PLACES.ids[77:86]
CORDOBA, CORUNNA, GIBRALTAR, GRANADA, MADRID, NAVARRE, PALMA, SEVILLE, VALENCIA = PLACES.ids[86:95]
VALLADOLID, ZARAGOZA, AGRAM, ALGIERS, AMSTERDAM, ANTWERP, ATHENS, BASTIA, BELGRADE = PLACES.ids[95:104]
BRESLAU, BRUNN, BUCHAREST, BUDA, CAGLIARI, CANDIA, CORFU, CORON, DURAZZO, EDIRNE = PLACES.ids[104:114]
ISTANBUL, LARISSA, LEPANTO, MALTA, MOHACS, NEZH, NICOPOLIS, ORAN, PRAGUE, PRESSBURG = PLACES.ids[114:124]
RAGUSA, RHODES, SALONIKA, SCUTARI, SOFIA, SZEGEDIN, TRIPOLI, TUNIS, VARNA, ZARA = PLACES.ids[124:134]
IRISH_SEA, NORTH_SEA, BALTIC_SEA, ENGLISH_CHANNEL, BAY_OF_BISCAY, ATLANTIC_OCEAN = PLACES.ids[134:140]
GULF_OF_LYON, BARBARY_COAST, TYRRHENIAN_SEA, IONIAN_SEA, ADRIATIC_SEA = PLACES.ids[140:145]
NORTH_AFRICAN_COAST, AEGEAN_SEA, BLACK_SEA = PLACES.ids[145:148]

EDITIONS = ("first", "2017")
