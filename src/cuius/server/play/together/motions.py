"""Motions: what the seats of a table decide together, by everybody's consent.

Bots agree to everything; so do the other seats of whoever moves. A steward that sits in for somebody absent
agrees to nothing: what takes back play, ends the game or leaves less time to think needs the word of the
absent person, and a pause is decided by those who are there. One refusal ends a motion. To concede, and to
end a pause that all agreed on, nobody else needs to be asked.

A motion stays open until what was moved is done, and is carried in the very transaction that does it: if the
server ends in between, it takes up what waits for nobody when it starts again.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal, cast

import msgspec
import structlog
from sqlalchemy import Table, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.core.errors import CannotUndo, CuiusError, StaleNumber
from cuius.core.match import Match
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.errors import Conflict, NotFound, RequestRefused
from cuius.server.play.clocks.attendance import Attendance
from cuius.server.play.clocks.clock_control import ClockControl, new_pace, pause, resume
from cuius.server.play.game_service import Act
from cuius.server.play.live_tables import LiveTable
from cuius.server.play.persistence import Also
from cuius.server.store.database import Database
from cuius.server.store.execute import Execute
from cuius.server.store.faults import DatabaseFault
from cuius.server.store.models import GameTable, Motion
from cuius.server.tables.schemas import Pace, Word
from cuius.server.tables.seats import concessions

log = structlog.get_logger("cuius.motions")

OPEN, CARRIED, REFUSED, LAPSED, WITHDRAWN = "open", "carried", "refused", "lapsed", "withdrawn"
PAGE_SIZE = 50
UNILATERAL = ("resume", "concede")
"""Motions that need nobody's consent."""

AGREED = "It is agreed, but cannot be saved just now; it will be done as soon as the server can."

MOTION = cast("Table", Motion.__table__)

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class NewMotion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat proposes: `number` to go back to for undo, `pace` for a new pace."""

    seat: Word
    kind: Literal["undo", "pause", "resume", "end", "concede", "pace"]
    number: Number | None = None
    pace: Pace | None = None


class Vote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Word
    agree: bool


class MotionInfo(msgspec.Struct, frozen=True):
    """A motion as everybody at the table sees it."""

    id: int
    kind: str
    proposer: str
    number: int | None
    """The row to go back to."""
    pace: Pace | None
    votes: dict[str, bool]
    waiting: list[str]
    """Seats that have yet to vote."""
    status: str
    """open, carried, refused, lapsed or withdrawn."""
    created_at: float


class Motions:
    """Proposing, voting, and carrying out what was decided."""

    def __init__(self, clocks: ClockControl, attendance: Attendance) -> None:
        games = clocks.games
        self.games, self.clocks, self.attendance = games, clocks, attendance
        self.live_tables, self.publisher = games.live_tables, games.publisher
        self.database, self.clock = games.database, games.clock

    async def propose(self, person: Person, table_id: str, proposal: NewMotion) -> MotionInfo:
        """Propose something to the others, or do it, if nobody needs to be asked."""
        live = await self.live_tables.get_visible(person, table_id)
        authorise("play.propose", person, holder=proposal.seat in live.held_by(person.id))
        async with self.live_tables.locked(table_id) as live:
            refuse_impossible(live, proposal)
            number, detail = live.match.journal.number, detail_of(proposal, live)
        motion = Motion(
            table_id=table_id,
            kind=proposal.kind,
            detail=detail,
            proposer=proposal.seat,
            votes={},
            status=OPEN,
            journal_length=number,
            created_at=self.clock(),
        )
        if await has_conceded(self.database, table_id, proposal.seat, person.id):
            raise Conflict("That seat has conceded already, and has no say any more.")
        async with self.database.writing() as session:
            await refuse_repeated(session, motion, number)
            session.add(motion)
            await session.flush()
        return await self.apply_if_unanimous(live, motion, new=True)

    async def vote(self, person: Person, table_id: str, motion_id: int, vote: Vote) -> MotionInfo:
        """Agree to a motion, or refuse it."""
        live = await self.live_tables.get_visible(person, table_id)
        authorise("play.vote", person, holder=vote.seat in live.held_by(person.id))
        async with self.live_tables.locked(table_id) as live:
            number = live.match.journal.number
        async with self.database.writing() as session:
            motion = await find_motion(session, table_id, motion_id)
            if is_obsolete(motion, number):
                motion.status = LAPSED
            elif motion.status == OPEN:
                if vote.seat not in voters(live, motion):
                    raise Conflict("That seat has no vote on this; whoever is away returns to it first.")
                motion.votes = {**motion.votes, vote.seat: vote.agree}
                if not vote.agree:
                    motion.status = REFUSED
            else:
                raise Conflict("That motion is decided already.")
        return await self.apply_if_unanimous(live, motion)

    async def withdraw(self, person: Person, table_id: str, motion_id: int) -> MotionInfo:
        """Whoever moved something thinks better of it."""
        live = await self.live_tables.get_visible(person, table_id)
        async with self.database.writing() as session:
            motion = await find_motion(session, table_id, motion_id)
            authorise("play.propose", person, holder=motion.proposer in live.held_by(person.id))
            if motion.status != OPEN:
                raise Conflict("That motion is decided already.")
            motion.status = WITHDRAWN
        return await self.apply_if_unanimous(live, motion)

    async def recheck_votes(self, table_id: str) -> None:
        """Somebody who could vote has gone: what waited for nobody else is carried."""
        query = select(Motion).where(Motion.table_id == table_id, Motion.status == OPEN)
        async with self.database.reading() as session:
            open_now = (await session.scalars(query.order_by(Motion.id))).all()
        for motion in open_now:
            async with self.live_tables.locked(table_id) as live:
                lapsed = is_obsolete(motion, live.match.journal.number)
            if lapsed or waiting_for(live, motion):
                continue
            try:
                await self.apply_if_unanimous(live, motion)
            except CuiusError as error:
                log.warning("motion.not_carried", table=table_id, motion=motion.id, why=str(error))

    async def resume_pending(self) -> None:
        """The server ended, or its database failed, before it did what was agreed on: do it now."""
        query = select(Motion.table_id).join(GameTable, GameTable.id == Motion.table_id)
        undone = query.where(Motion.status == OPEN, GameTable.status == "running").distinct()
        async with self.database.reading() as session:
            tables = (await session.scalars(undone)).all()
        for table_id in tables:
            try:
                await self.recheck_votes(table_id)
            except CuiusError as error:
                log.warning("motions.not_taken_up", table=table_id, why=str(error))

    async def resume_pending_once(self) -> None:
        """When the server has started; then there is nothing more to do."""
        await self.resume_pending()
        await asyncio.Event().wait()

    async def recent(self, person: Person, table_id: str, invitation: str = "") -> list[MotionInfo]:
        """The latest motions of a table, newest first."""
        authorise("play.read_chat", person)
        await self.live_tables.get_visible(person, table_id, invitation)
        async with self.live_tables.locked(table_id) as live:
            number = live.match.journal.number
        query = select(Motion).where(Motion.table_id == table_id).order_by(Motion.id.desc()).limit(PAGE_SIZE)
        async with self.database.reading() as session:
            motions = (await session.scalars(query)).all()
        return [motion_info(m, live, LAPSED if is_obsolete(m, number) else m.status) for m in motions]

    # What comes of it

    async def apply_if_unanimous(self, live: LiveTable, motion: Motion, new: bool = False) -> MotionInfo:
        """Do what was decided, and tell the table."""
        if motion.status == OPEN and not waiting_for(live, motion):
            try:
                live = await self.carry_out(live, motion)
                motion.status = CARRIED
            except DatabaseFault as fault:
                raise DatabaseFault(fault.problem, AGREED) from fault
            except CuiusError:
                await self.note_lapsed(motion)
                if motion.status == LAPSED and motion.kind != "undo":
                    raise
        info = motion_info(motion, live, motion.status)
        await self.publisher.table_message(live.id, {"type": "motion", "motion": msgspec.to_builtins(info)})
        if new and motion.status == OPEN:
            waiting = [live.seats[name] for name in info.waiting]
            self.publisher.notifier.notify_holders(
                live.table, waiting, "motion", by=motion.proposer, motion=motion.kind
            )
        return info

    async def note_lapsed(self, motion: Motion) -> None:
        """It cannot be done; unless somebody else has just done it, or taken it back."""
        async with self.database.writing() as session:
            kept = await find_motion(session, motion.table_id, motion.id)
            if kept.status == OPEN:
                kept.status = LAPSED
            motion.status = kept.status

    async def carry_out(self, live: LiveTable, motion: Motion) -> LiveTable:
        kind, also = motion.kind, mark_carried(motion)
        if kind == "undo":
            return await self.games.change(live.id, go_back(motion), even_paused=True, also=also)
        if kind == "end":
            return await self.games.change(
                live.id, lambda match: match.end("agreed"), even_paused=True, also=also
            )
        if kind == "concede":
            return await self.concede(live, motion)
        if kind == "pace":
            pace = msgspec.convert(motion.detail["pace"], Pace)
            return await self.clocks.change(live.id, new_pace(pace), also)
        return await self.clocks.change(live.id, pause if kind == "pause" else resume, also)

    async def concede(self, live: LiveTable, motion: Motion) -> LiveTable:
        """The seat gives up. The game ends when one seat is left, or no person; else the steward plays on."""
        left = [
            name
            for name, seat in live.seats.items()
            if name != motion.proposer and not await has_conceded(self.database, live.id, name, seat.user_id)
        ]
        if len(left) == 1 or all(live.seats[name].user_id is None for name in left):
            winners = [role for name in left for role in live.match.roles(name)]
            return await self.games.change(
                live.id,
                lambda match: match.end("conceded", winners),
                even_paused=True,
                also=mark_carried(motion),
            )

        def turn(live: LiveTable, now: float) -> None:
            seat = live.seats[motion.proposer]
            seat.autopilot, seat.open_to_substitutes, seat.resigned = True, False, True
            seat.asked_at, seat.deadline, seat.reminders_sent = None, None, 0

        live = await self.clocks.change(live.id, turn, mark_carried(motion))
        await self.attendance.check(live.id)
        await self.recheck_votes(live.id)
        return live


# What may be moved


def refuse_impossible(live: LiveTable, proposal: NewMotion) -> None:
    """What cannot be done is not voted on."""
    if live.table.status != "running":
        raise Conflict("The game is over; there is nothing to vote on.")
    paused = live.table.paused_at is not None
    if proposal.kind == "undo":
        if proposal.number is None:
            raise RequestRefused("Say by `number` to which row play shall go back.")
        row_to_return_to(live.match, proposal.number)
    elif proposal.kind == "pace" and proposal.pace is None:
        raise RequestRefused("Say by `pace` how fast the table shall play.")
    elif proposal.kind == "pause" and paused:
        raise Conflict("The table is paused already.")
    elif proposal.kind == "resume" and not paused:
        raise Conflict("The table is not paused.")
    elif proposal.kind == "resume" and live.table.unattended:
        raise Conflict("Nobody attends this table, so it waits; return to your seat, and it goes on.")


def row_to_return_to(match: Match, number: int) -> int:
    """The row itself, or the next that counts: between rows may lie what was taken back."""
    rows = [row for row, _ in match.journal.active_rows() if row >= number]
    if not rows:
        raise CannotUndo(f"There is no row {number} to go back to; look at the journal again.")
    return rows[0]


async def refuse_repeated(session: AsyncSession, motion: Motion, number: int) -> None:
    """One motion of a kind at a time; and what was refused is not asked again before the game moves on."""
    query = select(Motion).where(Motion.table_id == motion.table_id, Motion.kind == motion.kind)
    for other in await session.scalars(query.order_by(Motion.id.desc()).limit(PAGE_SIZE)):
        if is_obsolete(other, number):
            other.status = LAPSED
        elif other.status == OPEN:
            raise Conflict("That is being voted on already; vote first.")
        elif (other.status, other.proposer, other.journal_length) == (REFUSED, motion.proposer, number):
            raise Conflict("That was refused; ask again when the game has moved on.")


def detail_of(proposal: NewMotion, live: LiveTable) -> dict[str, Any]:
    if proposal.kind == "undo":
        assert proposal.number is not None
        return {"number": row_to_return_to(live.match, proposal.number)}
    if proposal.kind == "pace":
        return {"pace": msgspec.to_builtins(proposal.pace)}
    return {"holder": live.seats[proposal.seat].user_id} if proposal.kind == "concede" else {}


def is_obsolete(motion: Motion, number: int) -> bool:
    """To go back was asked when the game stood elsewhere."""
    return motion.status == OPEN and motion.kind == "undo" and motion.journal_length != number


def waiting_for(live: LiveTable, motion: Motion) -> list[str]:
    """Seats whose holders have yet to vote."""
    return [name for name in voters(live, motion) if name not in motion.votes]


def voters(live: LiveTable, motion: Motion) -> list[str]:
    """Seats whose holders must agree."""
    if motion.kind in UNILATERAL or motion.status != OPEN:
        return []
    mover, absent_too = live.seats[motion.proposer].user_id, needs_the_absent(live, motion)
    return [
        name
        for name, seat in live.seats.items()
        if seat.user_id not in (None, mover)
        and not (seat.bot or seat.resigned)
        and (absent_too or not seat.autopilot)
    ]


def needs_the_absent(live: LiveTable, motion: Motion) -> bool:
    """Would it change the past, the result, or the time of somebody for whom the steward plays?"""
    if motion.kind != "pace":
        return motion.kind in ("undo", "end")
    before, after = (msgspec.convert(pace, Pace) for pace in (live.table.pace, motion.detail["pace"]))
    return after.kind == "hotseat" or gives_less_time(before, after)


def gives_less_time(before: Pace, after: Pace) -> bool:
    """Without a bank nobody's time runs out."""
    if not after.time_bank:
        return False
    return not before.time_bank or after.time_bank < before.time_bank or after.increment < before.increment


async def find_motion(session: AsyncSession, table_id: str, motion_id: int) -> Motion:
    motion = await session.get(Motion, motion_id, with_for_update=True)
    if motion is None or motion.table_id != table_id:
        raise NotFound("There is no such motion at this table.")
    return motion


def mark_carried(motion: Motion) -> Also:
    """What is written where the motion is carried out: that it was, and never twice."""

    def mark(execute: Execute) -> None:
        still_open = (MOTION.c.id == motion.id, MOTION.c.status == OPEN)
        if execute(update(MOTION).where(*still_open).values(status=CARRIED)) != 1:
            raise Conflict("That motion is decided already.")

    return mark


def go_back(motion: Motion) -> Act:
    def act(match: Match) -> None:
        if match.journal.number != motion.journal_length:
            raise StaleNumber("The game has moved on; propose it again.")
        match.go_back(motion.detail["number"])

    return act


async def has_conceded(database: Database, table_id: str, seat: str, holder: str | None) -> bool:
    """Has the present holder of a seat conceded?"""
    async with database.reading() as session:
        return (seat, holder) in await concessions(session, table_id)


def motion_info(motion: Motion, live: LiveTable, state: str) -> MotionInfo:
    pace = motion.detail.get("pace")
    return MotionInfo(
        id=motion.id,
        kind=motion.kind,
        proposer=motion.proposer,
        number=motion.detail.get("number"),
        pace=None if pace is None else msgspec.convert(pace, Pace),
        votes=dict(motion.votes),
        waiting=waiting_for(live, motion) if state == OPEN else [],
        status=state,
        created_at=motion.created_at,
    )
