"""6.1-r17..r20 Moments at which powers may play a card out of turn.

A moment is a word; what may be played at it stands in `cards/registry.ANSWERS`. One card is played at a time
and carried out whole; then the window is asked again from its start until everybody declines in a row.
"""

from __future__ import annotations

from typing import Any

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.registry import ANSWERS
from cuius.titles.here_i_stand.ids import CARDS, HOME
from cuius.titles.here_i_stand.rules.mary import only_for_points
from cuius.titles.here_i_stand.rules.two_player import may_play_for, player_of, speakers
from cuius.titles.here_i_stand.state import State

STOP = "stop"
"""An answer that ends what was about to happen, and with it the window."""


def window(
    g: State, moment: str, powers: tuple[Id, ...], *context: Any, about: dict[str, Any] | None = None
) -> Proc[list[tuple[Id, Id, Any]]]:
    """Who played what, with what result, in order. `context` is handed to the cards."""
    played: list[tuple[Id, Id, Any]] = []
    again = may_open(g, moment)
    if g.two_player:
        powers = speakers(g, powers)
    while again:
        again = False
        for power in powers:
            if not is_asked(g, power, moment, context):
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
            again = True
            break
    return played


def was_stopped(played: list[tuple[Id, Id, Any]]) -> bool:
    return any(result == STOP for *_, result in played)


def respond(g: State, power: Id, moment: str, card: Id, context: tuple[Any, ...]) -> Proc[Any]:
    """6.1-r18 The card is played, interrupts, and is put away."""
    spend_card(g, power, card)
    g.tell("card.answers", power=power, card=card, reveal=True)
    return (yield from ANSWERS[moment][card].play(g, power, *context))


def playable(g: State, power: Id, moment: str, context: tuple[Any, ...]) -> Options:
    """The cards in hand that fit the moment, and not to play."""
    answers = ANSWERS.get(moment, {})
    hand = g.hands[player_of(g, power)]
    held = [c for c in sorted(hand) if c in answers and is_free_to_answer(g, power, c)]
    return (*[CARDS[c] for c in held if answers[c].when(g, power, *context)], PASS)


def is_free_to_answer(g: State, power: int, card: int) -> bool:
    """16.4-p5c Not if pirates took it in this impulse; 21.3-r27 nor if Mary I leaves it only its points."""
    if card in g.fresh_cards or only_for_points(g, power, card):
        return False
    return may_play_for(g, power, card)


def may_open(g: State, moment: str) -> bool:
    """Could anybody answer? By public knowledge at a discreet table, by the hands at a fast one."""
    answers = ANSWERS.get(moment, {})
    if not g.discreet:
        return any(card in answers for hand in g.hands for card in hand)
    return any(not was_seen(g, card) for card in answers)


def was_seen(g: State, card: int) -> bool:
    """Everybody can see that it is in no hand."""
    return card in g.discards or card in g.removed or card in g.late or card in g.laid or card in g.home_used


def is_asked(g: State, power: Id, moment: str, context: tuple[Any, ...]) -> bool:
    """A discreet table asks by public knowledge, a fast one those who hold a card that fits."""
    answers = ANSWERS.get(moment, {})
    hand = g.hands[player_of(g, power)]
    if not hand:
        return False
    if not g.discreet:
        held = [c for c in hand if c in answers and is_free_to_answer(g, power, c)]
        return any(answers[c].when(g, power, *context) for c in held)
    for card, answer in answers.items():
        if may_answer(g, power, card) and answer.when(g, power, *context):
            return True
    return False


def may_answer(g: State, power: int, card: int) -> bool:
    """By public knowledge: it may hold the card, and Mary I does not keep it from playing it (21.3-r27)."""
    if not may_hold(g, player_of(g, power), card) or only_for_points(g, power, card):
        return False
    return may_play_for(g, power, card)


def may_hold(g: State, power: int, card: int) -> bool:
    """By public knowledge: the card is in the game and nowhere seen, and the hand is not empty."""
    if was_seen(g, card):
        return False
    if g.board.card_kind[card] == HOME:
        return g.board.card_power[card] == power
    home = g.board.home_cards[power]
    return any(c not in home for c in g.hands[power])


def spend_card(g: State, power: int, card: int) -> None:
    """6.1-r7, 6.2-r15..r17 Out of the hand as an event: to the power card, the discards, or out of play."""
    player = player_of(g, power)  # 25.3-r2
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
