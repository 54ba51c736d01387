"""23 Victory."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Checkpoint, Proc, Victory
from cuius.titles.here_i_stand.ids import MAJORS, PROTESTANT
from cuius.titles.here_i_stand.rules.keys import keys_in_unrest, keys_of
from cuius.titles.here_i_stand.rules.points import protestant_spaces, victory_points
from cuius.titles.here_i_stand.rules.relations import everybody_from
from cuius.titles.here_i_stand.rules.windows import window
from cuius.titles.here_i_stand.state import State


def check_sudden_victory(g: State) -> None:
    """23.1-r1 Military and religious victory end the game at once in the action phase."""
    for power in MAJORS:
        if has_auto_win(g, power):
            raise Victory("military", power)
    if protestant_spaces(g) >= g.board.religious_win:  # 23.1-r3, 23.1-x3
        raise Victory("religious", PROTESTANT)


def has_auto_win(g: State, power: Id) -> bool:
    """23.1-r2, 23.1-x1 So many keys that the Auto Win box is open, none of them in unrest."""
    least = g.board.auto_win[power]
    return bool(least) and keys_of(g, power) - keys_in_unrest(g, power) >= least


def victory_determination(g: State) -> Proc[None]:
    """23.3-r1 Standard victory is checked first, then domination; at last the time limit."""
    yield Checkpoint("victory")
    if not standard_winner(g) and dominator(g):
        yield from window(g, "victory", everybody_from(len(MAJORS) - 1))  # 23.2-r30
    points = totals(g)
    if standard_winner(g):
        raise Victory("standard", *tie_broken(g, points))  # 23.3-r2
    leader = dominator(g)
    if leader:
        raise Victory("domination", *leader)
    if g.turn == g.last_turn:  # 23.3-r8
        raise Victory("time", *tie_broken(g, points))
    g.history += points  # 23.3-r7
    g.tell("points.noted", turn=g.turn, points=points)


def totals(g: State) -> list[int]:
    return [victory_points(g, p) for p in MAJORS]


def standard_winner(g: State) -> bool:
    """23.3-r2 Does anybody have the points of a standard victory?"""
    return max(totals(g)) >= g.board.setups[g.scenario].standard_vp


def dominator(g: State) -> tuple[Id, ...]:
    """23.3-r5,r6 From turn 4 on, the power that is far enough ahead of every other."""
    scenario = g.board.setups[g.scenario]
    if g.turn < scenario.domination_from:
        return ()
    points = totals(g)
    best = max(points)
    rest = sorted(points)[-2]
    return (MAJORS[points.index(best)],) if best - rest >= scenario.domination_lead else ()


def tie_broken(g: State, points: list[int]) -> tuple[Id, ...]:
    """23.3-r3,r4,r9 The tied power that stood higher at the end of an earlier turn, the latest first."""
    best = [p for p in MAJORS if points[p] == max(points)]
    for turn in range(len(g.history) // len(MAJORS) - 1, -1, -1):
        then = g.history[turn * len(MAJORS) : (turn + 1) * len(MAJORS)]
        most = max(then[p] for p in best)
        best = [p for p in best if then[p] == most]
    return tuple(best)
