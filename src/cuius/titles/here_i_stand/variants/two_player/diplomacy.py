"""25.2 The Diplomacy Phase of two players: how a diplomatic card does something, and how wars end.

    @diplomatic(DIP_PLAGUE, rule="25-k209")
    def plague(g, player): ...

A card can always be played; what cannot be carried out of it is left out (25.2-r5). It ends with None, or
with KEPT if it has put its card away itself.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Checkpoint, Draw, Options, Proc
from cuius.titles.here_i_stand.ids import (
    ALWAYS,
    BANS,
    CARDS,
    FRANCE,
    HABSBURG,
    NOBODY,
    PAPACY,
    PAPAL_BULL,
    PROTESTANT,
)
from cuius.titles.here_i_stand.phases.action.impulse import settle_map
from cuius.titles.here_i_stand.phases.common.cards import draw_card, spend_card
from cuius.titles.here_i_stand.phases.common.powers import make_peace, win_war
from cuius.titles.here_i_stand.phases.common.religion import end_religious_impulse
from cuius.titles.here_i_stand.phases.diplomacy.peace import change_hands, remove_units, surrender
from cuius.titles.here_i_stand.rules.cards import KEPT, Effect
from cuius.titles.here_i_stand.rules.communication import home_spaces
from cuius.titles.here_i_stand.rules.powers import is_at_war
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.variants.two_player.state import INVADERS, PAIR, PairState


class Diplomatic(msgspec.Struct, frozen=True):
    """What a diplomatic card does for the player who lays it."""

    card: Id
    rule: str
    play: Effect


DIPLOMACY: dict[int, Diplomatic] = {}


def diplomatic(card: Id, *, rule: str) -> Callable[[Effect], Effect]:
    """Declare a diplomatic card."""

    def declare(play: Effect) -> Effect:
        if card in DIPLOMACY:
            raise ValueError(f"{card} is declared twice")
        DIPLOMACY[card] = Diplomatic(card, rule, play)
        return play

    return declare


# 25.2 Diplomatic cards on their way from the deck into a hand and out of it.


def draw_diplomatic(g: PairState, player: Id) -> Proc[None]:
    """25.2-r3 One card, if there is one; only the player knows it."""
    if not g.dip_deck:
        return
    card = yield Draw(tuple(g.dip_deck), why="diplomacy.drawn", of=CARDS, to=(player,))
    g.dip_deck.remove(card)
    g.dip_hands[player].append(int(card))
    g.tell("diplomacy.drawn", power=player, card=card, to=(player,))
    g.tell("diplomacy.drawn_hidden", power=player, but=(player,))


def held_by(g: PairState, player: Id) -> Options:
    return tuple([CARDS[c] for c in sorted(g.dip_hands[player])])


def take_diplomatic(g: PairState, player: Id, card: Id) -> None:
    """Out of a hand; whoever had seen it there knows no longer where it is."""
    g.dip_hands[player].remove(card)
    g.dip_shown = [seen for seen in g.dip_shown if seen[1:] != (player, card)]


def drop_diplomatic(g: PairState, player: Id, card: Id) -> None:
    """Onto the discards, before everybody's eyes."""
    take_diplomatic(g, player, card)
    g.dip_discards.append(int(card))
    g.tell("diplomacy.discarded", power=player, card=card, reveal=True)


def look_at_diplomacy(g: PairState, player: Id, whose: Id) -> None:
    """From now on the player knows these cards where they are."""
    known = [(int(player), int(whose), card) for card in sorted(g.dip_hands[whose])]
    g.dip_shown += [seen for seen in known if seen not in g.dip_shown]
    g.tell("diplomacy.seen", power=player, whose=whose, reveal=True)


# 25.2-r1,r2 How the Papacy ends a war with a power that invades for the Protestant.

BOX = {FRANCE: BANS["king_of_france"], HABSBURG: BANS["charles_v"]}
"""25-k5 Whose rulers a Bull can move."""
BULL, SUE, DRAW = "bull", "sue", "draw"


def end_wars(g: State) -> Proc[None]:
    """25.2-r1 War by war, as long as the Papacy likes (ruling R462)."""
    while True:
        yield Checkpoint("diplomacy")
        if len(enemies_to_appease(g)) == 1:
            return
        enemy = yield Ask(PAPACY, "pair.peace", enemies_to_appease, g, rule="25.2-r1")
        if enemy == PASS:
            return
        about = {"power": enemy}
        way = yield Ask(PAPACY, "pair.means", ways_to_peace, g, enemy, rule="25.2-r1", about=about)
        if way == BULL:
            yield from ban_and_make_peace(g, enemy)
        else:
            yield from sue_for_peace(g, enemy)


def enemies_to_appease(g: State) -> Options:
    """Powers at war with the Papacy, but never the Protestant (25.7-r1); or none."""
    return (*[p for p in INVADERS if is_at_war(g, PAPACY, p) and ways_to_peace(g, p)], PASS)


def ways_to_peace(g: State, enemy: Id) -> Options:
    """25.2-r1,r2 A Bull against a ruler not yet banned; a suit, but not on the last turn (ruling R462)."""
    ways = []
    if enemy in BOX and not g.excommunicated[BOX[enemy]] and PAPAL_BULL in g.hands[PAPACY]:
        ways.append(BULL)
    if g.turn < g.last_turn:
        ways.append(SUE)
    return tuple(ways)


def ban_and_make_peace(g: State, enemy: Id) -> Proc[None]:
    """25.2-r1, 25-k5 The war is over; the Papacy gets a home space back or draws a card."""
    spend_card(g, PAPACY, PAPAL_BULL)
    g.excommunicated[BOX[enemy]] = True
    g.tell("ban.spoken", ban=BOX[enemy])
    make_peace(g, PAPACY, enemy)
    g.tell("peace.made", power=PAPACY, winner=enemy)
    word = yield Ask(PAPACY, "pair.penance", penances, g, enemy, rule="25-k5", about={"power": enemy})
    if word == DRAW:
        yield from draw_card(g, PAPACY)
    else:
        yield from change_hands(g, word, PAPACY)


def penances(g: State, enemy: Id) -> Options:
    return (*lost_to(g, enemy), DRAW)


def lost_to(g: State, enemy: Id) -> tuple[Id, ...]:
    """Papal home spaces, keys too, that the enemy controls."""
    return tuple([s for s in home_spaces(g, PAPACY) if g.control[s] == enemy])


def sue_for_peace(g: State, enemy: Id) -> Proc[None]:
    """25.2-r2 The Protestant wins the war: a point, two units, and a point for each space that comes back.

    Ruling R463: home spaces of the enemy that the Papacy holds go back as in any suit (9.3-p3).
    """
    g.tell("peace.sued", power=PAPACY, winner=enemy)
    win_war(g, PROTESTANT, 1)
    yield from surrender(g, PAPACY, enemy)
    yield from remove_units(g, PAPACY)
    while lost_to(g, enemy):
        space = yield Ask(
            PAPACY, "pair.regain", wanted_back, g, enemy, rule="25.2-r2", about={"power": enemy}
        )
        if space == PASS:
            break
        win_war(g, PROTESTANT, 1)
        yield from change_hands(g, space, PAPACY)
    make_peace(g, PAPACY, enemy)
    g.tell("peace.made", power=PAPACY, winner=enemy)


def wanted_back(g: State, enemy: Id) -> Options:
    return (*lost_to(g, enemy), PASS)


# 25.2 The Diplomacy Phase of two players: the Papacy may end wars, then diplomatic cards.

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


def layer_now(g: PairState) -> Id:
    """25.2-r4 Whose diplomatic card is played in this segment."""
    return PROTESTANT if SEGMENTS[g.segment] is protestant_card else PAPACY


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
