"""Exact odds: court actions, interception, evasion, battle, siege, fate of leaders."""

from __future__ import annotations

from cuius.titles.guerres.explain.odds.court import COURT_ODDS
from cuius.titles.guerres.explain.odds.war import FIGHT_ODDS, MOVE_ODDS

ODDS = COURT_ODDS | MOVE_ODDS | FIGHT_ODDS
