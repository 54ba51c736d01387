"""What follows when somebody sits down, and when a game begins or is closed: people are told."""

from __future__ import annotations

from cuius.server.accounts.person import Person
from cuius.server.notify.notices import NewNotice
from cuius.server.play.clocks.clock_control import go, turn_clocks
from cuius.server.play.clocks.timeouts import welcome_substitute
from cuius.server.services import Services
from cuius.server.store.models import GameTable
from cuius.server.tables.closing import Closed
from cuius.server.tables.service import Rematch


async def sat_down(services: Services, person: Person, table_id: str, seat: str) -> None:
    """At a table that waits, its maker is told; at one that plays, a substitute gets a clock."""
    async with services.database.reading() as session:
        table = await session.get(GameTable, table_id)
    if table is None:
        return
    if table.status == "running":
        await welcome_substitute(services, table_id, seat)
    elif table.owner_id is not None and table.owner_id != person.id:
        who = "" if table.anonymous else person.name
        about = {"table": table.id, "name": table.name, "title": table.title, "seat": seat, "who": who}
        services.notices.later([NewNotice(table.owner_id, "joined", about)])


async def begun(services: Services, person: Person, table_id: str) -> None:
    """The first clocks run, and whoever is not here learns that it has begun, and whose turn it is."""
    live = await turn_clocks(services, table_id, go)
    if live.table.pace["kind"] == "hotseat":
        return
    others = [name for name, seat in live.seats.items() if seat.user_id != person.id]
    notices = services.notices
    async with services.hub.lives.held(table_id) as live:
        asked = [name for name in live.asked() if name in others]
    notices.later([*notices.for_seats(live, others, "started"), *notices.for_seats(live, asked, "turn")])


def tell_closed(services: Services, table_id: str, closed: Closed) -> None:
    """Whoever else sat there learns that it is no more."""
    tell_others(services, "closed", table_id, closed)


def tell_rematch(services: Services, again: Rematch) -> None:
    """Whoever else played the game learns that it is played again."""
    tell_others(services, "rematch", again.id, again)


def tell_others(services: Services, kind: str, table_id: str, what: Closed | Rematch) -> None:
    about = {"table": table_id, "name": what.name, "title": what.title}
    services.notices.later([NewNotice(holder, kind, {**about, "seat": seat}) for seat, holder in what.others])
