"""2.3 The bids."""

from __future__ import annotations

import pytest

from cuius.titles.example.phases.bids import bids
from tests.example.tables import BOAR, HERON, OTTER, STAG, fast


def test_2_3_r1_all_bid_at_once_and_all_pay():
    t = fast(4, florins=[5, 3, 1, 0]).play(bids)
    t.expect("heron", "bid", options=["0", "1", "2", "3"], rule="2.3-r1")
    t.expect("stag", "bid", options=["0", "1", "2", "3"])
    t.expect("boar", "bid", options=["0", "1"])
    assert not t.asked("otter")  # without florins there is nothing to choose
    t.answer("boar", "bid", 1)
    assert t.events("bid.shown") == []
    t.answer("heron", "bid", 2).answer("stag", "bid", 0)
    assert t.state.florins == [3, 3, 0, 0]
    assert [e["florins"] for e in t.events("bid.shown")] == [2, 0, 1, 0]


def test_2_3_r1_nobody_bids_more_than_three_or_than_it_has():
    t = fast(florins=[5, 1, 3]).play(bids)
    t.refuse("heron", "bid", "4")
    t.refuse("stag", "bid", "2")
    assert t.why_not("heron", "4").key == "refused.too-much"
    assert t.why_not("stag", "2").args == {"florins": 1}


@pytest.mark.parametrize(
    ("given", "order"),
    [
        ((0, 1, 2, 3), [OTTER, BOAR, STAG, HERON]),
        ((1, 1, 1, 1), [HERON, STAG, BOAR, OTTER]),
        ((0, 2, 0, 2), [STAG, OTTER, HERON, BOAR]),
    ],
)
def test_2_3_r2_the_highest_bid_acts_first_and_of_equals_the_house_named_earlier(given, order):
    t = fast(4, florins=[3] * 4).play(bids)
    for house, florins in reversed(list(zip((HERON, STAG, BOAR, OTTER), given, strict=True))):
        t.answer(house, "bid", florins)
    assert t.state.order == order
