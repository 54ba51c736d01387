"""3.3-r3 New rulers, and what befalls leaders: 10, 14, 16, 18 to 23, 42, 60, 91, 103."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    ARMY_LEADERS,
    BARBAROSSA,
    CARD_CALVIN,
    CARD_CLEMENT_VII,
    CARD_DRAGUT,
    CARD_EDWARD_VI,
    CARD_ELIZABETH_I,
    CARD_HENRY_II,
    CARD_JULIUS_III,
    CARD_MARY_I,
    CARD_MAURICE_OF_SAXONY,
    CARD_PAUL_III,
    CHARLES_BRANDON,
    DEBATER_LUTHER,
    DRAGUT,
    DUKE_OF_ALVA,
    ENGLAND,
    FRANCE,
    FRANCIS_I,
    HABSBURG,
    HENRY_II,
    IBRAHIM_PASHA,
    ISTANBUL,
    MAURICE_OF_SAXONY,
    MONTMORENCY,
    OTTOMAN,
    POWERS,
    PROTESTANT,
    RANSOM,
    ROXELANA,
    RULER_CALVIN,
    RULER_CLEMENT_VII,
    RULER_EDWARD_VI,
    RULER_ELIZABETH_I,
    RULER_HENRY_II,
    RULER_HENRY_VIII,
    RULER_JULIUS_III,
    RULER_MARY_I,
    RULER_PAUL_III,
    SPACES,
    SULEIMAN,
    THREAT_TO_POWER,
)
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.common.powers import enthrone, lay_ruler
from cuius.titles.here_i_stand.phases.common.religion import remove_debater
from cuius.titles.here_i_stand.phases.england import crown, heir_by_mary, replace_leader
from cuius.titles.here_i_stand.rules.cards import KEPT, event
from cuius.titles.here_i_stand.rules.communication import home_spaces, nearest, shelters
from cuius.titles.here_i_stand.rules.lasting import ROXELANA_URGES
from cuius.titles.here_i_stand.rules.powers import HEALTHY, controls
from cuius.titles.here_i_stand.rules.units import counters_left, is_fortified, is_occupied
from cuius.titles.here_i_stand.state import AWAY, CAPTIVE, ON_CARD, POWER_COUNT, TURN_TRACK, State


@event(CARD_CLEMENT_VII, rule="3.3-r3")
def clement_vii(g: State, power: Id) -> Proc[str]:
    """24-k10, 3.3-r3, 19.8-t1 Leo X dies."""
    return (yield from elect(g, RULER_CLEMENT_VII))


@event(CARD_PAUL_III, rule="3.3-r3")
def paul_iii(g: State, power: Id) -> Proc[str]:
    """24-k14, 3.3-r3,r6, 19.8-t4 Clement VII dies; from now on the Papacy burns with more zeal."""
    return (yield from elect(g, RULER_PAUL_III))


@event(CARD_JULIUS_III, rule="3.3-r3")
def julius_iii(g: State, power: Id) -> Proc[str]:
    """24-k22, 3.3-r3,r6 Paul III dies."""
    return (yield from elect(g, RULER_JULIUS_III))


def elect(g: State, ruler: Id) -> Proc[str]:
    """6.1-r14 The card lies on the power card and leaves the game with the next ruler's."""
    enthrone(g, ruler)
    lay_ruler(g, ruler)
    yield from ()
    return KEPT


# 3.3-r3 New rulers, and Dragut: cards 16, 18, 19, 20, 21, 23.


@event(CARD_CALVIN, rule="24-k16")
def calvin(g: State, power: Id) -> Proc[str]:
    """24-k16, 3.3-r3,r7 Luther dies, ruler, reformer and debater in one; Calvin leads the Protestants."""
    g.tell("luther.dies")
    remove_debater(g, DEBATER_LUTHER)
    enthrone(g, RULER_CALVIN)
    lay_ruler(g, RULER_CALVIN)
    yield from ()
    return KEPT


@event(CARD_DRAGUT, rule="24-k18")
def dragut(g: State, power: Id) -> Proc[None]:
    """24-k18 (ruling R339) Barbarossa dies; Dragut takes his place: a port, a sea, or the turn track."""
    g.tell("leader.dies", leader=BARBAROSSA)
    g.leader_at[DRAGUT], g.leader_of[DRAGUT] = g.leader_at[BARBAROSSA], g.leader_of[BARBAROSSA]
    g.leader_at[BARBAROSSA] = AWAY
    yield from ()


@event(CARD_HENRY_II, rule="24-k20")
def henry_ii(g: State, power: Id) -> Proc[str]:
    """24-k20, 3.3-r3,r8 Francis I dies; Henry II is king and leads armies."""
    enthrone(g, RULER_HENRY_II)
    lay_ruler(g, RULER_HENRY_II)
    if not g.two_player:  # 25.5-r2 no army of France without an invasion
        yield from replace_leader(g, FRANCE, FRANCIS_I, HENRY_II)
    return KEPT


# Henry's heirs


@event(CARD_EDWARD_VI, rule="24-k19")
def edward_vi(g: State, power: Id) -> Proc[str | None]:
    """24-k19, 21.3-r19,r20 Edward VI is king, unless Mary's card made him so already (ruling R335)."""
    if g.ruler[ENGLAND] != RULER_HENRY_VIII:
        g.tell("succession.nothing")
        return None
    yield from crown(g, RULER_EDWARD_VI)
    lay_ruler(g, RULER_EDWARD_VI)
    return KEPT


@event(CARD_MARY_I, rule="24-k21")
def mary_i(g: State, power: Id) -> Proc[str | None]:
    """24-k21, 21.3-r17..r19, 21.3-r21 Mary I is queen, or Edward VI is king in her stead."""
    heir = heir_by_mary(g)
    if heir is None:
        g.tell("succession.nothing")
        return None
    yield from crown(g, heir)
    if heir == RULER_MARY_I:
        lay_ruler(g, RULER_MARY_I)
        return KEPT
    return put_mary_aside(g)


def put_mary_aside(g: State) -> str | None:
    """21.3-r21b,r21c With a sickly Edward her card is discarded, with a healthy one it leaves the game."""
    if g.edward == HEALTHY:
        return None
    g.discard(int(CARD_MARY_I))
    return KEPT


@event(CARD_ELIZABETH_I, rule="24-k23")
def elizabeth_i(g: State, power: Id) -> Proc[str]:
    """24-k23, 21.3-r18,r19 Mary I dies; Elizabeth I is queen for the rest of the game."""
    yield from crown(g, RULER_ELIZABETH_I)
    lay_ruler(g, RULER_ELIZABETH_I)
    return KEPT


# Leaders: 42 Roxelana, 91 Ransom, 103 Threat to Power.

URGED, CALLED_HOME = 4, 2
"""24-k42 Command points of the Ottoman; of whoever sends Suleiman home."""
FAVOURITES = (CHARLES_BRANDON, DUKE_OF_ALVA, MONTMORENCY, IBRAHIM_PASHA)
DISGRACED_UP_TO = 3
"""24-k103 With more he loses his head."""


# Roxelana


def roxelana_speaks(g: State, power: Id) -> bool:
    """24-k42 (ruling R440) For the Ottoman always; for others while Suleiman can be called home."""
    at = g.leader_at[SULEIMAN]
    return power == OTTOMAN or (at >= 0 and at != ISTANBUL and controls(g, OTTOMAN, ISTANBUL))


@event(ROXELANA, rule="24-k42", when=roxelana_speaks)
def roxelana(g: State, power: Id) -> Proc[None]:
    """24-k42, 15.1-x1b Points and a free assault for Suleiman; or he goes home alone, and fewer points."""
    if power == OTTOMAN:
        put_in_force(g, ROXELANA_URGES, OTTOMAN)
        g.cp += URGED
    else:
        g.leader_at[SULEIMAN] = int(ISTANBUL)
        g.tell("roxelana.calls", leader=SULEIMAN, space=ISTANBUL)
        g.cp += CALLED_HOME
    yield from ()


# Ransom


def captives(g: State) -> Options:
    """24-k91 Leaders of any power who have somewhere to go."""
    return tuple([x for x in ARMY_LEADERS if g.leader_at[x] == CAPTIVE and strongholds(g, x)])


def strongholds(g: State, leader: Id) -> Options:
    """24-k91, 21.1-r9 Fortified home spaces that his power controls and nobody besieges (ruling R448)."""
    power = g.leader_of[leader]
    homes = home_spaces(g, power)
    return tuple([s for s in homes if is_fortified(g, s) and controls(g, power, s) and not g.besieged[s]])


def has_captives(g: State, power: Id) -> bool:
    return bool(captives(g))


@event(RANSOM, rule="24-k91", when=has_captives)
def ransom(g: State, power: Id) -> Proc[None]:
    """24-k91 The player names a captive; his own power says where he comes home."""
    leader = yield Ask(power, "ransom.whom", captives, g, rule="24-k91")
    owner = POWERS[g.leader_of[leader]]
    about = {"leader": leader}
    space = yield Ask(owner, "ransom.home", strongholds, g, leader, rule="24-k91", about=about)
    g.free_leader(leader, int(space))
    g.tell("leader.freed", power=owner, leader=leader, space=space)


# Threat to Power


def favourites(g: State) -> Options:
    """24-k103 (ruling R449) Those of the four who are on the map or at a foreign war."""
    return tuple([x for x in FAVOURITES if g.leader_at[x] >= 0 or g.leader_at[x] == ON_CARD])


def has_favourites(g: State, power: Id) -> bool:
    return bool(favourites(g))


@event(THREAT_TO_POWER, rule="24-k103", when=has_favourites)
def threat_to_power(g: State, power: Id) -> Proc[None]:
    """24-k103 He is away until next turn, or for good."""
    leader = yield Ask(power, "threat.whom", favourites, g, rule="24-k103")
    (face,) = yield Roll(d6=1, why="threat", who=power)
    g.leaders_abroad = [(card, who) for card, who in g.leaders_abroad if who != leader]
    if face <= DISGRACED_UP_TO:
        g.leader_at[leader] = TURN_TRACK
        g.tell("threat.disgraced", leader=leader)
    else:
        g.leader_at[leader] = AWAY
        g.tell("threat.executed", leader=leader)


# 60 Maurice of Saxony, who changes sides.


def maurice_lives(g: State, power: Id) -> bool:
    """24-k60 (ruling R419) He is in the game: on the map, captive, or on the turn track."""
    return g.leader_at[MAURICE_OF_SAXONY] != AWAY


@event(CARD_MAURICE_OF_SAXONY, rule="24-k60", when=maurice_lives)
def maurice_of_saxony(g: State, power: Id) -> Proc[None]:
    """24-k60 To the other of the two sides, with the mercenaries about him; a captive is freed."""
    at = g.leader_at[MAURICE_OF_SAXONY]
    old, new = (HABSBURG, PROTESTANT) if serves_emperor(g) else (PROTESTANT, HABSBURG)
    g.leader_of[MAURICE_OF_SAXONY] = int(new)
    g.tell("maurice.changes", power=new)
    if at == CAPTIVE:
        yield from set_free(g, new)
    elif at >= 0:
        yield from march_off(g, old, new, at)


def serves_emperor(g: State) -> bool:
    return g.leader_of[MAURICE_OF_SAXONY] == HABSBURG


def set_free(g: State, new: Id) -> Proc[None]:
    """24-k60 To a fortified space of the new side; without one he comes next turn (ruling R419)."""
    if not castles(g, new):
        g.free_leader(MAURICE_OF_SAXONY, TURN_TRACK)
        return
    space = yield Ask(new, "maurice.castle", castles, g, new, rule="24-k60")
    g.free_leader(MAURICE_OF_SAXONY, int(space))
    g.tell("leader.arrives", leader=MAURICE_OF_SAXONY, space=space)


def castles(g: State, power: Id) -> Options:
    """Fortified spaces that the power controls, not besieged."""
    return tuple([s for s in SPACES if shelters(g, power, s)])


def march_off(g: State, old: Id, new: Id, origin: int) -> Proc[None]:
    """24-k60 The mercenaries of the old side become the new one's, as far as its counters go."""
    hired = g.hired[origin * POWER_COUNT + old]
    g.add_hired(origin, old, -hired)
    if not quarters(g, new, origin):  # ruling R419
        g.leader_at[MAURICE_OF_SAXONY] = TURN_TRACK
        return
    space = yield Ask(new, "maurice.quarters", quarters, g, new, origin, rule="24-k60")
    many = min(hired, counters_left(g, new))
    g.add_hired(space, new, many)
    g.leader_at[MAURICE_OF_SAXONY] = int(space)
    g.tell("maurice.marches", power=new, space=space, many=many)


def quarters(g: State, power: Id, origin: int) -> Options:
    """The nearest unoccupied spaces under the new side's control."""
    found = [s for s in SPACES if s != origin and controls(g, power, s) and not is_occupied(g, s)]
    return nearest(g, origin, found)
