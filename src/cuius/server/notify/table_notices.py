"""Notices about tables: a seat is taken, a game starts, a table closes or has a rematch."""

from __future__ import annotations

from cuius.server.accounts.person import Person
from cuius.server.notify.notices import NewNotice
from cuius.server.play.clocks.clock_control import go, turn_clocks
from cuius.server.play.clocks.timeouts import welcome_substitute
from cuius.server.services import Services
from cuius.server.store.models import GameTable
from cuius.server.tables.closing import Closed
from cuius.server.tables.service import Rematch


async def on_seat_taken(services: Services, person: Person, table_id: str, seat: str) -> None:
    """Notify the owner of an open table; at a running one give the substitute a clock."""
    async with services.database.reading() as session:
        table = await session.get(GameTable, table_id)
    if table is None:
        return
    if table.status == "running":
        await welcome_substitute(services, table_id, seat)
    elif table.owner_id is not None and table.owner_id != person.id:
        who = "" if table.anonymous else person.name
        detail = {"table": table.id, "name": table.name, "title": table.title, "seat": seat, "who": who}
        services.notices.enqueue([NewNotice(table.owner_id, "joined", detail)])


async def on_game_started(services: Services, person: Person, table_id: str) -> None:
    """Start the first clocks, and notify the other players of the start and of their turn."""
    live = await turn_clocks(services, table_id, go)
    if live.table.pace["kind"] == "hotseat":
        return
    others = [name for name, seat in live.seats.items() if seat.user_id != person.id]
    notices = services.notices
    async with services.hub.lives.held(table_id) as live:
        asked = [name for name in live.asked() if name in others]
    notices.enqueue(
        [*notices.seat_notices(live, others, "started"), *notices.seat_notices(live, asked, "turn")]
    )


def notify_table_closed(services: Services, table_id: str, closed: Closed) -> None:
    """Notify the other seats that the table was closed."""
    notify_seats(services, "closed", table_id, closed)


def notify_rematch(services: Services, again: Rematch) -> None:
    """Notify the other players of a rematch."""
    notify_seats(services, "rematch", again.id, again)


def notify_seats(services: Services, kind: str, table_id: str, event: Closed | Rematch) -> None:
    detail = {"table": table_id, "name": event.name, "title": event.title}
    services.notices.enqueue(
        [NewNotice(holder, kind, {**detail, "seat": seat}) for seat, holder in event.others]
    )
