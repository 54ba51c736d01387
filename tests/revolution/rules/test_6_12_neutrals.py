"""6.12 Neutral units; 5.4 adds one fewer."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import PROVINCES
from tests.revolution.tables import RevolutionTable, empty_table

EDITIONS = ("2007", "2004")


def full_but(*names: str, edition: str = "2007") -> RevolutionTable:
    """Every province but these is filled to its limit by factions."""
    t = empty_table(edition=edition)
    limits = t.state.board.limit
    left = {"habsburgs": 30, "burghers": 30, "reformers": 30, "catholics": 30}
    for province in PROVINCES:
        if province.word not in names:
            owner = next(f for f in left if left[f] >= limits[province])
            left[owner] -= limits[province]
            t.country(province.word, **{owner: limits[province]})
    return t


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_12_r1_countrysides_are_filled_up_to_the_limit(edition):
    t = full_but("brabant", "drenthe", "cleve", edition=edition)
    t.units("bruxelles", nobility=1).country("brabant", nobility=2).country("cleve", nobility=5)
    t.phase("neutrals")
    assert t.contents("brabant_countryside") == {"nobility": 2, "neutral": 3}
    assert t.contents("leuven") == {}
    assert t.contents("drenthe_countryside") == {"neutral": 1}
    assert t.contents("cleve_countryside") == {"nobility": 5}
    assert t.state.supply == 47 - 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_12_r1_neutral_counters_already_there_count(edition):
    t = full_but("brabant", edition=edition).units("bruxelles", neutral=2).units("leuven", neutral=1)
    t.phase("neutrals")
    assert t.country_count("brabant", "neutral") == 3


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.12-r2")
def test_r36_besieged_counters_count(edition):
    """D-11: in both editions."""
    t = full_but("utrecht", edition=edition).units("utrecht", catholics=2, neutral=1)
    t.country("utrecht", nobility=1).siege("utrecht", "reformers").phase("neutrals")
    assert t.contents("utrecht_countryside") == {"nobility": 1, "neutral": 1}
    assert t.contents("utrecht") == {"catholics": 2, "neutral": 1}


def test_6_12_r3_support_boxes_get_none():
    t = full_but("brabant").support("jesuits", catholics=1)
    t.phase("neutrals")
    assert t.state.supply == 47 - 6
    assert sum(t.state.support) == 1


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.12-r4")
def test_6_12_example_too_few_are_spread_evenly(edition):
    """Five for rooms of 6, 3 and 1: one each, then a second for those with room."""
    t = full_but("brabant", "cleve", "drenthe", edition=edition)
    t.supply(5, rest="holland").phase("neutrals")
    assert t.over
    assert [t.country_count(p, "neutral") for p in ("brabant", "cleve", "drenthe")] == [2, 2, 1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_12_r5_the_first_faction_chooses_in_the_last_round(edition):
    """Six for rooms of 6, 5, 3 and 1: four in the first round, two of three in the second."""
    t = full_but("brabant", "hainault", "cleve", "drenthe", edition=edition)
    t.turn_order("reformers", "catholics", "habsburgs", "nobility", "burghers")
    t.supply(6, rest="holland").phase("neutrals")
    t.expect("reformers", "neutrals.where", ["brabant", "hainault", "cleve"])
    t.answer("reformers", "neutrals.where", "cleve")
    t.expect("reformers", "neutrals.where", ["brabant", "hainault"])  # one each, then it is another's
    t.answer("reformers", "neutrals.where", "hainault")
    assert t.over
    numbers = [t.country_count(p, "neutral") for p in ("brabant", "hainault", "cleve", "drenthe")]
    assert numbers == [1, 2, 2, 1]
    assert t.state.supply == 0


def test_6_12_r5_not_asked_when_a_round_comes_out_even():
    t = full_but("brabant", "hainault", "cleve", "drenthe").supply(7, rest="holland").phase("neutrals")
    assert t.over
    numbers = [t.country_count(p, "neutral") for p in ("brabant", "hainault", "cleve", "drenthe")]
    assert numbers == [2, 2, 2, 1]


def test_6_12_nothing_happens_without_supply():
    t = full_but("brabant").supply(0, rest="holland").phase("neutrals")
    assert t.over
    assert t.contents("brabant_countryside") == {}


# Turn 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_5_4_r1_up_to_the_limit_less_one(edition):
    t = full_but("brabant", "cleve", edition=edition).country("brabant", catholics=2, nobility=2)
    t.phase("opening_neutrals")
    assert t.contents("brabant_countryside") == {"catholics": 2, "nobility": 2, "neutral": 1}
    assert t.contents("cleve_countryside") == {"neutral": 2}


def test_5_4_r2_none_where_the_limit_less_one_is_reached():
    t = full_but("brabant", "cleve", "drenthe", "namur").country("brabant", catholics=5)
    t.country("cleve", catholics=3).phase("opening_neutrals")
    assert t.contents("brabant_countryside") == {"catholics": 5}
    assert t.contents("cleve_countryside") == {"catholics": 3}
    assert t.contents("drenthe_countryside") == t.contents("namur_countryside") == {}
    assert t.state.supply == 47


@pytest.mark.parametrize("edition", EDITIONS)
@proves("5.4-r3")
def test_r35_a_shortage_in_turn_0_is_shared_in_the_same_way(edition):
    t = full_but("brabant", "cleve", "drenthe", edition=edition).supply(3, rest="holland")
    t.phase("opening_neutrals")
    t.expect("catholics", "neutrals.where", ["brabant", "cleve"])
    t.answer("catholics", "neutrals.where", "cleve")
    assert [t.country_count(p, "neutral") for p in ("brabant", "cleve", "drenthe")] == [1, 2, 0]
