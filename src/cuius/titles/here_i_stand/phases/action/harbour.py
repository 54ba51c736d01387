"""12.2-r4, 15.1-p10b Ships in a port that changes hands."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import POWERS
from cuius.titles.here_i_stand.phases.displacement import scatter_ships, shift_fleet
from cuius.titles.here_i_stand.rules.relations import allied, at_war, decides_nothing
from cuius.titles.here_i_stand.rules.stacks import admirals_of, ships_of
from cuius.titles.here_i_stand.state import State


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
