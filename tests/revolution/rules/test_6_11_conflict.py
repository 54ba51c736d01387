"""6.11 Conflict; 5.3 has the same rules."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from tests.revolution.tables import RevolutionTable, empty_table

EDITIONS = ("2007", "2004")


def left_after(
    limit_of: str, phase: str = "conflict", edition: str = "2007", **owners: int
) -> dict[str, int]:
    """What is left when these counters meet in the countryside of a province."""
    t = empty_table(edition=edition).country(limit_of, **owners).phase(phase)
    assert t.over
    return t.contents(f"{limit_of}_countryside")


# Examples, and the rounds: drenthe has limit 1, cleve 3, artois and julich 4, brabant 6


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_11_r8_two_equals_vanish_together(edition):
    """One and one in a province of limit 1: nothing is left."""
    assert left_after("drenthe", edition=edition, nobility=1, burghers=1) == {}


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_11_r2_neutral_counters_are_a_faction(edition):
    assert left_after("drenthe", edition=edition, nobility=2, neutral=1) == {"nobility": 2}
    assert left_after("drenthe", edition=edition, nobility=1, neutral=2) == {"neutral": 2}
    assert left_after("drenthe", edition=edition, nobility=1, neutral=1) == {}


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_11_r4_the_smallest_first_then_the_next(edition):
    """1, 2 and 5 at limit 4: 0 2 5, 0 1 5, 0 1 4, 0 0 4."""
    assert left_after("artois", edition=edition, nobility=1, burghers=2, catholics=5) == {"catholics": 4}


def test_6_11_r4_every_faction_once_a_round():
    """2, 3 and 4 at limit 6: each loses one, and that is enough."""
    left = left_after("brabant", nobility=2, burghers=3, catholics=4)
    assert left == {"nobility": 1, "burghers": 2, "catholics": 3}


def test_6_11_r5_equals_lose_one_each_at_the_same_time():
    """1, 3 and 3 at limit 4: 0 3 3, then both to 2."""
    assert left_after("artois", nobility=1, burghers=3, catholics=3) == {"burghers": 2, "catholics": 2}


def test_6_11_r5_three_equals():
    """Three times 1 in a province of limit 1, three times 2 in one of limit 4."""
    assert left_after("drenthe", nobility=1, burghers=1, neutral=1) == {}
    left = left_after("artois", nobility=2, burghers=2, neutral=2)
    assert left == {"nobility": 1, "burghers": 1, "neutral": 1}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", ["conflict", "opening_conflict"])
@proves("6.11-r6", "5.3-r1")
def test_6_11_conflict_stops_at_the_limit_not_below(phase, edition):
    """D-23: 2 and 3 at limit 4 lose one counter, in turn 0 too."""
    left = left_after("julich", phase, edition, nobility=2, burghers=3)
    assert left == {"nobility": 1, "burghers": 3}


def test_6_11_r6_a_province_at_its_limit_is_left_alone():
    assert left_after("cleve", nobility=1, burghers=1, neutral=1) == {
        "nobility": 1,
        "burghers": 1,
        "neutral": 1,
    }


def test_6_11_r7_it_stops_with_one_faction_left_above_the_limit():
    """1, 2 and 3 at limit 1: 0 2 3, 0 1 3, 0 1 2, 0 0 2."""
    assert left_after("drenthe", nobility=1, burghers=2, catholics=3) == {"catholics": 2}
    assert left_after("drenthe", nobility=1, catholics=7) == {"catholics": 7}


def test_6_11_r8_equals_may_leave_fewer_than_the_limit():
    assert left_after("cleve", nobility=2, burghers=2) == {"nobility": 1, "burghers": 1}


@pytest.mark.parametrize("phase", ["conflict", "opening_conflict"])
@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.11-r1,r12")
def test_6_11_one_faction_alone_sees_no_conflict(edition, phase):
    """D-24."""
    assert left_after("drenthe", phase, edition, catholics=5) == {"catholics": 5}
    assert left_after("drenthe", phase, edition, neutral=5) == {"neutral": 5}


def test_6_11_r1_cities_and_towns_count_for_the_limit():
    """Brabant, limit 6: 2 in the city, 1 in the town, 4 in the countryside."""
    t = empty_table().units("bruxelles", catholics=2).units("leuven", catholics=1)
    t.country("brabant", reformers=4).phase("conflict")
    t.expect("catholics", "conflict.from", ["bruxelles", "leuven"])


def test_r32_the_order_of_a_round_is_taken_at_its_start():
    """3 and 4 at limit 1: 2 4, 2 3, 1 3, 1 2, 0 2."""
    t = empty_table().country("drenthe", nobility=3, burghers=4).phase("conflict")
    lost = [event["owner"] for event in t.events("conflict.removed")]
    assert lost == ["nobility", "burghers"] * 2 + ["nobility"]
    assert t.contents("drenthe_countryside") == {"burghers": 2}


def test_r32_factions_may_become_equal_for_the_next_round():
    """2, 2 and 3 at limit 3 (7): 1 1 3, 1 1 2, then 0 0 2: one is left, below the limit."""
    assert left_after("cleve", nobility=2, burghers=2, catholics=3) == {"catholics": 2}


def test_r32_it_stops_between_groups_not_within_one():
    """1, 2, 2 at limit 4 stops after the smallest; 2, 2, 3 at limit 6 after both of the equals."""
    assert left_after("artois", nobility=1, burghers=2, catholics=2) == {"burghers": 2, "catholics": 2}
    left = left_after("brabant", nobility=2, burghers=2, catholics=3)
    assert left == {"nobility": 1, "burghers": 1, "catholics": 3}


# Besieged cities


def besieged_utrecht(siege: str | None) -> RevolutionTable:
    """Limit 5: three Catholics in the city, five others in the countryside."""
    t = empty_table().units("utrecht", catholics=3).country("utrecht", nobility=4, burghers=1)
    return t.siege("utrecht", siege).phase("conflict")


@pytest.mark.parametrize("siege", ["reformers", "beggars"])
def test_6_11_r3_besieged_counters_do_not_count(siege):
    t = besieged_utrecht(siege)
    assert t.contents("utrecht_countryside") == {"nobility": 4, "burghers": 1}
    assert t.contents("utrecht") == {"catholics": 3}
    t = besieged_utrecht(None)  # 3 4 1 at limit 5
    assert t.contents("utrecht_countryside") == {"nobility": 3}
    assert t.contents("utrecht") == {"catholics": 2}


def test_6_11_r3_besieged_counters_are_neither_a_faction_nor_removed():
    t = empty_table().units("utrecht", catholics=3, nobility=2).country("utrecht", nobility=7)
    t.siege("utrecht", "reformers").phase("conflict")
    assert t.contents("utrecht") == {"catholics": 3, "nobility": 2}
    assert t.contents("utrecht_countryside") == {"nobility": 7}  # alone, so no conflict
    t = empty_table().units("utrecht", nobility=2).country("utrecht", nobility=2, burghers=5)
    t.siege("utrecht", "reformers").phase("conflict")  # 2 and 5 at limit 5
    assert t.contents("utrecht_countryside") == {"burghers": 4, "nobility": 1}
    assert t.contents("utrecht") == {"nobility": 2}


# Who chooses


@proves("6.11-r9")
def test_r33_the_owner_chooses_where_its_counter_leaves():
    t = empty_table().units("bruxelles", catholics=1).units("leuven", catholics=1)
    t.country("brabant", catholics=1, reformers=4).phase("conflict")
    t.expect("catholics", "conflict.from", ["bruxelles", "leuven", "brabant_countryside"])
    t.answer("catholics", "conflict.from", "leuven")
    assert t.over
    assert t.contents("bruxelles") == {"catholics": 1}
    assert t.contents("leuven") == {}
    assert t.country_count("brabant", "catholics") == 1


@proves("6.11-r10")
def test_r33_neutral_counters_leave_the_countryside_first():
    t = empty_table().units("franeker", neutral=1).units("leeuwarden", neutral=1)
    t.country("friesland", neutral=1, nobility=8)
    t.turn_order("burghers", "nobility", "catholics", "habsburgs", "reformers").phase("conflict")
    assert t.country_count("friesland", "neutral") == 0  # 3 and 8: the countryside's went first
    t.expect("burghers", "conflict.neutral", ["franeker", "leeuwarden"])
    t.answer("burghers", "conflict.neutral", "leeuwarden")  # 2 and 7; the last one has no choice
    assert t.contents("friesland_countryside") == {"nobility": 6}
    assert (t.contents("franeker"), t.contents("leeuwarden")) == ({}, {})


def test_6_11_equals_choose_in_turn_order():
    t = (
        empty_table()
        .units("bruxelles", catholics=2, reformers=2)
        .country("brabant", catholics=2, reformers=2)
    )
    t.turn_order("reformers", "habsburgs", "nobility", "burghers", "catholics").phase("conflict")
    t.answer("reformers", "conflict.from", "bruxelles")
    t.answer("catholics", "conflict.from", "brabant_countryside")
    assert t.over
    assert t.contents("bruxelles") == {"catholics": 2, "reformers": 1}
    assert t.contents("brabant_countryside") == {"catholics": 1, "reformers": 2}


def test_6_11_r11_counters_return_to_stock_and_supply():
    t = empty_table().country("drenthe", nobility=1, neutral=2, catholics=3)
    stock, supply = t.stock_of("nobility"), t.state.supply
    t.phase("conflict")
    assert t.stock_of("nobility") == stock + 1
    assert t.state.supply == supply + 2
    assert t.contents("drenthe_countryside") == {"catholics": 2}


def test_6_11_several_provinces_in_board_order():
    t = empty_table().units("arras", catholics=1).country("artois", catholics=1, burghers=3)
    t.units("bruxelles", catholics=2).country("brabant", catholics=1, burghers=4).phase("conflict")
    t.expect("catholics", "conflict.from", about={"province": "brabant"})
    t.answer("catholics", "conflict.from", "bruxelles")
    t.expect("catholics", "conflict.from", about={"province": "artois"})
