"""Rate limits of several nodes: each adds what it counted to a table, and learns what the others counted.

A request never waits for this: it is decided from memory, and its count is added a moment later. So a limit
may be exceeded by the few events that several nodes take in the same moment. Keys are stored as hashes.
"""

from __future__ import annotations

import asyncio
from typing import cast

from sqlalchemy import Table, delete, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.rate_limits import WINDOW_SECONDS, CounterChange, Key, RateLimiter
from cuius.server.secrets import hash_secret
from cuius.server.store.database import Database
from cuius.server.store.models import RateLimitCount

PURGE_SECONDS = 600
PAUSE_SECONDS = 0.05
"""Between two transactions, so that many events share one."""

COUNTS = cast("Table", RateLimitCount.__table__)


class SharedRateLimits:
    """Adds up the counts of all nodes that share a PostgreSQL."""

    def __init__(self, database: Database, rate_limiter: RateLimiter) -> None:
        self.database = database
        self.rate_limiter = rate_limiter
        self._own: dict[tuple[Key, int], int] = {}
        """What this node has added to windows that have not ended."""
        self._purged_at = 0.0

    async def run(self) -> None:
        """Background task: share what was counted. Of one node alone nothing is ever to be shared."""
        while True:
            await self.rate_limiter.changed.wait()
            await self.share()
            await asyncio.sleep(PAUSE_SECONDS)

    async def share(self) -> None:
        """Add what this node counted, and learn the sums."""
        changes = self.rate_limiter.take_changes()
        try:
            async with self.database.writing() as session:
                now = float(await session.scalar(select(func.extract("epoch", func.clock_timestamp()))) or 0)
                await self._purge(session, now)
                sums = [
                    (key, *await self._share_one(session, key, changes[key], now)) for key in sorted(changes)
                ]
        except BaseException:
            self.rate_limiter.give_back(changes)
            raise
        for (kind, key), total, ends_at in sums:
            own = self._own.get(((kind, key), ends_at), 0) + changes[kind, key].events
            self._own[(kind, key), ends_at] = own
            self.rate_limiter.set_elsewhere(kind, key, total - own, ends_at - now)

    async def _share_one(
        self, session: AsyncSession, counter: Key, change: CounterChange, now: float
    ) -> tuple[int, int]:
        """The sum of all nodes, and when the window ends by the clock of the database."""
        kind, key = counter
        window = WINDOW_SECONDS[kind]
        ends_at = int((now // window + 1) * window)
        row = {"kind": kind, "key": hash_secret(key), "ends_at": ends_at}
        if change.reset:
            await session.execute(delete(COUNTS).where(COUNTS.c.kind == kind, COUNTS.c.key == row["key"]))
            self._own.pop((counter, ends_at), None)
        statement = insert(COUNTS).values(**row, count=change.events)
        added = statement.on_conflict_do_update(
            index_elements=list(row), set_={"count": COUNTS.c.count + change.events}
        )
        return int(await session.scalar(added.returning(COUNTS.c.count)) or 0), ends_at

    async def _purge(self, session: AsyncSession, now: float) -> None:
        if now - self._purged_at >= PURGE_SECONDS:
            self._purged_at = now
            await session.execute(delete(COUNTS).where(COUNTS.c.ends_at <= now))
            self._own = {key: own for key, own in self._own.items() if key[1] > now}
