"""What may happen to tables before, around and after play."""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import delete, func, or_, select, union
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.bots import FORMER_LEVELS, TABLE_LEVELS
from cuius.core.branch import GamePosition, continue_in_steps, decode_position, encode_rows
from cuius.core.chance import Committed
from cuius.core.errors import BadRecord
from cuius.core.journal import taken_over
from cuius.core.match import Match
from cuius.core.title import get_title
from cuius.server.accounts.blocks_and_reports import get_user_by_name
from cuius.server.accounts.names import validate_table_name
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.clock import Clock
from cuius.server.errors import Conflict, LimitExceeded, NotFound, RequestRefused
from cuius.server.secrets import new_id, new_secret
from cuius.server.slices import SlicedWork
from cuius.server.store.database import Database
from cuius.server.store.models import Block, GameTable, Seat, StartingPosition
from cuius.server.tables.club_members import is_club_member
from cuius.server.tables.finding import find, find_seat
from cuius.server.tables.journal_store import config_of, row_values, write_rows
from cuius.server.tables.salts import free_seats, missing_salts, renew_salts, shown_salts, take_salts
from cuius.server.tables.schemas import (
    JoinRequest,
    NewTable,
    Origin,
    Pace,
    RematchRequest,
    SaltsRequest,
    StartRequest,
    TableInfo,
)
from cuius.server.tables.seats import seats_of
from cuius.server.tables.substitutes import refuse_second_seat, seat_substitute
from cuius.server.tables.table_info import is_masked, names_of, table_info
from cuius.server.tables.visibility import refuse_unseen

ME = "me"


class Rematch(msgspec.Struct, frozen=True):
    """A game that is to be played once more, and who else played it."""

    id: str
    name: str
    title: str
    others: list[tuple[str, str]]
    """Seats and who held them."""


class Continuation(msgspec.Struct, frozen=True):
    """A position from which a new table goes on, and where it comes from."""

    position: GamePosition
    origin: Origin


class UnseatedPerson(msgspec.Struct, frozen=True):
    """Whose seat was taken from them, and what the letter says of the table."""

    user_id: str
    id: str
    name: str
    title: str


class InvitedPerson(msgspec.Struct, frozen=True):
    """Whom somebody asks to a table by name, and what the letter says of the table."""

    user_id: str
    id: str
    name: str
    title: str
    invitation: str
    anonymous: bool


class Tables:
    """Tables: made, joined, started, looked at."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        max_open: int = 0,
        engines: tuple[str, ...] = (),
        sliced_work: SlicedWork | None = None,
    ) -> None:
        self.database = database
        self.clock = clock
        self.sliced_work = sliced_work or SlicedWork()
        self.max_open = max_open
        """How many tables of one account may wait to begin; 0 means any number."""
        self.levels = (*TABLE_LEVELS, *engines)
        """The bots that are offered."""
        self.seatable = (*self.levels, *FORMER_LEVELS)
        """The bots that may be seated."""

    # Making and filling

    async def create(self, person: Person, wish: NewTable, start: Continuation | None = None) -> str:
        """A new table, with its maker and bots where they wished to sit; it may go on from a position."""
        authorise("tables.create", person)
        table, seats = self._new_table(person, wish)
        async with self.database.writing() as session:
            if wish.club is not None and not await is_club_member(session, wish.club, person):
                raise NotFound("There is no such club, or you are no member of it.")
            await self._add(session, table, seats)
            if start is not None:
                table.origin = msgspec.to_builtins(start.origin)
                rows = zlib.compress(encode_rows(start.position.rows))
                await session.flush()
                session.add(StartingPosition(table_id=table.id, rows=rows))
        return table.id

    async def _add(self, session: AsyncSession, table: GameTable, seats: list[Seat]) -> None:
        if self.max_open:
            mine = GameTable.owner_id == table.owner_id, GameTable.status == "open"
            waiting = await session.scalar(select(func.count()).select_from(GameTable).where(*mine))
            if (waiting or 0) >= self.max_open:
                raise LimitExceeded("Many of your tables have not begun; start or close one of them first.")
        session.add_all([table, *seats])

    def _new_table(
        self, person: Person, wish: NewTable, rematch_of: str | None = None
    ) -> tuple[GameTable, list[Seat]]:
        title = get_title(wish.title)
        if not title.offered:
            raise NotFound(f"{wish.title} is not played here.")
        config = title.configure(wish.players, wish.scenario, wish.options, wish.board)
        unknown = [seat for seat in wish.seats if seat not in config.seats]
        if unknown:
            raise RequestRefused(f"There is no seat {unknown[0]!r}; there are {', '.join(config.seats)}.")
        others = [seat for seat in wish.salt_hashes if wish.seats.get(seat) != ME]
        if others:
            raise RequestRefused(f"You do not sit at {others[0]!r}; salts are for your own seats.")
        now = self.clock()
        table = GameTable(
            id=new_id(),
            name=validate_table_name(wish.name) or title.name,
            title=title.name,
            config=msgspec.to_builtins(config),
            status="open",
            owner_id=person.id,
            public=wish.public and wish.club is None,
            club_id=wish.club,
            invitation=new_secret(),
            chat=wish.chat,
            anonymous=wish.anonymous,
            advice=wish.advice,
            pace=msgspec.to_builtins(wish.pace),
            seed=secrets.token_bytes(32),
            asked_seats=[],
            rematch_of=rematch_of,
            created_at=now,
            last_move_at=now,
        )
        seats = [self._new_seat(table, seat, place, wish, person) for place, seat in enumerate(config.seats)]
        return table, seats

    async def join(self, person: Person, table_id: str, join: JoinRequest) -> None:
        """Take a free seat: at an open table, or with its invitation; or stand in for somebody absent."""
        authorise("table.join", person)
        async with self.database.writing() as session:
            table = await find(session, table_id, lock=True)
            seat = await find_seat(session, table_id, join.seat)
            seats = await seats_of(session, table_id)
            await refuse_unseen(session, table, seats, person, join.invitation)
            await refuse_blocked(session, table, person)
            if table.status == "open" and seat.user_id is None and seat.bot is None:
                renew_salts(seats)
                seat.user_id, seat.salt_hash, seat.previous_user_id = person.id, join.salt_hash, None
            elif table.status == "running" and seat.open_to_substitutes:
                refuse_second_seat(table, seats, seat, person)
                seat_substitute(seat, person)
            else:
                raise Conflict("That seat is taken; choose a free one.")

    async def leave(self, person: Person, table_id: str, seat_name: str) -> UnseatedPerson | None:
        """Give a seat back before the game begins, or as its maker take it from somebody, who is returned."""
        async with self.database.writing() as session:
            table = await find(session, table_id, lock=True)
            seat = await find_seat(session, table_id, seat_name)
            held, mine = seat.user_id is not None, seat.user_id == person.id
            authorise("table.leave", person, holder=held and mine, owner=table.owner_id == person.id)
            if table.status != "open":
                raise Conflict("The game has begun; concede, or let a substitute take the seat.")
            former = None if seat.user_id is None or mine else seat.user_id
            seat.user_id = seat.salt_hash = seat.salt = None
            if former is None:
                return None
            renew_salts(await seats_of(session, table_id))
        return UnseatedPerson(former, table.id, table.name, table.title)

    def _new_seat(self, table: GameTable, seat: str, place: int, wish: NewTable, person: Person) -> Seat:
        """A seat as the maker of the table wished it."""
        who = wish.seats.get(seat)
        if who not in (None, ME, *self.seatable):
            raise RequestRefused(
                f"{who!r} cannot sit at {seat!r}; write {ME!r} or {' or '.join(self.levels)}."
            )
        return Seat(
            table_id=table.id,
            name=seat,
            position=place,
            user_id=person.id if who == ME else None,
            bot=who if who in self.seatable else None,
            salt_hash=wish.salt_hashes.get(seat),
            time_bank=float(wish.pace.time_bank),
        )

    async def seat_bot(self, person: Person, table_id: str, seat_name: str, bot: str | None) -> None:
        """The owner puts a bot on a free seat, or takes one away."""
        async with self.database.writing() as session:
            table = await find(session, table_id)
            authorise("table.edit", person, owner=table.owner_id == person.id)
            seat = await find_seat(session, table_id, seat_name)
            if table.status != "open" or seat.user_id is not None:
                raise Conflict("That seat cannot be given to a bot now.")
            if bot is not None and bot not in self.seatable:
                raise RequestRefused(f"There is no bot {bot!r}; choose {' or '.join(self.levels)}.")
            renew_salts(await seats_of(session, table_id))
            seat.bot = bot

    async def show_salts(self, person: Person, table_id: str, request: SaltsRequest) -> None:
        """Once every seat is taken, the browsers show the salts whose hashes they gave before."""
        async with self.database.writing() as session:
            table = await find(session, table_id)
            seats = await seats_of(session, table_id)
            mine = {s.name for s in seats if s.user_id is not None and s.user_id == person.id}
            authorise("table.salt", person, holder=mine.issuperset(request.salts))
            if table.status != "open":
                raise Conflict("The game has begun; salts are shown before.")
            take_salts(seats, request)

    async def start(self, person: Person, table_id: str, request: StartRequest) -> None:
        """The game begins once every seat is taken; chance takes in every seat's salt."""
        continued = await self._continue(person, table_id, request)
        async with self.database.writing() as session:
            table = await find(session, table_id)
            seats = await seats_of(session, table_id)
            refuse_unready(table, seats, person, request)
            match = continued or begin(table, seats)
            if match.journal.salts() != shown_salts(seats):
                raise Conflict("The seats have changed; look at the table again.")
            now = self.clock()
            others = taken_over(match.journal)
            rows = [
                row_values(table.id, n, entry, 0.0 if n in others else now)
                for n, entry in enumerate(match.journal)
            ]
            await write_rows(session, rows)
            await session.execute(delete(StartingPosition).where(StartingPosition.table_id == table_id))
            table.status, table.last_move_at = "running", now
            table.asked_seats = list(dict.fromkeys(q.seat for q in match.questions))

    async def _continue(self, person: Person, table_id: str, request: StartRequest) -> Match | None:
        """The match of a table that goes on from a position, played up to there; None for any other."""
        async with self.database.reading() as session:
            table = await find(session, table_id)
            seats = await seats_of(session, table_id)
            refuse_unready(table, seats, person, request)
            start = await session.get(StartingPosition, table_id)
        if start is None:
            return None
        try:
            position = decode_position(config_of(table), zlib.decompress(start.rows))
            return await self.sliced_work.run(continue_in_steps(salted_match(table, seats), position))
        except BadRecord:
            raise Conflict(
                "This position does not fit the rules that are installed now; close the table."
            ) from None

    async def rematch(self, person: Person, table_id: str, request: RematchRequest) -> Rematch:
        """The same game once more, with the same pace and options; the others see it and are free to join.

        Of one game there is one rematch at a time: whoever asks for another is shown the one that waits.
        At an anonymous table its maker sits down like everybody else: a seat kept would tell who made it.
        """
        async with self.database.reading() as session:
            table = await find(session, table_id)
            seats = await seats_of(session, table_id)
        mine = [s.name for s in seats if s.user_id == person.id]
        authorise("table.rematch", person, holder=bool(mine), owner=table.owner_id == person.id)
        authorise("tables.create", person)
        if table.status == "open":
            raise Conflict("This game has not begun; start it, and play it once more afterwards.")
        wish = rematch_wish(table, seats, mine, request.salt_hashes)
        again, new_seats = self._new_table(person, wish, rematch_of=table_id)
        others = {s.name: s.user_id for s in seats if s.user_id not in (None, person.id)}
        for seat in new_seats:
            seat.previous_user_id = others.get(seat.name)
        async with self.database.writing() as session:
            await session.get(GameTable, table_id, with_for_update=True)  # whoever asks too waits here
            waiting = select(GameTable).where(GameTable.rematch_of == table_id, GameTable.status == "open")
            existing = (await session.scalars(waiting.limit(1))).first()
            if existing is not None:
                await refuse_unseen(session, existing, await seats_of(session, existing.id), person)
                return Rematch(existing.id, existing.name, existing.title, [])
            await self._add(session, again, new_seats)
        return Rematch(
            again.id, again.name, again.title, [(seat, who) for seat, who in others.items() if who]
        )

    async def invite(self, person: Person, table_id: str, name: str) -> InvitedPerson | None:
        """Somebody who is asked to this table by name; None if they are there or do not want to meet.

        Whoever asks is not told which: that would say who sits at an anonymous table, or who blocks whom.
        """
        async with self.database.reading() as session:
            table = await find(session, table_id)
            seats = await seats_of(session, table_id)
            holder = any(s.user_id is not None and s.user_id == person.id for s in seats)
            authorise("table.invite", person, holder=holder, owner=table.owner_id == person.id)
            if table.status not in ("open", "running"):
                raise Conflict("The game is over; invite people to a rematch.")
            invited = await get_user_by_name(session, name)
            blocks = Block.user_id == invited.id, Block.blocked_id == person.id
            blocked = (await session.scalars(select(Block).where(*blocks).limit(1))).first()
        if blocked is not None or invited.id in {s.user_id for s in seats}:
            return None
        return InvitedPerson(invited.id, table.id, table.name, table.title, table.invitation, table.anonymous)

    # Looking

    async def info(self, person: Person, table_id: str, invitation: str = "") -> TableInfo:
        authorise("table.view", person)
        async with self.database.reading() as session:
            table = await find(session, table_id)
            seats = await seats_of(session, table_id)
            await refuse_unseen(session, table, seats, person, invitation)
            names = await names_of(session, [table], seats)
        return table_info(table, seats, names, person)


def rematch_wish(
    table: GameTable, seats: Sequence[Seat], mine: Iterable[str], salt_hashes: dict[str, str]
) -> NewTable:
    """The wish for a table like this one, with the same bots, and its maker where they sat."""
    config = config_of(table)
    if table.anonymous:
        mine, salt_hashes = (), {}
    return NewTable(
        title=table.title,
        name=table.name,
        players=config.players,
        scenario=config.scenario,
        options=config.options,
        board=config.board,
        pace=msgspec.convert(table.pace, Pace),
        public=table.public,
        club=table.club_id,
        chat="gunboat" if table.chat == "gunboat" else "open",
        anonymous=table.anonymous,
        advice=table.advice,
        seats={s.name: s.bot for s in seats if s.bot} | dict.fromkeys(mine, ME),
        salt_hashes=salt_hashes,
    )


def begin(table: GameTable, seats: Sequence[Seat]) -> Match:
    """The match of a table, salted and played up to its first question."""
    return salted_match(table, seats).begin()


def salted_match(table: GameTable, seats: Sequence[Seat]) -> Match:
    """The match of a table with its salts, before it begins."""
    match = Match(get_title(table.title), config_of(table), Committed(table.seed))
    for seat, salt in shown_salts(seats).items():
        match.add_salt(seat, salt)
    return match


def refuse_unready(table: GameTable, seats: Sequence[Seat], person: Person, request: StartRequest) -> None:
    """A game begins when its owner says so, every seat is taken and every promised salt is shown."""
    authorise("table.start", person, owner=table.owner_id == person.id)
    if table.status != "open":
        raise Conflict("The game has begun already.")
    free, missing = free_seats(seats), missing_salts(seats)
    if free:
        raise Conflict(f"The seat {free[0]!r} is still free; fill it with a person or a bot.")
    if missing and not request.without_salts:
        raise Conflict(f"The salt of {missing[0]!r} is not shown yet; wait, or begin without it.")


async def refuse_blocked(session: AsyncSession, table: GameTable, person: Person) -> None:
    """People who do not want to meet are not seated together, unless they cannot know each other.

    At an anonymous table a refusal would tell who sits there: one blocks a name, and tries to join. Whoever
    made a table that has not begun counts as there: they may sit down later.
    """
    if is_masked(table):
        return
    held = select(Seat.user_id).where(Seat.table_id == table.id, Seat.user_id.is_not(None))
    made = select(GameTable.owner_id).where(GameTable.id == table.id, GameTable.status == "open")
    there = union(held, made.where(GameTable.owner_id.is_not(None)))
    query = select(Block).where(
        or_(
            (Block.user_id == person.id) & Block.blocked_id.in_(there),
            (Block.blocked_id == person.id) & Block.user_id.in_(there),
        )
    )
    if (await session.scalars(query.limit(1))).first() is not None:
        raise Conflict("Somebody at this table and you do not want to meet; choose another table.")
