"""13.3 Avoiding battle."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import ENGLAND, HABSBURG, PLACES, VIENNA
from cuius.titles.here_i_stand.phases.common.fleets import put_mark
from cuius.titles.here_i_stand.phases.land.reactions import hideouts
from cuius.titles.here_i_stand.rules.units import marked
from cuius.titles.here_i_stand.state import CAPTIVE
from tests.here_i_stand.battlefields import austria, sultan_moves
from tests.here_i_stand.marching import march
from tests.here_i_stand.tables import HisTable, war_table


def before_vienna() -> HisTable:
    """Example 14-e1b: the interception has failed."""
    t = sultan_moves(austria())
    t.dice(intercept=[1, 2])
    return t.answer(
        "habsburg", "intercept.from", "graz", "intercept.leader", "charles_v", "intercept.regulars", 8
    )


@proves("13.3-r1,r4", "13.3-x4", "13.4-r1,r6", "13.3-p2")
def test_14_e1b_ferdinands_choices():
    t = before_vienna()
    t.expect("habsburg", "avoid.to", options=["graz", "linz", "brunn", "pass"])
    t.answer("habsburg", "avoid.to", "pass")
    t.expect("habsburg", "withdraw", options=["withdraw", "stand"])
    t.answer("habsburg", "withdraw", "withdraw")
    t.expect_event("siege.laid", power="ottoman", space="vienna")
    assert t.units("vienna", "ottoman") == (7, 1)
    assert t.units("vienna", "habsburg") == (2, 0)


@proves("13.3-p3..p5", "13.3-p4a", "13.3-p4c")
def test_13_3_p4_two_dice_the_best_leader_less_the_cavalry():
    t = before_vienna()
    t.dice(avoid=[4, 5])
    t.answer("habsburg", "avoid.to", "linz", "avoid.leader", "ferdinand", "avoid.regulars", 2)
    t.expect_event("avoid.tried", power="habsburg", total=9, success=1)
    assert t.units("linz", "habsburg") == (2, 0)
    assert t.where("ferdinand") == "linz"
    t.expect_event("siege.laid", power="ottoman", space="vienna")


def test_13_3_p3_some_may_stay_behind_and_fight():
    t = before_vienna()
    t.dice(avoid=[5, 5])
    t.answer("habsburg", "avoid.to", "linz", "avoid.leader", "done", "avoid.regulars", 1)
    t.dice(attack=[1] * 10, defence=[6, 1, 1])
    t.answer("habsburg", "withdraw", "stand")
    t.expect_event("battle.fought", dice=10, against=3)


def test_13_3_p3_more_than_a_formation_may_leave():
    t = war_table().war("france", "england").control("england", "boulogne", "rouen", "st_quentin")
    t.put("boulogne", "england", regulars=9).put("paris", "france", regulars=4)
    march(t, "france", "paris", "boulogne", 4)
    t.answer("england", "avoid.to", "calais")
    t.expect("england", "avoid.regulars", offers=["9"])


def test_13_3_p4b_own_cavalry_helps():
    t = war_table().war("habsburg", "ottoman").control("ottoman", "pressburg", "buda")
    t.put("pressburg", "ottoman", hired=1).put("vienna", "habsburg", regulars=2)
    march(t, "habsburg", "vienna", "pressburg", 2)
    t.dice(avoid=[4, 4])
    t.answer("ottoman", "avoid.to", "buda")
    t.expect_event("avoid.tried", power="ottoman", total=9, success=1)
    assert t.units("buda", "ottoman") == (0, 1)


@proves("13.3-p4d")
def test_13_3_p4d_the_beaten_slip_away_without_a_roll():
    t = sultan_moves(austria().arrange(lambda g: put_mark(g.beaten, HABSBURG, VIENNA, 2)))
    t.answer("habsburg", "intercept.from", "pass")
    t.answer("habsburg", "avoid.to", "linz", "avoid.leader", "ferdinand", "avoid.regulars", 2)
    t.expect_event("avoid.freely", power="habsburg", space="vienna")
    assert t.units("linz", "habsburg") == (2, 0)
    assert marked(t.state.beaten, HABSBURG, PLACES["linz"]) == 2


def joint_defence() -> HisTable:
    """England and the Papacy, allied, in English Boulogne; France attacks both."""
    t = war_table().war("france", "england", "papacy").ally("england", "papacy")
    t.control("england", "boulogne").put("boulogne", "england", regulars=2)
    return t.put("boulogne", "papacy", regulars=2).put("paris", "france", regulars=4)


@proves("13.3-r2", "13.3-p1,p6", "9.2-r14")
def test_13_3_r2_allies_try_one_after_the_other_in_impulse_order():
    t = march(joint_defence(), "france", "paris", "boulogne", 4)
    t.dice(avoid=[6, 6])
    t.answer("england", "avoid.to", "calais", "avoid.regulars", 2)
    t.expect_event("avoid.tried", power="england", success=1)
    t.expect("papacy", "avoid.to", options=["calais", "pass"])


@proves("13.3-r3")
def test_13_3_r3_minor_powers_leave_with_their_major_power():
    t = war_table().war("ottoman", "habsburg").ally("hungary", "habsburg")
    t.control("ottoman", "belgrade").put("belgrade", "ottoman", regulars=4)
    t.put("mohacs", "habsburg", regulars=1).put("mohacs", "hungary", regulars=2)
    march(t, "ottoman", "belgrade", "mohacs", 4)
    t.dice(avoid=[6, 6])
    t.answer("habsburg", "avoid.to", "buda", "avoid.regulars", 1, "avoid.regulars", 2)
    assert (t.units("buda", "habsburg"), t.units("buda", "hungary")) == ((1, 0), (2, 0))


@proves("13.3-x1..x4")
def test_13_3_x1_only_to_calm_friendly_spaces_free_of_enemies():
    t = war_table().war("france", "england").ally("england", "habsburg").control("england", "liege")
    t.control("england", "boulogne").put("boulogne", "england", regulars=1)
    calais, boulogne = PLACES["calais"], PLACES["boulogne"]
    assert [str(s) for s in hideouts(t.state, ENGLAND, calais, ())] == [
        "boulogne",
        "brussels",
        "antwerp",
        "pass",
    ]
    t.unrest("brussels").put("antwerp", "france", regulars=1)
    assert [str(s) for s in hideouts(t.state, ENGLAND, calais, ())] == ["boulogne", "pass"]
    assert [str(s) for s in hideouts(t.state, ENGLAND, calais, (boulogne,))] == ["pass"]
    assert "metz" not in [str(s) for s in hideouts(t.state, ENGLAND, PLACES["liege"], ())]


def test_13_3_x5_the_besieged_stay():
    t = war_table().war("france", "england").put("calais", "england", regulars=1).siege("calais")
    t.put("calais", "france", regulars=2).put("boulogne", "france", regulars=2)
    march(t, "france", "boulogne", "calais", 2)
    assert t.over
    assert t.units("calais", "france") == (4, 0)


@proves("13.3-x6")
def test_r56_nobody_avoids_after_an_interception():
    t = joint_defence().put("calais", "england", regulars=1)
    march(t, "france", "paris", "boulogne", 4)
    t.dice(intercept=[6, 5], attack=[1] * 4, defence=[1] * 6)
    t.answer("england", "intercept.from", "calais")
    assert t.over
    assert t.units("boulogne", "papacy") == (2, 0)


@proves("13.3-x7", "13.1-x13")
def test_13_3_x7_a_leader_left_alone_is_captured():
    t = war_table().war("france", "england").control("england", "boulogne")
    t.put("boulogne", "england", regulars=1, leaders=["henry_viii"]).put("paris", "france", regulars=2)
    march(t, "france", "paris", "boulogne", 2)
    t.dice(avoid=[6, 6])
    t.answer("england", "avoid.to", "calais", "avoid.leader", "done")
    assert t.units("calais", "england") == (1, 0)
    assert t.where("henry_viii") == CAPTIVE


def test_r50_a_lone_leader_is_captured_by_those_who_avoid_battle_into_his_space():
    t = war_table().war("france", "england").control("england", "boulogne", "st_quentin")
    t.put("st_quentin", "france", leaders=["montmorency"]).put("boulogne", "england", regulars=2)
    march(t.put("paris", "france", regulars=3), "france", "paris", "boulogne", 3)
    t.dice(avoid=[6, 6])
    t.answer("england", "avoid.to", "st_quentin", "avoid.regulars", 2)
    assert t.where("montmorency") == CAPTIVE
