"""The clock of the machine is set back by an hour: nobody loses time, and nothing waits for it to pass."""

from __future__ import annotations

import asyncio

import pytest

from cuius.server.app import create_app
from cuius.server.play.clocks.clock_control import pause, resume
from cuius.server.play.publish.presence import SILENT_TICKS
from cuius.server.settings import Settings
from cuius.server.tables.schemas import SLOW
from tests.server.browser import Browser, running_table, sign_in
from tests.server.durability.in_process import check_memory, in_process, play, stored_ids
from tests.server.node import prepare

HOUR = 3600.0


@pytest.fixture
def table_of(sqlite):
    """A function: a running table of two at this pace."""

    async def make():
        [table] = (await prepare(sqlite, people=2, tables=1, players=2, pace=SLOW))[1]
        return table

    return make


def test_play_goes_on_in_order_and_clocks_stay_right(sqlite, tmp_path, clock, table_of):
    async def go() -> None:
        table = await table_of()
        async with in_process(sqlite, tmp_path, clock) as node:
            ids = [f"answer {n}" for n in range(12)]
            await play(node, table, *ids[:6])
            clock.turn(600)
            await play(node, table, *ids[6:8])
            banks = {name: seat.time_bank for name, seat in await seats_of(node, table)}
            clock.turn(-HOUR)
            assert await node.timeouts.tick() == 0
            await play(node, table, *ids[8:])
            for name, seat in await seats_of(node, table):
                assert banks[name] <= seat.time_bank <= banks[name] + 12 * SLOW.increment
                if seat.asked_at is not None:
                    assert seat.asked_at <= seat.deadline <= seat.asked_at + seat.time_bank + HOUR
            assert await stored_ids(node, table) == ids
            await check_memory(node, table)
            clock.turn(SLOW.time_bank + HOUR)
            assert await node.timeouts.tick() == 1  # the reminder, and no more than that

    asyncio.run(go())


async def seats_of(node, table):
    async with node.live_tables.locked(table) as live:
        return list(live.seats.items())


def test_a_pause_that_ends_before_it_began_takes_no_time_away(sqlite, tmp_path, clock, table_of):
    async def go() -> None:
        table = await table_of()
        async with in_process(sqlite, tmp_path, clock) as node:
            name, _ = (await seats_of(node, table))[0]

            def away(live, now):
                live.seats[name].autopilot, live.seats[name].deadline = True, now + 10 * HOUR

            await node.clocks.change(table, away)
            due = dict(await seats_of(node, table))[name].deadline
            await node.clocks.change(table, pause)
            clock.turn(-HOUR)
            await node.clocks.change(table, resume)
            assert dict(await seats_of(node, table))[name].deadline == due

    asyncio.run(go())


def test_a_bot_that_was_left_alone_goes_on_at_the_next_tick(sqlite, tmp_path, clock, table_of):
    """The last move lies in the future, as it seems; that is no reason to wait for it."""

    async def go() -> None:
        table = await table_of()
        async with in_process(sqlite, tmp_path, clock) as node:
            await play(node, table, "answer 1")
            async with node.live_tables.locked(table) as live:
                rows, asked = len(live.match.journal), live.asked_seats()

            def give_to_the_steward(live, now):
                for name in asked:
                    live.seats[name].autopilot = True

            node.games.wake_bots = lambda _: None  # whoever should have done so is gone
            await node.clocks.change(table, give_to_the_steward)
            del node.games.wake_bots
            clock.turn(-HOUR)
            await node.timeouts.tick()
            await asyncio.gather(*node.games._bot_tasks.values())
            async with node.live_tables.locked(table) as live:
                assert len(live.match.journal) > rows

    asyncio.run(go())


def test_a_node_that_is_gone_counts_as_gone_all_the_same(sqlite, tmp_path, clock):
    async def go() -> None:
        async with in_process(sqlite, tmp_path, clock) as node:
            presence = node.presence
            await presence.handle({"node": "other", "table": "t", "seat": "north", "here": True})
            clock.turn(-HOUR)
            await presence.heartbeat()
            assert presence.is_online("t", "north")
            clock.turn(SILENT_TICKS * presence.tick + 1)
            await presence.heartbeat()
            assert not presence.is_online("t", "north")

    asyncio.run(go())


def test_who_is_signed_in_stays_so_and_others_can_sign_in(sqlite, tmp_path, clock):
    with Browser(
        create_app(Settings(database=sqlite, data=str(tmp_path), plain_http=True), clock)
    ) as browser:
        ann, bob = browser.of("Ann"), browser.of("Bob")
        table, _ = running_table(ann, bob)
        clock.turn(-HOUR)
        assert ann.get("/api/me").status_code == 200
        assert ann.get(f"/api/tables/{table}").json()["seats"][0]["mine"]
        assert sign_in(browser.another(), "Bob").status_code == 200
