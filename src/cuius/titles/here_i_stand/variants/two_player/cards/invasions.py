"""Armies from abroad: 202, 206 of France, 211, 213, 214 of Habsburg, 216 of the Ottoman."""

from __future__ import annotations

from typing import NamedTuple

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    CHARLES_V,
    DIP_AUSTRIAN_INVASION,
    DIP_FRENCH_CONSTABLE_INVADES,
    DIP_FRENCH_INVASION,
    DIP_IMPERIAL_INVASION,
    DIP_OTTOMAN_INVASION,
    DIP_SPANISH_INVASION,
    DUKE_OF_ALVA,
    FERDINAND,
    FRANCE,
    FRANCIS_I,
    HABSBURG,
    HENRY_II,
    MONTMORENCY,
    NOBODY,
    OTTOMAN,
    PAPACY,
    RULER_HENRY_II,
    SPACES,
    SULEIMAN,
)
from cuius.titles.here_i_stand.phases.common.cards import draw_card
from cuius.titles.here_i_stand.phases.common.powers import break_out
from cuius.titles.here_i_stand.rules.powers import controls
from cuius.titles.here_i_stand.rules.units import counters_left, enemy_land_in, squadrons_left
from cuius.titles.here_i_stand.state import POWER_COUNT, State
from cuius.titles.here_i_stand.variants.two_player.diplomacy import diplomatic

MORE_MEN, A_SQUADRON = "men", "ship"
FURTHER_MEN = 2
"""25-k202,k206,k211 Mercenaries, unless the player prefers a squadron."""


class Army(NamedTuple):
    """What an invasion brings."""

    power: Id
    leader: Id
    regulars: int
    hired: int
    squadrons: int = 0
    reinforced: bool = False


@diplomatic(DIP_FRENCH_CONSTABLE_INVADES, rule="25-k202")
def french_constable_invades(g: State, player: Id) -> Proc[None]:
    """25-k202 Montmorency comes for the Protestant."""
    yield from break_out(g, FRANCE, PAPACY)
    yield from invade(g, Army(FRANCE, MONTMORENCY, 2, 2, reinforced=True))


@diplomatic(DIP_FRENCH_INVASION, rule="25-k206")
def french_invasion(g: State, player: Id) -> Proc[None]:
    """25-k206 The king of France comes for the Protestant, whoever is king."""
    king = HENRY_II if g.ruler[FRANCE] == RULER_HENRY_II else FRANCIS_I
    yield from break_out(g, FRANCE, PAPACY)
    yield from invade(g, Army(FRANCE, king, 3, 3, reinforced=True))


@diplomatic(DIP_SPANISH_INVASION, rule="25-k211")
def spanish_invasion(g: State, player: Id) -> Proc[None]:
    """25-k211 Alva comes for the Protestant, and for the Papacy once the League has united the Catholics."""
    if not g.league:
        yield from break_out(g, HABSBURG, PAPACY)
    yield from invade(g, Army(HABSBURG, DUKE_OF_ALVA, 2, 2, reinforced=True))


@diplomatic(DIP_AUSTRIAN_INVASION, rule="25-k213")
def austrian_invasion(g: State, player: Id) -> Proc[None]:
    """25-k213 Ferdinand comes for the Papacy."""
    yield from invade(g, Army(HABSBURG, FERDINAND, 2, 4))


@diplomatic(DIP_IMPERIAL_INVASION, rule="25-k214")
def imperial_invasion(g: State, player: Id) -> Proc[None]:
    """25-k214 The Emperor himself comes for the Papacy."""
    yield from invade(g, Army(HABSBURG, CHARLES_V, 3, 5))


@diplomatic(DIP_OTTOMAN_INVASION, rule="25-k216")
def ottoman_invasion(g: State, player: Id) -> Proc[None]:
    """25-k216 Suleiman comes by sea for the Protestant."""
    yield from break_out(g, OTTOMAN, PAPACY)
    yield from invade(g, Army(OTTOMAN, SULEIMAN, 5, 0, squadrons=4))


def invade(g: State, army: Army) -> Proc[None]:
    """25-r4 The player who leads the power says where the army gathers, and draws a card."""
    leader = g.player_of(army.power)
    if musters(g, army.power, army.squadrons > 0):
        space = yield Ask(
            leader,
            "invasion.where",
            musters,
            g,
            army.power,
            army.squadrons > 0,
            rule="25-r4",
            about={"power": army.power, "leader": army.leader},
        )
        gather(g, army, space)
        yield from draw_card(g, leader)
        if army.reinforced:
            yield from reinforce(g, leader, army.power, space)
    else:
        yield from draw_card(g, leader)


def musters(g: State, power: Id, fleet: bool) -> Options:
    """Spaces that the power controls, calm, unbesieged, without enemies; for a fleet ports (ruling R465)."""
    places = g.board.ports if fleet else SPACES
    held = [s for s in places if controls(g, power, s) and not g.unrest[s] and not g.besieged[s]]
    return tuple([s for s in held if not enemy_land_in(g, power, s)])


def gather(g: State, army: Army, space: Id) -> None:
    """5-r2 As far as counters go, regulars first."""
    power = army.power
    regulars = min(army.regulars, counters_left(g, power))
    g.add_regulars(space, power, regulars)
    hired = min(army.hired, counters_left(g, power))
    g.add_hired(space, power, hired)
    ships = min(army.squadrons, max(0, squadrons_left(g, power)))
    g.squadrons[space * POWER_COUNT + power] += ships
    g.leader_at[army.leader], g.captor[army.leader] = int(space), NOBODY
    g.leader_of[army.leader] = int(power)
    g.tell(
        "invasion.lands",
        power=power,
        leader=army.leader,
        space=space,
        regulars=regulars,
        hired=hired,
        ships=ships,
    )


def reinforce(g: State, player: Id, power: Id, space: Id) -> Proc[None]:
    """25-k202,k206,k211 Two mercenaries more, or a squadron in a home port."""
    if not reserves(g, power):
        return
    about = {"power": power, "space": space}
    word = yield Ask(player, "invasion.reserve", reserves, g, power, rule="25-r4", about=about)
    if word == MORE_MEN:
        many = min(FURTHER_MEN, counters_left(g, power))
        g.add_hired(space, power, many)
        g.tell("invasion.men", power=power, space=space, many=many)
        return
    port = yield Ask(player, "invasion.port", docks, g, power, rule="25-r4", about={"power": power})
    g.squadrons[port * POWER_COUNT + power] += 1
    g.tell("invasion.ship", power=power, space=port)


def reserves(g: State, power: Id) -> Options:
    """What there are counters for."""
    men = (MORE_MEN,) if counters_left(g, power) > 0 else ()
    return (*men, A_SQUADRON) if docks(g, power) else men


def docks(g: State, power: Id) -> Options:
    """Home ports of the power, under its control."""
    if squadrons_left(g, power) <= 0:
        return ()
    return tuple([p for p in g.board.home_ports[power] if controls(g, power, p) and not g.besieged[p]])
