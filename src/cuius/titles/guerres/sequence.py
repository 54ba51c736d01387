"""11 The order of play: at most six turns of five phases, here in thirteen steps."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.requests import Proc
from cuius.titles.guerres import cards
from cuius.titles.guerres.ids import PHASES
from cuius.titles.guerres.phases.court.hands import court_hands, court_opening
from cuius.titles.guerres.phases.court.turns import court, court_end
from cuius.titles.guerres.phases.events import events, war_cards
from cuius.titles.guerres.phases.turn import end_of_turn, initial
from cuius.titles.guerres.phases.turning_points import massacre
from cuius.titles.guerres.phases.war.leaders import leaders
from cuius.titles.guerres.phases.war.recruitment import recruitment
from cuius.titles.guerres.phases.war.rounds import war_end, war_rounds
from cuius.titles.guerres.state import State
from cuius.titles.guerres.variants.fewer_players import Answerer, led_by_stewards

DECLARED = cards
"""What cards and chits do."""

Phase = Callable[[State], Proc[None]]

PROCEDURES: tuple[Phase, ...] = (  # 11-r1
    initial,
    events,
    court_opening,
    court_hands,
    massacre,
    court,
    court_end,
    war_cards,
    recruitment,
    leaders,
    war_rounds,
    war_end,
    end_of_turn,
)


def play(g: State, steward: Answerer) -> Proc[None]:
    """10-r8 11-r1,r2 Turn after turn; the end of the last one names the winner."""
    if all(g.seated):
        yield from turns(g)
    else:
        yield from led_by_stewards(g, turns(g), steward)


def turns(g: State) -> Proc[None]:
    """11-r1 2-r3 The phases in order; `turn`, `phase` and `step` say where we are."""
    while True:
        yield from PROCEDURES[g.phase](g)
        if g.phase + 1 < len(PROCEDURES):
            begin_phase(g, g.phase + 1)
        else:
            g.turn += 1
            begin_phase(g, 0)


def begin_phase(g: State, phase: int) -> None:
    g.phase, g.step = phase, 0
    g.tell("phase.begins", turn=g.turn, phase=PHASES[phase])
