"""25.1 The position before a game for two."""

from __future__ import annotations

from typing import cast

from cuius.core.ids import Id
from cuius.core.title import Config
from cuius.titles.here_i_stand.board import Board
from cuius.titles.here_i_stand.ids import DIPLOMATIC_CARDS, MAJORS, NOBODY
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.variants.two_player.state import PairState


def first_diplomatic_deck(board: Board) -> tuple[Id, ...]:
    """25.2-r3 The two-player game's diplomatic cards before the League."""
    return tuple([card for card in DIPLOMATIC_CARDS if board.enters[card] == 1])


def late_diplomatic_cards(board: Board) -> tuple[Id, ...]:
    """25.2-r7 Those that the League brings."""
    return tuple([card for card in DIPLOMATIC_CARDS if board.entry[card]])


FOR_TWO = "two_player"
"""The set-up of two players; they choose it by the name of the scenario it is made from."""
MADE_FROM = "1517"


def scenario_of(config: Config) -> str:
    """25-r1 Two players have a set-up of their own."""
    return FOR_TWO if config.players == 2 else config.scenario


def lay_out_diplomacy(state: State) -> None:
    """25.2-r3,r7 Twelve diplomatic cards lie ready, seven wait for the League; 25.1-r3 Hungary has fallen."""
    g = cast(PairState, state)
    g.dip_deck = [int(card) for card in first_diplomatic_deck(g.board)]
    g.dip_late = [int(card) for card in late_diplomatic_cards(g.board)]
    g.dip_hands = [[] for _ in MAJORS]
    g.dip_due = [NOBODY] * len(MAJORS)
    g.dip_discards, g.dip_played, g.dip_shown, g.pinned = [], [], [], []
    g.hungary_defeated = True
