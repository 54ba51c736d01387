"""Games that end as a test wishes, and what the database holds then."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Executable, select

from cuius.server.store.models import Base, GameTable
from tests.server.browser import Browser


def in_database(browser: Browser, *statements: Executable) -> None:
    async def write() -> None:
        async with browser.services().database.writing() as session:
            for statement in statements:
                await session.execute(statement)

    browser.blocking_portal.call(write)


def rows_of(browser: Browser, model: type[Base]) -> list[Any]:
    async def read() -> list[Any]:
        async with browser.services().database.reading() as session:
            return list(await session.scalars(select(model)))

    return browser.blocking_portal.call(read)


def finish(
    browser: Browser, table: str, winner: str | None, at: float = 1000.0, kind: str = "points"
) -> None:
    """End a game as if it had been played; the first role of the winning seat wins.

    What memory holds of it is dropped once that is stored, and not before: a bot that is about to answer
    would read that the game goes on, and write so.
    """

    async def end() -> None:
        live_tables = browser.services().live_tables
        async with live_tables.locked(table):
            async with browser.services().database.writing() as session:
                row = await session.get_one(GameTable, table)
                seats = row.config["seats"]
                roles = (role for own in seats.values() for role in own)
                winners = [seats[winner][0]] if winner else []
                scores = {role: float(n) for n, role in enumerate(roles)}
                row.result = {"kind": kind, "winners": winners, "scores": scores}
                row.status, row.last_move_at = "finished", at
            live_tables.evict(table)

    browser.blocking_portal.call(end)
