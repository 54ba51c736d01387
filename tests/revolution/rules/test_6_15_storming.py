"""6.15 Sieges resolved."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import EDITIONS
from tests.revolution.tables import empty_table

both_editions = pytest.mark.parametrize("edition", EDITIONS)


def besieged(edition="2007", by="habsburgs", **garrison):
    """Gent besieged, with this garrison."""
    return empty_table(edition=edition).units("gent", **garrison).siege("gent", by)


@proves("6.15-r1", "6.15-r11")
def test_6_15_r1_every_besieged_city_falls_and_the_armies_return():
    t = besieged(burghers=1).siege("liege", "nobility").units("liege", catholics=2).phase("storming")
    assert t.over
    assert t.contents("gent") == {"habsburgs": 1}
    assert t.contents("liege") == {"nobility": 2}
    assert (t.besieger("gent"), t.besieger("liege")) == (None, None)
    assert (t.armies_in("flanders", "habsburgs"), t.armies_in("liege", "nobility")) == (1, 1)


@proves("6.15-r2")
def test_6_15_r2_in_turn_order():
    """The last neutral counter goes to the city that falls first."""
    for order, gent, liege in (
        (("habsburgs", "nobility"), {"habsburgs": 2, "neutral": 1}, {"nobility": 2}),
        (("nobility", "habsburgs"), {"habsburgs": 2}, {"nobility": 2, "neutral": 1}),
    ):
        t = besieged(burghers=3).siege("liege", "nobility").units("liege", catholics=3).supply(1)
        t.turn_order(*order, "catholics", "burghers", "reformers").phase("storming")
        assert (t.contents("gent"), t.contents("liege")) == (gent, liege)


def test_6_15_r3_a_faction_chooses_the_order_of_its_sieges():
    t = besieged(burghers=2).siege("brugge", "habsburgs").units("brugge", reformers=2).stock(habsburgs=2)
    t.phase("storming").expect("habsburgs", "storm.next", ["brugge", "gent"])
    t.answer("habsburgs", "storm.next", "gent")
    assert t.over
    assert t.contents("gent") == {"habsburgs": 2}
    assert t.contents("brugge") == {}  # no stock is left: its defenders are just gone


@both_editions
@proves("6.15-r4..r6", "6.15-r10")
def test_6_15_r4_two_of_a_mixed_garrison_are_converted_and_the_rest_turns_neutral(edition):
    """Four defenders: Burghers 2, Reformers 1, neutral 1."""
    t = besieged(edition, burghers=2, reformers=1, neutral=1)
    stocks = [t.stock_of(f) for f in ("habsburgs", "burghers", "reformers")]
    t.phase("storming").expect("habsburgs", "storm.convert", ["burghers", "reformers", "neutral"])
    t.answer("habsburgs", "storm.convert", "burghers", "storm.convert", "reformers")
    assert t.over
    assert t.contents("gent") == {"habsburgs": 2, "neutral": 2}
    assert [t.stock_of(f) for f in ("habsburgs", "burghers", "reformers")] == [
        stocks[0] - 2,
        stocks[1] + 2,
        stocks[2] + 1,
    ]
    assert t.state.supply == 45


def test_6_15_r4_fewer_than_two_defenders():
    t = besieged(neutral=1).phase("storming")
    assert t.contents("gent") == {"habsburgs": 1}
    assert t.state.supply == 47


def test_6_15_r5_the_besieger_chooses_which_two():
    t = besieged(burghers=2, reformers=1, neutral=1).phase("storming")
    t.answer("habsburgs", "storm.convert", "burghers")
    t.expect("habsburgs", "storm.convert", ["burghers", "reformers", "neutral"])
    t.answer("habsburgs", "storm.convert", "burghers")
    assert t.contents("gent") == {"habsburgs": 2, "neutral": 2}  # the Reformer turned neutral


def test_6_15_r6_neutral_defenders_stay_neutral():
    t = besieged(neutral=4).phase("storming")
    assert t.contents("gent") == {"habsburgs": 2, "neutral": 2}


@both_editions
@proves("6.15-r7")
def test_6_15_r7_the_besiegers_own_counters_are_ignored(edition):
    """D-12: said in 2007 only, played in both editions."""
    t = besieged(edition, habsburgs=2, burghers=3).phase("storming")
    assert t.contents("gent") == {"habsburgs": 4, "neutral": 1}


@both_editions
@proves("6.15-r8", "6.15-r10")
def test_6_15_r8_without_stock_converted_counters_are_just_removed(edition):
    """Four defenders and one counter in stock: one converted, one removed, two neutral."""
    t = besieged(edition, burghers=2, reformers=1, neutral=1).stock(habsburgs=1)
    burghers = t.stock_of("burghers")
    t.phase("storming").answer("habsburgs", "storm.convert", "burghers", "storm.convert", "burghers")
    assert t.contents("gent") == {"habsburgs": 1, "neutral": 2}
    assert t.stock_of("burghers") == burghers + 2
    t = besieged(edition, burghers=2).stock(habsburgs=0).phase("storming")
    assert t.contents("gent") == {}


@both_editions
@proves("6.15-r9", "6.15-r10")
def test_6_15_r9_without_neutral_counters_the_others_are_just_removed(edition):
    t = besieged(edition, burghers=2, reformers=3).supply(1).phase("storming")
    reformers = t.stock_of("reformers")
    t.answer("habsburgs", "storm.convert", "burghers", "storm.convert", "burghers")
    assert t.contents("gent") == {"habsburgs": 2, "neutral": 1}
    assert t.stock_of("reformers") == reformers + 3
    assert t.state.supply == 0


@proves("6.15-r9", "6.15-r10")
def test_6_15_r10_a_converted_neutral_counter_serves_for_the_next():
    """It goes to the supply before the others turn neutral."""
    t = besieged(burghers=1, reformers=1, neutral=1).supply(0).phase("storming")
    t.answer("habsburgs", "storm.convert", "neutral", "storm.convert", "burghers")
    assert t.contents("gent") == {"habsburgs": 2, "neutral": 1}
    assert t.state.supply == 0


def test_6_15_r11_back_in_a_full_section():
    """The box was kept: three others fill the rest of Utrecht's section."""
    t = empty_table().units("utrecht", burghers=1).siege("utrecht", "catholics").army("utrecht", nobility=2)
    t.phase("storming")
    assert (t.armies_in("utrecht", "catholics"), t.armies_in("utrecht", "nobility")) == (1, 2)


@both_editions
@proves("6.15-r12")
def test_6_15_r12_beggars_leave_only_neutral_counters_in_the_city(edition):
    t = empty_table(edition=edition).units("leiden", burghers=2, catholics=1, neutral=1)
    stock = t.stock_of("burghers")
    t.siege("leiden", "beggars").hired("burghers").phase("storming")
    assert t.contents("leiden") == {"neutral": 4}
    assert t.stock_of("burghers") == stock + 2  # the hirer's own are not spared
    assert t.besieger("leiden") is None
    t.expect_event("city.sacked", city="leiden")


@proves("6.15-r13")
def test_6_15_r13_without_neutral_counters_they_are_just_removed():
    t = empty_table().units("leiden", catholics=1, reformers=2, neutral=1).supply(1)
    t.siege("leiden", "beggars").hired("burghers").phase("storming")
    assert t.contents("leiden") == {"neutral": 2}
    assert t.state.supply == 0


@pytest.mark.parametrize(
    ("order", "gent", "leiden"),
    [
        (("habsburgs", "burghers"), {"habsburgs": 2, "neutral": 1}, {}),
        (("burghers", "habsburgs"), {"habsburgs": 2}, {"neutral": 1}),
    ],
)
@proves("6.15-r14")
def test_6_15_r14_sieges_of_beggars_fall_in_the_hirers_turn(order, gent, leiden):
    t = besieged(reformers=3).siege("leiden", "beggars").units("leiden", catholics=1).hired("burghers")
    t.supply(1).turn_order(*order, "catholics", "nobility", "reformers").phase("storming")
    assert (t.contents("gent"), t.contents("leiden")) == (gent, leiden)


@proves("6.15-r14")
def test_6_15_r14_after_the_hirers_own_siege():
    t = besieged(by="burghers", catholics=3).siege("leiden", "beggars").units("leiden", catholics=1)
    t.hired("burghers").supply(1).phase("storming")
    assert t.contents("gent") == {"burghers": 2, "neutral": 1}
    assert t.contents("leiden") == {}


@both_editions
@proves("6.7.4-r4", "6.15-r15")
def test_6_15_r15_all_beggars_return_at_the_end(edition):
    t = empty_table(edition=edition).siege("leiden", "beggars").hired("reformers")
    t.staying("zeeland", 1, spent=1).arrange(march_tried=[True] * 10).phase("storming")
    assert (t.state.beggars_box, t.beggars_in("zeeland")) == (3, 0)
    assert t.state.beggars_by == -1
    assert not any(t.state.march_tried)
    assert not any(t.state.beggars_spent)


def test_6_15_cards_wait_for_their_own_phase():
    t = besieged(burghers=2).city("gent", "burghers").phase("storming")
    assert t.city_of("gent") == "burghers"
    t.phase("awards")
    assert t.city_of("gent") == "habsburgs"


def test_6_15_a_fallen_city_may_stay_above_the_limit_of_its_province():
    """Limits are no matter of this phase: a garrison keeps its size."""
    t = besieged(burghers=4).country("flanders", catholics=9).phase("storming")
    assert t.contents("gent") == {"habsburgs": 2, "neutral": 2}


def test_r45_an_allys_counters_are_not_spared():
    t = empty_table(2).units("gent", habsburgs=1, reformers=2).siege("gent", "catholics").phase("storming")
    t.answer("catholics", "storm.convert", "reformers", "storm.convert", "reformers")
    assert t.contents("gent") == {"catholics": 2, "neutral": 1}


def test_r45_a_city_with_its_own_counters_and_no_stock():
    t = besieged(habsburgs=1, burghers=2, reformers=1).stock(habsburgs=0).phase("storming")
    t.answer("habsburgs", "storm.convert", "reformers")
    assert t.contents("gent") == {"habsburgs": 1, "neutral": 1}


def test_r46_two_beggars_before_a_city_one_in_a_region_all_home_after_the_hirer():
    t = empty_table().units("utrecht", nobility=2).siege("utrecht", "beggars").staying("holland", 1)
    t.hired("reformers").siege("liege", "reformers").units("liege", burghers=1).phase("storming")
    assert t.contents("utrecht") == {"neutral": 2}
    assert t.contents("liege") == {"reformers": 1}
    assert t.state.beggars_box == 3


def test_6_15_a_siege_ended_by_beggars_is_not_resolved():
    t = empty_table().units("haarlem", burghers=3).siege("haarlem", "catholics").coins(reformers=4)
    t.phase("beggars").answer("reformers", "beggars.hire", 2, "beggars.region", "holland")
    t.answer("reformers", "beggars.number", 2, "beggars.act", "destroy").phase("storming")
    assert t.contents("haarlem") == {"burghers": 3}
    assert t.pool_of("catholics") == 6
