"""Chat at a table: to everybody, or from one seat to others. It is not part of the game's record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.core.reasons import AnswerReason
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES, get_title
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.clock import Clock
from cuius.server.errors import NotAllowed, RequestRefused
from cuius.server.play.live_tables import LiveTable
from cuius.server.play.publish.publisher import Publisher
from cuius.server.store.database import Database
from cuius.server.store.models import ChatMessage, GameTable, JournalRow, Seat, User
from cuius.server.tables.finding import find
from cuius.server.tables.schemas import Word
from cuius.server.tables.seats import seats_of
from cuius.server.tables.table_info import is_masked
from cuius.server.tables.visibility import refuse_unseen

MAX_LENGTH = 2000
MAX_BYTES = 6000
"""What fits into one message between nodes."""
PAGE_SIZE = 200


class ChatPost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message to the seats named, or to everybody."""

    seat: Word
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_LENGTH)]
    to: Annotated[tuple[Word, ...], msgspec.Meta(max_length=20)] | None = None


class ChatMessageInfo(msgspec.Struct, frozen=True):
    """A message as its readers see it."""

    id: int
    sender: str
    name: str | None
    """Who wrote it; hidden at anonymous tables while they are played."""
    recipients: list[str] | None
    """The seats it is for; null means everybody."""
    text: str
    said: AnswerReason | None
    """What a bot says, to be read in one's own language; `text` is the same in English."""
    journal_length: int
    """How many rows the game had then."""
    created_at: float


class Chat:
    """Posting and reading messages."""

    def __init__(self, database: Database, publisher: Publisher, clock: Clock) -> None:
        self.database = database
        self.publisher = publisher
        self.clock = clock

    async def post(self, person: Person, table_id: str, post: ChatPost) -> ChatMessageInfo:
        """Post a message from a seat one holds."""
        async with self.database.writing() as session:
            table = await find(session, table_id)
            seats = await seats_of(session, table_id)
            await refuse_unseen(session, table, seats, person)
            held = {s.name for s in seats if person.id is not None and s.user_id == person.id}
            authorise("play.chat", person, holder=post.seat in held)
            refuse_gunboat(table)
            await refuse_muted(session, person, self.clock())
            message = ChatMessage(
                table_id=table_id,
                sender=post.seat,
                user_id=person.id,
                recipients=recipients_of(table, post, seats),
                text=sanitized(post.text),
                said=None,
                journal_length=await journal_length(session, table_id),
                created_at=self.clock(),
            )
            session.add(message)
            await session.flush()
        info = message_info(message, None if is_masked(table) else person.name)
        await self._publish(table, seats, info, held)
        return info

    async def say(self, live: LiveTable, seat: str, recipients: list[str], said: AnswerReason) -> None:
        """A bot says something to some seats; nobody is notified of it who is away."""
        table = live.table
        words = catalogue(get_title(table.title).folder, LANGUAGES[0])
        async with self.database.writing() as session:
            message = ChatMessage(
                table_id=table.id,
                sender=seat,
                user_id=None,
                recipients=recipients,
                text=words.format(said.key, said.about),
                said=msgspec.to_builtins(said),
                journal_length=len(live.match.journal),
                created_at=self.clock(),
            )
            session.add(message)
            await session.flush()
        await self._send(table, message_info(message, None))

    async def _publish(
        self, table: GameTable, seats: Sequence[Seat], info: ChatMessageInfo, own: set[str]
    ) -> None:
        """To sockets; and absent recipients are notified."""
        await self._send(table, info)
        reached = [s for s in seats if s.name in (info.recipients or ()) and s.name not in own]
        self.publisher.notifier.notify_holders(table, reached, "talk", by=info.sender)

    async def _send(self, table: GameTable, info: ChatMessageInfo) -> None:
        """To sockets, private messages only to those of its seats."""
        message: dict[str, Any] = {"type": "chat", "message": msgspec.to_builtins(info)}
        if info.recipients is not None:
            message["to"] = [info.sender, *info.recipients]
        await self.publisher.table_message(table.id, message)

    async def messages(
        self, person: Person, table_id: str, seat: str | None, since: int, invitation: str = ""
    ) -> list[ChatMessageInfo]:
        """The messages after `since` that may be read from this seat; a spectator reads the public ones."""
        authorise("play.read_chat", person)
        query = (
            select(ChatMessage)
            .where(ChatMessage.table_id == table_id, ChatMessage.id > since)
            .order_by(ChatMessage.id)
        )
        async with self.database.reading() as session:
            table = await find(session, table_id)
            seats = await seats_of(session, table_id)
            await refuse_unseen(session, table, seats, person, invitation)
            if seat is not None and seat not in {s.name for s in seats if s.user_id == person.id}:
                raise NotAllowed(f"You do not hold the seat {seat!r}.")
            readable = []
            async for message in await session.stream_scalars(query):
                if may_read(message, seat):
                    readable.append(message)
                if len(readable) == PAGE_SIZE:
                    break
            names = {} if is_masked(table) else await names_of(session, readable)
        if seat is not None and person.id is not None and len(readable) < PAGE_SIZE:
            self.publisher.notifier.chat_read(person.id, table_id, seat)
        return [message_info(message, names.get(message.user_id or "")) for message in readable]


def may_read(message: ChatMessage, seat: str | None) -> bool:
    if message.recipients is None:
        return True
    return seat is not None and (seat == message.sender or seat in message.recipients)


def recipients_of(table: GameTable, post: ChatPost, seats: Sequence[Seat]) -> list[str] | None:
    """The seats a message is for, in the order of the table."""
    if post.to is None:
        return None
    if not get_title(table.title).secret_talk:
        raise NotAllowed("The rules of this game forbid secret talk; say it to everybody.")
    unknown = [name for name in post.to if name not in {s.name for s in seats}]
    if unknown or set(post.to) <= {post.seat}:
        raise RequestRefused("Name the other seats you talk to; leave them out to talk to everybody.")
    return [s.name for s in seats if s.name in post.to and s.name != post.seat]


def may_whisper(table: GameTable) -> bool:
    """May seats talk in private here?"""
    return table.chat != "gunboat" and get_title(table.title).secret_talk


def sanitized(text: str) -> str:
    """Without invisible characters, and short enough for every channel."""
    text = "".join(c for c in text if c == "\n" or (c.isprintable() and c != "\u2028")).strip()
    if not text or len(msgspec.json.encode(text)) > MAX_BYTES:
        raise RequestRefused("Say something, in less than 2,000 letters.")
    return text


def refuse_gunboat(table: GameTable) -> None:
    if table.chat == "gunboat":
        raise NotAllowed("Nobody talks at a gunboat table; let your moves speak.")


async def refuse_muted(session: AsyncSession, person: Person, now: float) -> None:
    muted_until = await session.scalar(select(User.muted_until).where(User.id == person.id))
    if muted_until is not None and muted_until > now:
        raise NotAllowed("You may not talk for now; play on, and try again later.")


async def journal_length(session: AsyncSession, table_id: str) -> int:
    query = (
        select(JournalRow.number)
        .where(JournalRow.table_id == table_id)
        .order_by(JournalRow.number.desc())
        .limit(1)
    )
    last = await session.scalar(query)
    return 0 if last is None else last + 1


async def names_of(session: AsyncSession, messages: Iterable[ChatMessage]) -> dict[str, str]:
    ids = {m.user_id for m in messages if m.user_id}
    rows = await session.execute(select(User.id, User.name).where(User.id.in_(ids)))
    return {row.id: row.name for row in rows}


def message_info(message: ChatMessage, name: str | None) -> ChatMessageInfo:
    return ChatMessageInfo(
        id=message.id,
        sender=message.sender,
        name=name,
        recipients=message.recipients,
        text=message.text,
        said=None if message.said is None else msgspec.convert(message.said, AnswerReason),
        journal_length=message.journal_length,
        created_at=message.created_at,
    )
