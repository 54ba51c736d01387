"""Ships: 210 Shipbuilding."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.two_player.registry import diplomatic
from cuius.titles.here_i_stand.ids import (
    DIP_SHIPBUILDING,
    HABSBURG,
    MARSEILLE,
    NAPLES,
    OTTOMAN,
    PAPACY,
    SQUADRON,
)
from cuius.titles.here_i_stand.phases.action.building import is_free
from cuius.titles.here_i_stand.rules.relations import controls, enemies_of, minors_of
from cuius.titles.here_i_stand.rules.stacks import squadrons_left
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import State

KEELS = 2
"""25-k210 Squadrons at most."""


@diplomatic(DIP_SHIPBUILDING, rule="25-k210")
def shipbuilding(g: State, player: Id) -> Proc[None]:
    """25-k210 Up to two squadrons, each of the power at home in its port."""
    for _ in range(KEELS):
        if len(slips(g, player)) == 1:
            return
        port = yield Ask(player, "yards.port", slips, g, player, rule="25-k210")
        if port == PASS:
            return
        owner = g.board.home[port]
        g.squadrons[port * N + owner] += 1
        g.tell("build.done", power=owner, unit=SQUADRON, space=port)


def slips(g: State, player: Id) -> Options:
    """Ports open to the player's shipwrights, while counters last; or no more."""
    ports = papal_ports(g) if player == PAPACY else protestant_ports(g)
    return (*[p for p in ports if squadrons_left(g, g.board.home[p]) > 0], PASS)


def papal_ports(g: State) -> tuple[Id, ...]:
    """25-k210 Home ports of the Papacy and of its minor allies."""
    enemies = enemies_of(g, PAPACY)
    homes = [p for owner in (PAPACY, *minors_of(g, PAPACY)) for p in g.board.home_ports[owner]]
    return tuple([p for p in homes if not g.besieged[p] and is_free(g, PAPACY, p, enemies, True)])


def protestant_ports(g: State) -> tuple[Id, ...]:
    """25-k210 Marseille for France, Naples for Habsburg, home ports of the Ottoman."""
    ports = (MARSEILLE, NAPLES) if controls(g, HABSBURG, NAPLES) else (MARSEILLE,)
    return (*ports, *g.board.home_ports[OTTOMAN])
