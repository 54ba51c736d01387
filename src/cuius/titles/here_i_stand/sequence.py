"""7 The order of play: at most nine turns of nine phases."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.requests import Proc
from cuius.titles.here_i_stand.ids import NOBODY, PHASES
from cuius.titles.here_i_stand.phases.action.impulse import CHOOSE, action_phase
from cuius.titles.here_i_stand.phases.card_draw import card_draw
from cuius.titles.here_i_stand.phases.diet import diet_of_worms
from cuius.titles.here_i_stand.phases.diplomacy.phase import diplomacy
from cuius.titles.here_i_stand.phases.new_world.phase import new_world
from cuius.titles.here_i_stand.phases.spring import spring_deployment
from cuius.titles.here_i_stand.phases.theses import theses
from cuius.titles.here_i_stand.phases.winter.phase import winter
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.victory import victory_determination

Phase = Callable[[State], Proc[None]]

TURN: tuple[Phase, ...] = (  # 7-t1..t9
    theses,
    card_draw,
    diplomacy,
    diet_of_worms,
    spring_deployment,
    action_phase,
    winter,
    new_world,
    victory_determination,
)


def play(g: State) -> Proc[None]:
    """7-r1,r2 Turn after turn; the last phase of a turn names the winner or lets the next begin."""
    while True:
        yield from TURN[g.phase](g)
        if g.phase + 1 < len(TURN):
            begin_phase(g, g.phase + 1)
        else:
            g.turn += 1
            begin_phase(g, 0)


def begin_phase(g: State, phase: int) -> None:
    """Loop variables start afresh with each phase."""
    g.phase, g.step, g.segment, g.queue = phase, 0, 0, []
    g.impulse, g.passes, g.stage, g.cp, g.card, g.spender = 0, 0, CHOOSE, 0, NOBODY, NOBODY
    g.tell("phase.begins", turn=g.turn, phase=PHASES[phase])
