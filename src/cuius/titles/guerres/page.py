"""What a page needs once to draw Les Guerres: the tables of names in order, and the columns of the board.

Columns are indexed as in `ids.py`, ids are written as their words. `marks` lists the records with
values that are not certain: nearly all have some, so that the page speaks of whole records.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from cuius.core.ids import Names
from cuius.core.page import page_data, plain
from cuius.titles.guerres.board import Board
from cuius.titles.guerres.glossary import glossary
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
from cuius.titles.guerres.loading import load_board
from cuius.titles.guerres.loading.files import read_drawing

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
    board = load_board(overlay, options["edition"])
    return {
        **page_data(board, names=TABLES, columns=COLUMNS, editions=EDITIONS, glossary=glossary(board)),
        "marks": marked_records(board),
        "counts": {"markers": MARKER_COUNT},
        "town_sizes": list(TOWN_SIZES),
        "numbers": asdict(board.numbers),
        "subsidies": subsidies(board),
        "drawing": plain(read_drawing()),
    }


def marked_records(board: Board) -> list[dict[str, str]]:
    """Each record that has values from such a source, once."""
    found = dict.fromkeys((mark.path.rpartition(".")[0], mark.source) for mark in board.marks)
    return [{"path": path, "source": source} for path, source in found]


def subsidies(board: Board) -> dict[str, dict[str, Any]]:
    """14.7-r17 Faction -> country -> what it gives."""
    return {
        f.word: {
            c.word: plain(asdict(subsidy))
            for c in COUNTRIES.ids
            if (subsidy := board.subsidies[f][c]) is not None
        }
        for f in FACTIONS.ids
    }
