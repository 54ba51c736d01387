"""5.3, 16 Fleets: the ships and naval leaders that one power commands in one place."""

from __future__ import annotations

from typing import NamedTuple

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import ATLANTIC_OCEAN, FIRST_SEA, OTTOMAN, PLACES, POWERS
from cuius.titles.here_i_stand.rules.loans import add_loan
from cuius.titles.here_i_stand.rules.marks import add_mark, marked, put_mark
from cuius.titles.here_i_stand.rules.relations import at_war, controls, minors_of
from cuius.titles.here_i_stand.rules.sea_dice import Ships
from cuius.titles.here_i_stand.rules.stacks import admirals_of, best_rating, ships_of
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import TURN_TRACK, State


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
    at = place * N
    held = {owner: g.squadrons[at + owner] for owner in (power, *minors_of(g, power))}
    for where, borrower, lender, many in g.loans:
        if where == place and borrower == power:
            held[POWERS[lender]] = held.get(POWERS[lender], 0) + many
    squadrons = tuple([(owner, many) for owner, many in held.items() if many])
    corsairs = g.corsairs[place] if power == OTTOMAN else 0  # 5.3-r5
    return Fleet(power, PLACES[place], squadrons, corsairs, admirals_of(g, power, place))


def places_with_ships(g: State, power: Id) -> tuple[Id, ...]:
    """Ports and sea zones where a power commands ships, in board order."""
    found = [place for place, many in enumerate(g.squadrons[power::N]) if many]
    for minor in minors_of(g, power):
        found += [place for place, many in enumerate(g.squadrons[minor::N]) if many]
    if power == OTTOMAN:
        found += [place for place, many in enumerate(g.corsairs) if many]
    found += [where for where, borrower, _, _ in g.loans if borrower == power]
    return tuple([PLACES[place] for place in sorted(set(found))])


def enemy_fleets(g: State, power: int, place: int) -> tuple[Id, ...]:
    """16.1-r5 The powers at war with this one that command ships there, minor powers last."""
    at = place * N
    if not g.corsairs[place] and not any(g.squadrons[at : at + N]) and not g.loans:
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
    """16.1-x2, 2.5-r15, ruling R69 Any sea zone; a port of its own, or one that shelters enemy ships."""
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


# Verbs


def sail(g: State, fleet: Fleet, target: int, *, with_marks: bool = True) -> None:
    """The ships and leaders go to another place; in a naval move none of them is marked as beaten."""
    power, origin = fleet.power, fleet.place
    carried = min(fleet.size, marked(g.beaten_ships, power, origin)) if with_marks else 0
    for owner, many in fleet.squadrons:
        shift_squadrons(g, power, owner, origin, target, many)
    if fleet.corsairs:
        g.shift_corsairs(origin, target, fleet.corsairs)
    for leader in fleet.leaders:
        g.leader_at[leader] = int(target)
    if carried:
        add_mark(g.beaten_ships, power, origin, -carried)
        add_mark(g.beaten_ships, power, target, carried)


def shift_squadrons(g: State, power: int, owner: int, origin: int, target: int, many: int) -> None:
    """Squadrons of one owner, its own to command first, then those on loan."""
    own = own_squadrons(g, power, owner, origin, many)
    g.shift_squadrons(owner, origin, target, own)
    if many > own:
        add_loan(g, origin, power, owner, own - many)
        add_loan(g, target, power, owner, many - own)
        g.loans = [loan for loan in g.loans if loan[3]]


def own_squadrons(g: State, power: int, owner: int, place: int, most: int) -> int:
    """How many of these squadrons are not on loan."""
    return min(most, g.squadrons[place * N + owner]) if g.side[owner] == power else 0


def sink(g: State, power: int, owner: int, place: int, many: int) -> None:
    """16.2-p10b, 17.2-r3 Squadrons of one owner are lost; they can be built again from next turn on."""
    own = own_squadrons(g, power, owner, place, many)
    g.sink_squadrons(owner, place, own)
    if many > own:
        add_loan(g, place, power, owner, own - many)
        g.loans = [loan for loan in g.loans if loan[3]]
        g.lost_ships[owner] += many - own
    trim(g, power, place)


def sink_corsairs(g: State, place: int, many: int) -> None:
    """16.2-p10b, 5.3-r5 Corsairs share the counters of the Ottoman's squadrons."""
    g.sink_corsairs(OTTOMAN, place, many)
    trim(g, OTTOMAN, place)


def sink_fleet(g: State, fleet: Fleet) -> None:
    """16.2-p9c,p10a,p10b All of it is lost; its leaders come back next turn."""
    for owner, many in fleet.squadrons:
        sink(g, fleet.power, owner, fleet.place, many)
    if fleet.corsairs:
        sink_corsairs(g, fleet.place, fleet.corsairs)
    for leader in fleet.leaders:
        g.leader_at[leader] = TURN_TRACK


def trim(g: State, power: int, place: int) -> None:
    """No more marks than ships."""
    present = ships_of(g, power, place)
    if marked(g.beaten_ships, power, place) > present:
        put_mark(g.beaten_ships, power, place, present)


def stranded_leaders(g: State, power: int, place: int) -> None:
    """16.1-x3, 16.2-p10a, ruling R243 A naval leader left at sea without a ship waits for next turn."""
    if not is_port(place) and not ships_of(g, power, place):
        for leader in admirals_of(g, power, place):
            g.leader_at[leader] = TURN_TRACK
