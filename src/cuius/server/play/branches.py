"""Playing on from a position of another game, and keeping positions for others.

A position tells all that is hidden in it to whoever plays on from it. So it may be taken from a game that is
over, and from one whose seats are all one's own: nobody else has secrets there.
"""

from __future__ import annotations

from collections.abc import Sequence

from cuius.core.branch import GamePosition, check_position, position_before
from cuius.core.errors import BadRecord, GameOver
from cuius.core.title import Config
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.errors import Conflict
from cuius.server.play.live_tables import LiveTable, LiveTables
from cuius.server.play.workers.pool import LOOK, JobKind, WorkerPool
from cuius.server.tables.schemas import ContinuedTable, NewTable, Origin, PlayOnRequest, SharePosition
from cuius.server.tables.service import Continuation, Tables
from cuius.server.tables.shared_positions import SharedPositions

CHECKING = JobKind(
    "position check", LOOK, cpu_seconds=20, seconds=60.0, most_of_account=4, most_of_address=12, most=40
)


class Branches:
    """Makes tables that go on from a position, and keeps positions."""

    def __init__(
        self, live_tables: LiveTables, tables: Tables, positions: SharedPositions, workers: WorkerPool
    ) -> None:
        self.live_tables = live_tables
        self.tables = tables
        self.positions = positions
        self.workers = workers

    async def play_on(
        self, person: Person, table_id: str, request: PlayOnRequest, clients: Sequence[str]
    ) -> str:
        """A new table that goes on from a position of this one."""
        authorise("table.play_on", person)
        position, live = await self._position(person, table_id, request.row, request.invitation)
        await self._asked(position, clients)
        origin = Origin("table", live.table.name, len(position.rows), live.id)
        wish = continued_wish(position.config, request, live.table.name)
        return await self.tables.create(person, wish, Continuation(position, origin))

    async def play_shared(
        self, person: Person, position_id: str, request: ContinuedTable, clients: Sequence[str]
    ) -> str:
        """A new table that goes on from a position of the library."""
        authorise("table.play_on", person)
        shared, position = await self.positions.position(position_id)
        await self._asked(position, clients)
        origin = Origin("position", shared.name, len(position.rows), shared.id)
        wish = continued_wish(position.config, request, shared.name)
        return await self.tables.create(person, wish, Continuation(position, origin))

    async def share(
        self, person: Person, table_id: str, request: SharePosition, clients: Sequence[str]
    ) -> str:
        """Keep a position of a table for others; returns its id."""
        authorise("positions.share", person)
        position, _ = await self._position(person, table_id, request.row, request.invitation)
        asked = await self._asked(position, clients)
        return await self.positions.add(person, position, asked, request)

    async def _position(
        self, person: Person, table_id: str, row: int, invitation: str
    ) -> tuple[GamePosition, LiveTable]:
        await self.live_tables.get_visible(person, table_id, invitation)
        async with self.live_tables.locked(table_id) as live:
            refuse_secrets_of_others(live, person)
            return position_before(live.match, row), live

    async def _asked(self, position: GamePosition, clients: Sequence[str]) -> tuple[str, ...]:
        """The roles that are asked in a position; a game that cannot go on from there is refused."""
        try:
            return await self.workers.run(CHECKING, clients, check_position, position)
        except GameOver as error:
            raise Conflict(str(error)) from None
        except BadRecord:
            raise Conflict(
                "This position does not fit the rules that are installed now; choose another."
            ) from None


def refuse_secrets_of_others(live: LiveTable, person: Person) -> None:
    """Of a game that goes on nobody takes a position but who holds all its seats."""
    all_mine = person.id is not None and all(seat.user_id == person.id for seat in live.seats.values())
    if not (live.match.over or all_mine):
        raise Conflict("This game is not over; its positions can be taken from it when it has ended.")


def continued_wish(config: Config, request: ContinuedTable, name: str) -> NewTable:
    """The wish for a table of the same game."""
    return NewTable(
        title=config.title,
        name=request.name or name,
        players=config.players,
        scenario=config.scenario,
        options=config.options,
        board=config.board,
        pace=request.pace,
        public=request.public,
        chat=request.chat,
        anonymous=request.anonymous,
        seats=request.seats,
        salt_hashes=request.salt_hashes,
    )
