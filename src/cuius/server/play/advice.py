"""Advice at tables that allow it, and the reasons of bots in finished games; in worker processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cuius.bots.advice import Advice, ExplainedAnswer, advise, explained_answers
from cuius.core.chance import Seeded
from cuius.core.excerpt import Excerpt, excerpt_of, rows_between
from cuius.core.title import get_title
from cuius.server.errors import Conflict, NotAllowed
from cuius.server.play.live_tables import LiveTable, LiveTables
from cuius.server.play.workers.pool import LOOK, JobKind, WorkerPool
from cuius.server.tables.seats import allows_advice
from cuius.server.tables.table_info import cast_of

ADVISING = JobKind(
    "advice", LOOK, cpu_seconds=10, seconds=30.0, most_of_account=4, most_of_address=12, most=60
)
EXPLAINING = JobKind(
    "reasons", LOOK, cpu_seconds=5, seconds=30.0, most_of_account=20, most_of_address=60, most=200
)
MOST_EXPLAINED = 12
"""Answers explained at once."""


class Advisers:
    """Those who say what they would answer, or why a bot answered as it did."""

    def __init__(self, live_tables: LiveTables, workers: WorkerPool) -> None:
        self.live_tables = live_tables
        self.workers = workers

    async def advise(self, table_id: str, seat: str, level: str, clients: Sequence[str]) -> Advice:
        """What that level would answer to the open question of the seat, from what the seat may know."""
        async with self.live_tables.locked(table_id) as live:
            if not allows_advice(live.table, list(live.seats.values())):
                raise NotAllowed("Nobody gives advice at this table; its maker can allow it at another one.")
            if live.match.question(seat) is None:
                raise Conflict("You are not being asked anything now; wait for your turn.")
            game = excerpt_of(live.match)
        return await self.workers.run(ADVISING, clients, advise_apart, game, seat, level)

    async def reasons(
        self, table_id: str, since: int, until: int, clients: Sequence[str]
    ) -> list[ExplainedAnswer]:
        """Why the bots of a finished game answered as they did between two rows."""
        async with self.live_tables.locked(table_id) as live:
            if not live.match.over:
                raise Conflict("Bots give their reasons when the game is over.")
            game, bots = rows_between(live.match, since, until), bots_of(live)
        return await self.workers.run(
            EXPLAINING, clients, explain_apart, game, since, bots, cast_of(live.table)
        )


def bots_of(live: LiveTable) -> dict[str, str]:
    """Seat -> level."""
    return {name: seat.bot for name, seat in live.seats.items() if seat.bot is not None}


def advise_apart(game: Excerpt, seat: str, level: str) -> Advice:
    """In a worker process: the advice."""
    return advise(game.replayed(get_title(game.config.title), Seeded(0), log=False), seat, level)


def explain_apart(game: Excerpt, since: int, bots: Mapping[str, str], cast: str) -> list[ExplainedAnswer]:
    """In a worker process: the reasons."""
    return list(explained_answers(game, since, bots, cast, MOST_EXPLAINED))
