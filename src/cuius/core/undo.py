"""Undo is derived, never declared: how far a seat may go back without asking the others.

A seat may take back its own answers as far as the last row that was chance or another seat's choice, or
that brought something to light: an event that not everybody may read, a change in a hidden field, or the
last of several answers that were given in secret and then shown together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cuius.core.errors import CannotUndo
from cuius.core.journal import FORCED, Entry
from cuius.core.requests import AskAll

if TYPE_CHECKING:
    from cuius.core.match import Match


def undo_reach(match: Match, seat: str) -> list[int]:
    """The rows that this seat may take back, oldest first; each takes all later ones with it."""
    roles = match.roles(seat)
    line = match.journal.line()
    first = len(line)
    while first and (line[first - 1][1].by in roles or line[first - 1][1].auto == FORCED):
        first -= 1
    rows = line[first:]
    barrier = last_that_tells(match, rows) if rows and not match.over else -1
    chosen = [number for number, entry in rows if number > barrier and not entry.auto]
    if match.over or not chosen:
        raise CannotUndo("Nothing can be taken back without the consent of the others; ask them for it.")
    return chosen


def last_choice(match: Match, seat: str) -> int | None:
    """The last row that this seat chose itself, whoever would have to agree to going back before it."""
    roles = match.roles(seat)
    chosen = (
        number for number, entry in reversed(match.journal.line()) if entry.by in roles and not entry.auto
    )
    return None if match.over else next(chosen, None)


def last_that_tells(match: Match, rows: list[tuple[int, Entry]]) -> int:
    """The last of these rows that brought something hidden to light or changed it; -1 if none did."""
    past = match.at(rows[0][0])
    assert past.log is not None
    barrier = -1
    for number, entry in rows:
        hidden, request = past.state.hidden_part(), past.request
        past.step(number, entry)
        told = any(e.number > number and e.tells_a_secret for e in past.log.events)
        shown = type(request) is AskAll and past.request is not request
        if told or shown or past.state.hidden_part() != hidden:
            barrier = number
    return barrier
