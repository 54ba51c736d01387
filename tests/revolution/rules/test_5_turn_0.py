"""5.1 to 5.7 Turn 0; rulings R14 to R17, R54 and R55."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import (
    BISHOPRICS,
    BURGHERS,
    CATHOLICS,
    CITY_WORDS,
    EDITIONS,
    FACTIONS,
    HABSBURGS,
    NOBILITY,
    PROVINCES,
    REFORMERS,
)
from cuius.titles.revolution.phases.provinces import newcomers, place_newcomers
from tests.revolution.tables import RevolutionTable, empty_table, new_table


def total_in(t: RevolutionTable, province: str) -> int:
    """All counters in a province."""
    places = t.state.board.places[PROVINCES[province]]
    return sum(sum(t.contents(place.word).values()) for place in places)


# ---- 5.1 support movement ----


@pytest.mark.parametrize("edition", EDITIONS)
def test_5_1_r1_any_number_or_none(edition):
    t = new_table(5, edition=edition).phase("opening_support")
    t.expect("nobility", "support.many", [0, 1, 2], about={"box": "french_support"})
    t.play_out()
    assert [t.in_support(b, "nobility") for b in ("french_support", "emperor")] == [2, 2]


@pytest.mark.parametrize("edition", EDITIONS)
@proves("5.1-r2")
def test_d03_in_turn_0_plain_slots_lead_to_the_provinces_of_their_box(edition):
    t = new_table(5, edition=edition).phase("opening_support")
    t.answer("nobility", "support.many", 1)
    t.expect("nobility", "support.to", ["artois", "hainault", "liege", "luxembourg"])
    t.answer("nobility", "support.to", "hainault", "support.many", 2)
    t.expect("nobility", "support.to", ["cleve", "julich", "koln", "trier"])
    assert t.country_count("hainault", "nobility") == 1


def test_5_1_r3_filled_slots_to_the_treasury_only():
    t = empty_table().support("calvinists_filled", reformers=1).phase("opening_support")
    t.answer("reformers", "support.many", 1)
    assert t.over
    assert t.coins_of("reformers") == 1


def test_5_1_r4_half_slots_to_either():
    t = empty_table().support("calvinists_half", reformers=2).phase("opening_support")
    t.answer("reformers", "support.many", 2, "support.to", "treasury", "support.to", "utrecht")
    assert (t.coins_of("reformers"), t.country_count("utrecht", "reformers")) == (1, 1)


def test_5_1_r5_limits_do_not_matter():
    t = empty_table().country("drenthe", catholics=1).support("calvinists_half", reformers=2)
    t.phase("opening_support")
    t.answer("reformers", "support.many", 2, "support.to", "drenthe", "support.to", "drenthe")
    assert total_in(t, "drenthe") == 3  # of one


# ---- 5.2 new units ----


@pytest.mark.parametrize(
    ("faction", "many"), [(CATHOLICS, 7), (HABSBURGS, 6), (NOBILITY, 5), (BURGHERS, 4), (REFORMERS, 3)]
)
@proves("5.2-r1")
def test_5_2_r1_new_units_of_turn_0(faction, many):
    t = new_table(5)
    assert newcomers(t.state, faction) == many
    t.play(place_newcomers, faction)
    before = t.stock_of(faction.word)
    t.play_out()
    assert t.stock_of(faction.word) == before - many


def test_5_2_r2_where_the_faction_is_or_a_free_slot():
    t = new_table(5).play(place_newcomers, NOBILITY)
    t.expect("nobility", "units.where", ["brabant", "holland", "generality", "julich", "cleve"])
    t = new_table(5).play(place_newcomers, BURGHERS)
    places = ["gelderland", "holland", "zeeland", "huguenots_plain"]
    t.expect("burghers", "units.where", places).answer("burghers", "units.where", "zeeland", "units.many", 2)
    assert (t.country_count("zeeland", "burghers"), t.contents("middelburg")) == (2, {"burghers": 1})


@pytest.mark.parametrize("edition", EDITIONS)
@proves("5.2-r3")
def test_ex_5_2_one_in_aachen_lets_two_in(edition):
    t = empty_table(edition=edition).units("aachen", nobility=1).turn(0).play(place_newcomers, NOBILITY)
    t.answer("nobility", "units.where", "julich").expect("nobility", "units.many", [1, 2])
    t.refuse("nobility", "units.many", "3")
    t.answer("nobility", "units.many", 2).expect("nobility", "units.where", lacks=["julich"])
    assert (t.country_count("julich", "nobility"), t.count("aachen", "nobility")) == (2, 1)


def test_r14_what_was_placed_a_moment_ago_does_not_count():
    t = empty_table().country("julich", nobility=1).turn(0).play(place_newcomers, NOBILITY)
    t.answer("nobility", "units.where", "julich", "units.many", 1)
    t.answer("nobility", "units.where", "julich")  # one is left of two: answered by itself
    assert t.country_count("julich", "nobility") == 3
    t.expect("nobility", "units.where", lacks=["julich"])


def test_r14_counters_in_besieged_cities_count():
    t = empty_table().units("aachen", nobility=2).siege("aachen", "catholics").turn(0)
    t.play(place_newcomers, NOBILITY).answer("nobility", "units.where", "julich")
    t.expect("nobility", "units.many", [1, 2, 3, 4])


def test_5_2_r4_what_came_by_support_counts():
    t = empty_table().support("emperor", nobility=2).phase("opening_support")
    t.answer("nobility", "support.many", 2, "support.to", "trier", "support.to", "trier")
    t.play(place_newcomers, NOBILITY).answer("nobility", "units.where", "trier")
    t.expect("nobility", "units.many", [1, 2, 3, 4])


def test_5_2_r5_one_counter_a_slot():
    t = empty_table().support("jesuits", catholics=1).turn(0).play(place_newcomers, CATHOLICS)
    t.answer("catholics", "units.where", "spanish_treasury_filled")
    t.expect("catholics", "units.many", [1, 2, 3, 4, 5]).answer("catholics", "units.many", 5)
    assert t.in_support("jesuits", "catholics") == 2  # the only slot left took one
    assert t.coins_of("catholics") == 1


@pytest.mark.parametrize("players", [2, 5])
@proves("5.2-r6")
def test_r17_one_faction_at_a_time_in_the_huguenots_box(players):
    t = empty_table(players).support("huguenots", burghers=1).turn(0).play(place_newcomers, REFORMERS)
    t.expect("reformers", "units.where", lacks=["huguenots_plain"])
    t = empty_table(players).support("huguenots", burghers=1).turn(0).play(place_newcomers, BURGHERS)
    t.expect("burghers", "units.where", offers=["huguenots_plain"])
    t = empty_table(players).turn(0).play(place_newcomers, REFORMERS)
    t.expect("reformers", "units.where", offers=["huguenots_plain"])


@pytest.mark.parametrize("turn", [0, 1])
@proves("5.2-r7")
def test_r15_new_units_must_be_placed(turn):
    t = empty_table().country("liege", nobility=3).turn(turn).play(place_newcomers, NOBILITY)
    t.expect("nobility", "units.where", lacks=["pass", "treasury", "done"])
    t.answer("nobility", "units.where", "liege").expect("nobility", "units.many", lacks=[0])


def test_5_2_r8_what_cannot_be_placed_becomes_coins():
    t = empty_table().country("julich", nobility=1)
    t.support("french_support", nobility=2).support("emperor", nobility=2)
    t.turn(0).play(place_newcomers, NOBILITY)
    t.answer("nobility", "units.many", 2)
    assert t.over
    assert (t.country_count("julich", "nobility"), t.coins_of("nobility")) == (3, 3)
    t.expect_event("units.unplaced", faction="nobility", count=3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_r16_a_card_without_a_counter_opens_no_province(edition):
    t = empty_table(edition=edition).province("julich", "nobility").country("cleve", nobility=1)
    t.play(place_newcomers, NOBILITY).expect("nobility", "units.where", offers=["cleve"], lacks=["julich"])


# ---- 5.3 to 5.5 ----


def test_5_3_r1_conflict_as_in_6_11():
    t = empty_table().country("julich", catholics=3, nobility=2, neutral=1).phase("opening_conflict")
    assert t.contents("julich_countryside") == {"catholics": 3, "nobility": 1}  # neutral, then Nobility


@proves("5.4-r1")
def test_5_4_r1_neutral_counters_up_to_the_limit_less_one():
    t = empty_table().country("holland", catholics=10).country("flanders", catholics=8)
    t.country("liege", habsburgs=7).country("koln", habsburgs=6).units("bruxelles", nobility=4)
    t.phase("opening_neutrals")
    assert t.over
    for province in PROVINCES:
        assert total_in(t, province.word) == t.state.board.limit[province] - 1
    assert (t.country_count("brabant", "neutral"), t.contents("bruxelles")) == (1, {"nobility": 4})


def test_5_4_r2_none_where_that_many_are_already():
    t = empty_table().country("cleve", nobility=2).country("zeeland", burghers=3).supply(40, rest="liege")
    t.phase("opening_neutrals").play_out()
    assert t.country_count("cleve", "neutral") == t.country_count("zeeland", "neutral") == 0
    assert all(total_in(t, small) == 0 for small in ("drenthe", "namur", "venlo", "limburg", "geldern"))


@proves("5.4-r3")
def test_5_4_r3_too_few_are_spread_evenly():
    t = empty_table().turn_order("nobility", "catholics", "habsburgs", "burghers", "reformers")
    t.phase("opening_neutrals")  # 73 are wanted: 18 + 18 go round, 11 of the third round are chosen
    t.expect("nobility", "neutrals.where", lacks=["cleve", "drenthe"], offers=["artois", "liege"])
    t.play_out()
    assert (t.country_count("cleve", "neutral"), t.country_count("liege", "neutral")) == (2, 3)
    assert t.state.supply == 0


def test_5_5_r1_overflow_as_in_6_13():
    t = empty_table().country("utrecht", burghers=6).phase("opening_overflow")
    t.expect("burghers", "overflow.to", offers=["gelderland", "holland"])
    t.answer("burghers", "overflow.to", "holland")
    assert (t.country_count("utrecht", "burghers"), t.country_count("holland", "burghers")) == (5, 1)


# ---- 5.6 movement ----


@pytest.mark.parametrize("edition", EDITIONS)
@proves("5.6-r1")
def test_ex_5_6_brabant(edition):
    """D-27: an example that only the French book has, true in both editions."""
    t = empty_table(edition=edition).country("brabant", catholics=2, nobility=2, neutral=1)
    t.phase("opening_movement").expect("catholics", "move.stay", about={"province": "brabant"})
    t.answer("catholics", "move.stay", "rearrange", "move.city", 1, "move.town", "own")
    t.answer("catholics", "move.neutrals", 0)
    t.answer("nobility", "move.stay", "rearrange").expect("nobility", "move.city", [0, 1, 2])
    t.answer("nobility", "move.city", 2, "move.neutrals", 0)
    assert t.over
    assert t.contents("leuven") == {"catholics": 1}
    assert t.contents("bruxelles") == {"catholics": 1, "nobility": 2}
    assert t.contents("brabant_countryside") == {"neutral": 1}
    t.phase("opening_awards")
    assert t.city_of("bruxelles") == "nobility"
    assert t.province_of("brabant") is None


def two_provinces(edition: str) -> RevolutionTable:
    t = empty_table(edition=edition).units("koln", catholics=1).units("aachen", nobility=1)
    return t.turn_order("reformers", "catholics", "habsburgs", "nobility", "burghers")


def test_5_6_r2_d04_in_2007_the_first_faction_chooses_the_order_of_provinces():
    t = two_provinces("2007").phase("opening_movement")
    t.expect("reformers", "move.next", ["koln", "julich", "rest"]).answer("reformers", "move.next", "julich")
    t.expect("nobility", "move.stay").answer("nobility", "move.stay", "stay")
    t.expect("catholics", "move.stay")


def test_5_6_r3_d04_in_2004_board_order():
    t = two_provinces("2004").phase("opening_movement")
    t.expect("catholics", "move.stay", about={"province": "koln"}).answer("catholics", "move.stay", "stay")
    t.expect("nobility", "move.stay", about={"province": "julich"})


# ---- 5.7 awards ----


@pytest.mark.parametrize("edition", EDITIONS)
@proves("5.7-r1,r4")
def test_ex_5_7_two_of_four_are_no_majority(edition):
    t = empty_table(edition=edition).units("koln", catholics=2, nobility=1, habsburgs=1)
    t.phase("opening_awards")
    assert t.city_of("koln") is None
    t.units("koln", nobility=0).phase("opening_awards")
    assert t.city_of("koln") == "catholics"  # two of three


@pytest.mark.parametrize("edition", EDITIONS)
@proves("5.7-r5")
def test_ex_5_7b_a_neutral_majority_is_nobodys(edition):
    t = (
        empty_table(edition=edition)
        .units("koln", catholics=1, neutral=2)
        .country("julich", neutral=3, nobility=1)
    )
    t.city("koln", "catholics").phase("opening_awards")
    assert (t.city_of("koln"), t.province_of("julich")) == (None, None)


def test_5_7_r1_neutral_counters_stand_against_a_majority():
    t = empty_table().units("koln", catholics=2, neutral=2).units("gent", reformers=2, neutral=1)
    t.phase("opening_awards")
    assert (t.city_of("koln"), t.city_of("gent")) == (None, "reformers")


def test_5_7_r2_towns_and_countryside_give_the_province():
    t = empty_table().units("mons", catholics=1).units("valenciennes", catholics=1)
    t.country("hainault", habsburgs=1).phase("opening_awards")
    assert t.province_of("hainault") == "catholics"


def test_5_7_r3_cities_do_not_count_for_the_province():
    t = empty_table().units("koln", catholics=5).country("koln", nobility=1).phase("opening_awards")
    assert (t.city_of("koln"), t.province_of("koln")) == ("catholics", "nobility")


def test_5_7_r4_an_empty_province_is_nobodys():
    t = empty_table().province("drenthe", "nobility").phase("opening_awards")
    assert t.province_of("drenthe") is None
    t.expect_event("province.lost", what="drenthe")


@pytest.mark.parametrize(
    ("holder", "column"),
    [
        ("catholics", "strongly_catholic"),
        ("habsburgs", "catholic"),
        ("nobility", "catholic"),
        ("burghers", "reformed"),
        ("reformers", "strongly_reformed"),
        (None, "catholic"),
    ],
)
@proves("5.7-r6..r9")
def test_where_bishoprics_start(holder, column):
    for bishopric in BISHOPRICS.words:
        t = empty_table()
        if holder:
            t.country(bishopric, **{holder: 1})
        assert t.phase("opening_awards").see_of(bishopric) == column


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("holder", [*FACTIONS.words, "neutral"])
@proves("5.7-r10,r11")
def test_d15_universities_in_turn_0(edition, holder):
    t = empty_table(edition=edition).units("koln", **{holder: 1}).units("leuven", **{holder: 1})
    t.units("leiden", **{holder: 1}).units("franeker", **{holder: 1}).phase("opening_awards")
    old = "reformed" if holder in ("burghers", "reformers") else "catholic"
    new = "reformed" if holder == "reformers" else "none"
    assert [t.faith_of(u) for u in ("koln", "leuven", "leiden", "franeker")] == [old, old, new, new]


@pytest.mark.parametrize("edition", EDITIONS)
def test_r54_burghers_reform_koln_in_turn_0_only_and_then_keep_it(edition):
    t = empty_table(edition=edition).units("koln", burghers=1).phase("opening_awards")
    assert t.faith_of("koln") == "reformed"
    assert t.phase("universities").faith_of("koln") == "reformed"
    t = empty_table(edition=edition).city("koln", "burghers").university("koln", "catholic")
    assert t.phase("universities").faith_of("koln") == "catholic"


@pytest.mark.parametrize("edition", EDITIONS)
def test_r55_empty_leuven_turns_catholic_and_a_new_university_stays(edition):
    t = empty_table(edition=edition).university("leuven", "reformed").university("franeker", "reformed")
    t.phase("universities")
    assert (t.faith_of("leuven"), t.faith_of("franeker")) == ("catholic", "reformed")


@proves("5.7-r12,r13")
def test_where_allegiances_start():
    t = empty_table().phase("opening_awards")
    columns = [3, 2, 4, 5, 2, 5, 4, 2, 5, 3, 3, 4]
    assert [t.column_of(city) for city in CITY_WORDS] == columns
