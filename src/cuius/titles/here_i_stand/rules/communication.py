"""9.2, 9.3, 12.1 Lines of communication, and distances over land and sea.

What a line may pass through hangs together in both directions, so it is looked for from its end: from the
space in question outwards, until a source is found or nothing is left to look at.
"""

from __future__ import annotations

from collections.abc import Iterable

from cuius.core.ids import Id
from cuius.titles.here_i_stand.board import FAR, PLACE_COUNT, SPACE_COUNT
from cuius.titles.here_i_stand.ids import ALGIERS, HABSBURG, MAJORS, OTTOMAN, PLACES, SPACES, UNFORTIFIED
from cuius.titles.here_i_stand.rules.editions import counts_allies_minors
from cuius.titles.here_i_stand.rules.powers import allied, at_war, controls, is_friendly
from cuius.titles.here_i_stand.rules.units import is_fortified
from cuius.titles.here_i_stand.state import POWER_COUNT, State

EVERY_POWER = range(POWER_COUNT)
LINKED, CUT_OFF = 1, 2
"""What is known of a place on the way: a line passes there, or none can come there."""


def has_line(g: State, power: int, space: int) -> bool:
    """12.1-r1 A line of communication of the power reaches the space."""
    return bool(lines(g, power, (PLACES[space],)))


def lines(g: State, power: int, spaces: Iterable[Id]) -> tuple[Id, ...]:
    """12.1-r1 Those of the spaces that a line of the power reaches. Ask once for a whole question."""
    search = Search(g, power)
    return tuple([s for s in spaces if search.reaches(s)])


class Search:
    """What has been found out about the lines of one power in one position."""

    __slots__ = ("enemies", "friend", "g", "known", "power")

    def __init__(self, g: State, power: int) -> None:
        self.g, self.power = g, power
        self.friend = [allied(g, power, p) for p in EVERY_POWER]
        self.enemies = [p for p in EVERY_POWER if at_war(g, power, p)]
        self.known: dict[int, int] = {}

    def reaches(self, space: int) -> bool:
        """12.1-r3 The last space need not be friendly, nor a port that a line comes to by sea."""
        if self.is_passable(space) and is_source(self.g, self.power, space):
            return True
        return any(self.is_linked(place) for place in self.around(space) if self.is_passable(place))

    def is_linked(self, start: int) -> bool:
        """A source lies somewhere along the way from here."""
        if start not in self.known:
            edge, seen, found = [start], {start}, False
            for place in edge:
                if place < SPACE_COUNT and is_source(self.g, self.power, place):
                    found = True
                    break
                for other in self.around(place):
                    if other not in seen and self.is_passable(other):
                        seen.add(other)
                        edge.append(other)
            self.known.update(dict.fromkeys(edge, LINKED if found else CUT_OFF))
        return self.known[start] == LINKED

    def around(self, place: int) -> tuple[Id, ...]:
        """12.1-r2,r3 The neighbours of a space, over passes too, with the seas of a port; all round a sea."""
        board = self.g.board
        if place >= SPACE_COUNT:
            return board.sailing[place]
        return board.neighbours[place] + board.sailing[place]

    def is_passable(self, place: int) -> bool:
        """12.1-x1..x4 A line may go on from here: friendly, calm, no enemies, no electorate too early."""
        g = self.g
        if place >= SPACE_COUNT:
            return self.has_friendly_ship(place)
        if not self.friend[g.control[place]] or g.unrest[place]:  # 12.4-r4
            return False
        return (g.league or not g.board.electorate[place]) and not self.has_enemy(place)

    def has_enemy(self, space: int) -> bool:
        """12.1-x2, ruling R40 An enemy land unit, naval unit or leader stands there."""
        g, at = self.g, space * POWER_COUNT
        for enemy in self.enemies:
            if g.regulars[at + enemy] or g.hired[at + enemy] or g.squadrons[at + enemy]:
                return True
        if g.corsairs[space] and OTTOMAN in self.enemies:
            return True
        if any(where == space and borrower in self.enemies for where, borrower, _, _ in g.loans):
            return True
        if space not in g.leader_at:
            return False
        return any(x == space and g.leader_of[n] in self.enemies for n, x in enumerate(g.leader_at))

    def has_friendly_ship(self, sea: int) -> bool:
        """12.1-r2 A squadron or corsair of the power or of an ally sails there."""
        g, at = self.g, sea * POWER_COUNT
        ships = tuple(g.squadrons[at : at + POWER_COUNT])
        if any(ships) and any(many and self.friend[p] for p, many in enumerate(ships)):
            return True
        if g.corsairs[sea] and self.friend[OTTOMAN]:
            return True
        return any(place == sea and self.friend[borrower] for place, borrower, _, _ in g.loans)


def line_by_land(g: State, power: int, space: int, most: int) -> bool:
    """24-k35 A line that crosses no sea, at most so many steps to a fortified home space of the power itself.

    Those of minor powers active for it do not count: the card names the major power that assaults.
    """
    search = Search(g, power)
    edge, seen = [PLACES[space]], {int(space)}
    for _ in range(most):
        edge = [n for s in edge for n in g.board.neighbours[s] if n not in seen and search.is_passable(n)]
        if any(is_source(g, power, s) and home_of(g, s) == power for s in edge):
            return True
        seen.update(edge)
    return False


def is_source(g: State, power: int, space: int) -> bool:
    """12.1-r1, ruling R39 A fortified home space of the power, of a major ally or of its own minor powers.

    Edition 2017 adds the minor powers active for its allies.
    """
    if g.board.type[space] == UNFORTIFIED and not g.fortress[space]:
        return False
    home = home_of(g, space)
    if not allied(g, power, home):
        return False
    return home < len(MAJORS) or g.side[home] == power or counts_allies_minors(g)


def home_of(g: State, space: int) -> Id:
    """2.1-t1,t2 Whose home space it is; Algiers and pirate havens are the Ottoman's once they are in play."""
    if (space == ALGIERS and g.algiers_in_play) or space in g.havens:
        return OTTOMAN
    return g.board.home[space]


def home_spaces(g: State, power: int) -> tuple[Id, ...]:
    """2.1-t1,t2, 21.1-r9,r11 All home spaces of a power as they are now, in board order."""
    if power not in (OTTOMAN, HABSBURG) or not (g.algiers_in_play or g.havens):
        return g.board.homes[power]
    return tuple([s for s in SPACES if home_of(g, s) == power])


def home_keys_of(g: State, power: int) -> tuple[Id, ...]:
    """2.1-t1, 21.1-r9 The keys among them: Algiers is one of the Ottoman's once it is in play."""
    return tuple([s for s in home_spaces(g, power) if g.board.key[s]])


# 9.2-r8, 9.3-p3b Distances over land and sea, and where units that must leave can go.


def nearest(g: State, origin: int, places: Iterable[Id]) -> tuple[Id, ...]:
    """9.3-p3b The nearest of these places, several if equally near; each sea zone counts as a space."""
    return closest(g.board.travel, origin, places)


def nearest_by_sea(g: State, origin: int, places: Iterable[Id]) -> tuple[Id, ...]:
    """9.2-r12 The nearest by sea zones alone, through no port; none if no chain of sea zones leads there."""
    return closest(g.board.voyage, origin, places)


def closest(table: bytes, origin: int, places: Iterable[Id]) -> tuple[Id, ...]:
    """Those with the smallest figure in the origin's row of a table, in the order given."""
    row, best, found = origin * PLACE_COUNT, FAR, []
    for place in places:
        steps = table[row + place]
        if steps < best:
            best, found = steps, [place]
        elif steps == best < FAR:
            found.append(place)
    return tuple(found)


def refuges(g: State, power: int, origin: int) -> tuple[Id, ...]:
    """9.3-p3b The nearest fortified spaces the power controls, and its capitals under friendly control."""
    found = nearest(g, origin, [s for s in SPACES if s != origin and shelters(g, power, s)])
    capitals = [c for c in g.board.capitals[power] if c != origin and c not in found]
    return (*found, *[c for c in capitals if is_friendly(g, power, c) and not g.besieged[c]])


def friendly_refuges(g: State, power: int, origin: int) -> tuple[Id, ...]:
    """22.4-p3 The nearest friendly fortified spaces."""
    found = [s for s in SPACES if s != origin and is_friendly(g, power, s) and is_open_fortress(g, s)]
    return nearest(g, origin, found)


def shelters(g: State, power: int, space: int) -> bool:
    return controls(g, power, space) and is_open_fortress(g, space)


def is_open_fortress(g: State, space: int) -> bool:
    """22.2-p2b, 21.6-x4 Fortified, not besieged; electorates are closed before the League."""
    closed = g.board.electorate[space] and not g.league
    return is_fortified(g, space) and not g.besieged[space] and not closed


def havens_for(g: State, power: int, origin: int) -> tuple[Id, ...]:
    """9.3-p3b The nearest ports the power controls: by sea, or where no sea leads, by land and sea."""
    ports = [p for p in g.board.ports if p != origin and controls(g, power, p)]
    return nearest_by_sea(g, origin, ports) or nearest(g, origin, ports)


def friendly_havens(g: State, power: int, origin: int) -> tuple[Id, ...]:
    """22.4-p3 The nearest friendly ports."""
    ports = [p for p in g.board.ports if p != origin and is_friendly(g, power, p)]
    return nearest_by_sea(g, origin, ports) or nearest(g, origin, ports)
