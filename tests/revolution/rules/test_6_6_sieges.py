"""6.6 Laying sieges."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import EDITIONS
from tests.revolution.tables import empty_table

HOLLAND = ["amsterdam", "haarlem", "leiden"]


def test_6_6_r1_each_army_besieges_one_city_of_its_region_or_stays():
    t = empty_table().army("holland", habsburgs=3).phase("sieges")
    t.expect("habsburgs", "siege.city", [*HOLLAND, "stay"], about={"region": "holland"})
    t.answer("habsburgs", "siege.city", "haarlem")
    t.expect("habsburgs", "siege.city", ["amsterdam", "leiden", "stay"])
    t.answer("habsburgs", "siege.city", "leiden").answer("habsburgs", "siege.city", "stay")
    assert t.over
    assert [t.besieger(c) for c in HOLLAND] == [None, "habsburgs", "habsburgs"]
    assert t.armies_in("holland", "habsburgs") == 1


def test_6_6_r1_region_after_region():
    t = empty_table().army("utrecht", nobility=1).army("liege", nobility=1).army("north", nobility=1)
    t.phase("sieges").expect("nobility", "siege.city", ["utrecht", "stay"])  # the North has no city
    t.answer("nobility", "siege.city", "stay").expect("nobility", "siege.city", ["liege", "stay"])


def test_6_6_r2_in_turn_order():
    t = empty_table().turn_order("reformers", "nobility", "catholics", "burghers", "habsburgs")
    t.army("utrecht", catholics=1, nobility=1, reformers=1).phase("sieges")
    t.expect("reformers", "siege.city").answer("reformers", "siege.city", "stay")
    t.expect("nobility", "siege.city").answer("nobility", "siege.city", "utrecht")
    assert t.over  # nothing is left to the Catholics


@proves("6.6-r3")
def test_6_6_r3_no_second_army_joins():
    t = empty_table().army("utrecht", nobility=2).phase("sieges").answer("nobility", "siege.city", "utrecht")
    assert t.over
    assert t.armies_in("utrecht", "nobility") == 1


def test_6_6_r4_not_a_city_of_its_own():
    t = empty_table().army("holland", nobility=1).units("leiden", nobility=2, catholics=1)
    t.city("leiden", "nobility").phase("sieges")
    t.expect("nobility", "siege.city", ["amsterdam", "haarlem", "stay"])


@pytest.mark.parametrize(("players", "offered"), [(2, False), (4, True)])
@proves("6.6-r5")
def test_6_6_r5_not_a_city_of_an_ally(players, offered):
    t = empty_table(players).army("holland", burghers=1).units("leiden", reformers=2, catholics=1)
    t.city("leiden", "reformers").units("haarlem", habsburgs=1).city("haarlem", "habsburgs").phase("sieges")
    t.expect("burghers", "siege.city", [*(HOLLAND if offered else HOLLAND[:2]), "stay"])


def test_6_6_r5_an_ally_without_the_card_is_no_shield():
    t = empty_table(2).army("utrecht", burghers=1).units("utrecht", reformers=1, catholics=1)
    t.phase("sieges").expect("burghers", "siege.city", ["utrecht", "stay"])


def test_6_6_r6_its_own_counters_do_not_hinder_while_others_are_inside():
    t = empty_table().army("holland", nobility=1)
    t.units("amsterdam", nobility=1, burghers=2).city("amsterdam", "burghers")
    t.units("haarlem", nobility=1, neutral=1)
    t.units("leiden", nobility=3)  # all its own: it will be its city without a siege
    t.phase("sieges").expect("nobility", "siege.city", ["amsterdam", "haarlem", "stay"])


@proves("6.6-r7")
def test_6_6_r7_anybody_besieges_an_uncontrolled_city():
    for faction in ("catholics", "habsburgs", "nobility", "burghers", "reformers"):
        t = empty_table().army("utrecht", **{faction: 1}).units("utrecht", neutral=2).phase("sieges")
        t.expect(faction, "siege.city", ["utrecht", "stay"])


def test_6_6_r8_armies_in_stand_off_cannot_besiege():
    t = empty_table().army("holland", catholics=1, burghers=1).army("liege", catholics=1)
    t.units("haarlem", reformers=2).phase("battles").phase("sieges")
    t.expect("catholics", "siege.city", ["liege", "stay"], about={"region": "liege"})


def test_6_6_r8_what_stood_off_is_settled_when_the_battles_end():
    """A rival that has gone since does not set the other free."""
    t = empty_table().army("holland", catholics=1).standoff("holland").units("haarlem", burghers=2)
    assert t.phase("sieges").over


@proves("6.6-r8")
def test_6_6_r8_allies_in_stand_off_cannot_besiege_either():
    t = empty_table(2).army("holland", catholics=1, habsburgs=1).units("haarlem", burghers=2)
    assert t.phase("battles").phase("sieges").over


def test_6_6_r9_towns_cannot_be_besieged():
    t = empty_table().army("gelderland", catholics=1).army("utrecht", catholics=1)
    t.units("arnhem", burghers=1).units("nijmegen", reformers=1).phase("sieges")
    t.expect("catholics", "siege.city", ["utrecht", "stay"])  # no question about Gelderland


@pytest.mark.parametrize("by", ["catholics", "beggars"])
@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.6-r10", "6.7.3-r5")
def test_6_6_r10_no_counter_enters_or_leaves_a_besieged_city(edition, by):
    t = empty_table(edition=edition).units("haarlem", burghers=2).units("amsterdam", nobility=2)
    t.country("holland", burghers=3, neutral=4).siege("haarlem", by).phase("movement")
    t.answer("burghers", "move.stay", "rearrange")
    t.expect("burghers", "move.city", range(4), about={"city": "amsterdam"})
    t.answer("burghers", "move.city", 1).expect("burghers", "move.city", range(3), about={"city": "leiden"})
    t.answer("burghers", "move.city", 2).play_out(**{"move.town": "empty", "move.stay": "stay"})
    assert t.contents("haarlem") == {"burghers": 2}


@pytest.mark.parametrize("by", ["catholics", "beggars"])
@proves("6.6-r10", "6.7.3-r5")
def test_6_6_r10_neutral_counters_do_not_fill_a_besieged_city(by):
    t = empty_table().country("utrecht", neutral=4).siege("utrecht", by).phase("movement")
    assert t.over
    assert t.contents("utrecht") == {}
    t.siege("utrecht", None).phase("movement")
    assert t.contents("utrecht") == {"neutral": 2}


@proves("6.6-r10")
def test_6_6_r10_conflict_takes_none_out_of_a_besieged_city():
    """Utrecht's limit is 5; two counters in the besieged city are ignored."""
    t = empty_table().units("utrecht", reformers=2).country("utrecht", catholics=3, burghers=2)
    assert t.siege("utrecht", "catholics").phase("conflict").over
    assert t.contents("utrecht") == {"reformers": 2}
    t.siege("utrecht", None).phase("conflict")
    assert t.contents("utrecht") != {"reformers": 2}


def test_6_6_r11_the_box_of_a_besieger_is_kept_for_it():
    t = empty_table().army("utrecht", catholics=3).army("holland", nobility=1).phase("sieges")
    t.answer("catholics", "siege.city", "utrecht").answer("nobility", "siege.city", "stay")
    t.phase("marches").answer("catholics", "march.from", "done").answer("nobility", "march.from", "holland")
    t.expect("nobility", "march.to", ["gelderland", "zeeland"])


def test_6_6_r12_abandoned_armies_cannot_besiege():
    t = empty_table().abandoned("holland", catholics=2).units("haarlem", burghers=1)
    assert t.phase("sieges").over


def test_r25_an_empty_city_may_be_besieged_once_by_one_army():
    t = empty_table().army("luxembourg", habsburgs=2).phase("sieges")
    t.answer("habsburgs", "siege.city", "luxembourg")
    assert t.over
    assert t.besieger("luxembourg") == "habsburgs"
    t.phase("storming")
    assert t.contents("luxembourg") == {}
    assert t.armies_in("luxembourg", "habsburgs") == 2


def test_r25_a_city_held_by_another_with_only_its_own_counters_inside_is_spared():
    """The card still lies with the Burghers, but nobody is left to be driven out."""
    t = empty_table().army("utrecht", nobility=1).units("utrecht", nobility=2).city("utrecht", "burghers")
    assert t.phase("sieges").over


def test_6_6_a_city_besieged_by_beggars_is_closed_to_armies():
    t = empty_table().siege("utrecht", "beggars").army("utrecht", catholics=1)
    assert t.phase("sieges").over
