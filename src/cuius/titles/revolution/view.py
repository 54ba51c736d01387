"""What a seat sees. Everything is open (2.2-r5), so all seats and spectators see the same.

Columns are the state's own, flat, in the order of `ids.py`; the page knows that order from `page.py`,
which is sent once.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from cuius.core.view_fields import ColumnReader, ViewFields
from cuius.titles.revolution.ids import FACTIONS, OPENING_PHASES, PHASES
from cuius.titles.revolution.state import State

COLUMNS = (
    "stock",
    "treasury",
    "units",
    "support",
    "stakes",
    "pool",
    "armies",
    "relieved",
    "abandoned",
    "siege",
    "standoff",
    "beggars_in",
    "beggars_spent",
    "march_tried",
    "city_card",
    "province_card",
    "column",
    "see",
    "university",
    "vp",
    "waiting",
    "settled",
)

NUMBERS = (
    "turn",
    "players",
    "huguenots_used",
    "supply",
    "beggars_box",
    "beggars_hand",
    "beggars_by",
    "province",
)


def view(g: State) -> dict[str, Any]:
    """The whole position, built up column by column."""
    return FIELDS.view(g)


def faction_words(name: str) -> Callable[[State], list[str]]:
    """A list of factions, by their words."""
    read: Callable[[State], list[int]] = attrgetter(name)
    return lambda g: [FACTIONS.ids[f].word for f in read(g)]


def phase_word(g: State) -> str:
    if g.phase < 0:
        return "setup"
    return (PHASES if g.turn else OPENING_PHASES)[g.phase].word


FIELDS = ViewFields(
    {
        **{name: ColumnReader(name) for name in COLUMNS},
        **{name: attrgetter(name) for name in NUMBERS},
        "phase": phase_word,
        "edition": attrgetter("board.edition"),
        **{name: faction_words(name) for name in ("order", "placed", "movers", "movers_done")},
        "interception": attrgetter("interception"),
    }
)


def fields_of(g: State) -> ViewFields:
    return FIELDS


def redeal(g: State, roles: tuple[str, ...], below: Callable[[int], int]) -> None:
    """Nothing is hidden: there is nothing to deal anew."""
