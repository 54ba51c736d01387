"""11.1 The actions: what each needs, and the procedure that carries it out.

    @action(RAISE_REGULAR, rule="17.1-r2", when=can_raise)
    def raise_regular(g, power): ...

`when(g, power)` says whether the power could take the action now, its price aside. The procedure takes the
command points itself only where the price depends on a choice (moving over a pass, transport); otherwise the
impulse does.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.state import State


class Action(msgspec.Struct, frozen=True):
    """One row of the action table."""

    word: Id
    rule: str
    when: Callable[[State, Id], bool]
    carry_out: Callable[[State, Id], Proc[None]]
    pays_itself: bool
    least: Callable[[State, Id], int] | None
    """What it costs at the least, where a bonus can make it cheaper than the power card says."""


TABLE: dict[int, Action] = {}


def action(
    word: Id,
    *,
    rule: str,
    when: Callable[[State, Id], bool],
    pays_itself: bool = False,
    least: Callable[[State, Id], int] | None = None,
) -> Callable[[Callable[[State, Id], Proc[None]]], Callable[[State, Id], Proc[None]]]:
    """Declare an action."""

    def declare(carry_out: Callable[[State, Id], Proc[None]]) -> Callable[[State, Id], Proc[None]]:
        if word in TABLE:
            raise ValueError(f"{word} is declared twice")
        TABLE[word] = Action(word, rule, when, carry_out, pays_itself, least)
        return carry_out

    return declare


def pay_and_act(g: State, power: Id, word: Id) -> Proc[None]:
    """11.1-r2 An action of the power card for its price."""
    row = TABLE[word]
    if not row.pays_itself:
        g.cp -= price(g, power, word)
    yield from row.carry_out(g, power)


def price(g: State, power: int, word: int) -> int:
    """4-r1, 11.1-t1..t20, 11.1-r5 What an action costs this power; 0 if it is not on its power card.

    21-r1, 21.1-r1,r2 So only the Ottoman raises cavalry, builds corsairs and goes pirating.
    """
    return g.board.cost[power][word]


def affordable(g: State, power: Id, word: int) -> bool:
    cost = g.board.cost[power][word]
    least = TABLE[word].least
    if cost > g.cp and least is not None:
        cost = least(g, power)
    return 0 < cost <= g.cp
