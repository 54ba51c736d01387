"""Data files of a board: read, with an overlay laid over them by whoever knows the printed game better."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cuius.core.errors import BadConfig

SOURCES = ("rulebook", "derived", "public", "reconstructed")
"""Where a value comes from, as its record says."""
OVERLAY = "overlay"
"""Where it comes from once an owner has replaced it."""


class BadBoard(BadConfig, ValueError):
    """The board does not hold together, or the overlay does not fit it; the text says where."""


def read_file(folder: Path, name: str) -> dict[str, Any]:
    return tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))


def read_files(folder: Path, names: Collection[str]) -> dict[str, Any]:
    """All of these files in one."""
    data: dict[str, Any] = {}
    for name in names:
        data |= read_file(folder, name)
    return data


def read_spots(folder: Path) -> dict[str, dict[str, tuple[int, int]]]:
    """Where things stand on our drawing of the map, by their kind."""
    kinds = read_file(folder, "drawing")
    return {kind: {word: (at[0], at[1]) for word, at in spots.items()} for kind, spots in kinds.items()}


def same_type(old: Any, new: Any, name: str) -> bool:
    return type(old) is type(new)


@dataclass(frozen=True, slots=True, kw_only=True)
class Replaceable:
    """What an overlay may say, and how it is laid over the data."""

    tables: Collection[str]
    """Tables of records."""
    singles: Collection[str]
    """Records that stand alone."""
    about: Collection[str]
    """Fields that say something about a record and not about the game."""
    fixed: Mapping[str, Collection[str]] = field(default_factory=dict)
    """Fields that the rules build upon: no printed game differs in them."""
    same_shape: Callable[[Any, Any, str], bool] = same_type
    """(old value, new value, name of the field) -> is the new one of the kind of the old?"""

    def lay_over(self, data: dict[str, Any], overlay: dict[str, Any]) -> dict[str, Any]:
        """Replaces fields of existing records, and marks them as replaced."""
        for kind, rows in overlay.items():
            if kind not in self.tables and kind not in self.singles:
                raise BadBoard(f"An overlay cannot say anything about {kind!r}.")
            if not isinstance(rows, dict):
                raise BadBoard(f"{kind} must be a table of records.")
            if kind in self.singles:
                self.replace(kind, data[kind], rows)
                continue
            for word, fields in rows.items():
                if word not in data[kind]:
                    raise BadBoard(f"There is no {kind} called {word!r}.")
                if not isinstance(fields, dict):
                    raise BadBoard(f"{kind}.{word} must be a record of fields.")
                self.replace(f"{kind}.{word}", data[kind][word], fields)
        return data

    def replace(self, path: str, record: dict[str, Any], fields: dict[str, Any]) -> None:
        """Lays the given fields over a record of the built-in board."""
        for name, value in fields.items():
            if name not in record or name in self.about:
                known = ", ".join(f for f in record if f not in self.about)
                raise BadBoard(f"{path} has no field {name!r}; it has {known}.")
            if name in self.fixed.get(path.partition(".")[0], ()):
                raise BadBoard(f"{path}.{name} is a rule and not a matter of the board.")
            if not self.same_shape(record[name], value, name):
                raise BadBoard(f"{path}.{name} must look like {record[name]!r}, not {value!r}.")
            record[name] = value
            record.setdefault("sources", {})[name] = OVERLAY
            record.get("doubts", {}).pop(name, None)
