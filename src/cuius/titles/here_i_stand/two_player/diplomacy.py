"""25.2 The Diplomacy Phase of two players: the Papacy may end wars, then diplomatic cards."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.ids import Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.here_i_stand.cards.registry import KEPT
from cuius.titles.here_i_stand.cards.two_player import all_diplomatic as all_diplomatic
from cuius.titles.here_i_stand.cards.two_player.registry import DIPLOMACY
from cuius.titles.here_i_stand.ids import ALWAYS, CARDS, NOBODY, PAPACY, PROTESTANT
from cuius.titles.here_i_stand.phases.action.aftermath import settle_map
from cuius.titles.here_i_stand.rules.debaters import end_religious_impulse
from cuius.titles.here_i_stand.rules.two_player import PAIR
from cuius.titles.here_i_stand.two_player.peace import end_wars
from cuius.titles.here_i_stand.two_player.piles import draw_diplomatic, held_by, take_diplomatic
from cuius.titles.here_i_stand.two_player.state import PairState

PLAYED_FROM = 2
"""25.2-r4 The turn from which diplomatic cards are played."""


def diplomacy_for_two(g: PairState) -> Proc[None]:
    """25.2-r1,r3,r4 Peace, a card for each player, then one of the Papacy's and one of the Protestant's."""
    while g.segment < len(SEGMENTS):
        yield from SEGMENTS[g.segment](g)
        g.segment += 1


def deal_diplomacy(g: PairState) -> Proc[None]:
    """25.2-r3 One diplomatic card each."""
    yield Checkpoint("diplomacy.deal")
    for player in PAIR:
        yield from draw_diplomatic(g, player)


def papal_card(g: PairState) -> Proc[None]:
    yield from lay_card(g, PAPACY)


def protestant_card(g: PairState) -> Proc[None]:
    yield from lay_card(g, PROTESTANT)


SEGMENTS: tuple[Callable[[PairState], Proc[None]], ...] = (
    end_wars,
    deal_diplomacy,
    papal_card,
    protestant_card,
)


def lay_card(g: PairState, player: Id) -> Proc[None]:
    """25.2-r4,r6 From turn 2 on a card must be played, and no response stops it."""
    if g.turn < PLAYED_FROM or not g.dip_hands[player]:
        return
    yield Checkpoint("diplomacy.card")
    card = yield Ask(player, "diplomacy.card", to_lay, g, player, rule="25.2-r4", confirm=True, secret=True)
    take_diplomatic(g, player, card)
    g.dip_played.append(int(card))
    g.tell("diplomacy.played", power=player, card=card, reveal=True)
    kept = yield from DIPLOMACY[card].play(g, player)
    if kept != KEPT:
        put_diplomatic_away(g, card)
    yield from settle_map(g)
    end_religious_impulse(g)


def to_lay(g: PairState, player: Id) -> Options:
    """25.2-r4 Any of his cards, unless the Papacy has named one (25-k205,k219)."""
    due = g.dip_due[player]
    return held_by(g, player) if due == NOBODY else (CARDS[due],)


def put_diplomatic_away(g: PairState, card: Id) -> None:
    """25.2-r5, 25-k207 Onto its own discard pile, or out of the game."""
    if g.board.removal[card] == ALWAYS:
        g.removed.append(int(card))
    else:
        g.dip_discards.append(int(card))
