"""Exact odds of court actions, from public numbers."""

from __future__ import annotations

from cuius.core.odds import Calculator

COURT_ODDS: dict[str, Calculator] = {}
