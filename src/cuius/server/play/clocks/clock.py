"""Clocks: each seat has a bank of time that runs while it is asked, and grows when its turn is over.

Days off do not count. When the bank runs low the seat is reminded; when it is empty the steward plays for it
until its holder returns; and if the holder stays away, a substitute may take the seat.
"""

from __future__ import annotations

from typing import Any

from cuius.server.play.automatic_answers import is_discreet
from cuius.server.play.live_tables import LiveTable
from cuius.server.tables.days_off import NO_DAYS_OFF, DaysOff
from cuius.server.tables.seats import SeatSnapshot

REMINDER = 0.75
"""The part of the bank after which a seat is reminded."""


def run_clocks(live: LiveTable, now: float, since: int | None = None) -> list[SeatSnapshot]:
    """Stop the clocks of seats that are no longer asked, and start those of seats that are.

    Questions from row `since` on are new: a seat that goes on being asked may have free seconds again.
    """
    if not live.table.pace["time_bank"] or live.table.paused_at is not None:
        return []
    asked = set(live.asked_seats())
    turned = []
    for name, seat in live.seats.items():
        running = seat.asked_at is not None
        if seat.bot is None and not seat.autopilot and (name in asked) != running:
            days_off = live.days_off.get(name, NO_DAYS_OFF)
            if running:
                stop(seat, now, days_off, live.table.pace["increment"])
            else:
                start(seat, now + free_seconds(live, name), days_off)
            turned.append(seat)
        elif running and since is not None and (free := free_seconds(live, name, since)):
            days_off = live.days_off.get(name, NO_DAYS_OFF)
            stop(seat, now, days_off, 0.0)
            start(seat, now + free, days_off)
            turned.append(seat)
    return turned


def free_seconds(live: LiveTable, name: str, since: int = 0) -> float:
    """Seconds before the clock of a seat begins to run, for questions from row `since` on.

    Where the table may answer for a person after a moment, nobody's time runs before that moment is over,
    whether there is something to choose or not.
    """
    asked = [q for q in live.match.questions if q.seat == name and q.number >= since]
    return live.pass_delay[1] if any(is_discreet(live, question) for question in asked) else 0.0


def start(seat: SeatSnapshot, now: float, days_off: DaysOff) -> None:
    seat.asked_at, seat.reminders_sent = now, 0
    seat.deadline = due(now, seat.time_bank * REMINDER, days_off)


def stop(seat: SeatSnapshot, now: float, days_off: DaysOff, increment: float) -> None:
    assert seat.asked_at is not None
    seat.time_bank = max(0.0, seat.time_bank - counted_seconds(seat.asked_at, now, days_off)) + increment
    seat.asked_at, seat.deadline, seat.reminders_sent = None, None, 0


def stop_all(live: LiveTable, now: float) -> None:
    """Stop all clocks where they are, so that they can go on from there: the table pauses."""
    for name, seat in live.seats.items():
        if seat.asked_at is not None:
            spent = counted_seconds(seat.asked_at, now, live.days_off.get(name, NO_DAYS_OFF))
            seat.time_bank = max(0.0, seat.time_bank - spent)
            seat.asked_at, seat.deadline, seat.reminders_sent = None, None, 0


def clocks_of(live: LiveTable) -> dict[str, dict[str, Any]]:
    """All clocks of a table, as everybody sees them."""
    return {
        name: {
            "time_bank": seat.time_bank,
            "asked_at": seat.asked_at,
            "deadline": seat.deadline,
            "autopilot": seat.autopilot,
            "open_to_substitutes": seat.open_to_substitutes,
        }
        for name, seat in live.seats.items()
    }


def counted_seconds(start: float, end: float, days_off: DaysOff) -> float:
    """Seconds between two times that count: those of days off do not."""
    if not days_off:
        return max(0.0, end - start)
    counted, at = 0.0, start
    while at < end:
        day = days_off.day_at(at)
        midnight = days_off.end_of(day)
        if not days_off.includes(day):
            counted += min(midnight, end) - at
        at = midnight
    return counted


def due(start: float, seconds: float, days_off: DaysOff) -> float:
    """When so many seconds that count will have passed."""
    if not days_off or days_off.has_no_end:
        return start + seconds
    at, left = start, seconds
    while True:
        day = days_off.day_at(at)
        midnight = days_off.end_of(day)
        if not days_off.includes(day):
            if at + left <= midnight:
                return at + left
            left -= midnight - at
        at = midnight
