"""The table's socket: a seat sees what happens as it happens, and answers.

It knows no rule: it reads a message, hands it to the hub, and sends each watcher what changed in its view.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from cuius.core.errors import CuiusError
from cuius.core.errors import Refused as CoreRefused
from cuius.core.seen import seen_by
from cuius.server.accounts.person import Person
from cuius.server.accounts.rights import authorise
from cuius.server.errors import NotAllowed, Refusal
from cuius.server.operation.metrics import REFUSED
from cuius.server.play.api import live_for
from cuius.server.play.clocks import clocks_of
from cuius.server.play.live import Live
from cuius.server.play.news import table_channel
from cuius.server.services import Services

ENCODE = msgspec.json.Encoder(enc_hook=int).encode
PATIENCE = 20
"""How many messages in a row may be nonsense before the socket is closed."""

NONSENSE, GOING_AWAY = 1008, 1001

Word = Annotated[str, msgspec.Meta(max_length=200)]


class Watch(msgspec.Struct, frozen=True, tag="watch", forbid_unknown_fields=True):
    """See the table from a seat one holds, or as a spectator; the log from after `since` rows on."""

    seat: Word | None = None
    since: int = -1


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Answer a question. The same id sent twice is played once."""

    id: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
    seat: Word
    number: int
    key: Word
    answer: Word


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


DECODE = msgspec.json.Decoder(Watch | Answer | Ping).decode


class Watcher:
    """One socket: which seat it looks from, and what it was sent last."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, table_id: str) -> None:
        self.socket = socket
        self.services = services
        self.table_id = table_id
        self.person: Person = socket.user
        self.seat: str | None = None
        self.since = -1
        self.sent: dict[str, bytes] = {}
        self.nonsense = 0

    async def listen(self) -> None:
        """Read messages until the other end goes away."""
        while True:
            data = await self.socket.receive_data(mode="text")
            try:
                message = DECODE(data)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self.nonsense += 1
                if self.nonsense > PATIENCE:
                    await self.socket.close(NONSENSE, "Too many messages that say nothing.")
                    return
                await self.refuse(None, Refusal(f"That message cannot be read: {error}"))
                continue
            self.nonsense = 0
            await self.heed(message)

    async def heed(self, message: Watch | Answer | Ping) -> None:
        number = message.id if isinstance(message, Answer) else None
        try:
            if isinstance(message, Answer):
                await self.answer(message)
            elif isinstance(message, Watch):
                await self.watch(message)
            else:
                await self.send({"type": "pong"})
        except CuiusError as error:
            await self.refuse(number, error)

    async def watch(self, message: Watch) -> None:
        """Look from this seat from now on, and show everything once."""
        live = await self.services.hub.lives.get(self.table_id)
        if message.seat is not None and message.seat not in live.held_by(self.person.id):
            raise NotAllowed(f"You do not hold the seat {message.seat!r}.")
        await self.look_from(message.seat)
        self.since, self.sent = message.since, {}
        await self.show(len(live.match.journal))

    async def look_from(self, seat: str | None) -> None:
        """Change the seat; the others see who is there."""
        before, self.seat = self.seat, seat
        if seat == before:
            return
        if before is not None:
            await self.services.presence.left(self.table_id, before)
        if seat is not None:
            await self.services.presence.came(self.table_id, seat)

    async def keep_to_own(self, live: Live) -> None:
        """Who has lost their seat to a substitute goes on as a spectator, and sees all anew."""
        if self.seat is not None and self.seat not in live.held_by(self.person.id):
            await self.look_from(None)
            self.sent = {}

    async def answer(self, message: Answer) -> None:
        hub = self.services.hub
        live = await hub.lives.get(self.table_id)
        authorise("play.answer", self.person, holder=message.seat in live.held_by(self.person.id))
        live = await hub.answer(
            self.table_id, message.seat, message.number, message.key, message.answer, message.id
        )
        await self.send({"type": "confirmed", "id": message.id, "rows": len(live.match.journal)})

    async def show(self, rows: int) -> None:
        """Send what changed since the last time, as this seat may see it."""
        live = await self.services.hub.catch_up(self.table_id, rows)
        await self.keep_to_own(live)
        async with live.lock:
            seen = seen_by(live.match, self.seat, self.since)
            seen["clocks"] = clocks_of(live)
            seen["paused"] = live.table.paused_at is not None
            seen["online"] = self.services.presence.online(self.table_id)
            self.since = len(live.match.journal)
        full = not self.sent
        fresh = {name: ENCODE(value) for name, value in seen["view"].items()}
        seen["view"] = {n: msgspec.Raw(d) for n, d in fresh.items() if self.sent.get(n) != d}
        self.sent = fresh
        await self.send({"type": "seen", "full": full, "seat": self.seat, "rows": self.since, **seen})

    async def refuse(self, answer_id: str | None, error: CuiusError) -> None:
        REFUSED.labels(type(error).__name__).inc()
        rule = error.rule if isinstance(error, CoreRefused) else None
        text = {
            "type": "refused",
            "id": answer_id,
            "error": type(error).__name__,
            "text": str(error),
            "rule": rule,
        }
        await self.send(text)

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send_data(ENCODE(message), mode="text")

    async def tell(self, news: bytes) -> None:
        """Something happened at the table."""
        what = msgspec.json.decode(news)
        if "rows" in what:
            if what["rows"] != self.since or not self.sent:
                await self.show(what["rows"])
        else:
            await self.pass_on(what)

    async def pass_on(self, what: dict[str, Any]) -> None:
        """Talk, votes and comings and goings, if they are for this watcher's eyes."""
        live = await self.services.hub.lives.get(self.table_id)
        had = self.seat
        await self.keep_to_own(live)
        to = what.get("to")
        if to is None or self.seat in to:
            await self.send(what)
        if self.seat != had:
            await self.show(len(live.match.journal))


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: str, services: Services) -> None:
    """Watch a table and play at it."""
    person: Person = socket.user
    authorise("play.watch", person)
    await live_for(services, person, table_id, socket.query_params.get("invitation", ""))
    await socket.accept()
    watcher = Watcher(socket, services, table_id)
    async with services.channels.start_subscription([table_channel(table_id)]) as news:
        listening = asyncio.create_task(watcher.listen())
        telling = asyncio.create_task(tell_all(watcher, news))
        done, waiting = await asyncio.wait((listening, telling), return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
    await watcher.look_from(None)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect):
            raise error


async def tell_all(watcher: Watcher, news: Any) -> None:
    async for event in news.iter_events():
        await watcher.tell(event)
