"""Public profiles: a person's ratings, results by seat and opponent, and past games.

Everything but the ratings themselves rests on games that anybody may see: public, finished, with people not
hidden behind their seats.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, case, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from cuius.bots.evaluation import has_won
from cuius.core.question import Result
from cuius.server.accounts.blocks_and_reports import get_user_by_name
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.ratings.finished_games import PERSON
from cuius.server.ratings.schemas import (
    CurvePoint,
    OpponentResults,
    PastGame,
    PastPlayer,
    PublicProfile,
    SeatResults,
    TitleRating,
)
from cuius.server.ratings.service import skill_of
from cuius.server.store.database import Database
from cuius.server.store.models import Block, Favourite, GameTable, PlayerRating, RatedSeat, Seat, User
from cuius.server.tables.journal_store import config_of
from cuius.skill import Skill

CURVE_LENGTH = 200
OPPONENTS = 30
PAGE_SIZE = 20


class PublicProfiles:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_person(self, person: Person, name: str) -> PublicProfile:
        authorise("people.view", person)
        async with self.database.reading() as session:
            user = await get_user_by_name(session, name)
            ratings = await session.scalars(
                select(PlayerRating)
                .where(PlayerRating.player == user.id, PlayerRating.kind == PERSON)
                .order_by(PlayerRating.title)
            )
            return PublicProfile(
                name=user.name,
                since=user.created_at,
                mine=user.id == person.id,
                favourite=await has_marked(session, Favourite, person, user),
                blocked=await has_marked(session, Block, person, user),
                ratings=[await title_rating(session, rating) for rating in ratings.all()],
                seats=await seat_results(session, user.id),
                opponents=await opponent_results(session, user.id),
            )

    async def past_games(
        self, person: Person, name: str, title: str | None, before: float | None, after_table: str
    ) -> list[PastGame]:
        """Newest first, after the one that ended at `before` at `after_table`: the last of a page.

        A table stands here once, with the first of this person's seats.
        """
        authorise("people.view", person)
        async with self.database.reading() as session:
            user = await get_user_by_name(session, name)
            query = (
                select(GameTable)
                .join(Seat, Seat.table_id == GameTable.id)
                .where(Seat.user_id == user.id, GameTable.status == "finished")
                .where(GameTable.public, GameTable.anonymous.is_(False))
                .where(GameTable.pace["kind"].as_string() != "hotseat")
                .group_by(GameTable.id)
                .order_by(GameTable.last_move_at.desc(), GameTable.id.desc())
                .limit(PAGE_SIZE)
            )
            if title is not None:
                query = query.where(GameTable.title == title)
            if before is not None:
                place = tuple_(GameTable.last_move_at, GameTable.id)
                query = query.where(place < (before, after_table))
            return await describe_games(session, (await session.scalars(query)).all(), user.id)


async def has_marked(
    session: AsyncSession, mark: type[Favourite] | type[Block], person: Person, user: User
) -> bool:
    return person.id is not None and await session.get(mark, (person.id, user.id)) is not None


async def title_rating(session: AsyncSession, rating: PlayerRating) -> TitleRating:
    own = (RatedSeat.player == rating.player, RatedSeat.title == rating.title, RatedSeat.kind == PERSON)
    query = (
        select(RatedSeat.finished_at, RatedSeat.points, RatedSeat.deviation)
        .where(*own)
        .order_by(RatedSeat.finished_at.desc(), RatedSeat.table_id.desc())
        .limit(CURVE_LENGTH)
    )
    rows = (await session.execute(query)).all()
    curve = [curve_point(at, Skill(points, deviation)) for at, points, deviation in reversed(rows)]
    skill = skill_of(rating)
    return TitleRating(
        title=rating.title,
        points=round(skill.points, 1),
        low=round(skill.low, 1),
        high=round(skill.high, 1),
        games=rating.games,
        wins=rating.wins,
        curve=curve,
    )


def curve_point(at: float, skill: Skill) -> CurvePoint:
    return CurvePoint(at, round(skill.points, 1), round(skill.low, 1), round(skill.high, 1))


def wins() -> ColumnElement[int]:
    return func.sum(case((RatedSeat.place == 1, 1), else_=0))


async def seat_results(session: AsyncSession, user_id: str) -> list[SeatResults]:
    query = (
        select(RatedSeat.title, RatedSeat.seat, func.count(), wins())
        .where(RatedSeat.player == user_id, RatedSeat.kind == PERSON, RatedSeat.public)
        .group_by(RatedSeat.title, RatedSeat.seat)
        .order_by(RatedSeat.title, func.count().desc(), RatedSeat.seat)
    )
    return [SeatResults(*row) for row in await session.execute(query)]


async def opponent_results(session: AsyncSession, user_id: str) -> list[OpponentResults]:
    """Those met most often."""
    other = aliased(RatedSeat)
    ahead = func.sum(case((RatedSeat.place < other.place, 1), else_=0))
    met = (
        select(other.player, func.count().label("games"), ahead.label("ahead"))
        .select_from(RatedSeat)
        .join(other, (other.table_id == RatedSeat.table_id) & (other.seat != RatedSeat.seat))
        .where(RatedSeat.player == user_id, RatedSeat.kind == PERSON, RatedSeat.public)
        .where(other.kind == PERSON)
        .group_by(other.player)
        .order_by(func.count().desc(), other.player)
        .limit(OPPONENTS)
        .subquery()
    )
    query = (
        select(User.name, met.c.games, met.c.ahead)
        .join(met, met.c.player == User.id)
        .order_by(met.c.games.desc(), User.name)
    )
    return [OpponentResults(*row) for row in await session.execute(query)]


async def describe_games(session: AsyncSession, tables: Sequence[GameTable], user_id: str) -> list[PastGame]:
    ids = [table.id for table in tables]
    query = (
        select(Seat, User.name)
        .outerjoin(User, User.id == Seat.user_id)
        .where(Seat.table_id.in_(ids))
        .order_by(Seat.position)
    )
    seats: dict[str, list[tuple[Seat, str | None]]] = {table_id: [] for table_id in ids}
    for seat, name in await session.execute(query):
        seats[seat.table_id].append((seat, name))
    rated = select(RatedSeat.table_id, RatedSeat.seat, RatedSeat.points - RatedSeat.points_before)
    changes = {
        (table_id, seat): change
        for table_id, seat, change in await session.execute(rated.where(RatedSeat.table_id.in_(ids)))
    }
    own = {
        table_id: next(s.name for s, _ in here if s.user_id == user_id) for table_id, here in seats.items()
    }
    return [past_game(t, own[t.id], seats[t.id], changes.get((t.id, own[t.id]))) for t in tables]


def past_game(
    table: GameTable, own: str, seats: Sequence[tuple[Seat, str | None]], change: float | None
) -> PastGame:
    config, result = config_of(table), msgspec.convert(table.result, Result)
    return PastGame(
        table=table.id,
        name=table.name,
        title=table.title,
        scenario=config.scenario,
        finished_at=table.last_move_at,
        ending=result.kind,
        seat=own,
        won=has_won(config, own, result),
        change=None if change is None else round(change, 1),
        players=[
            PastPlayer(
                seat=seat.name,
                roles=config.seats[seat.name],
                name=name if seat.bot is None else None,
                bot=seat.bot,
                won=has_won(config, seat.name, result),
            )
            for seat, name in seats
        ],
    )
