"""21.7, 21.1-r4 Foreign wars: the forces on the card of a war away from the map, and the battles there."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    ARMY_LEADERS,
    CARDS,
    CAVALRY,
    FOREIGN_WAR,
    INDEPENDENT,
    LEADERS,
    MAJORS,
    MERCENARY,
    NOBODY,
    OTTOMAN,
    PLACES,
    REGULAR,
    SPACES,
)
from cuius.titles.here_i_stand.phases.action.building import NEEDED_ABROAD, send_abroad
from cuius.titles.here_i_stand.phases.action.table import action
from cuius.titles.here_i_stand.phases.common.fleets import trim_marks
from cuius.titles.here_i_stand.phases.common.powers import win_war
from cuius.titles.here_i_stand.phases.land.battle import fight
from cuius.titles.here_i_stand.phases.land.forces import Battle, Force, Side, side_loses
from cuius.titles.here_i_stand.phases.land.formation import Formation
from cuius.titles.here_i_stand.rules.communication import home_keys_of
from cuius.titles.here_i_stand.rules.editions import is_later
from cuius.titles.here_i_stand.rules.powers import is_friendly
from cuius.titles.here_i_stand.rules.units import enemy_land_in
from cuius.titles.here_i_stand.state import ON_CARD, POWER_COUNT, TURN_TRACK, State

# The war begins


def begin_war(g: State, card: Id, power: Id, foreign: int) -> Proc[None]:
    """21.7-r1..r6 The card is laid out; the power sends what it asks for, the foreign army waits.

    The foreign army is a number: whichever counters stand for it, none is missed elsewhere (ruling R282).
    """
    g.laid.append(int(card))
    g.wars_abroad.append((int(card), int(power), 0, 0, foreign))
    g.tell("abroad.begins", card=card, power=power, foreign=foreign)
    for _ in range(NEEDED_ABROAD[card]):  # 21.7-r3, ruling R145: all it can
        unit = yield from take_unit(g, power, "abroad.from", "21.7-r3")
        if unit is None:
            break
        send_abroad(g, power, card, unit)
    leader = yield Ask(
        power, "abroad.leader", can_lead_abroad, g, power, rule="21.7-r5", about={"card": card}
    )
    if leader != PASS:
        g.leader_at[leader] = ON_CARD
        g.leaders_abroad.append((int(card), int(leader)))
    sent = own_units(g, card)
    g.tell("abroad.sent", card=card, power=power, many=sent)


def take_unit(g: State, power: Id, key: str, rule: str, *, may_pass: bool = False) -> Proc[Id | None]:
    """21.7-r3,r4 One land unit off the map, from whichever space its owner likes; its kind, or None."""
    if not senders(g, power, False):
        return None
    space = yield Ask(power, key, senders, g, power, may_pass, rule=rule)
    if space == PASS:
        return None
    about = {"space": space}
    unit: Id = yield Ask(power, "abroad.unit", kinds_there, g, power, space, rule=rule, about=about)
    column = g.regulars if unit == REGULAR else g.hired
    column[space * POWER_COUNT + power] -= 1
    trim_marks(g, power, space)
    return unit


def senders(g: State, power: Id, may_pass: bool) -> Options:
    """21.7-r3 Spaces with land units of the power itself that are not under siege (ruling R283)."""
    regulars, hired = g.regulars, g.hired
    found = [
        s
        for s in SPACES
        if (regulars[s * POWER_COUNT + power] or hired[s * POWER_COUNT + power]) and not g.besieged[s]
    ]
    return (*found, PASS) if may_pass else tuple(found)


def kinds_there(g: State, power: Id, space: Id) -> Options:
    at = space * POWER_COUNT + power
    found = [REGULAR] if g.regulars[at] else []
    if g.hired[at]:
        found.append(CAVALRY if power == OTTOMAN else MERCENARY)
    return tuple(found)


def can_lead_abroad(g: State, power: Id) -> Options:
    """21.7-r5, ruling R146 One army leader from anywhere on the map, or none; no captive."""
    found = [x for x in ARMY_LEADERS if g.leader_at[x] >= 0 and g.leader_of[x] == power]
    return (*found, PASS)


def own_units(g: State, card: int) -> int:
    return sum([own + hired for war, _, own, hired, _ in g.wars_abroad if war == card])


# Battles


def can_fight_abroad(g: State, power: Id) -> bool:
    return bool(g.wars_abroad) and bool(wars_to_fight(g, power))


def wars_to_fight(g: State, power: Id) -> Options:
    """21.7-r11, ruling R148 Wars in which it has units, each once an impulse."""
    return tuple(
        [
            CARDS[card]
            for card, who, own, hired, _ in g.wars_abroad
            if who == power and own + hired and card not in g.fought_abroad
        ]
    )


@action(FOREIGN_WAR, rule="21.7-r7", when=can_fight_abroad)
def fight_foreign_war(g: State, power: Id) -> Proc[None]:
    """21.7-r7,r8 Like a field battle, without the defender's die, limits of formations or retreat."""
    card = yield Ask(power, "abroad.war", wars_to_fight, g, power, rule="21.7-r7")
    g.fought_abroad.append(int(card))
    at = next(n for n, war in enumerate(g.wars_abroad) if war[0] == card)
    _, _, own, hired, foreign = g.wars_abroad[at]
    here = PLACES[0]
    leaders = tuple([LEADERS[x] for war, x in g.leaders_abroad if war == card])
    ours = Formation(power, here, ((power, own),) if own else (), hired, leaders)
    theirs = Formation(INDEPENDENT, here, ((INDEPENDENT, foreign),), 0, ())
    battle = Battle(
        NOBODY,
        Side(Force([ours], on_map=False), False, side_loses),
        Side(Force([theirs], on_map=False), True, side_loses, bonus=False),
    )
    g.tell("abroad.battle", card=card, power=power, foreign=foreign)
    yield from fight(g, battle)  # ruling R147: nobody is wiped out together with his enemy
    rest, foreign = battle.attacker.force, battle.defender.force.units
    g.wars_abroad[at] = (int(card), int(power), rest.regulars_of(power), rest.hired, foreign)
    if not foreign:  # 21.7-r9; else 21.7-r11,r14, ruling R149: all stay, a leader alone too
        yield from come_home(g, card)


def come_home(g: State, card: Id) -> Proc[None]:
    """21.7-r9,r10 The war is over: to the capital, or to a home key if enemies stand there."""
    war = next(w for w in g.wars_abroad if w[0] == card)
    _, who, own, hired, _ = war
    power = MAJORS[who]
    g.tell("abroad.ends", card=card, power=power, many=own + hired)
    if is_later(g):  # 21.7-d1
        win_war(g, power, 1)
    goal = TURN_TRACK  # ruling R284
    if homes_open(g, power):
        space = yield Ask(power, "abroad.home", homes_open, g, power, rule="21.7-r10", about={"card": card})
        g.add_regulars(space, power, own)
        g.add_hired(space, power, hired)
        goal = int(space)
    for leader in [x for c, x in g.leaders_abroad if c == card]:
        g.leader_at[leader] = goal
    g.leaders_abroad = [(c, x) for c, x in g.leaders_abroad if c != card]
    g.wars_abroad.remove(war)
    g.laid.remove(card)
    g.discard(int(card))


def homes_open(g: State, power: Id) -> Options:
    """21.7-r10 The capital, unless it is lost or enemies stand there; else friendly home keys without any."""
    capitals = [c for c in g.board.capitals[power] if is_open(g, power, c)]
    return tuple(capitals or [k for k in home_keys_of(g, power) if is_open(g, power, k)])


def is_open(g: State, power: int, space: int) -> bool:
    return is_friendly(g, power, space) and not enemy_land_in(g, power, space)
