"""7 The order of play: at most nine turns of nine phases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cuius.core.requests import Checkpoint, Proc, Victory
from cuius.titles.here_i_stand.ids import MAJORS, NOBODY, PHASES
from cuius.titles.here_i_stand.phases.action.impulse import CHOOSE, action_phase
from cuius.titles.here_i_stand.phases.card_draw import card_draw
from cuius.titles.here_i_stand.phases.common.cards import window
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import diplomacy
from cuius.titles.here_i_stand.phases.new_world.voyages import new_world
from cuius.titles.here_i_stand.phases.religion.protestants import diet_of_worms, theses
from cuius.titles.here_i_stand.phases.spring import spring_deployment
from cuius.titles.here_i_stand.phases.winter.phase import winter
from cuius.titles.here_i_stand.rules.points import totals
from cuius.titles.here_i_stand.rules.powers import everybody_from
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.variants.two_player.diplomacy import diplomacy_for_two
from cuius.titles.here_i_stand.variants.two_player.turn import answered_by_two, diet_for_two
from cuius.titles.here_i_stand.victory import dominator, standard_winner, tie_broken

Phase = Callable[[Any], Proc[None]]


def no_new_world(g: State) -> Proc[None]:
    """25-r6 Two players leave the New World alone."""
    yield from ()


def victory_determination(g: State) -> Proc[None]:
    """23.3-r1 Standard victory is checked first, then domination; at last the time limit."""
    yield Checkpoint("victory")
    if not standard_winner(g) and dominator(g, totals(g)):
        yield from window(g, "victory", everybody_from(len(MAJORS) - 1))  # 23.2-r30
    points = totals(g)
    if standard_winner(g):
        raise Victory("standard", *tie_broken(g, points))  # 23.3-r2
    leaders = dominator(g, points)
    if leaders:
        raise Victory("domination", *leaders)
    if g.turn == g.last_turn:  # 23.3-r8
        raise Victory("time", *tie_broken(g, points))
    g.history += points  # 23.3-r7
    g.tell("points.noted", turn=g.turn, points=points)


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


TURN_FOR_TWO: tuple[Phase, ...] = (
    theses,
    card_draw,
    diplomacy_for_two,
    diet_for_two,
    spring_deployment,
    action_phase,
    winter,
    no_new_world,
    victory_determination,
)
"""25-r6, 25.2-r1, 25.6-r1 The same, with phases of its own for diplomacy and the Diet."""


def play(g: State) -> Proc[None]:
    """7-r1,r2 The phases in order; 25-r4 two players answer for everybody."""
    if g.two_player:
        return answered_by_two(g, turns(g, TURN_FOR_TWO))
    return turns(g, TURN)


def turns(g: State, phases: tuple[Phase, ...]) -> Proc[None]:
    """7-r1,r2 Turn after turn; the last phase of a turn names the winner or lets the next begin."""
    while True:
        yield from phases[g.phase](g)
        if g.phase + 1 < len(phases):
            begin_phase(g, g.phase + 1)
        else:
            g.turn += 1
            begin_phase(g, 0)


def begin_phase(g: State, phase: int) -> None:
    """Loop variables start afresh with each phase."""
    g.phase, g.step, g.segment, g.queue = phase, 0, 0, []
    g.passes, g.stage, g.cp, g.card, g.spender = 0, CHOOSE, 0, NOBODY, NOBODY
    g.impulse = int(g.played_powers()[0])
    if is_played(g, phase):
        g.tell("phase.begins", turn=g.turn, phase=PHASES[phase])


def is_played(g: State, phase: int) -> bool:
    """7-r4, 18.1-r7 The Theses and the Diet belong to turn 1; 25-r6 two players leave the New World alone."""
    if PHASES[phase].word in FIRST_TURN_ONLY:
        return g.turn == 1
    return not (g.two_player and PHASES[phase].word == "new_world")


FIRST_TURN_ONLY = ("luthers_95_theses", "diet_of_worms")
