"""9.6 On whom war may be declared, and what it costs."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.board import CANNOT
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    FRANCE,
    HABSBURG,
    INDEPENDENT,
    MANDATORY,
    MINORS,
    NOBODY,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from cuius.titles.here_i_stand.state import ALLIED, PEACE, State
from cuius.titles.here_i_stand.state import POWERS as N


def may_ever_declare(g: State, one: int, other: int) -> bool:
    """9.6-x1..x8, 9.6-x2b The restrictions that hold at all times; nor does anybody fight himself (R270)."""
    if one == other or other == INDEPENDENT or g.board.war_cost[one][other] == CANNOT:  # 9.6-x1,x2,x3,x8
        return False
    if g.relation[one * N + other] != PEACE:  # 9.6-x5
        return False
    if PROTESTANT in (one, other) and not g.league:  # 9.6-x6,x7
        return False
    if other in MINORS:
        if g.side[other] != other:  # 9.6-x4
            return False
        return other != SCOTLAND or g.relation[one * N + FRANCE] != ALLIED  # 9.6-x2b
    return g.seat_of[one] != g.seat_of[other]


def may_declare(g: State, one: int, other: int) -> bool:
    """9.6-x9..x12 In the Diplomacy Phase also not after peace or alliance, nor on their natural allies."""
    if not may_ever_declare(g, one, other) or made_peace_with(g, one, other):
        return False
    if other in (SCOTLAND, VENICE):
        friend = FRANCE if other == SCOTLAND else PAPACY
        return g.relation[one * N + friend] != ALLIED and not made_peace_with(g, one, friend)
    return True


def made_peace_with(g: State, one: int, other: int) -> bool:
    return (one, other) in g.peace_made or (other, one) in g.peace_made


def cost_of_war(g: State, one: int, other: int) -> int:
    """9.6-p2,p3 The number in the box of the two powers; 9.6-p2b less for Habsburg after Henry's wedding."""
    if one == HABSBURG and other == ENGLAND and has_discount(g):
        return g.board.war_cost_after_boleyn
    return g.board.war_cost[one][other]


def has_discount(g: State) -> bool:
    """9.6-p2b, 21.3-r15 Habsburg's first declaration on England since Henry married Anne Boleyn."""
    return g.boleyn_turn > 0 and not g.discount_used


def purse(g: State, power: int) -> int:
    """9.6-r2,r4 Command points in hand that can pay for wars: all but mandatory events."""
    kind, cp = g.board.card_kind, g.board.card_cp
    return sum([cp[c] for c in g.hands[power] if kind[c] != MANDATORY])


def can_pay(g: State, power: int, more: int) -> bool:
    """9.6-r2 What it owes already, and this."""
    return g.owed[power] + more <= purse(g, power)


def natural_ally(g: State, minor: Id) -> int:
    """9.6-p4,p5, 22.1-n1 Who may step in for a minor power when war is declared on it; or nobody."""
    return g.board.natural_ally[minor] if g.board.intervention[minor] else NOBODY
