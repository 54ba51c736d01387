"""Notices over HTTP, and the socket of a person."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Router, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery, JSONBody, QueryParameter
from sqlalchemy import select, update

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.notify.notices import NoticeInfo, hook_key, notice_info
from cuius.server.play.publish.pubsub import person_channel
from cuius.server.store.models import Delivery, Notice, WebhookKey
from cuius.server.web.dependencies import ThePerson, TheServices

SHOWN = 100
PATIENCE = 20

Since = Annotated[int, QueryParameter(name="since", ge=0, le=2**31 - 1)]


class MarkRead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything up to this notice was read."""

    up_to: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class WebhookSecret(msgspec.Struct, frozen=True):
    """What one's webhooks are signed with; null before the first."""

    secret: str | None


@get("/", summary="My notices, newest first")
async def my_notices(
    services: TheServices, person: ThePerson, since: Since = 0, unread: FromQuery[bool] = False
) -> list[NoticeInfo]:
    authorise("me.see", person)
    query = select(Notice).where(Notice.user_id == person.id, Notice.id > since)
    if unread:
        query = query.where(Notice.read_at.is_(None))
    async with services.database.reading() as session:
        found = (await session.scalars(query.order_by(Notice.id.desc()).limit(SHOWN))).all()
    return [notice_info(notice, person.language) for notice in found]


@post("/read", status_code=204, summary="Mark notices as read")
async def read_notices(services: TheServices, person: ThePerson, data: JSONBody[MarkRead]) -> None:
    authorise("me.change", person)
    mine = (Notice.user_id == person.id, Notice.id <= data.up_to, Notice.read_at.is_(None))
    async with services.database.writing() as session:
        unread = select(Notice.id).where(*mine)
        await session.execute(
            update(Delivery)
            .where(Delivery.notice_id.in_(unread))
            .values(next_attempt_at=None)
            .execution_options(synchronize_session=False)
        )
        await session.execute(update(Notice).where(*mine).values(read_at=services.clock()))


@get("/key", summary="The key that signs my webhooks")
async def webhook_key(services: TheServices, person: ThePerson) -> WebhookSecret:
    authorise("me.change", person)
    async with services.database.reading() as session:
        known = await session.get(WebhookKey, person.id)
    return WebhookSecret(None if known is None else known.secret)


@post("/key", status_code=200, summary="A new key for my webhooks; the old one is forgotten")
async def new_webhook_key(services: TheServices, person: ThePerson) -> WebhookSecret:
    authorise("me.change", person)
    assert person.id is not None
    async with services.database.writing() as session:
        return WebhookSecret(await hook_key(session, person.id, fresh=True))


@websocket("/ws/me")
async def my_socket(socket: WebSocket[Any, Any, Any], services: TheServices) -> None:
    """What happens to a person, as it happens. Nothing needs to be said here."""
    person: Person = socket.user
    authorise("me.see", person)
    assert person.id is not None
    await socket.accept()
    async with services.channels.start_subscription([person_channel(person.id)]) as news:
        hearing = asyncio.create_task(hear_out(socket))
        telling = asyncio.create_task(pass_on(socket, news))
        done, waiting = await asyncio.wait((hearing, telling), return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect):
            raise error


async def hear_out(socket: WebSocket[Any, Any, Any]) -> None:
    """Somebody who talks a lot here is mistaken."""
    for _ in range(PATIENCE):
        await socket.receive_data(mode="text")
    await socket.close(1008, "There is nothing to say here.")


async def pass_on(socket: WebSocket[Any, Any, Any], news: Any) -> None:
    async for event in news.iter_events():
        await socket.send_data(event, mode="text")


notices_router = Router(
    "/api/notices",
    route_handlers=[my_notices, read_notices, webhook_key, new_webhook_key],
    tags=["notices"],
)
