"""The position as the steward reads it from the view."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import cache, lru_cache
from operator import itemgetter
from typing import Any

from cuius.core.characters import NEUTRAL, Character
from cuius.core.live_view import kept
from cuius.titles.revolution.board import Board
from cuius.titles.revolution.bot.arranging import NEUTRAL_OWNER
from cuius.titles.revolution.bot.prospects import Future, Prospect, Times, value_of
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

GROWTH = (-25, 30, 75, 20, 50)
"""By faction: hundredths of a point that it gains in a turn, as games among stewards went."""
OVERFLOW = ("overflow", "opening_overflow")
"""When conflict is over for this turn, and counters stand side by side above a limit (6.13-r12)."""
PLACING = ("units", "opening_units")
"""When new units are placed."""
PLENTY, FEW = 24, 8
"""Neutral counters with which every province is filled up, and those that hardly fill any."""


@lru_cache(maxsize=256)
def known_worths(*state: Hashable) -> dict[int, Worth]:
    """What the provinces were found to be worth in this state of cities, sees and universities."""
    return {}


@cache
def rows_of(edition: str) -> tuple[Callable[[list[int]], tuple[int, ...]], ...]:
    """By province: what reads from `units` the counters in all its places, cities first."""
    return tuple(
        [
            itemgetter(*[s * OWNER_COUNT + owner for s in places for owner in range(OWNER_COUNT)])
            for places in plain_board(edition).places
        ]
    )


@lru_cache(maxsize=50_000)
def summed(rows: tuple[int, ...]) -> tuple[int, ...]:
    """Counters of each owner in some places together, from the parts of `units` for these places."""
    return tuple([sum(rows[owner::OWNER_COUNT]) for owner in range(OWNER_COUNT)])


def sight_of(view: Mapping[str, Any], role: str, character: Character = NEUTRAL) -> Sight:
    """This view in the eyes of a faction: the sight of its last question, where it still holds."""
    sight = kept(view, role, lambda seen: Sight(seen, role, character, view))
    sight.look(view)
    return sight


class Sight:
    """One seat's view with one faction's eyes: what stays the same for a while, and the present question.

    It is kept from one question to the next, often for a turn, as long as all that it reads of `view` when it
    is made stays the same. What changes more often is read from the view of each question by `look`, or when
    it is needed. It changes nothing in a view.
    """

    def __init__(
        self,
        view: Mapping[str, Any],
        role: str,
        character: Character = NEUTRAL,
        now: Mapping[str, Any] | None = None,
    ) -> None:
        """It is kept for `view`; `now` is that of the present question, if it is another one."""
        self.character = character
        self.me = int(FACTIONS[role])
        self.scales = scales_of(character.weights) if character.weights else SCALES
        self.weights = self.scales.of[self.me]
        self.turn: int = view["turn"]
        self.column: list[int] = view["column"]
        self.see: list[int] = view["see"]
        self.university: list[int] = view["university"]
        self.vp: list[int] = view["vp"]
        self.order = tuple([int(FACTIONS[word]) for word in view["order"]])
        self.players: int = view["players"]
        self.board: Board = plain_board(view["edition"])
        self.last = self.turn == self.board.last_turn
        self.left = self.board.last_turn - self.turn
        self.friends = self.find_friends()
        self.leader = self.find_leader()
        """The rival who is likely to end with most points."""
        self.anti = next((int(f) for f in (REFORMERS, BURGHERS, NOBILITY) if f in self.order), NEUTRAL_OWNER)
        """Whose counter citizens of the Reformed side become."""
        after = self.order[self.order.index(self.me) + 1 :]
        self.later_rivals = tuple([f for f in after if not self.friend(f)])
        """Those that come after it in turn order."""
        self.pull_order = (*[f for f in self.order if f != NOBILITY], int(NOBILITY))
        """6.16 The Nobility's coins pull last."""
        self.rows = rows_of(self.board.edition)
        self._liking: dict[int, float] = {}
        self._city_tables: dict[int, tuple[float, ...]] = {}
        self._prospects: dict[int, Prospect] = {}
        """By province, as it was when it was last thought of."""
        self._present: dict[int, Prospect] = {}
        """Those of them that hold for the counters and sieges of now."""
        self.units: list[int] = []
        self.siege: list[int] = []
        self._ahead: tuple[bool, int, tuple[int, ...], tuple[int, ...]] | None = None
        self.look(view if now is None else now)

    def look(self, view: Mapping[str, Any]) -> None:
        """Turn to the present question; what was found out for an earlier one counts where it still holds."""
        self.view = view
        self.phase: str = view["phase"]
        self.armies: list[int] = view["armies"]
        self.supply: int = view["supply"]
        units, siege = view["units"], view["siege"]
        if units != self.units:
            self.units, self._present = units, {}
        if siege != self.siege:
            self.siege, self._present = siege, {}
            self._besiegers: dict[int, list[int]] = {}
            self._worths = self.worths_of_all()
        self.look_ahead()
        self.influence_gains: dict[int, float] = {}
        self.siege_gains: dict[int, float] = {}
        self.sieges: dict[int, list[float]] = {}
        self.influence_threats: dict[tuple[int, int], float] = {}
        self.siege_threats: dict[tuple[int, int], float] = {}
        self._newcomers: int | None = None

    def look_ahead(self) -> None:
        """What all prospects depend on; others are found if it changes."""
        scarcity = 0 if self.supply >= PLENTY else 1 if self.supply > FEW else 2
        coming = self.find_coming()
        holders = tuple(self.view["province_card"]) if coming else ()
        ahead = self.phase in OVERFLOW, scarcity, coming, holders
        if ahead != self._ahead:
            self._ahead = ahead
            overflow = ahead[0]
            times = Times(self.order, self.turn == 0, self.last, overflow, scarcity)
            self.future = Future(self.me, times, coming, self.weights.pressure)
            self.holders = holders
            self._prospects, self._present = {}, {}

    def find_coming(self) -> tuple[int, ...]:
        """Rivals that place new units after this faction does, in the phase of new units."""
        if self.phase not in PLACING:
            return ()
        stock = self.view["stock"]
        return tuple([f for f in self.later_rivals if stock[f] > 2])

    @property
    def coins(self) -> int:
        coins: int = self.view["treasury"][self.me]
        return coins

    @property
    def stock(self) -> int:
        stock: int = self.view["stock"][self.me]
        return stock

    def friend(self, faction: int) -> bool:
        """Itself or, with two players, the other faction of the seat."""
        return faction in self.friends

    def find_friends(self) -> list[int]:
        if self.players != 2:
            return [self.me]
        return [f for f in range(FACTION_COUNT) if (f < NOBILITY) == (self.me < NOBILITY)]

    # What a province is worth

    def worths_of_all(self) -> dict[int, Worth]:
        state = (self.university, self.siege, self.column, self.see)
        return known_worths(*self.table(), self.scales, *[tuple(column) for column in state])

    def worth(self, p: int) -> Worth:
        found = self._worths.get(p)
        if found is None:
            found = self._worths[p] = self.fresh_worth(p)
        return found

    def fresh_worth(self, p: int) -> Worth:
        cities = self.board.cities[p]
        columns = [self.column[c] if self.turn else CENTRE for c in cities]
        return self.worth_with(p, tuple(columns), tuple([int(c) for c in cities if self.siege[c] != NOBODY]))

    def worth_with(self, p: int, columns: tuple[int, ...], closed: tuple[int, ...]) -> Worth:
        """With its cities' markers in these columns, and these cities besieged."""
        board = self.board
        see = NOBODY
        if p in board.bishopric_province:
            see = self.see[board.bishopric_province.index(p)] if self.turn else int(CATHOLIC)
        faiths = tuple([self.university[u] for u in seats_in(board.edition, p)])
        return worth_of(*self.table(), p, see, faiths, columns, closed, self.scales)

    def table(self) -> tuple[str, int, bool, int, int]:
        """What the worth of every province depends on."""
        return (self.board.edition, self.players, self.last, self.leader, self.anti)

    def city_table(self, city: int) -> tuple[float, ...]:
        """What each holder of a city would mean to this faction."""
        found = self._city_tables.get(city)
        if found is None:
            p = int(self.board.province_of[city])
            cities = self.board.cities[p]
            w = self.worth_with(p, (CENTRE,) * len(cities), ())
            found = self._city_tables[city] = w.of_city[w.cities.index(city)][self.me]
        return found

    def find_leader(self) -> int:
        rivals = [f for f in sorted(self.order) if not self.friend(f)]
        return max(rivals, key=lambda f: (self.vp[f] + GROWTH[f] * (self.left + 1), -f))

    # Counting

    def counts(self, p: int) -> list[int]:
        """Counters of each owner in the province, besieged cities ignored."""
        return list(summed(self.open_rows(p, self.rows[p](self.units))))

    def open_rows(self, p: int, rows: tuple[int, ...]) -> tuple[int, ...]:
        """Of the counters in all places of a province, cities first, those that no besieged city holds."""
        cities = self.board.cities[p]
        for n in range(len(cities) - 1, -1, -1):
            if self.siege[cities[n]] != NOBODY:
                rows = rows[: n * OWNER_COUNT] + rows[(n + 1) * OWNER_COUNT :]
        return rows

    def value(self, p: int, counts: list[int]) -> float:
        """What the province comes to with these counters, and with those that rivals may yet bring."""
        return value_of(self.worth(p), tuple(counts), self.future_of(p))

    def future_of(self, p: int) -> Future:
        """What it depends on, beside its counters, what a province comes to."""
        return self.future._replace(holder=self.holders[p]) if self.holders else self.future

    def prospect(self, p: int) -> Prospect:
        """What the province comes to, and may come to."""
        found = self._present.get(p)
        if found is None:
            rows, w = self.rows[p](self.units), self.worth(p)
            found = self._prospects.get(p)
            if found is None or found.rows != rows or found.w is not w:
                counts = summed(self.open_rows(p, rows))
                outside = summed(rows[len(self.board.cities[p]) * OWNER_COUNT :])
                found = Prospect(rows, w, counts, outside, self.future_of(p), self.liking(p))
                self._prospects[p] = found
            self._present[p] = found
        return found

    def now(self, p: int) -> float:
        """What it comes to as things stand."""
        return self.prospect(p).now

    def swap(self, p: int, owner: int, many: int = 1) -> float:
        """So many counters of that owner become its own."""
        return self.prospect(p).exchanging(owner, self.me, many)

    def adding(self, p: int, many: int, owner: int | None = None) -> float:
        return self.prospect(p).adding(self.me if owner is None else owner, many)

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
        """Its cities with an army before them."""
        found = self._besiegers.get(r)
        if found is None:
            found = [int(c) for c in self.board.cities_in[r] if 0 <= self.siege[c] < BEGGARS]
            self._besiegers[r] = found
        return found

    def besieges(self, r: int) -> bool:
        """Does an army of its own lie before a city there?"""
        return self.me in [self.siege[c] for c in self.besiegers(r)]

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
            board, units, me = self.board, self.units, self.me
            cards = self.view["city_card"]
            held = [c for c in CITIES if cards[c] == me]
            found = len(held) + sum(self.view["support"][me::FACTION_COUNT])
            for c in held:
                for place in board.trade[c]:
                    if place < CITY_COUNT:
                        found += cards[place] == me
                    else:
                        found += units[place * OWNER_COUNT + me] > 0
            first, end = CITY_COUNT * OWNER_COUNT, (CITY_COUNT + len(TOWNS)) * OWNER_COUNT
            found += sum(units[first + me : end : OWNER_COUNT])
            country = sum(units[end + me :: OWNER_COUNT])
            found = max(found + country // board.country_per_newcomer, board.newcomers_least)
            self._newcomers = found
        return found

    def coin(self) -> float:
        """What a coin is worth kept."""
        return self.weights.last_coin if self.last else self.weights.coin


COUNTRY = tuple(int(s) for s in COUNTRYSIDES)
