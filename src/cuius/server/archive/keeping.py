"""Puts finished games into the archive, each once.

Every node looks for them at each tick. Kept are games that anybody may see: at public tables, and not at one
screen, unless the whole server is one. Where people were hidden behind their seats, they stay so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import msgspec
import structlog
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.bots.evaluation import has_won
from cuius.core.errors import CuiusError
from cuius.core.journal import CHANCE, TABLE
from cuius.core.question import Result
from cuius.core.title import Config, get_title
from cuius.server.archive.counting import add_counts, counts_of
from cuius.server.clock import Clock
from cuius.server.store.database import Database
from cuius.server.store.models import ArchivedGame, ArchivedRole, GameTable, JournalRow, Seat
from cuius.server.tables.journal_store import config_of
from cuius.server.tables.seats import seats_of

log = structlog.get_logger("cuius.archive")

BATCH = 100
EDITION, AGREED = "edition", "agreed"
MOST_LETTERS = 80
"""Of the word of an opening."""


class ArchiveKeeper:
    """Keeps the archive up to date."""

    def __init__(self, database: Database, clock: Clock, tick_seconds: float, local: bool) -> None:
        self.database = database
        self.clock = clock
        self.tick_seconds = tick_seconds
        self.local = local

    async def run(self) -> None:
        while True:
            await self.keep_finished()
            await asyncio.sleep(self.tick_seconds)

    async def keep_finished(self) -> int:
        """Look at all games that have ended since; how many that were."""
        done = 0
        while waiting := await self.waiting_games():
            for table_id in waiting:
                done += await self.keep(table_id)
        return done

    async def waiting_games(self) -> list[str]:
        query = (
            select(GameTable.id)
            .where(GameTable.status == "finished", GameTable.archived_at.is_(None))
            .order_by(GameTable.last_move_at)
            .limit(BATCH)
        )
        async with self.database.reading() as session:
            return list(await session.scalars(query))

    def keeps(self, table: GameTable) -> bool:
        """Is it a whole game that anybody may see? One that goes on from another would count twice."""
        seen = table.public and (self.local or table.pace["kind"] != "hotseat")
        return seen and table.result is not None and table.origin is None

    async def keep(self, table_id: str) -> bool:
        """Put a game into the archive, unless it was looked at before."""
        async with self.database.writing() as session:
            waits = (
                GameTable.id == table_id,
                GameTable.status == "finished",
                GameTable.archived_at.is_(None),
            )
            noted = update(GameTable).where(*waits).values(archived_at=self.clock()).returning(GameTable.id)
            if (await session.scalars(noted)).first() is None:
                return False
            table = await session.get_one(GameTable, table_id)
            if self.keeps(table):
                try:
                    config, result = config_of(table), msgspec.convert(table.result, Result)
                    openings = await openings_of(session, table)
                except (msgspec.ValidationError, CuiusError):  # of long ago, described otherwise
                    log.warning("archive.not-understood", table=table_id)
                    return True
                await add_game(session, table, config, result, openings)
            return True


async def add_game(
    session: AsyncSession, table: GameTable, config: Config, result: Result, openings: Mapping[str, str]
) -> None:
    seats = await seats_of(session, table.id)
    game = ArchivedGame(
        table_id=table.id,
        title=table.title,
        scenario=config.scenario,
        edition=config.options.get(EDITION, ""),
        players=config.players,
        ending=result.kind,
        decisions=await count_decisions(session, table.id),
        who=played_by(seats),
        own_board=bool(config.board),
        started_at=table.created_at,
        finished_at=table.last_move_at,
    )
    roles = archived_roles(table, config, result, seats, openings)
    session.add(game)
    await session.flush()
    session.add_all(roles)
    await add_counts(session, counts_of(game, roles))


def archived_roles(
    table: GameTable, config: Config, result: Result, seats: Sequence[Seat], openings: Mapping[str, str]
) -> list[ArchivedRole]:
    return [
        ArchivedRole(
            table_id=table.id,
            role=role,
            position=seat.position,
            seat=seat.name,
            title=table.title,
            counted=result.kind != AGREED and not config.board,
            scenario=config.scenario,
            edition=config.options.get(EDITION, ""),
            players=config.players,
            who=played_by(seats),
            user_id=None if table.anonymous or seat.bot is not None else seat.user_id,
            bot=seat.bot,
            won=has_won(config, seat.name, result),
            opening=openings.get(role),
            finished_at=table.last_move_at,
        )
        for seat in seats
        for role in config.seats[seat.name]
    ]


def played_by(seats: Sequence[Seat]) -> str:
    bots = sum(seat.bot is not None for seat in seats)
    return "people" if not bots else "bots" if bots == len(seats) else "mixed"


async def count_decisions(session: AsyncSession, table_id: str) -> int:
    chosen = (JournalRow.auto == "", JournalRow.by.not_in((CHANCE, TABLE)))
    query = select(func.count()).where(JournalRow.table_id == table_id, *chosen)
    return await session.scalar(query) or 0


async def openings_of(session: AsyncSession, table: GameTable) -> dict[str, str]:
    """What each role chose first, of the questions with which its title says that a game opens."""
    keys = get_title(table.title).opening_keys
    if not keys:
        return {}
    query = (
        select(JournalRow.by, JournalRow.answer)
        .where(JournalRow.table_id == table.id, JournalRow.key.in_(keys), JournalRow.by != TABLE)
        .order_by(JournalRow.number)
    )
    found: dict[str, str] = {}
    for role, answer in await session.execute(query):
        if isinstance(answer, str) and answer != "pass":
            found.setdefault(role, answer[:MOST_LETTERS])
    return found
