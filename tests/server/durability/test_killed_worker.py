"""The process in which a bot thinks is killed while its table plays: the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest
from sqlalchemy import update

from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.title import get_title
from cuius.server.play.dry_runs import Answer, DryRuns
from cuius.server.play.workers.pool import BOTS, WorkerLost
from cuius.server.store.models import Seat
from tests.server.durability.in_process import check_memory, in_process, play, stored_ids
from tests.server.node import prepare

WAIT = 60.0


@pytest.mark.usefixtures("worker_processes")
def test_the_process_of_a_bot_is_killed(sqlite, tmp_path):
    async def go() -> None:
        [(table, holders)] = (await prepare(sqlite, people=2, tables=1, players=2))[1].items()
        bot = list(holders)[-1]
        async with in_process(sqlite, tmp_path) as node:
            async with node.database.writing() as session:
                to_bot = update(Seat).where(Seat.table_id == table, Seat.name == bot)
                await session.execute(to_bot.values(user_id=None, bot="search:1"))
            ids = await play_until_asked(node, table, bot)
            async with node.live_tables.locked(table) as live:
                rows = len(live.match.journal)
            async with asyncio.timeout(WAIT):
                while not (workers := node.workers.lanes[BOTS].all):
                    await asyncio.sleep(0.01)
                for worker in workers:
                    os.kill(worker.process.pid, signal.SIGKILL)
                while len((await node.live_tables.get(table)).match.journal) == rows:
                    await asyncio.sleep(0.01)
            assert await stored_ids(node, table) == ids
            await check_memory(node, table)

    asyncio.run(go())


async def play_until_asked(node, table, bot):
    """A person answers for as long as the bot is not asked; returns the ids of the answers."""
    ids: list[str] = []
    while True:
        async with node.live_tables.locked(table) as live:
            if bot in live.asked_seats():
                node.games.wake_bots(live)
                return ids
        ids.append(f"answer {len(ids)}")
        await play(node, table, ids[-1])


def test_a_lost_dry_run_says_nothing_of_the_rules():
    """The process that was to find out whether they end was killed twice: the table is not halted."""

    class Pool:
        async def run(self, *job):
            raise WorkerLost("The process that worked on this ended; try again.")

    title = get_title("example")
    match = Match(title, title.configure(), Seeded(1)).begin()
    question = match.questions[0]
    answer = Answer(question.seat, question.number, question.key, question.words[0])
    with pytest.raises(WorkerLost):
        asyncio.run(DryRuns(Pool()).ends(match, answer))
