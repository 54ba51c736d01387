"""What a page needs once to draw Les Guerres: the tables of names in order, and the columns of the board.

Columns are indexed as in `ids.py`, ids are written as their words. `marks` lists the values that are not
certain.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from cuius.core.ids import Id, Names
from cuius.titles.guerres.board import Board
from cuius.titles.guerres.ids import (
    ARMIES,
    CHARACTERS,
    CHITS,
    COUNTRIES,
    DECKS,
    EDITIONS,
    EFFECTS,
    EVENTS,
    FACTIONS,
    MARKER_COUNT,
    PHASES,
    PROVINCES,
    RANKS,
    SIZES,
    TIMINGS,
    TOWN_SIZES,
    TOWNS,
)
from cuius.titles.guerres.loading import load_board, read_drawing
from cuius.titles.guerres.lookup import lookup

TABLES: dict[str, Names] = {
    "factions": FACTIONS,
    "provinces": PROVINCES,
    "towns": TOWNS,
    "countries": COUNTRIES,
    "characters": CHARACTERS,
    "ranks": RANKS,
    "armies": ARMIES,
    "sizes": SIZES,
    "events": EVENTS,
    "decks": DECKS,
    "chits": CHITS,
    "timings": TIMINGS,
    "effects": EFFECTS,
    "phases": PHASES,
}

COLUMNS = (
    "foreign",
    "borders",
    "loire",
    "towns",
    "loire_towns",
    "province_of",
    "size",
    "garrison",
    "worth",
    "home",
    "second",
    "military",
    "intrigue",
    "diplomat",
    "writer",
    "administrator",
    "call_to_arms",
    "succession",
    "influence",
    "enters",
    "dies",
    "command",
    "tactical",
    "starred",
    "deck",
    "timing",
    "red",
    "star",
    "massacre",
    "size_of",
    "movement",
    "dice",
    "attrition",
    "cost",
    "victory",
    "rows",
    "town_points",
    "treaty_points",
)


def page(overlay: dict[str, Any], options: Mapping[str, str]) -> dict[str, Any]:
    """All of it, as plain data; an overlay's values stand in the place of ours."""
    board = load_board(overlay or None, options["edition"])
    return {
        "ids": {name: list(names.words) for name, names in TABLES.items()},
        "counts": {"markers": MARKER_COUNT},
        "editions": list(EDITIONS),
        "town_sizes": list(TOWN_SIZES),
        "board": {name: plain(getattr(board, name)) for name in COLUMNS},
        "numbers": asdict(board.numbers),
        "subsidies": subsidies(board),
        "drawing": {kind: plain(spots) for kind, spots in read_drawing().items()},
        "lookup": lookup(board),
        "marks": [{"path": m.path, "source": m.source, "doubt": m.doubt} for m in board.marks],
    }


def subsidies(board: Board) -> dict[str, dict[str, Any]]:
    """14.7-r17 Faction -> country -> what it gives."""
    return {
        f.word: {
            c.word: {name: plain(value) for name, value in asdict(subsidy).items()}
            for c in COUNTRIES.ids
            if (subsidy := board.subsidies[f][c]) is not None
        }
        for f in FACTIONS.ids
    }


def plain(value: Any) -> Any:
    """Ids as their words, tuples as lists."""
    if isinstance(value, Id):
        return value.word
    if isinstance(value, (tuple, list)):
        return [plain(v) for v in value]
    if isinstance(value, dict):
        return {key: plain(v) for key, v in value.items()}
    return value
