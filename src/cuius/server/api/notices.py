"""Routes of notices, and the websocket on which a user receives them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery, JSONBody, QueryParameter
from sqlalchemy import select, update

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.notify.notices import NoticeInfo, notice_info, read_webhook_secret, webhook_secret
from cuius.server.play.publish.pubsub import EVERYBODY, person_channel
from cuius.server.store.models import Delivery, Notice, WebhookKey
from cuius.server.web.dependencies import ThePerson, TheServices

PAGE_SIZE = 100
MAX_INCOMING = 20
"""Messages that a client may send before its socket is closed."""

Since = Annotated[int, QueryParameter(name="since", ge=0, le=2**31 - 1)]


class MarkRead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mark all notices up to this id as read, or only those after another."""

    up_to: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    since: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] = 0


class TrialRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which channel to try."""

    channel: Literal["webhook", "push"]


class WebhookSecret(msgspec.Struct, frozen=True):
    """The secret that signs the user's webhooks; null before the first webhook."""

    secret: str | None


@get("/", summary="One's notices, newest first")
async def list_notices(
    services: TheServices, person: ThePerson, since: Since = 0, unread: FromQuery[bool] = False
) -> list[NoticeInfo]:
    authorise("profile.view", person)
    query = select(Notice).where(Notice.user_id == person.id, Notice.id > since)
    if unread:
        query = query.where(Notice.read_at.is_(None))
    async with services.database.reading() as session:
        found = (await session.scalars(query.order_by(Notice.id.desc()).limit(PAGE_SIZE))).all()
    return [notice_info(notice, person.language) for notice in found]


@post("/read", status_code=204, summary="Mark notices as read")
async def mark_notices_read(services: TheServices, person: ThePerson, data: JSONBody[MarkRead]) -> None:
    authorise("profile.update", person)
    unread_here = (
        Notice.user_id == person.id,
        Notice.id > data.since,
        Notice.id <= data.up_to,
        Notice.read_at.is_(None),
    )
    async with services.database.writing() as session:
        unread_ids = select(Notice.id).where(*unread_here)
        await session.execute(
            update(Delivery)
            .where(Delivery.notice_id.in_(unread_ids))
            .values(next_attempt_at=None)
            .execution_options(synchronize_session=False)
        )
        await session.execute(update(Notice).where(*unread_here).values(read_at=services.clock()))


@post("/trial", status_code=204, summary="Send a trial message to one's webhook or this browser")
async def send_trial(services: TheServices, person: ThePerson, data: JSONBody[TrialRequest]) -> None:
    await services.trial_messages.send(person, data.channel)


@get("/key", summary="The secret that signs one's webhooks")
async def get_webhook_secret(services: TheServices, person: ThePerson) -> WebhookSecret:
    authorise("profile.update", person)
    async with services.database.reading() as session:
        known = await session.get(WebhookKey, person.id)
    return WebhookSecret(None if known is None else read_webhook_secret(services.secret_box, known))


@post("/key", status_code=200, summary="Replace the secret that signs one's webhooks")
async def rotate_webhook_secret(services: TheServices, person: ThePerson) -> WebhookSecret:
    authorise("profile.update", person)
    assert person.id is not None
    async with services.database.writing() as session:
        return WebhookSecret(await webhook_secret(session, services.secret_box, person.id, rotate=True))


@websocket("/ws/me")
async def person_socket(socket: WebSocket[Any, Any, Any], services: TheServices) -> None:
    """Sends the notices of a user as they are created, and says when the announcements have changed.

    Incoming messages are ignored.
    """
    person: Person = socket.user
    authorise("profile.view", person)
    assert person.id is not None
    await socket.accept()
    async with services.channels.start_subscription([person_channel(person.id), EVERYBODY]) as subscription:
        receiving = asyncio.create_task(drain(socket))
        sending = asyncio.create_task(forward(socket, subscription))
        done, pending = await asyncio.wait((receiving, sending), return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect):
            raise error


async def drain(socket: WebSocket[Any, Any, Any]) -> None:
    """Ignore incoming messages, and close the socket when there are too many."""
    for _ in range(MAX_INCOMING):
        await socket.receive_data(mode="text")
    await socket.close(1008, "There is nothing to say here.")


async def forward(socket: WebSocket[Any, Any, Any], subscription: Any) -> None:
    async for event in subscription.iter_events():
        await socket.send_data(event, mode="text")


notices_router = Router(
    "/api/notices",
    route_handlers=[list_notices, mark_notices_read, send_trial, get_webhook_secret, rotate_webhook_secret],
    tags=["notices"],
)
