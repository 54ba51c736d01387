"""6.2 The deck as tables: which cards a game uses, when each enters, which leave it."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.ids import Id
from cuius.titles.here_i_stand.board import Board, Setup
from cuius.titles.here_i_stand.ids import (
    CARDS,
    CARDS_OF_2017,
    DIPLOMATIC,
    ENGLAND,
    HOME,
    LUTHERS_95_THESES,
    MAJORS,
    RULER_EDWARD_VI,
    RULER_MARY_I,
)
from cuius.titles.here_i_stand.state import State

TURNS = 9
Row = tuple[int, str, int, str, str, int, str, int]
"""Number, word, command points, kind, removal, turn of entry, condition of entry, turn that forces it."""


def cards_in_game(board: Board, setup: Setup, two_player: bool = False) -> tuple[Id, ...]:
    """6.2-x1 The common cards that a scenario uses, home cards included."""
    return tuple(
        [
            card
            for card in CARDS
            if board.in_edition[card]
            and not (setup.first_turn > 1 and board.only_1517[card])
            and not (two_player and is_left_out(board, card))
            and (card not in setup.done or card in setup.laid)
        ]
    )


def is_left_out(board: Board, card: Id) -> bool:
    """25-r5 (ruling R461) Cards that two players do without; those of 2017 among them."""
    return board.left_out[card] or card in CARDS_OF_2017


def home_cards(board: Board, power: int) -> tuple[Id, ...]:
    """6.1-r6 Dealt to their owner at the start of every turn."""
    return board.home_cards[power] if power in MAJORS else ()


def first_deck(board: Board, setup: Setup, two_player: bool = False) -> tuple[Id, ...]:
    """6.2-r5 In the deck before the first Card Draw Phase: there always, or since an earlier turn."""
    return tuple(
        [
            card
            for card in cards_in_game(board, setup, two_player)
            if board.card_kind[card] != HOME
            and card != LUTHERS_95_THESES  # 18.1-r2
            and card not in setup.laid
            and not board.entry[card]
            and board.enters[card] <= max(1, setup.first_turn - 1)
        ]
    )


def late_cards(board: Board, setup: Setup, two_player: bool = False) -> tuple[Id, ...]:
    """6.2-r3 Cards that have yet to enter when play begins."""
    early = first_deck(board, setup, two_player)
    return tuple(
        [
            card
            for card in cards_in_game(board, setup, two_player)
            if board.card_kind[card] != HOME
            and card != LUTHERS_95_THESES
            and card not in setup.laid
            and card not in early
        ]
    )


def joining(board: Board, late: tuple[Id, ...], turn: int) -> tuple[Id, ...]:
    """6.2-t1 Of the late cards, those that enter on this turn without condition."""
    return tuple([card for card in late if not board.entry[card] and board.enters[card] == turn])


def waiting(board: Board, late: tuple[Id, ...], turn: int) -> tuple[Id, ...]:
    """6.2-t2,t3 Of the late cards, those that need only their condition by this turn."""
    return tuple([card for card in late if board.entry[card] and board.enters[card] <= turn])


def due_in_winter(board: Board, turn: int) -> tuple[Id, ...]:
    """19.8-r1 Mandatory events that this winter brings about if they have not happened."""
    return tuple([card for card in CARDS if board.in_edition[card] and 0 < board.forced[card] <= turn])


def leaves_the_game(board: Board, card: int, as_event: bool) -> bool:
    """6.2-r15,r17 Played that way, is it out of the game? Conditions are the event's own affair."""
    return as_event and board.leaves_as_event[card]


def may_play_as_event(board: Board, card: int, power: int) -> bool:
    """11-r5 Is the power among those that may play it as an event?"""
    return bool(board.playable_by[card] >> power & 1)


def table(board: Board) -> tuple[Row, ...]:
    """The whole deck, a row a card in the order of the printed numbers."""
    return tuple(
        [
            (
                board.card_number[card],
                card.word,
                board.card_cp[card],
                board.card_kind[card].word,
                board.removal[card].word,
                board.enters[card],
                board.entry[card],
                board.forced[card],
            )
            for card in CARDS
            if board.in_edition[card] or board.card_kind[card] == DIPLOMATIC
        ]
    )


def size_by_turn(board: Board, setup: Setup, two_player: bool = False) -> dict[int, int]:
    """Cards in the deck by turn, home cards apart, as long as none leaves and no condition holds."""
    late = late_cards(board, setup, two_player)
    size, sizes = len(first_deck(board, setup, two_player)), {}
    for turn in range(setup.first_turn, TURNS + 1):
        size += len(joining(board, late, turn))
        sizes[turn] = size
    return sizes


# 6.2 When a late card enters the deck.

UNBORN, SICKLY = range(2)
"""Edward VI; any higher number: healthy."""


def enters_now(g: State, card: Id) -> bool:
    """6.2-t1..t3 On its turn, or at the first card draw phase after its condition came true."""
    condition = g.board.entry[card]
    return g.turn >= g.board.enters[card] and (not condition or CONDITIONS[condition](g))


def edward_is_born(g: State) -> bool:
    """21.3-r19,r20"""
    return g.edward != UNBORN


def mary_may_succeed(g: State) -> bool:
    """21.3-r17..r19 No Edward was born, or a sickly one rules."""
    return g.edward == UNBORN or (g.edward == SICKLY and g.ruler[ENGLAND] == RULER_EDWARD_VI)


def elizabeth_may_succeed(g: State) -> bool:
    """21.3-r18,r19"""
    return g.elizabeth and g.ruler[ENGLAND] == RULER_MARY_I


def boleyn_was_married(g: State) -> bool:
    """21.3-t7 From the turn after the marriage."""
    return 0 < g.boleyn_turn < g.turn


def league_was_formed(g: State) -> bool:
    return g.league


CONDITIONS: dict[str, Callable[[State], bool]] = {
    "edward": edward_is_born,
    "mary": mary_may_succeed,
    "elizabeth": elizabeth_may_succeed,
    "boleyn": boleyn_was_married,
    "league": league_was_formed,
}
"""The entry conditions of the data, by name."""
