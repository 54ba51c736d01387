"""6.2, 8.2 The card draw phase."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Checkpoint, Proc
from cuius.titles.here_i_stand.ids import CARDS
from cuius.titles.here_i_stand.phases.arrivals import arrivals
from cuius.titles.here_i_stand.phases.drawing import draw_card as draw_card
from cuius.titles.here_i_stand.phases.drawing import random_card as random_card
from cuius.titles.here_i_stand.phases.new_world.riches import collect_riches
from cuius.titles.here_i_stand.rules.entries import enters_now
from cuius.titles.here_i_stand.rules.keys import base_cards
from cuius.titles.here_i_stand.rules.rulers import card_bonus
from cuius.titles.here_i_stand.rules.two_player import players_of
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.two_player.turn import begin_turn_of_two

ARRIVE, DEAL = range(2)
"""Segments of the phase."""


def card_draw(g: State) -> Proc[None]:
    """8.2-r1, 7-t2 Leaders, reformers and debaters due, new cards, riches, then the hands."""
    if g.segment == ARRIVE:
        yield Checkpoint("card_draw")
        if g.two_player:
            begin_turn_of_two(g)
        yield from arrivals(g)  # 7-t2a
        rebuild_deck(g)  # 7-t2b
        yield from collect_riches(g)  # 7-t2c
        g.segment = DEAL
    yield Checkpoint("deal")
    for power in players_of(g):  # 25-r3
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
    """6.2-r13, 24-k79 Markers of banned rulers and of the Fuggers; in 2017 also of foreign wars (24-k92)."""
    abroad = sum([who == power for _, who, *_ in g.wars_abroad]) if g.edition == "2017" else 0
    return g.less_cards[power] + g.debts[power] + abroad
