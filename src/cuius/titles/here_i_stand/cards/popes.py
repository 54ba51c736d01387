"""3.3-r3 New rulers of the Papacy: 10 Clement VII, 14 Paul III, 22 Julius III."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.cards.registry import KEPT, event
from cuius.titles.here_i_stand.ids import (
    CARD_CLEMENT_VII,
    CARD_JULIUS_III,
    CARD_PAUL_III,
    RULER_CLEMENT_VII,
    RULER_JULIUS_III,
    RULER_PAUL_III,
)
from cuius.titles.here_i_stand.rules.rulers import enthrone, lay_ruler
from cuius.titles.here_i_stand.state import State


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
