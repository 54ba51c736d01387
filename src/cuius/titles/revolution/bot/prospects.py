"""What a province comes to for one faction: as it stands, and with counters added or exchanged."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cuius.titles.revolution.bot.arranging import outcome, settled
from cuius.titles.revolution.bot.worth import Worth
from cuius.titles.revolution.ids import NOBODY
from cuius.titles.revolution.state import OWNER_COUNT

REINFORCED = 2
"""So many counters at most a rival may bring, and no more than it has there."""
BY_ITS_HOLDER = 4
"""6.10-r12 So many whoever holds the province's card, who may place any number."""


class Times(NamedTuple):
    """What the outcome of every province depends on."""

    order: tuple[int, ...]
    opening: bool
    last: bool
    overflow: bool
    scarcity: int
    """Of neutral counters: 0 with plenty of them, 2 with very few."""


def goal(total: int, limit: int, times: Times) -> int:
    """How many counters there will be, as far as neutral ones reach."""
    need = limit - times.opening - total
    if need > 1 and times.scarcity:
        need = (need + 1) // 2 if times.scarcity == 1 else 1
    return total + max(0, need)


@lru_cache(maxsize=400_000)
def calm_value(w: Worth, counts: tuple[int, ...], me: int, times: Times) -> float:
    """What a province comes to with these counters, to a faction, if nobody brings more."""
    after = counts
    if not times.overflow:
        after = settled(counts, w.limit, goal(min(sum(counts), w.limit), w.limit, times))
    share = min(after[me], w.limit) / w.limit
    return outcome(w, after, times.order)[me] + w.hope[me] * share


@lru_cache(maxsize=400_000)
def pressed_value(
    w: Worth,
    counts: tuple[int, ...],
    me: int,
    times: Times,
    coming: tuple[int, ...],
    pressure: float,
    holder: int,
) -> float:
    """The same, if rivals that are there already and place after this faction may bring more."""
    value = calm_value(w, counts, me, times)
    if any(counts[f] for f in coming):
        crowd = list(counts)
        for f in coming:
            if counts[f]:
                crowd[f] += BY_ITS_HOLDER if f == holder else min(counts[f], REINFORCED)
        value += pressure * (calm_value(w, tuple(crowd), me, times) - value)
    return value


class Future(NamedTuple):
    """What it depends on, beside a province and its counters, what they come to for a faction."""

    me: int
    times: Times
    coming: tuple[int, ...]
    """Rivals that place new units after this faction does, in the phase of new units."""
    pressure: float
    holder: int = NOBODY
    """Of the province's card, if there are such rivals."""


def value_of(w: Worth, counts: tuple[int, ...], future: Future) -> float:
    """What a province comes to with these counters, and with those that rivals may yet bring."""
    me, times, coming, pressure, holder = future
    if coming:
        return pressed_value(w, counts, me, times, coming, pressure, holder)
    return calm_value(w, counts, me, times)


class Prospect:
    """A province as it stands now, and what other counters would change, worked out once each."""

    __slots__ = (
        "_added",
        "_best_numbers",
        "_best_swap",
        "_exchanged",
        "counts",
        "future",
        "liking",
        "now",
        "outside",
        "rows",
        "w",
    )

    def __init__(
        self,
        rows: tuple[int, ...],
        w: Worth,
        counts: tuple[int, ...],
        outside: tuple[int, ...],
        future: Future,
        liking: float,
    ) -> None:
        self.rows = rows
        """The counters in all its places, for which this holds."""
        self.w, self.counts, self.outside = w, counts, outside
        self.future, self.liking = future, liking
        self.now = value_of(w, counts, future)
        """What it comes to as things stand."""
        self._added: dict[tuple[int, int], float] = {}
        self._exchanged: dict[tuple[int, int, int], float] = {}
        self._best_numbers: dict[int, tuple[float, int]] = {}
        self._best_swap: float | None = None

    def own(self) -> int:
        """Its counters, in besieged cities too."""
        return sum(self.rows[self.future.me :: OWNER_COUNT])

    def adding(self, owner: int, many: int) -> float:
        """What so many more counters of an owner change; its own as dear as the province is to it."""
        found = self._added.get((owner, many))
        if found is None:
            counts = list(self.counts)
            counts[owner] = max(0, counts[owner] + many)
            found = value_of(self.w, tuple(counts), self.future) - self.now
            if owner == self.future.me:
                found *= self.liking
            self._added[owner, many] = found
        return found

    def best_number(self, most: int) -> tuple[float, int]:
        """The best gain a counter, if so many of its own may be added at most, and for how many."""
        found = self._best_numbers.get(most)
        if found is None:
            best, number = -1e9, 1
            for many in range(1, most + 1):
                gain = self.adding(self.future.me, many) / many
                if gain > best + 1e-9:
                    best, number = gain, many
            found = self._best_numbers[most] = best, number
        return found

    def exchanging(self, owner: int, by: int, many: int = 1) -> float:
        """What changes if so many counters of one owner give way to those of another."""
        found = self._exchanged.get((owner, by, many))
        if found is None:
            counts = list(self.counts)
            counts[owner] -= many
            counts[by] += many
            found = value_of(self.w, tuple(counts), self.future) - self.now
            self._exchanged[owner, by, many] = found
        return found

    def best_swap(self) -> float:
        """The most that one counter outside the cities brings that becomes its own; 0 if none gains."""
        best = self._best_swap
        if best is None:
            best, me = 0.0, self.future.me
            for owner in range(OWNER_COUNT):
                if self.outside[owner] and owner != me:
                    best = max(best, self.exchanging(owner, me))
            self._best_swap = best
        return best

    def threat(self, rival: int) -> float:
        """What it would cost that one of its own counters outside the cities becomes a rival's."""
        me = self.future.me
        return max(0.0, -self.exchanging(me, rival)) if self.outside[me] else 0.0
