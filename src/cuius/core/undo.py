"""How far a seat may undo without the consent of the others; derived from the rows, never declared by rules.

A seat may take back its own answers as far as the last row that was chance, another seat's choice, or a
reveal: an event that not everybody may read, a change in a hidden field, or the last of several secret
answers that are then shown together.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from cuius.core.errors import CannotUndo
from cuius.core.journal import FORCED, Entry
from cuius.core.requests import AskAll

if TYPE_CHECKING:
    from cuius.core.match import Match


def undoable_rows(match: Match, seat: str) -> list[int]:
    """The rows that this seat may undo, oldest first; undoing one undoes all later ones."""
    roles = match.roles(seat)
    last = match.journal.active_from_the_end()
    rows = list(takewhile(lambda row: row[1].by in roles or row[1].auto == FORCED, last))[::-1]
    barrier = last_revealing_row(match, rows) if rows and not match.over else -1
    chosen = [number for number, entry in rows if number > barrier and not entry.auto]
    if match.over or not chosen:
        raise CannotUndo("Nothing can be taken back without the consent of the others; ask them for it.")
    return chosen


def last_chosen_row(match: Match, seat: str) -> int | None:
    """The last row that this seat chose itself, whether or not it may be undone without consent."""
    roles = match.roles(seat)
    rows = match.journal.active_from_the_end()
    chosen = (number for number, entry in rows if entry.by in roles and not entry.auto)
    return None if match.over else next(chosen, None)


def last_revealing_row(match: Match, rows: list[tuple[int, Entry]]) -> int:
    """The last of these rows that revealed or changed something hidden; -1 if none did."""
    past = match.at(rows[0][0])
    assert past.log is not None
    barrier = -1
    for number, entry in rows:
        hidden, request = past.state.hidden_bytes(), past.request
        past.replay_row(number, entry)
        told = any(e.number > number and e.reveals_secret for e in past.log.events)
        shown = type(request) is AskAll and past.request is not request
        if told or shown or past.state.hidden_bytes() != hidden:
            barrier = number
    return barrier
