"""Why an answer is not offered, for whoever asks: by the key of the question."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cuius.core.title import Refusal
from cuius.titles.here_i_stand.explain.refusals.actions import REFUSALS_CARDS, why_no_action
from cuius.titles.here_i_stand.explain.refusals.diplomacy import REFUSALS_DIPLOMACY
from cuius.titles.here_i_stand.explain.refusals.land import REFUSALS_LAND
from cuius.titles.here_i_stand.explain.refusals.overseas import REFUSALS_WORLD
from cuius.titles.here_i_stand.explain.refusals.religion import REFUSALS_RELIGION
from cuius.titles.here_i_stand.explain.refusals.sea import REFUSALS_SEA

REFUSALS: Mapping[str, Callable[..., Refusal | None]] = {
    **REFUSALS_CARDS,
    **REFUSALS_DIPLOMACY,
    **REFUSALS_LAND,
    **REFUSALS_RELIGION,
    **REFUSALS_SEA,
    **REFUSALS_WORLD,
    "action": why_no_action,
}
