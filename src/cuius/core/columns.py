"""The columns of a title: a position as numbers, for learning and for judging by what was learned.

A title lists parts, each read from its state: ids (a one for the value of each, zeros for the others),
members of a set (a one for each), amounts (small counts), and plain numbers. A part that belongs to a role
is known to that role alone. The version is raised whenever a part is added, removed or read differently:
weights made for other columns are refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Literal

import msgspec

if TYPE_CHECKING:
    from cuius.core.title import Config

PartKind = Literal["ids", "members", "amounts", "numbers"]
KINDS: tuple[PartKind, ...] = ("ids", "members", "amounts", "numbers")
"""In the order of the columns: all ids first, the numbers last."""


class Piece(msgspec.Struct, frozen=True):
    """Some columns of a table of numbers that are read together, apart from the others."""

    columns: tuple[int, ...]
    """Which columns of the table they are; each has a number for every row that is read."""
    read: Callable[[Any], Sequence[Sequence[float]]]
    """Their numbers, column by column."""
    fields: frozenset[str]
    """All fields of the state that they are ever read from."""
    rows: range | None = None
    """Which rows are read; None: all."""
    basis: Callable[[Any], tuple[Any, ...]] | None = None
    """What the numbers follow from, if that is read sooner: while it is the same, so are they."""
    groups: tuple[tuple[slice, ...], ...] = ()
    """Of sums of the counts in one field: which of them count, by column and row."""

    def places(self, rows: int, width: int) -> list[slice]:
        """Where its columns are in a table of this size."""
        read = self.rows or range(rows)
        return [slice(read.start * width + column, read.stop * width, width) for column in self.columns]


class ColumnPart(msgspec.Struct, frozen=True, kw_only=True):
    """Some columns that are read together."""

    kind: PartKind
    name: str
    read: Callable[[Any], Any]
    fields: frozenset[str]
    """All fields of the state that it is ever read from."""
    count: int
    """How many ids, members at most, amounts or numbers there are."""
    values: int = 1
    """Of ids: how many values each may have."""
    first: int = 0
    """Of ids: the smallest value."""
    role: str = ""
    """The only role that knows it; empty: everybody knows."""
    rows: int = 1
    """Of a table of numbers: how many rows it has."""
    pieces: tuple[Piece, ...] = ()
    """Of a table of numbers: what it consists of."""

    @property
    def width(self) -> int:
        return self.count * self.values


Reader = Callable[[Any], Any] | str
"""A function of the state, or the name of a field that is read as it is."""


def ids(
    name: str, count: int, values: int, read: Reader, fields: Iterable[str] = (), first: int = 0
) -> ColumnPart:
    """So many ids, each with so many values from `first` on."""
    reader, known = reader_of(read, fields)
    return ColumnPart(
        kind="ids", name=name, read=reader, fields=known, count=count, values=values, first=first
    )


def one_id(field: str, values: int, first: int = 0) -> ColumnPart:
    """The id in the field of this name."""
    read = attrgetter(field)
    return ids(field, 1, values, lambda state: [read(state)], (field,), first)


def members(name: str, count: int, read: Reader, fields: Iterable[str] = (), role: str = "") -> ColumnPart:
    """Which of so many things belong to something."""
    reader, known = reader_of(read, fields)
    return ColumnPart(kind="members", name=name, read=reader, fields=known, count=count, role=role)


def amounts(name: str, count: int, read: Reader, fields: Iterable[str] = ()) -> ColumnPart:
    """So many counts from 0 to 255: a bytearray, or numbers or flags that make one."""
    reader, known = reader_of(read, fields)
    return ColumnPart(kind="amounts", name=name, read=reader, fields=known, count=count)


def numbers(name: str, count: int, read: Reader, fields: Iterable[str] = (), role: str = "") -> ColumnPart:
    """So many plain numbers."""
    reader, known = reader_of(read, fields)
    return ColumnPart(kind="numbers", name=name, read=reader, fields=known, count=count, role=role)


def table(name: str, rows: int, width: int, pieces: Iterable[Piece]) -> ColumnPart:
    """Plain numbers in rows, such as one for each role; few of the pieces change at a time."""
    parts = tuple(pieces)
    placed = [(piece.read, piece.places(rows, width)) for piece in parts]
    every = range(rows * width)
    if sorted([number for _, places in placed for place in places for number in every[place]]) != [*every]:
        raise ValueError(f"Each column of {name} belongs to one piece, or each row of it to one.")

    def read(state: Any) -> list[float]:
        found = [0.0] * (rows * width)
        for read_piece, places in placed:
            for place, numbers in zip(places, read_piece(state), strict=True):
                found[place] = numbers
        return found

    fields = frozenset[str]().union(*[piece.fields for piece in parts])
    many = rows * width
    return ColumnPart(
        kind="numbers", name=name, read=read, fields=fields, count=many, rows=rows, pieces=parts
    )


def piece(
    read: Callable[[Any], Sequence[Sequence[float]]],
    columns: Iterable[int],
    *fields: str,
    rows: range | None = None,
    basis: Callable[[Any], tuple[Any, ...]] | None = None,
) -> Piece:
    """These columns of a table, in these rows or in all, read from these fields of the state."""
    return Piece(tuple(columns), read, frozenset(fields), rows, basis)


def sums(field: str, first: int, groups: Iterable[Iterable[slice]]) -> Piece:
    """Columns of a table from `first` on that are sums of counts in a field.

    All of the field is a part of amounts by the same name.
    """
    counted = tuple([tuple(column) for column in groups])
    counts = attrgetter(field)

    def read(state: Any) -> list[list[int]]:
        held = counts(state)
        return [[sum(held[group]) for group in column] for column in counted]

    return Piece(tuple(range(first, first + len(counted))), read, frozenset((field,)), groups=counted)


def reader_of(read: Reader, fields: Iterable[str]) -> tuple[Callable[[Any], Any], frozenset[str]]:
    """What reads a part, and all fields that it may read."""
    if isinstance(read, str):
        return attrgetter(read), frozenset((read,))
    known = frozenset(fields)
    if not known:
        raise ValueError("A part names the fields of the state that its function reads.")
    return read, known


class Encoded(msgspec.Struct, frozen=True):
    """A position as read: what the columns are made of."""

    ids: list[int]
    """The ids as they are, in order; `Columns.id_offsets` turns them into columns."""
    members: list[int]
    """The columns of members that are one."""
    amounts: bytes
    numbers: list[float]


class Columns:
    """All parts of a title, and where their columns are."""

    def __init__(
        self,
        version: int,
        roles: Sequence[str],
        parts: Iterable[ColumnPart],
        fits: Callable[[Config], bool] = lambda config: True,
    ) -> None:
        self.version = version
        self.roles = tuple(roles)
        """Every role there can be, in the order in which a value is given."""
        self.parts = tuple(sorted(parts, key=lambda part: KINDS.index(part.kind)))
        self.fits = fits
        """Can positions of such a table be read?"""
        self.starts: dict[str, int] = {}
        width = 0
        for part in self.parts:
            self.starts[part.name] = width
            width += part.width
        self.width = width
        self.fields = frozenset[str]().union(*[part.fields for part in self.parts])
        """All fields of the state that any part is read from."""
        self.by_kind = {kind: tuple([p for p in self.parts if p.kind == kind]) for kind in KINDS}
        self.id_offsets = [
            self.starts[part.name] + place * part.values - part.first
            for part in self.by_kind["ids"]
            for place in range(part.count)
        ]
        """Id number n with value v is column `id_offsets[n] + v`."""
        self.numbers_start = width - sum(part.count for part in self.by_kind["numbers"])
        self.amounts_start = self.numbers_start - sum(part.count for part in self.by_kind["amounts"])
        self._members = [(part.read, self.starts[part.name]) for part in self.by_kind["members"]]

    def place_of(self, name: str) -> slice:
        """Where the columns of a part are."""
        start = self.starts[name]
        return slice(start, start + next(part.width for part in self.parts if part.name == name))

    def encode(self, state: Any) -> Encoded:
        """Read a position."""
        found: list[int] = []
        for part in self.by_kind["ids"]:
            found += part.read(state)
        sets = [start + one for read, start in self._members for one in read(state)]
        counts = b"".join([bytes(part.read(state)) for part in self.by_kind["amounts"]])
        plain: list[float] = []
        for part in self.by_kind["numbers"]:
            plain += part.read(state)
        return Encoded(found, sets, counts, plain)

    def names(self) -> list[str]:
        """A name for every column, for documents and errors."""
        named: list[str] = []
        for part in self.parts:
            for place in range(part.count):
                if part.kind == "ids":
                    named += [f"{part.name}.{place}={part.first + value}" for value in range(part.values)]
                else:
                    named.append(f"{part.name}.{place}")
        return named
