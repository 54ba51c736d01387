"""The data files: read, with an overlay laid over them where an owner of the printed game knows better."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cuius.core.board_data import BoardRecords, read_files, read_spots
from cuius.titles.guerres.ids import (
    CARD_WORDS,
    CHITS,
    EDITIONS,
    EVENTS,
    PROVINCES,
    SCENARIOS,
    SIZES,
    TOWNS,
    VISITOR_WORDS,
)

DATA = Path(__file__).parents[1] / "data"
FILES = ("board", "characters", "events", "tables", "setup")
ABOUT = (
    "name",
    "title",
    "title_fr",
    "name_fr",
    "years",
    "lived",
    "rule",
    "source",
    "sources",
    "doubt",
    "doubts",
)
"""Fields that say something about a record and not about the game."""

TABLES: dict[str, tuple[str, ...] | None] = {
    "province": PROVINCES.words,
    "town": TOWNS.words,
    "character": CARD_WORDS,
    "visitor": VISITOR_WORDS,
    "event": EVENTS.words,
    "chit": CHITS.words,
    "turn": ("1", "2", "3", "4", "5", "6"),
    "size": SIZES.words,
    "diplomacy": None,
    "scenario": SCENARIOS,
}
"""Tables of records with the words that the rules know; None: any pairing of a faction and a country."""
SINGLES = ("numbers", "points", "cubes", "subsidy_rows", "la_rochelle")
"""Records that stand alone; all others are rows of a table."""
FIXED = {
    "numbers": ("markers", "offered", "given", "last_turn", "massacre_first", "massacre_last"),
    "event": ("timing", "deck"),
    "diplomacy": ("faction", "country"),
    "character": ("enters_by", "at_court"),
    "visitor": ("by",),
    "scenario": ("massacre",),
    "town": ("marker",),
    "province": ("foreign",),
}
"""Fields that the rules build upon: no printed game differs in them, and no overlay replaces them."""

RECORDS = BoardRecords(
    tables=TABLES,
    singles=("totals", *SINGLES),
    untouched=("totals",),
    about=ABOUT,
    fixed=FIXED,
    things={"visitor": "character"},
)


def read_data(edition: str = EDITIONS[0], overlay: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """All data files in one, with an overlay laid over them; the editions have the same data."""
    return RECORDS.lay_over(read_files(DATA, FILES), overlay or {})


def read_drawing() -> dict[str, dict[str, tuple[int, int]]]:
    """Where provinces and towns stand on our drawing of the map."""
    return read_spots(DATA)
