"""The profile of a user: account data, language and preferences."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from sqlalchemy import func, select, update

from cuius.server.accounts.one_time_tokens import EMAIL, RECOVERY
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person, is_admin
from cuius.server.accounts.schemas import AccountChanges, AccountInfo, DatesOff, PageSettings, Preferences
from cuius.server.clock import Clock
from cuius.server.errors import RequestRefused
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import GameTable, OneTimeToken, Seat, User
from cuius.server.webhook_urls import parse_webhook_url

MAX_ABSENCE = timedelta(days=60)
"""The longest row of days off, so that nobody holds a game up for ever."""


class BadPreferences(RequestRefused):
    """A date or a time zone that cannot be used."""


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

    async def get_settings(self, person: Person) -> PageSettings | None:
        """How the person likes the page; None for strangers and if nothing was saved."""
        if person.id is None:
            return None
        async with self.database.reading() as session:
            user = await session.get_one(User, person.id)
        return stored_settings(user.settings)

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
        zone = validate_time_zone(preferences.time_zone)
        return {
            **msgspec.to_builtins(preferences),
            "webhook": webhook,
            "silent": {kind: sorted(set(by)) for kind, by in preferences.silent.items() if by},
            "time_zone": zone,
            "days_off": sorted(set(preferences.days_off)),
            "dates_off": self.dates_to_stored(preferences.dates_off),
        }

    def dates_to_stored(self, dates: Sequence[DatesOff]) -> list[dict[str, str]]:
        """In their order; what has passed is left out."""
        stored = []
        for wish in dates:
            try:
                first, last = date.fromisoformat(wish.first), date.fromisoformat(wish.last)
            except ValueError:
                raise BadPreferences("There is no such date; write it as 2030-12-24.") from None
            if not timedelta(0) <= last - first < MAX_ABSENCE:
                raise BadPreferences(
                    f"Days off end on or after the day they begin, and last {MAX_ABSENCE.days} days at most."
                )
            if last >= datetime.fromtimestamp(self.clock(), UTC).date() - timedelta(days=1):
                stored.append({"first": wish.first, "last": wish.last})
        return sorted(stored, key=lambda wish: wish["first"])


def validate_time_zone(name: str) -> str:
    """The name of a time zone, without blanks; refuses one that is not known."""
    name = name.strip()
    try:
        if name:
            ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise BadPreferences("That time zone is not known; write it as Europe/Brussels.") from None
    return name


def stored_settings(stored: dict[str, object] | None) -> PageSettings | None:
    return msgspec.convert(stored, PageSettings) if stored else None
