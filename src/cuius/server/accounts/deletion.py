"""Deleting an account without disturbing the games of others.

An anonymised user row remains under the name "former player". The steward plays the seats of running games
until a substitute takes them. Chat messages stay, because others replied to them, but lose their author.
"""

from __future__ import annotations

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.audit import audit
from cuius.server.accounts.club_departure import leave_all_clubs
from cuius.server.accounts.names import DELETED_USER_NAME
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import LOCAL_USER_ID, Person
from cuius.server.accounts.reauthentication import Reauthentication
from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.accounts.schemas import PasswordConfirmation
from cuius.server.clock import Clock
from cuius.server.errors import Conflict
from cuius.server.store.database import Database
from cuius.server.store.models import (
    ApiToken,
    ArchivedRole,
    AuditEntry,
    Block,
    ChatMessage,
    CorrectedBoard,
    Favourite,
    GameTable,
    Notice,
    OneTimeToken,
    PlayerRating,
    RatedSeat,
    Seat,
    SharedPosition,
    User,
    UserReport,
    UserSession,
    WebhookKey,
)


class AccountDeletion:
    """Deletes accounts."""

    def __init__(self, database: Database, clock: Clock, reauthentication: Reauthentication) -> None:
        self.database = database
        self.clock = clock
        self.reauthentication = reauthentication

    async def delete(
        self, person: Person, confirmation: PasswordConfirmation, origin: RequestOrigin
    ) -> list[str]:
        """Delete an account in one transaction; returns the tables that continue without the user."""
        authorise("profile.delete", person)
        if person.id is None or person.id == LOCAL_USER_ID:
            raise Conflict("Local play has no account to delete; delete its database instead.")
        await self.reauthentication.require(person, confirmation.password, confirmation.code, origin)
        async with self.database.writing() as session:
            return await delete_user(session, person.id, person.id, self.clock())


async def delete_user(session: AsyncSession, user_id: str, actor: str, now: float) -> list[str]:
    """Delete an account; returns the tables that continue without the user."""
    tables = await release_seats(session, user_id)
    imported = (GameTable.owner_id == user_id, GameTable.status == "imported")
    await session.execute(delete(GameTable).where(*imported))
    await session.execute(delete(SharedPosition).where(SharedPosition.owner_id == user_id))
    await anonymize_user(session, user_id, now)
    audit(session, now, actor, "account.deleted", user_id)
    return tables


async def release_seats(session: AsyncSession, user_id: str) -> list[str]:
    """Leave every open or running table; returns those that remain."""
    held = select(Seat.table_id).where(Seat.user_id == user_id)
    query = select(GameTable).where(
        or_(GameTable.owner_id == user_id, GameTable.id.in_(held)), GameTable.status.in_(("open", "running"))
    )
    remaining = []
    for table in (await session.scalars(query)).all():
        seats = (
            await session.scalars(select(Seat).where(Seat.table_id == table.id).order_by(Seat.position))
        ).all()
        others = [s.user_id for s in seats if s.user_id not in (None, user_id) and not s.open_to_substitutes]
        if table.status == "open" and not others and table.owner_id == user_id:
            await session.delete(table)
            continue
        for seat in seats:
            if seat.user_id == user_id:
                release_seat(seat, table)
        if table.owner_id == user_id:
            table.owner_id = others[0] if others else None
        remaining.append(table.id)
    return remaining


def release_seat(seat: Seat, table: GameTable) -> None:
    """Free the seat before the game; during it let the steward play until a substitute comes."""
    if table.status == "open":
        seat.user_id = seat.salt_hash = seat.salt = None
    else:
        seat.open_to_substitutes = seat.autopilot = True


async def anonymize_user(session: AsyncSession, user_id: str, now: float) -> None:
    """Remove everything that identifies the user."""
    for model in (UserSession, ApiToken, OneTimeToken, Notice, WebhookKey, CorrectedBoard):
        await session.execute(delete(model).where(model.user_id == user_id))
    await session.execute(delete(Block).where(or_(Block.user_id == user_id, Block.blocked_id == user_id)))
    await session.execute(
        delete(Favourite).where(or_(Favourite.user_id == user_id, Favourite.favourite_id == user_id))
    )
    await leave_all_clubs(session, user_id)
    for rating in (PlayerRating, RatedSeat):
        await session.execute(delete(rating).where(rating.kind == "person", rating.player == user_id))
    await session.execute(update(ArchivedRole).where(ArchivedRole.user_id == user_id).values(user_id=None))
    await session.execute(update(ChatMessage).where(ChatMessage.user_id == user_id).values(user_id=None))
    await session.execute(
        update(UserReport).where(UserReport.reporter_id == user_id).values(reporter_id=None)
    )
    involved = or_(AuditEntry.actor == user_id, AuditEntry.subject == user_id)
    await session.execute(update(AuditEntry).where(involved).values(detail={}))
    await session.execute(update(Seat).where(Seat.previous_user_id == user_id).values(previous_user_id=None))
    blank: dict[str, object] = {
        "name": DELETED_USER_NAME,
        "name_key": f"deleted {user_id}",
        "email": None,
        "password_hash": None,
        "totp_secret": None,
        "language": "en",
        "is_admin": False,
        "deleted_at": now,
        "muted_until": None,
        "banned_until": None,
        "ban_reason": "",
        "preferences": {},
        "settings": None,
    }
    await session.execute(update(User).where(User.id == user_id).values(**blank))
