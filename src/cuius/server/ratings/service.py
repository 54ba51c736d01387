"""Rates finished games, each exactly once, in the order in which they ended.

Every node looks for them at each tick. A game is rated in one transaction, which also notes that this was
done; two nodes take turns. What a node that ended did not do, another does, or itself when it starts.
"""

from __future__ import annotations

import asyncio

import msgspec
import structlog
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.clock import Clock
from cuius.server.ratings.finished_games import ROLE, RatedPlayer, rated_players
from cuius.server.store.database import Database
from cuius.server.store.models import GameTable, PlayerRating, RatedSeat
from cuius.skill import NEW_ROLE, Contestant, Skill, rated

log = structlog.get_logger("cuius.ratings")

BATCH = 50
LOCK = 0x5241_5445
"""The advisory lock of PostgreSQL under which games are rated; SQLite has one writer anyway."""


class Ratings:
    """Keeps ratings up to date."""

    def __init__(self, database: Database, clock: Clock, tick_seconds: float) -> None:
        self.database = database
        self.clock = clock
        self.tick_seconds = tick_seconds

    async def run(self) -> None:
        while True:
            await self.rate_finished()
            await asyncio.sleep(self.tick_seconds)

    async def rate_finished(self) -> int:
        """Rate all games that have ended and were not looked at yet; how many that were."""
        done = 0
        while waiting := await self.waiting_games():
            for table_id in waiting:
                done += await self.rate(table_id)
        return done

    async def waiting_games(self) -> list[str]:
        query = (
            select(GameTable.id)
            .where(GameTable.status == "finished", GameTable.rated_at.is_(None))
            .order_by(GameTable.last_move_at, GameTable.id)
            .limit(BATCH)
        )
        async with self.database.reading() as session:
            return list(await session.scalars(query))

    async def rate(self, table_id: str) -> bool:
        """Let a game count, unless that was done before."""
        async with self.database.writing() as session:
            if self.database.is_postgres:
                await session.execute(select(func.pg_advisory_xact_lock(LOCK)))
            unrated = (GameTable.id == table_id, GameTable.status == "finished", GameTable.rated_at.is_(None))
            noted = update(GameTable).where(*unrated).values(rated_at=self.clock()).returning(GameTable.id)
            if (await session.scalars(noted)).first() is None:
                return False
            table = await session.get_one(GameTable, table_id)
            try:
                players = await rated_players(session, table)
            except msgspec.ValidationError:  # a game of long ago, described otherwise: it holds up no other
                log.warning("rating.not-understood", table=table_id)
                players = []
            if players:
                await rate_players(session, table, players)
            return True


async def rate_players(session: AsyncSession, table: GameTable, players: list[RatedPlayer]) -> None:
    own = [await rating_of(session, table.title, each.kind, each.player, Skill()) for each in players]
    roles = [await rating_of(session, table.title, ROLE, each.role, NEW_ROLE) for each in players]
    before = [Contestant(skill_of(a), skill_of(b)) for a, b in zip(own, roles, strict=True)]
    after = rated(before, [each.place for each in players])
    seen: list[PlayerRating] = []
    for player, rating, role, old, new in zip(players, own, roles, before, after, strict=True):
        record(rating, new.player, old.player, player.place == 1, table.last_move_at, again=rating in seen)
        record(role, new.role, old.role, player.place == 1, table.last_move_at)
        seen.append(rating)
        session.add(
            RatedSeat(
                table_id=table.id,
                seat=player.seat,
                title=table.title,
                kind=player.kind,
                player=player.player,
                place=player.place,
                public=table.public,
                points_before=old.player.points,
                points=new.player.points,
                deviation=new.player.deviation,
                finished_at=table.last_move_at,
            )
        )


async def rating_of(session: AsyncSession, title: str, kind: str, player: str, start: Skill) -> PlayerRating:
    """The rating of a player as it stands; bots of one level at several seats share one."""
    known = await session.get(PlayerRating, (title, kind, player))
    if known is None:
        known = PlayerRating(title=title, kind=kind, player=player, games=0, wins=0, last_played_at=0.0)
        known.points, known.deviation, known.low = start.points, start.deviation, start.low
        session.add(known)
        await session.flush()
    return known


def skill_of(rating: PlayerRating) -> Skill:
    return Skill(rating.points, rating.deviation)


def record(rating: PlayerRating, new: Skill, old: Skill, won: bool, at: float, again: bool = False) -> None:
    """Add what a game has changed. A bot at two seats of it learns from both: `again` from the second."""
    rating.points += new.points - old.points
    rating.deviation = min(rating.deviation, new.deviation) if again else new.deviation
    rating.low = Skill(rating.points, rating.deviation).low
    rating.games += 1
    rating.wins += won
    rating.last_played_at = at
