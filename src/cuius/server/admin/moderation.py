"""What those do who keep the server: read the trail, settle reports, mute, and let tables go on."""

from __future__ import annotations

from sqlalchemy import delete, select, update

from cuius.server.accounts.audit import KEPT, note
from cuius.server.accounts.blocks_and_reports import user_named
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.schemas import AuditLine, FrozenTable, Mute, ReportInfo
from cuius.server.clock import Clock
from cuius.server.errors import Conflict, NotFound
from cuius.server.store.database import Database
from cuius.server.store.models import Audit, GameTable, Report, Session, Slip, User

SHOWN = 100
HOUR = 3600.0


class Keepers:
    """What admins may do."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    async def audit(
        self, person: Person, before: int | None = None, actor: str | None = None, action: str | None = None
    ) -> list[AuditLine]:
        """The trail, newest first; `before` an entry, of one account, or of one kind."""
        authorise("admin.audit", person)
        query = select(Audit, User.name).outerjoin(User, User.id == Audit.actor)
        for column, wanted in ((Audit.actor, actor), (Audit.action, action)):
            if wanted is not None:
                query = query.where(column == wanted)
        if before is not None:
            query = query.where(Audit.id < before)
        async with self.database.reading() as session:
            found = await session.execute(query.order_by(Audit.id.desc()).limit(SHOWN))
            return [AuditLine(a.id, a.at, a.actor, name, a.action, a.subject, a.detail) for a, name in found]

    async def reports(self, person: Person, settled: bool = False) -> list[ReportInfo]:
        """Complaints that wait, oldest first; or those that were settled, newest first."""
        authorise("admin.reports", person)
        query = select(Report).where(
            Report.settled_at.is_not(None) if settled else Report.settled_at.is_(None)
        )
        query = query.order_by(Report.made_at.desc() if settled else Report.made_at).limit(SHOWN)
        async with self.database.reading() as session:
            found = (await session.scalars(query)).all()
            ids = {r.by_id for r in found} | {r.about_id for r in found}
            people = await session.execute(select(User.id, User.name).where(User.id.in_(ids)))
            names: dict[str | None, str] = {row.id: row.name for row in people}
        return [
            ReportInfo(
                r.id, names.get(r.by_id), names.get(r.about_id), r.table_id, r.text, r.made_at, r.settled_at
            )
            for r in found
        ]

    async def settle(self, person: Person, report_id: str) -> None:
        authorise("admin.reports", person)
        assert person.id is not None
        async with self.database.writing() as session:
            report = await session.get(Report, report_id)
            if report is None:
                raise NotFound("There is no such report.")
            if report.settled_at is not None:
                raise Conflict("That report was settled already.")
            report.settled_at = self.clock()
            note(session, self.clock(), person.id, "report.settled", report_id)

    async def mute(self, person: Person, wish: Mute) -> None:
        """Keep somebody from talking for a while; 0 hours end it."""
        authorise("admin.mute", person)
        assert person.id is not None
        now = self.clock()
        async with self.database.writing() as session:
            user = await user_named(session, wish.name)
            user.muted_until = now + wish.hours * HOUR if wish.hours else None
            note(session, now, person.id, "muted", user.id, hours=wish.hours, reason=wish.reason)

    async def frozen(self, person: Person) -> list[FrozenTable]:
        """Tables at which the rules failed."""
        authorise("admin.thaw", person)
        query = select(GameTable).where(GameTable.frozen.is_not(None)).limit(SHOWN)
        async with self.database.reading() as session:
            found = (await session.scalars(query)).all()
        return [FrozenTable(t.id, t.name, t.title, t.frozen or "") for t in found]

    async def thaw(self, person: Person, table_id: str) -> None:
        """Let a table go on, once somebody has looked at what failed."""
        authorise("admin.thaw", person)
        assert person.id is not None
        async with self.database.writing() as session:
            table = await session.get(GameTable, table_id)
            if table is None:
                raise NotFound("There is no such table.")
            if table.frozen is None:
                raise Conflict("That table is not frozen.")
            note(session, self.clock(), person.id, "table.thawed", table_id, incident=table.frozen)
            await session.execute(update(GameTable).where(GameTable.id == table_id).values(frozen=None))


async def sweep(database: Database, now: float) -> None:
    """Throw away what has had its day: ended sessions, old slips, and the oldest of the trail."""
    async with database.writing() as session:
        await session.execute(delete(Session).where(Session.ends_at <= now))
        await session.execute(delete(Slip).where(Slip.ends_at <= now))
        await session.execute(delete(Audit).where(Audit.at <= now - KEPT))
