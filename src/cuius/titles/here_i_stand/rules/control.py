"""2.2, 12 Who controls a space, and how control and unrest come and go."""

from __future__ import annotations

from operator import add

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import MINORS, PLACES, POWERS
from cuius.titles.here_i_stand.rules.stacks import is_occupied
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import State


def take_control(g: State, power: int, space: int) -> None:
    """2-r3, 2.2-r2..r6, 12-r1, 12.2-r3 The only way control changes; religion and unrest stay as they are.

    A minor power with an ally holds nothing itself: what it would get goes to the ally. A siege of the space
    is over. Ships that must leave are the affair of `phases/action/control.evict_ships`.
    """
    g.control[space] = g.side[power]
    end_siege(g, space)
    g.tell("control.taken", power=POWERS[g.side[power]], space=PLACES[space])


def end_siege(g: State, space: int) -> None:
    """15.3-r1 Nobody is before the walls any more."""
    g.besieged[space] = 0
    g.fresh_sieges = [(where, who) for where, who in g.fresh_sieges if where != space]


def land_by_space(g: State, power: int) -> list[int]:
    """By space: land units that the power commands, its active minor powers' included."""
    many = list(map(add, g.regulars[power::N], g.hired[power::N]))
    for minor in MINORS:
        if g.side[minor] == power:
            many = list(map(add, many, g.regulars[minor::N]))
    return many


def decides(g: State, own: list[int], space: int, enemies: tuple[Id, ...]) -> bool:
    """12.2-x4, 12.2-x4b, 12.2-x4c, 12.4-c1, 12.4-c3, 2.5-r9 Its land units stand there or next to it alone.

    `own` are its land units by space. Next to it no enemy land unit may be; a pass does not join, and units
    besieging or besieged count like any others. Independents are nobody's enemies (2.2-r10,r12).
    """
    if own[space]:
        return True
    links = g.board.links[space]
    if not any(own[s] for s in links):
        return False
    return not any(g.land(s, enemy) for s in links for enemy in enemies)


def may_have_unrest(g: State, space: int) -> bool:
    """12.4-r0b Only where no unit and no leader of any power stands."""
    return not g.unrest[space] and not is_occupied(g, space)


def put_unrest(g: State, space: int) -> None:
    """12-r3, 12.4-r0 An unrest marker, whoever stands there: 12.4-x1 and 12.4-x2 need that."""
    if not g.unrest[space]:
        g.unrest[space] = True
        g.tell("unrest.comes", space=PLACES[space])


def calm(g: State, space: int) -> None:
    """12.4-r22 The unrest is over; control stays as it was."""
    g.unrest[space] = False
    g.tell("unrest.goes", space=PLACES[space])
