"""14 Battles of several powers: who shuts himself in, who retreats where, who is captured, who besieges."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CALAIS, CHARLES_BRANDON, ENGLAND, FRANCIS_I, PLACES
from cuius.titles.here_i_stand.phases.minor_powers import check_hungary
from cuius.titles.here_i_stand.state import CAPTIVE
from tests.here_i_stand.marching import march
from tests.here_i_stand.tables import HisTable, war_table


def joint_calais(english: int, papal: int, hits: int, leaders=()) -> HisTable:
    """France storms at Calais from Boulogne, held by England with Papal friends; so many French hits."""
    t = war_table().war("france", "england", "papacy").ally("england", "papacy")
    t.control("england", "antwerp").put("calais", "england", regulars=english, leaders=leaders)
    t.put("calais", "papacy", regulars=papal)
    t.put("boulogne", "france", regulars=12, leaders=["francis_i", "montmorency"])
    march(t, "france", "boulogne", "calais", 12, 0, ["francis_i", "montmorency"])
    t.dice(attack=[5] * hits + [1] * (13 - hits), defence=[1] * (english + papal + 1 + bool(leaders)))
    return t.answer("england", "avoid.to", "pass").answer("papacy", "avoid.to", "pass")


@proves("14.1-r2")
def test_14_1_r2_beaten_friends_of_the_holder_may_shut_themselves_in_too():
    t = joint_calais(2, 4, 2)
    t.answer("england", "shelter.regulars", 1)
    t.expect("papacy", "shelter.regulars", options=["3", "2", "1", "0"])
    t.answer("papacy", "shelter.regulars", 2)
    assert (t.units("calais", "england"), t.units("calais", "papacy")) == ((1, 0), (2, 0))
    assert t.units("antwerp", "papacy") == (1, 0)
    assert t.state.besieged[CALAIS] > 0


def test_14_1_r2_no_more_than_four_of_all_powers_go_inside():
    t = joint_calais(4, 4, 2)
    t.answer("england", "shelter.regulars", 3)
    t.expect("papacy", "shelter.regulars", options=["1", "0"])


@proves("14.1-r2")
def test_r512_guests_of_a_holder_who_did_not_fight_stay_outside():
    """The power that controls the space must itself have lost the battle."""
    t = war_table().war("france", "england", "papacy").ally("england", "papacy").control("england", "antwerp")
    t.put("calais", "papacy", regulars=5).put("boulogne", "france", regulars=6, leaders=["francis_i"])
    march(t, "france", "boulogne", "calais", 6, 0, ["francis_i"])
    t.dice(attack=[5] + [1] * 6, defence=[1] * 6)
    t.answer("papacy", "avoid.to", "pass")
    t.expect_event("retreat.done", power="papacy", target="antwerp", units=4)
    assert t.units("calais", "papacy") == (0, 0)


@proves("14.1-r2", "22.3-r1")
def test_14_1_r2_an_active_minor_powers_units_are_the_holders_own():
    t = war_table().war("ottoman", "habsburg").ally("hungary", "habsburg").control("ottoman", "mohacs")
    t.put("buda", "hungary", regulars=5).put("mohacs", "ottoman", regulars=7, leaders=["suleiman"])
    march(t, "ottoman", "mohacs", "buda", 7, 0, ["suleiman"])
    t.dice(attack=[5] + [1] * 8, defence=[1] * 6)
    t.answer("habsburg", "avoid.to", "pass")
    t.expect("habsburg", "shelter.regulars", options=["4", "3", "2", "1", "0"])
    t.answer("habsburg", "shelter.regulars", 4)
    assert t.units("buda", "hungary") == (4, 0)
    assert t.state.besieged[PLACES["buda"]] > 0


@proves("14-p10")
def test_14_p10_a_side_that_is_wiped_out_has_nobody_to_shut_in():
    t = joint_calais(2, 3, 5, leaders=["henry_viii", "charles_brandon"])
    assert t.where("henry_viii") == CAPTIVE
    assert t.where("charles_brandon") == CAPTIVE
    assert t.units("calais", "france") == (12, 0)
    assert t.state.besieged[CALAIS] > 0


def test_14_p12b_three_before_four_leave_to_a_space_of_their_choice():
    t = (
        war_table()
        .war("france", "england")
        .control("france", "brussels")
        .put("calais", "england", regulars=8)
    )
    t.put("boulogne", "france", regulars=6, leaders=["francis_i"])
    t.dice(attack=[5] * 4 + [1] * 3, defence=[5] * 3 + [1] * 6)
    march(t, "france", "boulogne", "calais", 6, 0, ["francis_i"])
    t.answer("england", "shelter.regulars", 4)
    t.expect("france", "siege.retreat", options=["boulogne", "brussels"])
    t.answer("france", "siege.retreat", "brussels")
    assert t.where("francis_i") == "brussels"
    assert t.state.besieged[CALAIS] == 0


def test_14_p8_a_tie_that_kills_both_leaves_the_side_with_more_dice():
    """Francis with three against three and the defender's die: four dice each, so the defender keeps one."""
    t = war_table().war("france", "england").control("england", "boulogne")
    t.put("paris", "france", regulars=3, leaders=["francis_i"]).put("boulogne", "england", regulars=3)
    march(t, "france", "paris", "boulogne", 3, 0, ["francis_i"])
    t.dice(attack=[6] * 3 + [1], defence=[6] * 3 + [1])
    t.answer("england", "avoid.to", "pass")
    assert t.units("boulogne", "england") == (1, 0)
    assert t.where("francis_i") == CAPTIVE


@proves("14-p8", "14-p9b", "14-p11")
def test_14_p9b_the_attacker_with_more_dice_keeps_one_and_goes_home_beaten():
    t = war_table().war("france", "england").control("england", "boulogne")
    t.put("paris", "france", regulars=4, leaders=["francis_i"]).put("boulogne", "england", regulars=1)
    march(t, "france", "paris", "boulogne", 4, 0, ["francis_i"])
    t.dice(attack=[6] + [1] * 4, defence=[6, 1])
    t.answer("england", "avoid.to", "pass")
    # one hit each: the defender wins, but his only unit is gone; three French are left and retreat (R206)
    assert t.units("paris", "france") == (3, 0)
    assert t.units("boulogne", "england") == (0, 0)


def test_14_1_x4_a_beaten_defender_does_not_go_where_the_enemy_came_from_but_may_over_a_pass():
    t = war_table().war("france", "habsburg").control("habsburg", "turin", "grenoble", "pavia")
    t.put("turin", "habsburg", regulars=3).put("pavia", "france", regulars=4)
    t.control("france", "genoa")
    march(t, "france", "pavia", "turin", 4)
    t.dice(attack=[6, 1, 1, 1], defence=[1] * 4)
    t.answer("habsburg", "avoid.to", "pass")
    t.expect_event("retreat.done", power="habsburg", target="grenoble", units=2)


def test_14_1_x5_a_beaten_attacker_whose_way_back_was_taken_is_lost():
    """An enemy intercepts from elsewhere and cannot cut the way, but unrest can: R63."""
    t = war_table().war("france", "england").control("england", "boulogne").unrest("paris")
    t.put("paris", "france", regulars=3, leaders=["francis_i"]).put("boulogne", "england", regulars=3)
    march(t, "france", "paris", "boulogne", 3, 0, ["francis_i"])
    t.dice(attack=[1] * 4, defence=[6, 1, 1, 1])
    t.answer("england", "avoid.to", "pass")
    t.expect_event("retreat.lost", power="france", space="boulogne", units=2)
    assert (t.where("francis_i"), t.state.captor[FRANCIS_I]) == (CAPTIVE, ENGLAND)


def test_9_2_r22_an_ally_at_peace_with_the_attacker_fights_and_loses():
    """Allied units defend even if only one of them is at war, and share the losses."""
    t = (
        war_table()
        .war("france", "england")
        .ally("england", "papacy")
        .control("england", "boulogne", "st_quentin")
    )
    t.put("boulogne", "england", regulars=1).put("boulogne", "papacy", regulars=3)
    t.put("paris", "france", regulars=4)
    march(t, "france", "paris", "boulogne", 4)
    t.dice(attack=[6, 6, 1, 1], defence=[1] * 5)
    t.answer("england", "avoid.to", "pass")
    t.answer("papacy", "avoid.to", "pass")
    t.expect_event("battle.fought", dice=4, against=5, hits=2)
    assert t.units("boulogne", "england") == (0, 0)
    t.expect("papacy", "retreat.to", options=["calais", "st_quentin"])


def test_14_p10_only_the_side_that_is_wiped_out_loses_its_leaders():
    """England loses its last unit in a joint stack; the Papacy has some left, so Brandon gets away."""
    t = war_table().war("france", "england", "papacy").ally("england", "papacy")
    t.control("england", "boulogne", "st_quentin").put("boulogne", "papacy", regulars=3)
    t.put("boulogne", "england", regulars=1, leaders=["charles_brandon"]).put("paris", "france", regulars=4)
    march(t, "france", "paris", "boulogne", 4)
    t.dice(attack=[6, 6, 1, 1], defence=[1] * 6)
    t.answer("england", "avoid.to", "pass")
    t.answer("papacy", "avoid.to", "pass")
    assert t.units("boulogne", "england") == (0, 0)
    t.answer("england", "retreat.to", "calais")
    t.answer("papacy", "retreat.to", "st_quentin")
    assert t.where("charles_brandon") == "calais"
    assert t.state.captor[CHARLES_BRANDON] < 0
    assert t.units("st_quentin", "papacy") == (2, 0)


@proves("2.1-r13")
def test_r4_allies_of_yesterday_in_one_open_space_fight_when_hungary_falls():
    t = war_table().turn(3).impulse("ottoman", cp=1).war("ottoman", "hungary").ally("ottoman", "habsburg")
    t.control("ottoman", "belgrade", "szegedin").put("prague", "hungary", regulars=4)
    t.put("szegedin", "ottoman", regulars=3).put("szegedin", "habsburg", regulars=2)
    t.dice(attack=[6, 1, 1], defence=[1] * 3)
    t.play(check_hungary)
    t.expect_event(
        "battle.fought", attacker="ottoman", defender="habsburg", dice=3, against=3, hits=1, losses=0
    )
    assert t.units("szegedin", "habsburg") == (0, 0)
    assert t.units("szegedin", "ottoman") == (3, 0)


def test_r4_a_beaten_attacker_goes_to_any_legal_space():
    t = war_table().turn(3).impulse("ottoman", cp=1).war("ottoman", "hungary").ally("ottoman", "habsburg")
    t.control("ottoman", "belgrade", "szegedin").put("prague", "hungary", regulars=4)
    t.put("szegedin", "ottoman", regulars=3, leaders=["ibrahim_pasha"]).put(
        "szegedin", "habsburg", regulars=2
    )
    t.dice(attack=[1] * 4, defence=[6, 1, 1])
    t.play(check_hungary).answer("ottoman", "retreat.to", "belgrade")
    assert (t.units("belgrade", "ottoman"), t.where("ibrahim_pasha")) == ((2, 0), "belgrade")
    assert t.units("szegedin", "habsburg") == (2, 0)


def test_r4_in_a_fortress_they_part_without_a_fight():
    t = war_table().turn(3).impulse("ottoman", cp=1).war("ottoman", "hungary").ally("ottoman", "habsburg")
    t.control("ottoman", "belgrade").put("prague", "hungary", regulars=4)
    t.put("belgrade", "ottoman", regulars=1).put("belgrade", "habsburg", regulars=2).play(check_hungary)
    assert t.events("battle.begins") == []
    assert t.units("belgrade", "habsburg") == (2, 0)
    t.answer("habsburg", "displace.land", "vienna")
    assert t.units("vienna", "habsburg") == (2, 0)


@proves("14.1-r2")
def test_r511_the_holder_goes_first_even_if_his_impulse_comes_later():
    t = war_table().war("france", "england", "papacy").ally("england", "papacy").control("france", "siena")
    t.put("rome", "papacy", regulars=3).put("rome", "england", regulars=3, leaders=["charles_brandon"])
    t.put("siena", "france", regulars=8, leaders=["francis_i"])
    march(t, "france", "siena", "rome", 8, 0, ["francis_i"])
    t.dice(attack=[5, 5] + [1] * 7, defence=[1] * 8)
    t.answer("england", "avoid.to", "pass").answer("papacy", "avoid.to", "pass")
    t.expect("papacy", "shelter.regulars", options=["2", "1", "0"])
    t.answer("papacy", "shelter.regulars", 2)
    t.answer("england", "shelter.leader", "charles_brandon")
    t.expect("england", "shelter.regulars", options=["2", "1", "0"])
    t.answer("england", "shelter.regulars", 2)
    assert (t.units("rome", "papacy"), t.units("rome", "england")) == ((2, 0), (2, 0))
    assert t.where("charles_brandon") == "rome"
    assert t.state.besieged[PLACES["rome"]] > 0


def test_r62_in_the_open_the_beaten_leave_in_impulse_order_whoever_holds_the_space():
    t = war_table().war("france", "england", "papacy").ally("england", "papacy").control("papacy", "boulogne")
    t.control("england", "st_quentin").put("boulogne", "england", regulars=2).put(
        "boulogne", "papacy", regulars=2
    )
    t.put("paris", "france", regulars=4)
    march(t, "france", "paris", "boulogne", 4)
    t.dice(attack=[5, 5, 1, 1], defence=[1] * 5)
    t.answer("england", "avoid.to", "pass").answer("papacy", "avoid.to", "pass")
    t.expect("england", "retreat.to", options=["calais", "st_quentin"])
    t.answer("england", "retreat.to", "calais")
    t.expect("papacy", "retreat.to", options=["calais", "st_quentin"])
