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
from cuius.server.accounts.person import Person
from cuius.server.accounts.rights import authorise
from cuius.server.errors import NotAllowed, Refusal
from cuius.server.operation.metrics import REFUSED
from cuius.server.play.api import live_for
from cuius.server.play.clocks import clocks_of
from cuius.server.play.live import Live
from cuius.server.play.news import table_channel
from cuius.server.play.showing import ENCODE, Picture, log_start
from cuius.server.services import Services

PATIENCE = 20
"""How many messages in a row may be nonsense before the socket is closed."""

MOST_LETTERS = 4096
"""No message that says something is longer."""

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


def read(data: str) -> Watch | Answer | Ping:
    """What a message says."""
    if len(data) > MOST_LETTERS:
        raise Refusal(f"it is longer than {MOST_LETTERS} letters")
    message: Watch | Answer | Ping = DECODE(data)
    return message


class Watcher:
    """One socket: which seat it looks from, and what it was sent last."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, table_id: str) -> None:
        self.socket = socket
        self.services = services
        self.table_id = table_id
        self.person: Person = socket.user
        self.seat: str | None = None
        self.since = -1
        self.last: Picture | None = None
        """What was sent last."""
        self.watches = False
        """Nothing is shown before it is asked for."""
        self.showing = asyncio.Lock()
        self.nonsense = 0

    async def listen(self) -> None:
        """Read messages until the other end goes away."""
        while True:
            data = await self.socket.receive_data(mode="text")
            try:
                message = read(data)
            except (msgspec.MsgspecError, UnicodeError, RecursionError, Refusal) as error:
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
        self.since, self.last, self.watches = message.since, None, True
        await self.show()

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
            self.last = None

    async def answer(self, message: Answer) -> None:
        hub = self.services.hub
        live = await hub.lives.get(self.table_id)
        authorise("play.answer", self.person, holder=message.seat in live.held_by(self.person.id))
        live = await hub.answer(
            self.table_id, message.seat, message.number, message.key, message.answer, message.id
        )
        await self.send({"type": "confirmed", "id": message.id, "rows": len(live.match.journal)})

    async def show(self) -> None:
        """Send what changed since the last time, as this seat may see it."""
        async with self.showing:
            async with self.services.hub.lives.held(self.table_id) as live:
                await self.keep_to_own(live)
                message = self.picture(live)
            await self.send(message)

    def picture(self, live: Live) -> dict[str, Any]:
        """The message that leads from what was sent last to how things stand now."""
        now = live.picture(self.seat)
        start = log_start(live.match, self.since)
        message = {
            "type": "seen",
            "full": self.last is None,
            "seat": self.seat,
            "rows": now.rows,
            "log_since": start,
            **now.rest,
            "view": now.view_after(self.last),
            "log": now.log_after(live.match, start),
            "clocks": clocks_of(live),
            "paused": live.table.paused_at is not None,
        }
        if self.last is None:
            message["online"] = self.services.presence.online(self.table_id)
        self.since, self.last = now.rows, now
        return message

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
        if what.get("type") == "look":
            await self.show()
        elif "rows" not in what:
            await self.pass_on(what)
        elif self.watches and what["rows"] > self.since:
            await self.show()

    async def pass_on(self, what: dict[str, Any]) -> None:
        """Talk, votes and comings and goings, if they are for this watcher's eyes."""
        live = await self.services.hub.lives.get(self.table_id)
        had = self.seat
        await self.keep_to_own(live)
        to = what.get("to")
        if to is None or self.seat in to:
            await self.send(what)
        if self.seat != had:
            await self.show()


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
