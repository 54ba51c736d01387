"""6.2 The deck as tables: which cards a game uses, when each joins the deck, which leave it."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.board import Board, Setup
from cuius.titles.here_i_stand.ids import (
    CARDS,
    CARDS_OF_2017,
    DIPLOMATIC,
    DIPLOMATIC_CARDS,
    HOME,
    LUTHERS_95_THESES,
    MAJORS,
)

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


def first_diplomatic_deck(board: Board) -> tuple[Id, ...]:
    """25.2-r3 The two-player game's diplomatic cards before the League."""
    return tuple([card for card in DIPLOMATIC_CARDS if board.enters[card] == 1])


def late_diplomatic_cards(board: Board) -> tuple[Id, ...]:
    """25.2-r7 Those that the League brings."""
    return tuple([card for card in DIPLOMATIC_CARDS if board.entry[card]])


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
