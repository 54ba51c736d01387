"""Export of all data that the server stores about a user."""

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
    ArchivedRole,
    AuditEntry,
    Base,
    Block,
    ChatMessage,
    ClubMember,
    ClubNews,
    ClubTournament,
    CorrectedBoard,
    Delivery,
    Favourite,
    GameTable,
    JournalRow,
    Motion,
    Notice,
    OneTimeToken,
    PlayerRating,
    PushDevice,
    RatedSeat,
    Seat,
    SharedPosition,
    TournamentEntry,
    User,
    UserReport,
    UserSession,
    WebhookKey,
)

SECRET_COLUMNS = {
    "user": {"password_hash", "totp_secret"},
    "user_session": {"id"},
    "api_token": {"id"},
    "one_time_token": {"id", "detail"},
    "webhook_key": {"secret"},
    "club_member": {"calendar_key"},
    "push_device": {"session_id", "endpoint_hash", "subscription"},
}
"""Exported only as whether there is a value: whoever finds the file must not be able to act as the user."""

HOLDER_COLUMNS = ("user_id", "previous_user_id", "past_user_ids")
"""Who holds a seat and who held it: perhaps others, at a table where people are hidden."""


class DataExport:
    """Collects the rows of a user."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    async def build(self, person: Person) -> dict[str, Any]:
        authorise("profile.export", person)
        user_id = person.id
        audited = or_(AuditEntry.actor == user_id, AuditEntry.subject == user_id)
        async with self.database.reading() as session:
            return {
                "created_at": self.clock(),
                "account": row_to_dict(await session.get_one(User, user_id)),
                "sessions": await select_rows(session, UserSession, UserSession.user_id == user_id),
                "tokens": await select_rows(session, ApiToken, ApiToken.user_id == user_id),
                "webhook_keys": await select_rows(session, WebhookKey, WebhookKey.user_id == user_id),
                "push_devices": await select_rows(session, PushDevice, PushDevice.user_id == user_id),
                "one_time_tokens": await select_rows(session, OneTimeToken, OneTimeToken.user_id == user_id),
                "unconfirmed_emails": await unconfirmed_emails(session, user_id),
                "blocked": await blocked_names(session, user_id),
                "favourites": await favourite_names(session, user_id),
                "corrected_boards": await select_rows(
                    session, CorrectedBoard, CorrectedBoard.user_id == user_id
                ),
                "ratings": await select_rows(session, PlayerRating, PlayerRating.player == user_id),
                "rated_games": await select_rows(session, RatedSeat, RatedSeat.player == user_id),
                "archived_roles": await select_rows(session, ArchivedRole, ArchivedRole.user_id == user_id),
                "clubs": await select_rows(session, ClubMember, ClubMember.user_id == user_id),
                "club_news": await select_rows(session, ClubNews, ClubNews.author_id == user_id),
                "tournaments": await select_rows(
                    session, ClubTournament, ClubTournament.created_by == user_id
                ),
                "tournament_entries": await tournament_entries(session, user_id),
                "reports": await reports(session, user_id),
                "audit": await select_rows(session, AuditEntry, audited),
                "notices": await select_rows(session, Notice, Notice.user_id == user_id),
                "deliveries": await deliveries(session, user_id),
                "messages": await select_rows(session, ChatMessage, ChatMessage.user_id == user_id),
                "tables": await select_rows(session, GameTable, GameTable.owner_id == user_id),
                "seats": await seats(session, user_id),
                "positions": await select_rows(session, SharedPosition, SharedPosition.owner_id == user_id),
            }


def row_to_dict(row: Base) -> dict[str, Any]:
    """A row as JSON values, without secrets and binary data."""
    secret = SECRET_COLUMNS.get(row.__tablename__, set())
    values = {column.name: getattr(row, column.name) for column in row.__table__.columns}
    return {
        name: (value is not None if name in secret else value)
        for name, value in values.items()
        if not isinstance(value, bytes)
    }


async def select_rows(session: AsyncSession, model: type[Base], *conditions: Any) -> list[dict[str, Any]]:
    rows: Iterable[Base] = await session.scalars(select(model).where(*conditions))
    return [row_to_dict(row) for row in rows]


async def unconfirmed_emails(session: AsyncSession, user_id: str | None) -> list[str]:
    query = select(OneTimeToken.detail).where(OneTimeToken.user_id == user_id, OneTimeToken.purpose == EMAIL)
    return list(await session.scalars(query))


async def blocked_names(session: AsyncSession, user_id: str | None) -> list[str]:
    query = select(User.name).join(Block, Block.blocked_id == User.id).where(Block.user_id == user_id)
    return sorted(await session.scalars(query))


async def favourite_names(session: AsyncSession, user_id: str | None) -> list[str]:
    query = select(User.name).join(Favourite, Favourite.favourite_id == User.id)
    return sorted(await session.scalars(query.where(Favourite.user_id == user_id)))


async def tournament_entries(session: AsyncSession, user_id: str | None) -> list[dict[str, Any]]:
    """The entries of a user, without those whose place was taken."""
    rows = await select_rows(session, TournamentEntry, TournamentEntry.user_id == user_id)
    return [{name: value for name, value in row.items() if name != "former_user_ids"} for row in rows]


async def deliveries(session: AsyncSession, user_id: str | None) -> list[dict[str, Any]]:
    notices = select(Notice.id).where(Notice.user_id == user_id)
    return await select_rows(session, Delivery, Delivery.notice_id.in_(notices))


async def reports(session: AsyncSession, user_id: str | None) -> list[dict[str, Any]]:
    """The reports of a user. One about a seat says which, not who sat there: that may be hidden."""
    exported = await select_rows(session, UserReport, UserReport.reporter_id == user_id)
    return [
        {name: value for name, value in report.items() if name != "reported_id" or report["table_id"] is None}
        for report in exported
    ]


async def seats(session: AsyncSession, user_id: str | None) -> list[dict[str, Any]]:
    """The seats of a user, with the answers given and the motions proposed there, but no ids of others."""
    query = select(Seat).where(or_(Seat.user_id == user_id, Seat.previous_user_id == user_id))
    exported = []
    for seat in (await session.scalars(query)).all():
        table = await session.get_one(GameTable, seat.table_id)
        roles = table.config["seats"].get(seat.name, [])
        own = {name: value for name, value in row_to_dict(seat).items() if name not in HOLDER_COLUMNS}
        own["held"] = seat.user_id == user_id
        entry = {**own, "table": table.name, "title": table.title, "roles": list(roles)}
        if seat.user_id == user_id:
            answers = (JournalRow.table_id == table.id, JournalRow.by.in_(roles))
            motions = (Motion.table_id == table.id, Motion.proposer == seat.name)
            entry["answers"] = await select_rows(session, JournalRow, *answers)
            entry["motions"] = [
                {**motion, "detail": {n: v for n, v in motion["detail"].items() if n != "holder"}}
                for motion in await select_rows(session, Motion, *motions)
            ]
        exported.append(entry)
    return exported
