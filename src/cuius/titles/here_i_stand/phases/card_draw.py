"""8.2 What comes onto the board in the card draw phase: leaders, reformers, debaters, lost ships."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.here_i_stand.ids import (
    ARMY_LEADERS,
    CARDS,
    DEBATERS,
    MAJORS,
    MAURICE_OF_SAXONY,
    NAVAL_LEADERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    REFORMER_CRANMER,
    REFORMERS,
)
from cuius.titles.here_i_stand.phases.common.cards import draw_card
from cuius.titles.here_i_stand.phases.common.religion import bring_back, convert
from cuius.titles.here_i_stand.phases.new_world.colonies import collect_riches
from cuius.titles.here_i_stand.phases.variant import VARIANTS
from cuius.titles.here_i_stand.rules.communication import home_keys_of
from cuius.titles.here_i_stand.rules.deck import boleyn_was_married, enters_now
from cuius.titles.here_i_stand.rules.editions import wars_of
from cuius.titles.here_i_stand.rules.points import base_cards
from cuius.titles.here_i_stand.rules.powers import card_bonus, controls, is_friendly
from cuius.titles.here_i_stand.state import AWAY, EXILED, FREE, OUT, TURN_TRACK, WAITING, State


def arrivals(g: State) -> Proc[None]:
    """7-t2a, 8-r1, 8.2-r1 Leaders, then reformers, then debaters."""
    g.lost_ships = [0] * len(g.lost_ships)  # 8.2-r6
    if g.turn >= g.board.leader_turn[MAURICE_OF_SAXONY] and g.leader_at[MAURICE_OF_SAXONY] == AWAY:
        g.leader_at[MAURICE_OF_SAXONY] = TURN_TRACK  # 8.2-r2,r3
    for leader in (*ARMY_LEADERS, *NAVAL_LEADERS):
        if g.leader_at[leader] == TURN_TRACK:
            yield from leader_returns(g, leader)
    for reformer in REFORMERS:
        reformer_comes(g, reformer)
    for debater in DEBATERS:
        debater_comes(g, debater)


# Leaders


def leader_returns(g: State, leader: Id) -> Proc[None]:
    """8.2-r2,r4,r5 (ruling R14) To a place of his power; without one he waits another turn."""
    if not places_for(g, leader):
        return
    power = g.side[g.leader_of[leader]]
    if power in MAJORS:
        space = yield Ask(
            MAJORS[power], "arrival.leader", places_for, g, leader, rule="8.2-r4", about={"leader": leader}
        )
    else:  # ruling R307: nobody decides for an inactive minor power
        space = places_for(g, leader)[0]
    g.leader_at[leader] = int(space)
    g.tell("leader.arrives", leader=leader, space=space)


def places_for(g: State, leader: Id) -> Options:
    """8.2-r2,r4 Naval leaders: friendly ports; Protestants: electorates; others: capitals, else home keys.

    24-k103 says so of those in disgrace, ruling R307 of all who had to wait.
    """
    power = g.side[g.leader_of[leader]]
    if leader in NAVAL_LEADERS:
        ports = g.board.ports if power in MAJORS else g.board.home_ports[power]
        return tuple([p for p in ports if is_friendly(g, power, p) and not g.besieged[p]])
    if power == PROTESTANT:
        return tuple([e for e in g.board.electorates if controls(g, power, e) and not g.besieged[e]])
    capitals = tuple([c for c in g.board.capitals[power] if controls(g, power, c)])
    return capitals or tuple([k for k in home_keys_of(g, power) if is_friendly(g, power, k)])


# Reformers


def reformer_comes(g: State, reformer: Id) -> None:
    """8.2-t2..t4, 8.2-r8,r9,r11 In his turn, turning his space Protestant; or back from banishment."""
    if g.reformer_at[reformer] == TURN_TRACK:
        bring_back(g, reformer)
    elif g.reformer_at[reformer] == AWAY and is_reformer_due(g, reformer):
        space = g.board.reformer_space[reformer]
        g.reformer_at[reformer] = int(space)
        g.tell("reformer.enters", reformer=reformer, space=space)
        convert(g, space, PROTESTANT_FAITH)  # 8.2-r8 (ruling R15)


def is_reformer_due(g: State, reformer: Id) -> bool:
    """8.2-t1..t4 On his turn; Cranmer after Henry married Anne Boleyn; 8.2-r14 never once he is out."""
    if g.debater[g.board.reformer_debater[reformer]] == OUT:
        return False
    enters = g.board.reformer_enters[reformer]
    return enters <= g.turn if enters else boleyn_was_married(g)


# Debaters


def debater_comes(g: State, debater: Id) -> None:
    """8.2-r15,r16,r20,r21 Uncommitted, on the turn printed on him; some not before Cranmer the reformer."""
    if g.debater[debater] == EXILED:  # 21.5-r10
        g.debater[debater], g.debater_since[debater] = FREE, 0
    if g.debater[debater] != WAITING or g.board.debater_enters[debater] > g.turn:
        return
    if g.board.debater_with_cranmer[debater] and g.reformer_at[REFORMER_CRANMER] == AWAY:
        return
    g.debater[debater] = FREE
    g.tell("debater.enters", debater=debater)


# 6.2, 8.2 The card draw phase.

ARRIVE, DEAL = range(2)
"""Segments of the phase."""


def card_draw(g: State) -> Proc[None]:
    """8.2-r1, 7-t2 Leaders, reformers and debaters due, new cards, riches, then the hands."""
    if g.segment == ARRIVE:
        yield Checkpoint("card_draw")
        if g.two_player:
            VARIANTS[g.scenario].begin_turn(g)
        yield from arrivals(g)  # 7-t2a
        rebuild_deck(g)  # 7-t2b
        yield from collect_riches(g)  # 7-t2c
        g.segment = DEAL
    yield Checkpoint("deal")
    for power in g.played_powers():  # 25-r3
        yield from deal_hand(g, power)


def rebuild_deck(g: State) -> None:
    """6.2-r2,r4,r20, 8.2-r22 The discards and the cards entering this turn go back into the deck.

    7-t2c, ruling R13 The deck has no order: it is shuffled before riches and hands are drawn.
    """
    new = [c for c in g.late if enters_now(g, CARDS[c])]
    g.late = [c for c in g.late if c not in new]
    g.deck = sorted([*g.deck, *g.discards, *new])
    g.discards, g.used_as_event = [], []
    g.shown = [seen for seen in g.shown if seen[2] in g.hands[seen[1]]]
    if new:
        g.tell("deck.grows", cards=[CARDS[c] for c in new])
    for card in g.home_used:  # 6.1-r6,r7
        g.hands[g.board.card_power[card]].append(card)
    g.home_used = []


def deal_hand(g: State, power: Id) -> Proc[None]:
    """6.2-r1,r6,r7,r14 As many as are due, as far as the deck goes; cards kept do not count."""
    many = min(cards_due(g, power), len(g.deck))
    g.debts[power] = 0  # 24-k79
    for _ in range(many):
        yield from draw_card(g, power)
    g.tell("hand.dealt", power=power, many=many)


def cards_due(g: State, power: Id) -> int:
    """6.2-r12,r13, 4-r4 Base number and ruler's bonus, less -1 Card markers, never less than none.

    The scenario gives some powers more cards in its first turn.
    """
    extra = g.board.setups[g.scenario].extra_cards[power] if g.turn == g.first_turn else 0
    return max(0, base_cards(g, power) + card_bonus(g, power) + extra - missing_cards(g, power))


def missing_cards(g: State, power: Id) -> int:
    """6.2-r13, 24-k79, 21.7-d2 Markers of banned rulers and of the Fuggers; in 2017 also of foreign wars."""
    abroad = wars_of(g, power)
    return g.less_cards[power] + g.debts[power] + abroad
