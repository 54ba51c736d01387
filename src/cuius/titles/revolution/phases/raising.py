"""6.4 Raising armies."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.revolution.ids import REGIONS
from cuius.titles.revolution.rules.armies import besieging, free_boxes
from cuius.titles.revolution.rules.counters import own_in
from cuius.titles.revolution.rules.turns import each_in_turn
from cuius.titles.revolution.state import FACTIONS as N
from cuius.titles.revolution.state import State

DONE = "done"


def raising(g: State) -> Proc[None]:
    """6.4-r1 Up to three armies a faction."""
    yield from each_in_turn(g, raise_armies)


def raise_armies(g: State, faction: Id) -> Proc[None]:
    """One at a time, each at the difference of the total prices (ruling R21)."""
    for raised in range(g.board.raise_most):
        region = yield Ask(faction, "raise.where", musters, g, faction, raised, rule="6.4-r9")
        if region == DONE:
            return
        g.spend(faction, price(g, faction, raised))  # 6.4-r2..r7
        g.raise_army(faction, region)  # 6.4-r8
        g.tell("army.raised", faction=faction, region=region)


def price(g: State, faction: int, raised: int) -> int:
    """What the next army costs after so many this turn."""
    costs = g.board.raise_cost[faction]
    return costs[raised + 1] - costs[raised]


def musters(g: State, faction: Id, raised: int) -> Options:
    """6.4-r8..r13 Regions with an empty box and an army or counter of the faction."""
    if not g.pool[faction] or g.treasury[faction] < price(g, faction, raised):
        return (DONE,)
    return (*[r for r in REGIONS.ids if represented(g, faction, r) and free_boxes(g, r) > 0], DONE)


def represented(g: State, faction: Id, region: Id) -> bool:
    """6.4-r9,r10 An army that is not abandoned, or any resource counter."""
    if g.armies[region * N + faction] or besieging(g, region, faction):
        return True
    return any(own_in(g, p, faction) for p in g.board.provinces_in[region])
