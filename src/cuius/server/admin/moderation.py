"""Moderation by admins: the audit trail, reports, mutes and frozen tables."""

from __future__ import annotations

from sqlalchemy import delete, or_, select, update

from cuius.server.accounts.audit import RETENTION_SECONDS, audit
from cuius.server.accounts.blocks_and_reports import get_user_by_name
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.schemas import AuditEntryInfo, FrozenTable, MuteRequest, ReportInfo
from cuius.server.clock import Clock
from cuius.server.errors import Conflict, NotFound
from cuius.server.store.database import Database
from cuius.server.store.models import (
    Announcement,
    AuditEntry,
    GameTable,
    Notice,
    OneTimeToken,
    RegistrationInvitation,
    User,
    UserReport,
    UserSession,
)

PAGE_SIZE = 100
HOUR = 3600.0
DAY = 24 * HOUR
READ_NOTICE_SECONDS = 30 * DAY
NOTICE_SECONDS = 180 * DAY
"""How long a notice is kept after it was read, and if nobody reads it."""


class Moderation:
    """What admins may do; each method checks the permission."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    async def audit_trail(
        self, person: Person, before: int | None = None, actor: str | None = None, action: str | None = None
    ) -> list[AuditEntryInfo]:
        """The audit trail, newest first, optionally before an entry, of one actor or of one action."""
        authorise("admin.audit", person)
        query = select(AuditEntry, User.name).outerjoin(User, User.id == AuditEntry.actor)
        for column, wanted in ((AuditEntry.actor, actor), (AuditEntry.action, action)):
            if wanted is not None:
                query = query.where(column == wanted)
        if before is not None:
            query = query.where(AuditEntry.id < before)
        async with self.database.reading() as session:
            found = await session.execute(query.order_by(AuditEntry.id.desc()).limit(PAGE_SIZE))
            return [
                AuditEntryInfo(a.id, a.created_at, a.actor, name, a.action, a.subject, a.detail)
                for a, name in found
            ]

    async def list_reports(self, person: Person, resolved: bool = False) -> list[ReportInfo]:
        """Open reports, oldest first; or resolved ones, newest first."""
        authorise("admin.reports", person)
        query = select(UserReport).where(
            UserReport.resolved_at.is_not(None) if resolved else UserReport.resolved_at.is_(None)
        )
        query = query.order_by(UserReport.created_at.desc() if resolved else UserReport.created_at).limit(
            PAGE_SIZE
        )
        async with self.database.reading() as session:
            found = (await session.scalars(query)).all()
            ids = {r.reporter_id for r in found} | {r.reported_id for r in found}
            people = await session.execute(select(User.id, User.name).where(User.id.in_(ids)))
            names: dict[str | None, str] = {row.id: row.name for row in people}
        return [
            ReportInfo(
                r.id,
                names.get(r.reporter_id),
                names.get(r.reported_id),
                r.table_id,
                r.text,
                r.created_at,
                r.resolved_at,
            )
            for r in found
        ]

    async def resolve_report(self, person: Person, report_id: str) -> None:
        authorise("admin.reports", person)
        assert person.id is not None
        async with self.database.writing() as session:
            report = await session.get(UserReport, report_id)
            if report is None:
                raise NotFound("There is no such report.")
            if report.resolved_at is not None:
                raise Conflict("That report was settled already.")
            report.resolved_at = self.clock()
            audit(session, self.clock(), person.id, "report.resolved", report_id)

    async def mute(self, person: Person, request: MuteRequest) -> None:
        """Bar a user from chat for some hours; 0 ends it."""
        authorise("admin.mute", person)
        assert person.id is not None
        now = self.clock()
        async with self.database.writing() as session:
            user = await get_user_by_name(session, request.name)
            user.muted_until = now + request.hours * HOUR if request.hours else None
            audit(session, now, person.id, "user.muted", user.id, hours=request.hours, reason=request.reason)

    async def frozen_tables(self, person: Person) -> list[FrozenTable]:
        """Tables at which the rules failed."""
        authorise("admin.unfreeze", person)
        query = select(GameTable).where(GameTable.incident_id.is_not(None)).limit(PAGE_SIZE)
        async with self.database.reading() as session:
            found = (await session.scalars(query)).all()
        return [FrozenTable(t.id, t.name, t.title, t.incident_id or "") for t in found]

    async def unfreeze(self, person: Person, table_id: str) -> None:
        """Let a table continue after its incident has been examined."""
        authorise("admin.unfreeze", person)
        assert person.id is not None
        async with self.database.writing() as session:
            table = await session.get(GameTable, table_id)
            if table is None:
                raise NotFound("There is no such table.")
            if table.incident_id is None:
                raise Conflict("That table is not frozen.")
            audit(session, self.clock(), person.id, "table.unfrozen", table_id, incident=table.incident_id)
            await session.execute(update(GameTable).where(GameTable.id == table_id).values(incident_id=None))


async def purge_expired(database: Database, now: float) -> None:
    """Delete what has expired: sessions, tokens, invitations, announcements, notices and audit entries."""
    async with database.writing() as session:
        await session.execute(delete(UserSession).where(UserSession.expires_at <= now))
        await session.execute(delete(OneTimeToken).where(OneTimeToken.expires_at <= now))
        await session.execute(delete(RegistrationInvitation).where(RegistrationInvitation.expires_at <= now))
        await session.execute(delete(Announcement).where(Announcement.expires_at <= now))
        read = Notice.read_at <= now - READ_NOTICE_SECONDS
        await session.execute(delete(Notice).where(or_(read, Notice.created_at <= now - NOTICE_SECONDS)))
        await session.execute(delete(AuditEntry).where(AuditEntry.created_at <= now - RETENTION_SECONDS))
