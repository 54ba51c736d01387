"""What a page needs once to draw a board, as plain data: the names in order, and columns indexed by them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from cuius.core.board_data import Mark
from cuius.core.glossary import Entry
from cuius.core.ids import Id, Names


class MarkedBoard(Protocol):
    """A board that knows which of its values are not certain."""

    @property
    def marks(self) -> tuple[Mark, ...]: ...


def page_data(
    board: MarkedBoard,
    *,
    names: Mapping[str, Names],
    columns: Iterable[str],
    editions: Iterable[str],
    glossary: list[Entry],
) -> dict[str, Any]:
    """What the pages of all titles have in common; a title adds what is its own."""
    return {
        "ids": {kind: list(table.words) for kind, table in names.items()},
        "editions": list(editions),
        "board": {column: plain(getattr(board, column)) for column in columns},
        "lookup": glossary,
        "marks": [{"path": m.path, "source": m.source, "doubt": m.doubt} for m in board.marks],
    }


def plain(value: Any) -> Any:
    """Ids as their words, tuples as lists."""
    if isinstance(value, Id):
        return value.word
    if isinstance(value, tuple | list):
        return [plain(v) for v in value]
    if isinstance(value, Mapping):
        return {key: plain(v) for key, v in value.items()}
    return value
