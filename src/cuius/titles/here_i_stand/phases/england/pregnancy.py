"""21.3 The pregnancy chart."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.odds import Modifier, total
from cuius.core.requests import Proc, Roll
from cuius.titles.here_i_stand.ids import CARD_ELIZABETH_I, CARD_MARY_I, ENGLAND
from cuius.titles.here_i_stand.rules.wives import HEALTHY, SICKLY, line_for
from cuius.titles.here_i_stand.state import State


def pregnancy(g: State, wife: Id) -> Proc[None]:
    """21.3-r6..r9 A die on the chart; the wife's marker shows what came of it.

    21.3-t6 (ruling R334) Once Edward is healthy nobody rolls any more.
    """
    if g.edward == HEALTHY:
        return
    (face,) = yield Roll(d6=1, why="pregnancy", who=ENGLAND)
    line = line_for(g.chart, face + total(modifiers(g, wife)))
    g.chart[line - 1] = int(wife)
    g.tell("pregnancy.rolled", wife=wife, face=face, line=line)
    RESULTS[g.board.pregnancy[line - 1]](g)


def modifiers(g: State, wife: Id) -> tuple[Modifier, ...]:
    """21.3-r7, 21.3-t8 Jane Seymour's roll gets one more."""
    more = g.board.wife_modifier[wife]
    return (Modifier(more, "pregnancy.jane", "21.3-r7"),) if more else ()


def no_child(g: State) -> None:
    """21.3-t1, 21.3-t2"""
    g.tell("pregnancy.no_child")


def executed(g: State) -> None:
    """21.3-t3, 21.3-r10 Henry remarries when England first passes this turn."""
    g.remarries_in = g.turn
    g.tell("pregnancy.executed")


def elizabeth_is_born(g: State) -> None:
    """21.3-t4"""
    g.elizabeth = True
    g.tell("pregnancy.elizabeth")


def edward_is_sickly(g: State) -> None:
    """21.3-t5"""
    g.edward = SICKLY
    g.tell("pregnancy.sickly")


def edward_is_healthy(g: State) -> None:
    """21.3-t6 (ruling R126) Born now or cured; Mary I and Elizabeth I will not rule.

    Their cards leave the game. A Mary I that is in the deck or a hand stays: it now brings Edward (21.3-r21).
    """
    g.edward = HEALTHY
    g.tell("pregnancy.healthy")
    for card in (CARD_MARY_I, CARD_ELIZABETH_I):
        if card in g.late:
            g.late.remove(card)
            g.removed.append(int(card))
            g.tell("card.leaves", card=card)


RESULTS = {
    "none": no_child,
    "again": executed,
    "elizabeth": elizabeth_is_born,
    "sickly_edward": edward_is_sickly,
    "healthy_edward": edward_is_healthy,
}
"""By the words of the data."""
