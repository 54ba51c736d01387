"""The outbox: emails and webhooks are retried at growing intervals, then given up."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from sqlalchemy import CursorResult, select, update

from cuius.server.clock import Clock
from cuius.server.mail import Mailer
from cuius.server.metrics import NOTIFICATIONS
from cuius.server.notify.messages import notice_email, notice_text, table_url
from cuius.server.notify.notices import read_webhook_secret
from cuius.server.notify.webhook import send_webhook
from cuius.server.secrets import SecretBox
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import Delivery, Notice, User, WebhookKey

log = structlog.get_logger("cuius.outbox")

RETRY_DELAYS = (60.0, 300.0, 1800.0, 7200.0, 43_200.0)
"""Seconds from each failure to the next attempt; after the last one the delivery is given up."""

LEASE_SECONDS = 120.0
"""How long a delivery that one node attempts is left alone by the others."""

BATCH_SIZE, MAX_PARALLEL = 100, 8


class Outbox:
    """Delivers what is due."""

    def __init__(
        self, settings: Settings, database: Database, clock: Clock, mailer: Mailer, secret_box: SecretBox
    ) -> None:
        self.settings = settings
        self.database = database
        self.clock = clock
        self.mailer = mailer
        self.secret_box = secret_box

    async def run(self, filled: asyncio.Event) -> None:
        """Background task: deliver when the outbox was filled, and at every tick."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(filled.wait(), self.settings.tick)
            filled.clear()
            try:
                while await self.deliver_due() == BATCH_SIZE:
                    pass
            except Exception:
                log.exception("outbox.failed")

    async def deliver_due(self) -> int:
        """Attempt every delivery that is due; returns how many were attempted."""
        query = select(Delivery.id, Delivery.next_attempt_at).where(Delivery.next_attempt_at <= self.clock())
        async with self.database.reading() as session:
            due = (await session.execute(query.order_by(Delivery.next_attempt_at).limit(BATCH_SIZE))).all()
        slots = asyncio.Semaphore(MAX_PARALLEL)

        async def deliver_one(delivery_id: int, due_at: float) -> bool:
            async with slots:
                if not await self.claim(delivery_id, due_at):
                    return False
                await self.attempt(delivery_id)
                return True

        attempted = await asyncio.gather(*(deliver_one(id_, at) for id_, at in due if at is not None))
        return sum(attempted)

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
            key = None if notice is None else await session.get(WebhookKey, notice.user_id)
        if delivery is None or notice is None or user is None:
            return
        if notice.read_at is not None or user.deleted_at is not None:
            NOTIFICATIONS.labels(delivery.channel, "dropped").inc()
            await self.record_attempt(delivery, None)
            return
        try:
            if delivery.channel == "email":
                await self.send_by_email(delivery, notice, user)
            else:
                secret = "" if key is None else read_webhook_secret(self.secret_box, key)
                await self.send_by_webhook(delivery, notice, user, secret)
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

    async def send_by_webhook(self, delivery: Delivery, notice: Notice, user: User, secret: str) -> None:
        payload = {
            "id": delivery.id,
            "kind": notice.kind,
            "table": notice.detail.get("table"),
            "seat": notice.detail.get("seat"),
            "text": notice_text(notice.kind, notice.detail, user.language),
            "link": table_url(notice.detail, self.settings.public_url),
            "at": notice.created_at,
        }
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
