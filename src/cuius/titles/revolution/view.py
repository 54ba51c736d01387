"""What a seat sees. Everything is open (2.2-r5), so all seats and spectators see the same.

Columns are the state's own, flat, in the order of `ids.py`; the page knows that order from `page.py`,
which is sent once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
    words = FACTIONS.ids
    seen: dict[str, Any] = {name: getattr(g, name)[:] for name in COLUMNS}
    for name in NUMBERS:
        seen[name] = getattr(g, name)
    seen["phase"] = phase_word(g)
    seen["edition"] = g.board.edition
    seen["order"] = [words[f].word for f in g.order]
    seen["placed"] = [words[f].word for f in g.placed]
    seen["movers"] = [words[f].word for f in g.movers]
    seen["movers_done"] = [words[f].word for f in g.movers_done]
    seen["interception"] = g.interception
    return seen


def phase_word(g: State) -> str:
    if g.phase < 0:
        return "setup"
    return (PHASES if g.turn else OPENING_PHASES)[g.phase].word


def redeal(g: State, roles: tuple[str, ...], below: Callable[[int], int]) -> None:
    """Nothing is hidden: there is nothing to deal anew."""
