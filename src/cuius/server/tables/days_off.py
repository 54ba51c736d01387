"""Days off: weekdays and dates, in a person's own time zone, on which their clocks do not run."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

DAYS_OF_A_WEEK = 7


class DaysOff(msgspec.Struct, frozen=True):
    """When somebody wants to be left in peace."""

    weekdays: tuple[int, ...] = ()
    """0 = Monday."""
    dates: tuple[tuple[date, date], ...] = ()
    """First and last days."""
    zone: tzinfo = UTC

    def __bool__(self) -> bool:
        return bool(self.weekdays or self.dates)

    @property
    def has_no_end(self) -> bool:
        """Whether every weekday is one."""
        return len(set(self.weekdays)) >= DAYS_OF_A_WEEK

    def includes(self, day: date) -> bool:
        return day.weekday() in self.weekdays or any(first <= day <= last for first, last in self.dates)

    def day_at(self, at: float) -> date:
        """The day that a time belongs to."""
        return datetime.fromtimestamp(at, self.zone).date()

    def end_of(self, day: date) -> float:
        """The midnight at which a day ends."""
        following = day + timedelta(days=1)
        return datetime(following.year, following.month, following.day, tzinfo=self.zone).timestamp()


NO_DAYS_OFF = DaysOff()


def days_off_of(preferences: Mapping[str, Any]) -> DaysOff:
    """The days off in stored preferences."""
    dates = preferences.get("dates_off", ())
    return DaysOff(
        tuple(preferences.get("days_off", ())),
        tuple((date.fromisoformat(d["first"]), date.fromisoformat(d["last"])) for d in dates),
        time_zone(preferences.get("time_zone", "")),
    )


def time_zone(name: str) -> tzinfo:
    """A time zone by its name; UTC where it is not known here."""
    try:
        return ZoneInfo(name) if name else UTC
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC
