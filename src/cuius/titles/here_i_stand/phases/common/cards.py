"""6.1, 6.2 Cards are drawn, played out of turn, put away, and keep their effects for a while.

6.1-r17..r20 A moment is a word; what may be played at it stands in `rules/cards.ANSWERS`. One card is
played at a time and carried out whole; then the window is asked again from its start until everybody declines
in a row.
"""

from __future__ import annotations

from typing import Any

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Draw, Proc
from cuius.titles.here_i_stand.ids import CARDS, HOME, MAJORS
from cuius.titles.here_i_stand.rules.cards import ANSWERS, STOP, cards_open, is_asked, playable
from cuius.titles.here_i_stand.rules.lasting import OUTLASTS_THE_TURN, OVER_WITH_IMPULSE
from cuius.titles.here_i_stand.rules.powers import others_from
from cuius.titles.here_i_stand.state import State


def window(
    g: State, moment: str, powers: tuple[Id, ...], *context: Any, about: dict[str, Any] | None = None
) -> Proc[list[tuple[Id, Id, Any]]]:
    """Who played what, with what result, in order. `context` is handed to the cards."""
    played: list[tuple[Id, Id, Any]] = []
    cards = cards_open(g, moment)
    if cards and g.two_player:
        powers = g.speakers(powers)
    while cards:
        open_now, cards = cards, []
        for power in powers:
            if not is_asked(g, power, moment, context, open_now):
                continue
            card = yield Ask(
                power,
                f"respond.{moment}",
                playable,
                g,
                power,
                moment,
                context,
                rule="6.1-r19",
                about=about,
                confirm=g.discreet,
                secret=True,
            )
            if card == PASS:
                continue
            result = yield from respond(g, power, moment, card, context)
            played.append((power, card, result))
            if result == STOP:
                return played
            cards = cards_open(g, moment)
            break
    return played


def respond(g: State, power: Id, moment: str, card: Id, context: tuple[Any, ...]) -> Proc[Any]:
    """6.1-r18 The card is played, interrupts, and is put away."""
    spend_card(g, power, card)
    g.tell("card.answers", power=power, card=card, reveal=True)
    return (yield from ANSWERS[moment][card].play(g, power, *context))


def spend_card(g: State, power: int, card: int) -> None:
    """6.1-r7, 6.2-r15..r17 Out of the hand as an event: to the power card, the discards, or out of play."""
    player = g.player_of(power)  # 25.3-r2
    g.take_from_hand(player, card)
    g.used_as_event.append((int(card), int(player)))
    put_away(g, card, as_event=True)


def put_away(g: State, card: int, *, as_event: bool) -> None:
    """Where a played card goes."""
    if g.board.card_kind[card] == HOME:
        g.home_used.append(int(card))
    elif as_event and g.board.leaves_as_event[card]:
        g.removed.append(int(card))
    else:
        g.discard(int(card))


# 6.1, 6.2 Cards drawn by chance: from the deck into a hand, or out of a hand.


def draw_card(g: State, power: Id) -> Proc[Id | None]:
    """One card from the deck into a hand; None if there is none."""
    if not g.deck:
        return None
    card: Id = yield Draw(tuple(g.deck), why="card.drawn", of=CARDS, to=(power,))
    g.deck.remove(card)
    g.hands[power].append(int(card))
    g.tell("card.drawn", power=power, card=card, to=(power,))
    return card


def random_card(g: State, victim: Id, to: tuple[Id, ...]) -> Proc[Id | None]:
    """6.1-r8,r16, 9.1-r17 Out of a hand at random, home cards left out; it is nobody's until placed.

    A mandatory event may be among them: that does not bring it about, and whoever gets it must play it.
    """
    pool = tuple([c for c in sorted(g.hands[victim]) if g.board.card_kind[c] != HOME])
    if not pool:
        return None
    card: Id = yield Draw(pool, why="card.taken", of=CARDS, to=to)
    g.take_from_hand(victim, card)
    return card


def has_spare_card(g: State, power: int) -> bool:
    """6.1-r8 A card that can be lost: how many a hand holds besides home cards is known to all."""
    return any(g.board.card_kind[c] != HOME for c in g.hands[power])


def discard_at_random(g: State, victim: Id) -> Proc[Id | None]:
    """6.1-r8,r16 A card of this hand goes to the discard pile before everybody's eyes."""
    card = yield from random_card(g, victim, MAJORS)
    if card is not None:
        g.discard(int(card))
        g.tell("card.discarded", power=victim, card=card, reveal=True)
    return card


# 6.2 Cards fetched from the discard pile.


def retrieve(g: State, power: Id, card: Id) -> None:
    """6.2-r19 Into the hand before everybody's eyes; it is not for this impulse (24-k56)."""
    g.discards.remove(card)
    g.hands[power].append(int(card))
    g.fresh_cards.append(int(card))
    g.shown += [(int(other), int(power), int(card)) for other in others_from(power)]
    g.tell("retrieve.taken", power=power, card=card)


def put_in_force(g: State, effect: int, power: int) -> None:
    g.lasting[power] |= effect


def put_out_of_force(g: State, effect: int, power: int) -> None:
    g.lasting[power] &= ~effect


def end_with_impulse(g: State) -> None:
    """What lasts for one impulse is over."""
    if any(g.lasting):
        g.lasting = [bits & ~OVER_WITH_IMPULSE for bits in g.lasting]


def end_with_turn(g: State) -> None:
    """Only what waits for its effect outlasts the turn."""
    g.lasting = [bits & OUTLASTS_THE_TURN for bits in g.lasting]


def mark_done(g: State, what: int, power: int) -> None:
    g.once[power] |= what


def forget_deeds(g: State) -> None:
    """Everything is open again."""
    g.once = [0] * len(g.once)


def take_out(g: State, card: int) -> None:
    """Wherever it is: deck, discards, a hand, or not yet in play."""
    for pile in (g.deck, g.discards, g.late, *g.hands):
        if card in pile:
            pile.remove(card)
