"""6.13 Overflow: who overflows, what leaves, what stays; 5.5 has the same rules."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from tests.revolution.tables import RevolutionTable, empty_table, new_table

EDITIONS = ("2007", "2004")


def crowded(province: str, edition: str = "2007", players: int = 5, **owners: int) -> RevolutionTable:
    return empty_table(players=players, edition=edition).country(province, **owners)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", ["overflow", "opening_overflow"])
@proves("5.5-r1", "6.13-r1,r3,r16")
def test_6_13_surplus_of_a_faction_alone_moves(phase, edition):
    t = crowded("cleve", edition, reformers=4).phase(phase)
    t.answer("reformers", "overflow.to", "koln")
    assert t.over
    assert t.contents("cleve_countryside") == {"reformers": 3}
    assert t.contents("koln_countryside") == {"reformers": 1}
    assert t.contents("koln") == {}


def test_6_13_r1_not_alone_no_overflow():
    t = crowded("cleve", reformers=4, neutral=1).phase("overflow")
    assert t.over
    assert t.contents("cleve_countryside") == {"reformers": 4, "neutral": 1}


@pytest.mark.parametrize("siege", ["catholics", "beggars"])
def test_6_13_r1_besieged_counters_are_ignored(siege):
    """Utrecht, limit 5: what is in the besieged city makes nobody less alone, and no surplus either."""
    t = crowded("utrecht", reformers=6).units("utrecht", burghers=2, reformers=1).siege("utrecht", siege)
    t.phase("overflow").answer("reformers", "overflow.to", "holland")
    assert t.over
    assert t.country_count("utrecht", "reformers") == 5
    t = crowded("utrecht", reformers=5).units("utrecht", reformers=3).siege("utrecht", siege)
    assert t.phase("overflow").over


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_13_r2_each_faction_all_of_its_surplus_in_turn_order(edition):
    t = crowded("cleve", edition, reformers=5).country("artois", catholics=5).country("drenthe", reformers=2)
    t.turn_order("reformers", "habsburgs", "nobility", "burghers", "catholics").phase("overflow")
    t.expect("reformers", "overflow.to", about={"province": "cleve"})
    t.answer("reformers", "overflow.to", "gelderland", "overflow.to", "koln")
    t.expect("reformers", "overflow.to", about={"province": "drenthe"})
    t.answer("reformers", "overflow.to", "overijssel")
    t.answer("catholics", "overflow.to", "flanders")
    assert t.over


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_13_r14_it_stops_at_the_limit(edition):
    t = crowded("cleve", edition, reformers=5).phase("overflow")
    t.answer("reformers", "overflow.to", "koln", "overflow.to", "gelderland")
    assert t.over
    assert t.country_count("cleve", "reformers") == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_13_r15_what_is_not_moved_returns_to_stock(edition):
    t = crowded("cleve", edition, reformers=6)
    stock = t.stock_of("reformers")
    t.phase("overflow").answer("reformers", "overflow.to", "koln", "overflow.to", "return")
    assert t.over
    assert t.country_count("cleve", "reformers") == 3
    assert t.country_count("koln", "reformers") == 1
    assert t.stock_of("reformers") == stock + 2


def test_6_13_r15_returning_ends_one_province_not_all():
    t = crowded("cleve", reformers=5).country("artois", reformers=5).phase("overflow")
    t.expect("reformers", "overflow.to", about={"province": "artois"})
    t.answer("reformers", "overflow.to", "return")
    t.expect("reformers", "overflow.to", about={"province": "cleve"})
    t.answer("reformers", "overflow.to", "koln", "overflow.to", "return")
    assert t.over
    assert (t.country_count("artois", "reformers"), t.country_count("cleve", "reformers")) == (4, 3)


def test_6_13_r15_without_a_target_it_returns_by_itself():
    """Zeeland's two neighbours are full of others."""
    t = crowded("zeeland", reformers=5).country("generality", catholics=3).country("holland", catholics=11)
    t.phase("overflow")
    assert t.over
    assert t.country_count("zeeland", "reformers") == 3
    t.expect_event("overflow.returned", times=2)


@proves("6.13-r17")
def test_r38_surplus_leaves_the_countryside_first():
    """Brabant, limit 6: four in BRUXELLES, one in Leuven, two in the countryside."""
    t = crowded("brabant", burghers=2).units("bruxelles", burghers=4).units("leuven", burghers=1)
    t.phase("overflow").answer("burghers", "overflow.to", "namur")
    assert t.over
    assert t.country_count("brabant", "burghers") == 1
    assert t.contents("namur_countryside") == {"burghers": 1}


@proves("6.13-r17")
def test_r38_then_places_that_the_owner_chooses():
    t = crowded("brabant", burghers=1).units("bruxelles", burghers=7).units("leuven", burghers=1)
    t.phase("overflow").answer("burghers", "overflow.to", "flanders", "overflow.to", "hainault")
    t.expect("burghers", "overflow.from", ["bruxelles", "leuven"])
    t.answer("burghers", "overflow.from", "leuven", "overflow.to", "return")
    assert t.over
    assert t.contents("bruxelles") == {"burghers": 6}
    assert t.contents("leuven") == {}


def test_r38_returned_counters_leave_by_choice_too():
    t = empty_table().units("bruxelles", burghers=7).units("leuven", burghers=1)
    t.phase("overflow").answer("burghers", "overflow.to", "return")
    t.answer("burghers", "overflow.from", "bruxelles", "overflow.from", "leuven")
    assert t.over
    assert t.contents("bruxelles") == {"burghers": 6}


def test_r38_provinces_in_board_order():
    t = crowded("drenthe", reformers=2).country("groningen", reformers=4).phase("overflow")
    t.expect("reformers", "overflow.to", about={"province": "groningen"})
    t.answer("reformers", "overflow.to", "friesland")
    t.expect("reformers", "overflow.to", about={"province": "drenthe"})


# Neutral counters stay


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.13-r11,r12")
def test_r37_a_province_full_of_neutral_counters_is_open_and_all_of_them_stay(edition):
    t = crowded("cleve", edition, reformers=4).country("koln", neutral=5).units("koln", neutral=2)
    supply = t.state.supply
    t.phase("overflow").answer("reformers", "overflow.to", "koln")
    assert t.over
    assert t.contents("koln_countryside") == {"neutral": 5, "reformers": 1}
    assert t.contents("koln") == {"neutral": 2}
    assert t.state.supply == supply


@proves("6.13-r13")
def test_r37_a_target_above_its_limit_has_no_surplus_for_those_who_come_later():
    """Friesland, limit 3: two neutral counters and a Burgher, then a Reformer too."""
    t = crowded("groningen", reformers=4).units("franeker", neutral=1).units("leeuwarden", neutral=1)
    t.country("friesland", burghers=1).turn_order(*"reformers burghers catholics habsburgs nobility".split())
    t.phase("overflow").answer("reformers", "overflow.to", "friesland")
    assert t.over  # the Burghers are not asked
    assert t.contents("friesland_countryside") == {"burghers": 1, "reformers": 1}
    assert (t.contents("franeker"), t.contents("leeuwarden")) == ({"neutral": 1}, {"neutral": 1})


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.13-r13")
def test_r37_the_next_conflict_settles_what_overflow_left_above_the_limit(edition):
    """Drenthe, limit 1: a Reformer beside a neutral counter; a second one decides the conflict."""
    t = crowded("groningen", edition, reformers=4).country("drenthe", neutral=1)
    t.phase("overflow").answer("reformers", "overflow.to", "drenthe")
    assert t.contents("drenthe_countryside") == {"reformers": 1, "neutral": 1}
    lost = t.fork().phase("conflict")
    assert lost.contents("drenthe_countryside") == {}  # equals fall together
    t.country("drenthe", reformers=2).phase("conflict")
    assert t.contents("drenthe_countryside") == {"reformers": 2}


def test_r37_several_may_come_until_factions_fill_it():
    t = crowded("koln", reformers=12).country("cleve", neutral=3).country("geldern", catholics=1)
    t.phase("overflow")
    t.answer("reformers", *("overflow.to", "cleve") * 3)
    t.expect("reformers", "overflow.to", offers=["julich", "trier", "gelderland"], lacks=["cleve", "geldern"])
    assert t.contents("cleve_countryside") == {"reformers": 3, "neutral": 3}


# Neutral counters alone


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.13-r18")
def test_r34_neutral_counters_alone_above_the_limit_return(edition):
    t = crowded("drenthe", edition, neutral=3).country("cleve", neutral=3)
    supply = t.state.supply
    t.phase("overflow")
    assert t.over
    assert t.contents("drenthe_countryside") == {"neutral": 1}
    assert t.contents("cleve_countryside") == {"neutral": 3}
    assert t.state.supply == supply + 2


@proves("6.13-r18")
def test_r34_countryside_first_then_the_first_faction_chooses():
    """Flanders, limit 9: twelve neutral counters, one of them in the countryside."""
    t = crowded("flanders", neutral=1).units("antwerpen", neutral=6).units("brugge", neutral=5)
    t.turn_order(*"nobility reformers catholics habsburgs burghers".split()).phase("overflow")
    assert t.country_count("flanders", "neutral") == 0
    t.expect("nobility", "overflow.neutral_out", ["antwerpen", "brugge"])
    t.answer("nobility", "overflow.neutral_out", "brugge", "overflow.neutral_out", "antwerpen")
    assert t.over
    assert (t.contents("antwerpen"), t.contents("brugge")) == ({"neutral": 5}, {"neutral": 4})


def test_r34_it_comes_before_every_faction():
    """Room is made before the first faction sends its surplus."""
    t = crowded("drenthe", neutral=3).country("friesland", catholics=4).phase("overflow")
    assert t.contents("drenthe_countryside") == {"neutral": 1}
    t.expect("catholics", "overflow.to", offers=["drenthe"])


# The supply


@pytest.mark.parametrize(("players", "counters"), [(2, 40), (3, 47), (4, 40), (5, 32)])
def test_6_13_r19_fewer_neutral_counters_by_table_option(players, counters):
    assert new_table(players, neutrals="as_factions").state.neutrals == counters
    assert new_table(players).state.neutrals == 47
