"""16, 17, 19.3 Why an answer is not offered at sea, to pirates, to builders and in winter.

A function receives the word that is not offered and the arguments of the question; a word that means nothing
to it is left to the general answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cuius.core.ids import Id
from cuius.core.title import Refusal
from cuius.titles.here_i_stand.explain.refusals.land import space_named
from cuius.titles.here_i_stand.ids import (
    ALGIERS,
    ATLANTIC_OCEAN,
    CORSAIR,
    FIRST_SEA,
    MAJORS,
    NAVAL_UNITS,
    OTTOMAN,
    PLACES,
    POWERS,
    SEAS,
)
from cuius.titles.here_i_stand.phases.action.building import builders, possible_sites
from cuius.titles.here_i_stand.phases.sea.reactions import Attempts
from cuius.titles.here_i_stand.phases.sea.sailing import Courses
from cuius.titles.here_i_stand.phases.winter.marching import is_shelter, nearest_shelters
from cuius.titles.here_i_stand.rules.powers import controls, is_friendly, same_player
from cuius.titles.here_i_stand.rules.units import (
    Fleet,
    able,
    enemy_fleets,
    fleet_at,
    fresh_ships,
    is_port,
    ports_of,
    ships_of,
)
from cuius.titles.here_i_stand.state import State

Explain = Callable[..., Refusal | None]


# 16.1, 16.2 Fleets


def why_not_from(what: str, g: State, power: Id, courses: Courses) -> Refusal | None:
    """16.1-p1, 16.1-x5 No ship there, or none that may still sail."""
    if what not in PLACES:
        return None
    place = PLACES[what]
    about = {"place": place}
    if not ships_of(g, power, place):
        return Refusal("refused.sea.nobody", "16.1-p1", about)
    if not fresh_ships(g, power, place):
        return Refusal("refused.sea.beaten", "16.1-x5", about)
    return Refusal("refused.sea.under-way", "16.1-p1", about)


def why_not_there(what: str, g: State, stack: Fleet) -> Refusal | None:
    """16.1-r3, 16.1-x1,x2,x6 Too far, the Atlantic, or a port that is not its own."""
    if what not in PLACES:
        return None
    place = PLACES[what]
    if place not in g.board.sailing[stack.place]:
        return Refusal("refused.sea.far", "16.1-r3", {"place": place})
    return why_no_waters(g, stack, place, "16.1-x2")


def why_no_haven(what: str, g: State, power: Id, origin: Id) -> Refusal | None:
    """16.1-p5c, 16.2-p9b Where a fleet cannot slip away or retreat to."""
    if what not in PLACES:
        return None
    place = PLACES[what]
    if place not in g.board.sailing[origin]:
        return Refusal("refused.sea.far", "16.1-r3", {"place": place})
    return why_no_waters(g, fleet_at(g, power, origin), place, "16.1-p5c")


def why_no_waters(g: State, fleet: Fleet, place: Id, rule: str) -> Refusal | None:
    """16.1-x6, 12.4-r2 The first thing in the way."""
    about = {"place": place}
    if place == ATLANTIC_OCEAN and able(g, fleet, place) != fleet:
        return Refusal("refused.sea.atlantic", "16.1-x6", about)
    if is_port(place) and not controls(g, fleet.power, place):
        return Refusal("refused.sea.port" if rule == "16.1-x2" else "refused.sea.foreign", rule, about)
    if is_port(place) and g.unrest[place]:
        return Refusal("refused.sea.unrest", "12.4-r2", about)
    return Refusal("refused.sea.enemies", rule, about) if enemy_fleets(g, fleet.power, place) else None


def why_no_chase(
    what: str, g: State, power: Id, active: Id, seas: tuple[Id, ...], attempts: Attempts
) -> Refusal | None:
    """16.1-p4,p4a,p4d Nobody there, the mover's ships there, too far, or tried already."""
    if what not in PLACES:
        return None
    place = PLACES[what]
    about = {"place": place}
    if not ships_of(g, power, place):
        return Refusal("refused.sea.nobody", "16.1-p4", about)
    if ships_of(g, active, place):
        return Refusal("refused.sea.engaged", "16.1-p4d", {**about, "power": active})
    if not any(place in g.board.sailing[sea] for sea in seas):
        return Refusal("refused.sea.far", "16.1-p4", about)
    return Refusal("refused.sea.tried", "16.1-p4a", about)


# 16.4 Piracy


def why_no_raid(what: str, g: State) -> Refusal | None:
    """16.4-r1, 16.4-p1b No corsair, raided before, or nobody to raid."""
    if what not in PLACES or PLACES[what] < FIRST_SEA:
        return None
    sea = PLACES[what]
    about = {"sea": sea}
    if not g.corsairs[sea]:
        return Refusal("refused.piracy.no-corsair", "16.4-r1", about)
    if g.pirated[sea - SEAS[0]]:
        return Refusal("refused.piracy.once", "16.4-p1b", about)
    return Refusal("refused.piracy.nobody", "16.4-r1", about)


def why_no_victim(what: str, g: State, sea: Id) -> Refusal | None:
    """16.4-r1, 16.4-p1 (rulings R76, R270) No major power, one's own player's, or no port there."""
    if what not in POWERS:
        return None
    target = POWERS[what]
    about = {"power": target, "sea": sea}
    if target in MAJORS and same_player(g, target, OTTOMAN):
        return Refusal("refused.piracy.own-player", "16.4-p1", about)
    if target in MAJORS and ports_of(g, target, sea):
        return None
    return Refusal("refused.piracy.no-port", "16.4-r1", about)


# 17 Building


def why_no_site(what: str, g: State, power: Id, unit: Id, anywhere: bool = False) -> Refusal | None:
    """17-r2,r4, 17.1-r1, 17.2-r1,r8 The first condition that fails."""
    space = space_named(what)
    if space is None:
        return None
    about = {"space": space, "unit": unit}
    if unit in NAVAL_UNITS and not g.board.port[space]:
        return Refusal("refused.build.port", "17.2-r1", about)
    if unit != CORSAIR and power == OTTOMAN and (space == ALGIERS or space in g.havens) and not anywhere:
        return Refusal("refused.build.haven", "17.2-r8", about)
    if not any(space in possible_sites(g, o, unit, anywhere) for o in builders(g, power, unit)):
        return Refusal("refused.build.home", "17-r2", about)
    if not (controls(g, power, space) or (is_friendly(g, power, space) and not anywhere)):
        return Refusal("refused.build.lost", "17-r2", about)
    if g.unrest[space]:
        return Refusal("refused.build.unrest", "17-r4", about)
    return Refusal("refused.build.enemies", "17.1-r1", about)


# 19.3 Winter


def why_no_quarters(
    what: str, g: State, power: Id, origin: Id, to_capital: bool, clear: tuple[bool, ...], easy: bool
) -> Refusal | None:
    """19.3-r5,r6, 19.3-p1,p2, 19.3-x2 Not its own walls, a lost capital, too far, or full."""
    space = space_named(what)
    if space is None:
        return None
    about = {"space": space}
    if not is_shelter(g, power, space):
        lost = g.board.capital_of[space] == power
        return Refusal("refused.winter.lost" if lost else "refused.winter.walls", "19.3-r5", about)
    if to_capital and g.board.capitals[power]:
        return Refusal("refused.winter.capital", "19.3-p1", about)
    if space not in nearest_shelters(g, power, origin):
        return Refusal("refused.winter.far", "19.3-p2", about)
    return Refusal("refused.winter.full", "19.3-r6", about)


def why_no_port(what: str, g: State, power: Id, owner: Id, place: Id) -> Refusal | None:
    """19.3-r1 Not a port of its power, or not the nearest."""
    space = space_named(what)
    if space is None:
        return None
    mine = g.board.port[space] and controls(g, power, space)
    return Refusal(f"refused.winter.{'port-far' if mine else 'port-foreign'}", "19.3-r1", {"space": space})


REFUSALS_SEA: Mapping[str, Explain] = {
    "fleet.from": why_not_from,
    "fleet.to": why_not_there,
    "fleet.retreat": why_no_haven,
    "evade.to": why_no_haven,
    "chase.from": why_no_chase,
    "piracy.sea": why_no_raid,
    "piracy.target": why_no_victim,
    "build.where": why_no_site,
    "winter.to": why_no_quarters,
    "winter.port": why_no_port,
}
