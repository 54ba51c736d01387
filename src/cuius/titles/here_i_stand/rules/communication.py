"""12.1 Lines of communication: chains of friendly spaces and sea zones from a fortified home space."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import ALGIERS, FIRST_SEA, OTTOMAN, PLACES, SPACES, UNFORTIFIED
from cuius.titles.here_i_stand.rules.relations import allied, at_war
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import State

EVERY_POWER = range(N)


def has_line(g: State, power: int, space: int) -> bool:
    """12.1-r1 A line of communication of the power reaches the space."""
    return bool(lines(g, power)[space])


def lines(g: State, power: int) -> bytearray:
    """12.1-r1 By place: 1 if a line ends or passes there. Ask once for all the spaces of a question."""
    reached = bytearray(len(PLACES))
    passable = way_through(g, power)
    neighbours, sailing = g.board.neighbours, g.board.sailing
    todo = [s for s in SPACES if passable[s] and is_source(g, power, s)]
    for space in todo:
        reached[space] = 1
    while todo:
        place = todo.pop()
        if place < FIRST_SEA:
            onward = neighbours[place] + sailing[place] if sailing[place] else neighbours[place]
        else:
            onward = sailing[place]
        for target in onward:
            if reached[target] or (target >= FIRST_SEA and not passable[target]):
                continue
            reached[target] = 1  # 12.1-r3: the last space may be a port that is not friendly
            if passable[target]:
                todo.append(target)
    return reached


def line_by_land(g: State, power: int, space: int, most: int) -> bool:
    """A line that crosses no sea, with at most so many steps between the space and its source."""
    passable = way_through(g, power)
    edge, seen = [PLACES[space]], {int(space)}
    for _ in range(most):
        edge = [n for s in edge for n in g.board.neighbours[s] if passable[n] and n not in seen]
        if any(is_source(g, power, s) and is_home(g, power, s) for s in edge):
            return True
        seen.update(edge)
    return False


def way_through(g: State, power: int) -> bytearray:
    """12.1-x1..x4, 12.1-r2 By place: 1 where a line may go on."""
    friend = [allied(g, power, p) for p in EVERY_POWER]
    enemies = [p for p in EVERY_POWER if at_war(g, power, p)]
    control, unrest, league = g.control, g.unrest, g.league
    closed = places_with_enemies(g, enemies)
    open_to = bytearray(len(PLACES))
    electorate = g.board.electorate
    for space in SPACES:
        if friend[control[space]] and not unrest[space] and not closed[space]:  # 12.4-r4
            open_to[space] = league or not electorate[space]
    for sea in PLACES.ids[FIRST_SEA:]:
        open_to[sea] = has_friendly_ship(g, friend, sea)
    return open_to


def places_with_enemies(g: State, enemies: list[int]) -> bytearray:
    """12.1-x2 By place: 1 where an enemy land unit, naval unit or leader stands."""
    closed = bytearray(len(PLACES))
    if not enemies:
        return closed
    for enemy in enemies:
        for column in (g.regulars, g.hired, g.squadrons):
            for place, many in enumerate(column[enemy::N]):
                if many:
                    closed[place] = 1
    if OTTOMAN in enemies:
        for place, many in enumerate(g.corsairs):
            if many:
                closed[place] = 1
    for place, borrower, _, _ in g.loans:
        closed[place] |= borrower in enemies
    for leader, place in enumerate(g.leader_at):
        if place >= 0 and g.leader_of[leader] in enemies:
            closed[place] = 1
    return closed


def has_friendly_ship(g: State, friend: list[bool], sea: int) -> bool:
    """12.1-r2 A squadron or corsair of the power or of an ally sails there."""
    at = sea * N
    ships = g.squadrons[at : at + N]
    if any(ships) and any(many and friend[p] for p, many in enumerate(ships)):
        return True
    if g.corsairs[sea] and friend[OTTOMAN]:
        return True
    return any(place == sea and friend[borrower] for place, borrower, _, _ in g.loans)


def is_source(g: State, power: int, space: int) -> bool:
    """12.1-r1 A fortified home space of the power, of an ally, or of a minor power active for either."""
    if g.board.type[space] == UNFORTIFIED and not g.fortress[space]:
        return False
    return allied(g, power, home_of(g, space))


def home_of(g: State, space: int) -> Id:
    """2.1-t1,t2 Whose home space it is; Algiers and pirate havens are the Ottoman's once they are in play."""
    if (space == ALGIERS and g.algiers_in_play) or space in g.havens:
        return OTTOMAN
    return g.board.home[space]


def is_home(g: State, power: int, space: int) -> bool:
    """Its own home space, or that of a minor power active for it."""
    return g.side[home_of(g, space)] == power
