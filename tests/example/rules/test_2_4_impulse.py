"""2.4 The impulse."""

from __future__ import annotations

import pytest

from cuius.titles.example.ids import NOBODY
from cuius.titles.example.phases.impulse import impulse
from tests.example.tables import BAR, CANNON, HERON, STAG, fast


def test_2_4_r1_a_house_marches_collects_or_passes():
    t = fast(hands={HERON: [CANNON, BAR]}).play(impulse, HERON)
    t.expect("heron", "action", options=["march", "collect", "pass"], rule="2.4-r1")
    t.answer("heron", "action", "pass")
    assert t.over
    t.expect_event("house.passes", house=HERON)
    assert t.state.hands[HERON] == [CANNON, BAR]


@pytest.mark.parametrize("hand", [[], [BAR, BAR]])
def test_2_4_r1_without_a_card_that_marches_there_is_no_march(hand):
    t = fast(hands={HERON: hand}).play(impulse, HERON)
    t.expect("heron", "action", options=["collect", "pass"])
    refusal = t.why_not("heron", "march")
    assert (refusal.key, refusal.rule) == ("refused.no-card", "2.5-r1")


@pytest.mark.parametrize(
    ("holder", "florins"),
    [
        ([NOBODY, NOBODY, NOBODY], 1),
        ([HERON, NOBODY, STAG], 2),
        ([HERON, HERON, STAG], 3),
        ([STAG, STAG, NOBODY], 1),
    ],
)
def test_2_4_r2_a_florin_and_one_more_for_each_gate(holder, florins):
    t = fast(holder=holder, florins={HERON: 4}).play(impulse, HERON).answer("heron", "action", "collect")
    assert t.state.florins[HERON] == 4 + florins
    t.expect_event("house.collects", house=HERON, florins=florins)
