"""Everything the server holds about a person, in one piece."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.one_time_tokens import MAIL
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.clock import Clock
from cuius.server.store.database import Database
from cuius.server.store.models import (
    Audit,
    Base,
    Block,
    Delivery,
    GameTable,
    HookKey,
    Message,
    Motion,
    Notice,
    Report,
    Row,
    Seat,
    Session,
    Slip,
    Token,
    User,
)

SECRETS = {
    "user": {"password", "totp"},
    "session": {"id"},
    "token": {"id"},
    "slip": {"id", "detail"},
    "hook_key": {"key"},
}
"""What would let whoever finds the download act as the person: left out, and said to be there."""


class Download:
    """Gathers what is known of a person."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    async def gather(self, person: Person) -> dict[str, Any]:
        authorise("me.download", person)
        me = person.id
        async with self.database.reading() as session:
            account = plain(await session.get_one(User, me))
            found = {
                "made_at": self.clock(),
                "account": account,
                "sessions": await rows(session, Session, Session.user_id == me),
                "tokens": await rows(session, Token, Token.user_id == me),
                "hook_keys": await rows(session, HookKey, HookKey.user_id == me),
                "slips": await rows(session, Slip, Slip.user_id == me),
                "addresses_to_confirm": await to_confirm(session, me),
                "blocked": await names_blocked(session, me),
                "reports": await rows(session, Report, Report.by_id == me),
                "audit": await rows(session, Audit, or_(Audit.actor == me, Audit.subject == me)),
                "notices": await rows(session, Notice, Notice.user_id == me),
                "deliveries": await deliveries(session, me),
                "messages": await rows(session, Message, Message.user_id == me),
                "tables": await rows(session, GameTable, GameTable.owner_id == me),
                "seats": await seats(session, me),
            }
        return found


def plain(row: Base) -> dict[str, Any]:
    """A row of the database as JSON can say it, without secrets."""
    table = row.__table__
    secret = SECRETS.get(row.__tablename__, set())
    values = {column.name: getattr(row, column.name) for column in table.columns}
    return {
        name: (value is not None if name in secret else value)
        for name, value in values.items()
        if not isinstance(value, bytes)
    }


async def rows(session: AsyncSession, model: type[Base], *conditions: Any) -> list[dict[str, Any]]:
    found: Iterable[Base] = await session.scalars(select(model).where(*conditions))
    return [plain(row) for row in found]


async def to_confirm(session: AsyncSession, me: str | None) -> list[str]:
    query = select(Slip.detail).where(Slip.user_id == me, Slip.purpose == MAIL)
    return list(await session.scalars(query))


async def names_blocked(session: AsyncSession, me: str | None) -> list[str]:
    query = select(User.name).join(Block, Block.other_id == User.id).where(Block.user_id == me)
    return sorted(await session.scalars(query))


async def deliveries(session: AsyncSession, me: str | None) -> list[dict[str, Any]]:
    mine = select(Notice.id).where(Notice.user_id == me)
    return await rows(session, Delivery, Delivery.notice_id.in_(mine))


async def seats(session: AsyncSession, me: str | None) -> list[dict[str, Any]]:
    """The seats of a person, with what was answered and moved there."""
    held = (await session.scalars(select(Seat).where(or_(Seat.user_id == me, Seat.former_id == me)))).all()
    found = []
    for seat in held:
        table = await session.get_one(GameTable, seat.table_id)
        roles = table.config["seats"].get(seat.seat, [])
        entry = {**plain(seat), "table": table.name, "title": table.title, "roles": list(roles)}
        if seat.user_id == me:
            entry["answers"] = await rows(session, Row, Row.table_id == table.id, Row.by.in_(roles))
            entry["motions"] = await rows(
                session, Motion, Motion.table_id == table.id, Motion.by_seat == seat.seat
            )
        found.append(entry)
    return found
