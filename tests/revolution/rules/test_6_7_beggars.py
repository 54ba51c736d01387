"""6.7 Water Beggars: who hires them, and where they go."""

import pytest

from cuius.core.rulebook import proves
from tests.revolution.tables import beggars_sent, empty_table

REGIONS = ["gelderland", "holland", "utrecht", "zeeland"]


@proves("6.7-r1")
def test_6_7_r1_only_burghers_and_reformers_hire():
    t = empty_table().coins(catholics=6, habsburgs=6, nobility=6)
    assert t.phase("beggars").over
    t.coins(burghers=6, reformers=6).phase("beggars").expect("burghers", "beggars.hire")
    t.answer("burghers", "beggars.hire", 0).expect("reformers", "beggars.hire")


def test_6_7_r2_two_coins_each_back_to_stock():
    t = empty_table().coins(reformers=5)
    stock = t.stock_of("reformers")
    t.phase("beggars").expect("reformers", "beggars.hire", [0, 1, 2]).answer("reformers", "beggars.hire", 2)
    assert (t.coins_of("reformers"), t.stock_of("reformers")) == (1, stock + 4)
    assert (t.state.beggars_box, t.state.beggars_hand) == (1, 2)


@proves("6.7-r2")
def test_6_7_r2_one_coin_hires_nobody():
    t = empty_table().coins(burghers=1, reformers=2).phase("beggars")
    t.expect("reformers", "beggars.hire", [0, 1])


def test_6_7_r3_three_at_most():
    empty_table().coins(burghers=20).phase("beggars").expect("burghers", "beggars.hire", [0, 1, 2, 3])


def test_6_7_r4_the_first_in_turn_order_that_hires_is_alone():
    t = empty_table().coins(burghers=6, reformers=6).phase("beggars")
    t.answer("burghers", "beggars.hire", 1, "beggars.region", "done")
    assert t.over
    t = empty_table().turn_order("catholics", "reformers", "habsburgs", "burghers", "nobility")
    t.coins(burghers=6, reformers=6).phase("beggars").answer("reformers", "beggars.hire", 2)
    t.answer("reformers", "beggars.region", "done")
    assert t.over


def test_6_7_r4_one_of_two_allies_hires_too():
    t = empty_table(2).coins(burghers=6, reformers=6).phase("beggars")
    t.answer("burghers", "beggars.hire", 1, "beggars.region", "done")
    assert t.over


def test_6_7_r5_who_hires_none_leaves_the_chance_to_the_other():
    t = empty_table().coins(burghers=6, reformers=6).phase("beggars")
    t.answer("burghers", "beggars.hire", 0).answer("reformers", "beggars.hire", 3)
    assert t.state.beggars_hand == 3


def test_6_7_r6_they_act_in_the_regions_of_the_six_provinces():
    t = empty_table().coins(burghers=6).phase("beggars").answer("burghers", "beggars.hire", 3)
    t.expect("burghers", "beggars.region", [*REGIONS, "done"])


@proves("6.7-r7,r8")
def test_6_7_r7_together_or_spread_over_several_regions():
    t = empty_table().coins(burghers=6).phase("beggars").answer("burghers", "beggars.hire", 3)
    t.answer("burghers", "beggars.region", "holland").expect("burghers", "beggars.number", [1, 2, 3])
    t.answer("burghers", "beggars.number", 2, "beggars.act", "stay")
    t.answer("burghers", "beggars.region", "zeeland", "beggars.act", "plunder", "beggars.town", "zeeland")
    assert t.over
    assert (t.beggars_in("holland"), t.beggars_in("zeeland"), t.state.beggars_box) == (2, 0, 1)


def test_6_7_r8_each_beggar_has_one_use():
    """Who stays cannot be used again in the same phase, nor who has gone home."""
    t = beggars_sent(empty_table(), 1, "holland").answer("burghers", "beggars.act", "stay")
    assert t.over
    assert (t.state.beggars_hand, t.beggars_in("holland")) == (0, 1)


def test_6_7_r9_only_those_sent_together_are_compared():
    """One stays already: it does not help the other two against two armies."""
    t = empty_table().army("holland", catholics=1, habsburgs=1).coins(burghers=6).phase("beggars")
    t.answer("burghers", "beggars.hire", 3, "beggars.region", "holland", "beggars.number", 1)
    t.answer("burghers", "beggars.region", "holland", "beggars.number", 2)
    assert t.over  # to stay was all that either lot could do
    assert t.beggars_in("holland") == 3


def test_6_7_r10_armies_before_cities_count():
    t = empty_table().army("holland", nobility=1).siege("haarlem", "habsburgs")
    beggars_sent(t, 2, "holland").expect("burghers", "beggars.act", ["relieve", "stay"])
    t = empty_table().siege("haarlem", "habsburgs").siege("leiden", "reformers").siege("utrecht", "nobility")
    beggars_sent(t, 3, "holland").expect("burghers", "beggars.act", ["destroy", "relieve", "stay"])


def test_6_7_r11_abandoned_armies_do_not_count():
    t = empty_table().abandoned("holland", catholics=2)
    beggars_sent(t, 2, "holland").expect("burghers", "beggars.act", ["plunder", "besiege", "stay"])


@proves("6.7-r12", "6.7-r14")
def test_6_7_r12_they_are_not_kept_but_hired_anew():
    t = beggars_sent(empty_table(), 3, "holland").answer("burghers", "beggars.act", "stay").phase("storming")
    assert (t.state.beggars_box, t.beggars_in("holland")) == (3, 0)
    t.coins(burghers=0, reformers=6).turn(2).phase("beggars")
    t.expect("reformers", "beggars.hire", [0, 1, 2, 3])


def test_6_7_r13_who_is_not_sent_goes_back_without_refund():
    t = empty_table().coins(burghers=6).phase("beggars")
    t.answer("burghers", "beggars.hire", 3, "beggars.region", "holland", "beggars.number", 1)
    t.answer("burghers", "beggars.act", "stay", "beggars.region", "done")
    assert t.over
    assert (t.state.beggars_box, t.beggars_in("holland"), t.coins_of("burghers")) == (2, 1, 0)
    assert t.state.beggars_hand == 0


def test_6_7_r14_hired_again_by_the_same_faction_next_turn():
    t = beggars_sent(empty_table(), 1, "utrecht").phase("storming").coins(burghers=2)  # it could only stay
    t.turn(3).phase("beggars").expect("burghers", "beggars.hire", [0, 1])


def test_r26_one_sortie_after_the_other_finds_what_the_last_has_left():
    """Two destroy the only army; the third then plunders an empty region."""
    t = empty_table().army("zeeland", habsburgs=1).coins(burghers=6).phase("beggars")
    t.answer("burghers", "beggars.hire", 3, "beggars.region", "zeeland", "beggars.number", 2)
    t.answer("burghers", "beggars.act", "destroy").answer("burghers", "beggars.region", "zeeland")
    t.expect("burghers", "beggars.act", ["plunder", "stay"])
    assert t.state.beggars_box == 2


def test_r26_one_purchase_only():
    t = beggars_sent(empty_table(), 1, "holland").answer("burghers", "beggars.act", "stay")
    assert t.coins_of("burghers") == 4
    assert t.over


@pytest.mark.parametrize("army", ["catholics", "reformers", "burghers"])
def test_r27_armies_of_all_factions_count(army):
    t = empty_table().army("utrecht", **{army: 1})
    t = beggars_sent(t, 1, "utrecht")
    assert t.over  # one against one can only stay
    t = empty_table().siege("utrecht", army)
    beggars_sent(t, 1, "utrecht").expect("burghers", "beggars.act", ["relieve", "stay"])
