"""All cards and chits: importing this module declares them."""

from __future__ import annotations

from cuius.titles.guerres.cards import (
    chits,
    court_help,
    deployment,
    fights,
    gains,
    marches,
    murder,
    red,
    subsidised,
    towns,
    turning_points,
)

__all__ = [
    "chits",
    "court_help",
    "deployment",
    "fights",
    "gains",
    "marches",
    "murder",
    "red",
    "subsidised",
    "towns",
    "turning_points",
]
