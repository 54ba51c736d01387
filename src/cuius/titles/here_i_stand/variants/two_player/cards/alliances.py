"""Minor powers: 201 Andrea Doria, 204 Diplomatic Marriage, 212 Venetian Alliance."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.alliances import venetian_ports, venetian_units
from cuius.titles.here_i_stand.ids import (
    DIP_ANDREA_DORIA,
    DIP_DIPLOMATIC_MARRIAGE,
    DIP_SHIPBUILDING,
    DIP_VENETIAN_ALLIANCE,
    DIPLOMATIC_MARRIAGE,
    FRANCE,
    GENOA,
    HABSBURG,
    MARSEILLE,
    MINORS,
    NAPLES,
    OTTOMAN,
    PAPACY,
    REGULAR,
    SQUADRON,
    VENICE,
)
from cuius.titles.here_i_stand.phases.action.building import ACTION_FOR, add_unit, is_free
from cuius.titles.here_i_stand.phases.action.table import price
from cuius.titles.here_i_stand.phases.minor_powers import activate, deactivate
from cuius.titles.here_i_stand.rules.powers import (
    can_deactivate,
    controls,
    enemies_of,
    is_inactive,
    minors_of,
    to_activate,
    to_deactivate,
)
from cuius.titles.here_i_stand.rules.units import counters_left, squadrons_left
from cuius.titles.here_i_stand.state import POWER_COUNT, State
from cuius.titles.here_i_stand.variants.two_player.diplomacy import diplomatic

GENOESE_POINTS = 4
"""25-k201 What Genoa arms for, once it is won."""
COURTED = (GENOA, VENICE)
"""25-k204 Whom the Protestant can marry to Habsburg."""


# Andrea Doria


@diplomatic(DIP_ANDREA_DORIA, rule="25-k201")
def andrea_doria(g: State, player: Id) -> Proc[None]:
    """25-k201 Genoa joins the Papacy, or France if the Protestant plays; if it has already, it arms."""
    ally = PAPACY if player == PAPACY else FRANCE
    if g.side[GENOA] == ally:
        yield from arm_genoa(g, player, ally)
        return
    if not is_inactive(g, GENOA):
        yield from deactivate(g, GENOA)
    yield from activate(g, GENOA, ally, DIP_ANDREA_DORIA)


def arm_genoa(g: State, player: Id, ally: Id) -> Proc[None]:
    """25-k201 Regulars and squadrons of Genoa for four points, at the prices of its ally."""
    points = GENOESE_POINTS
    while len(genoese(g, ally, points)) > 1:
        unit = yield Ask(
            player, "genoa.unit", genoese, g, ally, points, rule="25-k201", about={"points": points}
        )
        if unit == PASS:
            return
        points -= price(g, ally, ACTION_FOR[unit])
        space = yield Ask(
            player, "genoa.where", arsenals, g, ally, unit, rule="25-k201", about={"unit": unit}
        )
        add_unit(g, GENOA, unit, space)
        g.tell("build.done", power=GENOA, unit=unit, space=space)


def genoese(g: State, ally: Id, points: int) -> Options:
    """Units that the points pay for, a counter is left of and a space is open to; or no more."""
    found = []
    for unit, left in ((REGULAR, counters_left), (SQUADRON, squadrons_left)):
        if price(g, ally, ACTION_FOR[unit]) <= points and left(g, GENOA) > 0 and arsenals(g, ally, unit):
            found.append(unit)
    return (*found, PASS)


def arsenals(g: State, ally: Id, unit: Id) -> Options:
    """Genoese home spaces that the ally controls, calm and not besieged."""
    enemies = enemies_of(g, ally)
    homes = g.board.homes[GENOA] if unit == REGULAR else g.board.home_ports[GENOA]
    open_now = [s for s in homes if not g.besieged[s] and is_free(g, ally, s, enemies, unit == SQUADRON)]
    return tuple(open_now)


# Diplomatic Marriage


@diplomatic(DIP_DIPLOMATIC_MARRIAGE, rule="25-k204")
def diplomatic_marriage(g: State, player: Id) -> Proc[None]:
    """25-k204 A minor power is won or lost; the Protestant marries Genoa and Venice to Habsburg."""
    if not brides(g, player):
        return
    minor = yield Ask(player, "marriage.minor", brides, g, player, rule="25-k204")
    if is_inactive(g, minor):
        ally = PAPACY if player == PAPACY else HABSBURG
        yield from activate(g, minor, ally, DIP_DIPLOMATIC_MARRIAGE)
    else:
        yield from deactivate(g, minor)


def brides(g: State, player: Id) -> Options:
    """22.2-r7, 22.4-r4, 25-k204 Whom the player can win, or take from an ally."""
    if player == PAPACY:
        won = to_activate(g, PAPACY, DIPLOMATIC_MARRIAGE)
        return (*won, *to_deactivate(g, PAPACY, DIPLOMATIC_MARRIAGE))
    lost = [m for m in MINORS if can_deactivate(g, m)]
    return (*[m for m in COURTED if is_inactive(g, m)], *lost)


# Venetian Alliance


@diplomatic(DIP_VENETIAN_ALLIANCE, rule="25-k212")
def venetian_alliance(g: State, player: Id) -> Proc[None]:
    """25-k212 Venice joins the Papacy, leaves Habsburg, or arms for the Papacy."""
    if is_inactive(g, VENICE):
        yield from activate(g, VENICE, PAPACY, DIP_VENETIAN_ALLIANCE)
    elif g.side[VENICE] != PAPACY:
        yield from deactivate(g, VENICE)
    elif venetian_ports(g):
        yield from venetian_units(g, PAPACY)


# Ships: 210 Shipbuilding.

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
        g.squadrons[port * POWER_COUNT + owner] += 1
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
