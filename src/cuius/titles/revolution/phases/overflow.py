"""5.5 and 6.13 Overflow: a faction alone in a full province may send the surplus elsewhere."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.revolution.ids import COUNTRYSIDES, NEUTRAL, NOBODY, PROVINCES
from cuius.titles.revolution.phases.conflict import standing
from cuius.titles.revolution.rules.counters import (
    controller,
    first_faction,
    friendly,
    openly_present,
)
from cuius.titles.revolution.rules.turns import each_in_turn
from cuius.titles.revolution.state import OWNERS, State

RETURN = "return"


def overflow(g: State) -> Proc[None]:
    """5.5-r1, 6.13-r2 In turn order, each faction all of its surplus before the next."""
    yield from each_in_turn(g, overflow_of)


def neutral_surplus(g: State, province: Id) -> Proc[None]:
    """6.13-r18 Neutral counters alone above the limit return to the supply."""
    for _ in range(surplus(g, province, NEUTRAL)):
        place = COUNTRYSIDES[province]
        if not g.units[place * OWNERS + NEUTRAL]:
            about = {"province": province}
            chooser = first_faction(g)
            place = yield Ask(
                chooser, "overflow.neutral_out", standing, g, province, NEUTRAL, rule="6.13-r18", about=about
            )
        g.take_neutral(place)
        g.tell("neutral.removed", place=place)


def surplus(g: State, province: Id, owner: int) -> int:
    """6.13-r1,r14 Counters above the limit of an owner alone there, besieged cities ignored."""
    sums = openly_present(g, province)
    alone = sum(sums) == sums[owner]
    return max(0, sums[owner] - g.board.limit[province]) if alone else 0


def overflow_of(g: State, faction: Id) -> Proc[None]:
    """In board order, counter after counter (ruling R38); neutral surplus before all else (ruling R34)."""
    if g.step == 0:
        g.waiting = [p for p in PROVINCES.ids if sum(openly_present(g, p)) > g.board.limit[p]]
        for number in g.waiting:
            yield from neutral_surplus(g, PROVINCES[number])
    for number in g.waiting:
        province = PROVINCES[number]
        about = {"province": province}
        while surplus(g, province, faction):
            target = yield Ask(
                faction, "overflow.to", reach, g, faction, province, rule="6.13-r3", about=about
            )
            if target == RETURN:
                yield from give_up(g, faction, province)
                break
            origin = yield from leaving(g, faction, province)
            g.shift(faction, origin, COUNTRYSIDES[target])  # 6.13-r16
            g.tell("overflow.moved", faction=faction, origin=province, target=target)
            yield from give_way(g, faction, target)


def give_up(g: State, faction: Id, province: Id) -> Proc[None]:
    """6.13-r15 What is left of the surplus returns to stock."""
    while surplus(g, province, faction):
        place = yield from leaving(g, faction, province)
        g.leave(faction, place)
        g.tell("overflow.returned", faction=faction, place=place)


def leaving(g: State, faction: Id, province: Id) -> Proc[Id]:
    """6.13-r17 From the countryside first, then from where the owner chooses."""
    place = COUNTRYSIDES[province]
    if not g.units[place * OWNERS + faction]:
        about = {"province": province}
        place = yield Ask(
            faction, "overflow.from", standing, g, province, faction, rule="6.13-r17", about=about
        )
    return place


def give_way(g: State, faction: Id, province: Id) -> Proc[None]:
    """6.13-r12,r13 A neutral counter leaves if the province is now above its limit (ruling R37)."""
    sums = openly_present(g, province)
    if sum(sums) <= g.board.limit[province] or not sums[NEUTRAL]:
        return
    place = COUNTRYSIDES[province]
    if not g.units[place * OWNERS + NEUTRAL]:
        about = {"province": province}
        place = yield Ask(
            faction, "overflow.neutral", standing, g, province, NEUTRAL, rule="6.13-r13", about=about
        )
    g.take_neutral(place)
    g.tell("neutral.removed", place=place)


def reach(g: State, faction: Id, province: Id) -> Options:
    """6.13-r3..r11 Provinces next to it or along a river, with fewer faction counters than their limit."""
    near = set(g.board.borders[province])
    for target, passed in g.board.river_ways[province]:
        if target not in near and all(passable(g, faction, place) for place in passed):
            near.add(target)
    return (*[p for p in PROVINCES.ids if p in near and has_room(g, p)], RETURN)


def passable(g: State, faction: Id, place: Id) -> bool:
    """6.13-r5,r6 Not held by another faction that is no ally (ruling R39)."""
    holder = controller(g, place)
    return holder == NOBODY or friendly(g, holder, faction)


def has_room(g: State, province: Id) -> bool:
    """6.13-r10,r11 Neutral counters do not close a province."""
    sums = openly_present(g, province)
    return sum(sums) - sums[NEUTRAL] < g.board.limit[province]
