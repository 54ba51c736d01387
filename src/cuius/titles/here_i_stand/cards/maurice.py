"""60 Maurice of Saxony, who changes sides."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.registry import event
from cuius.titles.here_i_stand.ids import (
    CARD_MAURICE_OF_SAXONY,
    HABSBURG,
    MAURICE_OF_SAXONY,
    PROTESTANT,
    SPACES,
)
from cuius.titles.here_i_stand.rules.distance import nearest, shelters
from cuius.titles.here_i_stand.rules.relations import controls
from cuius.titles.here_i_stand.rules.stacks import counters_left, is_occupied
from cuius.titles.here_i_stand.state import AWAY, CAPTIVE, TURN_TRACK, State
from cuius.titles.here_i_stand.state import POWERS as N


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
    hired = g.hired[origin * N + old]
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
