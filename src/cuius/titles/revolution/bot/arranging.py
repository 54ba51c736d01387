"""How a faction would arrange its counters within a province, and what the province comes to when all have.

Who moves later may enter any city but not disturb what earlier movers did; so a majority is as safe as its
margin over the counters still to move. Neutral counters are pieces too: in a city one does not want they
spoil it for others, and leave the countryside free.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from cuius.titles.revolution.bot.worth import NO_HOLDER, Worth
from cuius.titles.revolution.ids import BURGHERS, CATHOLICS, HABSBURGS, NEUTRAL, REFORMERS
from cuius.titles.revolution.state import FACTION_COUNT, OWNER_COUNT

NEUTRAL_OWNER = int(NEUTRAL)
FILL = 2
"""Neutral counters that enter an empty city."""


class Plan(NamedTuple):
    """Own counters in each open city, the towns to take, and the neutral counters to stand in each city."""

    cities: tuple[int, ...]
    towns: tuple[bool, ...]
    neutrals: tuple[int, ...]


class Stage(NamedTuple):
    """A province as one mover finds it."""

    inside: tuple[tuple[int, ...], ...]
    """By open city: counters that can no longer be moved, by owner."""
    outside: tuple[int, ...]
    """Such counters in towns and countryside, by owner."""
    taken: tuple[int, ...]
    """By town: the owner of such a counter, or -1."""
    later: tuple[tuple[int, int], ...]
    """(faction, counters) of those that move after this one."""
    free: int
    """Neutral counters that may be moved."""


def holder_in(counters: list[int], column: int, anti: int) -> int:
    """6.16, 6.17 Whose a city will be, with what its citizens add and remove."""
    if column < 3:
        if column == 1:
            lose_one(counters, (REFORMERS, BURGHERS))
        counters[CATHOLICS] += 1
    elif column > 5:
        if column == 7:
            lose_one(counters, (CATHOLICS, HABSBURGS))
        counters[anti] += 1
    most = max(counters)
    if 2 * most <= sum(counters) or counters[NEUTRAL_OWNER] == most:
        return NO_HOLDER
    return counters.index(most)


def lose_one(counters: list[int], factions: tuple[int, ...]) -> None:
    for f in factions:
        if counters[f]:
            counters[f] -= 1
            return


@lru_cache(maxsize=200_000)
def arrange(w: Worth, f: int, own: int, stage: Stage) -> Plan:
    """The best arrangement of so many counters."""
    choices = [city_choices(w, f, own, stage, i) for i in range(len(w.cities))]
    dumps: tuple[int, ...] = (-1, *range(len(w.cities))) if stage.free else (-1,)
    lives = [[(k, city_life(w, f, stage, i, k, 0)) for k in ks] for i, ks in enumerate(choices)]
    spoilt = [city_life(w, f, stage, i, 0, stage.free) for i in range(len(choices))] if stage.free else []
    bare = [not any(inside) for inside in stage.inside]
    land = Land(w, f, stage)
    best, chosen = -1e9, (0,) * len(choices)
    dumped = -1
    for picks in product(*lives):
        ks = tuple([k for k, _ in picks])
        out = own - sum(ks)
        if out < 0:
            continue
        base = sum([life for _, life in picks])
        empty = 0 if stage.later else sum([not k and bare[i] for i, k in enumerate(ks)])
        for dump in dumps:
            if dump < 0:
                value = base + land.value(out, max(0, stage.free - FILL * empty))
            elif ks[dump]:
                continue
            else:
                value = base - lives[dump][0][1] + spoilt[dump] + land.value(out, 0)
            if value > best + 1e-9:
                best, chosen, dumped = value, ks, dump
    out = own - sum(chosen)
    towns = land.towns(out)
    neutrals = tuple(stage.free if i == dumped else 0 for i in range(len(choices)))
    return Plan(chosen, towns, neutrals)


def city_choices(w: Worth, f: int, own: int, stage: Stage, i: int) -> tuple[int, ...]:
    """Numbers worth trying in a city: none, a majority, one that later movers cannot break, a spoiler."""
    inside = stage.inside[i]
    need = sum(inside) - 2 * inside[f] + 1
    column = w.columns[i]
    if column < 3:
        need += -1 if f == CATHOLICS else 1
    elif column > 5:
        need += -1 if f == w.anti else 1
    need = max(0, need)
    found = [0, need]
    beyond = need
    for _, m in stage.later:
        found.append(need + m)
        beyond += m
    found.append(beyond)
    most = max(inside)
    if most:
        found.append(max(0, 2 * most - sum(inside)))
    return tuple(sorted({k for k in found if k <= own}))


def city_life(w: Worth, f: int, stage: Stage, i: int, k: int, neutrals: int) -> float:
    """What a city with k own counters and so many neutral ones is worth, with those to come in mind."""
    table = w.of_city[i][f]
    counters = list(stage.inside[i])
    counters[f] += k
    counters[NEUTRAL_OWNER] += neutrals
    total = sum(counters)
    holder = holder_in(counters, w.columns[i], w.anti)
    mine = counters[f]
    rivals = [(m, g) for g, m in stage.later if m]
    if holder == f:
        margin = 2 * mine - sum(counters)
        threat = max(rivals)[0] if rivals else 0
        if margin > threat:
            safe = 1.0 if margin > sum([m for m, _ in rivals]) else 0.9
        else:
            safe = 0.25 + 0.5 * margin / (threat + 1)
        return safe * table[f] + (1 - safe) * table[NO_HOLDER]
    if holder != NO_HOLDER:
        return table[holder]
    takers = [table[g] for m, g in rivals if m > total]
    return 0.7 * min(takers) + 0.3 * table[NO_HOLDER] if takers else table[NO_HOLDER]


class Land:
    """Towns and countryside of a province, for one mover."""

    def __init__(self, w: Worth, f: int, stage: Stage) -> None:
        self.w, self.f, self.stage = w, f, stage
        self.coming = sum([m for _, m in stage.later])
        self.fixed = sum(stage.outside)
        rival = min([g for g, _ in stage.later], key=lambda g: w.of_province[f][g], default=NO_HOLDER)
        worths = [(self.town_worth(t[f], rival), i) for i, t in enumerate(w.of_town) if stage.taken[i] < 0]
        self.ranked = sorted(worths, key=lambda pair: (-pair[0], pair[1]))
        self.counter = w.counter[f][f]
        self._values: dict[tuple[int, int], float] = {}

    def town_worth(self, table: tuple[float, ...], rival: int) -> float:
        """Taking a town against leaving it: to those who come later, or to neutral counters."""
        return table[self.f] - 0.5 * (table[rival] + table[NO_HOLDER])

    def value(self, out: int, neutrals: int) -> float:
        """With so many own counters outside the cities, and so many neutral ones."""
        found = self._values.get((out, neutrals))
        if found is None:
            towns = sum([worth for worth, _ in self.ranked[:out] if worth > 0])
            found = self._values[out, neutrals] = towns + out * self.counter + self.province(out, neutrals)
        return found

    def province(self, out: int, neutrals: int) -> float:
        table = self.w.of_province[self.f]
        others = self.fixed + neutrals
        least, most = others + 0.25 * self.coming, others + self.coming
        if out > most:
            return table[self.f]
        chance = 0.0 if out <= least else (out - least) / (most - least + 1)
        return chance * table[self.f] + (1 - chance) * self.otherwise(out, neutrals)

    def otherwise(self, out: int, neutrals: int) -> float:
        """The province, if not one's own: a rival's that is strong enough, else nobody's."""
        table, outside = self.w.of_province[self.f], self.stage.outside
        total = out + self.fixed + neutrals
        worst = table[NO_HOLDER]
        for g, many in enumerate(outside):
            if 2 * many > total + self.coming * 0.5:
                worst = table[g]
        for g, m in self.stage.later:
            if m > total:
                worst = min(worst, table[g])
        return worst

    def towns(self, out: int) -> tuple[bool, ...]:
        taken = {i for worth, i in self.ranked[:out] if worth > 0}
        return tuple(i in taken for i in range(len(self.w.towns)))


# The whole province


@lru_cache(maxsize=400_000)
def outcome(w: Worth, counts: tuple[int, ...], order: tuple[int, ...]) -> tuple[float, ...]:
    """What each faction makes of the province when everybody present has moved."""
    stage_in = [[0] * OWNER_COUNT for _ in w.cities]
    outside = [0] * OWNER_COUNT
    taken = [-1] * len(w.towns)
    free = counts[NEUTRAL_OWNER]
    movers = sorted([g for g in order if counts[g]], key=lambda g: -counts[g])
    for at, f in enumerate(movers):
        later = tuple([(g, counts[g]) for g in movers[at + 1 :]])
        stage = Stage(tuple([tuple(c) for c in stage_in]), tuple(outside), tuple(taken), later, free)
        plan = arrange(w, f, counts[f], stage)
        for i, k in enumerate(plan.cities):
            stage_in[i][f] += k
            stage_in[i][NEUTRAL_OWNER] += plan.neutrals[i]
            free -= plan.neutrals[i]
        outside[f] += counts[f] - sum(plan.cities)
        for i, own in enumerate(plan.towns):
            if own:
                taken[i] = f
    for inside in stage_in:
        if not any(inside):
            inside[NEUTRAL_OWNER] = min(free, FILL)
            free -= inside[NEUTRAL_OWNER]
    outside[NEUTRAL_OWNER] += free
    return tuple([summed(w, f, stage_in, outside, taken) for f in range(FACTION_COUNT)])


def summed(w: Worth, f: int, inside: list[list[int]], outside: list[int], taken: list[int]) -> float:
    value = 0.0
    for i, counters in enumerate(inside):
        value += w.of_city[i][f][holder_in(counters[:], w.columns[i], w.anti)]
    for i, owner in enumerate(taken):
        value += w.of_town[i][f][owner if owner >= 0 else NO_HOLDER]
    most = max(outside[:NEUTRAL_OWNER])
    holder = outside.index(most) if 2 * most > sum(outside) else NO_HOLDER
    value += w.of_province[f][holder]
    for g in range(FACTION_COUNT):
        if outside[g]:
            value += w.counter[f][g] * outside[g]
    return value


@lru_cache(maxsize=100_000)
def settled(counts: tuple[int, ...], limit: int, goal: int) -> tuple[int, ...]:
    """6.11, 6.12 The counters left after conflict, and neutral ones up to the goal."""
    now = list(counts)
    total = sum(now)
    while total > limit and sum([n > 0 for n in now]) > 1:
        start = now[:]
        for size in sorted({n for n in start if n}):
            for owner in range(OWNER_COUNT):
                if start[owner] == size:
                    now[owner] -= 1
                    total -= 1
            if total <= limit or sum([n > 0 for n in now]) < 2:
                break
    if total > limit:
        now = [min(n, limit) for n in now]
        total = sum(now)
    now[NEUTRAL_OWNER] += max(0, goal - total)
    return tuple(now)
