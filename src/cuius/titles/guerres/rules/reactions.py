"""15.7.4 The roll of interception and evasion: modifiers with their reasons."""

from __future__ import annotations

from cuius.core.odds import Modifier
from cuius.titles.guerres.board import Board
from cuius.titles.guerres.state import State


def reaction_modifiers(
    board: Board,
    own_tactical: int,
    own_troops: int,
    moving_tactical: int,
    moving_troops: int,
    scouts: int = 0,
) -> list[Modifier]:
    """15.7.4-r7..r9 Both commanders' tactical values and both sizes (rulings R38, R39)."""
    modifiers = [
        Modifier(own_tactical, "reaction.own-tactical", "15.7.4-r7"),
        Modifier(-moving_tactical, "reaction.moving-tactical", "15.7.4-r7"),
        Modifier(board.own[own_troops], "reaction.own-size", "15.7.4-r8"),
        Modifier(board.opposing[moving_troops], "reaction.moving-size", "15.7.4-r9"),
        Modifier(scouts, "reaction.scouts", "19-w11"),
    ]
    return [m for m in modifiers if m.value]


def modifiers_of(g: State, own: int, moving: int) -> list[Modifier]:
    """15.7.4-r7..r9 What is added to the dice of the army that intercepts or evades."""
    return reaction_modifiers(
        g.board,
        g.tactical(own),
        g.troops[own],
        g.tactical(moving),
        g.troops[moving],
        g.force_of("good_scouts"),
    )
