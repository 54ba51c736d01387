"""The profile of a user: account data, language and preferences."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, select, update

from cuius.server.accounts.one_time_tokens import EMAIL, RECOVERY
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person, is_admin
from cuius.server.accounts.schemas import AccountChanges, AccountInfo, PageSettings, Preferences
from cuius.server.clock import Clock
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import GameTable, OneTimeToken, Seat, User
from cuius.server.webhook_urls import parse_webhook_url


class Profiles:
    """Reads and updates profiles."""

    def __init__(self, settings: Settings, database: Database, clock: Clock) -> None:
        self.settings = settings
        self.database = database
        self.clock = clock

    async def get(self, person: Person) -> AccountInfo:
        authorise("profile.view", person)
        return await self.get_by_id(person.id or "")

    async def get_by_id(self, user_id: str) -> AccountInfo:
        """The account as its owner sees it."""
        tokens_of = OneTimeToken.user_id == user_id
        unconfirmed = select(OneTimeToken.detail).where(
            tokens_of, OneTimeToken.purpose == EMAIL, OneTimeToken.expires_at > self.clock()
        )
        unused_codes = select(func.count()).where(tokens_of, OneTimeToken.purpose == RECOVERY)
        async with self.database.reading() as session:
            user = await session.get_one(User, user_id)
            unconfirmed_email = await session.scalar(unconfirmed)
            recovery_codes = await session.scalar(unused_codes) or 0
        return AccountInfo(
            id=user.id,
            name=user.name,
            admin=is_admin(user, self.settings.admins),
            language=user.language,
            email=user.email,
            unconfirmed_email=unconfirmed_email,
            two_factor=user.totp_secret is not None,
            recovery_codes=recovery_codes,
            muted_until=user.muted_until,
            preferences=msgspec.convert(user.preferences, Preferences),
            settings=stored_settings(user.settings),
            created_at=user.created_at,
        )

    async def get_settings(self, person: Person) -> tuple[PageSettings, str] | None:
        """How the person likes the page, and its language; None for strangers and if nothing was saved."""
        if person.id is None:
            return None
        async with self.database.reading() as session:
            user = await session.get_one(User, person.id)
        settings = stored_settings(user.settings)
        return (settings, user.language) if settings else None

    async def update(self, person: Person, changes: AccountChanges) -> list[str]:
        """Store the changes; returns the running tables where the user's days off and windows matter."""
        authorise("profile.update", person)
        values: dict[str, object] = {}
        if changes.language is not None:
            values["language"] = changes.language
        if changes.preferences is not None:
            values["preferences"] = self.to_stored(changes.preferences)
        if changes.settings is not None:
            values["settings"] = msgspec.to_builtins(changes.settings)
        if not values:
            return []
        async with self.database.writing() as session:
            await session.execute(update(User).where(User.id == person.id).values(**values))
            tables = select(Seat.table_id).join(GameTable, GameTable.id == Seat.table_id)
            running = tables.where(Seat.user_id == person.id, GameTable.status == "running").distinct()
            return list(await session.scalars(running)) if changes.preferences is not None else []

    def to_stored(self, preferences: Preferences) -> dict[str, object]:
        """Preferences as they are stored; refuses a webhook URL that must not be called."""
        webhook = preferences.webhook.strip()
        if webhook:
            parse_webhook_url(webhook, self.settings.webhook_private)
        days_off = sorted(set(preferences.days_off))
        return {**msgspec.to_builtins(preferences), "webhook": webhook, "days_off": days_off}


def stored_settings(stored: dict[str, object] | None) -> PageSettings | None:
    return msgspec.convert(stored, PageSettings) if stored else None
