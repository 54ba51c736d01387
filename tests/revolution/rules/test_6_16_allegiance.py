"""6.16 Allegiance of Citizens: coins and markers."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import FACTIONS
from tests.revolution.tables import RevolutionTable, empty_table

EDITIONS = ("2007", "2004")
KOLN = "koln"


def staking(t: RevolutionTable, stakes: dict[str, int], city: str = KOLN) -> RevolutionTable:
    """Every faction has just these coins and puts them on one city."""
    t.coins(**stakes).phase("allegiance")
    for faction in t.in_order:
        if coins := stakes.get(faction):
            t.answer(faction, "allegiance.city", city)
            if coins > 1:
                t.answer(faction, "allegiance.coins", coins)
    return t


def column_after(start: int, stakes: dict[str, int], *order: str, edition: str = "2007") -> int:
    t = empty_table(edition=edition).column(KOLN, start)
    if order:
        t.turn_order(*order)
    staking(t, stakes)
    assert t.over
    return t.column_of(KOLN)


# The examples


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.16-r3..r8,r10")
def test_6_16_example_of_2004(edition):
    """D-17: 2, to 1 by the Catholics, no further, to 2 by the Burghers, to 4 by two coins of the Nobility."""
    t = empty_table(edition=edition).column(KOLN, 2)
    t.turn_order(*"catholics habsburgs burghers reformers nobility".split())
    stock = {f: t.stock_of(f) for f in FACTIONS.words}
    staking(t, {"catholics": 1, "habsburgs": 1, "nobility": 2, "burghers": 1})
    assert t.column_of(KOLN) == 4
    assert {f: t.stock_of(f) for f in FACTIONS.words} == stock  # all coins are back
    assert not any(t.coins_of(f) for f in FACTIONS.words)
    assert t.contents(KOLN) == {}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("nobility", [1, 0])
@proves("6.16-r9")
def test_6_16_example_of_2007(edition, nobility):
    """D-17: 2, 1, 1, 3, 6, 5; without the Nobility 6, and the cap makes it 5."""
    stakes = {"catholics": 1, "habsburgs": 1, "burghers": 2, "reformers": 3, "nobility": nobility}
    assert column_after(2, stakes, edition=edition) == 5


def test_r48_one_column_for_each_coin_also_for_the_nobility():
    """With the two coins that the French text prints for the Nobility it would be 4."""
    stakes = {"catholics": 1, "habsburgs": 1, "burghers": 2, "reformers": 3, "nobility": 2}
    assert column_after(2, stakes) == 4


# Staking


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_16_r1_all_stake_before_anything_happens(edition):
    t = empty_table(edition=edition).column(KOLN, 4).coins(catholics=2, reformers=1)
    t.turn_order(*"reformers nobility burghers habsburgs catholics".split()).phase("allegiance")
    t.expect("reformers", "allegiance.city", offers=["koln", "aachen", "utrecht", "done"])
    t.answer("reformers", "allegiance.city", "koln")
    assert t.column_of(KOLN) == 4
    t.answer("catholics", "allegiance.city", "koln")
    t.expect("catholics", "allegiance.coins", [1, 2])
    t.answer("catholics", "allegiance.coins", 2)
    assert t.over
    assert t.column_of(KOLN) == 3


def test_6_16_r1_any_number_of_cities_or_none():
    t = empty_table().coins(catholics=4).phase("allegiance")
    t.answer("catholics", "allegiance.city", "gent", "allegiance.coins", 1)
    t.answer("catholics", "allegiance.city", "koln", "allegiance.coins", 2)
    t.expect("catholics", "allegiance.city", lacks=["gent", "koln"], offers=["liege"])
    t.answer("catholics", "allegiance.city", "done")
    assert t.over
    assert (t.column_of("gent"), t.column_of("koln"), t.column_of("liege")) == (3, 2, 4)
    assert t.coins_of("catholics") == 1  # what was not staked stays
    t = empty_table().coins(catholics=4).phase("allegiance").answer("catholics", "allegiance.city", "done")
    assert t.coins_of("catholics") == 4


def test_6_16_r1_without_coins_nobody_is_asked():
    assert empty_table().phase("allegiance").over


@pytest.mark.parametrize("faction", ["catholics", "reformers"])
def test_6_16_r2_whatever_counters_are_in_the_city(faction):
    """Held by an opponent, empty, neutral: all twelve are offered."""
    t = empty_table().units("gent", burghers=3).city("gent", "burghers").units("aachen", neutral=2)
    t.coins(**{faction: 1}).phase("allegiance")
    assert len(t.options(faction, "allegiance.city")) == 12 + 1


# Markers


@pytest.mark.parametrize("faction", ["catholics", "habsburgs"])
def test_6_16_r3_towards_column_1(faction):
    assert column_after(5, {faction: 2}) == 3


@pytest.mark.parametrize("faction", ["burghers", "reformers"])
def test_6_16_r4_towards_column_7(faction):
    assert column_after(3, {faction: 2}) == 5


@pytest.mark.parametrize(("start", "coins", "end"), [(1, 2, 3), (6, 1, 5), (3, 5, 4), (5, 2, 4), (4, 3, 4)])
def test_6_16_r5_the_nobility_pulls_to_the_centre_and_never_beyond(start, coins, end):
    assert column_after(start, {"nobility": coins}) == end


def test_6_16_r6_the_nobility_acts_last_wherever_it_stands():
    """First in turn order, but reckoned after the Burghers: 3, then 4; else it would be 5."""
    order = "nobility burghers catholics habsburgs reformers".split()
    assert column_after(3, {"nobility": 2, "burghers": 1}, *order) == 4
    assert column_after(2, {"nobility": 2, "burghers": 1}, *order) == 4


def test_6_16_r6_the_others_act_in_turn_order():
    """At the end of the track it matters: down first wastes two coins, up first does not."""
    stakes = {"catholics": 3, "burghers": 2}
    assert column_after(2, stakes) == 3  # 1, then 3
    order = "burghers catholics habsburgs nobility reformers".split()
    assert column_after(2, stakes, *order) == 1  # 4, then 1


def test_6_16_r7_each_coin_one_column():
    assert [column_after(4, {"reformers": n}) for n in (1, 2, 3)] == [5, 6, 7]


def test_6_16_r8_coins_beyond_the_end_are_lost():
    assert column_after(2, {"catholics": 9}) == 1
    assert column_after(6, {"burghers": 2, "reformers": 2}) == 7
    order = "reformers burghers catholics habsburgs nobility".split()
    assert column_after(6, {"reformers": 4, "catholics": 1}, *order) == 6  # 7, then 6


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.16-r9")
def test_r47_the_cap_is_reckoned_after_all_coins(edition):
    """From 1: six up, three back; capped on the way it would be 1, reckoned out it is 4."""
    order = "reformers catholics habsburgs nobility burghers".split()
    assert column_after(1, {"reformers": 6, "catholics": 3}, *order, edition=edition) == 4
    assert column_after(1, {"reformers": 6, "catholics": 1}, *order, edition=edition) == 4
    assert column_after(1, {"reformers": 6}, edition=edition) == 4
    assert column_after(7, {"catholics": 5, "habsburgs": 1}, edition=edition) == 4


def test_r47_each_city_for_itself():
    t = empty_table().column("gent", 1).column("koln", 7).coins(reformers=5, catholics=5).phase("allegiance")
    t.answer("catholics", "allegiance.city", "koln", "allegiance.coins", 5)
    t.answer("reformers", "allegiance.city", "gent", "allegiance.coins", 5)
    assert (t.column_of("gent"), t.column_of("koln")) == (4, 4)


def test_6_16_r10_all_coins_return_to_stock_effective_or_not():
    t = empty_table().column(KOLN, 1)
    t.coins(catholics=6)
    stock = t.stock_of("catholics")
    t.phase("allegiance").answer("catholics", "allegiance.city", KOLN, "allegiance.coins", 6)
    assert t.coins_of("catholics") == 0
    assert t.stock_of("catholics") == stock + 6 - 1  # column 1 adds a Catholic unit
