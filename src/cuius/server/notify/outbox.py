"""The outbox: letters and webhooks are tried again and again, further and further apart, then given up."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from sqlalchemy import CursorResult, select, update

from cuius.server.metrics import NOTIFICATIONS
from cuius.server.notify.messages import letter, link, notice_text
from cuius.server.notify.webhook import post
from cuius.server.services import Services
from cuius.server.store.models import Delivery, Notice, User, WebhookKey

log = structlog.get_logger("cuius.outbox")

WAITS = (60.0, 300.0, 1800.0, 7200.0, 43_200.0)
"""Seconds from each failure to the next try; after the last of them there is none."""

LEASE = 120.0
"""A delivery that a node works on is left alone by the others for so long."""

BATCH, AT_ONCE = 100, 8


async def deliver_due(services: Services) -> int:
    """Try everything that is due; how many were tried."""
    now = services.clock()
    query = select(Delivery.id, Delivery.next_attempt_at).where(Delivery.next_attempt_at <= now)
    async with services.database.reading() as session:
        due = (await session.execute(query.order_by(Delivery.next_attempt_at).limit(BATCH))).all()
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int, next_at: float) -> bool:
        async with gate:
            if not await claim(services, number, next_at):
                return False
            await attempt(services, number)
            return True

    done = await asyncio.gather(*(one(number, at) for number, at in due if at is not None))
    return sum(done)


async def claim(services: Services, number: int, next_at: float) -> bool:
    """Take a delivery, unless another node was faster."""
    async with services.database.writing() as session:
        mine: CursorResult[Any] = await session.execute(  # type: ignore[assignment]
            update(Delivery)
            .where(Delivery.id == number, Delivery.next_attempt_at == next_at)
            .values(next_attempt_at=services.clock() + LEASE)
        )
        return mine.rowcount == 1


async def attempt(services: Services, number: int) -> None:
    """Try once, and note how it went."""
    async with services.database.reading() as session:
        delivery = await session.get(Delivery, number)
        notice = None if delivery is None else await session.get(Notice, delivery.notice_id)
        user = None if notice is None else await session.get(User, notice.user_id)
        key = None if notice is None else await session.get(WebhookKey, notice.user_id)
    if delivery is None or notice is None or user is None:
        return
    if notice.read_at is not None or user.deleted_at is not None:
        NOTIFICATIONS.labels(delivery.channel, "dropped").inc()
        await note(services, delivery, None)
        return
    try:
        if delivery.channel == "email":
            await send_letter(services, delivery, notice, user)
        else:
            await send_hook(services, delivery, notice, user, "" if key is None else key.secret)
    except Exception as error:  # whatever a foreign server does, play goes on
        log.info("delivery.failed", delivery=number, channel=delivery.channel, why=type(error).__name__)
        outcome = "failed" if delivery.attempts < len(WAITS) else "given_up"
        NOTIFICATIONS.labels(delivery.channel, outcome).inc()
        await note(services, delivery, f"{type(error).__name__}: {error}")
    else:
        NOTIFICATIONS.labels(delivery.channel, "delivered").inc()
        await note(services, delivery, None)


async def send_letter(services: Services, delivery: Delivery, notice: Notice, user: User) -> None:
    address = services.settings.address
    subject, text = letter(notice.kind, notice.detail, user.language, address)
    await services.mailer.send(delivery.target, subject, text)


async def send_hook(services: Services, delivery: Delivery, notice: Notice, user: User, key: str) -> None:
    settings = services.settings
    what = {
        "id": delivery.id,
        "kind": notice.kind,
        "table": notice.detail.get("table"),
        "seat": notice.detail.get("seat"),
        "text": notice_text(notice.kind, notice.detail, user.language),
        "link": link(notice.detail, settings.address),
        "at": notice.created_at,
    }
    await post(delivery.target, what, key, services.clock(), settings.webhook_private)


async def note(services: Services, delivery: Delivery, trouble: str | None) -> None:
    """Done; or failed, and when to try again."""
    tries, next_at = delivery.attempts + 1, None
    if trouble is not None and tries <= len(WAITS):
        next_at = services.clock() + WAITS[tries - 1]
    values = {"attempts": tries, "next_attempt_at": next_at, "last_error": (trouble or "")[:300]}
    async with services.database.writing() as session:
        await session.execute(update(Delivery).where(Delivery.id == delivery.id).values(values))


async def keep_delivering(services: Services) -> None:
    """Deliver until the server stops: at once when something new is there, and at every tick."""
    filled = services.notices.outbox_filled
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(filled.wait(), services.settings.tick)
        filled.clear()
        try:
            while await deliver_due(services) == BATCH:
                pass
        except Exception:
            log.exception("outbox.failed")
