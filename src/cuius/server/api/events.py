"""The event stream for programs: which of a person's seats are asked, now and as it happens.

A program that plays need not watch its tables: it opens one stream, and answers over HTTP when it is asked.
An event says only that there is a question; what the seat sees of the game is fetched with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from litestar import Request, get
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage
from sqlalchemy import select

from cuius.server.accounts.permissions import authorise
from cuius.server.errors import NotFound
from cuius.server.play.live_tables import LiveTable
from cuius.server.play.publish.event_streams import EventStream
from cuius.server.services import Services
from cuius.server.store.models import GameTable, Seat
from cuius.server.web.dependencies import ThePerson, TheServices
from cuius.server.web.rate_limiting import STAYS_OPEN
from cuius.server.web.session_revocation import is_still_signed_in

QUIET = 15.0
"""Seconds after which a sign of life is sent, so that a lost connection is noticed; and after which it is
looked at whether the session or token still holds."""
MOST_TABLES = 1000


class AskedEvent(msgspec.Struct, frozen=True):
    """A seat has a question to answer."""

    table: str
    seat: str
    number: int
    key: str


@get(
    "/api/events",
    opt=STAYS_OPEN,
    summary="My seats that are asked, now and as it happens",
    description="Server-sent events named `asked`; the data of each is a table, a seat, a number and a key.",
    tags=["play"],
)
async def events(
    request: Request[Any, Any, Any], services: TheServices, person: ThePerson
) -> ServerSentEvent:
    authorise("profile.view", person)
    assert person.id is not None
    still_known = partial(is_still_signed_in, request.scope, services, person)
    return ServerSentEvent(told(services, person.id, still_known))


async def told(
    services: Services, user_id: str, still_known: Callable[[], Awaitable[bool]]
) -> AsyncGenerator[ServerSentEventMessage, None]:
    """Every question once, for as long as somebody reads and is signed in."""
    looked_at = services.monotonic()
    with services.event_streams.open(user_id) as stream:
        yield ServerSentEventMessage(comment="welcome", retry=1000)
        while True:
            if stream.check_again or services.monotonic() - looked_at >= QUIET:
                stream.check_again, looked_at = False, services.monotonic()
                if not await still_known():
                    return
            if stream.tables_stale:
                stream.follow(await tables_of(services, user_id))
            for table_id in stream.changed_tables():
                for asked in await news_of(services, stream, table_id):
                    yield ServerSentEventMessage(msgspec.json.encode(asked).decode(), event="asked")
            try:
                async with asyncio.timeout(QUIET):
                    await stream.woken.wait()
            except TimeoutError:
                yield ServerSentEventMessage(comment="still here")


async def tables_of(services: Services, user_id: str) -> list[str]:
    """The running tables at which a person sits."""
    query = (
        select(Seat.table_id)
        .join(GameTable, GameTable.id == Seat.table_id)
        .where(Seat.user_id == user_id, GameTable.status == "running")
        .distinct()
        .limit(MOST_TABLES)
    )
    async with services.database.reading() as session:
        return list(await session.scalars(query))


async def news_of(services: Services, stream: EventStream, table_id: str) -> list[AskedEvent]:
    """Questions of this table that the stream has not been told yet."""
    try:
        async with services.live_tables.locked(table_id) as live:
            open_now = questions_of(live, stream.user_id)
    except NotFound:
        open_now = []
    before, stream.told[table_id] = stream.told.get(table_id, []), open_now
    return [asked for asked in open_now if asked not in before]


def questions_of(live: LiveTable, user_id: str) -> list[AskedEvent]:
    """What the seats of a person are asked, one question a seat; the steward answers for absent ones."""
    found = []
    for name in live.held_by(user_id):
        question = live.match.question(name)
        if question is not None and not live.seats[name].autopilot:
            found.append(AskedEvent(live.id, name, question.number, question.key))
    return found
