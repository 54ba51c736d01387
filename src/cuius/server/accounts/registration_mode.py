"""Who may make an account: what the settings say, unless an admin has chosen otherwise meanwhile."""

from __future__ import annotations

from typing import cast

from sqlalchemy import delete

from cuius.server.accounts.audit import audit
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.schemas import RegistrationMode, RegistrationModeInfo
from cuius.server.clock import Clock
from cuius.server.settings import Registration, Settings
from cuius.server.store.database import Database
from cuius.server.store.models import ServerValue

NAME = "registration"


class RegistrationModes:
    """Read by whoever registers, changed by admins; the same on all nodes."""

    def __init__(self, settings: Settings, database: Database, clock: Clock) -> None:
        self.settings = settings
        self.database = database
        self.clock = clock

    async def current(self) -> Registration:
        return await self._chosen() or self.settings.registration

    async def describe(self, person: Person) -> RegistrationModeInfo:
        authorise("admin.registration", person)
        chosen = await self._chosen()
        return RegistrationModeInfo(chosen or self.settings.registration, chosen, self.settings.registration)

    async def choose(self, person: Person, wish: RegistrationMode) -> None:
        """From now on on all nodes, until it is changed again; null returns to the settings."""
        authorise("admin.registration", person)
        assert person.id is not None
        async with self.database.writing() as session:
            await session.execute(delete(ServerValue).where(ServerValue.name == NAME))
            if wish.mode is not None:
                session.add(ServerValue(name=NAME, value=wish.mode))
            audit(session, self.clock(), person.id, "registration.changed", wish.mode or "settings")

    async def _chosen(self) -> Registration | None:
        async with self.database.reading() as session:
            stored = await session.get(ServerValue, NAME)
        return None if stored is None else cast("Registration", stored.value)
