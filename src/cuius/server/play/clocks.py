"""Clocks: each seat has a bank of time that runs while it is asked, and grows with each answer.

Days off do not count. When the bank runs low the seat is reminded; when it is empty the steward plays for it
until its holder returns; and if the holder stays away, a substitute may take the seat.
"""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.play.live import Live
from cuius.server.store.models import Seat, User
from cuius.server.tables.shapes import DAY

REMINDER = 0.75
"""The part of the bank after which a seat is reminded."""


async def run_clocks(session: AsyncSession, live: Live, now: float) -> None:
    """Stop the clocks of seats that are no longer asked, and start those of seats that are."""
    if not live.table.pace["bank"] or live.table.paused_at is not None:
        return
    asked = set(live.asked())
    for name, seat in live.seats.items():
        running = seat.asked_at is not None
        if seat.bot is not None or (name in asked) == running:
            continue
        days_off = await days_off_of(session, seat)
        if running:
            stop(seat, now, days_off, live.table.pace["increment"])
        else:
            start(seat, now, days_off)
        await keep(session, seat)


def start(seat: Seat, now: float, days_off: list[int]) -> None:
    seat.asked_at, seat.reminded = now, 0
    seat.deadline = due(now, seat.bank * REMINDER, days_off)


def stop(seat: Seat, now: float, days_off: list[int], increment: float) -> None:
    assert seat.asked_at is not None
    seat.bank = max(0.0, seat.bank - thinking(seat.asked_at, now, days_off)) + increment
    seat.asked_at, seat.deadline, seat.reminded = None, None, 0


async def keep(session: AsyncSession, seat: Seat) -> None:
    """Write a seat's clock down."""
    values = {
        name: getattr(seat, name)
        for name in ("bank", "asked_at", "deadline", "reminded", "autopilot", "vacant")
    }
    where = (Seat.table_id == seat.table_id, Seat.seat == seat.seat)
    await session.execute(update(Seat).where(*where).values(values))


async def days_off_of(session: AsyncSession, seat: Seat) -> list[int]:
    """Weekdays (0 = Monday) on which the holder's time stands still."""
    if seat.user_id is None:
        return []
    wishes = await session.scalar(select(User.wishes).where(User.id == seat.user_id))
    return list((wishes or {}).get("days_off", []))


def thinking(start: float, end: float, days_off: list[int]) -> float:
    """Seconds between two times that count: those of days off do not."""
    if not days_off:
        return max(0.0, end - start)
    counted, at = 0.0, start
    while at < end:
        midnight = (at // DAY + 1) * DAY
        if weekday(at) not in days_off:
            counted += min(midnight, end) - at
        at = midnight
    return counted


def due(start: float, seconds: float, days_off: list[int]) -> float:
    """When so many seconds that count will have passed."""
    if len(set(days_off)) >= 7:
        return start + seconds
    at, left = start, seconds
    while True:
        midnight = (at // DAY + 1) * DAY
        if weekday(at) not in days_off:
            if at + left <= midnight:
                return at + left
            left -= midnight - at
        at = midnight


def weekday(at: float) -> int:
    """0 = Monday; the first of January 1970 was a Thursday."""
    return int(at // DAY + 3) % 7
