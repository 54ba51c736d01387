"""6.2, 8.2 The card draw phase."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Checkpoint, Draw, Proc
from cuius.titles.here_i_stand.ids import CARDS, HOME, MAJORS
from cuius.titles.here_i_stand.phases.arrivals import arrivals
from cuius.titles.here_i_stand.phases.new_world.riches import collect_riches
from cuius.titles.here_i_stand.rules.entries import enters_now
from cuius.titles.here_i_stand.rules.keys import base_cards
from cuius.titles.here_i_stand.rules.rulers import card_bonus
from cuius.titles.here_i_stand.state import State

ARRIVE, DEAL = range(2)
"""Segments of the phase."""


def card_draw(g: State) -> Proc[None]:
    """8.2-r1, 7-t2 Leaders, reformers and debaters due, new cards, riches, then the hands."""
    if g.segment == ARRIVE:
        yield Checkpoint("card_draw")
        yield from arrivals(g)  # 7-t2a
        rebuild_deck(g)  # 7-t2b
        yield from collect_riches(g)  # 7-t2c
        g.segment = DEAL
    while g.step < len(MAJORS):
        yield Checkpoint("deal")
        yield from deal_hand(g, MAJORS[g.step])
        g.step += 1


def rebuild_deck(g: State) -> None:
    """6.2-r2,r4,r20 The discards and the cards entering this turn go back into the deck."""
    new = [c for c in g.late if enters_now(g, CARDS[c])]
    g.late = [c for c in g.late if c not in new]
    g.deck = sorted([*g.deck, *g.discards, *new])
    g.discards, g.used_as_event, g.shown = [], [], []
    if new:
        g.tell("deck.grows", cards=[CARDS[c] for c in new])
    for card in g.home_used:  # 6.1-r6,r7
        g.hands[g.board.card_power[card]].append(card)
    g.home_used = []


def deal_hand(g: State, power: Id) -> Proc[None]:
    """6.2-r6,r7,r14 As many as are due; cards kept from the last turn do not count."""
    many = cards_due(g, power)
    for _ in range(many):
        if not g.deck:
            break
        yield from draw_card(g, power)
    g.tell("hand.dealt", power=power, many=many)


def cards_due(g: State, power: Id) -> int:
    """6.2-r12,r13 Base number and ruler's bonus, one less for each -1 Card marker, never less than none."""
    extra = g.board.setups[g.scenario].extra_cards[power] if g.turn == g.first_turn else 0
    return max(0, base_cards(g, power) + card_bonus(g, power) + extra - g.less_cards[power])


def draw_card(g: State, power: Id) -> Proc[Id | None]:
    """One card from the deck into a hand; None if there is none."""
    if not g.deck:
        return None
    card = yield Draw(tuple(g.deck), why="card.drawn", of=CARDS, to=(power,))
    g.deck.remove(card)
    g.hands[power].append(int(card))
    g.tell("card.drawn", power=power, card=card, to=(power,))
    return card


def random_card(g: State, victim: Id, to: tuple[Id, ...]) -> Proc[Id | None]:
    """6.1-r8, 9.1-r17 A card out of a hand at random, home cards left out; it is nobody's until placed."""
    pool = tuple([c for c in sorted(g.hands[victim]) if g.board.card_kind[c] != HOME])
    if not pool:
        return None
    card = yield Draw(pool, why="card.taken", of=CARDS, to=to)
    g.take_from_hand(victim, card)
    return card
