"""The learned value: how a position is likely to end for every role, from weights trained by self-play.

It starts from the present points: a linear part, and a small network if there is one, read the columns of the
title and foretell what will be added to each role's lead, and who will win. The weights lie in the folder of
the title; weights that were made for other rules or other columns are refused.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from cuius.core.columns import Columns
from cuius.core.errors import CuiusError
from cuius.core.title import Config, Title

FILE = Path("bot") / "value.npz"
CARD = Path("bot") / "value.md"
MOST_AMOUNT = 8
"""Amounts above this count as this."""
POINT_LOGIT = 0.15
"""What a point of the foretold lead adds to the log-odds of winning."""

Floats = NDArray[np.float32]
log = logging.getLogger(__name__)


class BadWeights(CuiusError):
    """These weights do not belong to this title, its rules or its columns."""


class ValueHeader(msgspec.Struct, frozen=True):
    """What weights were made for, and how."""

    title: str
    rules: int
    columns: int
    """Version of the columns."""
    width: int
    roles: tuple[str, ...]
    games: int
    seeds: str
    kind: str


class Weights(NamedTuple):
    """The arrays of a value. The linear kind has no hidden units."""

    kept: NDArray[np.int32]
    """The columns that are looked at, besides the plain numbers."""
    small: Floats
    """Kept columns x hidden."""
    mean: Floats
    scale: Floats
    """Of the plain numbers."""
    plain: Floats
    """Plain numbers x hidden."""
    bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats
    linear: Floats
    """Plain numbers x outputs: past the hidden units."""
    linear_kept: Floats
    """Kept columns x outputs: likewise."""
    trust: Floats
    """By turn: the factors of the present lead and of what the network adds."""


class Foretold(NamedTuple):
    """What is foretold of every role, in the order of `Columns.roles`; those who do not play have 0."""

    leads: Floats
    """Final lead over the mean of the others, in points."""
    points: Floats
    """Points with these leads and the present sum."""
    chances: Floats
    """Chance to win."""


class LearnedValue:
    """Judges positions of one title."""

    def __init__(self, header: ValueHeader, weights: Weights, columns: Columns) -> None:
        self.header = header
        self.weights = weights
        self.columns = columns
        self.id_offsets = np.array(columns.id_offsets, np.int64)
        nothing = len(weights.kept)
        self.row_of = np.full(columns.width, nothing, np.int64)
        self.row_of[weights.kept] = np.arange(nothing)
        rows = np.concatenate([weights.small, weights.linear_kept], axis=1)
        self.rows = np.concatenate([rows, np.zeros((1, rows.shape[1]), np.float32)])
        """By kept column what it adds, to the hidden units and past them; the last is for all others."""
        self.roles = {role: number for number, role in enumerate(columns.roles)}

    def judge(self, state: Any, points: dict[str, float], turn: int) -> Foretold:
        """How this position is likely to end."""
        weights = self.weights
        added = self.outputs(state)
        many = len(self.roles)
        plays = np.zeros(many, bool)
        now = np.zeros(many, np.float32)
        for role, had in points.items():
            plays[self.roles[role]] = True
            now[self.roles[role]] = had
        playing = max(2, int(plays.sum()))
        lead = now - (now.sum() - now) / (playing - 1)
        of_now, of_network = weights.trust[min(turn, len(weights.trust) - 1)]
        leads = np.where(plays, of_now * lead + of_network * added[:many], 0.0)
        leads = np.where(plays, leads - leads.sum() / plays.sum(), 0.0)
        logits = np.where(plays, added[many:] + POINT_LOGIT * leads, -np.inf)
        likely = np.exp(logits - logits.max())
        final = np.where(plays, (leads * (playing - 1) + now.sum()) / playing, 0.0)
        return Foretold(leads, final, likely / likely.sum())

    def outputs(self, state: Any) -> Floats:
        """The raw outputs: what is added to the lead of every role, then the logits of winning."""
        weights, columns = self.weights, self.columns
        encoded = columns.encode(state)
        plain = (np.array(encoded.numbers, np.float32) - weights.mean) / weights.scale
        found = weights.last_bias + plain @ weights.linear
        if not len(weights.kept):
            return np.asarray(found, np.float32)
        ones = self.row_of[self.id_offsets + np.array(encoded.ids)]
        added = self.rows[ones].sum(axis=0)
        if encoded.members:
            added += self.rows[self.row_of[np.array(encoded.members)]].sum(axis=0)
        amounts = np.frombuffer(encoded.amounts, np.uint8)
        there = np.flatnonzero(amounts)
        counts = np.minimum(amounts[there], MOST_AMOUNT).astype(np.float32)
        added += counts @ self.rows[self.row_of[columns.amounts_start + there]]
        units = len(weights.bias)
        found += added[units:]
        if not units:
            return np.asarray(found, np.float32)
        hidden = weights.bias + plain @ weights.plain + added[:units]
        second = np.maximum(hidden, 0.0) @ weights.second + weights.second_bias
        return np.asarray(found + np.maximum(second, 0.0) @ weights.last, np.float32)


def save_value(path: Path, header: ValueHeader, weights: Weights) -> None:
    """Write weights; the rows of columns as half floats, which are precise enough for ones and zeros."""
    halves = {name: getattr(weights, name).astype(np.float16) for name in ("small", "linear_kept")}
    arrays = weights._asdict() | halves
    np.savez_compressed(path, header=np.frombuffer(msgspec.json.encode(header), np.uint8), **arrays)


def read_value(path: Path, title: Title) -> LearnedValue:
    """The value in this file; refuses what was made for another title, other rules or other columns."""
    columns = title.columns
    if columns is None:
        raise BadWeights(f"{title.name} has no columns to judge by.")
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        header = msgspec.json.decode(arrays.pop("header").tobytes(), type=ValueHeader)
        weights = Weights(
            **{name: a if name == "kept" else a.astype(np.float32) for name, a in arrays.items()}
        )
    except (OSError, ValueError, KeyError, TypeError, msgspec.MsgspecError) as error:
        raise BadWeights(f"The weights of {title.name} cannot be read: {error}") from None
    wanted = (title.name, title.rules, columns.version, columns.width, columns.roles)
    if (header.title, header.rules, header.columns, header.width, header.roles) != wanted:
        raise BadWeights(
            f"The weights are of {header.title}, rules {header.rules}, columns {header.columns};"
            f" {title.name} has rules {title.rules}, columns {columns.version}. Train it again."
        )
    return LearnedValue(header, weights, columns)


def learned_value(title: Title, config: Config) -> LearnedValue | None:
    """What judges positions of this table; None, with a warning the first time, if nothing fits."""
    if title.columns is None or not title.columns.fits(config):
        return None
    return _loaded(title)


LOADED: dict[str, LearnedValue | None] = {}
"""By title, once it was asked for."""


def _loaded(title: Title) -> LearnedValue | None:
    if title.name not in LOADED:
        try:
            LOADED[title.name] = read_value(title.folder / FILE, title)
        except BadWeights as error:
            log.warning("%s: the search judges by points alone. %s", title.name, error)
            LOADED[title.name] = None
    return LOADED[title.name]
