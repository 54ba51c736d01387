"""Leader boards: the players of a title by what they have shown to be worth at least."""

from __future__ import annotations

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.ratings.finished_games import BOT, PERSON, ROLE
from cuius.server.ratings.schemas import LeaderBoard, LeaderBoardEntry
from cuius.server.ratings.service import skill_of
from cuius.server.store.database import Database
from cuius.server.store.models import PlayerRating, User

LENGTH = 100


class LeaderBoards:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_title(self, person: Person, title: str) -> LeaderBoard:
        """The first hundred, and whoever asks."""
        authorise("people.view", person)
        listed = (PlayerRating.title == title, PlayerRating.kind != ROLE)
        query = (
            select(PlayerRating)
            .where(*listed)
            .order_by(PlayerRating.low.desc(), PlayerRating.player)
            .limit(LENGTH)
        )
        async with self.database.reading() as session:
            ratings = list(await session.scalars(query))
            own = await own_rating(session, person, title)
            ids = [rating.player for rating in (*ratings, *([own] if own else [])) if rating.kind == PERSON]
            rows = await session.execute(select(User.id, User.name).where(User.id.in_(ids)))
            names = {row.id: row.name for row in rows}
            entries = [entry_of(rating, n, names) for n, rating in enumerate(ratings, 1)]
            own_entry = None
            if own is not None:
                own_entry = entry_of(own, await place_of(session, own, *listed), names)
        return LeaderBoard(title, entries, own_entry)


async def own_rating(session: AsyncSession, person: Person, title: str) -> PlayerRating | None:
    return None if person.id is None else await session.get(PlayerRating, (title, PERSON, person.id))


async def place_of(session: AsyncSession, rating: PlayerRating, *listed: ColumnElement[bool]) -> int:
    before = (PlayerRating.low > rating.low) | (
        (PlayerRating.low == rating.low) & (PlayerRating.player < rating.player)
    )
    return 1 + (await session.scalar(select(func.count()).where(*listed, before)) or 0)


def entry_of(rating: PlayerRating, place: int, names: dict[str, str]) -> LeaderBoardEntry:
    skill = skill_of(rating)
    return LeaderBoardEntry(
        place=place,
        name=names.get(rating.player) if rating.kind == PERSON else None,
        bot=rating.player if rating.kind == BOT else None,
        points=round(skill.points, 1),
        low=round(skill.low, 1),
        high=round(skill.high, 1),
        games=rating.games,
        wins=rating.wins,
        last_played_at=rating.last_played_at,
    )
