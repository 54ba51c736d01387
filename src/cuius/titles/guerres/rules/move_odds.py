"""Exact odds of interception and evasion, from public numbers."""

from __future__ import annotations

from cuius.core.odds import Calculator

MOVE_ODDS: dict[str, Calculator] = {}
