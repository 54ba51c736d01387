"""13.2 Interception."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    HABSBURG,
    OTTOMAN,
    PLACES,
    POWERS,
    VIENNA,
)
from cuius.titles.here_i_stand.phases.common.fleets import put_mark
from cuius.titles.here_i_stand.phases.land.reactions import can_try, is_exposed, may_intercept, posts
from cuius.titles.here_i_stand.rules.units import marked
from cuius.titles.here_i_stand.state import CAPTIVE
from tests.here_i_stand.battlefields import austria, sultan_moves
from tests.here_i_stand.marching import march
from tests.here_i_stand.tables import HisTable, war_table


def from_where(t: HisTable, power: str, destination: str) -> list[str]:
    return [str(s) for s in posts(t.state, POWERS[power], PLACES[destination], ())]


@proves("13.2-p1,p2,p3", "13.2-p2a", "13.2-p2c", "13.2-r9", "13.2-p5", "13.1-p5b")
def test_14_e1a_charles_intercepts_with_exactly_nine():
    t = sultan_moves(austria())
    t.expect("habsburg", "intercept.from", options=["graz", "pass"])
    t.dice(intercept=[3, 5])
    t.answer("habsburg", "intercept.from", "graz", "intercept.leader", "charles_v")
    t.dice(attack=[1] * 10, defence=[1] * 13)
    t.answer("habsburg", "intercept.regulars", 8)
    t.expect_event("intercept.tried", power="habsburg", total=9, success=1)
    t.expect_event("battle.fought", dice=10, against=13)
    assert t.events("avoid.tried") == t.events("withdraw.done") == []
    assert t.units("vienna", "habsburg") == (10, 0)


def test_13_2_p2c_one_less_fails():
    t = sultan_moves(austria())
    t.dice(intercept=[3, 4])
    t.answer("habsburg", "intercept.from", "graz", "intercept.leader", "charles_v", "intercept.regulars", 8)
    t.expect_event("intercept.tried", total=8, success=0)
    assert t.units("graz", "habsburg") == (8, 0)
    t.expect("habsburg", "avoid.to")


def test_13_2_p2b_own_cavalry_helps_the_ottoman():
    t = war_table().war("ottoman", "habsburg").control("ottoman", "buda").control("habsburg", "pressburg")
    t.put("buda", "ottoman", hired=1).put("vienna", "habsburg", regulars=3)
    march(t, "habsburg", "vienna", "pressburg", 3)
    t.dice(intercept=[4, 4], attack=[1] * 3, defence=[1] * 2)
    t.answer("ottoman", "intercept.from", "buda")
    t.expect_event("intercept.tried", power="ottoman", total=9, success=1)
    t.expect_event("battle.won", winner="ottoman", space="pressburg")


@proves("13.2-r1,r1b", "13.2-r7", "13.2-p4")
def test_13_2_r1_each_adjacent_stack_may_try_once_in_the_order_its_owner_likes():
    t = austria().put("linz", "habsburg", regulars=1)
    sultan_moves(t).expect("habsburg", "intercept.from", options=["graz", "linz", "pass"])
    t.dice("intercept", [1, 1], [1, 2])
    t.answer("habsburg", "intercept.from", "linz")
    t.expect("habsburg", "intercept.from", options=["graz", "pass"])
    t.answer("habsburg", "intercept.from", "graz", "intercept.leader", "charles_v", "intercept.regulars", 1)
    t.expect_event("intercept.tried", times=2)
    t.expect("habsburg", "avoid.to")


def test_13_2_r7_an_attempt_keeps_to_the_formation_limit():
    t = sultan_moves(austria())
    t.answer("habsburg", "intercept.from", "graz", "intercept.leader", "done")
    t.expect("habsburg", "intercept.regulars", options=["4", "3", "2", "1"])


def third_party(edition: str = "first") -> HisTable:
    """France moves; Habsburg and England are at war with it and stand next to an open space."""
    t = war_table(edition=edition).war("france", "habsburg", "england").ally("habsburg", "england")
    t.put("st_dizier", "france", regulars=3).put("brussels", "habsburg", regulars=2)
    return t.control("england", "trier").put("trier", "england", regulars=2).control("france", "metz")


@proves("13.2-r1c,r1d", "13.2-p3b")
def test_13_2_r1c_impulse_order_and_the_first_success_shuts_others_out():
    t = third_party().put("metz", "france", regulars=2)
    march(t, "france", "metz", "liege", 2)
    t.expect("habsburg", "intercept.from")
    t.dice(intercept=[6, 6], attack=[1, 1], defence=[1, 1, 1])
    t.answer("habsburg", "intercept.from", "brussels", "intercept.regulars", 2)
    t.expect_event("intercept.tried", times=1)
    assert t.units("trier", "england") == (2, 0)


def test_13_2_r1d_a_failure_leaves_the_next_power_its_chance():
    t = third_party().put("metz", "france", regulars=2)
    march(t, "france", "metz", "liege", 2)
    t.dice(intercept=[1, 1])
    t.answer("habsburg", "intercept.from", "brussels", "intercept.regulars", 2)
    t.expect("england", "intercept.from", options=["trier", "pass"])


def test_13_2_r1d_the_successful_power_may_go_on():
    t = third_party().put("metz", "france", regulars=2).put("antwerp", "habsburg", regulars=1)
    march(t, "france", "metz", "liege", 2)
    t.dice("intercept", [6, 6], [1, 1])
    t.answer("habsburg", "intercept.from", "brussels", "intercept.regulars", 2)
    t.expect("habsburg", "intercept.from", options=["antwerp", "pass"])
    t.dice(attack=[1, 1], defence=[1, 1, 1])
    t.answer("habsburg", "intercept.from", "antwerp")
    t.expect_event("intercept.tried", times=2)


@proves("13.2-r1e")
def test_13_2_r1e_nobody_intercepts_those_who_avoid_battle():
    t = austria().put("linz", "ottoman", regulars=1).control("ottoman", "linz")
    t.put("salzburg", "ottoman", regulars=1)
    sultan_moves(t)
    t.answer("habsburg", "intercept.from", "pass")
    t.dice(avoid=[6, 6])
    t.answer("habsburg", "avoid.to", "graz", "avoid.leader", "ferdinand", "avoid.regulars", 2)
    assert t.events("intercept.tried") == []
    assert t.units("graz", "habsburg") == (10, 0)


def test_13_2_r2_not_over_a_pass():
    t = war_table().put("innsbruck", "habsburg", regulars=2).war("habsburg", "france")
    assert from_where(t, "habsburg", "trent") == ["pass"]
    assert from_where(t, "habsburg", "zurich") == ["innsbruck", "pass"]


def test_13_2_r3_only_enemies_intercept():
    t = third_party().peace("england", "france")
    assert not may_intercept(t.state, ENGLAND, POWERS["france"], PLACES["liege"], ())
    assert may_intercept(t.state, HABSBURG, POWERS["france"], PLACES["liege"], ())


def test_13_2_r4_whoever_tried_does_not_try_again_in_the_impulse():
    t = sultan_moves(austria())
    t.dice(intercept=[1, 1])
    t.answer("habsburg", "intercept.from", "graz", "intercept.leader", "charles_v", "intercept.regulars", 6)
    assert marked(t.state.intercepted, HABSBURG, PLACES["graz"]) == 6
    t = sultan_moves(
        austria().arrange(lambda g: put_mark(g.intercepted, HABSBURG, PLACES["graz"], 6), tired_leaders=[2])
    )
    t.answer("habsburg", "intercept.from", "graz")
    t.expect("habsburg", "intercept.regulars", options=["2", "1"])


@proves("13.2-r5,r6")
def test_13_2_r5_the_besieged_do_not_intercept_even_those_who_leave_the_siege():
    t = war_table().war("france", "england").put("calais", "england", regulars=1)
    t.put("calais", "france", regulars=2).siege("calais")
    assert from_where(t, "england", "boulogne") == ["pass"]
    march(t, "france", "calais", "boulogne", 2)
    assert t.over
    assert t.units("boulogne", "france") == (2, 0)


@proves("13.2-r8")
def test_13_2_r8_friendly_walls_are_safe_to_enter():
    t = war_table().war("france", "england")
    assert not is_exposed(t.state, POWERS["france"], PLACES["paris"])
    assert is_exposed(t.state, POWERS["france"], PLACES["dijon"])
    t.put("paris", "england", regulars=1).siege("paris")
    assert is_exposed(t.state, POWERS["france"], PLACES["paris"])


@proves("13.2-r9", "13.2-d1")
def test_r52_only_for_units_of_its_own():
    for edition, for_allies in (("first", False), ("2017", True)):
        t = third_party(edition).control("england", "liege").put("liege", "england", regulars=1)
        france, liege = POWERS["france"], PLACES["liege"]
        assert may_intercept(t.state, HABSBURG, france, liege, (ENGLAND,)) == for_allies
        assert may_intercept(t.state, ENGLAND, france, liege, (ENGLAND,))
        t.peace("habsburg", "england")
        assert not may_intercept(t.state, HABSBURG, france, liege, (ENGLAND,))


def test_r203_nobody_intercepts_where_the_movers_friends_are():
    t = third_party().ally("papacy", "france").ally("papacy", "habsburg").put("liege", "papacy", regulars=1)
    assert not may_intercept(t.state, HABSBURG, POWERS["france"], PLACES["liege"], ())


@proves("13.2-r10")
def test_r53_not_where_units_were_besieged():
    t = war_table().war("france", "england").put("calais", "england", regulars=1)
    t.put("calais", "france", regulars=2).siege("calais")
    assert not is_exposed(t.state, ENGLAND, PLACES["calais"])


@proves("13.2-r11")
def test_r54_not_into_a_neutral_space_but_into_an_independent_one():
    t = war_table().war("france", "habsburg").ally("france", "england")
    france = POWERS["france"]
    assert not may_intercept(t.state, HABSBURG, france, PLACES["berwick"], ())
    assert may_intercept(t.state, HABSBURG, france, PLACES["liege"], ())
    assert may_intercept(t.state, HABSBURG, france, PLACES["st_dizier"], ())
    t.war("habsburg", "england")
    assert may_intercept(t.state, HABSBURG, france, PLACES["berwick"], ())


@pytest.mark.parametrize("friends", [False, True])
@proves("13.2-r12")
def test_r55_a_leader_alone_only_to_friendly_units(friends):
    t = war_table().war("ottoman", "habsburg").put("graz", "habsburg", leaders=["charles_v"])
    if friends:
        t.put("vienna", "habsburg", regulars=2)
    assert can_try(t.state, HABSBURG, PLACES["graz"], VIENNA) == friends


def test_13_2_r12_and_then_he_joins_the_battle():
    t = war_table().war("ottoman", "habsburg").put("graz", "habsburg", leaders=["charles_v"])
    t.put("vienna", "habsburg", regulars=2).control("ottoman", "pressburg").put(
        "pressburg", "ottoman", regulars=2
    )
    march(t, "ottoman", "pressburg", "vienna", 2)
    t.dice(intercept=[3, 4], attack=[1, 1], defence=[1] * 5)
    t.answer("habsburg", "intercept.from", "graz")
    t.expect_event("battle.fought", against=5)
    assert t.where("charles_v") == "vienna"


@proves("13.2-p5", "13.2-p3")
def test_13_2_p3_the_interceptors_are_there_first_and_defend():
    t = war_table().war("ottoman", "habsburg").put("graz", "habsburg", regulars=3)
    t.control("ottoman", "buda", "mohacs").put("buda", "ottoman", regulars=3)
    march(t, "ottoman", "buda", "mohacs", 3)
    t.dice(intercept=[5, 5], attack=[5, 1, 1], defence=[5, 1, 1, 1])
    t.answer("habsburg", "intercept.from", "graz", "intercept.regulars", 3)
    t.expect_event("battle.begins", attacker="ottoman", defender="habsburg", space="mohacs")
    t.expect_event("battle.won", winner="habsburg")
    assert t.units("mohacs", "habsburg") == (2, 0)
    assert t.units("buda", "ottoman") == (2, 0)


def test_r205_leaders_who_move_alone_into_an_interception_are_captured():
    t = war_table().war("ottoman", "habsburg").put("graz", "habsburg", regulars=3)
    t.control("ottoman", "buda", "mohacs").put("buda", "ottoman", leaders=["suleiman"])
    march(t, "ottoman", "buda", "mohacs", 0, 0, ["suleiman"])
    t.dice(intercept=[5, 5])
    t.answer("habsburg", "intercept.from", "graz", "intercept.regulars", 3)
    assert t.where("suleiman") == CAPTIVE


def test_14_p12a_interceptors_before_foreign_walls_besiege_them():
    t = war_table().war("ottoman", "habsburg").put("florence", "independent")
    t.control("habsburg", "modena").put("modena", "habsburg", regulars=3)
    t.control("ottoman", "genoa").put("genoa", "ottoman", regulars=2)
    march(t, "ottoman", "genoa", "florence", 2)
    t.dice(intercept=[6, 6], attack=[1, 1], defence=[1] * 4)
    t.answer("habsburg", "intercept.from", "modena", "intercept.regulars", 3)
    t.expect_event("siege.laid", power="habsburg", space="florence")
    assert may_intercept(t.state, OTTOMAN, HABSBURG, PLACES["siena"], ())
