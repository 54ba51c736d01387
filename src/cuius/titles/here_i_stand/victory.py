"""23 Victory."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Victory
from cuius.titles.here_i_stand.ids import MAJORS, PROTESTANT, PROTESTANT_FAITH
from cuius.titles.here_i_stand.rules.points import calm_keys, protestant_spaces, totals
from cuius.titles.here_i_stand.state import State


def check_sudden_victory(g: State) -> None:
    """23-r1, 23.1-r1, 7-t6 Military and religious victory end the game at once in the action phase."""
    held = calm_keys(g)
    for power in g.played_powers():
        if 0 < g.board.auto_win[power] <= held[power]:  # 23.1-r2
            raise Victory("military", power)
    check_religious_victory(g)


def check_religious_victory(g: State) -> None:
    """23.1-r3, 23.1-x3 With the fiftieth space, in the middle of an action if need be."""
    least = g.board.religious_win
    if g.faith.count(PROTESTANT_FAITH) >= least <= protestant_spaces(g):
        raise Victory("religious", PROTESTANT)


def standard_winner(g: State) -> bool:
    """23.3-r2 Does anybody have the points of a standard victory?"""
    return max(totals(g)) >= g.board.setups[g.scenario].standard_vp


def dominator(g: State, points: list[int]) -> tuple[Id, ...]:
    """23.3-r5,r6 From turn 4 on, who is far enough ahead of everybody else; a player with all his powers.

    3-r2 A player who runs two powers stands at the average of their points. 25.7-r3 Two players need more.
    """
    scenario = g.board.setups[g.scenario]
    if g.turn < scenario.domination_from:
        return ()
    halves = [twice_the_average(g, points, seat) for seat in range(g.players)]
    best = max(halves)
    if best - sorted(halves)[-2] < 2 * scenario.domination_lead:
        return ()
    return tuple([p for p in MAJORS if g.seat_of[p] == halves.index(best)])


def twice_the_average(g: State, points: list[int], seat: int) -> int:
    """Of the powers of one player: whole numbers."""
    own = [points[p] for p in MAJORS if g.seat_of[p] == seat]
    return 2 * sum(own) // len(own)


def stops_domination(g: State, power: Id, gain: int) -> bool:
    """23.2-r30 So many points more for this power would keep somebody else from winning now."""
    points = totals(g)
    leaders = dominator(g, points)
    if not leaders or power in leaders:
        return False
    points[power] += gain
    return not dominator(g, points)


def tie_broken(g: State, points: list[int]) -> tuple[Id, ...]:
    """23.3-r3,r4,r9 The tied power that stood higher at the end of an earlier turn, the latest first.

    Ruling R555: what a scenario prints is how the turn before its first one ended, if there was one.
    """
    best = [p for p in MAJORS if points[p] == max(points)]
    for then in (*earlier_totals(g), *printed_totals(g)):
        most = max(then[p] for p in best)
        best = [p for p in best if then[p] == most]
    return tuple(best)


def earlier_totals(g: State) -> list[list[int]]:
    """23.3-r7 As recorded at the end of each turn played, the latest first."""
    many = len(MAJORS)
    return [g.history[at : at + many] for at in range(len(g.history) - many, -1, -many)]


def printed_totals(g: State) -> list[tuple[int, ...]]:
    return [g.board.setups[g.scenario].printed_vp] if g.first_turn > 1 else []
