"""3 Victory."""

from __future__ import annotations

import pytest

from cuius.kit.table import table
from cuius.titles.example.ids import NOBODY
from cuius.titles.example.phases.march import march
from cuius.titles.example.victory import final_scoring
from tests.example.tables import CANNON, HERON, STAG, fast


def test_3_1_r1_all_three_gates_win_at_once():
    t = fast(hands={HERON: [CANNON]}, holder=[HERON, HERON, NOBODY], florins=[0, 99, 99])
    t.dice(attack=[6, 6, 1, 1], defence=[1]).play(march, HERON)  # card and gate are forced
    assert (t.ending, t.winners) == ("gates", ("heron",))


def test_3_1_r1_two_gates_do_not():
    t = fast(hands={HERON: [CANNON]}, holder=[HERON, NOBODY, STAG]).play(march, HERON)
    t.dice(attack=[6, 6, 1, 1], defence=[1]).answer("heron", "march.gate", "river")
    assert t.ending is None


@pytest.mark.parametrize(
    ("holder", "florins", "scores", "winners"),
    [
        ([HERON, STAG, STAG], [0, 0, 5], {"heron": 3, "stag": 6, "boar": 5}, ("stag",)),
        ([HERON, NOBODY, NOBODY], [0, 3, 1], {"heron": 3, "stag": 3, "boar": 1}, ("heron", "stag")),
        ([NOBODY] * 3, [2, 2, 2], {"heron": 2, "stag": 2, "boar": 2}, ("heron", "stag", "boar")),
    ],
)
def test_3_2_r1_gates_count_three_florins_one_and_equals_share(holder, florins, scores, winners):
    t = fast(holder=holder, florins=florins).play(scoring)
    assert (t.ending, t.winners) == ("points", winners)
    assert t.result.scores == scores


def scoring(g):
    final_scoring(g)
    yield


@pytest.mark.parametrize(("scenario", "rounds"), [("founding", 5), ("siege", 7)])
def test_3_2_r1_after_the_last_round(scenario, rounds):
    t = table("example", players=3, scenario=scenario).seeded(1).play_out()
    assert [e["round"] for e in t.events("round.begins")] == list(range(1, rounds + 1))
    assert t.ending == "points"
