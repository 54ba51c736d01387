"""Training: from samples to weights, and how well they foretell games that they have not seen.

Games, not positions, are split: most train, some decide when to stop and how far the network is trusted in
each turn, and the rest, which nothing has seen, measure the result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from cuius.bots.value import MOST_AMOUNT, Weights
from cuius.core.chance import splitmix64
from cuius.learning.dataset import Floats, Samples, leads

CALIBRATING, MEASURING = 0.12, 0.18
"""Shares of the games that calibrate and measure."""
RIDGE = 0.1
START_WEIGHT = 5.0
"""What the first position of a turn counts for: searches judge those most."""
LATER = 0.8
"""How much of the target is what is foretold a turn later; the rest is how the game ended."""
ROUNDS = 2
"""How often what is foretold a turn later is learnt anew."""
RAREST = 0.01
"""A column that differs from its usual value in fewer positions is left out."""
LEAST_SPREAD = 0.15
PRIOR = (1.0, 0.8)
SHRINK = 300.0
"""What lead and value are trusted without evidence, and how many numbers' worth of evidence that is."""
BLOCK = 4096
"""Positions that are compared at once."""
MIN_POSITIONS = 8
"""Positions of a turn below which nothing is said about it."""

Rows = NDArray[np.bool_]


class Split(NamedTuple):
    """The rows of the three parts."""

    training: Rows
    calibrating: Rows
    measuring: Rows


class TurnAccuracy(msgspec.Struct, frozen=True):
    """How well the final lead is foretold from positions of one turn in unseen games."""

    turn: int
    positions: int
    points: float
    """Correlation of the present lead with the final one."""
    value: float
    """Correlation of the foretold lead with the final one."""
    error: float
    """Mean absolute error of the foretold lead, in points."""


def split_games(samples: Samples, seed: int) -> Split:
    """Split the games by their seeds: a game stays in its part when others are added."""
    place = np.array([splitmix64(splitmix64(seed) + one) / 2**64 for one, _, _ in samples.games])
    where = place[samples.which]
    measuring = where < MEASURING
    calibrating = ~measuring & (where < MEASURING + CALIBRATING)
    return Split(~measuring & ~calibrating, calibrating, measuring)


class Targets(NamedTuple):
    """What is to be foretold: what is added to each lead, and who wins; 0 where a role does not play."""

    plays: Floats
    lead: Floats
    added: Floats
    won: Floats


def targets_of(samples: Samples) -> Targets:
    now, end = leads(samples.points), leads(samples.final)
    plays = ~np.isnan(end)
    won = np.where(plays, samples.won, 0.0)
    won = won / np.maximum(1.0, won.sum(axis=1, keepdims=True))
    return Targets(
        plays.astype(np.float32),
        np.where(plays, now, 0.0).astype(np.float32),
        np.where(plays, end - now, 0.0).astype(np.float32),
        won.astype(np.float32),
    )


def kept_columns(samples: Samples, training: Rows) -> NDArray[np.int32]:
    """The columns that differ often enough from their usual value."""
    small = samples.small[training]
    usual = np.round(small.mean(axis=0))
    differs = sum(
        (small[first : first + BLOCK] != usual).sum(axis=0) for first in range(0, len(small), BLOCK)
    )
    return np.flatnonzero(differs / len(small) >= RAREST).astype(np.int32)


def scaling(columns: NDArray[Any], least: float) -> tuple[Floats, Floats]:
    """Mean and spread of columns."""
    mean, spread = columns.mean(axis=0), columns.std(axis=0)
    return mean.astype(np.float32), np.maximum(spread, least).astype(np.float32)


def fit_linear(samples: Samples, split: Split, seed: int = 1) -> Weights:
    """Ridge regression on all columns; no hidden units.

    How a game ends is mostly luck from here on. So the target is for the greater part what the other half of
    the games teaches to foretell a turn later, when more of it is known.
    """
    regression = Regression(samples, split)
    lead, ended = regression.lead, regression.ended
    later = regression.later
    target = ended
    for _ in range(ROUNDS):
        seen = lead + regression.foretold(target - lead)
        target = np.where((later >= 0)[:, None], (1 - LATER) * ended + LATER * seen[later], ended)
    return regression.weights(target - lead)


class Regression:
    """Ridge regressions of the training positions, with all games or with a half of them."""

    def __init__(self, samples: Samples, split: Split) -> None:
        rows = split.training
        self.kept = kept_columns(samples, rows)
        small = np.minimum(samples.small[rows][:, self.kept], MOST_AMOUNT)
        self.mean, self.scale = scaling(samples.plain[rows], 1e-2)
        self.small_mean, self.small_scale = scaling(small, LEAST_SPREAD)
        self.x = np.concatenate(
            [(samples.plain[rows] - self.mean) / self.scale, (small - self.small_mean) / self.small_scale],
            axis=1,
            dtype=np.float32,
        )
        targets = targets_of(samples)
        self.lead = targets.lead[rows]
        self.ended = self.lead + targets.added[rows]
        place = np.cumsum(rows) - 1
        later = samples.a_turn_later()[rows]
        self.later = np.where(later >= 0, place[later], -1)
        """The position a turn later; -1 if there is none."""
        self.weight = np.where(samples.starts[rows], START_WEIGHT, 1.0).astype(np.float32)[:, None]
        self.halves = [samples.which[rows] % 2 == one for one in (0, 1)]
        self.squares = [(self.x[half] * self.weight[half]).T @ self.x[half] for half in self.halves]

    def solve(self, target: Floats, parts: Sequence[int]) -> tuple[Floats, Floats]:
        """Coefficients and biases, from these halves of the games."""
        rows = np.logical_or.reduce([self.halves[part] for part in parts])
        x, y, weight = self.x[rows], target[rows], self.weight[rows]
        total = float(weight.sum())
        bias = (y * weight).sum(axis=0) / total
        matrix = sum(self.squares[part] for part in parts) + RIDGE * total * np.eye(x.shape[1])
        return np.linalg.solve(matrix, (x * weight).T @ (y - bias)).astype(np.float32), bias

    def foretold(self, target: Floats) -> Floats:
        """What each half of the games teaches about the other."""
        found = np.zeros_like(target)
        for part, half in enumerate(self.halves):
            if half.any():
                other = 1 - part if self.halves[1 - part].any() else part
                slopes, bias = self.solve(target, [other])
                found[half] = self.x[half] @ slopes + bias
        return found

    def weights(self, target: Floats) -> Weights:
        """A value that adds this to the leads."""
        slopes, bias = self.solve(target, [part for part, half in enumerate(self.halves) if half.any()])
        roles, plain = target.shape[1], len(self.mean)
        kept = slopes[plain:] / self.small_scale[:, None]
        nothing = np.zeros(0, np.float32)
        return Weights(
            kept=self.kept,
            small=np.zeros((len(self.kept), 0), np.float32),
            mean=self.mean,
            scale=self.scale,
            plain=np.zeros((plain, 0), np.float32),
            bias=nothing,
            second=np.zeros((0, 0), np.float32),
            second_bias=nothing,
            last=np.zeros((0, 2 * roles), np.float32),
            last_bias=without_logits(bias - self.small_mean @ kept),
            linear=without_logits(slopes[:plain]),
            linear_kept=without_logits(kept),
            trust=np.ones((1, 2), np.float32),
        )


def without_logits(leads: Floats) -> Floats:
    """Outputs for leads, and none for the chances to win, which follow from the leads."""
    return np.concatenate([leads, np.zeros_like(leads)], axis=-1).astype(np.float32)


def outputs_of(samples: Samples, weights: Weights, rows: Rows) -> Floats:
    """The raw outputs for these positions; the same as `LearnedValue.outputs` one by one."""
    plain = (samples.plain[rows] - weights.mean) / weights.scale
    small = np.minimum(samples.small[rows][:, weights.kept], MOST_AMOUNT).astype(np.float32)
    found = weights.last_bias + plain @ weights.linear + small @ weights.linear_kept
    if not len(weights.bias):
        return np.asarray(found, np.float32)
    hidden = np.maximum(weights.bias + plain @ weights.plain + small @ weights.small, 0.0)
    second = np.maximum(hidden @ weights.second + weights.second_bias, 0.0)
    return np.asarray(found + second @ weights.last, np.float32)


def calibrate(samples: Samples, split: Split, weights: Weights) -> Weights:
    """By turn: how far the present lead and what is added to it are to be trusted, drawn towards `PRIOR`."""
    targets, rows = targets_of(samples), split.calibrating
    roles = targets.lead.shape[1]
    added = outputs_of(samples, weights, rows)[:, :roles]
    trust = np.tile(np.array(PRIOR, np.float32), (int(samples.turns.max()) + 1, 1))
    for turn in range(len(trust)):
        here = samples.turns[rows] == turn
        plays = targets.plays[rows][here] > 0
        if here.sum() < MIN_POSITIONS:
            continue
        x = np.stack([targets.lead[rows][here][plays], added[here][plays]], axis=1)
        y = (targets.lead + targets.added)[rows][here][plays]
        held = SHRINK * np.diag((x**2).mean(axis=0) + 1e-6)
        trust[turn] = np.linalg.solve(x.T @ x + held, x.T @ y + held @ np.array(PRIOR))
    return weights._replace(trust=np.clip(trust, 0.0, 2.0))


def foretold(samples: Samples, weights: Weights, rows: Rows) -> Floats:
    """The foretold final leads."""
    targets = targets_of(samples)
    roles = targets.lead.shape[1]
    added = outputs_of(samples, weights, rows)[:, :roles]
    trust = weights.trust[np.minimum(samples.turns[rows], len(weights.trust) - 1)]
    lead = trust[:, :1] * targets.lead[rows] + trust[:, 1:] * added
    plays = targets.plays[rows]
    return np.asarray(
        (lead - (lead * plays).sum(axis=1, keepdims=True) / plays.sum(axis=1, keepdims=True)) * plays
    )


def accuracy(samples: Samples, weights: Weights, rows: Rows) -> list[TurnAccuracy]:
    """Turn by turn, in these positions."""
    targets, judged = targets_of(samples), foretold(samples, weights, rows)
    found = []
    for turn in sorted(set(samples.turns[rows].tolist())):
        here = samples.turns[rows] == turn
        if here.sum() < MIN_POSITIONS:
            continue
        plays = targets.plays[rows][here] > 0
        now, value = targets.lead[rows][here][plays], judged[here][plays]
        end = (targets.lead + targets.added)[rows][here][plays]
        found.append(
            TurnAccuracy(
                turn,
                int(here.sum()),
                correlation(now, end),
                correlation(value, end),
                round(float(np.abs(value - end).mean()), 2),
            )
        )
    return found


def correlation(one: Floats, other: Floats) -> float:
    if one.std() < 1e-9 or other.std() < 1e-9:
        return 0.0
    return round(float(np.corrcoef(one, other)[0, 1]), 3)


Fit = Callable[[Samples, Split, int], Weights]
"""(samples, split, seed) -> weights, not yet calibrated."""
