"""Exact odds: battle, assault, naval combat, interception and avoiding battle on land and at sea, piracy."""

from __future__ import annotations

from cuius.titles.here_i_stand.rules.odds_land import ODDS_LAND
from cuius.titles.here_i_stand.rules.odds_naval import NAVAL_ODDS
from cuius.titles.here_i_stand.rules.odds_siege import ASSAULT_ODDS

ODDS = ODDS_LAND | ASSAULT_ODDS | NAVAL_ODDS
