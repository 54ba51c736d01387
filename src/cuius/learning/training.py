"""Training: from samples to weights, and how well they foretell games that they have not seen.

Games, not positions, are split: most train, some decide when to stop and how far the network is trusted in
each turn, and the rest, which nothing has seen, measure the result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from cuius.bots.value import MOST_AMOUNT, POINT_LOGIT, Weights
from cuius.core.chance import splitmix64
from cuius.learning.dataset import Floats, Samples, leads

CALIBRATING, MEASURING = 0.12, 0.18
"""Shares of the games that calibrate and measure."""
RIDGE = 0.3
RAREST = 0.01
"""A column that differs from its usual value in fewer positions is left out."""
LEAST_SPREAD = 0.15
PRIOR = (1.0, 0.8)
SHRINK = 300.0
"""What lead and value are trusted without evidence, and how many numbers' worth of evidence that is."""
FOLDS = 5
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
    differs = np.array([(small[:, c] != usual[c]).mean() for c in range(small.shape[1])])
    return np.flatnonzero(differs >= RAREST).astype(np.int32)


def scaling(samples: Samples, training: Rows) -> tuple[Floats, Floats]:
    """Mean and spread of the plain numbers."""
    plain = samples.plain[training]
    return plain.mean(axis=0), np.maximum(plain.std(axis=0), 1e-2)


def fit_linear(samples: Samples, split: Split, seed: int = 1) -> Weights:
    """Ridge regression on the plain numbers; no hidden units."""
    targets = targets_of(samples)
    mean, scale = scaling(samples, split.training)
    x = (samples.plain[split.training] - mean) / scale
    added, roles = targets.added[split.training], targets.added.shape[1]
    bias = added.mean(axis=0)
    matrix = x.T @ x + RIDGE * len(x) * np.eye(x.shape[1], dtype=np.float32)
    linear = np.linalg.solve(matrix, x.T @ (added - bias))
    both = np.concatenate([linear, np.zeros_like(linear)], axis=1).astype(np.float32)
    biases = np.concatenate([bias, np.zeros(roles)]).astype(np.float32)
    empty = np.zeros((0, 0), np.float32)
    nothing = np.zeros(0, np.float32)
    return Weights(
        kept=np.zeros(0, np.int32),
        small=empty,
        mean=mean,
        scale=scale,
        plain=np.zeros((x.shape[1], 0), np.float32),
        bias=nothing,
        second=empty,
        second_bias=nothing,
        last=np.zeros((0, 2 * roles), np.float32),
        last_bias=biases,
        linear=both,
        trust=np.ones((1, 2), np.float32),
    )


def outputs_of(samples: Samples, weights: Weights, rows: Rows) -> Floats:
    """The raw outputs for these positions; the same as `LearnedValue.outputs` one by one."""
    plain = (samples.plain[rows] - weights.mean) / weights.scale
    found = weights.last_bias + plain @ weights.linear
    if not len(weights.bias):
        return np.asarray(found, np.float32)
    small = np.minimum(samples.small[rows][:, weights.kept], MOST_AMOUNT).astype(np.float32)
    hidden = np.maximum(weights.bias + plain @ weights.plain + small @ weights.small, 0.0)
    second = np.maximum(hidden @ weights.second + weights.second_bias, 0.0)
    return np.asarray(found + second @ weights.last, np.float32)


def calibrate(samples: Samples, split: Split, weights: Weights) -> Weights:
    """By turn: how far the present lead and what is added to it are to be trusted, drawn towards `PRIOR`.

    Of games that trained the weights, what a linear value says that was made without them.
    """
    targets, rows = targets_of(samples), ~split.measuring
    turns = samples.turns[rows]
    added = unbiased(samples, split, weights)[rows]
    trust = np.ones((int(samples.turns.max()) + 1, 2), np.float32)
    for turn in range(len(trust)):
        here = turns == turn
        plays = targets.plays[rows][here] > 0
        if here.sum() < MIN_POSITIONS:
            continue
        x = np.stack([targets.lead[rows][here][plays], added[here][plays]], axis=1)
        y = (targets.lead + targets.added)[rows][here][plays]
        held = SHRINK * np.diag((x**2).mean(axis=0) + 1e-6)
        trust[turn] = np.linalg.solve(x.T @ x + held, x.T @ y + held @ np.array(PRIOR))
    return weights._replace(trust=np.clip(trust, 0.0, 2.0))


def unbiased(samples: Samples, split: Split, weights: Weights) -> Floats:
    """What is added to the leads, in every position by weights that have not seen its game."""
    roles = len(samples.points[0])
    added = np.zeros((len(samples.turns), roles), np.float32)
    added[split.calibrating] = outputs_of(samples, weights, split.calibrating)[:, :roles]
    for fold in range(FOLDS):
        left_out = split.training & (samples.which % FOLDS == fold)
        if left_out.any() and (split.training & ~left_out).any():
            others = fit_linear(samples, split._replace(training=split.training & ~left_out))
            added[left_out] = outputs_of(samples, others, left_out)[:, :roles]
    return added


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


def winning_logits(lead: Any, logits: Any) -> Any:
    """The log-odds of winning: those of the network and those of the foretold lead."""
    return logits + POINT_LOGIT * lead


Fit = Callable[[Samples, Split, int], Weights]
"""(samples, split, seed) -> weights, not yet calibrated."""
