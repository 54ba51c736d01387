"""The socket of a table: a seat sees what happens as it happens, and answers.

It knows no rules: it reads a message, hands it to the game service, and sends what changed in its view.
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
from cuius.core.observation import ENCODE, EncodedView
from cuius.core.sequence import MAX_STEPS, Step
from cuius.core.title import LANGUAGES
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.errors import NotAllowed, RequestRefused
from cuius.server.metrics import REFUSED
from cuius.server.play.live_tables import LiveTable
from cuius.server.play.publish.subscriptions import table_status
from cuius.server.rate_limits import RateLimited
from cuius.server.services import Services
from cuius.server.tables.table_info import is_masked
from cuius.server.web.dependencies import TableId, TheServices
from cuius.server.web.rate_limiting import rate_limit_keys
from cuius.server.web.refusal_texts import accepted_language, localised_refusal
from cuius.server.web.websocket_protocol import SlowReader, direct_write_of

MAX_INVALID_MESSAGES = 20
"""So many messages in a row may be invalid or too fast before the socket is closed."""

MAX_MESSAGE_LENGTH = 8192
MAX_OUTBOX = 500
"""So many messages may wait for a slow reader."""

POLICY_VIOLATION, TRY_AGAIN_LATER = 1008, 1013

Word = Annotated[str, msgspec.Meta(max_length=200)]


class WatchMessage(msgspec.Struct, frozen=True, tag="watch", forbid_unknown_fields=True):
    """See the table from a seat one holds, or as a spectator; the log from after `since` rows on."""

    seat: Word | None = None
    since: int = -1


class AnswerMessage(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Answer a question. The same id sent twice is played once."""

    id: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
    seat: Word
    number: int
    key: Word
    answer: Word


class AnswersMessage(msgspec.Struct, frozen=True, tag="answers", forbid_unknown_fields=True):
    """Answer several questions, the first of them `number`: all or none. Sent twice it is played once."""

    id: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
    seat: Word
    number: int
    steps: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1, max_length=MAX_STEPS)]


class PingMessage(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ClientMessage = WatchMessage | AnswerMessage | AnswersMessage | PingMessage

DECODE = msgspec.json.Decoder(ClientMessage).decode


class SocketSubscriber:
    """One socket: which seat it watches from, and what it was sent last."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, table_id: str) -> None:
        self.socket = socket
        self.direct_write = direct_write_of(socket.scope)
        self.services = services
        self.table_id = table_id
        self.person: Person = socket.user
        self.seat: str | None = None
        self.since = -1
        self.last_view: EncodedView | None = None
        """The view that was sent last; None before the first, which is sent whole."""
        self.watching = False
        """Nothing is shown before it is asked for."""
        self.unconfirmed: str | None = None
        """The id of an answer under way: the update that shows it confirms it, too."""
        self.outbox: deque[bytes] = deque()
        self.behind = False
        """Something happened while messages still waited to be sent: an update follows them."""
        self.too_slow = False
        """Does the other end leave too much unread?"""
        self.wake: asyncio.Event = asyncio.Event()
        self.error: BaseException | None = None
        self.invalid_messages = 0
        self.rate_keys = rate_limit_keys(socket.scope)
        self.language = asked_language(socket)

    # Receiving

    async def receive(self) -> None:
        """Read messages until the other end goes away."""
        while True:
            data = await self.socket.receive_data(mode="text")
            try:
                if len(data) > MAX_MESSAGE_LENGTH:
                    raise RequestRefused(f"it is longer than {MAX_MESSAGE_LENGTH} letters")
                message: ClientMessage = DECODE(data)
            except (msgspec.MsgspecError, UnicodeError, RecursionError, RequestRefused) as error:
                handled = await self.refuse_invalid(
                    None, RequestRefused(f"That message cannot be read: {error}")
                )
            else:
                handled = await self.handle(message)
            if not handled:
                return

    async def handle(self, message: ClientMessage) -> bool:
        """Do what a message asks, or say why not; False if the socket was closed."""
        answer_id = message.id if isinstance(message, AnswerMessage | AnswersMessage) else None
        try:
            if not self.services.settings.local:
                kind = "reads" if answer_id is None else "writes"
                self.services.rate_limiter.consume(kind, *self.rate_keys)
            if isinstance(message, AnswerMessage | AnswersMessage):
                await self.answer(message)
            elif isinstance(message, WatchMessage):
                await self.watch(message)
            else:
                self.send({"type": "pong"})
            self.invalid_messages = 0
        except RateLimited as error:
            return await self.refuse_invalid(answer_id, error)
        except CuiusError as error:
            self.invalid_messages = 0
            self.refuse(answer_id, error)
        return True

    async def answer(self, message: AnswerMessage | AnswersMessage) -> None:
        games, seat, number = self.services.games, message.seat, message.number
        live = await self.services.live_tables.get(self.table_id)
        authorise("play.answer", self.person, holder=seat in live.held_by(self.person.id))
        live.refuse_conceded(seat)
        self.unconfirmed = message.id
        try:
            if isinstance(message, AnswerMessage):
                live = await games.answer(
                    self.table_id, seat, number, message.key, message.answer, message.id
                )
            else:
                live = await games.answer_in_sequence(self.table_id, seat, number, message.steps, message.id)
            if self.unconfirmed is not None:
                self.send({"type": "confirmed", "id": message.id, "rows": len(live.match.journal)})
        finally:
            self.unconfirmed = None

    async def watch(self, message: WatchMessage) -> None:
        """Watch from this seat from now on, and show everything once."""
        live = await self.services.live_tables.get(self.table_id)
        if message.seat is not None and message.seat not in live.held_by(self.person.id):
            raise NotAllowed(f"You do not hold the seat {message.seat!r}.")
        await self.change_seat(message.seat)
        self.since, self.last_view, self.watching = message.since, None, True
        await self.catch_up()

    async def change_seat(self, seat: str | None) -> None:
        """Change the seat; the others see who is online."""
        before, self.seat = self.seat, seat
        if seat == before:
            return
        if before is not None:
            await self.services.presence.seat_offline(self.table_id, before)
        if seat is not None:
            await self.services.presence.seat_online(self.table_id, seat)

    async def refuse_invalid(self, answer_id: str | None, error: CuiusError) -> bool:
        """Refuse what is invalid or too fast; too much of it in a row closes the socket, and is False."""
        self.invalid_messages += 1
        if self.invalid_messages > MAX_INVALID_MESSAGES:
            await self.socket.close(POLICY_VIOLATION, "Too many messages that say nothing, or too fast.")
            return False
        self.refuse(answer_id, error)
        return True

    def refuse(self, answer_id: str | None, error: CuiusError) -> None:
        REFUSED.labels(type(error).__name__).inc()
        rule = error.rule if isinstance(error, CoreRefused) else None
        text, code = localised_refusal(str(error), self.language)
        refusal = {"error": type(error).__name__, "text": text, "rule": rule, "code": code}
        self.send({"type": "refused", "id": answer_id, **refusal})

    # Subscribing

    def is_behind(self, rows: int | None) -> bool:
        return self.watching and (rows is None or self.since < rows)

    def send_update(self, live: LiveTable, status: bytes) -> None:
        """Send what changed since the last time; a slow reader gets it once it is ready for it."""
        if self.outbox or self.has_lost_seat(live):
            self.behind = True
            self.wake.set()
        else:
            self.post(self.build_update(live, status))

    def build_update(self, live: LiveTable, status: bytes) -> bytes:
        """The message that leads from what was sent last to how things stand now."""
        observation = live.observation()
        if self.last_view is None:
            online = [] if is_masked(live.table) else self.services.presence.online(self.table_id)
            status += b',"online":' + ENCODE(online)
        if self.unconfirmed in live.answer_ids:
            status += b',"confirmed":' + ENCODE(self.unconfirmed)
            self.unconfirmed = None
        message = observation.update(self.seat, self.since, self.last_view, status)
        self.since, self.last_view = observation.rows, observation.view(self.seat)
        return message

    def has_lost_seat(self, live: LiveTable) -> bool:
        """Does a substitute hold it now?"""
        return self.seat is not None and live.seats[self.seat].user_id != self.person.id

    async def catch_up(self) -> None:
        """Show how things stand now. Who has lost their seat goes on as a spectator, and sees all anew."""
        self.behind = False
        async with self.services.live_tables.locked(self.table_id) as live:
            if self.has_lost_seat(live):
                await self.change_seat(None)
                self.last_view = None
            self.post(self.build_update(live, table_status(live)))

    def forward(self, live: LiveTable, message: dict[str, Any], data: bytes) -> None:
        """Chat, votes and presence, if they are for this seat; presence would tell who is behind a mask."""
        lost, to = self.has_lost_seat(live), message.get("to")
        hidden = message.get("type") == "online" and is_masked(live.table)
        if not hidden and (to is None or (not lost and self.seat in to)):
            self.post(data)
        if lost:
            self.behind = True
            self.wake.set()

    def fail(self, error: BaseException) -> None:
        self.error = error
        self.wake.set()

    # Sending

    def send(self, message: dict[str, Any]) -> None:
        self.post(ENCODE(message))

    def post(self, data: bytes) -> None:
        """Send a message: at once if it can be, else by `deliver`."""
        direct = self.direct_write
        if direct is not None and not self.outbox and not direct.must_check():
            try:
                direct.write(data)
            except SlowReader:
                self.too_slow = True
            except Exception:  # it is closing: let `deliver` find out how
                self.direct_write = None
            else:
                return
        self.outbox.append(data)
        self.wake.set()

    async def deliver(self) -> None:
        """Send what is in the outbox, as fast as the other end takes it."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.error is not None:
                raise self.error
            if self.too_slow or len(self.outbox) > MAX_OUTBOX:
                await self.socket.close(TRY_AGAIN_LATER, "You do not keep up; connect again.")
                return
            while self.outbox:
                await self.socket.send_data(self.outbox[0].decode())
                self.outbox.popleft()
            if self.behind:
                await self.catch_up()


def asked_language(socket: WebSocket[Any, Any, Any]) -> str:
    """The language of the page, by the query, since a browser sets no headers of a socket; else its own."""
    language: str = socket.query_params.get("language", "")
    return language if language in LANGUAGES else accepted_language(socket.scope)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: TableId, services: TheServices) -> None:
    """Watch a table and play at it."""
    person: Person = socket.user
    authorise("play.watch", person)
    await services.live_tables.get_visible(person, table_id, socket.query_params.get("invitation", ""))
    await socket.accept()
    subscriber = SocketSubscriber(socket, services, table_id)
    async with services.subscriptions.subscribe(table_id, subscriber):
        tasks = [asyncio.create_task(subscriber.receive()), asyncio.create_task(subscriber.deliver())]
        done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
    await subscriber.change_seat(None)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect):
            raise error
