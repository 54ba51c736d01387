"""Exact odds of war on land and sea, piracy, religion, voyages and births."""

from __future__ import annotations

from cuius.titles.here_i_stand.rules.odds_land import ODDS_LAND
from cuius.titles.here_i_stand.rules.odds_naval import NAVAL_ODDS
from cuius.titles.here_i_stand.rules.odds_religion import RELIGION_ODDS
from cuius.titles.here_i_stand.rules.odds_siege import ASSAULT_ODDS
from cuius.titles.here_i_stand.rules.odds_world import WORLD_ODDS

ODDS = ODDS_LAND | ASSAULT_ODDS | NAVAL_ODDS | RELIGION_ODDS | WORLD_ODDS
