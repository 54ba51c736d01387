"""14.2, 14.6, 14.7 Court actions: who may try what, and what is added to the dice, each with its reason.

The same lists of modifiers make the sum, the log and the odds. All of it is public once the action is
announced.
"""

from __future__ import annotations

from functools import cache, lru_cache

from cuius.core.ids import PASS, Id, Names
from cuius.core.odds import Modifier
from cuius.core.requests import Options
from cuius.titles.guerres.board import AFTER_CALL, ALWAYS, Board
from cuius.titles.guerres.ids import (
    COUNTRIES,
    FACTIONS,
    GHOST,
    HUGUENOT,
    LEAGUE,
    MINOR,
    NOBODY,
    PROVINCES,
    ROYALIST,
    SPAIN,
    SPECIAL,
    TOWNS,
    UNITED_PROVINCES,
    words,
)
from cuius.titles.guerres.rules.armies import landings
from cuius.titles.guerres.rules.court import hand_of, leads
from cuius.titles.guerres.state import (
    FACTIONS_OF_CAMPS,
    GONE,
    IN_PLAY,
    NOT_IN_HAND,
    OPEN,
    State,
    person_at,
    tried_at,
)

ROLL_REASONS = Names(
    "modifier",
    words("""
    military intrigue major_town diplomat writer administrator flying_squadron surprise_of_meaux
    parisian_preachers malcontents council_of_trent colonial_tension spanish_armada water_geuzen
"""),
)
"""Why a court roll is better or worse."""

MEAUX: tuple[Id, ...] = tuple(PROVINCES[p] for p in ("ile_de_france", "champagne", "orleanais"))
"""19-h4 Where the Surprise of Meaux strikes."""
DIE = range(1, 7)
ONE_CARD = 2
"""19-h4,h10,l7 What each of the cards for a single roll adds."""


@lru_cache(maxsize=None, typed=True)
def because(value: int, word: str, rule: str) -> tuple[Modifier, ...]:
    """One modifier, or none where it adds nothing."""
    return (Modifier(value, f"modifier.{ROLL_REASONS[word].word}", rule),) if value else ()


def reason_of(modifier: Modifier) -> Id:
    """The reason as an id, for the log."""
    return ROLL_REASONS[modifier.reason.partition(".")[2]]


# ---- each action ----


def surprise_modifiers(g: State, faction: Id, character: Id, town: Id) -> tuple[Modifier, ...]:
    """14.7-r4,r5 The military value; a major town is harder; the Surprise of Meaux (19-h4)."""
    return (
        *because(g.board.military[character], "military", "14.7-r4"),
        *for_size(g.board, town, "14.7-r5"),
        *because(ONE_CARD if meaux_helps(g, faction, town) else 0, "surprise_of_meaux", "19-h4"),
    )


def influence_modifiers(g: State, faction: Id, character: Id, town: Id) -> tuple[Modifier, ...]:
    """14.7-r11,r13 Intrigue; a major town is harder, Paris and La Rochelle too (ruling R18)."""
    return (
        *by_intrigue(g, character, "14.7-r11"),
        *for_size(g.board, town, "14.7-r11"),
        *because(ONE_CARD if preachers_help(g, faction) else 0, "parisian_preachers", "19-l7"),
    )


def diplomacy_modifiers(g: State, character: Id, country: Id) -> tuple[Modifier, ...]:
    """14.7-r16 14.2-r2 Intrigue, the diplomat, and what chits say of the country (20-c2,c4,c10)."""
    board = g.board
    return (
        *by_intrigue(g, character, "14.7-r16"),
        *because(board.numbers.diplomat * board.diplomat[character], "diplomat", "14.2-r2"),
        *of_the_country(g, country),
    )


def of_the_country(g: State, country: Id) -> tuple[Modifier, ...]:
    """20-c2,c4,c10 Troubles of Spain, and the Sea Beggars."""
    if country == SPAIN:
        return (
            *because(-g.force_of("colonial_tension"), "colonial_tension", "20-c2"),
            *because(-g.force_of("spanish_armada"), "spanish_armada", "20-c10"),
        )
    if country == UNITED_PROVINCES:
        return because(g.force_of("water_geuzen"), "water_geuzen", "20-c4")
    return ()


def treaty_modifiers(g: State, faction: Id, character: Id) -> tuple[Modifier, ...]:
    """14.7-r23,r26 14.2-r4 Intrigue and the writer; without any writer in the faction, bare dice."""
    if has_no_writer(g, faction):
        return ()
    return (
        *by_intrigue(g, character, "14.7-r23"),
        *because(g.board.numbers.writer, "writer", "14.2-r4"),
        *because(ONE_CARD if preachers_help(g, faction) else 0, "parisian_preachers", "19-l7"),
    )


def persuasion_modifiers(g: State, faction: Id, character: Id, target: Id) -> tuple[Modifier, ...]:
    """14.7-r31 Intrigue; the Council of Trent (20-c1) and the Malcontents (19-h10)."""
    trent = g.force_of("council_of_trent") if g.allegiance[target] == HUGUENOT else 0
    return (
        *by_intrigue(g, character, "14.7-r31"),
        *because(trent, "council_of_trent", "20-c1"),
        *because(ONE_CARD if malcontents_help(g, faction, target) else 0, "malcontents", "19-h10"),
    )


def tax_modifiers(g: State, character: Id) -> tuple[Modifier, ...]:
    """14.7-r37 14.2-r5 Intrigue and the administrator."""
    board = g.board
    return (
        *by_intrigue(g, character, "14.7-r37"),
        *because(board.numbers.administrator * board.administrator[character], "administrator", "14.2-r5"),
    )


def squadron_modifier(g: State) -> tuple[Modifier, ...]:
    """14.2-r7 The ladies of the court."""
    return because(g.board.numbers.flying_squadron, "flying_squadron", "14.2-r7")


# ---- what they have in common ----


def by_intrigue(g: State, character: Id, rule: str) -> tuple[Modifier, ...]:
    """14.1-r1 4-r4 The value on the card; a ghost has none."""
    return because(g.board.intrigue[character], "intrigue", rule)


def for_size(board: Board, town: Id, rule: str) -> tuple[Modifier, ...]:
    """Every town above the minor ones counts as major."""
    return because(board.numbers.major_penalty if board.size[town] != MINOR else 0, "major_town", rule)


def meaux_helps(g: State, faction: Id, town: Id) -> bool:
    """19-h4 The card serves one attack in the three provinces (ruling R70)."""
    return faction == HUGUENOT and g.force_of("surprise_of_meaux") > 0 and g.board.province_of[town] in MEAUX


def preachers_help(g: State, faction: Id) -> bool:
    """19-l7 The card serves the next roll of the League for influence or a treaty (ruling R70)."""
    return faction == LEAGUE and g.force_of("parisian_preachers") > 0


def malcontents_help(g: State, faction: Id, target: Id) -> bool:
    """19-h10 The card serves the next attempt of the Huguenots on a Royalist (ruling R70)."""
    return faction == HUGUENOT and g.force_of("malcontents") > 0 and g.allegiance[target] == ROYALIST


def has_no_writer(g: State, faction: Id) -> bool:
    """14.7-r26 Nobody of the faction in play can write, in hand or deck (ruling R71)."""
    writer, status, allegiance = g.board.writer, g.status, g.allegiance
    for c in g.board.followers[faction]:
        if writer[c] and allegiance[c] == faction and status[c] == IN_PLAY:
            return False
    return True


# ---- reading the dice ----


def total_of(dice: int, modifiers: tuple[Modifier, ...]) -> int:
    return dice + sum([m.value for m in modifiers])


def ways_to_succeed(board: Board, modifiers: tuple[Modifier, ...]) -> int:
    """9-r6 14.6-r2,r4 How many of the 36 throws of two dice succeed."""
    return throws_above(board.numbers.natural_fail, total_of(0, modifiers), board.numbers.success)


@cache
def throws_above(fail: int, added: int, success: int) -> int:
    """How many throws of two dice exceed the one number, and with what is added reach the other."""
    return sum([fail < one + two and success <= one + two + added for one in DIE for two in DIE])


def row_of(board: Board, total: int) -> int:
    """14.7-r17 The row of the diplomacy table for a total (ruling R19)."""
    return row_in(board.rows, total)


def row_in(rows: tuple[int, ...], total: int) -> int:
    return max(row for row, least in enumerate(rows) if total >= least)


# ---- who may try what ----


def can_surprise(g: State, faction: Id, character: Id) -> bool:
    """14.7-r3 Is there a town that this card could take by surprise?"""
    control, enemies = g.control, FACTIONS_OF_CAMPS[g.ally][1 - g.camp(faction)]
    return any(control[t] in enemies for t in towns_of_influence(g, faction, character))


def towns_to_surprise(g: State, faction: Id, character: Id) -> Options:
    """14.7-r3,r7 Towns of the other camp, not Paris nor La Rochelle (ruling R16)."""
    control, enemies = g.control, FACTIONS_OF_CAMPS[g.ally][1 - g.camp(faction)]
    return tuple([t for t in towns_of_influence(g, faction, character) if control[t] in enemies])


def towns_of_influence(g: State, faction: Id, character: Id) -> tuple[Id, ...]:
    """4-r9,r10 14.7-r1,r2 In the provinces on the card; for a faction leader all; and those near Meaux."""
    board = g.board
    if character == GHOST:  # 14.3-r15
        return ()
    if leads(g, faction, character):
        return board.open_to_surprise
    near = board.influence_towns[character]
    if faction == HUGUENOT and g.force_of("surprise_of_meaux"):
        return tuple([t for t in board.open_to_surprise if t in near or meaux_helps(g, faction, t)])
    return near


def can_influence(g: State, faction: Id, character: Id) -> bool:
    return has_voice(g, faction) and bool(towns_of_ally(g, faction))


def has_voice(g: State, faction: Id) -> bool:
    """14.7-r8,r9 Both cooperating factions, or with the option only the ally (ruling R17)."""
    return faction == g.ally or (faction == ROYALIST and g.influence_both)


def towns_of_ally(g: State, faction: Id) -> Options:
    """14.7-r10,r13 Those of the ally, with or without Paris and La Rochelle (ruling R18)."""
    friend, control, size, any_size = partner(g, faction), g.control, g.board.size, g.influence_special
    return tuple([t for t in TOWNS.ids if control[t] == friend and (any_size or size[t] != SPECIAL)])


def partner(g: State, faction: int) -> Id:
    """Whom the faction cooperates with, in the Royalist's camp."""
    return FACTIONS[g.ally] if faction == ROYALIST else ROYALIST


def can_negotiate(g: State, faction: Id, character: Id) -> bool:
    """14.7-r15 Is there a country to visit?"""
    return any(may_visit(g, faction, c) for c in COUNTRIES.ids)


def countries_to_visit(g: State, faction: Id) -> Options:
    """14.7-r15,r22 6-r1 Countries that hear the faction and have not been visited this turn."""
    return tuple([c for c in COUNTRIES.ids if may_visit(g, faction, c)])


def may_visit(g: State, faction: Id, country: Id) -> bool:
    return hears(g, faction, country) and not g.tried_country[tried_at(faction, country)]


def hears(g: State, faction: Id, country: Id) -> bool:
    """14.7-r14,r22 The faction's own table names the country, for this turn and this alliance."""
    subsidy = g.board.subsidies[faction][country]
    if subsidy is None or g.turn < subsidy.from_turn:
        return False
    return subsidy.when == ALWAYS or (subsidy.when == AFTER_CALL) == g.called


def is_bankrupt(g: State, country: Id) -> bool:
    """20-c6 Spain has no money this turn."""
    return country == SPAIN and g.force_of("spanish_bankruptcy") > 0


def top_row(g: State) -> int:
    """Ruling R19: the largest subsidy is the last row."""
    return len(g.board.rows) - 1


def territories(g: State, faction: Id, country: Id) -> Options:
    """14.7-r18,r19 Where troops of the country may appear."""
    subsidy = g.board.subsidies[faction][country]
    return landings(g, faction, subsidy.placed) if subsidy else ()


def can_write(g: State, faction: Id, character: Id) -> bool:
    """14.2-r3 14.7-r23,r25,r26 A writer, or anybody of a faction without writers, until a treaty succeeds."""
    return not g.treaty_won[faction] and (g.board.writer[character] or has_no_writer(g, faction))


def can_persuade(g: State, faction: Id, character: Id) -> bool:
    """14.7-r27 Is there anybody to win over?"""
    return any(may_persuade(g, faction, c) for c in g.board.recruits[faction])


def open_to_persuasion(g: State, faction: Id) -> Options:
    """14.1-r4 6-r1 Everybody whom the faction may try to win over now."""
    return tuple([c for c in g.board.recruits[faction] if may_persuade(g, faction, c)])


def may_persuade(g: State, faction: Id, character: Id) -> bool:
    return (
        g.status[character] == IN_PLAY  # 14.7-r28
        and has_bar_of(g, faction, character)
        and not g.turned[character]  # 14.7-r34
        and not g.tried_person[person_at(faction, character)]  # 14.7-r29
        and is_available(g, character)
    )


def has_bar_of(g: State, faction: Id, character: Id) -> bool:
    """4-r2,r3 14.7-r27 The lower bar of the card is the faction's; with one bar nobody changes."""
    return g.board.second[character] == faction and g.allegiance[character] != faction


def is_available(g: State, character: Id) -> bool:
    """14.7-r35,r36 Damville not in turn 1; Henri de Bourbon not before Alençon is gone (ruling R22)."""
    before = g.board.recruit_after[character]
    return g.turn >= g.board.recruit_from[character] and (before == NOBODY or g.status[before] == GONE)


def can_tax(g: State, faction: Id, character: Id) -> bool:
    """14.7-r37 The Royalists only."""
    return faction == ROYALIST


# ---- the Flying Squadron ----


def squadron_choices(g: State, squadron: Id) -> Options:
    return (PASS,) if g.in_hand[squadron] == NOT_IN_HAND else (squadron, PASS)


def may_strike(g: State, squadron: Id, faction: Id, character: Id) -> bool:
    """14.2-r7,r10 Is its holder asked? At a discreet table by what everybody knows, else by the hand."""
    if g.allegiance[squadron] == faction or not is_gentleman(g, character):
        return False
    return could_be_in_hand(g, squadron) if g.discreet else g.in_hand[squadron] != NOT_IN_HAND


def is_gentleman(g: State, character: Id) -> bool:
    """4-r8 14.2-r10 Neither woman nor priest nor a collective card; a ghost is nobody (14.3-r15)."""
    return g.board.male[character] and not g.board.priest[character]


def could_be_in_hand(g: State, squadron: Id) -> bool:
    """In play, not yet played, and open in the hand or perhaps among its hidden cards."""
    if g.status[squadron] != IN_PLAY or g.acted[squadron]:
        return False
    holder = g.allegiance[squadron]
    return g.in_hand[squadron] == OPEN or any(g.in_hand[c] != OPEN for c in hand_of(g, holder))
