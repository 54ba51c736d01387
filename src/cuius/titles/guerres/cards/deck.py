"""All cards and chits: importing this module declares them."""

from __future__ import annotations

from cuius.titles.guerres.cards import chits, red, turning_points

__all__ = ["chits", "red", "turning_points"]
