"""3.3-r3 New rulers, and Dragut: cards 10, 14, 16, 18 to 23."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.ids import (
    BARBAROSSA,
    CARD_CALVIN,
    CARD_CLEMENT_VII,
    CARD_DRAGUT,
    CARD_EDWARD_VI,
    CARD_ELIZABETH_I,
    CARD_HENRY_II,
    CARD_JULIUS_III,
    CARD_MARY_I,
    CARD_PAUL_III,
    DEBATER_LUTHER,
    DRAGUT,
    ENGLAND,
    FRANCE,
    FRANCIS_I,
    HENRY_II,
    RULER_CALVIN,
    RULER_CLEMENT_VII,
    RULER_EDWARD_VI,
    RULER_ELIZABETH_I,
    RULER_HENRY_II,
    RULER_HENRY_VIII,
    RULER_JULIUS_III,
    RULER_MARY_I,
    RULER_PAUL_III,
)
from cuius.titles.here_i_stand.phases.common.powers import enthrone, lay_ruler
from cuius.titles.here_i_stand.phases.common.religion import remove_debater
from cuius.titles.here_i_stand.phases.england import crown, heir_by_mary, replace_leader
from cuius.titles.here_i_stand.rules.card_registry import KEPT, event
from cuius.titles.here_i_stand.rules.rulers import HEALTHY
from cuius.titles.here_i_stand.state import AWAY, State


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
