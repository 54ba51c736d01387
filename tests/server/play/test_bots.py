"""Bots that think ahead: in worker processes, while the server goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from cuius.bots import make_bot
from cuius.bots.plans import Plan, by_plan
from cuius.core.chance import Seeded
from cuius.core.determinization import InformationSet
from cuius.core.excerpt import Excerpt
from cuius.core.match import Match
from cuius.core.title import get_title
from cuius.server.play import bots
from cuius.server.play.bots import TableBots
from cuius.server.play.workers.pool import WorkerPool
from tests.server.play import worker_tasks

EXAMPLE = get_title("example")


def thinking(scenario: Callable[[TableBots], Awaitable[str]]) -> str:
    """What comes of a scenario with bots that have a pool of their own."""

    async def run() -> str:
        pool = WorkerPool(1)
        try:
            return await scenario(TableBots(pool))
        finally:
            await pool.close()

    return asyncio.run(run())


def new_match() -> Match:
    return Match(EXAMPLE, EXAMPLE.configure(4), Seeded(5)).begin()


@pytest.mark.usefixtures("worker_processes")
def test_a_thinker_answers_as_it_would_here_and_the_loop_goes_on():
    match = new_match()
    for _ in range(30):
        question = match.questions[0]
        match.answer(question.seat, question.number, question.key, question.words[0])
    seat = match.questions[0].seat
    turns = 0

    async def meanwhile(thinkers: TableBots) -> str:
        nonlocal turns
        thinking = asyncio.create_task(thinkers.answer(match, seat, "search:5x"))
        while not thinking.done():
            turns += 1
            await asyncio.sleep(0.001)
        return await thinking

    answer = thinking(meanwhile)
    assert answer == make_bot("search:5x", EXAMPLE, len(match.journal)).think(InformationSet(match, seat))
    assert turns > 1


@pytest.mark.usefixtures("worker_processes")
def test_a_process_that_hangs_does_not_hold_up_the_table(monkeypatch):
    match = new_match()
    seat = match.questions[0].seat
    monkeypatch.setattr(bots, "think_apart", worker_tasks.hang)
    monkeypatch.setattr(bots, "THINKING", bots.THINKING._replace(seconds=0.1))
    answer = thinking(lambda thinkers: thinkers.answer(match, seat, "search:2x"))
    assert answer == bots.bot_answer(match, seat, "steward")


def fail(*given: object) -> str:
    raise LookupError("nothing comes to mind")


def test_a_process_that_fails_leaves_the_answer_to_the_steward(monkeypatch):
    match = new_match()
    seat = match.questions[0].seat
    monkeypatch.setattr(bots, "think_apart", fail)
    answer = thinking(lambda thinkers: thinkers.answer(match, seat, "search:2x"))
    assert answer == bots.bot_answer(match, seat, "steward")


def test_a_thinker_keeps_its_plan_from_answer_to_answer(monkeypatch):
    """What a process finds out before one question holds for those after it."""
    title = get_title("revolution")
    match = Match(title, title.configure(), Seeded(5)).begin()
    keys, plans = title.search_hints.plan_keys, []
    found = iter("9444")

    def find(excerpt: Excerpt, seat: str, name: str, plan: Plan) -> str:
        plans.append(plan.number)
        return next(found)

    async def scenario(thinkers: TableBots) -> str:
        monkeypatch.setattr(thinkers.workers, "run", lambda kind, clients, task, *given: soon(find(*given)))
        answers = []
        while len(answers) < 3:
            question = match.questions[0]
            if question.seat != "nobility" or len(question.options) == 1:
                answer = question.words[0]
            elif question.key in keys:
                known = InformationSet(match, "nobility")
                answers.append(await thinkers.answer(match, "nobility", "search:2x", cast="a table"))
                kept = thinkers.plans["a table", "nobility"]
                assert kept.turn == known.turn
                assert answers[-1] == by_plan(title, kept.number)(known.view(), known.question())
                answer = answers[-1]
            else:
                answer = question.words[0]
            match.answer(question.seat, question.number, question.key, answer)
        return answers[-1]

    thinking(scenario)
    assert plans[:3] == [0, 9, 4]


async def soon(found: str) -> str:
    return found


@pytest.mark.parametrize("failing", [False, True])
def test_a_thought_that_comes_too_late_changes_nothing(monkeypatch, failing):
    """Somebody else has answered meanwhile: what was found is left to be refused by its number."""
    title = get_title("revolution")
    match = Match(title, title.configure(), Seeded(5)).begin()
    while match.questions[0].key not in title.search_hints.plan_keys or len(match.questions[0].options) < 2:
        question = match.questions[0]
        match.answer(question.seat, question.number, question.key, question.words[0])
    question = match.questions[0]

    async def late(kind, clients, task, *given: object) -> str:
        match.answer(question.seat, question.number, question.key, question.words[0])
        return fail() if failing else "9"

    async def scenario(thinkers: TableBots) -> str:
        monkeypatch.setattr(thinkers.workers, "run", late)
        answer = await thinkers.answer(match, question.seat, "search:2x", cast="a table")
        assert not thinkers.plans
        return answer

    assert thinking(scenario) == ("" if failing else "9")


def test_plans_of_tables_that_were_left_are_forgotten(monkeypatch):
    monkeypatch.setattr(bots, "MOST_PLANS", 2)

    async def scenario(thinkers: TableBots) -> str:
        for table in ("a", "b", "a", "c"):
            thinkers.keep_plan(table, "nobility", Plan(1, 5))
        return " ".join(table for table, _ in thinkers.plans)

    assert thinking(scenario) == "a c"


def test_a_table_takes_every_level_and_no_other(club):
    for level in ("novice", "captain", "master", "grandmaster", "search:1", "search:5"):
        table = club.table(start=False, bots=("nobility",), seats={"catholics": "me", "nobility": level})
        assert club.seat(table, "nobility").bot == level
    wish = {"title": "revolution", "players": 3, "name": "Ghent", "seats": {"nobility": "search:500"}}
    assert club.ann.post("/api/tables", json=wish).status_code == 400


def test_every_bot_at_a_table_is_somebody_and_stays_so(browser):
    anna = browser.of("Anna")
    seats = {"burghers": "me", "nobility": "steward", "reformers": "random", "catholics": "novice"}
    table = anna.post("/api/tables", json={"title": "revolution", "seats": seats}).json()["id"]
    info = {s["seat"]: s for s in anna.get(f"/api/tables/{table}").json()["seats"]}
    cast = get_title("revolution").cast
    for seat in ("nobility", "catholics"):
        assert info[seat]["person"] in cast.people[seat]
        assert info[seat]["temperament"] in cast.temperaments
    for seat in ("burghers", "reformers", "habsburgs"):
        assert (info[seat]["person"], info[seat]["temperament"]) == (None, None)
    again = {s["seat"]: s for s in anna.get(f"/api/tables/{table}").json()["seats"]}
    assert again == info
