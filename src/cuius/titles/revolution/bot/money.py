"""Taxes, support, Spanish gold and the allegiance of citizens."""

from __future__ import annotations

from typing import Any

from cuius.titles.revolution.bot.arranging import holder_in
from cuius.titles.revolution.bot.sight import Sight
from cuius.titles.revolution.ids import (
    CATHOLICS,
    HABSBURGS,
    NOBILITY,
    PLACES,
    PROVINCES,
    SPANISH_TREASURY,
    SUPPORTS,
)
from cuius.titles.revolution.phases.awards import CENTRE
from cuius.titles.revolution.state import FACTION_COUNT, OWNER_COUNT

# Taxes


def tax_rate(s: Sight, question: dict[str, Any]) -> str:
    """As much as it will spend before new units come, or as leaves stock enough for them."""
    cities = s.view["city_card"].count(s.me)
    spend = wanted_coins(s)
    chosen = question["options"][0]
    for word in question["options"][1:]:
        extra = (int(word) - 1) * cities
        if s.coins + extra <= spend or s.stock - extra >= s.weights.kept_stock:
            chosen = word
    return str(chosen)


def wanted_coins(s: Sight) -> int:
    """Pay for the armies there are, three more, and a few cities' allegiance."""
    armies = sum(s.armies[s.me :: FACTION_COUNT])
    more: int = min(s.board.raise_most, s.view["pool"][s.me])
    return armies * s.board.maintain[s.me] + s.board.raise_cost[s.me][more] + 4


# Support


def support_many(s: Sight, question: dict[str, Any]) -> str:
    """Coins always; counters as long as each gains more on the board than it does in its box."""
    box, kind = SUPPORTS[question["about"]["box"][1]], question["about"]["kind"][1]
    options = question["options"]
    if box == SPANISH_TREASURY or kind == "filled":
        return str(options[-1])
    provinces = [int(p) for p in s.board.support_provinces[box]]
    return str(worth_moving(s, provinces, int(options[-1]), kind == "half"))


def worth_moving(s: Sight, provinces: list[int], most: int, coin: bool) -> int:
    """How many counters of a box gain by moving, tried out one after the other."""
    floor = stay_worth(s)
    added = dict.fromkeys(provinces, 0)
    worth = {p: best_step(s, p, 0, most) for p in provinces}
    moved = 0
    while moved < most:
        p = max(provinces, key=lambda q: worth[q])
        if worth[p] <= max(floor, coin_worth(s) if coin else -1.0):
            return most if coin and coin_worth(s) > floor else moved
        added[p] += 1
        moved += 1
        worth[p] = best_step(s, p, added[p], most - moved)
    return moved


def best_step(s: Sight, p: int, already: int, most: int) -> float:
    """The best gain a counter, for one or more counters into a province."""
    base = s.adding(p, already) if already else 0.0
    return max([(s.adding(p, already + a) - base) / a for a in range(1, max(1, min(most, 3)) + 1)])


def stay_worth(s: Sight) -> float:
    return 0.0 if s.last else s.weights.kept_support


def coin_worth(s: Sight) -> float:
    """A coin now: much for the first few, little when there are plenty."""
    return s.weights.wanted_coin if s.coins < wanted_coins(s) else s.weights.spare_coin


def support_to(s: Sight, question: dict[str, Any]) -> str:
    best, chosen = -1e9, question["options"][0]
    for word in question["options"]:
        value = coin_worth(s) if word == "treasury" else best_step(s, int(PROVINCES[word]), 0, 3)
        if value > best + 1e-9:
            best, chosen = value, word
    return str(chosen)


# Allegiance


class Citizens:
    """What a city comes to for one faction, by the column its marker ends in."""

    def __init__(self, s: Sight, city: int) -> None:
        self.s, self.city = s, city
        self.table = s.city_table(city)
        self.start: int = s.column[city]
        self.by_column: dict[int, float] = {}

    def worth(self, stakes: list[int]) -> float:
        """With these coins on the city: its next holder, and what the column brings in later turns."""
        s = self.s
        column = pulled(s, self.start, stakes)
        found = self.by_column.get(column)
        if found is None:
            inside = s.units[self.city * OWNER_COUNT : self.city * OWNER_COUNT + OWNER_COUNT]
            holder = holder_in(inside, column, s.anti)
            later = 0.0 if s.last else s.weights.drift * self.drift(column)
            found = self.by_column[column] = self.table[holder] + later
        return found

    def holder(self, inside: list[int]) -> int:
        """Whose it becomes with these counters inside, the marker standing still."""
        return holder_in(inside[:], self.start, self.s.anti)

    def drift(self, column: int) -> float:
        """Catholics and the Reformed side's own gain a counter each turn at the ends."""
        me, anti = self.s.me, self.s.anti
        toward = (2.0, 1.5, 0.5, 0.0, -0.5, -1.5, -2.0)[column - 1]
        if me == CATHOLICS:
            return toward
        if me == anti:
            return -toward
        if me == NOBILITY:
            return -abs(toward) * 0.5
        return toward * (0.3 if me == HABSBURGS else -0.3)


def pulled(s: Sight, start: int, stakes: list[int]) -> int:
    """6.16 Where coins pull a marker, three columns at most."""
    column = start
    for f in s.pull_order:
        coins = stakes[f]
        if coins:
            goal = (1, 1, CENTRE, 7, 7)[f]
            column += max(-coins, min(coins, goal - column))
    return max(start - 3, min(start + 3, column))


def best_stake(s: Sight, city: int) -> tuple[float, int]:
    """The best net gain that coins on this city buy, and how many coins."""
    citizens = Citizens(s, city)
    stakes = s.view["stakes"][city * FACTION_COUNT : city * FACTION_COUNT + FACTION_COUNT]
    base, price = citizens.worth(stakes), s.coin()
    best, many = 0.0, 0
    for coins in range(1, min(s.coins, 6) + 1):
        trial = stakes[:]
        trial[s.me] += coins
        gain = citizens.worth(trial) - base - coins * price
        if gain > best + 1e-9:
            best, many = gain, coins
    return best, many


def allegiance_city(s: Sight, question: dict[str, Any]) -> str:
    best, chosen = 0.0, "done"
    for word in question["options"]:
        if word in PLACES:
            gain, coins = best_stake(s, int(PLACES[word]))
            if coins and gain / coins > best + 1e-9:
                best, chosen = gain / coins, word
    return chosen


def allegiance_coins(s: Sight, question: dict[str, Any]) -> str:
    """So many as its best stake takes."""
    city = int(PLACES[question["about"]["city"][1]])
    return str(max(1, best_stake(s, city)[1]))
