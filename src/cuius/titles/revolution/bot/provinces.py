"""New units, conflict, overflow and movement in provinces."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cuius.titles.revolution.bot.arranging import NEUTRAL_OWNER, Land, Plan, Stage, arrange
from cuius.titles.revolution.bot.sight import COUNTRY, Sight
from cuius.titles.revolution.bot.worth import Worth
from cuius.titles.revolution.ids import (
    CATHOLICS,
    COUNTRYSIDES,
    FACTIONS,
    NOBODY,
    PLACES,
    PROVINCES,
    SLOTS,
    SPANISH_TREASURY,
)
from cuius.titles.revolution.rules.counters import CITY_COUNT
from cuius.titles.revolution.state import OWNER_COUNT

SAFE = 3
"""Counters more than all others together with which a city is safe from its citizens."""


def units_where(s: Sight, question: dict[str, Any]) -> str:
    """Where the next counters gain most each."""
    left = number(question, "count")
    best, chosen = -1e9, question["options"][0]
    for word in question["options"]:
        value = best_number(s, word, left)[0] if word in PROVINCES else slot_worth(s, word)
        if value > best + 1e-9:
            best, chosen = value, word
    return str(chosen)


def units_many(s: Sight, question: dict[str, Any]) -> str:
    """As many as gain most each; all of them into a support box."""
    word = question["about"]["where"][1]
    if word not in PROVINCES:
        return str(question["options"][-1])
    most = int(question["options"][-1])
    return str(best_number(s, word, most)[1])


def best_number(s: Sight, word: str, left: int) -> tuple[float, int]:
    """The best gain a counter in that province, and for how many counters."""
    p = int(PROVINCES[word])
    prospect = s.prospect(p)
    own = prospect.own()
    if s.turn == 0:
        most = 2 * own
    else:
        most = 99 if s.view["province_card"][p] == s.me else own
    return prospect.best_number(min(left, most, s.board.limit[p] + 2))


def slot_worth(s: Sight, word: str) -> float:
    """A counter in a support box: a new unit, a coin or a free choice of province next turn."""
    if s.last:
        return -0.01
    box, kind = divmod(int(SLOTS[word]), 3)
    if box == SPANISH_TREASURY or kind == 1:
        return s.weights.coin_slot * s.character.trait("trade")
    return s.weights.slot + 0.02 * kind


def number(question: dict[str, Any], name: str) -> int:
    given = question["about"][name]
    return int(given[1] if isinstance(given, (list, tuple)) else given)


# Conflict, neutral units, overflow


def own_counter_out(question: dict[str, Any]) -> str:
    """The countryside's first, then a city's, then a town's: places are taken anew in movement."""
    options = question["options"]
    rank = {word: (PLACES[word] not in COUNTRYSIDES, PLACES[word] >= CITY_COUNT) for word in options}
    return str(min(options, key=lambda word: rank[word]))


def neutral_where(s: Sight, question: dict[str, Any]) -> str:
    """Where a neutral counter hurts least."""
    return str(max(question["options"], key=lambda word: s.adding(int(PROVINCES[word]), 1, NEUTRAL_OWNER)))


def overflow_to(s: Sight, question: dict[str, Any]) -> str:
    """Where one more counter gains most, if anywhere."""
    best, chosen = 0.0, question["options"][-1]
    for word in question["options"]:
        if word in PROVINCES:
            value = s.adding(int(PROVINCES[word]), 1)
            if value > best + 1e-9:
                best, chosen = value, word
    return str(chosen)


# Movement


def plan_for(s: Sight, p: int) -> Plan:
    """The arrangement this faction aims at; the same at every question of its move."""
    w = s.worth(p)
    me, units = s.me, s.units
    movers = [int(FACTIONS[word]) for word in s.view["movers"]]
    counts = s.counts(p)
    done = [f for f in range(5) if counts[f] and f not in movers]
    inside = []
    fixed_neutral = 0
    for c in w.cities:
        row = [units[c * OWNER_COUNT + f] if f in done else 0 for f in range(OWNER_COUNT)]
        if done:
            row[NEUTRAL_OWNER] = units[c * OWNER_COUNT + NEUTRAL_OWNER]
            fixed_neutral += row[NEUTRAL_OWNER]
        inside.append(tuple(row))
    outside = [0] * OWNER_COUNT
    for f in done:
        outside[f] = counts[f] - sum([row[f] for row in inside])
    taken = tuple([next((f for f in done if units[t * OWNER_COUNT + f]), NOBODY) for t in w.towns])
    later = tuple([(f, counts[f]) for f in movers if f != me])
    stage = Stage(tuple(inside), tuple(outside), taken, later, counts[NEUTRAL_OWNER] - fixed_neutral)
    return guarded(w, me, counts[me], stage)


@lru_cache(maxsize=50_000)
def guarded(w: Worth, me: int, own: int, stage: Stage) -> Plan:
    """6.16 Counters that the countryside can spare stand guard in cities that citizens give or may take.

    Of two counters more than the others, rivals' coins can take both in one turn: one comes in, one goes.
    """
    plan = arrange(w, me, own, stage)
    cities, out = list(plan.cities), own - sum(plan.cities)
    if not cities or out <= sum(plan.towns):
        return plan
    land = Land(w, me, stage)
    loose = max(0, stage.free - sum(plan.neutrals))
    while out > sum(plan.towns):
        weak = [(margin(w, stage, cities, i, me), i) for i, n in enumerate(plan.neutrals) if not n]
        weak = [(m, i) for m, i in weak if 0 < m < SAFE]
        if not weak or land.province(out - 1, loose) < land.province(out, loose) - 1e-9:
            break
        cities[min(weak)[1]] += 1
        out -= 1
    return plan._replace(cities=tuple(cities))


def margin(w: Worth, stage: Stage, cities: list[int], i: int, me: int) -> int:
    """By how many counters a city will be one's own, whatever later movers bring."""
    inside = stage.inside[i]
    column = w.columns[i]
    own = inside[me] + cities[i]
    others = sum(inside) - inside[me] + max([m for _, m in stage.later], default=0)
    return (
        own
        - others
        + (column < 3) * (1 if me == CATHOLICS else -1)
        + (column > 5) * (1 if me == w.anti else -1)
    )


def place_about(question: dict[str, Any], name: str) -> int:
    return int(PLACES[question["about"][name][1]])


def move_city(s: Sight, question: dict[str, Any]) -> str:
    p = s.view["province"]
    plan, city = plan_for(s, p), place_about(question, "city")
    return at_most(question, plan.cities[s.worth(p).cities.index(city)])


def move_town(s: Sight, question: dict[str, Any]) -> str:
    """Its own where it is planned; else a neutral counter, which nobody can move again; else as it is.

    Counters for towns that are asked about later stay in the countryside; only who has more takes another.
    """
    p, options = s.view["province"], question["options"]
    town = place_about(question, "town")
    holder = next((o for o in range(OWNER_COUNT) if s.units[town * OWNER_COUNT + o]), NOBODY)
    towns, planned = s.worth(p).towns, plan_for(s, p).towns
    at = towns.index(town)
    if "own" in options and planned[at]:
        return "own"
    if s.friend(holder) and "keep" in options and holder != s.me:
        return "keep"
    if "neutral" in options and s.units[COUNTRY[p] * OWNER_COUNT + NEUTRAL_OWNER]:
        return "neutral"
    if "own" in options and s.units[COUNTRY[p] * OWNER_COUNT + s.me] > sum(planned[at + 1 :]):
        return "own"
    return "keep" if "keep" in options else str(options[-1])


def move_push(s: Sight, question: dict[str, Any]) -> str:
    """Rivals out of every city; an ally may stay where this faction has nothing."""
    other, city = int(FACTIONS[question["about"]["other"][1]]), place_about(question, "city")
    if s.friend(other) and not s.units[city * OWNER_COUNT + s.me]:
        return str(question["options"][0])
    return str(question["options"][-1])


def move_neutrals(s: Sight, question: dict[str, Any]) -> str:
    p = s.view["province"]
    city = place_about(question, "city")
    at = s.worth(p).cities.index(city)
    plan = plan_for(s, p)
    if plan.neutrals[at]:
        return str(question["options"][-1])
    if s.units[city * OWNER_COUNT + s.me] or any(plan.neutrals):
        return str(question["options"][0])
    here = s.units[city * OWNER_COUNT + NEUTRAL_OWNER]
    return at_most(question, here)


def at_most(question: dict[str, Any], many: int) -> str:
    options = [int(word) for word in question["options"]]
    return str(max([n for n in options if n <= many], default=options[0]))
