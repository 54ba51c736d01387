"""People with whom one likes to play. Nobody learns of being a favourite."""

from __future__ import annotations

from sqlalchemy import delete, func, select

from cuius.server.accounts.blocks_and_reports import get_user_by_name
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.errors import Conflict, LimitExceeded
from cuius.server.store.database import Database
from cuius.server.store.models import Favourite, User

MAX_FAVOURITES = 500


class Favourites:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, person: Person, name: str) -> None:
        """Adding somebody twice is the same as once."""
        authorise("people.favourite", person)
        assert person.id is not None
        async with self.database.writing() as session:
            other = await get_user_by_name(session, name)
            if other.id == person.id:
                raise Conflict("You cannot be a favourite of your own.")
            if await session.get(Favourite, (person.id, other.id)) is not None:
                return
            favourites = select(func.count()).where(Favourite.user_id == person.id)
            if (await session.scalar(favourites) or 0) >= MAX_FAVOURITES:
                raise LimitExceeded(f"You have {MAX_FAVOURITES} favourites; remove one first.")
            session.add(Favourite(user_id=person.id, favourite_id=other.id))

    async def remove(self, person: Person, name: str) -> None:
        authorise("people.favourite", person)
        async with self.database.writing() as session:
            other = await get_user_by_name(session, name)
            query = delete(Favourite).where(
                Favourite.user_id == person.id, Favourite.favourite_id == other.id
            )
            await session.execute(query)

    async def names(self, person: Person) -> list[str]:
        authorise("people.favourite", person)
        query = select(User.name).join(Favourite, Favourite.favourite_id == User.id)
        async with self.database.reading() as session:
            return sorted(await session.scalars(query.where(Favourite.user_id == person.id)))
