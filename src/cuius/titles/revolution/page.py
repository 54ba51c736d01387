"""What a page needs once to draw Revolution: the tables of names in order, and the columns of the board.

Columns are indexed as in `ids.py`, ids are written as their words. Victory points are in hundredths, taxes in
half coins, as in `board.py`. `marks` lists the values that are not certain.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cuius.core.ids import Names
from cuius.core.page import page_data, plain
from cuius.titles.revolution.board import Board
from cuius.titles.revolution.glossary import glossary
from cuius.titles.revolution.ids import (
    BISHOPRICS,
    CITY_WORDS,
    EDITIONS,
    FACTIONS,
    FAITHS,
    OPENING_PHASES,
    OWNERS,
    PHASES,
    PLACES,
    PROVINCES,
    REGIONS,
    SEE_COLUMNS,
    SIDES,
    SLOT_KINDS,
    SLOTS,
    SUPPORTS,
    TOWN_WORDS,
    UNIVERSITIES,
)
from cuius.titles.revolution.loading import load_board
from cuius.titles.revolution.loading.files import read_data, read_drawing

TABLES: dict[str, Names] = {
    "factions": FACTIONS,
    "owners": OWNERS,
    "regions": REGIONS,
    "provinces": PROVINCES,
    "places": PLACES,
    "supports": SUPPORTS,
    "slot_kinds": SLOT_KINDS,
    "slots": SLOTS,
    "bishoprics": BISHOPRICS,
    "see_columns": SEE_COLUMNS,
    "universities": UNIVERSITIES,
    "faiths": FAITHS,
    "sides": SIDES,
    "opening_phases": OPENING_PHASES,
    "phases": PHASES,
}

COLUMNS = (
    "boxes",
    "orange",
    "arrows",
    "provinces_in",
    "cities_in",
    "towns_in",
    "region_of",
    "limit",
    "tax",
    "vp",
    "final_vp",
    "borders",
    "cities",
    "towns",
    "province_of",
    "kind",
    "commercial",
    "city_vp",
    "trade",
    "allegiance",
    "support_factions",
    "support_provinces",
    "support_shared",
    "slots",
    "column_side",
    "column_add",
    "column_remove",
    "bishopric_province",
    "university_place",
    "established",
    "raise_cost",
    "maintain",
    "disband",
    "newcomers",
    "pull",
    "beggars",
    "beggar_price",
    "beggar_factions",
    "beggar_provinces",
    "beggar_regions",
    "last_turn",
    "neutrals",
)


def page(overlay: dict[str, Any], options: Mapping[str, str]) -> dict[str, Any]:
    """All of it, as plain data; an overlay's values stand in the place of ours."""
    edition = options["edition"]
    board, data = load_board(overlay, edition), read_data(edition, overlay)
    return {
        **page_data(board, names=TABLES, columns=COLUMNS, editions=EDITIONS, glossary=glossary(board)),
        "counts": {"cities": len(CITY_WORDS), "towns": len(TOWN_WORDS)},
        "players": players(board),
        "rivers": {word: list(river["course"]) for word, river in data["river"].items()},
        "sees": {word: bishopric["see"] for word, bishopric in data["bishopric"].items()},
        "objectives": {word: faction["objective"] for word, faction in data["faction"].items()},
        "drawing": plain(read_drawing()),
    }


def players(board: Board) -> dict[str, dict[str, int]]:
    """Resource counters and armies of each faction, by number of players."""
    return {
        str(number): {"resources": table.resources, "armies": table.armies}
        for number, table in board.tables.items()
    }
