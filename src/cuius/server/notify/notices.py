"""Notices: what concerns a person, kept for the page and put into the outbox for mail and webhook.

Nothing here makes play wait: what is to be told goes into a queue, and a task of its own writes it down.
Nobody is told what they see anyway: a seat that is online gets no notice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec
import structlog
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.clock import Clock
from cuius.server.notify.messages import notice_text
from cuius.server.play.live_tables import LiveTable
from cuius.server.play.publish.presence import Presence
from cuius.server.play.publish.publisher import TableNames
from cuius.server.play.publish.pubsub import PubSub, person_channel
from cuius.server.secrets import new_secret
from cuius.server.store.database import Database
from cuius.server.store.models import Delivery, Notice, Seat, User, WebhookKey
from cuius.server.tables.seats import SeatSnapshot

log = structlog.get_logger("cuius.notify")

QUEUED = 10_000
"""How much may wait to be written down; more is dropped, since play goes on without it."""

ONCE = ("turn", "talk", "reminder")
"""Kinds of which one unread notice a table is enough."""


class NewNotice(msgspec.Struct, frozen=True):
    """Tell a person something."""

    user_id: str
    kind: str
    detail: dict[str, Any]


class TurnTaken(msgspec.Struct, frozen=True):
    """A person has answered: that it was their turn is no news any more."""

    user_id: str
    table_id: str


class NoticeInfo(msgspec.Struct, frozen=True):
    """A notice as its reader sees it."""

    id: int
    kind: str
    text: str
    table: str | None
    seat: str | None
    created_at: float
    read: bool


def notice_info(notice: Notice, language: str) -> NoticeInfo:
    detail = notice.detail
    return NoticeInfo(
        id=notice.id,
        kind=notice.kind,
        text=notice_text(notice.kind, detail, language),
        table=detail.get("table"),
        seat=detail.get("seat"),
        created_at=notice.created_at,
        read=notice.read_at is not None,
    )


class Notices:
    """Where everything that people should know is brought."""

    def __init__(
        self,
        database: Database,
        pubsub: PubSub,
        presence: Presence,
        clock: Clock,
        mail: bool = False,
        silent: bool = False,
    ) -> None:
        self.database = database
        self.pubsub = pubsub
        self.presence = presence
        self.clock = clock
        self.mail = mail
        """Is there a post office?"""
        self.silent = silent
        """Local play: the one person is at the board."""
        self.outbox_filled = asyncio.Event()
        self._told: set[tuple[str, str]] = set()
        self._queue: asyncio.Queue[list[NewNotice | TurnTaken]] = asyncio.Queue(QUEUED)

    # What happens at tables

    def answer_stored(self, live: LiveTable, asked_before: list[str]) -> None:
        """Notify whose turn it is now, or that the game is over; withdraw what is no longer true."""
        if self.silent or live.table.pace["kind"] == "hotseat":
            return
        try:
            self._answer_stored(live, asked_before)
        except Exception:
            log.exception("notices.failed", table=live.id)

    def _answer_stored(self, live: LiveTable, asked_before: list[str]) -> None:
        before, after = set(asked_before), set(live.table.asked_seats)
        things: list[NewNotice | TurnTaken] = []
        for name in sorted(before - after):
            holder = live.seats[name].user_id
            if holder and (live.table.pace["kind"] == "slow" or (live.id, name) in self._told):
                self._told.discard((live.id, name))
                things.append(TurnTaken(holder, live.id))
        if live.match.over:
            things += self.for_holders(live.table, live.seats.values(), "finished")
        else:
            asked = [live.seats[name] for name in sorted(after - before)]
            turns = self.for_holders(live.table, [s for s in asked if not s.autopilot], "turn")
            self._told.update((live.id, notice.detail["seat"]) for notice in turns)
            things += turns
        self.enqueue(things)

    def notify_holders(
        self, table: TableNames, seats: Iterable[Seat | SeatSnapshot], kind: str, **detail: str
    ) -> None:
        self.enqueue(self.for_holders(table, seats, kind, **detail))

    def notify(self, user_id: str, kind: str, table: TableNames, **detail: str) -> None:
        self.enqueue([NewNotice(user_id, kind, {**about(table), **detail})])

    def for_holders(
        self, table: TableNames, seats: Iterable[Seat | SeatSnapshot], kind: str, **detail: str
    ) -> list[NewNotice]:
        """The same notice for whoever holds these seats and is not at the table."""
        return [
            NewNotice(seat.user_id, kind, {**about(table), "seat": seat.name, **detail})
            for seat in seats
            if self.wants(seat) and seat.user_id is not None
        ]

    def wants(self, seat: Seat | SeatSnapshot) -> bool:
        """Is somebody there to be notified, and not online already?"""
        absent = not self.presence.is_online(seat.table_id, seat.name)
        return not self.silent and seat.bot is None and seat.user_id is not None and absent

    def enqueue(self, things: Iterable[NewNotice | TurnTaken]) -> None:
        """Write these down when there is time."""
        things = list(things)
        if not things or self.silent:
            return
        try:
            self._queue.put_nowait(things)
        except asyncio.QueueFull:
            log.error("notices.dropped", count=len(things))

    # Writing down

    async def work(self) -> None:
        """Write down what is brought, until the server stops."""
        while True:
            things = await self._queue.get()
            try:
                await self._keep(things)
            except Exception:
                log.exception("notices.not_kept")
            finally:
                self._queue.task_done()

    async def settled(self) -> None:
        """Wait until everything brought so far is written down."""
        await self._queue.join()

    async def _keep(self, things: list[NewNotice | TurnTaken]) -> None:
        now, kept = self.clock(), []
        async with self.database.writing() as session:
            for thing in things:
                if isinstance(thing, TurnTaken):
                    await settle(session, thing.user_id, thing.table_id, now)
                else:
                    made = await self._write(session, thing, now)
                    kept += [] if made is None else [made]
        for notice, language in kept:
            message = {"type": "notice", **msgspec.to_builtins(notice_info(notice, language))}
            await self.pubsub.publish(person_channel(notice.user_id), message)
        if kept:
            self.outbox_filled.set()

    async def _write(self, session: AsyncSession, tell: NewNotice, now: float) -> tuple[Notice, str] | None:
        user = await session.get(User, tell.user_id)
        if user is None or user.deleted_at is not None:
            return None
        if tell.kind in ONCE and await has_unread(session, tell):
            return None
        notice = Notice(user_id=user.id, kind=tell.kind, detail=tell.detail, created_at=now)
        session.add(notice)
        await session.flush()
        if self.mail and user.email and user.preferences.get("email", True):
            session.add(
                Delivery(notice_id=notice.id, channel="email", target=user.email, next_attempt_at=now)
            )
        if user.preferences.get("webhook"):
            await hook_key(session, user.id)
            target = user.preferences["webhook"]
            session.add(Delivery(notice_id=notice.id, channel="webhook", target=target, next_attempt_at=now))
        return notice, user.language


def about(table: TableNames) -> dict[str, str]:
    """What every notice of a table says."""
    return {"table": table.id, "name": table.name, "title": table.title}


async def has_unread(session: AsyncSession, tell: NewNotice) -> bool:
    query = select(Notice.detail).where(
        Notice.user_id == tell.user_id, Notice.kind == tell.kind, Notice.read_at.is_(None)
    )
    unread = (await session.scalars(query.order_by(Notice.id.desc()).limit(200))).all()
    same = [(d.get("table"), d.get("seat")) for d in unread]
    return (tell.detail.get("table"), tell.detail.get("seat")) in same


async def settle(session: AsyncSession, user_id: str, table_id: str, now: float) -> None:
    """The turn was taken: its notices are read, and no letter about them is sent any more."""
    query = select(Notice).where(
        Notice.user_id == user_id, Notice.kind.in_(("turn", "reminder")), Notice.read_at.is_(None)
    )
    mine = [n for n in await session.scalars(query) if n.detail.get("table") == table_id]
    for notice in mine:
        notice.read_at = now
    numbers = [notice.id for notice in mine]
    await session.execute(
        update(Delivery).where(Delivery.notice_id.in_(numbers)).values(next_attempt_at=None)
    )


async def hook_key(session: AsyncSession, user_id: str, fresh: bool = False) -> str:
    """The key with which a person's webhooks are signed; made when it is first needed."""
    known = await session.get(WebhookKey, user_id)
    if known is None:
        known = WebhookKey(user_id=user_id, secret=new_secret())
        session.add(known)
    elif fresh:
        known.secret = new_secret()
    return known.secret
