"""15.8 The winner of the war and his prize."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.guerres.ids import CHARACTERS, FACTIONS, HUGUENOT, LEAGUE, NOBODY, PARIS, ROYALIST, TOWNS
from cuius.titles.guerres.rules.conversion import convert_town
from cuius.titles.guerres.state import CAPTURED, RESERVE, State

LEAGUE_TOWNS, HUGUENOT_TOWNS = 1, 2
"""15.8-r11,r13 How many towns a victorious faction takes."""


def war_end(g: State) -> Proc[None]:
    """15.8-r8..r10 15.7.6-r5 The winner gains a treaty point and his prize; prisoners go home."""
    yield Checkpoint("war_end")
    points = max(g.war_points)
    winner = yield Ask(ROYALIST, "peace.winner", foremost, g, rule="15.8-r9", about={"points": points})
    g.war_winner = int(winner)
    g.tell("peace.won", faction=winner, points=points)
    g.treaty[winner] += 1
    g.tell("treaty.gained", faction=winner, points=1)
    yield from take_prize(g, winner)
    release(g)


def foremost(g: State) -> Options:
    """15.8-r8,r9 The factions with most war points, be it none (ruling R47)."""
    return tuple([f for f in FACTIONS if g.war_points[f] == max(g.war_points)])


def take_prize(g: State, winner: Id) -> Proc[None]:
    """15.8-r11..r13 The League takes a town; the Huguenots, after the massacre, two if they like."""
    left = prizes(g, winner)
    while left and prize_towns(g, winner):
        town = yield Ask(
            winner, "peace.town", prize_choices, g, winner, rule=prize_rule(winner), about={"towns": left}
        )
        if town == PASS:
            return
        convert_town(g, town, winner)
        left -= 1


def prizes(g: State, winner: int) -> int:
    """15.8-r11..r13 How many towns."""
    if winner == LEAGUE:
        return LEAGUE_TOWNS
    return HUGUENOT_TOWNS if winner == HUGUENOT and g.massacred else 0


def prize_rule(winner: int) -> str:
    return "15.8-r11" if winner == LEAGUE else "15.8-r13"


def prize_choices(g: State, winner: Id) -> Options:
    """15.8-r11,r13 The League must choose; the Huguenots may decline (ruling R95)."""
    towns = prize_towns(g, winner)
    return towns if winner == LEAGUE else (*towns, PASS)


def prize_towns(g: State, winner: int) -> tuple[Id, ...]:
    """15.8-r11,r13 Royalist towns; Paris only for the League, where the table allows it (ruling R48)."""
    paris = winner == LEAGUE and g.prize_paris
    return tuple([t for t in TOWNS if g.control[t] == ROYALIST and (paris or t != PARIS)])


def release(g: State) -> None:
    """15.7.6-r5 Captured leaders return when the war phase ends."""
    for leader in CHARACTERS:
        if g.post[leader] == CAPTURED:
            g.post[leader], g.captor[leader] = RESERVE, NOBODY
            g.tell("peace.freed", character=leader)
