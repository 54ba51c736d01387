"""The odds that an open question carries, for tests."""

from __future__ import annotations

from typing import Any

from cuius.core.ids import PASS
from cuius.core.odds import Forecast, total
from cuius.titles.here_i_stand.explain.forecasts import FORECASTS
from tests.here_i_stand.tables import HisTable


def weighed(t: HisTable, key: str, word: str = PASS) -> Forecast | None:
    """What the open question of this key promises for an answer."""
    question = next(q for q in t.match.questions if q.key == key)
    option = next(o for o, w in zip(question.options, question.words, strict=True) if w == word)
    return FORECASTS[key](question.ask, option)


def forecast(t: HisTable, key: str, word: str = PASS) -> Forecast:
    found = weighed(t, key, word)
    assert found is not None
    return found


def dice(found: Forecast) -> tuple[int, int]:
    """Of both sides."""
    return total(found.modifiers), total(found.against)


def chances(found: Forecast) -> dict[str, Any]:
    return {chance.key: chance.probability for chance in found.outcomes if chance.probability}
