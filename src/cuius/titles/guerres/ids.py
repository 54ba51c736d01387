"""The names of Les Guerres de Religion: small numbers inside, stable words at the edges.

The order of every table is fixed for good. Provinces of France come before foreign ones, Le Havre comes
last among the towns, and the characters with a card come before the visitors, who have none, and the ghost.
"""

from __future__ import annotations

from cuius.core.ids import Id, Names


def words(text: str) -> tuple[str, ...]:
    """A table of names, as many a line as fit."""
    return tuple(text.split())


NOBODY = -1
"""No faction, no character, no army, no province."""

# ---- factions and camps ----

FACTIONS = Names("faction", ("royalist", "league", "huguenot"))
"""3-r1 In the order they sit, clockwise (ruling R14); blue, red and black."""
ROYALIST, LEAGUE, HUGUENOT = FACTIONS

CAMPS = Names("camp", ("royal", "opposing"))
"""9-r9 The camp of the Royalists and their ally, and the faction that stands alone."""
ROYAL, OPPOSING = CAMPS

# ---- the map ----

FRENCH_WORDS = words("""
    ile_de_france picardie normandie bretagne anjou orleanais champagne bourgogne berry auvergne
    lyonnais dauphine provence bas_languedoc haut_languedoc quercy guyenne bearn saintonge poitou
    limousin
""")
FOREIGN_WORDS = words("""
    angleterre flandre franche_comte espagne saint_empire lorraine suisse savoie provinces_unies
""")
PROVINCES = Names("province", (*FRENCH_WORDS, *FOREIGN_WORDS))
FRENCH: tuple[Id, ...] = PROVINCES.ids[: len(FRENCH_WORDS)]
FOREIGN: tuple[Id, ...] = PROVINCES.ids[len(FRENCH_WORDS) :]
ILE_DE_FRANCE = PROVINCES["ile_de_france"]
NORMANDIE = PROVINCES["normandie"]
SAINT_EMPIRE = PROVINCES["saint_empire"]
SAVOIE = PROVINCES["savoie"]

TOWNS = Names(
    "town",
    words("""
    paris meaux amiens peronne rouen caen nantes rennes angers saumur orleans blois troyes reims dijon
    auxerre bourges sancerre clermont issoire lyon grenoble valence aix marseille montpellier nimes
    toulouse castres cahors montauban bordeaux bergerac pau nerac la_rochelle saint_jean_d_angely
    poitiers niort limoges le_havre
"""),
)
PARIS, LA_ROCHELLE, LE_HAVRE = TOWNS["paris"], TOWNS["la_rochelle"], TOWNS["le_havre"]

MINOR, MAJOR, SPECIAL = range(3)
TOWN_SIZES = ("minor", "major", "special")

COUNTRIES = Names(
    "country",
    ("england", "german_states", "united_provinces", "swiss", "papacy", "spain", "savoy", "lorraine"),
)
ENGLAND, SPAIN, UNITED_PROVINCES = COUNTRIES["england"], COUNTRIES["spain"], COUNTRIES["united_provinces"]

# ---- characters ----

CARD_WORDS = words("""
    charles_ix henri_de_valois francois_d_alencon louis_de_montpensier catherine_de_medicis
    escadron_volant anne_de_montmorency antoine_de_bourbon gaspard_de_tavannes blaise_de_monluc
    francois_de_montmorency henri_de_montmorency_damville artus_de_cosse michel_de_l_hospital
    rene_de_birague philippe_strozzi armand_de_biron anne_de_joyeuse jean_louis_d_epernon francois_d_o
    pomponne_de_bellievre nicolas_de_villeroy louis_de_conde gaspard_de_coligny henri_de_bourbon
    henri_de_conde francois_d_andelot odet_de_chatillon jeanne_d_albret theodore_de_beze francois_hotman
    francois_de_la_rochefoucauld baron_des_adrets gabriel_de_montgomery vidame_de_chartres
    francois_de_la_noue armee_des_vicomtes assemblee_huguenote philippe_duplessis_mornay
    vicomte_de_turenne francois_de_lesdiguieres agrippa_d_aubigne maximilien_de_rosny francois_de_guise
    henri_de_guise charles_cardinal_de_lorraine charles_de_mayenne claude_d_aumale jacques_de_nemours
    sebastien_de_martigues guillaume_de_joyeuse simon_vigor claude_de_sainctes anne_d_este
    louis_de_nevers nicolas_de_pelleve claude_de_la_chatre louis_cardinal_de_guise
    catherine_de_montpensier charles_cardinal_de_bourbon philippe_emmanuel_de_mercoeur
    andre_de_villars_brancas charles_de_brissac jean_boucher
""")

VISITOR_WORDS = ("parma", "charles_emmanuel", "john_casimir")

CHARACTERS = Names("character", (*CARD_WORDS, *VISITOR_WORDS, "ghost"))
CARDS: tuple[Id, ...] = CHARACTERS.ids[: len(CARD_WORDS)]
"""4-r1 Characters with a card."""
VISITORS: tuple[Id, ...] = CHARACTERS.ids[len(CARD_WORDS) : -1]
"""3.4-r4 Leaders who come by event only."""
GHOST = CHARACTERS["ghost"]
"""14.3-r14 Stands in for a missing card: no values, no abilities."""
CATHERINE = CHARACTERS["catherine_de_medicis"]
FLYING_SQUADRON = CHARACTERS["escadron_volant"]
ALENCON = CHARACTERS["francois_d_alencon"]
HENRI_DE_BOURBON = CHARACTERS["henri_de_bourbon"]
HENRI_DE_VALOIS = CHARACTERS["henri_de_valois"]
HENRI_DE_GUISE = CHARACTERS["henri_de_guise"]
DAMVILLE = CHARACTERS["henri_de_montmorency_damville"]
STROZZI = CHARACTERS["philippe_strozzi"]
ASSEMBLY = CHARACTERS["assemblee_huguenote"]

RANKS = Names("rank", ("a", "b", "c", "d"))
RANK_A, RANK_B, RANK_C, RANK_D = RANKS
NO_RANK = 4
"""Below every letter: no letter of succession, or no leader counter."""

# ---- armies ----

MARKER_COUNT = 5
"""3.2-r1 Army markers of a faction."""
ARMIES = Names(
    "army",
    (
        *(f"{faction}_{number}" for faction in FACTIONS.words for number in range(1, MARKER_COUNT + 1)),
        "peasant_revolt",
        "governor_revolt",
    ),
)
REVOLTS: tuple[Id, ...] = ARMIES.ids[-2:]
"""3.2-r3 Neutral armies, brought by chits of the same name."""
ARMIES_OF: tuple[tuple[Id, ...], ...] = tuple(
    ARMIES.ids[f * MARKER_COUNT : (f + 1) * MARKER_COUNT] for f in FACTIONS
)

SIZES = Names("size", ("small", "medium", "large"))

# ---- event cards and chits ----

EVENTS = Names(
    "event",
    words("""
    treaty_of_hampton_court assassination la_rochelle surprise_of_meaux michelade iconoclasm
    reiters_of_john_casimir corsairs franco_gallia malcontents peace_of_monsieur war_weariness disgrace
    entrevue_de_bayonne tour_de_france_royal he_would_not_dare contract_of_poissy edict_of_pacification
    swiss_of_pfyffer royal_artillery polish_crown quarrel_of_the_mignons vengeance jesuits_plot
    spanish_intervention savoyard_intervention death_of_mary_stuart triumvirate parisian_preachers
    catholic_confraternities league_of_peronne day_of_the_barricades treaty_of_joinville ambush
    charge_of_the_reiters forced_march camp_fever unpaid_mercenaries mine_and_sap heroic_defence
    treason_at_the_gate relief_column pillage good_scouts flooded_roads parole_of_honour
"""),
)
DECKS = Names("deck", ("royalist", "league", "huguenot", "war"))
"""5-r1 A deck for each faction, under its number, and one for war."""
WAR = DECKS["war"]

CHITS = Names(
    "chit",
    words("""
    council_of_trent colonial_tension peasant_revolt water_geuzen lepanto spanish_bankruptcy
    governor_revolt antwerp_fury portuguese_succession spanish_armada
"""),
)

TIMINGS = Names(
    "timing", ("court_start", "massacre", "court", "deploy", "placed", "move", "battle", "siege", "end")
)
COURT_START, MASSACRE, COURT, DEPLOY, PLACED, MOVE, BATTLE, SIEGE, END = TIMINGS

EFFECTS = Names(
    "effect",
    words("""
    council_of_trent colonial_tension water_geuzen spanish_bankruptcy spanish_armada la_rochelle
    surprise_of_meaux malcontents parisian_preachers triumvirate forced_march flooded_roads
    unpaid_mercenaries good_scouts ambush charge_of_the_reiters royal_artillery mine_and_sap
    heroic_defence treason_at_the_gate relief_column pillage parole_of_honour
"""),
)
"""What lasts after a card or chit was played, under its name."""

GAME, TURN, ACTIVATION, FIGHT = "game", "turn", "activation", "fight"
LASTS: dict[str, tuple[str, ...]] = {
    GAME: EFFECTS.words[4:6],
    TURN: (*EFFECTS.words[:4], *EFFECTS.words[6:10]),
    ACTIVATION: EFFECTS.words[10:14],
    FIGHT: EFFECTS.words[14:],
}
"""How long each stays in force: to the end of the game, the turn, the activation, the battle or siege."""

# ---- order of play ----

PHASES = Names(
    "phase",
    words("""
    initial events court_opening court_hands massacre court court_end war_cards recruitment leaders
    war_rounds war_end end_of_turn
"""),
)

EDITIONS = ("fr", "living")
SCENARIOS = ("campaign", "te_deum")
