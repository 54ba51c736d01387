"""6.15 to 6.17 Cities stormed, citizens swayed and cards awarded, where one decides the next."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from tests.revolution.tables import RevolutionTable, empty_table

EDITIONS = ("2007", "2004")
both_editions = pytest.mark.parametrize("edition", EDITIONS)


def stakes(t: RevolutionTable, city: str, **coins: int) -> RevolutionTable:
    """Everybody stakes these coins on one city, in turn order."""
    t.coins(**coins).phase("allegiance")
    for faction in t.in_order:
        if coins.get(faction):
            t.answer(faction, "allegiance.city", city)
            if t.asked(faction, "allegiance.coins"):
                t.answer(faction, "allegiance.coins", coins[faction])
    return t


# 6.15 Sieges resolved


@both_editions
@proves("6.15-r4,r6,r7")
def test_r45_the_besiegers_own_counters_in_the_city_stay_and_two_join_them(edition):
    """Two Habsburgs, a Burgher, a Reformer and a Noble: four Habsburgs and a neutral counter."""
    t = empty_table(edition=edition).siege("gent", "habsburgs")
    t.units("gent", habsburgs=2, burghers=1, reformers=1, nobility=1).phase("storming")
    t.answer("habsburgs", "storm.convert", "burghers", "storm.convert", "reformers")
    assert t.contents("gent") == {"habsburgs": 4, "neutral": 1}


@both_editions
@proves("6.15-r5,r6")
def test_6_15_r5_neutral_counters_may_be_the_two_that_are_converted(edition):
    """Of two neutral and two Reformed counters the besieger takes the neutral: the others turn neutral."""
    t = empty_table(edition=edition).siege("gent", "catholics").units("gent", reformers=2, neutral=2)
    supply = t.state.supply
    t.phase("storming").answer("catholics", "storm.convert", "neutral", "storm.convert", "neutral")
    assert t.contents("gent") == {"catholics": 2, "neutral": 2}
    assert t.state.supply == supply


@both_editions
@proves("6.15-r2,r8,r10")
def test_6_15_r8_counters_lost_to_an_earlier_storm_serve_in_a_later_one(edition):
    """The Reformers have no stock until the Catholics, first in order, throw two of theirs out of GENT."""
    t = empty_table(edition=edition).siege("gent", "catholics").units("gent", reformers=2)
    t.siege("brugge", "reformers").units("brugge", habsburgs=2).country("holland", reformers=30)
    assert t.stock_of("reformers") == 0
    t.phase("storming")
    assert t.contents("gent") == {"catholics": 2}
    assert t.contents("brugge") == {"reformers": 2}


@both_editions
@proves("6.15-r2,r8")
def test_6_15_r8_in_the_other_order_the_stormed_counters_are_just_lost(edition):
    t = empty_table(edition=edition).siege("gent", "catholics").units("gent", reformers=2)
    t.siege("brugge", "reformers").units("brugge", habsburgs=2, nobility=1).country("holland", reformers=30)
    t.turn_order(*"reformers catholics habsburgs nobility burghers".split()).phase("storming")
    t.answer("reformers", "storm.convert", "habsburgs", "storm.convert", "habsburgs")
    assert t.contents("brugge") == {"neutral": 1}  # the Noble turned neutral, the Habsburgs were removed
    assert t.contents("gent") == {"catholics": 2}


@both_editions
@proves("6.15-r6,r9")
def test_6_15_r9_a_converted_neutral_counter_feeds_the_supply(edition):
    """Supply empty: the converted neutral counter goes there and comes back for the third."""
    t = (
        empty_table(edition=edition)
        .siege("gent", "catholics")
        .units("gent", reformers=2, neutral=1)
        .supply(0)
    )
    t.phase("storming").answer("catholics", "storm.convert", "neutral")
    assert t.contents("gent") == {"catholics": 2, "neutral": 1}
    assert t.state.supply == 0


# 6.16 Allegiance


@both_editions
@proves("6.15-r4", "6.16-r15", "6.17-r1")
def test_6_16_r15_citizens_take_a_stormed_city_back(edition):
    """Two Catholics stormed LEIDEN, a neutral counter is left; column 7 removes one and adds a Reformer."""
    t = (
        empty_table(edition=edition)
        .siege("leiden", "catholics")
        .units("leiden", reformers=3)
        .column("leiden", 7)
    )
    t.phase("storming").phase("allegiance")
    assert t.contents("leiden") == {"catholics": 1, "reformers": 1, "neutral": 1}
    t.phase("awards")
    assert t.city_of("leiden") is None


@both_editions
@proves("6.16-r10,r21")
def test_6_16_r10_a_coin_staked_is_stock_when_citizens_join(edition):
    """Every Reformer is on the board or a coin; the coin on GENT becomes the counter that joins in GENT."""
    t = empty_table(edition=edition).column("gent", 5).country("holland", reformers=31).coins(reformers=1)
    assert t.stock_of("reformers") == 0
    stakes(t, "gent", reformers=1)
    assert t.column_of("gent") == 6
    assert t.contents("gent") == {"reformers": 1}


@both_editions
@proves("6.16-r3,r4,r6,r9")
def test_6_16_r9_the_cap_is_reckoned_after_the_nobility_has_pulled_too(edition):
    """From column 1: six Reformed coins to 7, the Nobility back to 5; three columns are the most: 4."""
    t = empty_table(edition=edition).column("koln", 1)
    stakes(t, "koln", nobility=2, reformers=6)
    assert t.column_of("koln") == 4


@pytest.mark.parametrize(
    ("start", "coins", "end"),
    [
        (2, {"catholics": 1, "habsburgs": 1, "nobility": 2, "burghers": 1}, 4),  # NL 6.16
        (2, {"catholics": 1, "habsburgs": 1, "nobility": 1, "burghers": 2, "reformers": 3}, 5),  # FR 6.16
        (6, {"nobility": 5}, 4),  # never beyond the centre
        (4, {"catholics": 2, "nobility": 1, "burghers": 2}, 4),
        (7, {"catholics": 3, "habsburgs": 3, "nobility": 3}, 4),  # pulled to 1, back to 4
    ],
)
@both_editions
@proves("6.16-r3..r9")
def test_6_16_r6_everybody_pulls_and_the_nobility_last(edition, start, coins, end):
    t = empty_table(edition=edition).column("koln", start)
    assert stakes(t, "koln", **coins).column_of("koln") == end


@pytest.mark.parametrize("order", ["catholics first", "reformers first"])
@proves("6.16-r6,r8")
def test_6_16_r8_turn_order_matters_at_the_end_of_the_track(order):
    """From column 2: three Catholic coins and three Reformed ones end in 4 or in 2."""
    t = empty_table(4).column("koln", 2)
    if order == "reformers first":
        t.turn_order("reformers", "burghers", "habsburgs", "catholics")
    stakes(t, "koln", catholics=3, reformers=3)
    assert t.column_of("koln") == (4 if order == "catholics first" else 2)


@pytest.mark.parametrize(
    ("factions", "empty", "joins"),
    [
        ("nobility_reformers", (), "reformers"),
        ("nobility_reformers", ("reformers",), "nobility"),
        ("nobility_burghers", (), "burghers"),
        ("nobility_burghers", ("burghers",), "nobility"),
        ("habsburgs_nobility", (), "nobility"),
        ("habsburgs_nobility", ("nobility",), "neutral"),
        ("burghers_reformers", ("reformers",), "burghers"),
        ("burghers_reformers", ("reformers", "burghers"), "neutral"),
    ],
)
@both_editions
@proves("6.16-r17..r20")
def test_6_16_r18_with_three_players_who_joins_a_reformed_city(edition, factions, empty, joins):
    t = empty_table(3, edition=edition, factions=factions).column("gent", 6)
    for faction in empty:
        t.country("holland", **{faction: t.stock_of(faction)})
    t.phase("allegiance")
    assert t.contents("gent") == {joins: 1}


@pytest.mark.parametrize("players", [2, 4, 5])
@both_editions
@proves("6.16-r17,r20")
def test_6_16_r18_with_other_numbers_the_nobility_never_stands_in(players, edition):
    t = empty_table(players, edition=edition).column("gent", 6)
    for faction in ("reformers", "burghers"):
        t.country("holland", **{faction: t.stock_of(faction)})
    t.phase("allegiance")
    assert t.contents("gent") == {"neutral": 1}


@pytest.mark.parametrize(
    ("factions", "joins"), [("nobility_reformers", "neutral"), ("habsburgs_reformers", "habsburgs")]
)
@both_editions
@proves("6.16-r16,r20")
def test_6_16_r16_with_three_players_who_joins_a_catholic_city(edition, factions, joins):
    """No Catholic is in stock: a Habsburg, if they play; the Nobility never stands in for Catholics."""
    t = empty_table(3, edition=edition, factions=factions).column("gent", 2)
    t.country("holland", catholics=t.stock_of("catholics")).phase("allegiance")
    assert t.contents("gent") == {joins: 1}


@both_editions
@proves("6.16-r12,r16,r17,r19")
def test_6_16_r12_a_reformer_leaves_before_a_burgher_and_a_noble_never(edition):
    t = empty_table(edition=edition).column("gent", 1).units("gent", burghers=2, reformers=1, nobility=1)
    t.phase("allegiance")
    assert t.contents("gent") == {"catholics": 1, "burghers": 2, "nobility": 1}
    t.phase("allegiance")
    assert t.contents("gent") == {"catholics": 2, "burghers": 1, "nobility": 1}
    t.phase("allegiance").phase("allegiance")
    assert t.contents("gent") == {"catholics": 4, "nobility": 1}


# 6.17 Awards


@both_editions
@proves("6.17-r1..r4")
def test_6_17_r4_half_is_no_majority_and_cities_are_not_the_province(edition):
    """Holland: six Burghers in LEIDEN; outside two Burghers against one Noble and one neutral counter."""
    t = empty_table(edition=edition).units("leiden", burghers=6).country("holland", burghers=1, neutral=1)
    t.units("delft", burghers=1).units("alkmaar", nobility=1).province("holland", "burghers").phase("awards")
    assert t.city_of("leiden") == "burghers"
    assert t.province_of("holland") is None  # two of four; the card goes back
    t.units("alkmaar", nobility=0).phase("awards")
    assert t.province_of("holland") == "burghers"


@both_editions
@proves("6.16-r22", "6.11-r1", "6.17-r1")
def test_6_16_r22_citizens_above_the_limit_stay_until_the_next_conflict(edition):
    """Utrecht, limit 5, is full; column 7 adds a Reformer; next turn the smallest lose one each."""
    t = empty_table(edition=edition).units("utrecht", burghers=2).country("utrecht", catholics=3)
    t.column("utrecht", 7).phase("allegiance")
    assert t.contents("utrecht") == {"burghers": 2, "reformers": 1}
    t.phase("conflict")
    assert t.contents("utrecht") == {"burghers": 2}
    assert t.contents("utrecht_countryside") == {"catholics": 3}


@pytest.mark.parametrize("players", [2, 4])
@proves("3.1-r4", "6.17-r1")
def test_r6_allies_have_no_majority_together(players):
    t = empty_table(players).units("gent", burghers=1, reformers=1, catholics=1).country("artois", burghers=1)
    t.units("arras", reformers=1).phase("awards")
    assert (t.city_of("gent"), t.province_of("artois")) == (None, None)
