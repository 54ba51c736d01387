"""Everything the server holds about a person, in one piece."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.one_time_tokens import EMAIL
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.clock import Clock
from cuius.server.store.database import Database
from cuius.server.store.models import (
    ApiToken,
    AuditEntry,
    Base,
    Block,
    ChatMessage,
    Delivery,
    GameTable,
    JournalRow,
    Motion,
    Notice,
    OneTimeToken,
    Seat,
    User,
    UserReport,
    UserSession,
    WebhookKey,
)

SECRETS = {
    "user": {"password_hash", "totp_secret"},
    "user_session": {"id"},
    "api_token": {"id"},
    "one_time_token": {"id", "detail"},
    "webhook_key": {"secret"},
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
                "created_at": self.clock(),
                "account": account,
                "sessions": await rows(session, UserSession, UserSession.user_id == me),
                "tokens": await rows(session, ApiToken, ApiToken.user_id == me),
                "webhook_keys": await rows(session, WebhookKey, WebhookKey.user_id == me),
                "one_time_tokens": await rows(session, OneTimeToken, OneTimeToken.user_id == me),
                "unconfirmed_emails": await to_confirm(session, me),
                "blocked": await names_blocked(session, me),
                "reports": await rows(session, UserReport, UserReport.reporter_id == me),
                "audit": await rows(
                    session, AuditEntry, or_(AuditEntry.actor == me, AuditEntry.subject == me)
                ),
                "notices": await rows(session, Notice, Notice.user_id == me),
                "deliveries": await deliveries(session, me),
                "messages": await rows(session, ChatMessage, ChatMessage.user_id == me),
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
    query = select(OneTimeToken.detail).where(OneTimeToken.user_id == me, OneTimeToken.purpose == EMAIL)
    return list(await session.scalars(query))


async def names_blocked(session: AsyncSession, me: str | None) -> list[str]:
    query = select(User.name).join(Block, Block.blocked_id == User.id).where(Block.user_id == me)
    return sorted(await session.scalars(query))


async def deliveries(session: AsyncSession, me: str | None) -> list[dict[str, Any]]:
    mine = select(Notice.id).where(Notice.user_id == me)
    return await rows(session, Delivery, Delivery.notice_id.in_(mine))


async def seats(session: AsyncSession, me: str | None) -> list[dict[str, Any]]:
    """The seats of a person, with what was answered and moved there."""
    held = (
        await session.scalars(select(Seat).where(or_(Seat.user_id == me, Seat.previous_user_id == me)))
    ).all()
    found = []
    for seat in held:
        table = await session.get_one(GameTable, seat.table_id)
        roles = table.config["seats"].get(seat.name, [])
        entry = {**plain(seat), "table": table.name, "title": table.title, "roles": list(roles)}
        if seat.user_id == me:
            entry["answers"] = await rows(
                session, JournalRow, JournalRow.table_id == table.id, JournalRow.by.in_(roles)
            )
            entry["motions"] = await rows(
                session, Motion, Motion.table_id == table.id, Motion.proposer == seat.name
            )
        found.append(entry)
    return found
