"""19 Winter: nine steps, done in order."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.here_i_stand.phases.winter.fleets import fleets_go_home
from cuius.titles.here_i_stand.phases.winter.overdue import overdue_events
from cuius.titles.here_i_stand.phases.winter.renewal import (
    end_alliances,
    lift_piracy_markers,
    rest_debaters,
    send_back_renegade,
    take_back_loans,
)
from cuius.titles.here_i_stand.phases.winter.replacements import replacements
from cuius.titles.here_i_stand.phases.winter.stacks import stacks_go_home
from cuius.titles.here_i_stand.state import State

STEPS: tuple[Callable[[State], Proc[None]], ...] = (  # 19-p1..p9
    take_back_loans,
    send_back_renegade,
    fleets_go_home,
    stacks_go_home,
    end_alliances,
    replacements,
    lift_piracy_markers,
    rest_debaters,
    overdue_events,
)

ASKING = (fleets_go_home, overdue_events)
"""Steps with questions; the return of the stacks has a checkpoint for each power."""


def winter(g: State) -> Proc[None]:
    """19-r1 The steps in order; powers that have choices make them in impulse order (ruling R281)."""
    while g.segment < len(STEPS):
        step = STEPS[g.segment]
        if step in ASKING:
            yield Checkpoint("winter")
        yield from step(g)
        g.segment += 1
        g.step, g.queue = 0, []
