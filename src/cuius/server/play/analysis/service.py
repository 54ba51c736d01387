"""Turning points of finished games: worked out once, beside the server, and kept in the database.

A worker process analyses one game after the other, those of different people in turns, and steps aside for
the server and for all that is waited for. How far it is stands in the database, so that every node can tell;
whoever works on it shows there that it lives. If it falls silent or fails, the analysis can be begun again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any, Literal, cast

import msgspec
import structlog
from sqlalchemy import Table, bindparam, insert, update
from sqlalchemy.exc import SQLAlchemyError

from cuius.bots.analysis import LEVEL, Analysis
from cuius.bots.turning_points import Decision, TurningPoint
from cuius.core.excerpt import Excerpt
from cuius.server.clock import Clock
from cuius.server.errors import RequestRefused
from cuius.server.play.analysis.job import analyse_game
from cuius.server.play.workers.pool import STUDY, JobKind, WorkerPool
from cuius.server.secrets import new_id
from cuius.server.store.database import Database, WriteConflict
from cuius.server.store.faults import DatabaseFault
from cuius.server.store.models import GameAnalysis

log = structlog.get_logger("cuius.analysis")

ANALYSING = JobKind(
    "analysis", STUDY, cpu_seconds=120, seconds=3600.0, most_of_account=3, most_of_address=6, most=20
)
BEAT = 2.0
"""Seconds after which is noted how far it is."""
SILENCE = 60.0
"""Seconds of silence after which nobody works on it any more."""

ANALYSIS = cast("Table", GameAnalysis.__table__)

BEGUN = {
    "worker_id": bindparam("worker"),
    "heartbeat_at": bindparam("now"),
    "rows_done": 0,
    "rows_total": 0,
    "failed": False,
    "result": None,
}
INSERT_CLAIM = insert(ANALYSIS).values(table_id=bindparam("table"), **BEGUN)
TAKE_OVER = (
    update(ANALYSIS)
    .where(
        ANALYSIS.c.table_id == bindparam("table"),
        ANALYSIS.c.worker_id == bindparam("seen_worker"),
        ANALYSIS.c.heartbeat_at == bindparam("seen_at"),
    )
    .values(BEGUN)
)

State = Literal["none", "running", "done", "failed"]


class AnalysisInfo(msgspec.Struct, frozen=True):
    """How far the analysis of a game is, and what it found."""

    status: State
    """`none`: nobody asked for it yet; `failed`: it was cut short, and may be begun again."""
    rows_done: int = 0
    rows_total: int = 0
    """So many looks at the game are done, of so many at most."""
    moments: tuple[Decision, ...] = ()
    """Decisions in the order of play, and how every seat stood before each."""
    turns: tuple[TurningPoint, ...] = ()
    """Turning points, the largest swing first."""


class Work:
    """One analysis that this node works on."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.claim = new_id()
        self.looked = self.of = 0
        self.task: asyncio.Task[None] | None = None

    def report(self, progress: tuple[int, int]) -> None:
        self.looked, self.of = progress


class Analyses:
    """All analyses, those of this node at work and those of any node in the database."""

    def __init__(self, database: Database, workers: WorkerPool, clock: Clock, level: str = LEVEL) -> None:
        self.database = database
        self.workers = workers
        self.clock = clock
        self.level = level
        self.works: dict[str, Work] = {}

    async def info(self, table_id: str) -> AnalysisInfo:
        """How far it is."""
        async with self.database.reading() as session:
            return self.info_of(await session.get(GameAnalysis, table_id))

    def info_of(self, kept: GameAnalysis | None) -> AnalysisInfo:
        if kept is None:
            return AnalysisInfo("none")
        if kept.result is not None:
            found = understood(kept.result)
            if found is None:
                return AnalysisInfo("none")
            return AnalysisInfo("done", kept.rows_total, kept.rows_total, found.moments, found.turns)
        lives = not kept.failed and kept.heartbeat_at > self.clock() - SILENCE
        return AnalysisInfo("running" if lives else "failed", kept.rows_done, kept.rows_total)

    async def begin(self, table_id: str, game: Excerpt, clients: Sequence[str]) -> None:
        """Begin, unless somebody else has."""
        self.workers.refuse_over_quota(ANALYSING, clients)
        work = Work(table_id)
        if await self.claimed(work):
            self.works[table_id] = work
            work.task = asyncio.create_task(self.run(work, game, clients))

    async def claimed(self, work: Work) -> bool:
        """Is it ours to do? Of several who ask at the same time one is."""
        async with self.database.reading() as session:
            kept = await session.get(GameAnalysis, work.table_id)
        if self.info_of(kept).status in ("running", "done"):
            return False
        ours = {"table": work.table_id, "worker": work.claim, "now": self.clock()}
        try:
            if kept is None:
                return await self.database.write(lambda execute: execute(INSERT_CLAIM, ours)) == 1
            seen = {**ours, "seen_worker": kept.worker_id, "seen_at": kept.heartbeat_at}
            return await self.database.write(lambda execute: execute(TAKE_OVER, seen)) == 1
        except WriteConflict:
            return False

    async def run(self, work: Work, game: Excerpt, clients: Sequence[str]) -> None:
        """From the beginning to what is kept in the end."""
        beating = asyncio.create_task(self.beat(work))
        outcome: dict[str, Any] = {"failed": True}
        try:
            found = await self.workers.run_reporting(
                ANALYSING, clients, work.report, analyse_game, game, self.level
            )
            outcome = {"result": found.decode(), "rows_done": work.of, "rows_total": work.of}
        except RequestRefused as error:
            log.warning("analysis.given-up", table=work.table_id, why=str(error))
        except Exception:
            log.exception("analysis.failed", table=work.table_id)
        finally:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)
            del self.works[work.table_id]
            await self.note(work, **outcome)

    async def beat(self, work: Work) -> None:
        """Show again and again that somebody works on it."""
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(DatabaseFault, SQLAlchemyError):  # the next beat may come through
                await self.note(work, rows_done=work.looked, rows_total=work.of)

    async def note(self, work: Work, **values: Any) -> None:
        """Write down how far it is, if it is still ours."""
        ours = (ANALYSIS.c.table_id == work.table_id, ANALYSIS.c.worker_id == work.claim)
        noted = update(ANALYSIS).where(*ours).values(heartbeat_at=self.clock(), **values)
        await self.database.write(lambda execute: execute(noted))

    async def close(self) -> None:
        """What is not done is given up; it may be begun again."""
        tasks = [work.task for work in self.works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def understood(found: str) -> Analysis | None:
    """What was found; None if an older program kept it in another shape."""
    try:
        return msgspec.json.decode(found, type=Analysis)
    except msgspec.ValidationError:
        return None
