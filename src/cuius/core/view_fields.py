"""The fields of a title's views, each with the function that builds it.

A title lists them once. Whole views are built from the list, and so are the single fields that bots read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any

import msgspec


class ViewFields(msgspec.Struct, frozen=True):
    """How each field of a view is built by itself."""

    public: Mapping[str, Callable[[Any], Any]]
    """Name -> (state) -> what everybody sees."""
    private: Mapping[str, Callable[[Any, tuple[str, ...]], Any]] = {}
    """Name -> (state, roles of the seat) -> what depends on the seat."""

    def view(self, state: Any) -> dict[str, Any]:
        """All that everybody sees."""
        return {name: read(state) for name, read in self.public.items()}

    def private_view(self, state: Any, roles: tuple[str, ...]) -> dict[str, Any]:
        """All that depends on the seat."""
        return {name: read(state, roles) for name, read in self.private.items()}


class ColumnReader:
    """A reader: a copy of the column of this name."""

    __slots__ = ("column", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.column: Callable[[Any], list[Any]] = attrgetter(name)
        """The column itself, never to be kept."""

    def __call__(self, state: Any) -> list[Any]:
        return self.column(state).copy()


class MadeFrom:
    """A reader of what is made from these columns and nothing else: while they are the same, so is it."""

    __slots__ = ("columns", "make")

    def __init__(self, columns: Iterable[str], make: Callable[[Any], Any]) -> None:
        self.columns = tuple(columns)
        """Their names; they are sooner compared than made into something."""
        self.make = make

    def __call__(self, state: Any) -> Any:
        return self.make(state)
