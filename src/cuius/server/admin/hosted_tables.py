"""The tables of the server as admins see them: who plays and since when, never what is hidden in a game."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.schemas import HostedTable
from cuius.server.store.database import Database
from cuius.server.store.models import GameTable, Seat, User

PAGE_SIZE = 50
FROZEN = "frozen"
"""Not a status of its own: play was stopped because the rules failed."""


class HostedTables:
    """Lists tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def list_tables(
        self, person: Person, status: str | None = None, search: str = "", page: int = 0
    ) -> list[HostedTable]:
        """The latest move first; tables of one status, frozen ones, or whose name contains a text."""
        authorise("admin.tables", person)
        query = select(GameTable, User.name).outerjoin(User, User.id == GameTable.owner_id)
        if status == FROZEN:
            query = query.where(GameTable.incident_id.is_not(None))
        elif status is not None:
            query = query.where(GameTable.status == status)
        if search.strip():
            query = query.where(GameTable.name.icontains(search.strip(), autoescape=True))
        query = query.order_by(GameTable.last_move_at.desc(), GameTable.id)
        async with self.database.reading() as session:
            found = (await session.execute(query.limit(PAGE_SIZE).offset(page * PAGE_SIZE))).all()
            ids = [table.id for table, _ in found]
            held = await session.execute(
                select(Seat.table_id, Seat.bot, User.name)
                .outerjoin(User, User.id == Seat.user_id)
                .where(Seat.table_id.in_(ids))
                .order_by(Seat.position)
            )
            seats: dict[str, list[tuple[str | None, str | None]]] = {}
            for table_id, bot, name in held:
                seats.setdefault(table_id, []).append((bot, name))
        return [describe(table, owner, seats.get(table.id, [])) for table, owner in found]


def describe(
    table: GameTable, owner: str | None, seats: Sequence[tuple[str | None, str | None]]
) -> HostedTable:
    """Seats are given as bots and names of people."""
    names = [name for bot, name in seats if bot is None and name is not None]
    return HostedTable(
        id=table.id,
        name=table.name,
        title=table.title,
        status=table.status,
        owner=None if table.anonymous else owner,
        people=[] if table.anonymous else list(dict.fromkeys(names)),
        bots=sum(bot is not None for bot, _ in seats),
        public=table.public,
        created_at=table.created_at,
        last_move_at=table.last_move_at,
        incident_id=table.incident_id,
    )
