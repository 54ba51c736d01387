"""18.5, 8.2, 21.5 How debaters and reformers leave: burnt, disgraced, dead, banished."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import DEBATER_LUTHER, DEBATERS, PAPACY, PROTESTANT, REFORMERS
from cuius.titles.here_i_stand.state import AWAY, COMMITTED, EXILED, FREE, OUT, TURN_TRACK, State


def burn(g: State, debater: Id) -> None:
    """18.5-s8, 18.5-s8b (ruling R2), 18.5-s8c Out of the game with his reformer; the ruler stays ruler."""
    remove_debater(g, debater)
    points = g.board.debater_value[debater]
    g.bonus[PAPACY] += points
    g.tell("debater.burnt", debater=DEBATERS[debater], points=points)


def disgrace(g: State, debater: Id) -> None:
    """18.5-s9 A Papal debater leaves the game."""
    remove_debater(g, debater)
    points = g.board.debater_value[debater]
    g.bonus[PROTESTANT] += points
    g.tell("debater.disgraced", debater=DEBATERS[debater], points=points)


def remove_debater(g: State, debater: int) -> None:
    """8.2-r14, 18.5-s8b For good; a reformer of the same name leaves the board with him."""
    g.debater[debater] = OUT
    for reformer in REFORMERS:
        if g.board.reformer_debater[reformer] == debater:
            g.reformer_at[reformer] = AWAY
    if debater == DEBATER_LUTHER:
        g.luther_alive = False


def banish(g: State, reformer: Id) -> None:
    """8.2-r10, 21.5-r8,r9 Reformer and debater are off the board until the next card draw phase."""
    debater = g.board.reformer_debater[reformer]
    g.reformer_at[reformer] = TURN_TRACK
    if g.debater[debater] in (FREE, COMMITTED):
        g.debater[debater], g.debater_since[debater] = EXILED, g.turn
    g.tell("reformer.leaves", reformer=reformer)


def bring_back(g: State, reformer: Id) -> None:
    """8.2-r11,r12, 21.5-r10 To the same space, whose religion stays as it is; his debater is uncommitted."""
    debater = g.board.reformer_debater[reformer]
    space = g.board.reformer_space[reformer]
    g.reformer_at[reformer] = int(space)
    if g.debater[debater] == EXILED:
        g.debater[debater], g.debater_since[debater] = FREE, 0
    g.tell("reformer.returns", reformer=reformer, space=space)
