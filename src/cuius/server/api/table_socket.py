"""The table's socket: a seat sees what happens as it happens, and answers.

It knows no rule: it reads a message, hands it to the hub, and sends each watcher what changed in its view.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from cuius.core.errors import CuiusError
from cuius.core.errors import Refused as CoreRefused
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.api.play import live_for
from cuius.server.errors import NotAllowed, RequestRefused
from cuius.server.metrics import REFUSED
from cuius.server.play.live_tables import Live
from cuius.server.play.publish.observation_cache import ENCODE, Shown
from cuius.server.play.publish.socket_writer import Left, Sender
from cuius.server.play.publish.subscriptions import besides
from cuius.server.rate_limits import RateLimited
from cuius.server.services import Services
from cuius.server.web.dependencies import TableId, TheServices
from cuius.server.web.rate_limiting import rate_limit_keys

PATIENCE = 20
"""How many messages in a row may be nonsense before the socket is closed."""

MOST_LETTERS = 4096
"""No message that says something is longer."""

BACKLOG = 500
"""How many messages may wait for a slow reader."""

NONSENSE, TRY_LATER = 1008, 1013

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
        raise RequestRefused(f"it is longer than {MOST_LETTERS} letters")
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
        self.last: Shown | None = None
        """The view that was sent last; None before the first, which is sent whole."""
        self.watches = False
        """Nothing is shown before it is asked for."""
        self.unconfirmed: str | None = None
        """The id of an answer that is under way; what shows it when it is kept also confirms it."""
        self.outbox: deque[bytes] = deque()
        """What is still to be sent, in the order in which it was worked out."""
        self.left: Left | None = None
        """What is left of a message that could not be sent at once; it comes before the outbox."""
        self.late = False
        """Something happened while a message was still to be sent: look again when it is."""
        self.idle: asyncio.Future[None] | None = None
        """Ends the wait for something to send."""
        self.error: BaseException | None = None
        self.nonsense = 0
        """How many messages in a row were refused without being looked at."""
        self.counted_as = rate_limit_keys(socket.scope)
        self.sender = Sender(socket)

    async def listen(self) -> None:
        """Read messages until the other end goes away."""
        while True:
            data = await self.socket.receive_data(mode="text")
            try:
                message = read(data)
            except (msgspec.MsgspecError, UnicodeError, RecursionError, RequestRefused) as error:
                if not await self.bear(None, RequestRefused(f"That message cannot be read: {error}")):
                    return
                continue
            if not await self.heed(message):
                return

    async def heed(self, message: Watch | Answer | Ping) -> bool:
        """Do what a message says, or say why not; False if the socket was closed."""
        number = message.id if isinstance(message, Answer) else None
        try:
            self.count("writes" if isinstance(message, Answer) else "reads")
            if isinstance(message, Answer):
                await self.answer(message)
            elif isinstance(message, Watch):
                await self.watch(message)
            else:
                await self.send({"type": "pong"})
            self.nonsense = 0
        except RateLimited as error:
            return await self.bear(number, error)
        except CuiusError as error:
            self.nonsense = 0
            await self.refuse(number, error)
        return True

    def count(self, kind: str) -> None:
        """A message counts like a request; at one's own machine nobody counts."""
        if not self.services.settings.local:
            self.services.rate_limiter.consume(kind, *self.counted_as)

    async def bear(self, answer_id: str | None, error: CuiusError) -> bool:
        """Refuse nonsense and haste; too much of it in a row closes the socket, and is False."""
        self.nonsense += 1
        if self.nonsense > PATIENCE:
            await self.socket.close(NONSENSE, "Too many messages that say nothing, or too fast.")
            return False
        await self.refuse(answer_id, error)
        return True

    async def watch(self, message: Watch) -> None:
        """Look from this seat from now on, and show everything once."""
        live = await self.services.hub.lives.get(self.table_id)
        if message.seat is not None and message.seat not in live.held_by(self.person.id):
            raise NotAllowed(f"You do not hold the seat {message.seat!r}.")
        await self.look_from(message.seat)
        self.since, self.last, self.watches = message.since, None, True
        await self.look()

    async def look_from(self, seat: str | None) -> None:
        """Change the seat; the others see who is there."""
        before, self.seat = self.seat, seat
        if seat == before:
            return
        if before is not None:
            await self.services.presence.left(self.table_id, before)
        if seat is not None:
            await self.services.presence.came(self.table_id, seat)

    async def answer(self, message: Answer) -> None:
        hub = self.services.hub
        live = await hub.lives.get(self.table_id)
        authorise("play.answer", self.person, holder=message.seat in live.held_by(self.person.id))
        self.unconfirmed = message.id
        try:
            live = await hub.answer(
                self.table_id, message.seat, message.number, message.key, message.answer, message.id
            )
            if self.unconfirmed is not None:
                await self.send({"type": "confirmed", "id": message.id, "rows": len(live.match.journal)})
        finally:
            self.unconfirmed = None

    # Being shown

    def is_behind(self, rows: int | None) -> bool:
        return self.watches and (rows is None or self.since < rows)

    def show(self, live: Live, around: bytes) -> None:
        """What changed since the last time; for whoever is slow it waits until they are ready."""
        if self.outbox or self.left or self.has_lost_seat(live):
            self.late = True
            self.wake()
        else:
            self.post(self.work_out(live, around))

    def post(self, data: bytes) -> None:
        """Send a message at once; if others wait, or it has to wait itself, it is sent in its turn."""
        if self.outbox or self.left or self.error is not None:
            self.outbox.append(data)
        else:
            try:
                self.left = self.sender.at_once(data)
            except Exception as error:  # whoever brought the news has nothing to do with a lost connection
                self.error = error
        if self.outbox or self.left or self.error is not None:
            self.wake()

    def work_out(self, live: Live, around: bytes) -> bytes:
        """The message that leads from what was sent last to how things stand now."""
        now = live.moment()
        if self.last is None:
            online = self.services.presence.online(self.table_id)
            around += b',"online":' + ENCODE(online)
        if self.unconfirmed in live.answers:
            around += b',"confirmed":' + ENCODE(self.unconfirmed)
            self.unconfirmed = None
        message = now.message(self.seat, self.since, self.last, around)
        self.since, self.last = now.rows, now.shown(self.seat)
        return message

    def has_lost_seat(self, live: Live) -> bool:
        """Does a substitute sit there now?"""
        return self.seat is not None and live.seats[self.seat].user_id != self.person.id

    async def look(self) -> None:
        """Show how things stand now. Who has lost their seat goes on as a spectator, and sees all anew."""
        self.late = False
        async with self.services.hub.lives.held(self.table_id) as live:
            if self.has_lost_seat(live):
                await self.look_from(None)
                self.last = None
            self.post(self.work_out(live, besides(live)))

    def pass_on(self, live: Live, what: dict[str, Any], data: bytes) -> None:
        """Talk, votes and comings and goings, if they are for this watcher's eyes."""
        lost, to = self.has_lost_seat(live), what.get("to")
        if to is None or (not lost and self.seat in to):
            self.post(data)
        if lost:
            self.late = True
            self.wake()

    def wake(self) -> None:
        if self.idle is not None and not self.idle.done():
            self.idle.set_result(None)

    def fail(self, error: BaseException) -> None:
        self.error = error
        self.wake()

    async def deliver(self) -> None:
        """Send what is in the outbox, as fast as the other end takes it."""
        while True:
            if not (self.outbox or self.left or self.late or self.error):
                self.idle = asyncio.get_running_loop().create_future()
                await self.idle
            if self.error is not None:
                raise self.error
            if len(self.outbox) > BACKLOG:
                await self.socket.close(TRY_LATER, "You do not keep up; connect again.")
                return
            if self.left is not None:
                await self.left
                self.left = None
            while self.outbox:
                await self.sender.send(self.outbox[0])
                self.outbox.popleft()
            if self.late:
                await self.look()

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
        left = self.sender.at_once(ENCODE(message))
        if left is not None:
            await left


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: TableId, services: TheServices) -> None:
    """Watch a table and play at it."""
    person: Person = socket.user
    authorise("play.watch", person)
    await live_for(services, person, table_id, socket.query_params.get("invitation", ""))
    await socket.accept()
    watcher = Watcher(socket, services, table_id)
    async with services.rooms.enter(table_id, watcher):
        listening = asyncio.create_task(watcher.listen())
        delivering = asyncio.create_task(watcher.deliver())
        done, waiting = await asyncio.wait((listening, delivering), return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
    if watcher.left is not None:
        watcher.left.close()
    await watcher.look_from(None)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect):
            raise error
