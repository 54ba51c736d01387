"""21.3 Henry's heirs take the throne."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    CARD_EDWARD_VI,
    DUDLEY,
    ENGLAND,
    HENRY_VIII,
    NOBODY,
    PLACES,
    RULER_EDWARD_VI,
    RULER_HENRY_VIII,
    RULER_MARY_I,
    SPACES,
)
from cuius.titles.here_i_stand.rules.lasting import CROWNED, put_in_force
from cuius.titles.here_i_stand.rules.relations import controls
from cuius.titles.here_i_stand.rules.rulers import enthrone
from cuius.titles.here_i_stand.rules.wives import HEALTHY, UNBORN
from cuius.titles.here_i_stand.state import AWAY, TURN_TRACK, State


def heir_by_mary(g: State) -> Id | None:
    """21.3-r17..r21 Whom the card of Mary I brings.

    Edward, if he was born while the card was in play; nobody, once a healthy Edward rules.
    """
    if g.ruler[ENGLAND] == RULER_HENRY_VIII and g.edward != UNBORN:
        return RULER_EDWARD_VI
    if g.ruler[ENGLAND] == RULER_EDWARD_VI and g.edward == HEALTHY:
        return None
    return RULER_MARY_I


def crown(g: State, heir: Id) -> Proc[None]:
    """21.3-r22,r23 Card bonus, administration and the faith of the troops are his; Dudley follows Henry."""
    henry_dies = g.ruler[ENGLAND] == RULER_HENRY_VIII
    enthrone(g, heir)
    put_in_force(g, CROWNED, ENGLAND)  # 24-k59
    if heir == RULER_EDWARD_VI and CARD_EDWARD_VI in g.late:  # ruling R335
        g.late.remove(CARD_EDWARD_VI)
        g.removed.append(int(CARD_EDWARD_VI))
    if henry_dies and not g.two_player:
        yield from replace_leader(g, ENGLAND, HENRY_VIII, DUDLEY)


def replace_leader(g: State, power: Id, old: Id, new: Id) -> Proc[None]:
    """3.3-r8 (ruling R336) In the capital or where the old one stood; without either he comes next turn."""
    g.tell("leader.dies", leader=old)
    if posts(g, power, old):
        space = yield Ask(
            power, "succession.leader", posts, g, power, old, rule="3.3-r3", about={"leader": new}
        )
        g.leader_at[new] = int(space)
        g.tell("leader.arrives", leader=new, space=space)
    else:
        g.leader_at[new] = TURN_TRACK
    g.leader_at[old], g.captor[old] = AWAY, NOBODY
    g.leaders_abroad = [(card, leader) for card, leader in g.leaders_abroad if leader != old]


def posts(g: State, power: Id, old: Id) -> Options:
    """The capital if the power controls it, and the old leader's space if he stands in one."""
    found = [c for c in g.board.capitals[power] if controls(g, power, c)]
    at = g.leader_at[old]
    if 0 <= at < len(SPACES) and at not in found:
        found.append(PLACES[at])
    return tuple(found)
