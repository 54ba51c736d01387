"""16 The dice of naval war: what ships throw, what hits sink, what a fleet must reach, what pirates throw."""

from __future__ import annotations

from typing import NamedTuple

from cuius.core.ids import Id
from cuius.core.odds import Modifier
from cuius.titles.here_i_stand.ids import ATLANTIC_OCEAN, FIRST_SEA, OTTOMAN, PLACES, POWERS
from cuius.titles.here_i_stand.rules.dice import DEFENDING
from cuius.titles.here_i_stand.rules.relations import at_war, controls, minors_of
from cuius.titles.here_i_stand.rules.units import admirals_of, best_rating, marked, ships_of
from cuius.titles.here_i_stand.state import POWER_COUNT, State

SQUADRON_DICE, CORSAIR_DICE = 2, 1
"""5.3-r2,r4, 16.2-p1a,p1b Dice of one ship in naval combat."""
SQUADRON_HITS, CORSAIR_HITS = 2, 1
"""5.3-r2,r4 Hits that sink one ship."""


class Ships(NamedTuple):
    """5.3-r1 Squadrons and corsairs, counted one by one."""

    squadrons: int
    corsairs: int


def combat_dice(squadrons: int, corsairs: int, rating: int, *, port_defence: bool) -> int:
    """16.2-p1a..p1c, 16.2-p2d Ships, the best naval leader, and one die for defending in a port."""
    dice = squadrons * SQUADRON_DICE + corsairs * CORSAIR_DICE + rating
    return dice + (DEFENDING if port_defence else 0)


def ships_lost(squadrons: int, corsairs: int, hits: int, *, beaten: bool) -> Ships:
    """16.2-p8a..p8d Pairs of hits sink squadrons, what is left sinks corsairs, whoever won (ruling R72).

    An odd hit that no corsair takes sinks one more squadron of the beaten side and is ignored by the other.
    """
    sunk = min(squadrons, hits // SQUADRON_HITS)
    left = hits - sunk * SQUADRON_HITS
    taken = min(corsairs, left // CORSAIR_HITS)
    if beaten and left > taken and sunk < squadrons:
        sunk += 1
    return Ships(sunk, taken)


def naval_modifiers(rating: int) -> tuple[Modifier, ...]:
    """16.1-p4e,p4g, 16.1-p5f, 5.1-r8 The naval leader who goes along, on two dice."""
    return (Modifier(rating, "naval.leader", "5.1-r8"),) if rating else ()


def raid_dice(corsairs: int, ports: int, rating: int) -> int:
    """16.4-p4a..p4c One die with a single corsair or against a single port, otherwise two; and the leader."""
    return (1 if corsairs == 1 or ports == 1 else 2) + rating


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
    found = [place for place, many in enumerate(g.squadrons[power::POWER_COUNT]) if many]
    for minor in minors_of(g, power):
        found += [place for place, many in enumerate(g.squadrons[minor::POWER_COUNT]) if many]
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


def own_squadrons(g: State, power: int, owner: int, place: int, most: int) -> int:
    """How many of these squadrons are not on loan."""
    return min(most, g.squadrons[place * POWER_COUNT + owner]) if g.side[owner] == power else 0
