"""5, 16 What stands where: land units, naval units, leaders, and what they did in this impulse."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import ARMY_LEADERS, MAJORS, NAVAL_LEADERS, POWERS, UNFORTIFIED
from cuius.titles.here_i_stand.rules.relations import at_war
from cuius.titles.here_i_stand.state import POWER_COUNT, State


def is_fortified(g: State, space: int) -> bool:
    """2.1-r2,r5,r11 A key, an electorate, a fortress, or a fortress marker; troops winter there."""
    return g.board.type[space] != UNFORTIFIED or g.fortress[space]


def owners_in(g: State, space: int) -> tuple[Id, ...]:
    """Every power with land units in the space."""
    at = space * POWER_COUNT
    regulars, hired = g.regulars, g.hired
    return tuple([p for p in POWERS.ids if regulars[at + p] or hired[at + p]])


def land_of(g: State, power: int, space: int) -> int:
    """Land units that a power commands in a space: its own and those of minor powers active for it."""
    at = space * POWER_COUNT
    many = g.regulars[at + power] + g.hired[at + power]
    if g.side.count(power) > 1:
        for minor in range(len(MAJORS), POWER_COUNT - 1):
            if g.side[minor] == power != minor:
                many += g.regulars[at + minor]
    return many


def commanders_in(g: State, space: int) -> tuple[Id, ...]:
    """The powers that command land units in the space, in impulse order, each once."""
    found = {g.side[p] for p in owners_in(g, space)}
    return tuple([p for p in POWERS.ids if p in found])


def enemy_land_in(g: State, power: int, space: int) -> int:
    """Land units of powers at war with this one."""
    return sum([g.land(space, p) for p in owners_in(g, space) if at_war(g, power, p)])


def leaders_of(g: State, power: int, place: int) -> tuple[Id, ...]:
    """Army leaders that serve a power in a space."""
    return tuple([x for x in ARMY_LEADERS if g.leader_at[x] == place and g.side[g.leader_of[x]] == power])


def admirals_of(g: State, power: int, place: int) -> tuple[Id, ...]:
    """Naval leaders that serve a power in a place."""
    return tuple([x for x in NAVAL_LEADERS if g.leader_at[x] == place and g.side[g.leader_of[x]] == power])


def best_rating(g: State, leaders: tuple[Id, ...]) -> int:
    """5.1-r2 The battle rating of the single best of them."""
    return max([g.board.battle[x] for x in leaders], default=0)


def formation_limit(g: State, leaders: tuple[Id, ...]) -> int:
    """5.1-t1..t3 Four without a leader; one leader's command rating; the two highest together."""
    if not leaders:
        return 4
    return sum(sorted([g.board.command[x] for x in leaders])[-2:])


def squadrons_of(g: State, power: int, place: int) -> int:
    """Squadrons that a power commands in a place: its own, its minor powers' and those lent to it."""
    at = place * POWER_COUNT
    many = g.squadrons[at + power]
    if g.side.count(power) > 1:
        for minor in range(len(MAJORS), POWER_COUNT - 1):
            if g.side[minor] == power != minor:
                many += g.squadrons[at + minor]
    for where, borrower, _, lent in g.loans:
        if where == place and borrower == power:
            many += lent
    return many


def corsairs_of(g: State, power: int, place: int) -> int:
    """5.3-r5 Only the Ottoman has corsairs."""
    return g.corsairs[place] if power == 0 else 0


def ships_of(g: State, power: int, place: int) -> int:
    return squadrons_of(g, power, place) + corsairs_of(g, power, place)


def is_occupied(g: State, place: int) -> bool:
    """12.4-r0b Any unit or leader of any power stands there."""
    at = place * POWER_COUNT
    land = place * POWER_COUNT + POWER_COUNT <= len(g.regulars) and any(
        g.regulars[at : at + POWER_COUNT] + g.hired[at : at + POWER_COUNT],
    )
    return (
        land
        or any(g.squadrons[at : at + POWER_COUNT])
        or g.corsairs[place] > 0
        or any(where == place for where, *_ in g.loans)
        or place in g.leader_at
    )


def counters_left(g: State, power: int) -> int:
    """5-r2, 5.2-r6,r7 Land strength a power can still bring onto the map."""
    used = sum(g.regulars[power::POWER_COUNT]) + sum(g.hired[power::POWER_COUNT])
    used += sum([own + more for _, whose, own, more, _ in g.wars_abroad if whose == power])
    return g.board.land_limit[power] - used


def squadrons_left(g: State, power: int) -> int:
    """5-r2, 5.3-r5, 17.2-r2 Naval counters a power can build now."""
    used = sum(g.squadrons[power::POWER_COUNT]) + sum([n for _, _, lender, n in g.loans if lender == power])
    if power == 0:
        used += sum(g.corsairs)
    return g.board.squadron_limit[power] - used - g.lost_ships[power]


Marks = list[tuple[int, int, int]]
"""(space, power, how many)."""


def marked(marks: Marks, power: int, space: int) -> int:
    """How many of the power's units in the space bear the mark."""
    for where, who, many in marks:
        if where == space and who == power:
            return many
    return 0


def unbeaten(g: State, power: int, space: int) -> int:
    """13.1-x10 Land units there that have lost no field battle in this impulse."""
    return max(0, land_of(g, power, space) - marked(g.beaten, power, space))


def yet_to_intercept(g: State, power: int, space: int) -> int:
    """13.2-r4 Land units there that have not tried to intercept in this impulse."""
    return max(0, land_of(g, power, space) - marked(g.intercepted, power, space))


def yet_to_move(g: State, power: int, space: int) -> int:
    """Land units there that have made no move in this impulse."""
    return max(0, land_of(g, power, space) - marked(g.moved, power, space))


def on_loan(g: State, place: int, borrower: int) -> tuple[Id, ...]:
    """The lenders of what a power has on loan in a place, one for each squadron."""
    here = [loan for loan in g.loans if loan[:2] == (place, borrower)]
    return tuple([POWERS[lender] for _, _, lender, many in here for _ in range(many)])
