"""6.2 When a late card enters the deck."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import ENGLAND, RULER_EDWARD_VI, RULER_MARY_I
from cuius.titles.here_i_stand.state import State

UNBORN, SICKLY = range(2)
"""Edward VI; any higher number: healthy."""


def enters_now(g: State, card: Id) -> bool:
    """6.2-t1..t3 On its turn, or at the first card draw phase after its condition came true."""
    condition = g.board.entry[card]
    return g.turn >= g.board.enters[card] and (not condition or CONDITIONS[condition](g))


def edward_is_born(g: State) -> bool:
    """21.3-r19,r20"""
    return g.edward != UNBORN


def mary_may_succeed(g: State) -> bool:
    """21.3-r17..r19 No Edward was born, or a sickly one rules."""
    return g.edward == UNBORN or (g.edward == SICKLY and g.ruler[ENGLAND] == RULER_EDWARD_VI)


def elizabeth_may_succeed(g: State) -> bool:
    """21.3-r18,r19"""
    return g.elizabeth and g.ruler[ENGLAND] == RULER_MARY_I


def boleyn_was_married(g: State) -> bool:
    """21.3-t7 From the turn after the marriage."""
    return 0 < g.boleyn_turn < g.turn


def league_was_formed(g: State) -> bool:
    return g.league


CONDITIONS: dict[str, Callable[[State], bool]] = {
    "edward": edward_is_born,
    "mary": mary_may_succeed,
    "elizabeth": elizabeth_may_succeed,
    "boleyn": boleyn_was_married,
    "league": league_was_formed,
}
"""The entry conditions of the data, by name."""
