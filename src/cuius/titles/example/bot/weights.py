"""The numbers that the steward weighs with, as `weights.toml` has them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cuius.core.weights import WeightTable, load_weights
from cuius.titles.example.board import FOLDER


class Weights(NamedTuple):
    """What one house weighs with."""

    bid: float
    """What part of its florins it bids."""
    reserve: float
    """With more florins than that it marches."""


TABLE = load_weights(FOLDER)


@cache
def weights_of(table: WeightTable, role: str) -> Weights:
    return Weights(**table.of_role(role))
