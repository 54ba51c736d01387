"""Positions of played games as arrays: what a value is trained on and measured by."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cuius.core.columns import Columns, Encoded
from cuius.core.title import Title
from cuius.learning.self_play import PlayedGame

Floats = NDArray[np.float32]


class Samples:
    """Positions in rows: columns, present points, and how the games ended. Roles that do not play are NaN."""

    def __init__(self, title: Title, games: Iterable[PlayedGame]) -> None:
        assert title.columns is not None
        columns = title.columns
        small: list[NDArray[np.uint8]] = []
        plain: list[list[float]] = []
        points: list[list[float]] = []
        final: list[list[float]] = []
        won: list[list[float]] = []
        turns: list[int] = []
        starts: list[bool] = []
        which: list[int] = []
        self.games: list[tuple[int, str, int]] = []
        """Seed, scenario and players of every game."""
        for game in games:
            config = title.configure(game.players, game.scenario, game.options)
            if not columns.fits(config) or game.rules != title.rules:
                continue
            like = title.setup(config)
            ended = [game.scores.get(role, np.nan) for role in columns.roles]
            winners = [
                float(role in game.winners) if role in game.scores else np.nan for role in columns.roles
            ]
            alone = len(game.scores) < 2  # nobody is ahead of anybody: nothing to learn
            for position in () if alone else game.positions:
                state = type(like).from_dict(position.state, like)
                encoded = columns.encode(state)
                small.append(small_columns(columns, encoded))
                plain.append(encoded.numbers)
                points.append(points_of(title, columns, state))
                final.append(ended)
                won.append(winners)
                turns.append(position.turn)
                starts.append(position.starts)
                which.append(len(self.games))
            self.games.append((game.seed, game.scenario, game.players))
        self.small = np.stack(small)
        """Everything but plain numbers, one byte each."""
        self.plain = np.array(plain, np.float32)
        self.points = np.array(points, np.float32)
        self.final = np.array(final, np.float32)
        self.won = np.array(won, np.float32)
        self.turns = np.array(turns)
        self.starts = np.array(starts)
        """Is it the first position of its turn?"""
        self.which = np.array(which)
        """The number of the game in `games`."""

    def a_turn_later(self) -> NDArray[np.int64]:
        """For every row the one at which the next turn of its game starts; -1 if the game ended before."""
        begun = {(self.which[row], self.turns[row]): row for row in np.flatnonzero(self.starts)}
        return np.array(
            [begun.get((game, turn + 1), -1) for game, turn in zip(self.which, self.turns, strict=True)]
        )


def small_columns(columns: Columns, encoded: Encoded) -> NDArray[np.uint8]:
    """All columns but plain numbers."""
    row = np.zeros(columns.numbers_start, np.uint8)
    row[np.array(columns.id_offsets) + np.array(encoded.ids)] = 1
    row[encoded.members] = 1
    row[columns.amounts_start :] = np.frombuffer(encoded.amounts, np.uint8)
    return row


def points_of(title: Title, columns: Columns, state: Any) -> list[float]:
    """The present points of every role; NaN if it does not play."""
    found = title.score(state)
    return [found.get(role, np.nan) for role in columns.roles]


def leads(points: Floats) -> Floats:
    """The lead of every role over the mean of the others in its row; NaN if it does not play."""
    many = (~np.isnan(points)).sum(axis=1, keepdims=True)
    total = np.nansum(points, axis=1, keepdims=True)
    lead = points - (total - points) / np.maximum(1, many - 1)
    return np.asarray(lead, np.float32)
