"""The outbox: emails, webhooks and push messages are delivered one by one, retried ever later, then given up.

Each delivery is a task of its own with a deadline for the whole of it. People take turns, and one person's
deliveries, or one receiver's, occupy few of the places: a slow receiver delays nobody but itself.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import structlog
from sqlalchemy import CursorResult, delete, func, not_, select, update

from cuius.server.clock import Clock
from cuius.server.mail import Mailer
from cuius.server.metrics import NOTIFICATIONS
from cuius.server.notify.messages import notice_email, push_message, webhook_payload
from cuius.server.notify.notices import TURN_KINDS, read_webhook_secret
from cuius.server.notify.push import PushDeviceGone, PushService
from cuius.server.notify.push_devices import read_subscription
from cuius.server.notify.webhook import send_webhook
from cuius.server.secrets import SecretBox
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import Delivery, Notice, PushDevice, User, WebhookKey

log = structlog.get_logger("cuius.outbox")

RETRY_DELAYS = (60.0, 300.0, 1800.0, 7200.0, 43_200.0)
"""Seconds from each failure to the next attempt; after the last one the delivery is given up."""

ATTEMPT_SECONDS = {"email": 30.0, "webhook": 10.0, "push": 10.0}
"""What one attempt may take in all, by channel."""

LEASE_SECONDS = 120.0
"""How long a delivery that one node attempts is left alone by the others; longer than any attempt."""

PLACES = {"email": 8, "webhook": 24, "push": 24}
"""How many deliveries of a channel are under way at once."""
PLACES_OF_PERSON = 2
PLACES_OF_HOST = 4
"""How many webhooks to one host are under way at once, whoever wants them."""
MAX_LISTED = 500


Sender = Callable[[Delivery, Notice, User], Awaitable[None]]


class DueDelivery(NamedTuple):
    """A delivery whose time has come."""

    id: int
    due_at: float
    channel: str
    target: str
    user_id: str

    @property
    def host(self) -> str:
        """The receiver of a webhook; emails all go to our own mail server."""
        return urlsplit(self.target).netloc if self.channel == "webhook" else ""


class Outbox:
    """Delivers what is due."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        clock: Clock,
        mailer: Mailer,
        secret_box: SecretBox,
        push: PushService,
    ) -> None:
        self.settings = settings
        self.database = database
        self.clock = clock
        self.mailer = mailer
        self.secret_box = secret_box
        self.push = push
        self.under_way: dict[asyncio.Task[None], DueDelivery] = {}
        self.senders: dict[str, Sender] = {
            "email": self.send_by_email,
            "webhook": self.send_by_webhook,
            "push": self.send_by_push,
        }
        self.attempts_ended = 0
        """How many attempts have come to an end, well or not, since the start."""
        self._starting = asyncio.Lock()
        """Held while deliveries are begun: places are counted and taken by one at a time."""

    async def run(self, filled: asyncio.Event) -> None:
        """Background task: begin what is due when the outbox was filled, a place got free, or at a tick."""
        waiting = asyncio.create_task(filled.wait())
        try:
            while True:
                first = (waiting, *self.under_way)
                await asyncio.wait(first, timeout=self.settings.tick, return_when=asyncio.FIRST_COMPLETED)
                if waiting.done():
                    filled.clear()
                    waiting = asyncio.create_task(filled.wait())
                await self.start_due()
        except asyncio.CancelledError:  # the server stops; what is broken off here is tried again
            stopped = [*self.under_way]
            for task in stopped:
                task.cancel()
            await asyncio.gather(*stopped, return_exceptions=True)
            raise
        finally:
            waiting.cancel()

    async def start_due(self) -> int:
        """Begin what is due, as far as there are places; returns how many were begun."""
        begun = 0
        async with self._starting:
            for delivery in await self.list_due():
                if self.has_place(delivery) and await self.claim(delivery.id, delivery.due_at):
                    task = asyncio.create_task(self.attempt(delivery.id))
                    self.under_way[task] = delivery
                    task.add_done_callback(self._ended)
                    begun += 1
        return begun

    async def list_due(self) -> list[DueDelivery]:
        """What is due: the oldest of each person first, then the second of each; no more than has a place."""
        hosts = Counter(delivery.host for delivery in self.under_way.values() if delivery.host)
        full_hosts = [host for host, count in hosts.items() if count >= PLACES_OF_HOST]
        rank = func.row_number().over(
            partition_by=(Notice.user_id, Delivery.channel), order_by=(Delivery.next_attempt_at, Delivery.id)
        )
        columns = (Delivery.id, Delivery.next_attempt_at, Delivery.channel, Delivery.target, Notice.user_id)
        ranked = (
            select(*columns, rank.label("rank"))
            .join(Notice, Notice.id == Delivery.notice_id)
            .where(Delivery.next_attempt_at <= self.clock())
            .where(*(not_(Delivery.target.contains(f"//{host}", autoescape=True)) for host in full_hosts))
            .subquery()
        )
        query = select(*list(ranked.c)[:-1]).where(ranked.c.rank <= PLACES_OF_PERSON)
        async with self.database.reading() as session:
            found = await session.execute(
                query.order_by(ranked.c.rank, ranked.c.next_attempt_at).limit(MAX_LISTED)
            )
        return [DueDelivery(*row) for row in found]

    def has_place(self, delivery: DueDelivery) -> bool:
        """Whether it can begin now, without more than their share for its person or receiver."""
        channel = [other for other in self.under_way.values() if other.channel == delivery.channel]
        of_person = sum(other.user_id == delivery.user_id for other in channel)
        of_host = sum(other.host == delivery.host for other in channel) if delivery.host else 0
        return (
            len(channel) < PLACES[delivery.channel]
            and of_person < PLACES_OF_PERSON
            and of_host < PLACES_OF_HOST
        )

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.attempts_ended += 1
        delivery = self.under_way.pop(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("outbox.failed", delivery=delivery.id, exc_info=error)

    async def claim(self, delivery_id: int, due_at: float) -> bool:
        """Lease a delivery, unless another node was faster."""
        async with self.database.writing() as session:
            claimed: CursorResult[Any] = await session.execute(  # type: ignore[assignment]
                update(Delivery)
                .where(Delivery.id == delivery_id, Delivery.next_attempt_at == due_at)
                .values(next_attempt_at=self.clock() + LEASE_SECONDS)
            )
            return claimed.rowcount == 1

    async def attempt(self, delivery_id: int) -> None:
        """Attempt a delivery once and record the outcome."""
        async with self.database.reading() as session:
            delivery = await session.get(Delivery, delivery_id)
            notice = None if delivery is None else await session.get(Notice, delivery.notice_id)
            user = None if notice is None else await session.get(User, notice.user_id)
        if delivery is None or notice is None or user is None:
            return
        if notice.read_at is not None or user.deleted_at is not None:
            NOTIFICATIONS.labels(delivery.channel, "dropped").inc()
            await self.record_attempt(delivery, None)
            return
        try:
            async with asyncio.timeout(ATTEMPT_SECONDS[delivery.channel]):
                await self.senders[delivery.channel](delivery, notice, user)
        except Exception as error:
            name = type(error).__name__
            log.info("delivery.failed", delivery=delivery_id, channel=delivery.channel, why=name)
            outcome = "failed" if delivery.attempts < len(RETRY_DELAYS) else "given_up"
            NOTIFICATIONS.labels(delivery.channel, outcome).inc()
            await self.record_attempt(delivery, f"{name}: {error}")
        else:
            NOTIFICATIONS.labels(delivery.channel, "delivered").inc()
            await self.record_attempt(delivery, None)

    async def send_by_email(self, delivery: Delivery, notice: Notice, user: User) -> None:
        subject, text = notice_email(notice.kind, notice.detail, user.language, self.settings.public_url)
        await self.mailer.send(delivery.target, subject, text)

    async def send_by_push(self, delivery: Delivery, notice: Notice, user: User) -> None:
        """To the browser that the delivery names, if it is still there."""
        async with self.database.reading() as session:
            device = await session.get(PushDevice, delivery.target)
        if device is None or device.user_id != user.id:
            return
        subscription = read_subscription(self.secret_box, device)
        try:
            await self.push.send(
                subscription, push_message(notice, user.language), urgent=notice.kind in TURN_KINDS
            )
        except PushDeviceGone:
            async with self.database.writing() as session:
                await session.execute(delete(PushDevice).where(PushDevice.id == device.id))

    async def send_by_webhook(self, delivery: Delivery, notice: Notice, user: User) -> None:
        async with self.database.reading() as session:
            key = await session.get(WebhookKey, user.id)
        secret = "" if key is None else read_webhook_secret(self.secret_box, key)
        payload = webhook_payload(notice, user.language, self.settings.public_url)
        await send_webhook(delivery.target, payload, secret, self.clock(), self.settings.webhook_private)

    async def record_attempt(self, delivery: Delivery, error: str | None) -> None:
        """Store that the delivery is done; or that it failed, and when to retry."""
        attempts, next_attempt_at = delivery.attempts + 1, None
        if error is not None and attempts <= len(RETRY_DELAYS):
            next_attempt_at = self.clock() + RETRY_DELAYS[attempts - 1]
        values = {
            "attempts": attempts,
            "next_attempt_at": next_attempt_at,
            "last_error": (error or "")[:300],
        }
        async with self.database.writing() as session:
            await session.execute(update(Delivery).where(Delivery.id == delivery.id).values(values))
