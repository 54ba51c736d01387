"""Data files of a board: read, replaced in part by an overlay, traced to their sources, made into a board.

A title describes its records once (`BoardRecords`) and gives `BoardLoader` the function that makes a board of
them. The small readers of single values are in `board_readers`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from cuius.core.errors import BadConfig

SOURCES = ("rulebook", "derived", "public", "reconstructed")
"""Where a value comes from, as its record says."""
OVERLAY = "overlay"
"""Where it comes from once an owner has replaced it."""

Board = TypeVar("Board")


class BadBoard(BadConfig, ValueError):
    """The board does not hold together, or the overlay does not fit it; the text says where."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A value that is not certain, or that an owner of the printed game has replaced."""

    path: str
    source: str
    doubt: str


class BoardValue(NamedTuple):
    """One field of a record."""

    name: str
    value: Any
    source: str
    doubt: str
    fixed: bool
    """Do the rules build upon it, so that no overlay replaces it?"""


class BoardRecord(NamedTuple):
    """One record of the data files, such as a card or a space."""

    kind: str
    word: str
    """Empty if it stands alone."""
    thing: str
    """The kind of the thing that it describes, as names have it: "place" for a space."""
    values: tuple[BoardValue, ...]


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
class BoardRecords:
    """Which records the data files hold, and what an overlay may replace in them."""

    tables: Mapping[str, tuple[str, ...] | None]
    """Tables of records, with the words that the rules know; None: any words."""
    singles: Collection[str]
    """Records that stand alone."""
    untouched: Collection[str] = ()
    """Those of them that no overlay replaces."""
    about: Collection[str]
    """Fields that say something about a record and not about the game."""
    fixed: Mapping[str, Collection[str]] = field(default_factory=dict)
    """Fields that the rules build upon: no printed game differs in them."""
    things: Mapping[str, str] = field(default_factory=dict)
    """Kinds of records that are called otherwise where things are named: "space" -> "place"."""
    same_shape: Callable[[Any, Any, str], bool] = same_type
    """(old value, new value, name of the field) -> is the new one of the kind of the old?"""

    def require_words(self, data: Mapping[str, Any]) -> None:
        """Refuses tables that lack a record or have one too many."""
        for kind, words in self.tables.items():
            if words is not None and set(data[kind]) != set(words):
                raise BadBoard(f"The records of {kind} do not agree with the names the rules use.")

    def lay_over(self, data: dict[str, Any], overlay: Mapping[str, Any]) -> dict[str, Any]:
        """Replaces fields of existing records, and marks them as replaced."""
        for kind, rows in overlay.items():
            if kind in self.untouched or (kind not in self.tables and kind not in self.singles):
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

    def records(self, data: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
        """Kind, path and fields of every record."""
        for kind, words in self.tables.items():
            for word in words or data[kind]:
                yield kind, f"{kind}.{word}", data[kind][word]
        for kind in self.singles:
            yield kind, kind, data[kind]

    def provenance(self, data: Mapping[str, Any]) -> tuple[tuple[Mark, ...], Mapping[str, str]]:
        """The list of what is not certain, and the source of each record and each field.

        A field has its own source (`sources`), or that of its record (`source`) or of its kind
        (`about.KIND.source` in the data). It has its own doubt (`doubts`), or that of reconstructed fields of
        this name (`doubts.KIND` in the data), or, with its record's source, its record's doubt (`doubt`).
        """
        marks: list[Mark] = []
        sources: dict[str, str] = {}
        for kind, path, record in self.records(data):
            own = record.get("source") or data.get("about", {}).get(kind, {}).get("source", "")
            special, doubts = record.get("sources", {}), record.get("doubts", {})
            for source in (own, *special.values()):
                if source not in (*SOURCES, OVERLAY):
                    raise BadBoard(f"{path} has the source {source!r}; use {', '.join(SOURCES)}.")
            for name in (*special, *doubts):
                if name not in record:
                    raise BadBoard(f"{path} gives a source or a doubt for {name!r}, which it does not have.")
            sources[path] = OVERLAY if OVERLAY in special.values() else own
            for name in record:
                if name in self.about:
                    continue
                source = sources[f"{path}.{name}"] = special.get(name, own)
                doubt = doubts.get(name, "")
                if not doubt and source == "reconstructed":
                    doubt = data.get("doubts", {}).get(kind, {}).get(name, "")
                if not doubt and source == own:
                    doubt = record.get("doubt", "")
                if doubt or source in ("reconstructed", OVERLAY):
                    marks.append(Mark(f"{path}.{name}", source, doubt))
        return tuple(marks), sources

    def listed(self, data: Mapping[str, Any]) -> tuple[BoardRecord, ...]:
        """Every record with its values, where each comes from, and what an overlay may replace."""
        marks, sources = self.provenance(data)
        doubts = {mark.path: mark.doubt for mark in marks}
        return tuple(
            BoardRecord(
                kind,
                path.partition(".")[2],
                self.things.get(kind, kind),
                tuple(
                    BoardValue(
                        name,
                        value,
                        sources[f"{path}.{name}"],
                        doubts.get(f"{path}.{name}", ""),
                        fixed=kind in self.untouched or name in self.fixed.get(kind, ()),
                    )
                    for name, value in record.items()
                    if name not in self.about
                ),
            )
            for kind, path, record in self.records(data)
        )


class BoardLoader(Generic[Board]):
    """The boards of a title: the built-in one of each edition, made once, and those with an overlay.

    `read` gives the data of an edition with the overlay laid over them; `make` checks them and makes a board.
    """

    def __init__(
        self,
        editions: tuple[str, ...],
        read: Callable[[str, Mapping[str, Any]], dict[str, Any]],
        make: Callable[[dict[str, Any], str], Board],
    ) -> None:
        self.editions, self.read, self.make = editions, read, make
        self.built_in: dict[str, Board] = {}

    def load(self, overlay: Mapping[str, Any] | None = None, edition: str = "") -> Board:
        """The board of that edition (the first one if none is named), with the overlay laid over it."""
        edition = edition or self.editions[0]
        if edition not in self.editions:
            raise BadBoard(f"There is no edition {edition!r}; choose {' or '.join(self.editions)}.")
        return self.make(self.read(edition, overlay), edition) if overlay else self.plain(edition)

    def plain(self, edition: str = "") -> Board:
        """The built-in board of that edition."""
        edition = edition or self.editions[0]
        if edition not in self.built_in:
            self.built_in[edition] = self.make(self.read(edition, {}), edition)
        return self.built_in[edition]

    def check_overlay(self, overlay: Mapping[str, Any]) -> None:
        """Refuses an overlay that does not fit every edition."""
        for edition in self.editions:
            self.load(overlay, edition)
