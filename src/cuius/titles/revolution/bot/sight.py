"""The position as the steward reads it from the view."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from cuius.core.characters import NEUTRAL, Character
from cuius.titles.revolution.board import Board
from cuius.titles.revolution.bot.arranging import NEUTRAL_OWNER, outcome, settled
from cuius.titles.revolution.bot.weights import SCALES, scales_of
from cuius.titles.revolution.bot.worth import Worth, seats_in, worth_of
from cuius.titles.revolution.ids import (
    BURGHERS,
    CATHOLIC,
    CITIES,
    COUNTRYSIDES,
    FACTIONS,
    NOBILITY,
    NOBODY,
    REFORMERS,
    TOWNS,
)
from cuius.titles.revolution.loading import plain_board
from cuius.titles.revolution.phases.awards import CENTRE
from cuius.titles.revolution.rules.counters import CITY_COUNT
from cuius.titles.revolution.state import BEGGARS, FACTION_COUNT, OWNER_COUNT

REINFORCED, BY_ITS_HOLDER = 2, 4
"""6.10-r12 Counters that a rival may yet place in a province; its holder may place any number."""
GROWTH = (-25, 30, 75, 20, 50)
"""By faction: hundredths of a point that it gains in a turn, as games among stewards went."""
OVERFLOW = ("overflow", "opening_overflow")
"""When conflict is over for this turn, and counters stand side by side above a limit (6.13-r12)."""
PLENTY, FEW = 24, 8
"""Neutral counters with which every province is filled up, and those that hardly fill any."""


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


@lru_cache(maxsize=256)
def known_worths(*state: Hashable) -> dict[int, Worth]:
    """What the provinces were found to be worth in this state of cities, sees and universities."""
    return {}


class Sight:
    """One seat's view with one faction's eyes. It changes nothing in it."""

    def __init__(self, view: Mapping[str, Any], role: str, character: Character = NEUTRAL) -> None:
        self.view = view
        self.character = character
        self.me = int(FACTIONS[role])
        self.scales = scales_of(character.weights) if character.weights else SCALES
        self.weights = self.scales.of[self.me]
        self.board: Board = plain_board(view["edition"])
        self.order = tuple([int(FACTIONS[word]) for word in view["order"]])
        self.units: list[int] = view["units"]
        self.siege: list[int] = view["siege"]
        self.armies: list[int] = view["armies"]
        self.turn: int = view["turn"]
        self.last = self.turn == self.board.last_turn
        self.coins: int = view["treasury"][self.me]
        self.stock: int = view["stock"][self.me]
        self.left = self.board.last_turn - self.turn
        self.players: int = view["players"]
        self.phase: str = view["phase"]
        self.supply: int = view["supply"]
        self.leader = self.find_leader()
        """The rival who is likely to end with most points."""
        self.anti = next((int(f) for f in (REFORMERS, BURGHERS, NOBILITY) if f in self.order), NEUTRAL_OWNER)
        """Whose counter citizens of the Reformed side become."""
        scarcity = 0 if self.supply >= PLENTY else 1 if self.supply > FEW else 2
        self.times = Times(self.order, self.turn == 0, self.last, self.phase in OVERFLOW, scarcity)
        self._counts: dict[int, list[int]] = {}
        self._worths: dict[int, Worth] | None = None
        self._coming: tuple[int, ...] | None = None
        self._newcomers: int | None = None
        self._now: dict[int, float] = {}
        self._liking: dict[int, float] = {}
        self._added: dict[tuple[int, int, int], float] = {}
        self.influence_gains: dict[int, float] = {}
        self.siege_gains: dict[int, float] = {}
        self.threats: dict[tuple[int, int], float] = {}
        """What has been worked out already."""

    def friend(self, faction: int) -> bool:
        """Itself or, with two players, the other faction of the seat."""
        if faction == self.me:
            return True
        return (
            self.players == 2
            and 0 <= faction < FACTION_COUNT
            and (faction < NOBILITY) == (self.me < NOBILITY)
        )

    # What a province is worth

    def worth(self, p: int) -> Worth:
        known = self._worths
        if known is None:
            names = ("university", "siege", "column", "see") if self.turn else ("university", "siege")
            state = [tuple(self.view[name]) for name in names]
            known = self._worths = known_worths(*self.table(), self.scales, *state)
        found = known.get(p)
        if found is None:
            found = known[p] = self.fresh_worth(p)
        return found

    def fresh_worth(self, p: int) -> Worth:
        cities = self.board.cities[p]
        columns = [self.view["column"][c] if self.turn else CENTRE for c in cities]
        return self.worth_with(p, tuple(columns), tuple([int(c) for c in cities if self.siege[c] != NOBODY]))

    def worth_with(self, p: int, columns: tuple[int, ...], closed: tuple[int, ...]) -> Worth:
        """With its cities' markers in these columns, and these cities besieged."""
        board, view = self.board, self.view
        see = NOBODY
        if p in board.bishopric_province:
            see = view["see"][board.bishopric_province.index(p)] if self.turn else int(CATHOLIC)
        faiths = tuple([view["university"][u] for u in seats_in(board.edition, p)])
        return worth_of(*self.table(), p, see, faiths, columns, closed, self.scales)

    def table(self) -> tuple[str, int, bool, int, int]:
        """What the worth of every province depends on."""
        return (self.board.edition, self.players, self.last, self.leader, self.anti)

    def city_table(self, city: int) -> tuple[float, ...]:
        """What each holder of a city would mean to this faction."""
        p = int(self.board.province_of[city])
        cities = self.board.cities[p]
        w = self.worth_with(p, (CENTRE,) * len(cities), ())
        return w.of_city[w.cities.index(city)][self.me]

    def find_leader(self) -> int:
        vp = self.view["vp"]
        rivals = [f for f in sorted(self.order) if not self.friend(f)]
        return max(rivals, key=lambda f: (vp[f] + GROWTH[f] * (self.left + 1), -f))

    # Counting

    def counts(self, p: int) -> list[int]:
        """Counters of each owner in the province, besieged cities ignored."""
        found = self._counts.get(p)
        if found is None:
            units, siege = self.units, self.siege
            rows = [
                units[s * OWNER_COUNT : s * OWNER_COUNT + OWNER_COUNT]
                for s in self.board.places[p]
                if s >= CITY_COUNT or siege[s] == NOBODY
            ]
            found = self._counts[p] = list(map(sum, zip(*rows, strict=True)))
        return found.copy()

    def outside(self, p: int) -> list[int]:
        """Counters of each owner in its towns and countryside."""
        units = self.units
        places = [s * OWNER_COUNT for s in self.board.places[p] if s >= CITY_COUNT]
        return list(map(sum, zip(*[units[at : at + OWNER_COUNT] for at in places], strict=True)))

    def own(self, p: int) -> int:
        """Its counters in the province, in besieged cities too."""
        return sum([self.units[s * OWNER_COUNT + self.me] for s in self.board.places[p]])

    def value(self, p: int, counts: list[int]) -> float:
        """What the province comes to with these counters, and with those that rivals may yet bring."""
        coming = self.coming()
        if not coming:
            return calm_value(self.worth(p), tuple(counts), self.me, self.times)
        pressure, holder = self.weights.pressure, self.view["province_card"][p]
        return pressed_value(self.worth(p), tuple(counts), self.me, self.times, coming, pressure, holder)

    def coming(self) -> tuple[int, ...]:
        """Rivals that place new units after this faction does, in the phase of new units."""
        found = self._coming
        if found is None:
            found = ()
            if self.phase in ("units", "opening_units"):
                after = self.order[self.order.index(self.me) + 1 :]
                found = tuple([f for f in after if not self.friend(f) and self.view["stock"][f] > 2])
            self._coming = found
        return found

    def calm_value(self, p: int, counts: list[int]) -> float:
        """What the province comes to with these counters, to this faction."""
        return calm_value(self.worth(p), tuple(counts), self.me, self.times)

    def now(self, p: int) -> float:
        """What it comes to as things stand."""
        found = self._now.get(p)
        if found is None:
            found = self._now[p] = self.value(p, self.counts(p))
        return found

    def swap(self, p: int, owner: int, many: int = 1) -> float:
        """So many counters of that owner become its own."""
        counts = self.counts(p)
        counts[owner] -= many
        counts[self.me] += many
        return self.value(p, counts) - self.now(p)

    def adding(self, p: int, many: int, owner: int | None = None) -> float:
        at = self.me if owner is None else owner
        found = self._added.get((p, at, many))
        if found is None:
            counts = self.counts(p)
            counts[at] = max(0, counts[at] + many)
            found = self.value(p, counts) - self.now(p)
            if at == self.me:
                found *= self.liking(p)
            self._added[p, at, many] = found
        return found

    def liking(self, p: int) -> float:
        """How dear a province is to whoever plays: by its mood, and by its faith where a school stands."""
        known = self._liking.get(p)
        if known is None:
            known = self.character.mood(self.turn, p)
            if seats_in(self.board.edition, p):
                known *= self.character.trait("faith")
            self._liking[p] = known
        return known

    # Armies

    def section(self, r: int) -> list[int]:
        return self.armies[r * FACTION_COUNT : r * FACTION_COUNT + FACTION_COUNT]

    def besiegers(self, r: int) -> list[int]:
        return [int(c) for c in self.board.cities_in[r] if 0 <= self.siege[c] < BEGGARS]

    def alone(self, r: int) -> bool:
        """No other faction's army in the section."""
        line = self.section(r)
        return sum(line) == line[self.me]

    def garrison(self) -> float:
        """A point for each garrisoned region, to the Habsburgs; before the last turn a step towards it."""
        return 1.0 if self.last else self.weights.garrison + self.weights.garrison_later * self.turn

    def upkeep(self) -> float:
        """6.10-r9 A coin spent on armies: nothing, if it comes back as a new unit that the stock lacks."""
        return 0.0 if self.is_short() else self.weights.upkeep

    def is_short(self) -> bool:
        """6.10-r9 Is the stock too small for the new units of this turn?"""
        return self.stock < self.newcomers()

    def newcomers(self) -> int:
        """6.10-r1..r8 The new units that its places and support bring, if the stock reaches."""
        found = self._newcomers
        if found is None:
            board, view, me = self.board, self.view, self.me
            held = [c for c in CITIES if view["city_card"][c] == me]
            found = len(held) + sum(view["support"][me::FACTION_COUNT])
            for c in held:
                for place in board.trade[c]:
                    card = view["city_card"][place] if place < CITY_COUNT else NOBODY
                    found += card == me or (place >= CITY_COUNT and self.units[place * OWNER_COUNT + me] > 0)
            found += sum([self.units[t * OWNER_COUNT + me] for t in TOWNS])
            country = sum([self.units[s * OWNER_COUNT + me] for s in COUNTRYSIDES])
            found = max(found + country // board.country_per_newcomer, board.newcomers_least)
            self._newcomers = found
        return found

    def coin(self) -> float:
        """What a coin is worth kept."""
        return self.weights.last_coin if self.last else self.weights.coin


COUNTRY = tuple(int(s) for s in COUNTRYSIDES)
