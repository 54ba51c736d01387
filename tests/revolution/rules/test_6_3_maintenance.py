"""6.3 Army maintenance."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import EDITIONS, FACTIONS
from tests.revolution.tables import empty_table

WAYS = ["maintain", "disband", "abandon"]

both_editions = pytest.mark.parametrize("edition", EDITIONS)


def test_6_3_r1_every_army_has_its_own_decision():
    t = empty_table().army("brabant", habsburgs=2).army("holland", habsburgs=1).coins(habsburgs=5)
    t.country("hainault", nobility=1).phase("maintenance")
    t.expect("habsburgs", "army.keep", WAYS, about={"region": "holland"}).answer(
        "habsburgs", "army.keep", "maintain"
    )
    t.expect("habsburgs", "army.keep", WAYS, about={"region": "brabant"}).answer(
        "habsburgs", "army.keep", "disband"
    )
    t.expect("habsburgs", "army.keep", WAYS, about={"region": "brabant"}).answer(
        "habsburgs", "army.keep", "abandon", "army.loot", "hainault_countryside:nobility"
    )
    assert t.over
    assert (t.armies_in("holland", "habsburgs"), t.armies_in("brabant", "habsburgs")) == (1, 0)
    assert t.abandoned_in("brabant", "habsburgs") == 1
    assert t.pool_of("habsburgs") == 4


@both_editions
@pytest.mark.parametrize("faction", FACTIONS.words)
@proves("6.3-r2,r3,r6,r7,r17")
def test_6_3_r2_prices_of_the_example(faction, edition):
    """Catholics 2 to maintain and 1 to disband, all others 1 and 1; coins go back to stock."""
    price = 2 if faction == "catholics" else 1
    t = empty_table(edition=edition).army("liege", **{faction: 2}).coins(**{faction: 5})
    stock = t.stock_of(faction)
    t.phase("maintenance").answer(faction, "army.keep", "maintain")
    assert (t.coins_of(faction), t.stock_of(faction)) == (5 - price, stock + price)
    assert (t.armies_in("liege", faction), t.pool_of(faction)) == (2, 4)
    t.answer(faction, "army.keep", "disband")
    assert (t.coins_of(faction), t.stock_of(faction)) == (4 - price, stock + price + 1)
    assert (t.armies_in("liege", faction), t.pool_of(faction)) == (1, 5)


def test_6_3_r4_an_army_may_be_abandoned_for_nothing_by_a_rich_owner():
    t = empty_table().army("liege", catholics=1).coins(catholics=20).phase("maintenance")
    t.answer("catholics", "army.keep", "abandon")
    assert t.coins_of("catholics") == 20
    assert (t.armies_in("liege", "catholics"), t.abandoned_in("liege", "catholics")) == (0, 1)
    assert t.pool_of("catholics") == 5


def test_6_3_r5_who_cannot_pay_abandons():
    t = empty_table().army("liege", catholics=1, reformers=1).phase("maintenance")
    assert t.over
    assert t.abandoned_in("liege", "catholics") == t.abandoned_in("liege", "reformers") == 1


def test_6_3_r5_one_coin_disbands_a_catholic_army_but_does_not_maintain_it():
    t = empty_table().army("liege", catholics=2).coins(catholics=1).phase("maintenance")
    t.expect("catholics", "army.keep", ["disband", "abandon"]).answer("catholics", "army.keep", "disband")
    assert t.over  # nothing is left for the second
    assert t.abandoned_in("liege", "catholics") == 1


def test_6_3_r5_coins_run_out_from_army_to_army():
    t = empty_table().army("liege", catholics=2).coins(catholics=3).phase("maintenance")
    t.answer("catholics", "army.keep", "maintain")
    t.expect("catholics", "army.keep", ["disband", "abandon"])


@proves("6.3-r8..r11")
def test_6_3_r8_what_an_abandoned_army_may_loot():
    """Provinces of the region with a town; faction counters in towns and countrysides, its own too."""
    t = empty_table().army("brabant", habsburgs=1)
    t.units("leuven", nobility=1).units("mons", neutral=1).units("bruxelles", burghers=2, habsburgs=1)
    t.country("hainault", habsburgs=2, reformers=1, neutral=1).country("liege", catholics=1)
    t.phase("maintenance").expect(
        "habsburgs",
        "army.loot",
        [
            "brabant",
            "hainault",
            "leuven:nobility",
            "hainault_countryside:habsburgs",
            "hainault_countryside:reformers",
        ],
        about={"region": "brabant"},
    )


def test_6_3_r9_a_looted_town_brings_a_neutral_counter_to_the_countryside():
    t = empty_table().army("holland", nobility=1).units("delft", burghers=1).phase("maintenance")
    t.answer("nobility", "army.loot", "holland")
    assert t.country_count("holland", "neutral") == 1
    assert t.contents("delft") == {"burghers": 1}
    assert t.state.supply == 46


def test_6_3_r9_provinces_without_a_town_are_not_looted():
    """Drenthe and Overijssel have no town; their neighbours in the region have."""
    t = empty_table().army("north", nobility=1).army("gelderland", nobility=1).phase("maintenance")
    t.expect("nobility", "army.loot", ["friesland", "groningen"]).answer("nobility", "army.loot", "groningen")
    assert t.over  # Gelderland is the only one left to choose
    assert t.country_count("gelderland", "neutral") == 1


@proves("6.3-r10,r12")
def test_6_3_r10_a_looted_counter_is_replaced_where_it_stood():
    t = empty_table().army("holland", nobility=2).units("delft", burghers=1).country("holland", nobility=1)
    stocks = t.stock_of("burghers"), t.stock_of("nobility")
    t.phase("maintenance").answer("nobility", "army.loot", "delft:burghers")
    assert t.contents("delft") == {"neutral": 1}
    t.answer("nobility", "army.loot", "holland_countryside:nobility")
    assert t.contents("holland_countryside") == {"neutral": 1}
    assert (t.stock_of("burghers"), t.stock_of("nobility")) == (stocks[0] + 1, stocks[1] + 1)
    assert t.state.supply == 45


def test_6_3_r11_a_region_with_counters_in_its_city_only_has_nothing_to_loot():
    t = empty_table().army("liege", nobility=1).units("liege", burghers=3, catholics=1)
    t.phase("maintenance")
    assert t.over
    assert t.contents("liege") == {"catholics": 1, "burghers": 3}
    assert t.abandoned_in("liege", "nobility") == 1


@both_editions
@proves("6.3-r13")
def test_6_3_r13_looting_is_compulsory(edition):
    """D-07: said in 2007 only, played in both editions. No answer declines it."""
    t = empty_table(edition=edition).army("liege", nobility=1).country("namur", nobility=1)
    t.phase("maintenance")
    assert t.over  # its own counter is all there is
    assert t.contents("namur_countryside") == {"neutral": 1}


@both_editions
@proves("6.3-r14")
def test_6_3_r14_without_neutral_counters_a_counter_is_looted_and_just_removed(edition):
    t = empty_table(edition=edition).army("holland", nobility=1)
    t.units("delft", burghers=1).country("holland", catholics=2).supply(0)
    t.phase("maintenance").expect(
        "nobility", "army.loot", ["delft:burghers", "holland_countryside:catholics"]
    )
    t.answer("nobility", "army.loot", "delft:burghers")
    assert t.contents("delft") == {}
    assert t.state.supply == 0


def test_6_3_r14_the_last_neutral_counter_goes_to_the_first_looter():
    t = empty_table().army("holland", catholics=1, nobility=1).units("delft", burghers=1).supply(1)
    t.phase("maintenance").answer("catholics", "army.loot", "holland")
    assert t.over  # the Nobility has one counter to loot and no other way
    assert t.contents("delft") == {}
    assert t.country_count("holland", "neutral") == 1


@both_editions
@proves("6.3-r15")
def test_6_3_r15_an_abandoned_army_does_nothing_more(edition):
    t = empty_table(edition=edition).army("holland", habsburgs=1, nobility=1).coins(nobility=1)
    t.units("haarlem", burghers=2).units("delft", burghers=1)
    t.phase("maintenance").answer("habsburgs", "army.loot", "holland")
    t.answer("nobility", "army.keep", "maintain")
    t.phase("battles")
    assert not any(t.state.standoff)
    t.phase("sieges").expect("nobility", "siege.city", ["haarlem", "amsterdam", "leiden", "stay"])
    t.answer("nobility", "siege.city", "stay")
    t.phase("marches").expect("nobility", "march.from", ["holland", "done"])
    t.answer("nobility", "march.from", "done")
    t.phase("influence").expect("nobility", "influence.target", offers=["delft:burghers"])


@both_editions
@proves("6.3-r16")
def test_6_3_r16_an_abandoned_army_keeps_its_box_filled(edition):
    t = empty_table(edition=edition).army("utrecht", reformers=1).abandoned("utrecht", habsburgs=1)
    t.country("utrecht", burghers=1).coins(burghers=4)
    t.phase("raising").answer("burghers", "raise.where", "utrecht")
    assert t.over  # the third box is filled by the abandoned army


@both_editions
@proves("6.3-r16")
def test_6_3_r16_the_end_phase_takes_it_off_before_points_are_counted(edition):
    """D-14: listed in 2007 only, played in both editions."""
    t = empty_table(edition=edition).army("utrecht", habsburgs=1).abandoned("brabant", habsburgs=2)
    t.phase("storming")
    assert t.abandoned_in("brabant", "habsburgs") == 2
    t.phase("end").play_out()
    assert t.abandoned_in("brabant", "habsburgs") == 0
    assert t.pool_of("habsburgs") == 5
    assert t.counted("habsburgs") == 1  # for the one army that was paid


def test_r19_limits_do_not_matter_to_looters():
    t = empty_table().army("brabant", nobility=1).country("hainault", catholics=5).phase("maintenance")
    t.answer("nobility", "army.loot", "hainault")
    assert t.contents("hainault_countryside") == {"catholics": 5, "neutral": 1}


def test_r19_an_army_with_neither_way_to_loot_is_turned_over_all_the_same():
    t = empty_table().army("holland", nobility=1).units("delft", neutral=1).supply(0).phase("maintenance")
    assert t.over
    assert t.contents("delft") == {"neutral": 1}
    assert t.abandoned_in("holland", "nobility") == 1


def test_r20_an_abandoned_army_is_no_presence_and_no_party():
    t = empty_table().abandoned("holland", catholics=1, habsburgs=1).army("holland", nobility=1)
    t.coins(catholics=9, burghers=4).country("holland", burghers=1)
    t.phase("raising").expect("burghers", "raise.where")  # the Catholics are not represented
    t.answer("burghers", "raise.where", "done").phase("battles")
    assert not any(t.state.standoff)
    t.phase("beggars").answer("burghers", "beggars.hire", 2, "beggars.region", "holland")
    t.answer("burghers", "beggars.number", 2).expect("burghers", "beggars.act", ["destroy", "stay"])
    t.answer("burghers", "beggars.act", "destroy")
    assert t.pool_of("nobility") == 6
    assert t.abandoned_in("holland", "catholics") == 1


def test_6_3_factions_decide_in_turn_order():
    t = empty_table().turn_order("reformers", "burghers", "nobility", "habsburgs", "catholics")
    t.army("liege", catholics=1, reformers=1).coins(catholics=2, reformers=2).phase("maintenance")
    t.expect("reformers", "army.keep").answer("reformers", "army.keep", "disband")
    t.expect("catholics", "army.keep")
