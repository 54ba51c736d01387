"""Exact odds of war on land and sea, piracy, religion, voyages and births."""

from __future__ import annotations

from cuius.titles.here_i_stand.explain.odds.land import ASSAULT_ODDS, ODDS_LAND
from cuius.titles.here_i_stand.explain.odds.overseas import WORLD_ODDS
from cuius.titles.here_i_stand.explain.odds.religion import RELIGION_ODDS
from cuius.titles.here_i_stand.explain.odds.sea import NAVAL_ODDS

ODDS = ODDS_LAND | ASSAULT_ODDS | NAVAL_ODDS | RELIGION_ODDS | WORLD_ODDS
