"""Two nodes on one PostgreSQL rate games that ended at the same moment: each once, as one node would."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update

from cuius.server.app import create_app
from cuius.server.ratings.service import Ratings
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import GameTable, PlayerRating, RatedSeat
from tests.server.browser import NO_LIMITS, Browser, running_table

GAMES = 12
MOMENT = 5000.0


@pytest.fixture
def browser(postgres: str, tmp_path: Path) -> Iterator[Browser]:
    """A server that rates nothing by itself."""
    settings = Settings(database=postgres, data=str(tmp_path), plain_http=True, tick=3600.0, limits=NO_LIMITS)
    with Browser(create_app(settings)) as browser:
        yield browser


async def end_all_at_once(database: Database) -> None:
    async with database.writing() as session:
        for number, table in enumerate((await session.scalars(select(GameTable))).all()):
            roles = [role for own in table.config["seats"].values() for role in own]
            scores = {role: float((n * (number + 3)) % 7) for n, role in enumerate(roles)}
            table.result = {"kind": "points", "winners": [roles[number % len(roles)]], "scores": scores}
            table.status, table.last_move_at = "finished", MOMENT


async def ratings_of(database: Database) -> dict[tuple[str, str], tuple[float, float, int, int]]:
    async with database.reading() as session:
        rows = (await session.scalars(select(PlayerRating))).all()
    return {(r.kind, r.player): (r.points, r.deviation, r.games, r.wins) for r in rows}


async def forget(database: Database) -> None:
    async with database.writing() as session:
        await session.execute(delete(RatedSeat))
        await session.execute(delete(PlayerRating))
        await session.execute(update(GameTable).values(rated_at=None))


def test_games_that_end_at_one_moment_are_rated_as_by_one_node(browser, postgres):
    people = [browser.of(name) for name in ("Anna", "Bert", "Cato", "Dirk")]
    for number in range(GAMES):
        running_table(*(people[(number + n) % 4] for n in range(3)))

    async def race():
        nodes = [Database(postgres) for _ in range(3)]
        try:
            await end_all_at_once(nodes[0])
            services = [Ratings(node, lambda: MOMENT, 3600.0) for node in nodes]
            rated = await asyncio.gather(*(service.rate_finished() for service in services))
            together = await ratings_of(nodes[0])
            await forget(nodes[0])
            alone = await services[0].rate_finished()
            return sum(rated), alone, together, await ratings_of(nodes[0])
        finally:
            for node in nodes:
                await node.close()

    rated, alone, together, expected = browser.blocking_portal.call(race)
    assert rated == alone == GAMES
    assert together == expected
    assert sum(games for (kind, _), (_, _, games, _) in together.items() if kind == "person") == 3 * GAMES


def test_two_games_of_one_moment_are_two_games(browser, postgres):
    """What a game teaches does not depend on whether another ended at the very same time."""
    anna, bert = browser.of("Anna"), browser.of("Bert")
    first, second = running_table(anna, bert)[0], running_table(anna, bert)[0]

    async def rate_at(times):
        database = Database(postgres)
        try:
            await forget(database)
            await end_all_at_once(database)
            async with database.writing() as session:
                for table, at in zip(sorted((first, second)), times):
                    await session.execute(
                        update(GameTable).where(GameTable.id == table).values(last_move_at=at)
                    )
            await Ratings(database, lambda: MOMENT, 3600.0).rate_finished()
            return await ratings_of(database)
        finally:
            await database.close()

    one_after_the_other = browser.blocking_portal.call(rate_at, (1000.0, 2000.0))
    assert browser.blocking_portal.call(rate_at, (MOMENT, MOMENT)) == one_after_the_other
