"""Where coins come from: taxes (6.1), support movement and the interception of Spanish gold (5.1, 6.2)."""

from __future__ import annotations

from typing import Any

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.revolution.ids import (
    COUNTRYSIDES,
    FACTIONS,
    FILLED,
    HALF,
    HUGUENOTS,
    NOBODY,
    PLAIN,
    SLOT_KINDS,
    SPANISH_TREASURY,
    SUPPORTS,
    slot,
)
from cuius.titles.revolution.phases.turns import each_in_turn
from cuius.titles.revolution.state import FACTION_COUNT, OWNER_COUNT, State

TREASURY = "treasury"
TURNED, STAYS, SPENT = "turned", "stays", "spent"


# 6.1 Taxes


def taxes(g: State) -> Proc[None]:
    """6.1-r3 Each faction collects from its province and city cards, from stock to treasury."""
    yield from each_in_turn(g, collect_taxes)


def collect_taxes(g: State, faction: Id) -> Proc[None]:
    """6.1-r7 Collecting is not optional; only the rate is chosen (ruling R18)."""
    provinces, cities = province_taxes(g, faction), g.city_card.count(faction)
    if g.board.edition == "2007":
        coins = min(g.stock[faction], provinces + cities)  # 6.1-r4 the base first
        g.collect(faction, coins)
        if cities:
            rate = yield Ask(faction, "tax.rate", rates_covered, g, faction, coins, rule="6.1-r5")
            extra = (rate - 1) * cities
            g.collect(faction, extra)
            coins += extra
    else:
        rate = 0
        if cities:
            rate = yield Ask(faction, "tax.rate", rates, g, rule="6.1-r2")
        coins = min(g.stock[faction], provinces + rate * cities)  # 6.1-r6
        g.collect(faction, coins)
    if coins:
        g.tell("taxes.collected", faction=faction, coins=coins)


def province_taxes(g: State, faction: Id) -> int:
    """6.1-r1 The tax values of all province cards, rounded down once."""
    halves = sum([tax for tax, holder in zip(g.board.tax, g.province_card, strict=True) if holder == faction])
    return halves // 2


def rates(g: State) -> Options:
    """6.1-r2 One rate for all cities."""
    return tuple(range(1, g.board.city_tax_most + 1))


def rates_covered(g: State, faction: Id, collected: int) -> Options:
    """6.1-r5 More than 1 a city only if the stock covers it for every city."""
    cities = g.city_card.count(faction)
    if collected < province_taxes(g, faction) + cities:
        return (1,)
    return tuple([rate for rate in rates(g) if (rate - 1) * cities <= g.stock[faction]])


# 5.1, 6.2 Support movement


def support(g: State) -> Proc[None]:
    """5.1, 6.2.1 Factions may move their counters out of the support boxes."""
    yield from each_in_turn(g, move_support)


def move_support(g: State, faction: Id) -> Proc[None]:
    """5.1-r1, 6.2.1-r1 Any number of counters of each box and kind of slot, or none."""
    for number in g.board.slots_of[faction]:
        box, kind = SUPPORTS[number // len(SLOT_KINDS)], SLOT_KINDS[number % len(SLOT_KINDS)]
        if movable(g, faction, box, kind):
            about = {"box": box, "kind": kind}
            many = yield Ask(
                faction, "support.many", counts, g, faction, box, kind, rule="6.2.1-r1", about=about
            )
            yield from move_out(g, faction, box, kind, many)


def movable(g: State, faction: Id, box: Id, kind: Id) -> int:
    """How many counters there may move; turned ones may not (6.2.2-r9)."""
    here = g.support[slot(box, kind) * FACTION_COUNT + faction]
    if here and box == HUGUENOTS and g.interception == TURNED:
        return min(here, in_box(g, box, faction) - g.huguenots_used)
    return here


def in_box(g: State, box: Id, faction: int) -> int:
    """A faction's counters in all slots of a box."""
    first = slot(box, PLAIN) * FACTION_COUNT + faction
    return sum(g.support[first : first + len(SLOT_KINDS.ids) * FACTION_COUNT : FACTION_COUNT])


def counts(g: State, faction: Id, box: Id, kind: Id) -> Options:
    return tuple(range(movable(g, faction, box, kind) + 1))


def move_out(g: State, faction: Id, box: Id, kind: Id, many: int) -> Proc[None]:
    """5.1-r2..r4, 6.2.1-r2..r4 Plain to the provinces named, filled to the treasury, half to either."""
    if not many:
        return
    at = slot(box, kind) * FACTION_COUNT + faction
    if box == HUGUENOTS and g.interception == STAYS:  # 6.2.2-r10 those that have intercepted leave first
        g.huguenots_used = max(0, g.huguenots_used - many)
    if box == SPANISH_TREASURY:  # 6.2.2-r11
        taken = yield from interception(g, faction, many)
        g.support[at] -= many
        g.treasury[faction] += many - taken
        g.stock[faction] += taken  # 6.2.2-r3
        g.tell("treasury.moved", faction=faction, box=box, count=many - taken)
        return
    for _ in range(many):
        target: Any = TREASURY
        if kind != FILLED:
            target = yield Ask(
                faction, "support.to", targets, g, box, kind, rule="6.2.1-r4", about={"box": box}
            )
        g.support[at] -= 1
        if target == TREASURY:
            g.treasury[faction] += 1
            g.tell("treasury.moved", faction=faction, box=box, count=1)
        else:
            g.units[COUNTRYSIDES[target] * OWNER_COUNT + faction] += 1
            g.tell("support.moved", faction=faction, box=box, province=target)


def targets(g: State, box: Id, kind: Id) -> Options:
    """The provinces named, from a half slot the treasury too; limits do not matter (5.1-r5, 6.2.1-r5)."""
    provinces = g.board.support_provinces[box]
    return (*provinces, TREASURY) if kind == HALF else provinces


def interception(g: State, mover: Id, many: int) -> Proc[int]:
    """6.2.2-r1,r2 The mover has said how many; the Huguenots' owner says how many it takes (ruling R11)."""
    owner = huguenots_owner(g)
    if owner == NOBODY or not most_intercepted(g, owner, many):
        return 0
    about = {"mover": mover, "count": many}
    interceptor = FACTIONS[owner]
    taken = yield Ask(interceptor, "support.intercept", takes, g, owner, many, rule="6.2.2-r1", about=about)
    if taken:
        take_coins(g, owner, taken)
        g.tell("treasury.intercepted", faction=interceptor, mover=mover, count=taken)
    return int(taken)


def take_coins(g: State, owner: int, taken: int) -> None:
    """6.2.2-r4 A coin from stock for each; or, in one reading, the Huguenot counter itself (6.2.2-r12)."""
    if g.interception == SPENT:
        for _ in range(taken):
            filled = next(k for k in SLOT_KINDS.ids if g.support[slot(HUGUENOTS, k) * FACTION_COUNT + owner])
            g.support[slot(HUGUENOTS, filled) * FACTION_COUNT + owner] -= 1
        g.treasury[owner] += taken
    else:
        g.collect(owner, taken)
        g.huguenots_used += taken  # 6.2.2-r6


def huguenots_owner(g: State) -> int:
    """The one faction with counters in the Huguenots' box now, moved or not (5.2-r6, 6.2.2-r8)."""
    return next((f for f in FACTIONS.ids if in_box(g, HUGUENOTS, f)), NOBODY)


def most_intercepted(g: State, owner: int, many: int) -> int:
    """6.2.2-r5,r6 One for each counter that has not intercepted yet, and no more than there is stock."""
    waiting = in_box(g, HUGUENOTS, owner) - g.huguenots_used
    return min(many, waiting) if g.interception == SPENT else min(many, waiting, g.stock[owner])


def takes(g: State, owner: int, many: int) -> Options:
    """6.2.2-r7 Any number up to that: the owner may wait for the second Spanish faction."""
    return tuple(range(most_intercepted(g, owner, many) + 1))
