"""The library: positions that people have kept for others to play on from."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from sqlalchemy import delete, func, select, tuple_

from cuius.core.branch import GamePosition, decode_position, encode_rows
from cuius.core.title import Config
from cuius.server.accounts.audit import audit
from cuius.server.accounts.names import validate_table_name
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.clock import Clock
from cuius.server.errors import LimitExceeded, NotFound, RequestRefused
from cuius.server.secrets import new_id
from cuius.server.store.database import Database
from cuius.server.store.models import SharedPosition, User
from cuius.server.tables.schemas import PositionInfo, SharePosition

PAGE_SIZE = 50
MAX_KEPT = 200
"""How many positions of one account are kept at once."""

COLUMNS = [
    getattr(SharedPosition, name)
    for name in (
        "id",
        "owner_id",
        "title",
        "config",
        "row_count",
        "asked",
        "name",
        "note",
        "public",
        "created_at",
    )
]


class SharedPositions:
    """Keeps positions, lists them and removes them."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    async def add(
        self, person: Person, position: GamePosition, asked: tuple[str, ...], request: SharePosition
    ) -> str:
        """Keep a position under a name of its own."""
        assert person.id is not None
        name = validate_table_name(request.name)
        if not name:
            raise RequestRefused("Give the position a name.")
        shared = SharedPosition(
            id=new_id(),
            owner_id=person.id,
            title=position.config.title,
            config=msgspec.to_builtins(position.config),
            rows=zlib.compress(encode_rows(position.rows)),
            row_count=len(position.rows),
            asked=list(asked),
            name=name,
            note=request.note.strip(),
            public=request.public,
            created_at=self.clock(),
        )
        async with self.database.writing() as session:
            mine = select(func.count()).select_from(SharedPosition)
            kept = await session.scalar(mine.where(SharedPosition.owner_id == person.id))
            if (kept or 0) >= MAX_KEPT:
                raise LimitExceeded(f"You keep {MAX_KEPT} positions; remove one first.")
            session.add(shared)
        return shared.id

    async def list_positions(
        self, person: Person, title: str, mine: bool, before: float | None, after_position: str
    ) -> list[PositionInfo]:
        """Those of everybody that are public, or all of one's own; the newest first.

        A page goes on after the position `after_position`, which was kept at `before`.
        """
        authorise("positions.view", person)
        query = select(*COLUMNS, User.name.label("owner")).join(User, User.id == SharedPosition.owner_id)
        if mine:
            authorise("positions.share", person)
            query = query.where(SharedPosition.owner_id == person.id)
        else:
            query = query.where(SharedPosition.public)
        if title:
            query = query.where(SharedPosition.title == title)
        if before is not None:
            place = tuple_(SharedPosition.created_at, SharedPosition.id)
            query = query.where(place < (before, after_position))
        query = query.order_by(SharedPosition.created_at.desc(), SharedPosition.id.desc()).limit(PAGE_SIZE)
        async with self.database.reading() as session:
            return [position_info(row, person) for row in await session.execute(query)]

    async def info(self, person: Person, position_id: str) -> PositionInfo:
        """One position, for whoever has its link."""
        authorise("positions.view", person)
        query = select(*COLUMNS, User.name.label("owner")).join(User, User.id == SharedPosition.owner_id)
        async with self.database.reading() as session:
            row = (await session.execute(query.where(SharedPosition.id == position_id))).one_or_none()
        if row is None:
            raise NotFound("There is no such position; it may have been removed.")
        return position_info(row, person)

    async def position(self, position_id: str) -> tuple[SharedPosition, GamePosition]:
        """The position itself, to play on from."""
        async with self.database.reading() as session:
            shared = await session.get(SharedPosition, position_id)
        if shared is None:
            raise NotFound("There is no such position; it may have been removed.")
        config = msgspec.convert(shared.config, Config)
        return shared, decode_position(config, zlib.decompress(shared.rows))

    async def remove(self, person: Person, position_id: str) -> None:
        """Take a position out of the library: whoever put it there, or the host."""
        async with self.database.writing() as session:
            shared = await session.get(SharedPosition, position_id)
            mine = shared is not None and person.id is not None and shared.owner_id == person.id
            authorise("positions.remove", person, owner=mine)
            if shared is None:
                raise NotFound("There is no such position; it may have been removed.")
            assert person.id is not None
            if not mine:
                audit(session, self.clock(), person.id, "position.removed", shared.owner_id, name=shared.name)
            await session.execute(delete(SharedPosition).where(SharedPosition.id == position_id))


def position_info(row: Any, person: Person) -> PositionInfo:
    """A position as this person may see it."""
    config = msgspec.convert(row.config, Config)
    return PositionInfo(
        id=row.id,
        title=row.title,
        scenario=config.scenario,
        players=config.players,
        options=config.options,
        seats=config.seats,
        name=row.name,
        note=row.note,
        owner=row.owner,
        mine=person.id is not None and row.owner_id == person.id,
        public=row.public,
        rows=row.row_count,
        asked=row.asked,
        created_at=row.created_at,
    )
