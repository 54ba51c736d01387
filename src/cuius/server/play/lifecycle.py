"""The life of a table around its game: somebody sits down, it starts, is closed, or is played again."""

from __future__ import annotations

from cuius.server.accounts.person import Person
from cuius.server.play.automatic_answers import people_asked
from cuius.server.play.clocks.clock_control import ClockControl, start_all
from cuius.server.play.clocks.timeouts import Timeouts
from cuius.server.play.publish.publisher import Publisher
from cuius.server.store.models import GameTable
from cuius.server.tables.closing import ClosedTable, close
from cuius.server.tables.schemas import JoinRequest, RematchRequest, SaltsRequest, StartRequest
from cuius.server.tables.service import Rematch, Tables


class TableLifecycle:
    """Changes tables, publishes that, and notifies those concerned."""

    def __init__(
        self, tables: Tables, clocks: ClockControl, timeouts: Timeouts, publisher: Publisher
    ) -> None:
        self.tables = tables
        self.clocks = clocks
        self.timeouts = timeouts
        self.publisher = publisher

    async def join(self, person: Person, table_id: str, request: JoinRequest) -> None:
        """Take a seat: in a running game a substitute gets a clock, else the table's owner is notified."""
        await self.tables.join(person, table_id, request)
        await self.publisher.seats_changed(table_id)
        async with self.tables.database.reading() as session:
            table = await session.get(GameTable, table_id)
        if table is None:
            return
        if table.status == "running":
            await self.timeouts.substitute_joined(table_id, request.seat)
        elif table.owner_id is not None and table.owner_id != person.id:
            who = "" if table.anonymous else person.name
            self.publisher.notifier.notify(table.owner_id, "joined", table, seat=request.seat, who=who)

    async def invite(self, person: Person, table_id: str, name: str) -> None:
        """Send somebody the invitation to a table, as a notice."""
        invited = await self.tables.invite(person, table_id, name)
        if invited is not None:
            who = "" if invited.anonymous else person.name
            detail = {"who": who, "invitation": invited.invitation}
            self.publisher.notifier.notify(invited.user_id, "invited", invited, **detail)

    async def leave(self, person: Person, table_id: str, seat: str) -> None:
        """Give a seat back; or take it from somebody, who is notified."""
        former = await self.tables.leave(person, table_id, seat)
        await self.publisher.seats_changed(table_id)
        if former is not None:
            self.publisher.notifier.notify(former.user_id, "unseated", former, seat=seat)

    async def seat_bot(self, person: Person, table_id: str, seat: str, bot: str | None) -> None:
        await self.tables.seat_bot(person, table_id, seat, bot)
        await self.publisher.seats_changed(table_id)

    async def show_salts(self, person: Person, table_id: str, request: SaltsRequest) -> None:
        await self.tables.show_salts(person, table_id, request)
        await self.publisher.seats_changed(table_id)

    async def start(self, person: Person, table_id: str, request: StartRequest) -> None:
        """Begin the game: the first clocks run, and the others are notified."""
        await self.tables.start(person, table_id, request)
        await self.publisher.seats_changed(table_id)
        await self._start_clocks(table_id, person)

    async def begin_assigned(self, table_id: str) -> None:
        """A game whose seats were assigned has begun by itself: the first clocks run, all are notified."""
        await self._start_clocks(table_id, None)

    async def _start_clocks(self, table_id: str, starter: Person | None) -> None:
        live = await self.clocks.change(table_id, start_all)
        if live.table.pace["kind"] == "hotseat":
            return
        async with self.clocks.live_tables.locked(table_id) as live:
            asked = people_asked(live)
        others = [seat for seat in live.seats.values() if starter is None or seat.user_id != starter.id]
        notifier = self.publisher.notifier
        notifier.notify_holders(live.table, others, "started")
        notifier.notify_holders(live.table, [seat for seat in others if seat.name in asked], "turn")

    async def close(self, person: Person, table_id: str) -> None:
        """Close a table that nobody else plays."""
        closed = await close(self.tables.database, self.tables.clock, person, table_id)
        await self.publisher.seats_changed(table_id)
        self._notify_others("closed", closed)

    async def rematch(self, person: Person, table_id: str, request: RematchRequest) -> str:
        """The same game once more; returns the new table."""
        again = await self.tables.rematch(person, table_id, request)
        self._notify_others("rematch", again)
        return again.id

    def _notify_others(self, kind: str, table: ClosedTable | Rematch) -> None:
        for seat, holder in table.others:
            self.publisher.notifier.notify(holder, kind, table, seat=seat)
