"""Several nodes look at one tournament at the same moment: its tables are made and counted once."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from cuius.server.store.database import Database
from cuius.server.store.models import GameTable, Notice, TournamentGame
from cuius.server.tournaments.progress import TournamentProgress
from tests.server.browser import Browser
from tests.server.tournaments.cup import enter, finish, open_tournament, see

NODES = 3


def on_all_nodes(browser: Browser, url: str) -> None:
    """Let all nodes do what is due, at once."""

    async def race() -> None:
        here = browser.services().tournament_progress
        databases = [Database(url) for _ in range(NODES)]
        nodes = [
            TournamentProgress(each, here.clock, 3600.0, here.lifecycle, here.games, here.notices)
            for each in databases
        ]
        try:
            await asyncio.gather(*(node.tick() for node in nodes))
        finally:
            for each in databases:
                await each.close()
        await here.notices.drained()

    browser.blocking_portal.call(race)


def rows_of(browser: Browser, model):
    async def read():
        async with browser.services().database.reading() as session:
            return list(await session.scalars(select(model)))

    return browser.blocking_portal.call(read)


def test_a_tournament_is_led_once_by_several_nodes(browser, database, people, club, clock):
    tournament = open_tournament(people, club, "round_robin", starts_at=clock() + 60, flowing=True)
    enter(people, tournament)
    clock.turn(61)
    on_all_nodes(browser, database)
    on_all_nodes(browser, database)  # whoever came too late with a pairing looks again
    assert len(rows_of(browser, GameTable)) == len(rows_of(browser, TournamentGame)) == 2
    for number in (2, 3):
        info = see(people["Anna"], tournament)
        for game in info["rounds"][number - 2]["games"]:
            finish(browser, game["table"], game["seats"][0]["seat"])
        on_all_nodes(browser, database)
        on_all_nodes(browser, database)
        assert len(rows_of(browser, GameTable)) == len(rows_of(browser, TournamentGame)) == 2 * number
    info = see(people["Anna"], tournament)
    for game in info["rounds"][2]["games"]:
        finish(browser, game["table"], game["seats"][0]["seat"])
    on_all_nodes(browser, database)
    assert see(people["Anna"], tournament)["status"] == "finished"
    assert [row.kind for row in rows_of(browser, Notice)].count("tournament_over") == 4
    assert sum(line["wins"] for line in see(people["Anna"], tournament)["standings"]) == 6
