"""6.7.1 to 6.7.3 What Water Beggars do: destroy, relieve, plunder, besiege."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import EDITIONS
from tests.revolution.tables import beggars_sent, empty_table

# 6.7.1 Destroying armies


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.7.1-r1,r2")
def test_6_7_1_r1_three_beggars_destroy_one_of_two_armies(edition):
    """The example's order, with numbers: Habsburgs before Nobility."""
    t = beggars_sent(empty_table(edition=edition).army("holland", habsburgs=1, nobility=1), 3, "holland")
    t.answer("burghers", "beggars.act", "destroy")
    assert (t.armies_in("holland", "habsburgs"), t.armies_in("holland", "nobility")) == (0, 1)
    assert t.over


def test_6_7_1_r1_two_beggars_do_not_outnumber_two_armies():
    t = beggars_sent(empty_table().army("holland", habsburgs=1, nobility=1), 2, "holland")
    assert t.over
    assert t.beggars_in("holland") == 2  # they can only stay


@pytest.mark.parametrize(
    ("armies", "falls"),
    [
        ({"catholics": 1, "habsburgs": 1}, "catholics"),
        ({"habsburgs": 1, "nobility": 1}, "habsburgs"),
        ({"catholics": 1, "nobility": 1}, "catholics"),
        ({"nobility": 1, "reformers": 1}, "nobility"),
    ],
)
@proves("6.7.1-r2")
def test_6_7_1_r2_the_most_catholic_army_goes(armies, falls):
    t = beggars_sent(empty_table().army("holland", **armies), 3, "holland")
    t.answer("burghers", "beggars.act", "destroy")
    assert {f: t.armies_in("holland", f) for f in armies} == {**armies, falls: 0}


def test_6_7_1_r2_a_besieger_counts_as_the_most_catholic_too():
    t = beggars_sent(empty_table().army("holland", habsburgs=1).siege("leiden", "catholics"), 3, "holland")
    t.answer("burghers", "beggars.act", "destroy")
    assert t.besieger("leiden") is None
    assert t.armies_in("holland", "habsburgs") == 1


@proves("6.7.1-r3")
def test_6_7_1_r3_burghers_and_reformers_are_never_attacked_but_count():
    t = beggars_sent(empty_table().army("holland", burghers=1, reformers=1), 3, "holland")
    assert t.over  # nobody to destroy, nothing to relieve, armies present
    t = beggars_sent(empty_table().army("holland", nobility=1, reformers=1), 2, "holland")
    assert t.over  # two do not outnumber two
    assert t.armies_in("holland", "nobility") == 1


def test_6_7_1_r4_the_hirer_chooses_among_armies_of_that_faction():
    t = empty_table().army("holland", habsburgs=1).siege("haarlem", "habsburgs")
    t = beggars_sent(t, 3, "holland").answer("burghers", "beggars.act", "destroy")
    t.expect("burghers", "beggars.victim", ["section", "haarlem"], about={"enemy": "habsburgs"})
    twin = t.fork()
    t.answer("burghers", "beggars.victim", "section")
    assert (t.armies_in("holland", "habsburgs"), t.besieger("haarlem")) == (0, "habsburgs")
    twin.answer("burghers", "beggars.victim", "haarlem")
    assert (twin.armies_in("holland", "habsburgs"), twin.besieger("haarlem")) == (1, None)


def test_6_7_1_r4_two_sieges_of_one_faction():
    t = empty_table().siege("haarlem", "nobility").siege("leiden", "nobility")
    t = beggars_sent(t, 3, "holland").answer("burghers", "beggars.act", "destroy")
    t.expect("burghers", "beggars.victim", ["haarlem", "leiden"])


@proves("6.7.1-r5")
def test_6_7_1_r5_the_army_returns_to_its_pool_and_its_siege_ends():
    t = empty_table().siege("haarlem", "habsburgs").units("haarlem", burghers=2)
    t = beggars_sent(t, 2, "holland").answer("burghers", "beggars.act", "destroy")
    assert t.pool_of("habsburgs") == 6
    assert t.besieger("haarlem") is None
    t.phase("storming")
    assert t.contents("haarlem") == {"burghers": 2}
    assert t.armies_in("holland", "habsburgs") == 0


def test_6_7_1_r6_those_beggars_return_at_once():
    t = beggars_sent(empty_table().army("holland", nobility=1), 2, "holland")
    t.answer("burghers", "beggars.act", "destroy")
    assert (t.state.beggars_box, t.beggars_in("holland")) == (3, 0)


def test_r28_a_relieved_army_outlives_a_fresh_one():
    """Among armies in the section the fresh one goes: it has more left to do."""
    t = empty_table().army("utrecht", habsburgs=2).relieved("utrecht", habsburgs=1)
    t = beggars_sent(t, 3, "utrecht").answer("burghers", "beggars.act", "destroy")
    assert (t.armies_in("utrecht", "habsburgs"), t.relieved_in("utrecht", "habsburgs")) == (1, 1)
    t = empty_table().army("utrecht", habsburgs=1).relieved("utrecht", habsburgs=1)
    t = beggars_sent(t, 2, "utrecht").answer("burghers", "beggars.act", "destroy")
    assert t.relieved_in("utrecht", "habsburgs") == 0


# 6.7.2 Lifting sieges


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.7.2-r1..r4")
def test_6_7_2_r1_as_many_beggars_as_armies_lift_every_siege(edition):
    t = empty_table(edition=edition).siege("haarlem", "habsburgs").siege("leiden", "reformers")
    t.army("holland", nobility=1).units("haarlem", burghers=2).units("leiden", catholics=1, neutral=1)
    t = beggars_sent(t, 3, "holland").expect("burghers", "beggars.act", ["relieve", "stay"])
    t.answer("burghers", "beggars.act", "relieve")
    assert (t.besieger("haarlem"), t.besieger("leiden")) == (None, None)
    assert (t.armies_in("holland", "habsburgs"), t.armies_in("holland", "reformers")) == (1, 1)
    assert t.contents("haarlem") == {"burghers": 2}
    assert t.contents("leiden") == {"catholics": 1, "neutral": 1}
    assert (t.state.beggars_box, t.beggars_in("holland")) == (3, 0)


def test_6_7_2_r1_one_beggar_fewer_lifts_nothing():
    t = empty_table().siege("haarlem", "habsburgs").siege("leiden", "reformers").army("holland", nobility=1)
    assert beggars_sent(t, 2, "holland").over
    assert t.besieger("haarlem") == "habsburgs"


@proves("6.7.2-r1")
def test_6_7_2_r1_the_hirers_own_siege_is_lifted_too():
    t = beggars_sent(empty_table().siege("utrecht", "reformers"), 2, "utrecht", "reformers")
    t.answer("reformers", "beggars.act", "relieve")
    assert t.armies_in("utrecht", "reformers") == 1
    assert t.relieved_in("utrecht", "reformers") == 1


def test_6_7_2_r2_sieges_of_other_regions_go_on():
    t = empty_table().siege("haarlem", "habsburgs").siege("utrecht", "habsburgs")
    beggars_sent(t, 1, "utrecht").answer("burghers", "beggars.act", "relieve")
    assert (t.besieger("haarlem"), t.besieger("utrecht")) == ("habsburgs", None)


@proves("6.7.2-r3")
def test_6_7_2_r3_a_relieved_city_does_not_fall():
    t = empty_table().siege("utrecht", "catholics").units("utrecht", burghers=1, reformers=2)
    beggars_sent(t, 1, "utrecht").answer("burghers", "beggars.act", "relieve").phase("storming")
    assert t.contents("utrecht") == {"burghers": 1, "reformers": 2}


def test_6_7_2_r4_those_beggars_return_at_once():
    t = beggars_sent(empty_table().siege("utrecht", "catholics"), 3, "utrecht")
    t.answer("burghers", "beggars.act", "relieve")
    assert t.state.beggars_box == 3


def test_r29_all_army_sieges_of_the_region_end_and_those_of_beggars_go_on():
    t = empty_table().siege("amsterdam", "beggars").siege("haarlem", "catholics").coins(burghers=2)
    t.phase("beggars").answer("burghers", "beggars.hire", 1, "beggars.region", "holland")
    t.answer("burghers", "beggars.act", "relieve")
    assert (t.besieger("amsterdam"), t.besieger("haarlem")) == ("beggars", None)


# 6.7.3 Plunder and siege


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.7.3-r1,r2")
def test_6_7_3_r1_each_beggar_plunders_a_town(edition):
    t = empty_table(edition=edition).units("middelburg", burghers=1).units("breda", catholics=1)
    t = beggars_sent(t, 3, "zeeland").answer("burghers", "beggars.act", "plunder")
    t.expect("burghers", "beggars.town", ["generality", "zeeland"])
    t.answer("burghers", "beggars.town", "zeeland", "beggars.town", "generality", "beggars.town", "zeeland")
    assert t.over
    assert t.country_count("zeeland", "neutral") == 2
    assert t.country_count("generality", "neutral") == 1
    assert t.contents("middelburg") == {"burghers": 1}
    assert (t.state.beggars_box, t.state.supply) == (3, 44)


@proves("6.7.3-r1")
def test_6_7_3_r1_no_plunder_and_no_siege_where_any_army_is():
    for army in ("catholics", "burghers", "reformers"):
        t = beggars_sent(empty_table().army("holland", **{army: 1}), 1, "holland")
        assert t.over
        t = beggars_sent(empty_table().siege("haarlem", army), 2, "holland")
        t.expect("burghers", "beggars.act", offers=["relieve", "stay"], lacks=["plunder", "besiege"])


@proves("6.7.3-r2")
def test_6_7_3_r2_limits_do_not_matter_to_plunder():
    t = beggars_sent(empty_table().country("holland", catholics=11), 1, "holland")
    t.answer("burghers", "beggars.act", "plunder")
    assert t.over  # one province with towns
    assert t.contents("holland_countryside") == {"catholics": 11, "neutral": 1}


@proves("6.7.3-r3")
def test_6_7_3_r3_no_plunder_without_neutral_counters():
    t = beggars_sent(empty_table().supply(0), 1, "zeeland")
    assert t.over
    t = beggars_sent(empty_table().supply(1), 2, "zeeland").answer("burghers", "beggars.act", "plunder")
    t.answer("burghers", "beggars.town", "zeeland")
    assert t.over  # the second finds none left, and goes home with the first
    assert (t.state.supply, t.state.beggars_box) == (0, 3)


def test_r30_plunder_reaches_the_six_provinces_only():
    """Utrecht and Overijssel have no town; the towns of Friesland are out of reach."""
    t = beggars_sent(empty_table(), 2, "utrecht").expect("burghers", "beggars.act", ["besiege", "stay"])
    t = beggars_sent(empty_table(), 3, "gelderland").answer("burghers", "beggars.act", "plunder")
    assert t.over
    assert t.country_count("gelderland", "neutral") == 3
    assert beggars_sent(empty_table().supply(0), 1, "zeeland").over


@pytest.mark.parametrize("holder", ["catholics", "burghers", None])
@proves("6.7.3-r4")
def test_6_7_3_r4_two_beggars_besiege_a_city_whoever_holds_it(holder):
    t = empty_table().units("haarlem", burghers=2).city("haarlem", holder)
    t = beggars_sent(t, 2, "holland").answer("burghers", "beggars.act", "besiege")
    t.expect("burghers", "beggars.city", ["amsterdam", "haarlem", "leiden"])
    t.answer("burghers", "beggars.city", "haarlem")
    assert t.besieger("haarlem") == "beggars"
    assert (t.state.beggars_box, t.state.beggars_hand) == (1, 0)


@proves("6.7.3-r4")
def test_6_7_3_r4_not_one_and_not_three():
    for many in (1, 3):
        beggars_sent(empty_table(), many, "holland").expect("burghers", "beggars.act", ["plunder", "stay"])


@proves("6.7.3-r6")
def test_6_7_3_r6_never_an_army_and_beggars_before_one_city():
    t = empty_table().siege("leiden", "beggars").coins(burghers=2)
    t.army("holland", catholics=1).phase("sieges")
    t.expect("catholics", "siege.city", ["amsterdam", "haarlem", "stay"])
    t = beggars_sent(empty_table().siege("haarlem", "nobility"), 2, "holland")
    t.expect("burghers", "beggars.act", ["destroy", "relieve", "stay"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_7_3_plunder_and_siege_are_alternatives_for_each_beggar(edition):
    """D-30: two lie before a city, the third plunders: nobody does both."""
    t = empty_table(edition=edition).coins(burghers=6).phase("beggars").answer("burghers", "beggars.hire", 3)
    t.answer("burghers", "beggars.region", "holland", "beggars.number", 2, "beggars.act", "besiege")
    t.answer("burghers", "beggars.city", "leiden", "beggars.region", "holland")
    t.expect("burghers", "beggars.act", ["plunder", "stay"]).answer("burghers", "beggars.act", "plunder")
    assert t.over
    assert t.country_count("holland", "neutral") == 1
    assert (t.besieger("leiden"), t.state.beggars_box) == ("beggars", 1)
