"""Closing a table: one that never began goes away, and so does a record that was imported; one that nobody
plays any more ends as it stands."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import update

from cuius.server.accounts.audit import audit
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.clock import Clock
from cuius.server.errors import Conflict
from cuius.server.store.database import Database
from cuius.server.store.models import GameTable, Seat
from cuius.server.tables.finding import find
from cuius.server.tables.schemas import DAY
from cuius.server.tables.seats import SeatSnapshot, load_seats
from cuius.server.tables.visibility import refuse_unseen

ABANDONED_AFTER = 30 * DAY
"""Seconds without a move after which a game counts as abandoned, unless people have paused it."""


class ClosedTable(msgspec.Struct, frozen=True):
    """A table that was closed, and who else sat at it."""

    id: str
    name: str
    title: str
    others: list[tuple[str, str]]
    """Seats and their holders."""


async def close(database: Database, clock: Clock, person: Person, table_id: str) -> ClosedTable:
    """Close a table that has not begun or holds a record only, or that nobody else plays any more."""
    async with database.writing() as session:
        table = await find(session, table_id)
        seats = (await load_seats(session, table_id)).values()
        await refuse_unseen(session, table, seats, person)
        authorise("table.close", person, owner=table.owner_id == person.id)
        assert person.id is not None
        refuse_played(table, seats, person, clock())
        audit(session, clock(), person.id, "table.closed", table_id, status=table.status)
        if table.status in ("open", "imported"):
            await session.delete(table)
        else:
            table.status, table.asked_seats = "ended", []
            stopped = {"asked_at": None, "deadline": None}
            await session.execute(update(Seat).where(Seat.table_id == table_id).values(stopped))
    others = [(s.name, s.user_id) for s in seats if s.user_id not in (None, person.id)]
    return ClosedTable(
        table_id, table.name, table.title, [(seat, holder) for seat, holder in others if holder]
    )


def refuse_played(table: GameTable, seats: Iterable[SeatSnapshot], person: Person, now: float) -> None:
    """A game that others play is theirs too, as long as they may return to it."""
    if table.status == "imported":
        return
    if table.status not in ("open", "running"):
        raise Conflict("The game is over; there is nothing to close.")
    paused = table.paused_at is not None and not table.unattended
    silent = not paused and now - table.last_move_at >= ABANDONED_AFTER
    if table.status == "open" or table.incident_id is not None or silent:
        return
    if any(s.user_id not in (None, person.id) and not (s.resigned or s.open_to_substitutes) for s in seats):
        raise Conflict("Others play at this table; end the game together, or concede.")
