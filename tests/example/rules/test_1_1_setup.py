"""1.1 Houses and set-up."""

from __future__ import annotations

import pytest

from cuius.kit.table import table
from cuius.titles.example.ids import NOBODY


@pytest.mark.parametrize(
    ("players", "seats"),
    [
        (2, {"first": ("heron", "boar"), "second": ("stag", "otter")}),
        (3, {"heron": ("heron",), "stag": ("stag",), "boar": ("boar",)}),
        (4, {"heron": ("heron",), "stag": ("stag",), "boar": ("boar",), "otter": ("otter",)}),
    ],
)
def test_1_1_r1_of_two_players_each_leads_two_houses(players, seats):
    t = table("example", players=players)
    assert t.config.seats == seats
    assert t.state.houses == len(t.state.hands) == sum(map(len, seats.values()))


@pytest.mark.parametrize(
    ("scenario", "florins", "garrison", "rounds"), [("founding", 3, 1, 5), ("siege", 5, 3, 7)]
)
def test_1_1_r2_florins_and_garrisons_are_the_scenarios(scenario, florins, garrison, rounds):
    g = table("example", players=4, scenario=scenario).state
    assert g.florins == [florins] * 4
    assert g.garrison == [garrison] * 3
    assert g.holder == [NOBODY] * 3
    assert g.rounds == rounds
