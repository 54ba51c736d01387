"""9.3-p4 The loser of a war takes two of its own units off the map."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    CAVALRY,
    CORSAIR,
    MERCENARY,
    OTTOMAN,
    PLACES,
    REGULAR,
    SPACES,
    SQUADRON,
)
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import State

UNITS_LOST = 2


def remove_units(g: State, loser: Id) -> Proc[None]:
    """9.3-p4 Of its choice, land or naval; what it has, if that is less."""
    for _ in range(UNITS_LOST):
        if not garrisons(g, loser):
            return
        place = yield Ask(loser, "peace.unit_at", garrisons, g, loser, rule="9.3-p4")
        unit = yield Ask(
            loser, "peace.unit", units_in, g, loser, place, rule="9.3-p4", about={"place": place}
        )
        take_off(g, loser, place, unit)
        g.tell("peace.unit_lost", power=loser, place=place, unit=unit)


def garrisons(g: State, power: Id) -> Options:
    """Where it has units of its own; those of its minor allies do not count."""
    return tuple([p for p in PLACES.ids if units_in(g, power, p)])


def units_in(g: State, power: Id, place: Id) -> Options:
    at, found = place * N + power, []
    if place < len(SPACES):
        if g.regulars[at]:
            found.append(REGULAR)
        if g.hired[at]:
            found.append(CAVALRY if power == OTTOMAN else MERCENARY)
    if g.squadrons[at]:
        found.append(SQUADRON)
    if power == OTTOMAN and g.corsairs[place]:
        found.append(CORSAIR)
    return tuple(found)


def take_off(g: State, power: Id, place: Id, unit: Id) -> None:
    """It can be built again at once, like any counter in the supply."""
    if unit == REGULAR:
        g.add_regulars(place, power, -1)
    elif unit in (CAVALRY, MERCENARY):
        g.add_hired(place, power, -1)
    elif unit == SQUADRON:
        g.squadrons[place * N + power] -= 1
    else:
        g.corsairs[place] -= 1
