"""2.2, 12 Control and unrest come and go; ships leave a port that changes hands."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import PLACES, POWERS
from cuius.titles.here_i_stand.phases.common.displacement import scatter_ships, shift_fleet
from cuius.titles.here_i_stand.rules.relations import allied, at_war, decides_nothing
from cuius.titles.here_i_stand.rules.units import admirals_of, ships_of
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


def put_unrest(g: State, space: int) -> None:
    """12-r3, 12.4-r0 An unrest marker, whoever stands there: 12.4-x1 and 12.4-x2 need that."""
    if not g.unrest[space]:
        g.unrest[space] = True
        g.tell("unrest.comes", space=PLACES[space])


def calm(g: State, space: int) -> None:
    """12.4-r22 The unrest is over; control stays as it was."""
    g.unrest[space] = False
    g.tell("unrest.goes", space=PLACES[space])


# 12.2-r4, 15.1-p10b Ships in a port that changes hands.


def evict_ships(g: State, space: Id) -> Proc[None]:
    """12.2-r4, ruling R41 Ships that are not friendly to the new controller put to sea, fleet by fleet."""
    for power in strangers(g, g.control[space], space):
        if decides_nothing(g, power) or not waters(g, power, space):  # 16.2-p9c, 22.1-r8, ruling R222
            scatter_ships(g, power, space)
            continue
        sea = yield Ask(power, "harbour.sea", waters, g, power, space, rule="12.2-r4", about={"space": space})
        shift_fleet(g, power, space, sea)
        g.tell("harbour.left", power=power, space=space, sea=sea)


def lose_ships(g: State, power: Id, space: Id) -> None:
    """15.1-p10b, 17.2-r3 What lies in a port that falls is gone until next turn, naval leaders too."""
    for other in strangers(g, power, space):
        scatter_ships(g, other, space)


def strangers(g: State, power: int, space: int) -> tuple[Id, ...]:
    """Who has ships or naval leaders in the port and is no friend of the power, in impulse order."""
    found = [p for p in POWERS.ids if g.side[p] == p and not allied(g, power, p)]
    return tuple([p for p in found if ships_of(g, p, space) or admirals_of(g, p, space)])


def waters(g: State, power: Id, space: Id) -> Options:
    """16.2-p9a The sea zones of the port that are free of the fleet's enemies."""
    enemies = [p for p in POWERS.ids if g.side[p] == p and at_war(g, power, p)]
    return tuple([sea for sea in g.board.seas[space] if not any(ships_of(g, p, sea) for p in enemies)])
