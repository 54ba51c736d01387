"""3.3-r3 New rulers, and Dragut: cards 16, 18, 19, 20, 21, 23."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.cards.registry import KEPT, event
from cuius.titles.here_i_stand.ids import (
    BARBAROSSA,
    CARD_CALVIN,
    CARD_DRAGUT,
    CARD_EDWARD_VI,
    CARD_ELIZABETH_I,
    CARD_HENRY_II,
    CARD_MARY_I,
    DEBATER_LUTHER,
    DRAGUT,
    ENGLAND,
    FRANCE,
    FRANCIS_I,
    HENRY_II,
    RULER_CALVIN,
    RULER_EDWARD_VI,
    RULER_ELIZABETH_I,
    RULER_HENRY_II,
    RULER_HENRY_VIII,
    RULER_MARY_I,
)
from cuius.titles.here_i_stand.phases.england.succession import crown, heir_by_mary, replace_leader
from cuius.titles.here_i_stand.phases.religion.burning import remove_debater
from cuius.titles.here_i_stand.rules.rulers import enthrone, lay_ruler
from cuius.titles.here_i_stand.rules.wives import HEALTHY
from cuius.titles.here_i_stand.state import AWAY, State


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
