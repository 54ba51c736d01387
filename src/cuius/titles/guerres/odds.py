"""Exact odds: court actions, interception, evasion, battle, siege, fate of leaders."""

from __future__ import annotations

from cuius.titles.guerres.rules.court_odds import COURT_ODDS
from cuius.titles.guerres.rules.fight_odds import FIGHT_ODDS
from cuius.titles.guerres.rules.move_odds import MOVE_ODDS

ODDS = COURT_ODDS | MOVE_ODDS | FIGHT_ODDS
