"""Deleting an account without spoiling the games of others.

What remains is an empty account called "former player": finished games show that name, and the seats of
running ones are played by the steward until a substitute sits down. What the person said at tables stays,
since others answered it, but no longer carries their account.
"""

from __future__ import annotations

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.audit import note
from cuius.server.accounts.names import FORMER
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import LOCAL, Person
from cuius.server.accounts.reauthentication import Proofs
from cuius.server.accounts.request_origin import Visit
from cuius.server.accounts.schemas import PasswordConfirmation
from cuius.server.clock import Clock
from cuius.server.errors import Conflict
from cuius.server.store.database import Database
from cuius.server.store.models import (
    ApiToken,
    AuditEntry,
    Block,
    ChatMessage,
    GameTable,
    Notice,
    OneTimeToken,
    Seat,
    User,
    UserReport,
    UserSession,
    WebhookKey,
)


class Leaving:
    """Deletes accounts."""

    def __init__(self, database: Database, clock: Clock, proofs: Proofs) -> None:
        self.database = database
        self.clock = clock
        self.proofs = proofs

    async def delete(self, person: Person, proof: PasswordConfirmation, visit: Visit) -> list[str]:
        """Delete one's account, in one transaction; returns the tables that go on without the person."""
        authorise("me.delete", person)
        if person.id is None or person.id == LOCAL:
            raise Conflict("Local play has no account to delete; delete its database instead.")
        await self.proofs.require(person, proof.password, proof.code, visit)
        async with self.database.writing() as session:
            tables = await vacate(session, person.id)
            await forget(session, person.id, self.clock())
            note(session, self.clock(), person.id, "account.deleted", person.id)
        return tables


async def vacate(session: AsyncSession, user_id: str) -> list[str]:
    """Leave every table that is open or running; returns those that others still sit at."""
    held = select(Seat.table_id).where(Seat.user_id == user_id)
    query = select(GameTable).where(
        or_(GameTable.owner_id == user_id, GameTable.id.in_(held)), GameTable.status.in_(("open", "running"))
    )
    left = []
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
                give_up(seat, table)
        if table.owner_id == user_id:
            table.owner_id = others[0] if others else None
        left.append(table.id)
    return left


def give_up(seat: Seat, table: GameTable) -> None:
    """Before the game the seat is free again; in it the steward plays until a substitute comes."""
    if table.status == "open":
        seat.user_id = seat.salt = None
    else:
        seat.open_to_substitutes = seat.autopilot = True


async def forget(session: AsyncSession, user_id: str, now: float) -> None:
    """Remove all that says who it was."""
    for model in (UserSession, ApiToken, OneTimeToken, Notice, WebhookKey):
        await session.execute(delete(model).where(model.user_id == user_id))
    await session.execute(delete(Block).where(or_(Block.user_id == user_id, Block.blocked_id == user_id)))
    await session.execute(update(ChatMessage).where(ChatMessage.user_id == user_id).values(user_id=None))
    await session.execute(
        update(UserReport).where(UserReport.reporter_id == user_id).values(reporter_id=None)
    )
    traces = or_(AuditEntry.actor == user_id, AuditEntry.subject == user_id)
    await session.execute(update(AuditEntry).where(traces).values(detail={}))
    await session.execute(update(Seat).where(Seat.previous_user_id == user_id).values(previous_user_id=None))
    empty: dict[str, object] = {
        "name": FORMER,
        "name_key": f"deleted {user_id}",
        "email": None,
        "password_hash": None,
        "totp_secret": None,
        "language": "en",
        "is_admin": False,
        "deleted_at": now,
        "muted_until": None,
        "preferences": {},
    }
    await session.execute(update(User).where(User.id == user_id).values(**empty))
