"""14-p9, 9.2-r15,r16 Losses: which land units are taken off.

5.2-r2,r3, ruling R7 Strength is counted by kind and space; counters are changed freely.
"""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Draw, Options, Proc
from cuius.titles.here_i_stand.ids import CAVALRY, MERCENARY, OTTOMAN, POWERS, REGULAR
from cuius.titles.here_i_stand.phases.action.forces import Force, Side
from cuius.titles.here_i_stand.phases.action.formation import Formation, whole_stack
from cuius.titles.here_i_stand.rules.relations import decides_nothing
from cuius.titles.here_i_stand.state import State

RELIEF, GARRISON = "relief", "garrison"
"""15.2-r2 The two parts of a relief battle's attacking side."""


def take_losses(g: State, power: Id, space: Id, hits: int) -> Proc[int]:
    """15.1-p9 A power loses units of its whole stack in a space; how many it lost."""
    force = Force([whole_stack(g, power, space)])
    before = force.units
    yield from lose(g, force, power, hits)
    return before - force.units


def side_loses(g: State, side: Side, hits: int) -> Proc[None]:
    """14-p9 The losses of a side, shared among its powers; each owner picks his own."""
    shares = yield from share_losses(side.force, hits)
    for power, many in shares:
        yield from lose(g, side.force, power, many)


def share_losses(force: Force, hits: int) -> Proc[tuple[tuple[Id, int], ...]]:
    """9.2-r15,r16 Evenly until one has nothing left; what cannot be shared falls on one at random."""
    present: dict[Id, int] = {}
    for part in force.parts:
        present[part.power] = present.get(part.power, 0) + part.size
    share = dict.fromkeys(present, 0)
    left = min(hits, force.units)
    while left:
        pool = [p for p in present if share[p] < present[p]]
        if len(pool) <= left:
            struck = pool
        else:
            struck = []
            while len(struck) < left:
                power = yield Draw([p for p in pool if p not in struck], why="battle.odd_loss", of=POWERS)
                struck.append(power)
        for power in struck:
            share[power] += 1
        left -= len(struck)
    return tuple(share.items())


def lose(g: State, force: Force, power: Id, hits: int) -> Proc[None]:
    """14-p9 One unit a hit, chosen by the owner one at a time."""
    while hits > 0:
        mine = [n for n, part in enumerate(force.parts) if part.power == power and part.size]
        if not mine:
            return
        if hits >= sum([force.parts[n].size for n in mine]) or decides_nothing(g, power):
            lose_some(g, force, mine, hits)
            return
        part = mine[0]
        if len(mine) > 1:
            which = yield Ask(power, "battle.loss_from", two_parts, rule="15.2-r2")
            part = mine[which == GARRISON]
        unit = yield Ask(
            power,
            "battle.loss",
            loss_kinds,
            force.parts[part],
            rule="14-p9",
            about={"power": power, "many": hits},
        )
        if unit in (MERCENARY, CAVALRY):
            force.lose_hired(g, part)
        else:
            force.lose_regular(g, part, power if unit == REGULAR else unit)
        hits -= 1


def lose_some(g: State, force: Force, parts: list[int], hits: int) -> None:
    """Where there is nothing to choose."""
    for part in parts:
        while hits and force.parts[part].size:
            stack = force.parts[part]
            if stack.regulars:
                force.lose_regular(g, part, stack.regulars[0][0])
            else:
                force.lose_hired(g, part)
            hits -= 1


def two_parts() -> Options:
    return (RELIEF, GARRISON)


def loss_kinds(part: Formation) -> Options:
    """5.2-r1,r4 A regular, a mercenary or cavalry unit, or a minor power's regular, named by that power."""
    found: list[Id] = []
    for owner, _ in part.regulars:
        found.append(REGULAR if owner == part.power else owner)
    if part.hired:
        found.append(CAVALRY if part.power == OTTOMAN else MERCENARY)
    return tuple(found)
