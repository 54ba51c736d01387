"""Diplomacy about diplomacy: 205 Diplomatic Pressure, 215 Machiavelli, 219 Spanish Inquisition."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.papal import look
from cuius.titles.here_i_stand.ids import (
    CARDS,
    DIP_DIPLOMATIC_PRESSURE,
    DIP_MACHIAVELLI,
    DIP_SPANISH_INQUISITION,
    PAPACY,
    PROTESTANT,
)
from cuius.titles.here_i_stand.rules.card_registry import KEPT
from cuius.titles.here_i_stand.rules.points import victory_points
from cuius.titles.here_i_stand.variants.two_player.cards.registry import DIPLOMACY, diplomatic
from cuius.titles.here_i_stand.variants.two_player.state import PAIR, PairState, opponent
from cuius.titles.here_i_stand.variants.two_player.turn import (
    draw_diplomatic,
    drop_diplomatic,
    held_by,
    look_at_diplomacy,
    shuffle_diplomacy,
)

REPLACE, EXCHANGE = "replace", "exchange"


# Diplomatic Pressure


@diplomatic(DIP_DIPLOMATIC_PRESSURE, rule="25-k205")
def diplomatic_pressure(g: PairState, player: Id) -> Proc[None]:
    """25-k205 The Papacy names what the Protestant plays; he upsets what the Papacy has kept."""
    other = opponent(player)
    if not g.dip_hands[other]:
        return
    look_at_diplomacy(g, player, other)
    if player == PAPACY:
        card = yield Ask(PAPACY, "pressure.card", held_by, g, other, rule="25-k205", secret=True)
        g.dip_due[other] = int(card)
        g.tell("pressure.named", power=other, card=card, to=PAIR)
        return
    word = yield Ask(player, "pressure.means", means, g, player, rule="25-k205")
    if word == EXCHANGE:
        exchange(g)
    else:
        for card in held_by(g, other):
            drop_diplomatic(g, other, card)
        yield from draw_diplomatic(g, other)


def means(g: PairState, player: Id) -> Options:
    """An exchange needs a card of the player's own."""
    return (REPLACE, EXCHANGE) if g.dip_hands[player] else (REPLACE,)


def exchange(g: PairState) -> None:
    """The remaining cards change hands, and each player knows the one he gave."""
    g.dip_hands[PAPACY], g.dip_hands[PROTESTANT] = g.dip_hands[PROTESTANT], g.dip_hands[PAPACY]
    g.dip_shown = [
        (int(who), int(opponent(who)), card) for who in PAIR for card in g.dip_hands[opponent(who)]
    ]
    g.tell("pressure.exchange", reveal=True)


# Machiavelli


@diplomatic(DIP_MACHIAVELLI, rule="25-k215")
def machiavelli(g: PairState, player: Id) -> Proc[str]:
    """25-k215 Whoever is behind plays an invasion out of the piles; then they are shuffled together."""
    schemer = behind(g, player)
    if schemes(g):
        card = yield Ask(schemer, "machiavelli.invasion", schemes, g, rule="25-k215")
        for pile in (g.dip_deck, g.dip_discards):
            if card in pile:
                pile.remove(card)
        g.dip_played.append(int(card))
        g.tell("diplomacy.played", power=schemer, card=card, reveal=True)
        yield from DIPLOMACY[card].play(g, schemer)
        g.dip_discards.append(int(card))
    shuffle_diplomacy(g, [int(DIP_MACHIAVELLI)])
    g.tell("diplomacy.shuffled")
    return KEPT


def behind(g: PairState, player: Id) -> Id:
    """25-k215 The player with fewer points; on a tie the one who played the card."""
    lead = victory_points(g, PAPACY) - victory_points(g, PROTESTANT)
    return PROTESTANT if lead > 0 else PAPACY if lead < 0 else player


def schemes(g: PairState) -> Options:
    """Invasions in the two piles that were not played this turn."""
    there = sorted([*g.dip_deck, *g.dip_discards])
    return tuple([CARDS[c] for c in there if g.board.invasion[c] and c not in g.dip_played])


# Spanish Inquisition


@diplomatic(DIP_SPANISH_INQUISITION, rule="25-k219")
def spanish_inquisition(g: PairState, player: Id) -> Proc[None]:
    """25-k219 The Papacy takes a diplomatic card from the Protestant; he himself must show his hand."""
    if player == PROTESTANT:
        look(g, PAPACY, PROTESTANT)
        return
    if not g.dip_hands[PROTESTANT]:
        return
    look_at_diplomacy(g, PAPACY, PROTESTANT)
    card = yield Ask(
        PAPACY, "inquisition.diplomacy", held_by, g, PROTESTANT, rule="25-k219", confirm=True, secret=True
    )
    drop_diplomatic(g, PROTESTANT, card)
    spared = held_by(g, PROTESTANT)
    if spared:
        g.dip_due[PROTESTANT] = int(spared[0])
    yield from draw_diplomatic(g, PROTESTANT)
