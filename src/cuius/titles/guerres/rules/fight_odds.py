"""Exact odds of battles, sieges and the fate of leaders, from public numbers."""

from __future__ import annotations

from cuius.core.odds import Calculator

FIGHT_ODDS: dict[str, Calculator] = {}
