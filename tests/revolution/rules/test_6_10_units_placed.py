"""6.10 New units: where they go. 5.2 has the same rules with fixed numbers."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import FACTIONS
from cuius.titles.revolution.phases.provinces import place_newcomers
from tests.revolution.tables import RevolutionTable, empty_table, new_table

EDITIONS = ("2007", "2004")
REFORMED_SLOTS = ("huguenots_plain", "calvinists_filled", "calvinists_half")


def placing(t: RevolutionTable, faction: str) -> RevolutionTable:
    return t.play(place_newcomers, FACTIONS[faction])


def no_support(t: RevolutionTable) -> RevolutionTable:
    """All support slots of Reformers and Burghers are full."""
    t.support("calvinists", reformers=5).support("huguenots", burghers=2)
    return t.support("london_merchants", burghers=3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_10_r11_into_the_countryside_where_one_is_present(edition):
    """D-02: the countryside in both editions, though a town is empty and a city is at hand."""
    t = empty_table(edition=edition).units("bruxelles", reformers=1).units("arras", reformers=1)
    placing(t, "reformers").expect(
        "reformers", "units.where", ["brabant", "artois", *REFORMED_SLOTS], about={"count": 7}
    )
    t.answer("reformers", "units.where", "brabant", "units.where", "calvinists_half", "units.many", 4)
    assert t.country_count("brabant", "reformers") == 1
    assert t.count("bruxelles", "reformers") == 1
    assert t.count("leuven", "reformers") == 0
    assert t.in_support("calvinists_half", "reformers") == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_10_r12_a_controlled_province_takes_any_number(edition):
    t = empty_table(edition=edition).country("holland", nobility=1).province("holland", "nobility")
    placing(t, "nobility").answer("nobility", "units.where", "holland", "units.many", 7)
    assert t.country_count("holland", "nobility") == 8
    assert t.over


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_10_r13_any_other_takes_as_many_as_are_there(edition):
    """City, town and countryside count alike; here two, so two may come."""
    t = empty_table(edition=edition).units("bruxelles", nobility=1).units("leuven", nobility=1)
    placing(t, "nobility").answer("nobility", "units.where", "brabant")
    t.expect("nobility", "units.many", [1, 2])
    t.answer("nobility", "units.many", 2)
    t.expect("nobility", "units.where", ["french_support_plain", "emperor_plain"])
    assert t.country_count("brabant", "nobility") == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_r14_the_number_is_taken_before_placing(edition):
    """Counters placed a moment ago make no room for more."""
    t = empty_table(edition=edition).country("trier", nobility=2).country("namur", nobility=1)
    placing(t, "nobility").answer("nobility", "units.where", "trier", "units.many", 1)
    t.answer("nobility", "units.where", "trier")  # one more, and that is all
    t.expect("nobility", "units.where", lacks=["trier"])
    assert t.country_count("trier", "nobility") == 4


def test_6_10_r14_besieged_counters_count_for_placing():
    t = empty_table().units("koln", nobility=3).siege("koln", "catholics")
    placing(t, "nobility").answer("nobility", "units.where", "koln")
    t.expect("nobility", "units.many", [1, 2, 3])
    t.answer("nobility", "units.many", 3)
    assert t.count("koln", "nobility") == 3
    assert t.country_count("koln", "nobility") == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_r16_a_card_without_a_counter_opens_nothing(edition):
    """D-10."""
    t = empty_table(edition=edition).province("holland", "nobility").country("trier", nobility=1)
    placing(t, "nobility").expect(
        "nobility", "units.where", ["trier", "french_support_plain", "emperor_plain"]
    )


def test_6_10_r15_any_free_slot_that_is_open_to_the_faction():
    t = empty_table().support("calvinists_half", reformers=3)
    placing(t, "reformers").expect("reformers", "units.where", REFORMED_SLOTS)
    t.answer("reformers", "units.where", "calvinists_half")
    t.expect("reformers", "units.where", ["huguenots_plain", "calvinists_filled"], about={"count": 7 - 1})


@pytest.mark.parametrize(
    ("faction", "slots"),
    [
        ("catholics", ["spanish_treasury_filled", "jesuits_plain"]),
        ("nobility", ["french_support_plain", "emperor_plain"]),
        ("burghers", ["london_merchants_half", "huguenots_plain"]),
    ],
)
def test_6_10_r15_nobody_uses_a_box_of_others(faction, slots):
    placing(empty_table(), faction).expect(faction, "units.where", slots)


def test_6_10_r15_the_habsburgs_have_the_spanish_treasury_alone():
    t = placing(empty_table(), "habsburgs").answer("habsburgs", "units.many", 5)
    assert t.in_support("spanish_treasury", "habsburgs") == 5
    assert t.coins_of("habsburgs") == 2


@pytest.mark.parametrize(("players", "edition"), [(5, "2007"), (4, "2004"), (2, "2007")])
@proves("6.10-r16")
def test_r17_the_huguenots_take_one_faction_at_a_time(players, edition):
    """The two factions of one player neither."""
    t = empty_table(players=players, edition=edition).support("huguenots", burghers=1)
    placing(t, "reformers").expect("reformers", "units.where", ["calvinists_filled", "calvinists_half"])
    t = empty_table(players=players, edition=edition).support("huguenots", burghers=1)
    placing(t, "burghers").answer("burghers", "units.where", "huguenots_plain")
    assert t.in_support("huguenots", "burghers") == 2


@proves("6.10-r17")
def test_r15_new_units_must_be_placed():
    """No question lets a faction keep them, in both editions, in turn 0 too."""
    for edition in EDITIONS:
        for phase, number in (("units", 7), ("opening_units", 3)):
            t = no_support(empty_table(edition=edition)).country("holland", reformers=8)
            t.turn_order("reformers").phase(phase)
            t.expect("reformers", "units.many", range(1, number + 1))
            t.answer("reformers", "units.many", number)
            assert t.country_count("holland", "reformers") == 8 + number
            assert t.coins_of("reformers") == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_10_r18_what_cannot_be_placed_becomes_coins(edition):
    t = no_support(empty_table(edition=edition)).country("trier", reformers=2)
    before = t.stock_of("reformers")
    placing(t, "reformers").answer("reformers", "units.many", 2)
    assert t.over
    assert t.country_count("trier", "reformers") == 4
    assert t.coins_of("reformers") == 5
    assert t.stock_of("reformers") == before - 7


def test_6_10_r18_all_of_them_if_there_is_no_room_at_all():
    t = placing(no_support(empty_table()), "reformers")
    assert t.over
    assert t.coins_of("reformers") == 7


def test_6_10_r19_limits_do_not_matter():
    """A province of limit 1 that is full takes seven."""
    t = empty_table().country("drenthe", nobility=1, catholics=3).province("drenthe", "nobility")
    placing(t, "nobility").answer("nobility", "units.where", "drenthe", "units.many", 7)
    assert t.country_count("drenthe", "nobility") == 8


def test_6_10_units_are_placed_in_turn_order():
    t = empty_table().country("trier", reformers=9, catholics=9)
    t.turn_order("reformers", "catholics", "habsburgs", "nobility", "burghers").phase("units")
    t.expect("reformers", "units.where")
    t.answer("reformers", "units.where", "trier", "units.many", 7)
    t.expect("catholics", "units.where")


@pytest.mark.parametrize("edition", EDITIONS)
@proves("5.2-r2,r3")
def test_5_2_example_one_in_julich_lets_two_in(edition):
    t = empty_table(edition=edition).units("aachen", nobility=1)
    t.turn_order("nobility").phase("opening_units")
    t.expect("nobility", "units.where", ["julich", "french_support_plain", "emperor_plain"])
    t.answer("nobility", "units.where", "julich")
    t.expect("nobility", "units.many", [1, 2])
    t.answer("nobility", "units.many", 2)
    t.expect("nobility", "units.where", ["french_support_plain", "emperor_plain"])
    assert t.contents("aachen") == {"nobility": 1}
    assert t.country_count("julich", "nobility") == 2


@pytest.mark.parametrize("edition", EDITIONS)
@proves("5.2-r1")
def test_5_2_newcomers_of_turn_0_by_faction(edition):
    t = new_table(edition=edition).turn(0)
    for faction, units in zip(FACTIONS.words, (7, 6, 5, 4, 3), strict=True):
        placing(t, faction)
        assert int(t.match.questions[0].ask.about["count"]) == units
        t.play_out()
