"""Bots that think ahead: in processes of their own, while the server goes on."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from cuius.bots import make_bot
from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.title import get_title
from cuius.core.worlds import Worlds
from cuius.server.play.bots import Thinkers

EXAMPLE = get_title("example")


@pytest.fixture
def thinkers():
    thinkers = Thinkers(processes=1)
    yield thinkers
    thinkers.close()


def new_match() -> Match:
    return Match(EXAMPLE, EXAMPLE.configure(4), Seeded(5), log=False).begin()


def test_a_thinker_answers_as_it_would_here_and_the_loop_goes_on(thinkers):
    match = new_match()
    seat = match.questions[0].seat
    turns = 0

    async def meanwhile() -> str:
        nonlocal turns
        thinking = asyncio.create_task(thinkers.answer(match, seat, "search:5x"))
        while not thinking.done():
            turns += 1
            await asyncio.sleep(0.001)
        return await thinking

    answer = asyncio.run(meanwhile())
    assert answer == make_bot("search:5x", EXAMPLE, len(match.journal)).think(Worlds(match, seat))
    assert turns > 1


def test_a_process_that_was_ended_does_not_hold_up_the_table(thinkers):
    match = new_match()
    question = match.questions[0]

    async def ended() -> tuple[str, str]:
        pool = thinkers._running()
        pid = await asyncio.get_running_loop().run_in_executor(pool, os.getpid)
        os.kill(pid, signal.SIGKILL)
        first = await thinkers.answer(match, question.seat, "search:2x")
        return first, await thinkers.answer(match, question.seat, "search:2x")

    assert set(asyncio.run(ended())) <= set(question.words)


def test_a_table_takes_every_level_and_no_other(club):
    for level in ("novice", "search:1", "search:5"):
        table = club.table(start=False, bots=("nobility",), seats={"catholics": "me", "nobility": level})
        assert club.seat(table, "nobility").bot == level
    wish = {"title": "revolution", "players": 3, "name": "Ghent", "seats": {"nobility": "search:500"}}
    assert club.ann.post("/api/tables", json=wish).status_code == 400
