"""Why an answer is not offered, for whoever asks: the parts of the game put together."""

from __future__ import annotations

from cuius.titles.guerres.explain.refusals.cards import CARD_REFUSALS
from cuius.titles.guerres.explain.refusals.court import COURT_REFUSALS
from cuius.titles.guerres.explain.refusals.war import WAR_REFUSALS

REFUSALS = COURT_REFUSALS | WAR_REFUSALS | CARD_REFUSALS
"""Question key -> (what, *arguments of the question) -> the reason, or None where there is none to give."""
