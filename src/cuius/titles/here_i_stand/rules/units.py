"""5, 16 What stands where: land units, fleets, leaders, and what they did in this impulse.

Units of a stack are told apart by number only (ruling R201): of seven regulars of whom three were beaten,
four may still move. Whoever leaves a stack other than by a move takes the marks along first.
"""

from __future__ import annotations

from itertools import compress
from typing import NamedTuple

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import (
    ARMY_LEADERS,
    ATLANTIC_OCEAN,
    FIRST_SEA,
    MAJORS,
    NAVAL_LEADERS,
    OTTOMAN,
    PLACES,
    POWERS,
    UNFORTIFIED,
)
from cuius.titles.here_i_stand.rules.dice import Ships
from cuius.titles.here_i_stand.rules.powers import at_war, controls, minors_of
from cuius.titles.here_i_stand.state import POWER_COUNT, State


def is_fortified(g: State, space: int) -> bool:
    """2.1-r2,r5,r11 A key, an electorate, a fortress, or a fortress marker; troops winter there."""
    return g.board.type[space] != UNFORTIFIED or g.fortress[space]


def owners_in(g: State, space: int) -> tuple[Id, ...]:
    """Every power with land units in the space."""
    at, regulars, hired = space * POWER_COUNT, g.regulars, g.hired
    if regulars.count(0, at, at + POWER_COUNT) == hired.count(0, at, at + POWER_COUNT) == POWER_COUNT:
        return ()  # as in most spaces
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
    """Any unit or leader of any power stands there."""
    return holds_units(g, place) or place in g.leader_at


def holds_units(g: State, place: int) -> bool:
    """12.4-r0b Any land or naval unit of any power stands there."""
    at = place * POWER_COUNT
    land = place * POWER_COUNT + POWER_COUNT <= len(g.regulars) and any(
        g.regulars[at : at + POWER_COUNT] + g.hired[at : at + POWER_COUNT],
    )
    return (
        land
        or any(g.squadrons[at : at + POWER_COUNT])
        or g.corsairs[place] > 0
        or any(where == place for where, *_ in g.loans)
    )


def counters_left(g: State, power: int) -> int:
    """5-r2, 5.2-r6,r7 Land strength a power can still bring onto the map."""
    used = sum(g.regulars[power::POWER_COUNT]) + sum(g.hired[power::POWER_COUNT])
    if g.wars_abroad:
        used += sum([own + more for _, whose, own, more, _ in g.wars_abroad if whose == power])
    return g.board.land_limit[power] - used


def squadrons_left(g: State, power: int) -> int:
    """5-r2, 5.3-r5, 17.2-r2 Naval counters a power can build now."""
    used = sum(g.squadrons[power::POWER_COUNT])
    if g.loans:
        used += sum([n for _, _, lender, n in g.loans if lender == power])
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


class Fleet(NamedTuple):
    """16.1-r1 Ships of a power, of its active minor powers and on loan to it, with their leaders."""

    power: Id
    place: Id
    squadrons: tuple[tuple[Id, int], ...]
    """(owner, how many): its own first."""
    corsairs: int
    leaders: tuple[Id, ...]

    @property
    def ships(self) -> Ships:
        return Ships(sum([many for _, many in self.squadrons]), self.corsairs)

    @property
    def size(self) -> int:
        """5.3-r1 Naval units; leaders do not count."""
        return sum(self.ships)

    def rating(self, g: State) -> int:
        """5.1-r8 The battle rating of its best naval leader."""
        return best_rating(g, self.leaders)

    def without(self, part: Fleet) -> Fleet:
        """What is left when a part of it goes its own way."""
        gone = dict(part.squadrons)
        left = [(owner, many - gone.get(owner, 0)) for owner, many in self.squadrons]
        return self._replace(
            squadrons=tuple([(owner, many) for owner, many in left if many]),
            corsairs=self.corsairs - part.corsairs,
            leaders=tuple([x for x in self.leaders if x not in part.leaders]),
        )


# Where ships are


def fleet_at(g: State, power: Id, place: int) -> Fleet:
    """16.1-r1, 9.2-r9, 22.3-r1 All ships that a power commands in a place, with its naval leaders."""
    at = place * POWER_COUNT
    held = {owner: g.squadrons[at + owner] for owner in (power, *minors_of(g, power))}
    for where, borrower, lender, many in g.loans:
        if where == place and borrower == power:
            held[POWERS[lender]] = held.get(POWERS[lender], 0) + many
    squadrons = tuple([(owner, many) for owner, many in held.items() if many])
    corsairs = g.corsairs[place] if power == OTTOMAN else 0  # 5.3-r5
    return Fleet(power, PLACES[place], squadrons, corsairs, admirals_of(g, power, place))


def places_with_ships(g: State, power: Id) -> tuple[Id, ...]:
    """Ports and sea zones where a power commands ships, in board order."""
    found = [*compress(range(len(PLACES)), g.squadrons[power::POWER_COUNT])]
    for minor in minors_of(g, power):
        found += compress(range(len(PLACES)), g.squadrons[minor::POWER_COUNT])
    if power == OTTOMAN:
        found += [place for place, many in enumerate(g.corsairs) if many]
    found += [where for where, borrower, _, _ in g.loans if borrower == power]
    return tuple([PLACES[place] for place in sorted(set(found))])


def enemy_fleets(g: State, power: int, place: int) -> tuple[Id, ...]:
    """16.1-r5 The powers at war with this one that command ships there, minor powers last."""
    at = place * POWER_COUNT
    if not g.corsairs[place] and not any(g.squadrons[at : at + POWER_COUNT]) and not g.loans:
        return ()
    found = [p for p in POWERS.ids if g.side[p] == p and at_war(g, power, p)]
    return tuple([p for p in found if ships_of(g, p, place)])


def is_port(place: int) -> bool:
    return place < FIRST_SEA


def ports_of(g: State, power: int, sea: int) -> tuple[Id, ...]:
    """2.2-r6 The ports on a sea zone that a power controls, those of its active minor powers included."""
    return tuple([port for port in g.board.ports_on[sea] if controls(g, power, port)])


def fresh_ships(g: State, power: int, place: int) -> int:
    """16.1-x5 Ships there that have lost no naval combat in this impulse, told apart by number (R201)."""
    return max(0, ships_of(g, power, place) - marked(g.beaten_ships, power, place))


# Where ships may go


def is_open_to(g: State, power: int, place: int) -> bool:
    """16.1-x2, 2.5-r15, rulings R69, R532 Any sea zone; a port of its own, or one that shelters enemies."""
    return not is_port(place) or controls(g, power, place) or bool(enemy_fleets(g, power, place))


def able(g: State, fleet: Fleet, place: int) -> Fleet:
    """16.1-x6 The part of a fleet that may enter a place: Genoa and Venice never sail the Atlantic."""
    if place != ATLANTIC_OCEAN:
        return fleet
    sails, serves = g.board.sails_atlantic, g.board.leader_power
    return fleet._replace(
        squadrons=tuple([(owner, many) for owner, many in fleet.squadrons if sails[owner]]),
        leaders=tuple([x for x in fleet.leaders if sails[serves[x]]]),
    )


def is_calm_haven(g: State, power: int, place: int) -> bool:
    """16.1-p5c, 16.2-p9b, 12.4-r2,r3 A port of its own without unrest, or a sea zone; no enemy ships."""
    if is_port(place) and (not controls(g, power, place) or g.unrest[place]):
        return False
    return not enemy_fleets(g, power, place)


def own_squadrons(g: State, power: int, owner: int, place: int, most: int) -> int:
    """How many of these squadrons are not on loan."""
    return min(most, g.squadrons[place * POWER_COUNT + owner]) if g.side[owner] == power else 0
