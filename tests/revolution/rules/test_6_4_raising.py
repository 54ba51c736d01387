"""6.4 Raising armies."""

import pytest

from cuius.core.rulebook import proves
from tests.revolution.tables import empty_table

PRICES = {
    "catholics": (3, 7, 11),
    "habsburgs": (3, 6, 10),
    "nobility": (2, 5, 8),
    "burghers": (2, 4, 7),
    "reformers": (2, 4, 6),
}


def mustering(faction, coins):
    """One faction, present in Köln alone, with so many coins."""
    t = empty_table().units("koln", **{faction: 1}).coins(**{faction: coins})
    return t.phase("raising")


@pytest.mark.parametrize(("faction", "totals"), PRICES.items())
@proves("6.4-r2..r7")
def test_6_4_r2_prices_of_the_example(faction, totals):
    t = mustering(faction, totals[2])
    stock = t.stock_of(faction)
    for number, total in enumerate(totals, start=1):
        t.answer(faction, "raise.where", "rhineland")
        assert t.coins_of(faction) == totals[2] - total
        assert t.stock_of(faction) == stock + total
        assert t.armies_in("rhineland", faction) == number
    assert t.pool_of(faction) == 3


@pytest.mark.parametrize(("faction", "totals"), PRICES.items())
def test_6_4_r1_a_fourth_army_is_not_offered(faction, totals):
    t = mustering(faction, 20)
    for _ in range(3):
        t.expect(faction, "raise.where", ["rhineland", "done"])
        t.answer(faction, "raise.where", "rhineland")
    assert t.over
    assert t.coins_of(faction) == 20 - totals[2]


@pytest.mark.parametrize(("faction", "totals"), PRICES.items())
@proves("6.4-r2..r6")
def test_6_4_r2_one_coin_short_is_not_enough(faction, totals):
    for number, total in enumerate(totals):
        t = mustering(faction, total - 1)
        for _ in range(number):
            t.answer(faction, "raise.where", "rhineland")
        assert t.over
        assert t.armies_in("rhineland", faction) == number


def test_6_4_r1_a_faction_may_stop_or_raise_none():
    t = mustering("burghers", 20).answer("burghers", "raise.where", "rhineland")
    t.answer("burghers", "raise.where", "done")
    assert t.over
    assert (t.armies_in("rhineland", "burghers"), t.coins_of("burghers")) == (1, 18)


@proves("6.4-r8")
def test_6_4_r8_a_full_section_takes_no_army():
    """Three boxes in Utrecht: an active army, an abandoned one, and one kept for a besieger."""
    t = empty_table().units("utrecht", reformers=1).country("utrecht", nobility=1).coins(nobility=8)
    t.army("utrecht", catholics=1).abandoned("utrecht", habsburgs=1).siege("utrecht", "burghers")
    assert t.phase("raising").over
    t.abandoned("utrecht", habsburgs=0).phase("raising")
    t.answer("nobility", "raise.where", "utrecht")
    assert t.over  # it took the last box


def test_6_4_r9_presence_is_an_army_or_any_counter_of_the_region():
    t = empty_table().coins(burghers=2).army("liege", burghers=1)
    t.units("bruxelles", burghers=1).units("mons", nobility=1)
    t.units("delft", burghers=1).country("geldern", burghers=1)
    t.units("luxembourg", nobility=2).support("london_merchants", burghers=1)
    t.phase("raising").expect("burghers", "raise.where", ["holland", "brabant", "liege", "rhineland", "done"])


def test_6_4_r9_a_besieged_counter_and_a_besieging_army_are_presence():
    t = empty_table().coins(burghers=2, catholics=3).units("gent", burghers=1).siege("gent", "catholics")
    t.phase("raising").expect("catholics", "raise.where", ["flanders", "done"])
    t.answer("catholics", "raise.where", "done")
    t.expect("burghers", "raise.where", ["flanders", "done"])


def test_6_4_r10_an_abandoned_army_is_no_presence():
    t = empty_table().coins(burghers=2).abandoned("holland", burghers=1)
    assert t.phase("raising").over


def test_6_4_r11_no_more_armies_than_the_pool_holds():
    t = empty_table().coins(burghers=7).units("koln", burghers=1)
    t.army("flanders", burghers=4).abandoned("luxembourg", burghers=1)
    t.phase("raising").answer("burghers", "raise.where", "rhineland")
    assert t.over
    assert (t.pool_of("burghers"), t.coins_of("burghers")) == (0, 5)


def test_6_4_r12_a_disbanded_army_may_be_raised_again():
    t = empty_table().coins(burghers=9).army("flanders", burghers=5).army("rhineland", burghers=1)
    assert t.phase("raising").over  # the pool is empty
    t.phase("maintenance")
    for _ in range(5):
        t.answer("burghers", "army.keep", "maintain")
    t.answer("burghers", "army.keep", "disband")
    t.country("koln", burghers=1)
    t.phase("raising").answer("burghers", "raise.where", "rhineland")
    assert (t.pool_of("burghers"), t.coins_of("burghers")) == (0, 1)


def test_6_4_r13_an_army_just_raised_is_presence_for_the_next():
    t = empty_table().coins(reformers=6).army("liege", reformers=1).phase("raising")
    t.answer("reformers", "raise.where", "liege", "raise.where", "liege", "raise.where", "liege")
    assert t.armies_in("liege", "reformers") == 4


def test_6_4_in_turn_order_a_box_goes_to_the_first():
    t = empty_table().turn_order("reformers", "burghers", "nobility", "habsburgs", "catholics")
    t.country("utrecht", reformers=1, catholics=1).army("utrecht", nobility=2)
    t.coins(reformers=6, catholics=11).phase("raising").answer("reformers", "raise.where", "utrecht")
    assert t.over  # the Catholics find no box


def test_r6_an_ally_is_no_presence_for_raising():
    t = empty_table(players=2).country("utrecht", burghers=3).army("utrecht", burghers=1)
    assert t.coins(reformers=6).phase("raising").over


def test_r21_each_army_is_chosen_before_the_next_is_paid():
    t = empty_table().coins(habsburgs=6).units("koln", habsburgs=1).units("gent", habsburgs=1)
    t.phase("raising").answer("habsburgs", "raise.where", "rhineland")
    t.expect("habsburgs", "raise.where", ["flanders", "rhineland", "done"])
    t.answer("habsburgs", "raise.where", "flanders")
    assert t.over
    assert t.coins_of("habsburgs") == 0


def test_r22_the_box_of_a_besieger_is_kept():
    t = empty_table().country("utrecht", nobility=1).coins(nobility=8).units("utrecht", burghers=2)
    t.siege("utrecht", "catholics").army("utrecht", habsburgs=2)
    assert t.phase("raising").over
    t.army("holland", nobility=1).phase("marches").play_out(**{"march.from": "done"})
    t.phase("storming").play_out()
    assert t.armies_in("utrecht", "catholics") == 1  # it finds its box when the city has fallen
