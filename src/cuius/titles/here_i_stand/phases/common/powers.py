"""3.3, 9 Rulers succeed, wars and alliances end, words are given and broken."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import ARMY_LEADERS, MAJORS, NOBODY, PAPACY, POWERS, PROTESTANT
from cuius.titles.here_i_stand.rules.relations import controls, has_granted, is_bound, is_friendly, word_at
from cuius.titles.here_i_stand.state import ALLIED, CAPTIVE, PEACE, State


def enthrone(g: State, ruler: Id) -> None:
    """3.3-r1..r3 The newest ruler's values are in force; the card of the one before him leaves the game.

    3.3-r7,r8 Leaders, reformers and debaters of the same name are pieces of their own and stay as they are.
    """
    power = g.board.ruler_power[ruler]
    old = g.board.ruler_card[g.ruler[power]]
    if old != NOBODY and old in g.laid:
        g.laid.remove(old)
        g.removed.append(int(old))
    g.ruler[power] = int(ruler)
    g.tell("ruler.succeeds", power=power, ruler=ruler)


def lay_ruler(g: State, ruler: Id) -> None:
    """6.1-r14 His card, out of whatever pile it came from, lies on the power card while he rules."""
    card = int(g.board.ruler_card[ruler])
    if card in g.removed:  # 19.8-r1 winter has taken it out already
        g.removed.remove(card)
    g.laid.append(card)


def give_word(g: State, one: int, other: int) -> None:
    """9.1-r4,r6 A peace or an alliance that both have agreed on."""
    g.word_given[word_at(one, other)] = g.word_given[word_at(other, one)] = g.turn


def break_word(g: State, one: Id, other: Id) -> None:
    """9.1-r29 A war declared on somebody who relied on peace: everybody sees it, and nothing follows."""
    if other in MAJORS and is_bound(g, one, other):
        g.word_broken[word_at(one, other)] = g.turn
        g.tell("word.broken", power=one, other=POWERS[other])


def make_peace(g: State, one: int, other: int) -> None:
    """9.1-r4, 9.3-p8 The At War marker goes; nobody wins anything by this step."""
    g.relate(one, other, PEACE)
    g.peace_made.append((int(one), int(other)))
    for power in (one, other):
        if PAPACY in (one, other) and power != PAPACY:  # 9.3-p8b
            lift_ban(g, power)


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


def win_war(g: State, winner: Id, markers: int) -> None:
    """9.3-p2, 9.3-n2 War Winner markers come from the supply and are never handed over."""
    g.war_winner[winner] += markers
    g.bonus[winner] += markers
    g.tell("war.won", power=winner, markers=markers)


def lift_ban(g: State, power: int) -> None:
    """9.1-r27, 9.3-p8b, 9.5-r1 The -1 Card marker of an excommunicated ruler goes."""
    g.less_cards[power], g.ban_turn[power] = 0, 0


# 9.1-r8,r9, 9.3-p6, 9.4 Captured army leaders come home.


def captives(g: State, power: int, captor: int) -> tuple[Id, ...]:
    """A power's army leaders whom this captor holds and who have somewhere to go."""
    if captor not in g.captor:
        return ()
    found = [x for x in ARMY_LEADERS if holds(g, captor, power, x)]
    return tuple([x for x in found if homes_for(g, x)])


def holds(g: State, captor: int, power: int, leader: int) -> bool:
    return g.leader_at[leader] == CAPTIVE and g.captor[leader] == captor and g.leader_of[leader] == power


def homes_for(g: State, leader: Id) -> Options:
    """9.1-r9, 9.3-p6c, 9.4-r2 A capital its power controls; failing that, a friendly home key.

    Ruling R264: the Protestant has neither, and takes an electorate under its control.
    """
    power = g.leader_of[leader]
    if power == PROTESTANT:
        return tuple([e for e in g.board.electorates if controls(g, power, e)])
    capitals = tuple([c for c in g.board.capitals[power] if controls(g, power, c)])
    return capitals or tuple([k for k in g.board.home_keys[power] if is_friendly(g, power, k)])


def release(g: State, leader: Id) -> None:
    """He is free, for the time being in the first place open to him."""
    g.free_leader(leader, int(homes_for(g, leader)[0]))


def bring_home(g: State, leader: Id) -> Proc[None]:
    """9.1-r9 His power picks the place where there are several."""
    power = POWERS[g.leader_of[leader]]
    space = yield Ask(power, "leader.home", homes_for, g, leader, rule="9.1-r9", about={"leader": leader})
    g.free_leader(leader, int(space))
    g.tell("leader.freed", power=power, leader=leader, space=space)
