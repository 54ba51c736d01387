"""4 The order of play: turn 0 with its eight phases, then turns 1 to 5 with twenty each."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.requests import Proc
from cuius.titles.revolution.ids import OPENING_PHASES, PHASES
from cuius.titles.revolution.phases.armies import battles, influence, maintenance, marches, raising
from cuius.titles.revolution.phases.awards import allegiance, awards, bishoprics, opening_awards, universities
from cuius.titles.revolution.phases.beggars import beggars
from cuius.titles.revolution.phases.income import support, taxes
from cuius.titles.revolution.phases.movement import movement
from cuius.titles.revolution.phases.provinces import conflict, neutrals, overflow, units
from cuius.titles.revolution.phases.sieges import sieges, storming
from cuius.titles.revolution.phases.turns import end_phase, garrisons
from cuius.titles.revolution.state import State

Phase = Callable[[State], Proc[None]]

OPENING: tuple[Phase, ...] = (  # 4.2.1-r2
    support,
    units,
    conflict,
    neutrals,
    overflow,
    movement,
    opening_awards,
    end_phase,
)

TURN: tuple[Phase, ...] = (  # 4.2.2-r2,r3
    taxes,
    support,
    maintenance,
    raising,
    battles,
    sieges,
    beggars,
    marches,
    influence,
    units,
    conflict,
    neutrals,
    overflow,
    movement,
    storming,
    allegiance,
    awards,
    bishoprics,
    universities,
    end_phase,
)

SET_UP = -1
"""The phase before the first, in which the Habsburgs place their armies."""


def play(g: State) -> Proc[None]:
    """4.0-r1 Turn 0, then turns 1 to 5; the end phase of the last turn names the winner."""
    if g.phase == SET_UP:
        yield from garrisons(g)
        begin_phase(g, 0)
    while True:
        yield from phases_of(g)[g.phase](g)
        if g.phase + 1 < len(phases_of(g)):
            begin_phase(g, g.phase + 1)
        else:
            g.turn += 1  # 6.20-r8
            begin_phase(g, 0)


def phases_of(g: State) -> tuple[Phase, ...]:
    return TURN if g.turn else OPENING


def begin_phase(g: State, phase: int) -> None:
    g.phase, g.step = phase, 0
    names = PHASES if g.turn else OPENING_PHASES
    g.tell("phase.begins", turn=g.turn, phase=names[phase])
