"""Playing along with another node: its new rows, played again in this node's memory.

Chance is committed, so the same answers bring about the same rows. Where they do not, or where rows are of a
kind that cannot be played one by one, the whole table is loaded again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cuius.core.errors import CuiusError
from cuius.core.journal import END, ORDER, TABLE, UNDO
from cuius.core.match import Match
from cuius.core.standing_orders import Order
from cuius.server.tables.journal_store import StoredRow


def replay_rows(match: Match, rows: Sequence[StoredRow]) -> bool:
    """Play these rows, which follow on those of the match. False if the match is of no use any more."""
    first = len(match.journal)
    try:
        for row in rows:
            if row.number == len(match.journal):
                play_row(match, row)
    except (CuiusError, msgspec.ValidationError, StopIteration, TypeError):
        return False
    return [written(row) for row in rows] == [
        (first + n, e.by, e.key, plain(e.plain_answer()), e.auto)
        for n, e in enumerate(match.journal.since(first))
    ]


def play_row(match: Match, row: StoredRow) -> None:
    """The row that the match comes to next; rows that follow from it by themselves come with it."""
    if row.by == TABLE and row.key == UNDO:
        match.go_back(row.answer)
    elif row.by == TABLE and row.key == END:
        match.end(row.answer[0], row.answer[1:])
    elif row.by == TABLE and row.key == ORDER:
        match.add_order(msgspec.convert(row.answer, Order))
    else:
        question = next(q for q in match.questions if q.role == row.by)
        match.answer(question.seat, question.number, row.key, row.answer, auto=row.auto)


def written(row: StoredRow) -> tuple[int, str, str, Any, str]:
    return (row.number, row.by, row.key, plain(row.answer), row.auto)


def plain(answer: Any) -> Any:
    """Faces of dice are a list in the database and a tuple in memory."""
    return list(answer) if isinstance(answer, tuple) else answer
