"""Actions of an impulse, for tests."""

from __future__ import annotations

from cuius.titles.here_i_stand.ids import POWERS
from cuius.titles.here_i_stand.phases.action.impulse import take_action
from tests.here_i_stand.sailing import say
from tests.here_i_stand.tables import HisTable


def act(t: HisTable, power: str, action: str, *answers: str) -> HisTable:
    """One action with its answers, as far as they are asked for."""
    t.play(take_action, POWERS[power]).answer(power, "action", action)
    for key, word in zip(answers[::2], answers[1::2], strict=True):
        say(t, power, key, word)
    return t
