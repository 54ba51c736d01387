"""Why an answer is not offered, for whoever asks: the parts of the game put together."""

from __future__ import annotations

from cuius.titles.guerres.rules.refusals_cards import CARDS
from cuius.titles.guerres.rules.refusals_court import COURT
from cuius.titles.guerres.rules.refusals_fight import FIGHT
from cuius.titles.guerres.rules.refusals_war import WAR

REFUSALS = COURT | WAR | FIGHT | CARDS
"""Question key -> (what, *arguments of the question) -> the reason, or None where there is none to give."""
