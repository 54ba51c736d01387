"""What was agreed on is done, and done once, wherever on the way the server is killed.

The long run, with a death before every statement, is `CHAOS=full`.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.core.journal import END, UNDO
from cuius.server.play.live_tables import LiveTable
from cuius.server.play.together.motions import NewMotion, Vote
from cuius.server.services import Services
from cuius.server.store.database import Database
from cuius.server.store.execute import Execute, Parameters
from cuius.server.store.models import Motion
from cuius.server.tables.schemas import SLOW, NewTable, Pace
from cuius.server.tables.service import Tables
from tests.server.durability.in_process import check_memory, in_process, play
from tests.server.node import Somebody, prepare, seat_all

FULL = os.environ.get("CHAOS") == "full"
PACE = Pace("slow", 86_400, 3600)


T = TypeVar("T")


class Killed(Exception):
    """The process is dead from here on."""


class Fuse:
    """Kills a node at the step of this number, counted from 1: from then on it does nothing any more."""

    def __init__(self, at: int) -> None:
        self.at, self.steps = at, 0

    @property
    def burnt(self) -> bool:
        return self.steps >= self.at

    def step(self) -> None:
        self.steps += 1
        if self.burnt:
            raise Killed


NEVER = 1_000_000


class FusedDatabase(Database):
    """A step before and after each transaction, and before its commit; in the long run before each statement.

    One for all nodes that come after each other: what it keeps are connections, which any node could have.
    """

    fuse = Fuse(NEVER)

    async def write(self, work: Callable[[Execute], T]) -> T:
        fuse = self.fuse

        def stepwise_work(execute: Execute) -> T:
            def stepwise_execute(statement: Any, parameters: Parameters = None) -> int:
                if FULL:  # what is not committed is as if it had never been: one step stands for all
                    fuse.step()
                return execute(statement, parameters)

            outcome = work(stepwise_execute)
            fuse.step()
            return outcome

        outcome = await super().write(stepwise_work)
        fuse.step()
        return outcome

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        fuse = self.fuse
        fuse.step()
        async with super().writing() as session:
            yield session
            fuse.step()
        fuse.step()

    async def close(self) -> None:
        """A node that ends leaves it to the next one."""

    async def close_at_last(self) -> None:
        await super().close()


class Case(NamedTuple):
    """A motion, and how a table is seen to have carried it out."""

    players: int
    more: dict[str, Any]
    done: Callable[[LiveTable, str], bool]
    rows: int
    """How many rows say so in the journal."""


CASES = {
    "undo": Case(2, {"number": 0}, lambda live, _: live.table.status == "running", 1),
    "end": Case(2, {}, lambda live, _: live.table.status == "finished", 1),
    "pause": Case(2, {}, lambda live, _: live.table.paused_at is not None, 0),
    "resume": Case(2, {}, lambda live, _: live.table.paused_at is None, 0),
    "pace": Case(2, {"pace": PACE}, lambda live, _: live.table.pace["time_bank"] == PACE.time_bank, 0),
    "concede": Case(2, {}, lambda live, _: live.table.status == "finished", 1),
    "concede of three": Case(3, {}, lambda live, seat: live.seats[seat].autopilot, 0),
}


@pytest.mark.parametrize("name", CASES)
def test_killed_at_every_step_of_carrying_it_out(
    database: str, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each node takes up what the one before it left, and dies one step later."""

    async def go() -> None:
        people, _ = await prepare(database, people=3, tables=0)
        kept = FusedDatabase(database)
        monkeypatch.setattr("cuius.server.services.Database", lambda *_: kept)
        left: Left | None = None
        for step in count(1, 1 if FULL or not kept.is_postgres else 2):
            kept.fuse = Fuse(NEVER)
            async with in_process(database, tmp_path) as node:
                if left is not None:
                    await take_up(node, name, left)
                    await check_memory(node, left.table)
                left = await move_and_die(node, name, people, Fuse(step))
            if not kept.fuse.burnt:
                break
        assert step > 5, "There are more steps than that."
        await kept.close_at_last()

    asyncio.run(go())


class Left(NamedTuple):
    """What a node leaves behind."""

    table: str
    holders: dict[str, Somebody]
    rows: int
    """How many rows the journal had before the motion."""


async def move_and_die(node: Services, name: str, people: list[Somebody], fuse: Fuse) -> Left:
    case, kind = CASES[name], name.partition(" ")[0]
    table, holders = await table_for(node, case.players, people)
    await play(node, table, "answer 1")
    if kind == "resume":
        await agree(node, table, holders, "pause")
    rows = len((await node.live_tables.get(table)).match.journal)
    cast("FusedDatabase", node.database).fuse = fuse
    with suppress(Killed):
        await agree(node, table, holders, kind, **case.more)
    return Left(table, holders, rows)


async def take_up(node: Services, name: str, left: Left) -> None:
    case, kind = CASES[name], name.partition(" ")[0]
    await node.motions.resume_pending()
    if await status_of(node, left.table, kind) != "carried":  # the last word of somebody was not heard
        await agree(node, left.table, left.holders, kind, **case.more)
    assert await status_of(node, left.table, kind) == "carried"
    async with node.live_tables.locked(left.table) as live:
        assert case.done(live, next(iter(left.holders)))
        new = [e.key for e in live.match.journal.since(left.rows) if e.key in (UNDO, END)]
    assert len(new) == case.rows


async def table_for(
    services: Services, players: int, people: list[Somebody]
) -> tuple[str, dict[str, Somebody]]:
    wish = NewTable(title="revolution", players=players, pace=SLOW)
    tables = Tables(services.database, services.clock)
    [(table, holders)] = (await seat_all(services.database, tables, wish, people, 0)).items()
    return table, holders


async def agree(services: Services, table: str, holders: dict[str, Somebody], kind: str, **more: Any) -> None:
    """The first seat moves, unless it has done so; the others agree, unless they have."""
    (mover, who), *others = holders.items()
    if await status_of(services, table, kind) != "open":
        await services.motions.propose(who.person, table, NewMotion(mover, kind, **more))  # type: ignore[arg-type]
    for seat, voter in others:
        [motion, *_] = await services.motions.recent(who.person, table)
        if motion.status == "open" and seat in motion.waiting:
            await services.motions.vote(voter.person, table, motion.id, Vote(seat, True))


async def status_of(services: Services, table: str, kind: str) -> str | None:
    """How the only motion of this kind stands, if there is one."""
    query = select(Motion.status).where(Motion.table_id == table, Motion.kind == kind)
    async with services.database.reading() as session:
        found = (await session.scalars(query)).all()
    assert len(found) <= 1
    return found[0] if found else None
