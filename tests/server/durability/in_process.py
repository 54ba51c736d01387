"""A node within this process, without its sockets: the services of a server, to be broken on purpose."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from litestar.channels import ChannelsPlugin
from sqlalchemy import select

from cuius.server.app import channels_backend, shared_database
from cuius.server.background import Background
from cuius.server.clock import Clock
from cuius.server.incidents import Incidents
from cuius.server.play.live_tables import LiveTable, LiveTables
from cuius.server.services import Services, make_services
from cuius.server.settings import Settings
from cuius.server.store.models import JournalRow
from cuius.server.store.pg_channels import PostgresChannels
from cuius.server.tables.journal_store import position_digest


@asynccontextmanager
async def in_process(
    url: str, folder: Path, clock: Clock = time.time, background: bool = False, **settings: Any
) -> AsyncIterator[Services]:
    """A node for as long as the block lasts."""
    chosen = Settings(
        **{"database": url, "data": str(folder), "plain_http": True, "tick": 3600.0, **settings}
    )
    backend = channels_backend(shared_database(chosen))
    async with ChannelsPlugin(backend, arbitrary_channels_allowed=True) as channels:
        services = make_services(chosen, channels, Incidents(folder), clock)
        if isinstance(backend, PostgresChannels):
            backend.add_listener(services.listener)
        tasks = Background(services) if background else None
        try:
            yield services
        finally:
            if tasks is not None:
                await tasks.stop()
            await services.close()


class Given(NamedTuple):
    """An answer as a player sends it, and sends it again."""

    table: str
    seat: str
    number: int
    key: str
    word: str
    id: str

    async def send(self, services: Services) -> LiveTable:
        return await services.games.answer(self.table, self.seat, self.number, self.key, self.word, self.id)


async def next_answer(services: Services, table: str, answer_id: str) -> Given:
    """What the seat that is asked first could answer."""
    async with services.live_tables.locked(table) as live:
        question = live.match.questions[0]
        word = question.words[len(live.match.journal) % len(question.words)]
        return Given(table, question.seat, question.number, question.key, word, answer_id)


async def play(services: Services, table: str, *answer_ids: str) -> None:
    """One answer for each of these ids."""
    for answer_id in answer_ids:
        await (await next_answer(services, table, answer_id)).send(services)


async def stored_ids(services: Services, table: str) -> list[str]:
    """The ids of all answers in the journal, in its order."""
    query = select(JournalRow.answer_id).where(
        JournalRow.table_id == table, JournalRow.answer_id.is_not(None)
    )
    async with services.database.reading() as session:
        return [str(name) for name in await session.scalars(query.order_by(JournalRow.number))]


async def check_memory(services: Services, table: str) -> None:
    """What this node holds in memory of a table is what the database holds."""
    async with services.live_tables.locked(table) as live:
        assert snapshot(live) == snapshot(await LiveTables(services.database).get(table))


def snapshot(live: LiveTable) -> dict[str, Any]:
    match, row = live.match, live.table
    return {
        "rows": [(e.by, e.key, e.auto) for e in match.journal],
        "position": position_digest(match.state),
        "asked": live.asked_seats(),
        "seats": live.seats,
        "ids": live.answer_ids,
        "table": msgspec.json.encode(
            (row.status, row.paused_at, row.pace, row.asked_seats, row.result, row.last_move_at)
        ),
    }
