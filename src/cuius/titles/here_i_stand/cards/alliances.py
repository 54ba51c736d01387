"""22 Cards that win or lose minor powers: 68 Andrea Doria, 69 Auld Alliance, 73 Diplomatic Marriage,
108 Venetian Alliance.
"""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    ANDREA_DORIA,
    AULD_ALLIANCE,
    CARD_ANDREA_DORIA,
    DIPLOMATIC_MARRIAGE,
    FIRST_SEA,
    FRANCE,
    GENOA,
    MAJORS,
    OTTOMAN,
    PAPACY,
    POWERS,
    SCOTLAND,
    VENETIAN_ALLIANCE,
    VENICE,
)
from cuius.titles.here_i_stand.phases.common.cards import draw_card
from cuius.titles.here_i_stand.phases.minor_powers import activate, deactivate
from cuius.titles.here_i_stand.rules.cards import answer, event
from cuius.titles.here_i_stand.rules.dice import count_hits
from cuius.titles.here_i_stand.rules.powers import at_war, controls, is_inactive, to_activate, to_deactivate
from cuius.titles.here_i_stand.rules.units import counters_left, enemy_land_in, ports_of, squadrons_left
from cuius.titles.here_i_stand.state import POWER_COUNT, State

WIN, RAID = "win", "raid"
ACTIVATE, DEACTIVATE, REINFORCE = "activate", "deactivate", "reinforce"
TO_SCOTLAND = 3
"""24-k69 French regulars."""
MARINES, GALLEYS = 1, 2
"""24-k108 Venetian regular and squadrons."""
RAID_DICE, RAIDED_PORTS = 3, 2
"""24-k68 Of the face of 2017: dice, and Ottoman ports that Doria's sea must have."""


# Andrea Doria


def doria_uses(g: State, power: Id) -> Options:
    """24-k68 Genoa for the player (ruling R441); in 2017 also a raid of Doria's, whoever plays the card."""
    uses = (WIN,) if to_activate(g, power, CARD_ANDREA_DORIA) else ()
    return (*uses, RAID) if can_doria_raid(g) else uses


def can_doria_raid(g: State) -> bool:
    """24-d68 In 2017: his commander is at war with the Ottoman, he at sea off two Ottoman ports."""
    sea = g.leader_at[ANDREA_DORIA]
    if g.edition != "2017" or sea < FIRST_SEA:
        return False
    return at_war(g, g.leader_of[ANDREA_DORIA], OTTOMAN) and len(ports_of(g, OTTOMAN, sea)) >= RAIDED_PORTS


def can_play_doria(g: State, power: Id) -> bool:
    return bool(doria_uses(g, power))


@event(CARD_ANDREA_DORIA, rule="24-k68", when=can_play_doria)
def andrea_doria(g: State, power: Id) -> Proc[None]:
    """24-k68, 22.2-r8, 22.4-r5 Genoa leaves its ally, if any, and joins the player."""
    use = yield Ask(power, "doria.use", doria_uses, g, power, rule="24-k68")
    if use == RAID:
        yield from doria_raids(g, power)
        return
    if not is_inactive(g, GENOA):
        yield from deactivate(g, GENOA)
    yield from activate(g, GENOA, power, CARD_ANDREA_DORIA)


def doria_raids(g: State, power: Id) -> Proc[None]:
    """24-d68 In 2017: a card each for the player and Doria's commander, and the pirates lose points."""
    yield from draw_card(g, power)
    master = POWERS[g.side[g.leader_of[ANDREA_DORIA]]]
    if master in MAJORS:
        yield from draw_card(g, master)
    lost = min(count_hits((yield Roll(d6=RAID_DICE, why="doria", who=power))), g.piracy_vp)
    g.piracy_vp -= lost
    g.tell("doria.raids", points=lost)


# Auld Alliance


def auld_uses(g: State, power: Id) -> Options:
    """24-k69, 22.2-r4, 22.4-r2 France wins or strengthens Scotland; both can make it neutral."""
    uses = []
    if to_activate(g, power, AULD_ALLIANCE):
        uses.append(ACTIVATE)
    if can_reinforce_scotland(g, power):
        uses.append(REINFORCE)
    if to_deactivate(g, power, AULD_ALLIANCE):
        uses.append(DEACTIVATE)
    return tuple(uses)


def can_play_auld(g: State, power: Id) -> bool:
    return bool(auld_uses(g, power))


@event(AULD_ALLIANCE, rule="24-k69", when=can_play_auld)
def auld_alliance(g: State, power: Id) -> Proc[None]:
    """24-k69 Scotland joins France, gets French regulars, or leaves its ally."""
    use = yield Ask(power, "auld.use", auld_uses, g, power, rule="24-k69")
    if use == ACTIVATE:
        yield from activate(g, SCOTLAND, power, AULD_ALLIANCE)
    elif use == DEACTIVATE:
        yield from deactivate(g, SCOTLAND)
    else:
        yield from regulars_for_scotland(g, power)


def can_reinforce_scotland(g: State, power: Id) -> bool:
    return power == FRANCE and bool(scottish_camps(g))


@answer("intervention.paid", AULD_ALLIANCE, rule="9.6-p4", when=can_reinforce_scotland)
def auld_alliance_paid(g: State, power: Id) -> Proc[None]:
    """24-k69, 9.6-p4 As the price of an intervention the card sends the same regulars."""
    yield from regulars_for_scotland(g, power)


def scottish_camps(g: State) -> Options:
    """24-k69 (ruling R442) Scottish home spaces of Scotland's ally France, calm and not besieged."""
    if g.side[SCOTLAND] != FRANCE or counters_left(g, FRANCE) <= 0:
        return ()
    return tuple([s for s in g.board.homes[SCOTLAND] if is_open_to(g, FRANCE, s)])


def is_open_to(g: State, power: Id, space: Id) -> bool:
    """24-k69, 24-k108 (ruling R442) Nobody lands in unrest, within a siege, or amid enemies."""
    if not controls(g, power, space) or g.besieged[space] or g.unrest[space]:
        return False
    return not enemy_land_in(g, power, space)


def regulars_for_scotland(g: State, power: Id) -> Proc[None]:
    """24-k69 Up to three in one space, as far as counters go."""
    space = yield Ask(FRANCE, "auld.where", scottish_camps, g, rule="24-k69")
    many = min(TO_SCOTLAND, counters_left(g, FRANCE))
    g.add_regulars(space, FRANCE, many)
    g.tell("auld.lands", power=FRANCE, many=many, space=space)


# Venetian Alliance


def venetian_uses(g: State, power: Id) -> Options:
    """24-k108, 22.2-r5, 22.4-r3 The Papacy wins or strengthens Venice; both can make it neutral."""
    uses = []
    if to_activate(g, power, VENETIAN_ALLIANCE):
        uses.append(ACTIVATE)
    if can_reinforce_venice(g, power):
        uses.append(REINFORCE)
    if to_deactivate(g, power, VENETIAN_ALLIANCE):
        uses.append(DEACTIVATE)
    return tuple(uses)


def can_play_venetian(g: State, power: Id) -> bool:
    return bool(venetian_uses(g, power))


@event(VENETIAN_ALLIANCE, rule="24-k108", when=can_play_venetian)
def venetian_alliance(g: State, power: Id) -> Proc[None]:
    """24-k108 Venice joins the Papacy, gets a regular and ships, or leaves its ally."""
    use = yield Ask(power, "venetian.use", venetian_uses, g, power, rule="24-k108")
    if use == ACTIVATE:
        yield from activate(g, VENICE, power, VENETIAN_ALLIANCE)
    elif use == DEACTIVATE:
        yield from deactivate(g, VENICE)
    else:
        yield from venetian_units(g, power)


def can_reinforce_venice(g: State, power: Id) -> bool:
    return power == PAPACY and bool(venetian_ports(g))


@answer("intervention.paid", VENETIAN_ALLIANCE, rule="9.6-p5", when=can_reinforce_venice)
def venetian_alliance_paid(g: State, power: Id) -> Proc[None]:
    """24-k108, 9.6-p5 As the price of an intervention the card brings the same units."""
    yield from venetian_units(g, power)


def venetian_ports(g: State) -> Options:
    """24-k108 (ruling R442) Ports of Venice's ally the Papacy, calm and not besieged."""
    if g.side[VENICE] != PAPACY or not (counters_left(g, VENICE) > 0 or squadrons_left(g, VENICE) > 0):
        return ()
    return tuple([p for p in g.board.ports if is_open_to(g, PAPACY, p)])


def venetian_units(g: State, power: Id) -> Proc[None]:
    """24-k108 A regular and two squadrons in one port, as far as counters go."""
    port = yield Ask(PAPACY, "venetian.where", venetian_ports, g, rule="24-k108")
    men = min(MARINES, max(0, counters_left(g, VENICE)))
    ships = min(GALLEYS, max(0, squadrons_left(g, VENICE)))
    g.add_regulars(port, VENICE, men)
    g.squadrons[port * POWER_COUNT + VENICE] += ships
    g.tell("venetian.lands", power=VENICE, many=men, ships=ships, space=port)


# Diplomatic Marriage


def matches(g: State, power: Id) -> Options:
    """24-k73, 22.2-r7, 22.4-r4 Minor powers that the player can win, or take from their ally."""
    won, lost = to_activate(g, power, DIPLOMATIC_MARRIAGE), to_deactivate(g, power, DIPLOMATIC_MARRIAGE)
    return (*won, *lost)


def can_marry(g: State, power: Id) -> bool:
    return bool(matches(g, power))


@event(DIPLOMATIC_MARRIAGE, rule="24-k73", when=can_marry)
def diplomatic_marriage(g: State, power: Id) -> Proc[None]:
    """24-k73 An inactive minor power joins the player; an active one leaves its ally."""
    minor = yield Ask(power, "marriage.minor", matches, g, power, rule="24-k73")
    if is_inactive(g, minor):
        yield from activate(g, minor, power, DIPLOMATIC_MARRIAGE)
    else:
        yield from deactivate(g, minor)
