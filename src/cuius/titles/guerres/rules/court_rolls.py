"""14.2, 14.7 What is added to the dice of a court action, each with its reason.

The same lists make the sum, the log and the odds. All of it is public once the action is announced.
"""

from __future__ import annotations

from functools import cache

from cuius.core.ids import Id, Names
from cuius.core.odds import Modifier
from cuius.titles.guerres.board import Board
from cuius.titles.guerres.ids import (
    HUGUENOT,
    LEAGUE,
    MINOR,
    PROVINCES,
    ROYALIST,
    SPAIN,
    UNITED_PROVINCES,
)
from cuius.titles.guerres.state import State, characters_of

REASONS = Names(
    "modifier",
    (
        "military",
        "intrigue",
        "major_town",
        "diplomat",
        "writer",
        "administrator",
        "flying_squadron",
        "surprise_of_meaux",
        "parisian_preachers",
        "malcontents",
        "council_of_trent",
        "colonial_tension",
        "spanish_armada",
        "water_geuzen",
    ),
)
"""Why a court roll is better or worse."""

MEAUX: tuple[Id, ...] = tuple(PROVINCES[p] for p in ("ile_de_france", "champagne", "orleanais"))
"""19-h4 Where the Surprise of Meaux strikes."""
DIE = range(1, 7)
ONE_CARD = 2
"""19-h4,h10,l7 What each of the cards for a single roll adds."""


def because(value: int, word: str, rule: str) -> tuple[Modifier, ...]:
    """One modifier, or none where it adds nothing."""
    return (Modifier(value, f"modifier.{REASONS[word].word}", rule),) if value else ()


def reason_of(modifier: Modifier) -> Id:
    """The reason as an id, for the log."""
    return REASONS[modifier.reason.partition(".")[2]]


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
    return not any(g.board.writer[c] for c in characters_of(g, faction))


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
