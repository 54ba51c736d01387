"""Bots that think ahead: in processes of their own, while the server goes on."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from cuius.bots import make_bot
from cuius.core.chance import Seeded
from cuius.core.determinization import InformationSet
from cuius.core.match import Match
from cuius.core.title import get_title
from cuius.server.play import bots
from cuius.server.play.bots import BotProcesses

EXAMPLE = get_title("example")


@pytest.fixture
def thinkers():
    thinkers = BotProcesses(processes=1)
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
    assert answer == make_bot("search:5x", EXAMPLE, len(match.journal)).think(InformationSet(match, seat))
    assert turns > 1


def test_a_process_that_was_ended_does_not_hold_up_the_table(thinkers):
    match = new_match()
    question = match.questions[0]

    async def ended() -> tuple[str, str]:
        pool = thinkers.workers._running()
        pid = await asyncio.get_running_loop().run_in_executor(pool, os.getpid)
        os.kill(pid, signal.SIGKILL)
        first = await thinkers.answer(match, question.seat, "search:2x")
        return first, await thinkers.answer(match, question.seat, "search:2x")

    assert set(asyncio.run(ended())) <= set(question.words)


def test_a_process_that_hangs_is_given_up(thinkers, monkeypatch):
    match = new_match()
    question = match.questions[0]

    async def stopped() -> tuple[str, int, int]:
        pool = thinkers.workers._running()
        loop = asyncio.get_running_loop()
        pid = await loop.run_in_executor(pool, os.getpid)
        os.kill(pid, signal.SIGSTOP)
        monkeypatch.setattr(thinkers.workers, "seconds", 0.2)
        first = await thinkers.answer(match, question.seat, "search:2x")
        monkeypatch.undo()
        assert await thinkers.answer(match, question.seat, "search:2x") in question.words
        return first, pid, await loop.run_in_executor(thinkers.workers._running(), os.getpid)

    first, old, new = asyncio.run(stopped())
    assert first == bots.bot_answer(match, question.seat, "steward")
    assert old != new


def fail(*given: object) -> str:
    raise LookupError("nothing comes to mind")


def test_a_process_that_fails_leaves_the_answer_to_the_steward(thinkers, monkeypatch):
    match = new_match()
    seat = match.questions[0].seat
    monkeypatch.setattr(bots, "think_apart", fail)
    answer = asyncio.run(thinkers.answer(match, seat, "search:2x"))
    assert answer == bots.bot_answer(match, seat, "steward")
    assert thinkers.workers._pool is not None


def test_a_table_takes_every_level_and_no_other(club):
    for level in ("novice", "search:1", "search:5"):
        table = club.table(start=False, bots=("nobility",), seats={"catholics": "me", "nobility": level})
        assert club.seat(table, "nobility").bot == level
    wish = {"title": "revolution", "players": 3, "name": "Ghent", "seats": {"nobility": "search:500"}}
    assert club.ann.post("/api/tables", json=wish).status_code == 400
