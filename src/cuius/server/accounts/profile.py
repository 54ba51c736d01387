"""One's own account: how it stands, and what one wishes."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, select, update

from cuius.server.accounts.one_time_tokens import EMAIL, RECOVERY
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person, is_admin
from cuius.server.accounts.schemas import AccountChanges, AccountInfo, Preferences
from cuius.server.clock import Clock
from cuius.server.notify.webhook import target_of
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import GameTable, OneTimeToken, Seat, User


class Mine:
    """What a person sees and changes of their own account."""

    def __init__(self, settings: Settings, database: Database, clock: Clock) -> None:
        self.settings = settings
        self.database = database
        self.clock = clock

    async def see(self, person: Person) -> AccountInfo:
        authorise("me.see", person)
        return await self.account(person.id or "")

    async def account(self, user_id: str) -> AccountInfo:
        """The account with this id, as its owner sees it."""
        async with self.database.reading() as session:
            user = await session.get_one(User, user_id)
            waiting = select(OneTimeToken.detail).where(
                OneTimeToken.user_id == user_id,
                OneTimeToken.purpose == EMAIL,
                OneTimeToken.expires_at > self.clock(),
            )
            to_confirm = await session.scalar(waiting)
            spare = select(func.count()).where(
                OneTimeToken.user_id == user_id, OneTimeToken.purpose == RECOVERY
            )
            recovery_codes = await session.scalar(spare) or 0
        return AccountInfo(
            id=user.id,
            name=user.name,
            admin=is_admin(user, self.settings.admins),
            language=user.language,
            email=user.email,
            unconfirmed_email=to_confirm,
            two_factor=user.totp_secret is not None,
            recovery_codes=recovery_codes,
            muted_until=user.muted_until,
            preferences=msgspec.convert(user.preferences, Preferences),
            created_at=user.created_at,
        )

    async def change(self, person: Person, changes: AccountChanges) -> list[str]:
        """Keep what is wished; returns the tables whose clocks must learn of other days off."""
        authorise("me.change", person)
        values: dict[str, object] = {}
        if changes.language is not None:
            values["language"] = changes.language
        if changes.preferences is not None:
            values["preferences"] = self.kept(changes.preferences)
        if not values:
            return []
        async with self.database.writing() as session:
            await session.execute(update(User).where(User.id == person.id).values(**values))
            tables = select(Seat.table_id).join(GameTable, GameTable.id == Seat.table_id)
            running = tables.where(Seat.user_id == person.id, GameTable.status == "running").distinct()
            return list(await session.scalars(running)) if changes.preferences is not None else []

    def kept(self, wishes: Preferences) -> dict[str, object]:
        """Wishes as they are stored; a webhook that may not be called is refused."""
        webhook = wishes.webhook.strip()
        if webhook:
            target_of(webhook, self.settings.webhook_private)
        days_off = sorted(set(wishes.days_off))
        return {**msgspec.to_builtins(wishes), "webhook": webhook, "days_off": days_off}
