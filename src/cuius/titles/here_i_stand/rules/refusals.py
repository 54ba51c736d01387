"""Why an answer is not offered, for whoever asks: by the key of the question."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cuius.core.title import Refusal
from cuius.titles.here_i_stand.rules.refusals_action import why_no_action
from cuius.titles.here_i_stand.rules.refusals_cards import REFUSALS_CARDS
from cuius.titles.here_i_stand.rules.refusals_diplomacy import REFUSALS_DIPLOMACY
from cuius.titles.here_i_stand.rules.refusals_land import REFUSALS_LAND
from cuius.titles.here_i_stand.rules.refusals_religion import REFUSALS_RELIGION
from cuius.titles.here_i_stand.rules.refusals_world import REFUSALS_WORLD

REFUSALS: Mapping[str, Callable[..., Refusal | None]] = {
    **REFUSALS_CARDS,
    **REFUSALS_DIPLOMACY,
    **REFUSALS_LAND,
    **REFUSALS_RELIGION,
    **REFUSALS_WORLD,
    "action": why_no_action,
}
