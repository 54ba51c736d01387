"""The data files: read, with the edition's changes and an owner's overlay laid over them."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

from cuius.core.board_data import BoardRecords, read_file, same_type
from cuius.titles.here_i_stand.ids import (
    CARDS,
    COLONIES,
    CONQUESTS,
    CONQUISTADORS,
    DEBATERS,
    DISCOVERIES,
    EDITIONS,
    EXPLORERS,
    LEADERS,
    MAJORS,
    MINORS,
    POWERS,
    REFORMERS,
    RULERS,
    SEA_WORDS,
    SPACE_WORDS,
    WIVES,
)

DATA = Path(__file__).parents[1] / "data"
FILES = ("map", "powers", "cards", "religion", "new_world", "scenarios")
ABOUT = ("name", "title", "source", "sources", "doubts")
"""Fields that say something about a record and not about the game."""

TABLES: dict[str, tuple[str, ...]] = {
    "space": SPACE_WORDS,
    "sea": SEA_WORDS,
    "power": POWERS.words,
    "ruler": RULERS.words,
    "leader": LEADERS.words,
    "war": tuple([p.word for p in MAJORS]),
    "minor": tuple([p.word for p in MINORS]),
    "card": CARDS.words,
    "debater": DEBATERS.words,
    "reformer": REFORMERS.words,
    "wife": WIVES.words,
    "explorer": EXPLORERS.words,
    "conquistador": CONQUISTADORS.words,
    "discovery": DISCOVERIES.words,
    "conquest": CONQUESTS.words,
    "colony": COLONIES.words,
    "scenario": ("1517", "1532", "tournament", "two_player"),
    "players": ("6", "5", "4", "3", "2"),
    "numbers": ("war", "tracks", "chateaux", "cards", "religion", "new_world"),
}
SINGLES = ("protestant_cards", "protestant_track", "electors", "pregnancy", "riches", "raiders", "markers")
"""Records that stand alone; all others are rows of a table."""
UNTOUCHED = ("pass_ranges", "not_adjacent", "turns", "two_player")
"""Records that no overlay replaces."""
FIXED = {"card": ("number",), "players": ("seats",), "scenario": ("like", "expect")}
"""Fields that the rules build upon: no printed game differs in them, and no overlay replaces them."""
FREE_LISTS = ("played_by",)
"""Fields that hold a list or the word "any"."""


@cache
def read_files() -> dict[str, Any]:
    """All data files in one."""
    data: dict[str, Any] = {}
    for name in FILES:
        for key, value in read_file(DATA, name).items():
            if key in ("about", "totals", "numbers", "edition_2017"):
                merge(data.setdefault(key, {}), value)
            else:
                data[key] = value
    return data


def merge(into: dict[str, Any], more: dict[str, Any]) -> None:
    """Tables of the same name in several files become one."""
    for key, value in more.items():
        if isinstance(value, dict) and key in into:
            merge(into[key], value)
        else:
            into[key] = value


def same_shape(old: Any, new: Any, name: str) -> bool:
    """Is the new value of the kind of the old one?"""
    if name in FREE_LISTS:
        return isinstance(new, list) or new == "any"
    return same_type(old, new, name)


RECORDS = BoardRecords(
    tables=TABLES,
    singles=(*SINGLES, *UNTOUCHED),
    untouched=UNTOUCHED,
    about=ABOUT,
    fixed=FIXED,
    things={"space": "place", "sea": "place", "minor": "power", "war": "power"},
    same_shape=same_shape,
)


def read_data(edition: str = EDITIONS[0], overlay: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The data as that edition has them, with an overlay laid over: a copy that the caller may change."""
    data = deepcopy(read_files())
    changes = data.pop("edition_2017")
    if edition == "2017":
        for kind, rows in changes.items():
            for word, fields in rows.items():
                data[kind][word] |= fields
                for field in fields:
                    data[kind][word].get("doubts", {}).pop(field, None)
        for record in (*data["card"].values(), data["riches"]):  # doubts about the first printing
            record.pop("doubts", None)
    RECORDS.lay_over(data, overlay or {})
    for card in data["card"].values():
        card.setdefault("sources", {}).setdefault("event_from", card["event_from"])
    for scenario in data["scenario"].values():
        if "like" in scenario:
            like = data["scenario"][scenario["like"]]
            scenario |= {f: deepcopy(like[f]) for f in like if f not in scenario and f not in ABOUT}
    return data
