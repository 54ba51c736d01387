"""The data files: read, with an overlay laid over them where an owner of the printed game knows better."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from cuius.titles.guerres.board import BadBoard
from cuius.titles.guerres.ids import CHITS, EVENTS, PROVINCES, SCENARIOS, SIZES, TOWNS
from cuius.titles.guerres.people import CARD_WORDS, VISITOR_WORDS

DATA = Path(__file__).parents[1] / "data"
FILES = ("board", "characters", "events", "tables", "setup")
SOURCES = ("rulebook", "derived", "public", "reconstructed")
OVERLAY = "overlay"
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


def read_data() -> dict[str, Any]:
    """All data files in one."""
    data: dict[str, Any] = {}
    for name in FILES:
        data |= tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))
    return data


def read_drawing() -> dict[str, dict[str, tuple[int, int]]]:
    """Where provinces and towns stand on our drawing of the map."""
    raw = tomllib.loads((DATA / "drawing.toml").read_text(encoding="utf-8"))
    return {kind: {word: (at[0], at[1]) for word, at in spots.items()} for kind, spots in raw.items()}


def lay_over(data: dict[str, Any], overlay: dict[str, Any]) -> dict[str, Any]:
    """Replaces fields of existing records, and marks them as replaced."""
    for kind, rows in overlay.items():
        if kind not in TABLES and kind not in SINGLES:
            raise BadBoard(f"An overlay cannot say anything about {kind!r}.")
        if not isinstance(rows, dict):
            raise BadBoard(f"{kind} must be a table of records.")
        if kind in SINGLES:
            replace_fields(kind, data[kind], rows)
            continue
        for word, fields in rows.items():
            if word not in data[kind]:
                raise BadBoard(f"There is no {kind} called {word!r}.")
            if not isinstance(fields, dict):
                raise BadBoard(f"{kind}.{word} must be a record of fields.")
            replace_fields(f"{kind}.{word}", data[kind][word], fields)
    return data


def replace_fields(path: str, record: dict[str, Any], fields: dict[str, Any]) -> None:
    """Lays the given fields over a record of the built-in board."""
    for field, value in fields.items():
        if field not in record or field in ABOUT:
            known = ", ".join(f for f in record if f not in ABOUT)
            raise BadBoard(f"{path} has no field {field!r}; it has {known}.")
        if field in FIXED.get(path.partition(".")[0], ()):
            raise BadBoard(f"{path}.{field} is a rule and not a matter of the board.")
        if type(record[field]) is not type(value):
            raise BadBoard(f"{path}.{field} must look like {record[field]!r}, not {value!r}.")
        record[field] = value
        record.setdefault("sources", {})[field] = OVERLAY
        record.get("doubts", {}).pop(field, None)
