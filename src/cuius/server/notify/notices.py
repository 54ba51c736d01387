"""Notices: stored for the page, and put into the outbox for email, webhook and push.

Play does not wait for them: they are queued, and a background task stores them. A seat that is online gets no
notice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.stored_secrets import webhook_purpose
from cuius.server.clock import Clock
from cuius.server.notify.messages import notice_text
from cuius.server.play.automatic_answers import people_asked
from cuius.server.play.live_tables import LiveTable
from cuius.server.play.publish.presence import Presence
from cuius.server.play.publish.publisher import TableNames
from cuius.server.play.publish.pubsub import PubSub, person_channel
from cuius.server.secrets import SecretBox, new_secret
from cuius.server.store.database import Database
from cuius.server.store.models import Delivery, Notice, PushDevice, Seat, User, WebhookKey
from cuius.server.tables.seats import SeatSnapshot

log = structlog.get_logger("cuius.notify")

MAX_QUEUED = 10_000
"""Length of the queue; further notices are dropped."""

TURN_KINDS, TALK_KINDS = ("turn", "reminder"), ("talk",)
DEDUPLICATED_KINDS = (*TURN_KINDS, *TALK_KINDS, "invited")
"""Kinds that are not repeated while one of the same table and seat is unread."""


class NewNotice(msgspec.Struct, frozen=True):
    """A notice to be created."""

    user_id: str
    kind: str
    detail: dict[str, Any]


class TurnTaken(msgspec.Struct, frozen=True):
    """A user has answered, so unread notices of the turn are obsolete."""

    user_id: str
    table_id: str


class ChatRead(msgspec.Struct, frozen=True):
    """A user has read what was said to a seat, so unread notices of it are obsolete."""

    user_id: str
    table_id: str
    seat: str


QueueItem = NewNotice | TurnTaken | ChatRead


class NoticeInfo(msgspec.Struct, frozen=True):
    """A notice as it is sent to its reader."""

    id: int
    kind: str
    text: str
    table: str | None
    seat: str | None
    invitation: str | None
    """Opens the table to whoever was asked to it by name."""
    page: str | None
    """Where a notice leads that is not about a table: a page of ours, without the `#/`."""
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
        invitation=detail.get("invitation"),
        page=detail.get("page"),
        created_at=notice.created_at,
        read=notice.read_at is not None,
    )


class Notices:
    """Queues and stores notices."""

    def __init__(
        self,
        database: Database,
        pubsub: PubSub,
        presence: Presence,
        clock: Clock,
        secret_box: SecretBox,
        email_enabled: bool = False,
        disabled: bool = False,
    ) -> None:
        self.database = database
        self.pubsub = pubsub
        self.presence = presence
        self.clock = clock
        self.secret_box = secret_box
        self.email_enabled = email_enabled
        self.disabled = disabled
        """True in local play, where the only user is present."""
        self.outbox_filled = asyncio.Event()
        self._notified_turns: set[tuple[str, str]] = set()
        self._queue: asyncio.Queue[list[QueueItem]] = asyncio.Queue(MAX_QUEUED)

    # Creating notices

    def answer_stored(self, live: LiveTable, asked_before: list[str]) -> None:
        """Notify whose turn it is now, or that the game is over; withdraw what is no longer true."""
        if self.disabled or live.table.pace["kind"] == "hotseat":
            return
        try:
            self._answer_stored(live, asked_before)
        except Exception:
            log.exception("notices.failed", table=live.id)

    def _answer_stored(self, live: LiveTable, asked_before: list[str]) -> None:
        before, after = set(asked_before), set(people_asked(live))
        items: list[QueueItem] = []
        for name in sorted(before - after):
            holder = live.seats[name].user_id
            if holder and (live.table.pace["kind"] == "slow" or (live.id, name) in self._notified_turns):
                self._notified_turns.discard((live.id, name))
                items.append(TurnTaken(holder, live.id))
        if live.match.over:
            items += self.for_holders(live.table, live.seats.values(), "finished")
        else:
            asked = [live.seats[name] for name in sorted(after - before)]
            turns = self.for_holders(live.table, [s for s in asked if not s.autopilot], "turn")
            self._notified_turns.update((live.id, notice.detail["seat"]) for notice in turns)
            items += turns
        self.enqueue(items)

    def notify_holders(
        self, table: TableNames, seats: Iterable[Seat | SeatSnapshot], kind: str, **detail: str
    ) -> None:
        self.enqueue(self.for_holders(table, seats, kind, **detail))

    def notify(self, user_id: str, kind: str, table: TableNames, **detail: str) -> None:
        self.enqueue([NewNotice(user_id, kind, {**table_detail(table), **detail})])

    def chat_read(self, user_id: str, table_id: str, seat: str) -> None:
        """The next message to this seat is told again."""
        self.enqueue([ChatRead(user_id, table_id, seat)])

    def for_holders(
        self, table: TableNames, seats: Iterable[Seat | SeatSnapshot], kind: str, **detail: str
    ) -> list[NewNotice]:
        """A notice for the holder of each of these seats who is not at the table."""
        return [
            NewNotice(seat.user_id, kind, {**table_detail(table), "seat": seat.name, **detail})
            for seat in seats
            if self.wants(seat) and seat.user_id is not None
        ]

    def wants(self, seat: Seat | SeatSnapshot) -> bool:
        """Whether the seat has a holder who is not online."""
        absent = not self.presence.is_online(seat.table_id, seat.name)
        return not self.disabled and seat.bot is None and seat.user_id is not None and absent

    def enqueue(self, items: Iterable[QueueItem]) -> None:
        """Queue notices to be stored."""
        items = list(items)
        if not items or self.disabled:
            return
        try:
            self._queue.put_nowait(items)
        except asyncio.QueueFull:
            log.error("notices.dropped", count=len(items))

    # Storing notices

    async def run(self) -> None:
        """Background task: store what is queued."""
        while True:
            items = await self._queue.get()
            try:
                await self._store(items)
            except Exception:
                log.exception("notices.not_stored")
            finally:
                self._queue.task_done()

    async def drained(self) -> None:
        """Wait until everything queued so far is stored."""
        await self._queue.join()

    async def _store(self, items: list[QueueItem]) -> None:
        now, stored = self.clock(), []
        if not await self._has_effect(items):
            return
        async with self.database.writing() as session:
            for item in items:
                if isinstance(item, TurnTaken):
                    await mark_read(session, TURN_KINDS, item.user_id, now, table=item.table_id)
                elif isinstance(item, ChatRead):
                    place = {"table": item.table_id, "seat": item.seat}
                    await mark_read(session, TALK_KINDS, item.user_id, now, **place)
                else:
                    created = await self._create_notice(session, item, now)
                    stored += [] if created is None else [created]
        for notice, language in stored:
            message = {"type": "notice", **msgspec.to_builtins(notice_info(notice, language))}
            await self.pubsub.publish(person_channel(notice.user_id), message)
        if stored:
            self.outbox_filled.set()

    async def _has_effect(self, items: list[QueueItem]) -> bool:
        """Chat is read often, and there is rarely a notice of it: look before writing."""
        if not all(isinstance(item, ChatRead) for item in items):
            return True
        readers = {item.user_id for item in items}
        unread = select(Notice.id).where(
            Notice.user_id.in_(readers), Notice.kind.in_(TALK_KINDS), Notice.read_at.is_(None)
        )
        async with self.database.reading() as session:
            return (await session.scalar(unread.limit(1))) is not None

    async def _create_notice(
        self, session: AsyncSession, new: NewNotice, now: float
    ) -> tuple[Notice, str] | None:
        user = await session.get(User, new.user_id)
        if user is None or user.deleted_at is not None:
            return None
        if new.kind in DEDUPLICATED_KINDS and await has_unread(session, new):
            return None
        notice = Notice(user_id=user.id, kind=new.kind, detail=new.detail, created_at=now)
        session.add(notice)
        await session.flush()
        silent = user.preferences.get("silent", {}).get(new.kind, ())
        for channel, target in await self._targets(session, user):
            if channel not in silent:
                session.add(
                    Delivery(notice_id=notice.id, channel=channel, target=target, next_attempt_at=now)
                )
        return notice, user.language

    async def _targets(self, session: AsyncSession, user: User) -> list[tuple[str, str]]:
        """The channels of a user, and where each of them leads: address, URL, or the id of a browser."""
        targets = []
        if self.email_enabled and user.email and user.preferences.get("email", True):
            targets.append(("email", user.email))
        if user.preferences.get("webhook"):
            await webhook_secret(session, self.secret_box, user.id)
            targets.append(("webhook", user.preferences["webhook"]))
        devices = await session.scalars(select(PushDevice.id).where(PushDevice.user_id == user.id))
        return targets + [("push", device) for device in devices]


def table_detail(table: TableNames) -> dict[str, str]:
    """The part of the detail that all notices of a table have."""
    return {"table": table.id, "name": table.name, "title": table.title}


async def has_unread(session: AsyncSession, new: NewNotice) -> bool:
    query = select(Notice.detail).where(
        Notice.user_id == new.user_id, Notice.kind == new.kind, Notice.read_at.is_(None)
    )
    unread = (await session.scalars(query.order_by(Notice.id.desc()).limit(200))).all()
    same = [(d.get("table"), d.get("seat")) for d in unread]
    return (new.detail.get("table"), new.detail.get("seat")) in same


async def mark_read(
    session: AsyncSession, kinds: Sequence[str], user_id: str, now: float, **detail: str
) -> None:
    """Mark notices of these kinds and with this detail as read, and cancel their deliveries."""
    query = select(Notice).where(Notice.user_id == user_id, Notice.kind.in_(kinds), Notice.read_at.is_(None))
    obsolete = [n for n in await session.scalars(query) if detail.items() <= n.detail.items()]
    for notice in obsolete:
        notice.read_at = now
    ids = [notice.id for notice in obsolete]
    await session.execute(update(Delivery).where(Delivery.notice_id.in_(ids)).values(next_attempt_at=None))


async def webhook_secret(
    session: AsyncSession, secret_box: SecretBox, user_id: str, rotate: bool = False
) -> str:
    """The secret that signs a user's webhooks; created when it is first needed, and stored encrypted."""
    key = await session.get(WebhookKey, user_id)
    if key is not None and not rotate:
        return read_webhook_secret(secret_box, key)
    secret = new_secret()
    encrypted = secret_box.encrypt(webhook_purpose(user_id), secret)
    if key is None:
        session.add(WebhookKey(user_id=user_id, secret=encrypted))
    else:
        key.secret = encrypted
    return secret


def read_webhook_secret(secret_box: SecretBox, key: WebhookKey) -> str:
    return secret_box.decrypt(webhook_purpose(key.user_id), key.secret)
