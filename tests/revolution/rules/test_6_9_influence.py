"""6.9 Military influence."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import EDITIONS
from tests.revolution.tables import beggars_sent, empty_table

DELFT = "delft:burghers"

both_editions = pytest.mark.parametrize("edition", EDITIONS)


def in_holland(edition="2007", players=5, **armies):
    """Armies in Holland, and a Burgher counter in Delft, a neutral one in Alkmaar."""
    t = empty_table(players, edition=edition).army("holland", **armies)
    return t.units("delft", burghers=1).units("alkmaar", neutral=1)


def test_6_9_r1_an_army_converts_one_counter_of_its_region():
    t = in_holland(nobility=1).country("holland", catholics=2, nobility=1).country("utrecht", burghers=2)
    t.phase("influence").expect(
        "nobility",
        "influence.target",
        ["alkmaar:neutral", DELFT, "holland_countryside:catholics", "pass"],
        rule="6.9-r1",
    )
    t.answer("nobility", "influence.target", DELFT)
    assert t.over
    assert t.contents("delft") == {"nobility": 1}


def test_6_9_r1_not_where_armies_of_another_faction_stand():
    assert in_holland(nobility=1, catholics=1).phase("influence").over
    assert in_holland(nobility=3, catholics=1).phase("influence").over


def test_6_9_r2_never_in_cities():
    t = empty_table().army("utrecht", nobility=1).units("utrecht", burghers=1, neutral=1)
    assert t.phase("influence").over


@proves("6.9-r3")
def test_6_9_r3_the_converted_counter_goes_home_and_one_from_stock_takes_its_place():
    t = in_holland(nobility=2)
    stocks = t.stock_of("nobility"), t.stock_of("burghers"), t.state.supply
    t.phase("influence").answer("nobility", "influence.target", DELFT)
    assert (t.stock_of("nobility"), t.stock_of("burghers")) == (stocks[0] - 1, stocks[1] + 1)
    t.answer("nobility", "influence.target", "alkmaar:neutral")
    assert (t.stock_of("nobility"), t.state.supply) == (stocks[0] - 2, stocks[2] + 1)
    assert (t.contents("delft"), t.contents("alkmaar")) == ({"nobility": 1}, {"nobility": 1})


@proves("6.9-r4")
def test_6_9_r4_without_stock_no_influence():
    assert in_holland(nobility=1).stock(nobility=0).phase("influence").over
    t = in_holland(nobility=2).stock(nobility=1).phase("influence")
    t.answer("nobility", "influence.target", DELFT)
    assert t.over  # the second army finds no counter


def test_6_9_r5_influence_is_optional():
    t = in_holland(nobility=2).phase("influence").answer("nobility", "influence.target", "pass")
    assert t.over
    assert t.contents("delft") == {"burghers": 1}


@proves("6.4-r15", "6.9-r6")
def test_6_9_r6_an_allys_army_prevents_influence():
    assert in_holland(players=2, catholics=1, habsburgs=1).phase("influence").over
    t = in_holland(players=2, catholics=1).army("utrecht", habsburgs=1)
    t.phase("influence").expect("catholics", "influence.target", offers=[DELFT])


@proves("6.9-r1")
def test_6_9_r1_an_allys_counter_may_be_converted_too():
    t = in_holland(players=2, reformers=1).phase("influence")
    t.answer("reformers", "influence.target", DELFT)
    assert t.contents("delft") == {"reformers": 1}


@proves("6.9-r7")
def test_6_9_r7_every_army_once():
    t = in_holland(nobility=2).country("holland", catholics=3).phase("influence")
    t.answer("nobility", "influence.target", "holland_countryside:catholics")
    t.answer("nobility", "influence.target", "holland_countryside:catholics")
    assert t.over
    assert t.contents("holland_countryside") == {"catholics": 1, "nobility": 2}


@proves("6.9-r7")
def test_6_9_r7_armies_of_several_regions_in_any_order():
    t = in_holland(nobility=1).army("liege", nobility=1).country("namur", burghers=1).phase("influence")
    t.answer("nobility", "influence.target", "namur_countryside:burghers")
    t.expect("nobility", "influence.target", ["alkmaar:neutral", DELFT, "pass"])


def test_6_9_r8_armies_that_marched_may_use_influence():
    t = in_holland().army("utrecht", nobility=1).phase("marches")
    t.answer("nobility", "march.from", "utrecht", "march.to", "holland")
    t.phase("influence").answer("nobility", "influence.target", DELFT)
    assert t.contents("delft") == {"nobility": 1}


@both_editions
@proves("6.9-r9")
def test_6_9_r9_a_besieging_army_has_no_influence_and_prevents_none(edition):
    """D-09: said in 2007 only, played in both editions."""
    t = in_holland(edition, nobility=1).siege("leiden", "catholics").phase("influence")
    t.expect("nobility", "influence.target", offers=[DELFT])  # and the Catholics were not asked


@proves("6.9-r10")
def test_6_9_r10_in_2007_a_relieved_army_has_no_influence_but_prevents_that_of_others():
    t = in_holland("2007").siege("leiden", "catholics").units("leiden", reformers=2)
    beggars_sent(t, 1, "holland").answer("burghers", "beggars.act", "relieve")
    assert t.phase("influence").over  # without any rival
    t.army("holland", nobility=1)
    assert t.phase("influence").over  # and against one


@proves("6.9-r10")
def test_6_9_r10_a_fresh_army_beside_its_relieved_fellow_has_its_influence():
    t = in_holland(catholics=2).relieved("holland", catholics=1).phase("influence")
    t.answer("catholics", "influence.target", DELFT)
    assert t.over


def test_6_9_r11_abandoned_armies_have_none_and_prevent_none():
    t = in_holland(nobility=1).abandoned("holland", catholics=2).phase("influence")
    t.expect("nobility", "influence.target", offers=[DELFT])


@pytest.mark.parametrize("enemy", ["catholics", "habsburgs", "nobility"])
@proves("6.9-r12", "6.9-r15")
def test_6_9_r12_each_beggar_that_stays_can_stop_one_enemy_army(enemy):
    t = in_holland(**{enemy: 3}).hired("burghers").staying("holland", 2).phase("influence")
    t.answer(enemy, "influence.target", DELFT).answer("burghers", "influence.stop", "stop")
    t.answer(enemy, "influence.target", DELFT).answer("burghers", "influence.stop", "stop")
    t.answer(enemy, "influence.target", DELFT)
    assert t.over  # the third army meets no Beggar any more, and a stopped one has no second try
    assert t.contents("delft") == {enemy: 1}
    t.expect_event("influence.stopped", times=2, faction=enemy, region="holland")


@both_editions
@proves("6.7.4-r2", "6.9-r12")
def test_6_9_r12_burghers_and_reformers_are_not_stopped(edition):
    t = in_holland(edition, reformers=1).hired("burghers").staying("holland", 3).phase("influence")
    t.answer("reformers", "influence.target", DELFT)
    assert t.contents("delft") == {"reformers": 1}


@both_editions
@proves("6.7.4-r3")
def test_6_7_4_r3_besieging_beggars_stop_no_influence(edition):
    t = in_holland(edition, nobility=1).hired("burghers").siege("leiden", "beggars").phase("influence")
    t.answer("nobility", "influence.target", DELFT)
    assert t.contents("delft") == {"nobility": 1}


@proves("6.9-r13")
def test_6_9_r13_in_2007_the_hirer_decides_and_the_beggar_stays():
    """D-08."""
    t = in_holland("2007", nobility=2).hired("reformers").staying("holland", 1).phase("influence")
    t.answer("nobility", "influence.target", "alkmaar:neutral")
    t.expect("reformers", "influence.stop", ["stop", "let"], about={"faction": "nobility"})
    t.answer("reformers", "influence.stop", "let")
    assert t.contents("alkmaar") == {"nobility": 1}
    t.answer("nobility", "influence.target", DELFT).answer("reformers", "influence.stop", "stop")
    assert t.contents("delft") == {"burghers": 1}
    assert (t.beggars_in("holland"), t.state.beggars_box) == (1, 2)
    t.phase("storming")
    assert (t.beggars_in("holland"), t.state.beggars_box) == (0, 3)


@proves("6.9-r14")
def test_6_9_r14_in_2004_the_first_is_stopped_and_the_beggar_goes_home():
    t = in_holland("2004", nobility=2).hired("reformers").staying("holland", 1).phase("influence")
    t.answer("nobility", "influence.target", DELFT)
    assert t.contents("delft") == {"burghers": 1}
    assert (t.beggars_in("holland"), t.state.beggars_box) == (0, 3)
    t.answer("nobility", "influence.target", DELFT)
    assert t.contents("delft") == {"nobility": 1}


@both_editions
@proves("6.9-r15")
def test_6_9_r15_a_stopped_army_loses_its_influence_and_no_counter(edition):
    t = in_holland(edition, nobility=1).hired("reformers").staying("holland", 1).phase("influence")
    stock = t.stock_of("nobility")
    t.answer("nobility", "influence.target", DELFT)
    if edition == "2007":
        t.answer("reformers", "influence.stop", "stop")
    assert t.over
    assert (t.stock_of("nobility"), t.contents("delft")) == (stock, {"burghers": 1})


def test_r31_in_2004_a_beggar_hinders_a_march_and_an_influence_in_one_turn():
    """It stops the first army that leaves, and then an influence besides."""
    t = in_holland("2004", catholics=2).hired("burghers").staying("holland", 1).phase("marches")
    t.answer("catholics", "march.from", "holland", "march.to", "utrecht")
    t.answer("catholics", "march.from", "done").phase("influence")
    t.answer("catholics", "influence.target", DELFT)
    t.answer("catholics", "influence.target", DELFT)
    assert t.contents("delft") == {"catholics": 1}


def test_r31_an_army_that_marched_in_meets_the_beggars_there():
    t = in_holland().army("utrecht", catholics=1).hired("burghers").staying("holland", 1).phase("marches")
    t.answer("catholics", "march.from", "utrecht", "march.to", "holland").phase("influence")
    t.answer("catholics", "influence.target", DELFT).expect("burghers", "influence.stop", ["stop", "let"])


@proves("6.9-r16")
def test_r59_in_2004_a_relieved_army_has_its_influence():
    """In its section like any other: it converts, prevents that of rivals, and marches."""
    t = in_holland("2004").siege("leiden", "catholics").units("leiden", reformers=2)
    beggars_sent(t, 1, "holland").answer("burghers", "beggars.act", "relieve")
    rival = t.fork().army("holland", nobility=1)
    assert rival.phase("influence").over
    t.phase("influence").answer("catholics", "influence.target", DELFT)
    assert t.over
    assert t.contents("delft") == {"catholics": 1}
    assert t.contents("leiden") == {"reformers": 2}


@proves("6.9-r16")
def test_r59_in_2004_fresh_and_relieved_armies_are_all_one():
    t = in_holland("2004", catholics=1).siege("leiden", "catholics").units("leiden", reformers=2)
    beggars_sent(t, 2, "holland").answer("burghers", "beggars.act", "relieve")
    t.phase("marches").answer("catholics", "march.from", "holland")
    t.expect("catholics", "march.to").answer("catholics", "march.to", "utrecht", "march.from", "done")
    t.phase("influence").answer("catholics", "influence.target", DELFT)
    assert t.contents("delft") == {"catholics": 1}


def test_r59_relief_then_march_then_no_influence():
    """2007: wherever it goes, an army that lost its siege converts nothing this turn and hinders others."""
    t = in_holland().siege("utrecht", "catholics").army("holland", nobility=1)
    beggars_sent(t, 1, "utrecht").answer("burghers", "beggars.act", "relieve")
    t.phase("marches").answer("catholics", "march.from", "utrecht", "march.to", "holland")
    t.answer("nobility", "march.from", "done")
    assert t.relieved_in("holland", "catholics") == 1
    assert t.phase("influence").over
    t.phase("end").play_out()
    assert t.relieved_in("holland", "catholics") == 0
    t.army("holland", nobility=0).phase("influence").expect("catholics", "influence.target", offers=[DELFT])


def test_r60_who_converts_first_decides_what_is_left_for_the_next():
    """In turn order, each with all its armies before the next."""
    t = in_holland(reformers=1).turn_order("reformers", "catholics", "habsburgs", "nobility", "burghers")
    t.army("utrecht", catholics=1).country("utrecht", nobility=1).phase("influence")
    t.expect("reformers", "influence.target").answer("reformers", "influence.target", DELFT)
    t.expect("catholics", "influence.target", ["utrecht_countryside:nobility", "pass"])


def test_r60_its_own_counters_are_no_target_however_they_came_there():
    t = in_holland(nobility=2).units("alkmaar", neutral=0).phase("influence")
    t.answer("nobility", "influence.target", DELFT)
    assert t.over


def test_r24_neither_of_two_allies_has_influence():
    t = in_holland(players=2, burghers=1, reformers=2).country("holland", catholics=2)
    assert t.phase("influence").over
