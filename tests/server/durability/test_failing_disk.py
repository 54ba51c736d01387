"""A disk that is full or fails: what was confirmed is kept, what was not can be sent again, play goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import time

import pytest

from cuius.core.sequence import Step, preview
from cuius.server import background
from cuius.server.app import create_app
from cuius.server.play.together.motions import AGREED
from cuius.server.services import Services
from cuius.server.settings import Settings
from cuius.server.store.faults import NOT_SAVED, NotSaved
from cuius.server.tables.schemas import LIVE
from tests.server.browser import Browser, running_table
from tests.server.durability.faulty_sqlite import FULL, SYNC_FAILS, WRITE_FAILS, disk
from tests.server.durability.in_process import Given, check_memory, in_process, next_answer, play, stored_ids
from tests.server.node import prepare

__all__ = ["disk"]

WAIT = 30.0
"""Seconds after which a test gives up; never waited for when all is well."""

STATEMENTS = ("BEGIN IMMEDIATE", "INSERT INTO journal_row", "UPDATE game_table", "UPDATE seat", "COMMIT")
"""The transaction of an answer."""


@pytest.fixture(params=["process", "power"])
def durability(request):
    return request.param


async def play_until_refused(node: Services, table: str, ids: list[str]) -> Given:
    """Answers until one cannot be saved, which is returned; the ids of the others are added."""
    while True:
        given = await next_answer(node, table, f"answer {len(ids)}")
        try:
            await given.send(node)
        except NotSaved:
            return given
        ids.append(given.id)


@pytest.mark.parametrize("error", [FULL, WRITE_FAILS, SYNC_FAILS], ids=["full", "write", "fsync"])
def test_an_answer_that_cannot_be_saved_changes_nothing(sqlite, tmp_path, disk, durability, error):
    async def go() -> None:
        [table] = (await prepare(sqlite, people=2, tables=1, players=2, pace=LIVE))[1]
        ids: list[str] = []
        async with in_process(sqlite, tmp_path, durability=durability) as node:
            for beginning in STATEMENTS:
                await play(node, table, f"before {beginning}")
                ids.append(f"before {beginning}")
                disk.fail(error, beginning)
                unlucky = await play_until_refused(node, table, ids)
                with pytest.raises(NotSaved, match="nothing was changed"):
                    await unlucky.send(node)
                assert node.database.health_problems() == ["disk_full" if error is FULL else "database"]
                disk.mend()
                await check_memory(node, table)
                assert await stored_ids(node, table) == ids
                await unlucky.send(node)
                await unlucky.send(node)
                ids.append(unlucky.id)
                assert node.database.health_problems() == []
            await check_memory(node, table)
            assert await stored_ids(node, table) == ids

    asyncio.run(go())


def test_a_disk_without_room_for_another_page(sqlite, tmp_path, monkeypatch):
    """SQLite's own error, not one of ours: the database may not grow."""
    limit: list[str] = []
    connect = sqlite3.connect

    def tight(*arguments, **more):
        connection = connect(*arguments, **more)
        for pragma in limit:
            connection.execute(pragma)
        return connection

    monkeypatch.setattr("sqlite3.connect", tight)

    async def go() -> None:
        [table] = (await prepare(sqlite, people=2, tables=1, players=2))[1]
        async with in_process(sqlite, tmp_path) as node:
            limit.append("PRAGMA max_page_count=1")  # which means: none beyond those that it has
            ids: list[str] = []
            unlucky = await play_until_refused(node, table, ids)
            assert node.database.health_problems() == ["disk_full"]
            limit.clear()
            await unlucky.send(node)
            assert await stored_ids(node, table) == [*ids, unlucky.id]

    asyncio.run(go())


def test_a_writer_that_cannot_open_its_connection_says_so(sqlite, tmp_path, disk):
    async def go() -> None:
        [table] = (await prepare(sqlite, people=2, tables=1, players=2))[1]
        async with in_process(sqlite, tmp_path) as node:
            first = await next_answer(node, table, "answer 1")
            disk.fail(WRITE_FAILS, "PRAGMA synchronous")
            with pytest.raises(NotSaved):
                await asyncio.wait_for(first.send(node), WAIT)
            disk.mend()
            await first.send(node)
            assert await stored_ids(node, table) == ["answer 1"]

    asyncio.run(go())


def test_a_connection_that_cannot_roll_back_is_not_used_again(sqlite, tmp_path, disk):
    async def go() -> None:
        [table] = (await prepare(sqlite, people=2, tables=1, players=2))[1]
        async with in_process(sqlite, tmp_path) as node:
            await play(node, table, "answer 1")
            second = await next_answer(node, table, "answer 2")
            disk.fail(WRITE_FAILS, "COMMIT", "ROLLBACK")
            with pytest.raises(NotSaved):
                await second.send(node)
            disk.mend()
            await asyncio.wait_for(second.send(node), WAIT)
            assert await stored_ids(node, table) == ["answer 1", "answer 2"]

    asyncio.run(go())


def test_a_seat_that_cannot_be_taken_back_stays_with_the_steward(sqlite, tmp_path, disk):
    async def go() -> None:
        [(table, holders)] = (await prepare(sqlite, people=2, tables=1, players=2, pace=LIVE))[1].items()
        async with in_process(sqlite, tmp_path) as node:
            async with node.live_tables.locked(table) as live:
                seat = next(name for name in holders if name not in live.asked_seats())

            def leave(live, _):
                live.seats[seat].autopilot = True

            await node.clocks.change(table, leave)
            disk.fail(FULL, "UPDATE seat")
            with pytest.raises(NotSaved):
                await node.timeouts.reclaim_seat(holders[seat].person, table, seat)
            disk.mend()
            await check_memory(node, table)
            await node.timeouts.reclaim_seat(holders[seat].person, table, seat)
            await check_memory(node, table)

    asyncio.run(go())


@pytest.fixture
def app(sqlite, tmp_path, disk, monkeypatch):
    monkeypatch.setattr(background, "PROBE_SECONDS", 0.01)
    with Browser(create_app(Settings(database=sqlite, data=str(tmp_path), plain_http=True))) as browser:
        yield browser


@pytest.fixture
def two(app):
    """A running table and the two who play at it, by their seats."""
    ann, bob = app.of("Ann"), app.of("Bob")
    table, seats = running_table(ann, bob, pace={"kind": "live"})
    return table, dict(zip(seats, (ann, bob), strict=True))


def answer_of(table, holders):
    """Who is asked, and the answer to send."""
    for seat, holder in holders.items():
        question = holder.get(f"/api/tables/{table}/observation", params={"seat": seat}).json()["question"]
        if question is not None:
            told = {"seat": seat, "number": question["number"], "key": question["key"]}
            return holder, {"id": "the answer", **told, "answer": question["options"][0]}
    raise AssertionError("Nobody is asked.")


def test_a_player_reads_one_sentence_and_plays_on_when_there_is_room(two, tmp_path, disk, lines):
    table, holders = two
    holder, answer = answer_of(table, holders)
    path = f"/api/tables/{table}/answer"
    disk.fail(FULL, "INSERT", "UPDATE")
    for _ in range(3):
        refused = holder.post(path, json=answer)
        assert (refused.status_code, refused.json()["error"]) == (503, "NotSaved")
        assert refused.json()["text"] == NOT_SAVED
        assert refused.headers["Retry-After"]
    assert (
        holder.post(f"/api/tables/{table}/chat", json={"seat": answer["seat"], "text": "Hm"}).status_code
        == 503
    )
    assert holder.get(f"/api/tables/{table}").status_code == 200
    disk.mend()
    assert holder.post(path, json=answer).status_code == 200
    assert not (tmp_path / "incidents").exists()
    assert [line["problem"] for line in lines.of("database.fault")] == ["disk_full"]
    assert len(lines.of("database.recovered")) == 1


def test_a_socket_is_told_and_stays_open(two, disk):
    table, holders = two
    holder, answer = answer_of(table, holders)
    with holder.websocket_connect(f"/ws/tables/{table}") as socket:
        disk.fail(FULL, "COMMIT")
        socket.send_json({"type": "answer", **answer})
        refused = socket.receive_json(timeout=WAIT)
        assert (refused["type"], refused["id"], refused["error"]) == ("refused", answer["id"], "NotSaved")
        disk.mend()
        socket.send_json({"type": "answer", **answer})
        assert socket.receive_json(timeout=WAIT)["type"] == "confirmed"


@pytest.mark.parametrize("kind", ["pause", "concede"])
def test_what_is_agreed_on_while_the_disk_is_full_is_done_when_there_is_room(two, disk, kind):
    table, holders = two
    (mover, ann), (voter, bob) = holders.items()
    disk.fail(FULL, "UPDATE game_table")
    moved = ann.post(f"/api/tables/{table}/motions", json={"seat": mover, "kind": kind})
    if kind == "pause":
        vote = {"seat": voter, "agree": True}
        moved = bob.post(f"/api/tables/{table}/motions/{moved.json()['id']}/vote", json=vote)
    assert (moved.status_code, moved.json()["text"]) == (503, AGREED)
    assert [m["status"] for m in ann.get(f"/api/tables/{table}/motions").json()] == ["open"]
    disk.mend()
    end = time.monotonic() + WAIT
    while ann.get(f"/api/tables/{table}/motions").json()[0]["status"] == "open" and time.monotonic() < end:
        time.sleep(0.02)
    assert [m["status"] for m in ann.get(f"/api/tables/{table}/motions").json()] == ["carried"]
    info = ann.get(f"/api/tables/{table}").json()
    assert info["paused"] if kind == "pause" else info["status"] == "finished"


def test_a_fault_is_over_when_writing_works_again_even_if_nobody_plays(two, app, disk):
    table, holders = two
    holder, answer = answer_of(table, holders)
    database = app.services().database
    disk.fail(FULL, "COMMIT", "UPDATE")
    assert holder.post(f"/api/tables/{table}/answer", json=answer).status_code == 503
    assert database.health_problems() == ["disk_full"]
    disk.mend()
    end = time.monotonic() + WAIT
    while database.health_problems() and time.monotonic() < end:
        time.sleep(0.02)
    assert database.health_problems() == []


@pytest.mark.parametrize("beginning", STATEMENTS)
def test_a_sequence_that_cannot_be_saved_changes_nothing(sqlite, tmp_path, disk, beginning):
    async def go() -> None:
        [table] = (await prepare(sqlite, people=2, tables=1, players=2, pace=LIVE))[1]
        async with in_process(sqlite, tmp_path) as node:
            seat, number, steps = await next_sequence(node, table)
            disk.fail(FULL, beginning)
            with pytest.raises(NotSaved):
                await node.games.answer_in_sequence(table, seat, number, steps, "sequence")
            disk.mend()
            await check_memory(node, table)
            assert await stored_ids(node, table) == []
            for _ in range(2):
                live = await node.games.answer_in_sequence(table, seat, number, steps, "sequence")
            assert [row.auto for row in live.match.journal if row.was_chosen] == ["", "sequence"]
            await check_memory(node, table)
            assert await stored_ids(node, table) == ["sequence"]

    asyncio.run(go())


async def next_sequence(node: Services, table: str) -> tuple[str, int, tuple[Step, ...]]:
    """Two answers that the seat may give which is asked."""
    async with node.live_tables.locked(table) as live:
        question = live.match.questions[0]
        for word in question.words:
            first = Step(question.key, word)
            then = preview(live.match, question.seat, question.number, (first,), {}).following
            if then is not None:
                return question.seat, question.number, (first, Step(then.key, then.words[0]))
    raise AssertionError("Nobody is asked twice.")
