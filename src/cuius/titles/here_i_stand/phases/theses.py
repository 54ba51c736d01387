"""8.1, 18.1 Luther's 95 Theses."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Checkpoint, Proc
from cuius.titles.here_i_stand.ids import GERMAN, PROTESTANT, PROTESTANT_FAITH, REFORMER_LUTHER
from cuius.titles.here_i_stand.phases.religion.attempts import reformation_attempts
from cuius.titles.here_i_stand.rules.debaters import end_religious_impulse
from cuius.titles.here_i_stand.rules.religion import convert
from cuius.titles.here_i_stand.state import State


def theses(g: State) -> Proc[None]:
    """7-r4, 7-t1, 8.1-r1, 18.1-r0,r1 The first phase of turn 1; no later turn has it."""
    if g.turn != 1:
        return
    yield Checkpoint("theses")
    yield from nail_theses(g, PROTESTANT)
    end_religious_impulse(g)


def nail_theses(g: State, power: Id) -> Proc[None]:
    """24-k8, 18.1-r2..r6, 18.3-t1, 8.2-t1 Luther in Wittenberg, two regulars, five attempts, an extra die.

    The card is the Protestant's before any is dealt; it gives no command points and leaves the game.
    """
    space = g.board.reformer_space[REFORMER_LUTHER]
    g.reformer_at[REFORMER_LUTHER] = int(space)
    g.tell("reformer.enters", reformer=REFORMER_LUTHER, space=space)
    convert(g, space, PROTESTANT_FAITH)
    many = g.board.numbers["theses_attempts"]
    yield from reformation_attempts(g, (GERMAN,), many, theses=True)
