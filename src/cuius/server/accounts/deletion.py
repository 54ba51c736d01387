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
from cuius.server.accounts.schemas import Proof
from cuius.server.clock import Clock
from cuius.server.errors import Conflict
from cuius.server.store.database import Database
from cuius.server.store.models import (
    Audit,
    Block,
    GameTable,
    HookKey,
    Message,
    Notice,
    Report,
    Seat,
    Session,
    Slip,
    Token,
    User,
)


class Leaving:
    """Deletes accounts."""

    def __init__(self, database: Database, clock: Clock, proofs: Proofs) -> None:
        self.database = database
        self.clock = clock
        self.proofs = proofs

    async def delete(self, person: Person, proof: Proof, visit: Visit) -> list[str]:
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
            await session.scalars(select(Seat).where(Seat.table_id == table.id).order_by(Seat.place))
        ).all()
        others = [s.user_id for s in seats if s.user_id not in (None, user_id) and not s.vacant]
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
        seat.vacant = seat.autopilot = True


async def forget(session: AsyncSession, user_id: str, now: float) -> None:
    """Remove all that says who it was."""
    for model in (Session, Token, Slip, Notice, HookKey):
        await session.execute(delete(model).where(model.user_id == user_id))
    await session.execute(delete(Block).where(or_(Block.user_id == user_id, Block.other_id == user_id)))
    await session.execute(update(Message).where(Message.user_id == user_id).values(user_id=None))
    await session.execute(update(Report).where(Report.by_id == user_id).values(by_id=None))
    traces = or_(Audit.actor == user_id, Audit.subject == user_id)
    await session.execute(update(Audit).where(traces).values(detail={}))
    await session.execute(update(Seat).where(Seat.former_id == user_id).values(former_id=None))
    empty: dict[str, object] = {
        "name": FORMER,
        "folded": f"deleted {user_id}",
        "mail": None,
        "password": None,
        "totp": None,
        "language": "en",
        "admin": False,
        "deleted_at": now,
        "muted_until": None,
        "wishes": {},
    }
    await session.execute(update(User).where(User.id == user_id).values(**empty))
