"""The data files: read, with an overlay laid over them where an owner of the printed game knows better."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cuius.core.board_data import BoardRecords, read_files, read_spots
from cuius.titles.revolution.ids import (
    BISHOPRICS,
    CITY_WORDS,
    EDITIONS,
    FACTIONS,
    PROVINCES,
    REGIONS,
    SUPPORTS,
    TOWN_WORDS,
    UNIVERSITIES,
)

DATA = Path(__file__).parents[1] / "data"
FILES = ("board", "factions", "support", "tracks", "setup")
ABOUT = ("name", "source", "sources", "doubt", "doubts")
"""Fields that say something about a record and not about the game."""

TABLES: dict[str, tuple[str, ...]] = {
    "region": REGIONS.words,
    "province": PROVINCES.words,
    "city": CITY_WORDS,
    "town": TOWN_WORDS,
    "river": ("rhine_lek", "rhine_waal", "meuse"),
    "faction": FACTIONS.words,
    "support": SUPPORTS.words,
    "column": ("1", "2", "3", "4", "5", "6", "7"),
    "bishopric": BISHOPRICS.words,
    "university": UNIVERSITIES.words,
    "players": ("2", "3", "4", "5"),
    "start": FACTIONS.words,
}
SINGLES = ("beggars", "numbers", "nobility_divisor", "start_neutral")
"""Records that stand alone; all others are rows of a table."""
FIXED = {
    "players": ("factions", "pick", "suggested", "seats"),
    "start": ("armies",),
    "support": ("shared",),
    "faction": ("objective",),
}
"""Fields that the rules build upon: no printed board differs in them, and no overlay replaces them."""


def read_drawing() -> dict[str, dict[str, tuple[int, int]]]:
    """Where regions, provinces and places stand on our drawing of the map."""
    return read_spots(DATA)


def same_shape(old: Any, new: Any, name: str) -> bool:
    """Is the new value of the kind of the old one?"""
    if isinstance(old, bool) or isinstance(new, bool):
        return isinstance(old, bool) and isinstance(new, bool)
    if isinstance(old, float):
        return isinstance(new, int | float)
    if old == "all" or new == "all":
        return isinstance(new, list) or new == "all"
    return type(old) is type(new)


RECORDS = BoardRecords(
    tables=TABLES,
    singles=("totals", *SINGLES),
    untouched=("totals",),
    about=ABOUT,
    fixed=FIXED,
    things={"city": "place", "town": "place", "start": "faction"},
    same_shape=same_shape,
)


def read_data(edition: str = EDITIONS[0], overlay: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """All data files in one, with an overlay laid over them; the editions have the same data."""
    return RECORDS.lay_over(read_files(DATA, FILES), overlay or {})
