"""What the dice promise for the answers to a question, for whoever is asked: by the key of the question."""

from __future__ import annotations

from collections.abc import Mapping

from cuius.titles.here_i_stand.explain.forecasts.overseas import FORECASTS_WORLD
from cuius.titles.here_i_stand.explain.forecasts.religion import FORECASTS_RELIGION, Weigh
from cuius.titles.here_i_stand.explain.forecasts.war import FORECASTS_WAR

FORECASTS: Mapping[str, Weigh] = {**FORECASTS_RELIGION, **FORECASTS_WAR, **FORECASTS_WORLD}
