"""25.2 Diplomatic cards on their way from the deck into a hand and out of it."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Draw, Options, Proc
from cuius.titles.here_i_stand.ids import CARDS
from cuius.titles.here_i_stand.two_player.state import PairState


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
