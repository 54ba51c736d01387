"""Leaders: 42 Roxelana, 60 Maurice of Saxony, 91 Ransom, 103 Threat to Power."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    ARMY_LEADERS,
    CARD_MAURICE_OF_SAXONY,
    CHARLES_BRANDON,
    DUKE_OF_ALVA,
    HABSBURG,
    IBRAHIM_PASHA,
    ISTANBUL,
    MAURICE_OF_SAXONY,
    MONTMORENCY,
    OTTOMAN,
    POWERS,
    PROTESTANT,
    RANSOM,
    ROXELANA,
    SPACES,
    SULEIMAN,
    THREAT_TO_POWER,
)
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.rules.card_registry import event
from cuius.titles.here_i_stand.rules.communication import nearest, shelters
from cuius.titles.here_i_stand.rules.lasting import ROXELANA_URGES
from cuius.titles.here_i_stand.rules.relations import controls
from cuius.titles.here_i_stand.rules.units import counters_left, is_fortified, is_occupied
from cuius.titles.here_i_stand.state import AWAY, CAPTIVE, ON_CARD, POWER_COUNT, TURN_TRACK, State

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
    """24-k91 Fortified home spaces that his power controls and nobody besieges (ruling R448)."""
    power = g.leader_of[leader]
    homes = g.board.homes[power]
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
