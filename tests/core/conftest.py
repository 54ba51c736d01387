"""Positions that several tests of the core begin with."""

from __future__ import annotations

import pytest

from tests.core.toys import bids_and_dice, give, start


@pytest.fixture
def half_bid():
    """Ann and Cec have bid; Ben has not."""
    match = start(bids_and_dice)
    give(match, "cec", "3")
    give(match, "ann", "1")
    return match
