"""Seats whose time runs out: a reminder, then the steward, then a substitute; and the way back.

Every node looks at all clocks at each tick. What is due is done by a conditional change of the row, "if the
deadline is still the one I saw", so two nodes never do it twice.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

import structlog
from sqlalchemy import Connection, Table, or_, select, update

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.errors import Conflict, NotAllowed
from cuius.server.notify.missed_turns import is_asked
from cuius.server.play.clocks.clock import REMINDER, due, run_clocks
from cuius.server.play.clocks.clock_control import tell_clocks, turn_clocks
from cuius.server.play.live_tables import Live
from cuius.server.play.persistence import CLOCK
from cuius.server.play.together.concession import has_conceded
from cuius.server.play.together.motions import recount
from cuius.server.services import Services
from cuius.server.store.models import GameTable, Seat
from cuius.server.tables.seats import SeatSnapshot

log = structlog.get_logger("cuius.absence")

SEAT = cast("Table", Seat.__table__)
AT_ONCE = 500
"""How many seats one tick looks after; the others come at the next."""


async def keep_ticking(services: Services) -> None:
    """Look at the clocks until the server stops."""
    while True:
        await asyncio.sleep(services.settings.tick)
        try:
            await tick(services)
        except Exception:
            log.exception("tick.failed")


async def tick(services: Services) -> int:
    """Do what is due at all tables; how much that was."""
    await services.presence.beat()
    query = (
        select(Seat.table_id, Seat.name, Seat.deadline)
        .join(GameTable, GameTable.id == Seat.table_id)
        .where(Seat.deadline <= services.clock(), GameTable.status == "running")
        .where(GameTable.paused_at.is_(None), GameTable.incident_id.is_(None))
        .order_by(Seat.deadline)
        .limit(AT_ONCE)
    )
    async with services.database.reading() as session:
        overdue = (await session.execute(query)).all()
    done = 0
    for table_id, seat, deadline in overdue:
        try:
            done += await take_step(services, table_id, seat, cast("float", deadline))
        except Exception:
            log.exception("absence.failed", table=table_id, seat=seat)
    await wake_bots(services)
    return done


async def wake_bots(services: Services) -> None:
    """Tables that wait for the program itself: whoever drove them went away before they were done."""
    automatic = or_(Seat.bot.is_not(None), Seat.autopilot)
    query = (
        select(GameTable.id)
        .join(Seat, Seat.table_id == GameTable.id)
        .where(GameTable.status == "running", GameTable.paused_at.is_(None), GameTable.incident_id.is_(None))
        .where(GameTable.last_move_at <= services.clock() - services.settings.tick, automatic, is_asked())
        .distinct()
        .limit(AT_ONCE)
    )
    async with services.database.reading() as session:
        waiting = (await session.scalars(query)).all()
    for table_id in waiting:
        await services.play_on(table_id)


async def take_step(services: Services, table_id: str, name: str, deadline: float) -> bool:
    """The next step of the chain for one seat, unless somebody else took it or the seat has answered."""
    hub = services.hub
    async with hub.lives.held(table_id) as live:
        if live.seats[name].deadline != deadline:
            await hub.lives.reread(live)
        seat = live.seats[name]
        if seat.deadline != deadline:
            return False
        kind, values = next_step(live, seat, services.clock())
        if not await services.database.write(lambda c: change_if(c, seat, deadline, values)):
            await hub.lives.reread(live)
            return False
        for column, value in values.items():
            setattr(seat, column, value)
    await tell_clocks(services, live)
    services.notices.enqueue(services.notices.seat_notices(live, [name], kind))
    hub.drive(live)
    if kind == "autopilot":
        await recount(services, table_id)
    return True


def next_step(live: Live, seat: SeatSnapshot, now: float) -> tuple[str, dict[str, Any]]:
    """What is due for a seat: the notice, and what changes."""
    bank, days_off = float(live.table.pace["time_bank"]), live.days_off.get(seat.name, [])
    if seat.autopilot:
        return "vacant", {"open_to_substitutes": True, "deadline": None}
    if not seat.reminders_sent:
        started = now if seat.asked_at is None else seat.asked_at
        grace = due(now, seat.time_bank * (1 - REMINDER), days_off)  # even if the reminder itself comes late
        return "reminder", {
            "reminders_sent": 1,
            "deadline": max(due(started, seat.time_bank, days_off), grace),
        }
    return "autopilot", {
        "autopilot": True,
        "time_bank": 0.0,
        "asked_at": None,
        "reminders_sent": 0,
        "deadline": due(now, bank, days_off),
    }


def change_if(connection: Connection, seat: SeatSnapshot, deadline: float, values: dict[str, Any]) -> bool:
    """Change a seat's clock, if nobody has turned it since."""
    same = (SEAT.c.table_id == seat.table_id, SEAT.c.name == seat.name, SEAT.c.deadline == deadline)
    return connection.execute(update(SEAT).where(*same).values(values)).rowcount == 1


# The way back


async def return_to(services: Services, person: Person, table_id: str, name: str) -> None:
    """Whoever held a seat takes it back from the steward; not from a substitute who plays."""
    authorise("play.reclaim_seat", person)
    async with services.hub.lives.held(table_id) as live:
        await services.hub.lives.reread(live)
        seat = live.seats.get(name)
        if seat is None or person.id not in (seat.user_id, seat.previous_user_id):
            raise NotAllowed("That seat was never yours; take a free one.")
        if live.table.status != "running" or not (seat.autopilot or seat.open_to_substitutes):
            raise Conflict("That seat is being played; there is nothing to return to.")
        if await has_conceded(services, table_id, name, seat.user_id):
            raise Conflict("That seat has conceded; it cannot be taken back.")
        was = clock_state(seat)
        if seat.user_id != person.id:
            seat.user_id, seat.previous_user_id = person.id, None
        welcome(live, seat, services.clock())
        values = {"user_id": seat.user_id, "previous_user_id": seat.previous_user_id}
        values |= {column: getattr(seat, column) for column in CLOCK}
        if not await services.database.write(lambda c: change_seat(c, seat, was, values)):
            await services.hub.lives.reread(live)
            raise Conflict("Somebody else has taken that seat just now; look again.")
    await tell_clocks(services, live)
    await services.seats_changed(table_id)


def clock_state(seat: SeatSnapshot) -> tuple[str | None, bool, bool]:
    return seat.user_id, seat.autopilot, seat.open_to_substitutes


def change_seat(
    connection: Connection, seat: SeatSnapshot, was: tuple[str | None, bool, bool], values: dict[str, Any]
) -> bool:
    """Change who holds a seat, if it is as we saw it."""
    user_id, autopilot, vacant = was
    holder = SEAT.c.user_id.is_(None) if user_id is None else SEAT.c.user_id == user_id
    same = (SEAT.c.table_id == seat.table_id, SEAT.c.name == seat.name, holder)
    as_seen = (SEAT.c.autopilot == autopilot, SEAT.c.open_to_substitutes == vacant)
    return connection.execute(update(SEAT).where(*same, *as_seen).values(values)).rowcount == 1


def welcome(live: Live, seat: SeatSnapshot, now: float) -> None:
    """Somebody plays the seat again, with at least an increment on the clock."""
    pace = live.table.pace
    seat.autopilot = seat.open_to_substitutes = False
    seat.deadline, seat.asked_at, seat.reminders_sent = None, None, 0
    seat.time_bank += pace["increment"] or pace["time_bank"] * (1 - REMINDER)
    run_clocks(live, now)


async def welcome_substitute(services: Services, table_id: str, name: str) -> None:
    """A substitute has sat down: a full bank, and the former holder is told."""

    def turn(live: Live, now: float) -> None:
        seat = live.seats[name]
        seat.deadline, seat.asked_at, seat.reminders_sent = None, None, 0
        seat.time_bank = max(seat.time_bank, float(live.table.pace["time_bank"]))

    live = await turn_clocks(services, table_id, turn)
    former = live.seats[name].previous_user_id
    if former is not None:
        services.notices.enqueue([services.notices.person_notice(live, former, "replaced", seat=name)])
