"""Talk at a table: to everybody, or from one seat to others. It is not part of the game's record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.core.title import get_title
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.errors import NotAllowed, RequestRefused
from cuius.server.notify.notices import NewNotice
from cuius.server.play.publish.pubsub import table_channel
from cuius.server.services import Services
from cuius.server.store.models import ChatMessage, GameTable, JournalRow, Seat, User
from cuius.server.tables.schemas import Word
from cuius.server.tables.seats import seats_of
from cuius.server.tables.service import find, refuse_unseen

LONGEST = 2000
MOST_BYTES = 6000
"""What fits into one message between nodes."""
SHOWN = 200


class ChatPost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say: to the seats named, or to everybody."""

    seat: Word
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
    to: Annotated[tuple[Word, ...], msgspec.Meta(max_length=20)] | None = None


class ChatMessageInfo(msgspec.Struct, frozen=True):
    """Something that was said, as its readers see it."""

    id: int
    sender: str
    name: str | None
    """Who said it; hidden at anonymous tables while they are played."""
    recipients: list[str] | None
    """The seats it was said to; null means everybody."""
    text: str
    journal_length: int
    """How many rows the game had then."""
    created_at: float


async def say(services: Services, person: Person, table_id: str, talk: ChatPost) -> ChatMessageInfo:
    """Say something at a table, from a seat one holds."""
    async with services.database.writing() as session:
        table = await find(session, table_id)
        seats = await seats_of(session, table_id)
        refuse_unseen(table, seats, person)
        held = {s.name for s in seats if person.id is not None and s.user_id == person.id}
        authorise("play.chat", person, holder=talk.seat in held)
        refuse_gunboat(table)
        await refuse_muted(session, person, services.clock())
        message = ChatMessage(
            table_id=table_id,
            sender=talk.seat,
            user_id=person.id,
            recipients=hearers(table, talk, seats),
            text=cleaned(talk.text),
            journal_length=await rows_of(session, table_id),
            created_at=services.clock(),
        )
        session.add(message)
        await session.flush()
    said = as_said(message, None if is_masked(table) else person.name)
    await push(services, table_id, said)
    services.notices.enqueue(tells_of(services, table, seats, said, held))
    return said


async def heard(
    services: Services, person: Person, table_id: str, seat: str | None, since: int, invitation: str = ""
) -> list[ChatMessageInfo]:
    """What was said after message `since` and may be read from this seat; a spectator reads public talk."""
    authorise("play.read_chat", person)
    query = (
        select(ChatMessage)
        .where(ChatMessage.table_id == table_id, ChatMessage.id > since)
        .order_by(ChatMessage.id)
    )
    async with services.database.reading() as session:
        table = await find(session, table_id)
        seats = await seats_of(session, table_id)
        refuse_unseen(table, seats, person, invitation)
        if seat is not None and seat not in {s.name for s in seats if s.user_id == person.id}:
            raise NotAllowed(f"You do not hold the seat {seat!r}.")
        readable = []
        async for message in await session.stream_scalars(query):
            if may_read(message, seat):
                readable.append(message)
            if len(readable) == SHOWN:
                break
        names = {} if is_masked(table) else await names_of(session, readable)
    return [as_said(message, names.get(message.user_id or "")) for message in readable]


def may_read(message: ChatMessage, seat: str | None) -> bool:
    if message.recipients is None:
        return True
    return seat is not None and (seat == message.sender or seat in message.recipients)


def hearers(table: GameTable, talk: ChatPost, seats: Sequence[Seat]) -> list[str] | None:
    """The seats a message is for, in the order of the table."""
    if talk.to is None:
        return None
    if not get_title(table.title).secret_talk:
        raise NotAllowed("The rules of this game forbid secret talk; say it to everybody.")
    unknown = [name for name in talk.to if name not in {s.name for s in seats}]
    if unknown or set(talk.to) <= {talk.seat}:
        raise RequestRefused("Name the other seats you talk to; leave them out to talk to everybody.")
    return [s.name for s in seats if s.name in talk.to and s.name != talk.seat]


def cleaned(text: str) -> str:
    """Without what no reader sees, and short enough for every way it travels."""
    text = "".join(c for c in text if c == "\n" or (c.isprintable() and c != "\u2028")).strip()
    if not text or len(msgspec.json.encode(text)) > MOST_BYTES:
        raise RequestRefused("Say something, in less than 2,000 letters.")
    return text


def refuse_gunboat(table: GameTable) -> None:
    if table.chat == "gunboat":
        raise NotAllowed("Nobody talks at a gunboat table; let your moves speak.")


async def refuse_muted(session: AsyncSession, person: Person, now: float) -> None:
    muted_until = await session.scalar(select(User.muted_until).where(User.id == person.id))
    if muted_until is not None and muted_until > now:
        raise NotAllowed("You may not talk for now; play on, and try again later.")


def is_masked(table: GameTable) -> bool:
    """Are people hidden behind their seats?"""
    return table.anonymous and table.status in ("open", "running")


async def rows_of(session: AsyncSession, table_id: str) -> int:
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


def as_said(message: ChatMessage, name: str | None) -> ChatMessageInfo:
    return ChatMessageInfo(
        id=message.id,
        sender=message.sender,
        name=name,
        recipients=message.recipients,
        text=message.text,
        journal_length=message.journal_length,
        created_at=message.created_at,
    )


async def push(services: Services, table_id: str, said: ChatMessageInfo) -> None:
    """To the sockets: private talk only to those who look from its seats."""
    what = {"type": "chat", "message": msgspec.to_builtins(said)}
    if said.recipients is not None:
        what["to"] = [said.sender, *said.recipients]
    await services.news.say(table_channel(table_id), what)


def tells_of(
    services: Services, table: GameTable, seats: Sequence[Seat], said: ChatMessageInfo, own: set[str]
) -> list[NewNotice]:
    """Those who were spoken to in private and are away are told so, without what was said."""
    about = {"table": table.id, "name": table.name, "title": table.title, "by": said.sender}
    to = [s for s in seats if said.recipients is not None and s.name in said.recipients and s.name not in own]
    reached = [s for s in to if services.notices.wants(s)]
    return [NewNotice(s.user_id, "talk", {**about, "seat": s.name}) for s in reached if s.user_id is not None]
