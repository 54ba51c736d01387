"""9.1, 9.3 The diplomatic status display: peace, alliances, War Winner markers, lifted bans."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import ENGLAND, HABSBURG, OTTOMAN, PAPACY, PROTESTANT
from cuius.titles.here_i_stand.state import ALLIED, PEACE, WAR, State
from cuius.titles.here_i_stand.state import POWERS as N

LEAGUE_WARS = ((PROTESTANT, HABSBURG), (PROTESTANT, PAPACY))
"""9.1-x1, 9.3-p1b Wars that nothing ends."""


def relation(g: State, one: int, other: int) -> int:
    """What the box of two powers shows."""
    return g.relation[one * N + other]


def can_end(one: int, other: int) -> bool:
    """9.1-x1, 9.3-p1b The wars of the League last to the end of the game."""
    return (one, other) not in LEAGUE_WARS and (other, one) not in LEAGUE_WARS


def same_player(g: State, one: int, other: int) -> bool:
    """3.1-r2 One player runs both powers (ruling R270)."""
    return g.seat_of[one] == g.seat_of[other]


def make_peace(g: State, one: int, other: int) -> None:
    """9.1-r4, 9.3-p8 The At War marker goes; nobody wins anything by this step."""
    g.relate(one, other, PEACE)
    g.peace_made.append((int(one), int(other)))
    for power in (one, other):
        if PAPACY in (one, other) and power != PAPACY:  # 9.3-p8b
            lift_ban(g, power)


def may_ally(g: State, one: int, other: int) -> bool:
    """9.2-x1..x3 Not at war, never Papacy and Ottoman, nor Papacy and Habsburg after Henry's divorce."""
    if relation(g, one, other) != PEACE:
        return False
    pair = {one, other}
    if pair == {PAPACY, OTTOMAN}:
        return False
    return pair != {PAPACY, HABSBURG} or not has_granted(g, "divorce", PAPACY, ENGLAND)  # 9.1-r26


def form_alliance(g: State, one: int, other: int) -> None:
    """9.2-r1,r17 For this turn; it is no alliance with each other's allies, and no war with their enemies.

    9.2-r2,r3,r21: a box of the display holds two powers, and no other box changes. 9.2-r4: spaces of either
    are friendly to both from now on (`is_friendly`). 9.2-r14,r20: units of two major powers share a space and
    its defence, but a formation, a siege, an assault, an interception is one power's.
    """
    g.relate(one, other, ALLIED)


def grant(g: State, kind: str, giver: int, taker: int) -> None:
    """9.1-r16,r22, 9.2-r7 What may pass in one direction only is remembered for the turn."""
    if not has_granted(g, kind, giver, taker):
        g.granted.append((kind, int(giver), int(taker)))


def has_granted(g: State, kind: str, giver: int, taker: int) -> bool:
    return (kind, giver, taker) in g.granted


def win_war(g: State, winner: Id, markers: int) -> None:
    """9.3-p2, 9.3-n2 War Winner markers come from the supply and are never handed over."""
    g.war_winner[winner] += markers
    g.bonus[winner] += markers
    g.tell("war.won", power=winner, markers=markers)


def lift_ban(g: State, power: int) -> None:
    """9.1-r27, 9.3-p8b, 9.5-r1 The -1 Card marker of an excommunicated ruler goes."""
    g.less_cards[power], g.ban_turn[power] = 0, 0


def is_at_war(g: State, one: int, other: int) -> bool:
    return relation(g, one, other) == WAR
