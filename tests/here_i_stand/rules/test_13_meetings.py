"""13 Interception, avoiding battle and withdrawal where several powers, sieges, passes and leaders meet."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import ANTWERP, CALAIS, PLACES
from cuius.titles.here_i_stand.state import CAPTIVE
from tests.here_i_stand.marching import march
from tests.here_i_stand.tables import war_table

# Interception


def test_13_2_r8_an_allys_walls_are_as_safe_as_ones_own():
    t = war_table().war("france", "habsburg").ally("france", "papacy").control("france", "siena")
    t.put("siena", "france", regulars=2).put("naples", "habsburg", regulars=4)
    march(t, "france", "siena", "rome", 2)
    assert t.over  # nobody was asked
    assert t.units("rome", "france") == (2, 0)


def test_13_2_r8_an_allys_open_space_is_not_safe():
    t = war_table().war("france", "habsburg").ally("france", "papacy").ally("papacy", "habsburg")
    t.put("rome", "france", regulars=2).put("cerignola", "habsburg", regulars=4)
    march(t, "france", "rome", "ancona", 2)
    t.expect("habsburg", "intercept.from", options=["cerignola", "pass"])


def test_13_2_r11_a_neutral_space_shelters_its_owners_friend():
    """The Papacy is nothing to the Habsburgs, so they cannot follow the French into Ancona."""
    t = war_table().war("france", "habsburg").ally("france", "papacy")
    t.put("rome", "france", regulars=2).put("cerignola", "habsburg", regulars=4)
    march(t, "france", "rome", "ancona", 2)
    assert t.over
    assert t.units("ancona", "france") == (2, 0)


@proves("13.2-r8", "13.2-r10")
def test_13_2_r10_relief_of_empty_walls_can_be_intercepted_by_the_besiegers():
    """Nobody was under siege in Calais but its walls, and the units there are the interceptor's."""
    t = war_table().war("france", "england").control("england", "antwerp").control("france", "brussels")
    t.put("calais", "france", regulars=1).siege("calais").put("brussels", "france", regulars=4)
    t.put("antwerp", "england", regulars=4).impulse("england", cp=2)
    march(t, "england", "antwerp", "calais", 4)
    t.expect("france", "intercept.from", options=["brussels", "pass"])


def test_13_2_r10_relief_of_a_garrison_cannot():
    t = war_table().war("france", "england").control("england", "antwerp").control("france", "brussels")
    t.put("calais", "france", regulars=2).put("calais", "england", regulars=1).siege("calais")
    t.put("brussels", "france", regulars=4).put("antwerp", "england", regulars=4).impulse("england", cp=2)
    march(t, "england", "antwerp", "calais", 4)
    t.expect("france", "avoid.to")


@proves("13.2-r9")
def test_13_2_r9_nobody_intercepts_for_an_ally():
    """The Habsburgs, at war with France too and allied to England, have nobody in Boulogne."""
    t = war_table().war("france", "england", "habsburg").ally("england", "habsburg")
    t.control("england", "boulogne", "st_quentin").put("boulogne", "england", regulars=2)
    t.put("st_quentin", "habsburg", regulars=4).put("paris", "france", regulars=4)
    march(t, "france", "paris", "boulogne", 4)
    t.expect("england", "avoid.to")


def test_13_2_r9_a_power_with_units_of_its_own_there_may_come_to_both():
    t = war_table().war("france", "england", "habsburg").ally("england", "habsburg")
    t.control("england", "boulogne", "st_quentin").put("boulogne", "england", regulars=2)
    t.put("boulogne", "habsburg", regulars=1)
    t.put("st_quentin", "habsburg", regulars=4).put("paris", "france", regulars=4)
    march(t, "france", "paris", "boulogne", 4)
    t.expect("habsburg", "intercept.from", options=["st_quentin", "pass"])


def test_13_2_r9_an_active_minor_powers_units_are_its_major_powers():
    t = war_table().war("ottoman", "habsburg").ally("hungary", "habsburg").control("ottoman", "belgrade")
    t.put("belgrade", "ottoman", regulars=4).put("mohacs", "hungary", regulars=1)
    t.put("graz", "habsburg", regulars=3)
    march(t, "ottoman", "belgrade", "mohacs", 4)
    t.expect("habsburg", "intercept.from", options=["graz", "pass"])


def test_13_2_r9_inactive_units_get_no_help():
    t = war_table().war("ottoman", "hungary", "habsburg").control("ottoman", "belgrade")
    t.put("belgrade", "ottoman", regulars=4).put("buda", "hungary", regulars=2)
    t.control("habsburg", "pressburg", "mohacs").put("mohacs", "habsburg", regulars=4)
    t.put("szegedin", "ottoman", regulars=4).control("ottoman", "szegedin")
    march(t, "ottoman", "szegedin", "buda", 4)
    assert t.over
    assert t.state.besieged[PLACES["buda"]] > 0


def test_13_2_r9_joining_ones_own_is_never_intercepted():
    t = war_table().war("france", "habsburg").control("france", "modena", "pavia")
    t.put("modena", "france", regulars=1).put("pavia", "france", regulars=2)
    t.control("habsburg", "milan").put("milan", "habsburg", regulars=4)
    march(t, "france", "pavia", "modena", 2)
    assert t.over
    assert t.units("modena", "france") == (3, 0)


def test_13_2_r9_independent_defenders_keep_interceptors_out():
    t = war_table().war("france", "habsburg").control("france", "pavia").control("habsburg", "modena")
    t.put("pavia", "france", regulars=3).put("milan", "independent", regulars=2)
    t.put("modena", "habsburg", regulars=4)
    march(t, "france", "pavia", "milan", 3)
    assert t.over
    assert t.state.besieged[PLACES["milan"]] > 0


@proves("13.2-r3", "13.1-x8")
def test_13_2_r3_friends_of_the_enemy_who_are_at_peace_do_not_intercept():
    """The Papal stack in Boulogne is treated as French enemies; Papal units next door are not."""
    t = war_table().war("france", "england").ally("england", "papacy")
    t.control("england", "boulogne", "st_quentin").put("boulogne", "papacy", regulars=2)
    t.put("st_quentin", "papacy", regulars=4).put("paris", "france", regulars=4)
    march(t, "france", "paris", "boulogne", 4)
    t.expect("papacy", "avoid.to", options=["calais", "st_quentin", "pass"])


def test_13_2_r2_an_enemy_behind_a_pass_is_passed_over_another_is_not():
    t = war_table().war("france", "habsburg").control("france", "turin", "pavia")
    t.control("habsburg", "milan", "grenoble").put("grenoble", "habsburg", regulars=4)
    t.put("milan", "habsburg", regulars=4).put("pavia", "france", regulars=2)
    march(t, "france", "pavia", "turin", 2)
    t.expect("habsburg", "intercept.from", options=["milan", "pass"])


@proves("13.2-r7", "5.1-t3")
def test_13_2_r7_without_a_leader_four_of_a_great_stack_try():
    t = war_table().war("france", "habsburg").control("france", "turin", "pavia")
    t.control("habsburg", "milan").put("milan", "habsburg", regulars=9, leaders=["duke_of_alva"])
    t.put("pavia", "france", regulars=2)
    march(t, "france", "pavia", "turin", 2)
    t.answer("habsburg", "intercept.from", "milan", "intercept.leader", "done")
    t.expect("habsburg", "intercept.regulars", offers=["4"], lacks=["5"])


@proves("13.2-r4")
def test_13_2_r4_the_others_of_a_stack_may_try_against_the_next_move():
    t = war_table().war("france", "habsburg").control("france", "turin", "pavia", "genoa")
    t.control("habsburg", "milan").put("milan", "habsburg", regulars=6)
    t.put("pavia", "france", regulars=1).put("genoa", "france", regulars=1).impulse("france", cp=3)
    march(t, "france", "pavia", "turin", 1)
    t.dice(intercept=[1, 1])
    t.answer("habsburg", "intercept.from", "milan", "intercept.regulars", 4)
    march(t, "france", "genoa", "pavia", 1)
    t.answer("habsburg", "intercept.from", "milan")
    t.expect("habsburg", "intercept.regulars", offers=["2"], lacks=["3"])


def test_13_2_r4_whoever_failed_to_intercept_may_still_avoid_battle():
    t = (
        war_table()
        .war("france", "habsburg")
        .control("france", "pavia", "turin")
        .control("habsburg", "modena")
    )
    t.control("habsburg", "milan", "trent").put("milan", "habsburg", regulars=5)
    t.put("pavia", "france", regulars=1).put("turin", "france", regulars=4).impulse("france", cp=3)
    march(t, "france", "pavia", "modena", 1)
    t.dice(intercept=[1, 1])
    t.answer("habsburg", "intercept.from", "milan", "intercept.regulars", 4)
    march(t, "france", "turin", "milan", 4)
    t.dice(avoid=[4, 5])
    t.answer("habsburg", "avoid.to", "trent", "avoid.regulars", 5)
    assert t.units("trent", "habsburg") == (5, 0)


@proves("15.3-r2", "15.3-r1")
def test_15_3_r2_besiegers_who_intercept_give_up_a_siege_they_no_longer_outnumber():
    """Of five French before Calais four catch the English in Boulogne; the fifth leaves before they fight."""
    t = war_table().war("france", "england").put("calais", "england", regulars=1).siege("calais")
    t.control("france", "brussels").put("calais", "france", regulars=5)
    t.control("england", "rouen").put("rouen", "england", regulars=4).impulse("england", cp=2)
    march(t, "england", "rouen", "boulogne", 4)
    t.dice(intercept=[6, 6], attack=[1] * 4, defence=[6] + [1] * 4)
    t.answer("france", "intercept.from", "calais", "intercept.regulars", 4)
    t.answer("france", "siege.retreat", "brussels")
    t.expect_event("siege.broken", space="calais")
    t.expect_event("battle.fought", dice=4, against=5)
    assert (t.units("calais", "france"), t.units("brussels", "france")) == ((0, 0), (1, 0))


def test_13_2_p5_those_in_the_space_fight_beside_the_interceptors_and_do_not_withdraw():
    t = war_table().war("france", "england").put("calais", "england", regulars=2)
    t.control("england", "brussels").put("brussels", "england", regulars=2)
    t.put("boulogne", "france", regulars=4)
    march(t, "france", "boulogne", "calais", 4)
    t.dice(intercept=[6, 6], attack=[1] * 4, defence=[6] + [1] * 4)
    t.answer("england", "intercept.from", "brussels", "intercept.regulars", 2)
    t.expect_event("battle.fought", dice=4, against=5)
    assert t.units("boulogne", "france") == (3, 0)


def test_13_2_p2a_the_best_leader_counts_not_the_sum():
    t = war_table().war("france", "habsburg").control("france", "turin", "pavia").control("habsburg", "milan")
    t.put("milan", "habsburg", regulars=2, leaders=["duke_of_alva", "ferdinand"])
    t.put("pavia", "france", regulars=2)
    march(t, "france", "pavia", "turin", 2)
    t.dice(intercept=[4, 3])
    t.answer("habsburg", "intercept.from", "milan", "intercept.leader", "duke_of_alva")
    t.answer("habsburg", "intercept.leader", "ferdinand", "intercept.regulars", 2)
    t.expect_event("intercept.tried", total=8, success=0)


# Avoiding battle


def test_13_3_x1_into_an_allys_space_but_not_into_a_stack_at_war_with_the_mover_only():
    """An ally's walls are open; a space where somebody at war with the fugitive stands is not."""
    t = war_table().war("france", "england").ally("england", "habsburg").war("habsburg", "papacy")
    t.control("england", "boulogne").put("boulogne", "england", regulars=2)
    t.put("brussels", "habsburg", regulars=2).put("calais", "england", regulars=1)
    t.put("paris", "france", regulars=3).control("england", "st_quentin").put(
        "st_quentin", "france", regulars=1
    )
    march(t, "france", "paris", "boulogne", 3)
    t.answer("england", "intercept.from", "pass")
    t.expect("england", "avoid.to", options=["calais", "pass"])


def test_13_3_x2_not_into_a_friendly_space_that_is_besieged():
    t = war_table().war("france", "england").control("england", "boulogne", "rouen")
    t.put("calais", "england", regulars=1).put("calais", "france", regulars=2).siege("calais")
    t.put("boulogne", "england", regulars=2).put("paris", "france", regulars=3)
    march(t, "france", "paris", "boulogne", 3)
    t.expect("england", "avoid.to", options=["rouen", "pass"])


def test_13_3_x4_the_way_the_enemy_came_is_closed_even_over_a_pass():
    t = war_table().war("france", "habsburg").control("habsburg", "turin", "grenoble", "geneva")
    t.put("turin", "habsburg", regulars=2).put("grenoble", "france", regulars=3)
    march(t, "france", "grenoble", "turin", 3)
    t.expect("habsburg", "avoid.to", options=["geneva", "pass"])  # and a pass is a way out (2.5-r10)


def test_13_3_p4c_the_cavalry_must_be_in_the_formation_that_enters():
    t = war_table().war("ottoman", "habsburg").ally("hungary", "habsburg").control("ottoman", "pressburg")
    t.put("pressburg", "ottoman", regulars=4, hired=2).put("vienna", "habsburg", regulars=1)
    march(t, "ottoman", "pressburg", "vienna", 4, 0)
    t.dice(avoid=[4, 5])
    t.answer("habsburg", "avoid.to", "linz")
    t.expect_event("avoid.tried", total=9, success=1)


def test_13_3_r2_one_ally_slips_away_the_other_withdraws_by_the_holders_word():
    """Both defended when France came, so England as holder decides for the Papal unit left alone."""
    t = war_table().war("france", "england", "papacy").ally("england", "papacy").control("england", "antwerp")
    t.put("calais", "england", regulars=2).put("calais", "papacy", regulars=1)
    t.put("boulogne", "france", regulars=4)
    march(t, "france", "boulogne", "calais", 4)
    t.dice(avoid=[6, 6])
    t.answer("england", "avoid.to", "antwerp", "avoid.regulars", 2)
    t.answer("papacy", "avoid.to", "pass")
    t.answer("england", "withdraw", "withdraw")
    assert t.units("calais", "papacy") == (1, 0)
    assert t.state.besieged[CALAIS] > 0


def test_13_3_p3_leaders_may_slip_away_without_their_units():
    t = war_table().war("france", "england").control("england", "boulogne", "rouen")
    t.put("boulogne", "england", regulars=1, leaders=["henry_viii"]).put("paris", "france", regulars=2)
    march(t, "france", "paris", "boulogne", 2)
    t.dice(avoid=[4, 4], attack=[6, 1], defence=[1, 1])
    t.answer("england", "avoid.to", "calais", "avoid.leader", "henry_viii", "avoid.regulars", 0)
    t.expect_event("avoid.tried", total=9, success=1)
    assert t.where("henry_viii") == "calais"
    t.expect_event("battle.fought", dice=2, against=2)


def test_13_3_p4_who_fails_may_still_withdraw():
    t = (
        war_table()
        .war("france", "england")
        .control("england", "antwerp")
        .put("calais", "england", regulars=2)
    )
    t.put("boulogne", "france", regulars=3)
    march(t, "france", "boulogne", "calais", 3)
    t.dice(avoid=[1, 2])
    t.answer("england", "avoid.to", "antwerp", "avoid.regulars", 2, "withdraw", "withdraw")
    assert t.state.besieged[CALAIS] > 0


# Withdrawal


@proves("13.4-r4")
def test_13_4_r4_an_allys_units_alone_decide_for_themselves():
    t = war_table().war("france", "england", "papacy").ally("england", "papacy")
    t.put("calais", "papacy", regulars=2).put("boulogne", "france", regulars=4)
    march(t, "france", "boulogne", "calais", 4)
    t.expect("papacy", "withdraw", options=["withdraw", "stand"])


def test_13_4_r4_the_holder_without_units_decides_for_two_guests():
    t = war_table().war("france", "england", "papacy", "habsburg").ally("england", "papacy")
    t.ally("england", "habsburg").ally("habsburg", "papacy").unrest("brussels", "antwerp")
    t.put("calais", "papacy", regulars=2).put("calais", "habsburg", regulars=1)
    t.put("boulogne", "france", regulars=4)
    march(t, "france", "boulogne", "calais", 4)
    t.expect("england", "withdraw", options=["withdraw", "stand"])


def test_13_4_x3_the_units_of_all_powers_count_towards_four():
    t = war_table().war("france", "england", "papacy").ally("england", "papacy").unrest("brussels", "antwerp")
    t.put("calais", "england", regulars=3).put("calais", "papacy", regulars=2)
    t.put("boulogne", "france", regulars=4)
    t.dice(attack=[1] * 4, defence=[6] + [1] * 5)
    march(t, "france", "boulogne", "calais", 4)
    t.expect_event("battle.fought", dice=4, against=6)


def test_13_4_x3_five_become_four_by_avoiding_and_withdraw():
    t = (
        war_table()
        .war("france", "england")
        .control("england", "antwerp")
        .put("calais", "england", regulars=5)
    )
    t.put("boulogne", "france", regulars=6, leaders=["francis_i"])
    march(t, "france", "boulogne", "calais", 6, 0, ["francis_i"])
    t.dice(avoid=[6, 3])
    t.answer("england", "avoid.to", "antwerp", "avoid.regulars", 1)
    t.answer("england", "withdraw", "withdraw")
    assert (t.units("calais", "england"), t.units("antwerp", "england")) == ((4, 0), (1, 0))


@proves("13.4-r7", "13.2-r1")
def test_13_4_r7_units_behind_walls_but_not_besieged_may_intercept_who_moves_on():
    t = war_table().war("france", "england").control("england", "antwerp", "brussels")
    t.put("calais", "england", regulars=2).put("boulogne", "france", regulars=2).impulse("france", cp=2)
    march(t, "france", "boulogne", "calais", 2)
    t.answer("england", "avoid.to", "pass", "withdraw", "withdraw")
    t.answer("france", "move.on", "antwerp")
    t.expect("england", "intercept.from", options=["calais", "pass"])


def test_13_4_r6_leaders_inside_and_outside_do_not_count():
    t = war_table().war("france", "england").put("calais", "england", regulars=2, leaders=["henry_viii"])
    t.put("boulogne", "france", regulars=2, leaders=["francis_i", "montmorency"]).impulse("france", cp=0)
    march(t, "france", "boulogne", "calais", 2, 0, ["francis_i", "montmorency"])
    t.answer("england", "withdraw", "withdraw")
    assert t.units("boulogne", "france") == (2, 0)
    assert t.where("montmorency") == "boulogne"
    assert t.state.besieged[CALAIS] == 0


def test_13_1_x13_a_lone_leader_behind_his_walls_is_besieged_and_no_captive():
    t = (
        war_table()
        .war("france", "england")
        .control("england", "antwerp")
        .put("antwerp", "england", leaders=["henry_viii"])
    )
    t.control("france", "brussels").put("brussels", "france", regulars=1)
    march(t, "france", "brussels", "antwerp", 1)
    assert t.where("henry_viii") == "antwerp"
    assert t.state.besieged[ANTWERP] > 0


def test_13_1_x13_interceptors_capture_a_lone_leader_of_the_mover():
    t = war_table().war("france", "habsburg").control("france", "turin", "pavia").control("habsburg", "milan")
    t.put("turin", "france", leaders=["montmorency"]).put("milan", "habsburg", regulars=2)
    t.put("pavia", "france", regulars=1)
    march(t, "france", "pavia", "turin", 1)
    t.dice(intercept=[6, 6], attack=[1], defence=[6, 1, 1])
    t.answer("habsburg", "intercept.from", "milan", "intercept.regulars", 2)
    assert t.where("montmorency") == CAPTIVE
