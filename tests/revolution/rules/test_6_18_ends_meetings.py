"""6.18 to 6.20 Bishoprics, universities, points and turn order, after the awards of the same turn."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import BISHOPRICS
from tests.revolution.tables import RevolutionTable, empty_table

EDITIONS = ("2007", "2004")
both_editions = pytest.mark.parametrize("edition", EDITIONS)


def awarded(t: RevolutionTable) -> RevolutionTable:
    return t.phase("awards").phase("bishoprics").phase("universities")


@both_editions
@proves("6.17-r2", "6.18-r1,r2,r8")
def test_6_18_r8_a_see_under_changing_holders(edition):
    """Trier: Reformers, nobody, nobody, Catholics, Habsburgs, Burghers: one column a turn all the way."""
    t = empty_table(edition=edition).see("trier", "reformed")
    seen = []
    for owners in (
        {"reformers": 2},
        {"reformers": 2, "neutral": 2},
        {"reformers": 1, "neutral": 1},
        {"catholics": 3, "reformers": 0, "neutral": 0},
        {"habsburgs": 4, "catholics": 3},
        {"burghers": 9},
        {"burghers": 9},
    ):
        t.country("trier", **owners)
        seen.append(awarded(t).see_of("trier"))
    assert seen == [
        "strongly_reformed",
        "reformed",
        "catholic",
        "strongly_catholic",
        "catholic",
        "reformed",
        "reformed",
    ]


@both_editions
@proves("6.18-r8,r9", "4.3.2-r1")
def test_r52_a_strongly_reformed_see_that_nobody_holds_is_no_catholic_point_this_turn(edition):
    t = empty_table(edition=edition)
    for see in BISHOPRICS.words:
        t.see(see, "strongly_reformed")
    awarded(t)
    assert t.points_of("catholics") == 0
    awarded(t)
    assert t.points_of("catholics") == 6


@both_editions
@proves("6.15-r4", "6.17-r1", "6.19-r1,r2")
def test_6_19_r2_the_university_of_koln_follows_the_card_of_this_turn(edition):
    """The Reformers storm KÖLN: Reformed; a Burgher majority changes nothing; a tie makes it Catholic."""
    t = empty_table(edition=edition).units("koln", catholics=1).city("koln", "catholics")
    t.university("koln", "catholic").siege("koln", "reformers").phase("storming")
    assert awarded(t).faith_of("koln") == "reformed"
    t.units("koln", reformers=1, burghers=2)
    assert awarded(t).faith_of("koln") == "reformed"
    t.units("koln", reformers=2)
    assert awarded(t).faith_of("koln") == "catholic"
    t.units("koln", reformers=0)
    assert awarded(t).faith_of("koln") == "catholic"  # the Burghers hold it, and reform nothing


@both_editions
@proves("6.9-r3", "6.19-r5,r6,r7,r8")
def test_6_19_r8_an_army_abolishes_a_university_and_a_noble_one_does_not(edition):
    """Franeker, a town: taken by the Nobility it stays, by the Habsburgs it goes, neutral it stays gone."""
    t = empty_table(edition=edition).units("franeker", reformers=1)
    assert awarded(t).faith_of("franeker") == "reformed"
    t.army("north", nobility=1).phase("influence").answer(
        "nobility", "influence.target", "franeker:reformers"
    )
    assert awarded(t).faith_of("franeker") == "reformed"
    t.army("north", nobility=0, habsburgs=1).phase("influence")
    t.answer("habsburgs", "influence.target", "franeker:nobility")
    assert awarded(t).faith_of("franeker") == "none"
    t.units("franeker", habsburgs=0, neutral=1)
    assert awarded(t).faith_of("franeker") == "none"


@both_editions
@proves("6.7.3-r4", "6.15-r12", "6.19-r9")
def test_6_19_r9_a_sacked_city_keeps_its_new_university(edition):
    """LEIDEN under the Reformers, sacked by Beggars of the Burghers: nobody's, and still Reformed."""
    t = empty_table(edition=edition).units("leiden", reformers=3)
    assert awarded(t).faith_of("leiden") == "reformed"
    t.siege("leiden", "beggars").hired("burghers").phase("storming")
    assert awarded(t).city_of("leiden") is None
    assert t.faith_of("leiden") == "reformed"
    assert t.points_of("reformers") == 1


@both_editions
@proves("5.7-r10", "6.19-r6")
def test_r54_what_burghers_reformed_in_turn_0_stays_while_they_hold_it(edition):
    t = empty_table(edition=edition).units("leuven", burghers=1).phase("opening_awards")
    assert t.faith_of("leuven") == "reformed"
    assert awarded(t).faith_of("leuven") == "reformed"
    t.units("leuven", burghers=0)
    assert awarded(t).faith_of("leuven") == "catholic"
    t.units("leuven", burghers=1)
    assert awarded(t).faith_of("leuven") == "catholic"  # after turn 0 they reform nothing


# Points


@pytest.mark.parametrize(
    ("players", "outside", "points"),
    [(5, 0, 0), (5, 1, 1), (5, 9, 3), (5, 10, 4), (3, 5, 1), (3, 6, 2), (3, 11, 3)],
)
@both_editions
@proves("4.3.2-r3..r5")
def test_4_3_2_r3_nobles_outside_cities_are_rounded_up_once(edition, players, outside, points):
    """Spread over towns and countrysides; those in cities and boxes do not count."""
    t = empty_table(players, edition=edition).units("gent", nobility=5, reformers=6)
    t.support("french_support", nobility=2)
    if outside:
        t.units("breda", nobility=1).country("generality", nobility=outside - 1)
        t.country("holland", reformers=1)
    assert t.points_of("nobility") == points


@both_editions
@proves("4.3.2-r2", "6.6-r1", "6.8-r1")
def test_4_3_2_r2_garrisons_are_counted_by_region_after_marches_and_sieges(edition):
    """Four armies: two in Holland, one of them before LEIDEN, and two that part from Brabant."""
    t = empty_table(edition=edition).army("holland", habsburgs=2).army("brabant", habsburgs=2)
    t.units("leiden", reformers=2).phase("sieges").answer("habsburgs", "siege.city", "leiden")
    t.answer("habsburgs", "siege.city", "stay", "siege.city", "stay")
    assert t.over
    assert t.points_of("habsburgs") == 2
    t.phase("marches").answer("habsburgs", "march.from", "brabant", "march.to", "liege", "march.from", "done")
    assert t.points_of("habsburgs") == 3
    t.phase("storming").phase("end")
    assert t.counted("habsburgs") == 3


@both_editions
@proves("4.3.1-r3,r4", "6.20-r4")
def test_6_20_r4_small_provinces_decide_the_last_turn_only(edition):
    """Drenthe and Namur against Trier: 0 to 0.5 before the end, 0.85 to 0.5 at it."""
    t = empty_table(4, edition=edition).province("trier", "burghers")
    t.province("drenthe", "reformers").province("namur", "reformers")
    t.turn(4)
    assert (t.points_of("burghers"), t.points_of("reformers")) == (0.5, 0)
    t.turn(5)
    for see in BISHOPRICS.words:
        t.see(see, "reformed")
    t.phase("end")
    assert list(t.winners) == ["reformers"]
    assert (t.counted("burghers"), t.counted("reformers")) == (0.5, 0.85)


@both_editions
@proves("3.1-r3", "4.5-r1,r2")
def test_r62_with_two_players_the_weaker_leader_may_win_by_its_ally(edition):
    """The Catholics lead with 3; Burghers and Reformers have 2 and 2."""
    t = empty_table(2, edition=edition).turn(5)
    for city, holder in (("gent", "catholics"), ("brugge", "catholics"), ("koln", "catholics")):
        t.city(city, holder)
    t.city("leiden", "burghers").city("haarlem", "burghers").city("utrecht", "reformers").city(
        "aachen", "reformers"
    )
    t.phase("end")
    assert set(t.winners) == {"burghers", "reformers"}


@both_editions
@proves("4.5-r2", "3.1-r3")
def test_r62_equal_sums_win_together(edition):
    t = empty_table(2, edition=edition).turn(5).city("gent", "catholics").city("koln", "habsburgs")
    t.city("leiden", "burghers").city("haarlem", "burghers").phase("end")
    assert set(t.winners) == {"catholics", "habsburgs", "burghers", "reformers"}
    t = (
        empty_table(5, edition=edition)
        .turn(5)
        .city("gent", "nobility")
        .city("leiden", "reformers")
        .phase("end")
    )
    assert set(t.winners) == {"nobility", "reformers"}


# Turn order


@both_editions
@proves("5.8-r3,r4", "6.20-r5,r6")
def test_6_20_r6_equals_place_in_the_present_order_and_the_last_to_place_chooses_best(edition):
    """The Reformers lead; Burghers and Habsburgs are equal, and the Burghers act before the Habsburgs."""
    t = empty_table(4, edition=edition).city("gent", "reformers").city("brugge", "reformers")
    t.city("leiden", "burghers").city("koln", "habsburgs")
    t.turn_order("burghers", "reformers", "habsburgs", "catholics").phase("end")
    t.expect("burghers", "order.place", ["first", "after_reformers"]).answer(
        "burghers", "order.place", "first"
    )
    t.expect("habsburgs", "order.place", ["first", "after_burghers", "after_reformers"])
    t.answer("habsburgs", "order.place", "after_burghers").answer(
        "catholics", "order.place", "after_habsburgs"
    )
    assert t.in_order == ["burghers", "habsburgs", "catholics", "reformers"]


@proves("5.8-r7", "6.20-r7")
def test_r56_with_two_players_a_player_places_each_faction_by_its_own_points():
    """Catholics 3, Reformers 2, Burghers 1, Habsburgs 0: one player places first and last."""
    t = empty_table(2).turn_order("catholics", "habsburgs", "burghers", "reformers")
    for city in ("gent", "brugge", "koln"):
        t.city(city, "catholics")
    t.city("leiden", "reformers").city("utrecht", "reformers").city("haarlem", "burghers").phase("end")
    t.answer("reformers", "order.place", "first").answer("burghers", "order.place", "first")
    t.answer("habsburgs", "order.place", "first")
    assert t.in_order == ["habsburgs", "burghers", "reformers", "catholics"]


@both_editions
@proves("4.4-r1", "6.20-r3")
def test_4_4_r1_points_of_earlier_turns_are_forgotten(edition):
    t = empty_table(edition=edition).city("gent", "reformers").phase("end").play_out()
    assert t.counted("reformers") == 1
    t.city("gent", None).phase("end").play_out()
    assert t.counted("reformers") == 0
