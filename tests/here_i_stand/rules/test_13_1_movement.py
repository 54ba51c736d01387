"""13, 13.1 Moving a formation: where it may go, who may move, and the order of what follows."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CHARLES_V,
    FRANCE,
    HABSBURG,
    MOVE_CLEAR,
    MOVE_PASS,
    OTTOMAN,
    PLACES,
    POWERS,
    PROTESTANT,
)
from cuius.titles.here_i_stand.phases.action.impulse import actions_open, take_action
from cuius.titles.here_i_stand.phases.action.table import price
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.common.fleets import put_mark
from cuius.titles.here_i_stand.phases.land.movement import can_move, destinations, move, origins
from cuius.titles.here_i_stand.rules.cards import STOP
from cuius.titles.here_i_stand.rules.control import leaders_may_enter, may_enter
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES, in_force
from cuius.titles.here_i_stand.state import CAPTIVE, TURN_TRACK
from tests.here_i_stand.marching import formation, march
from tests.here_i_stand.tables import HisTable, war_table


def enters(t: HisTable, power: str, space: str) -> bool:
    return may_enter(t.state, POWERS[power], PLACES[space])


def open_from(t: HisTable, power: str, kind=MOVE_CLEAR) -> list[str]:
    return [s.word for s in origins(t.state, POWERS[power], kind)]


def flanders() -> HisTable:
    """France at war with England; French units in Boulogne."""
    return war_table().war("france", "england").put("boulogne", "france", regulars=5)


# The action


@proves("13-r1", "13.1-p1..p3")
def test_13_r1_one_command_point_in_clear_two_over_a_pass():
    t = war_table().put("innsbruck", "habsburg", regulars=2).impulse("habsburg", cp=3)
    assert (price(t.state, HABSBURG, MOVE_CLEAR), price(t.state, HABSBURG, MOVE_PASS)) == (1, 2)
    t.play(take_action, HABSBURG)
    t.answer("habsburg", "action", "move_pass", "move.regulars", 2)
    assert t.state.cp == 1
    assert t.units("trent", "habsburg") == (2, 0)
    t.expect_event("move.done", power="habsburg", origin="innsbruck", space="trent", units=2)


def test_13_1_p2_the_destination_is_adjacent_over_the_connection_paid_for():
    t = war_table().put("innsbruck", "habsburg", regulars=1)
    stack = formation("habsburg", "innsbruck", 1)
    assert [s.word for s in destinations(t.state, stack, MOVE_CLEAR)] == ["zurich"]
    assert [s.word for s in destinations(t.state, stack, MOVE_PASS)] == ["trent"]


def test_13_1_x1_a_formation_comes_from_one_space():
    t = flanders().put("rouen", "france", regulars=6, leaders=["francis_i"])
    t.play(move, FRANCE, MOVE_CLEAR)
    t.expect("france", "move.from", options=["boulogne", "rouen"])
    t.answer("france", "move.from", "boulogne")
    t.expect("france", "move.regulars", options=["4", "3", "2", "1"])


@proves("13-r3")
def test_13_r3_a_move_may_be_intercepted_avoided_and_withdrawn_from():
    t = flanders().put("calais", "england", regulars=2).put("antwerp", "england", regulars=1)
    t.control("england", "antwerp")
    march(t, "france", "boulogne", "calais", 4)
    t.answer("england", "intercept.from", "pass")
    t.answer("england", "avoid.to", "pass")
    t.expect("england", "withdraw", options=["withdraw", "stand"])


# Where a formation may go


@proves("13.1-x2,x3")
def test_13_1_x3_own_independent_allied_and_enemy_spaces_are_open_others_are_not():
    t = flanders().ally("france", "papacy")
    assert enters(t, "france", "paris")
    assert enters(t, "france", "liege")
    assert enters(t, "france", "calais")
    assert enters(t, "france", "rome")
    assert not enters(t, "france", "brussels")


@proves("13.1-x3")
def test_r46_a_minor_powers_space_is_judged_by_its_controller():
    t = war_table().war("ottoman", "hungary")
    assert enters(t, "ottoman", "buda")
    assert not enters(t, "france", "buda")
    t = war_table().ally("hungary", "habsburg").war("ottoman", "habsburg").ally("france", "habsburg")
    assert enters(t, "ottoman", "buda")
    assert enters(t, "france", "buda")
    assert not enters(t, "england", "buda")


@proves("13.1-x4..x6")
def test_13_1_x4_all_allies_or_all_enemies_but_no_mixture():
    t = war_table().war("france", "england", "habsburg").ally("france", "papacy").control("france", "liege")
    t.put("liege", "papacy", regulars=1)
    assert enters(t, "france", "liege")
    t.put("liege", "england", regulars=1)
    assert not enters(t, "france", "liege")
    t = war_table().war("france", "england", "habsburg").put("trier", "england", regulars=1)
    t.control("independent", "trier").arrange(league=True).put("trier", "habsburg", regulars=1)
    assert enters(t, "france", "trier")
    t.put("trier", "ottoman", regulars=1)
    assert not enters(t, "france", "trier")


@proves("13.1-x5")
def test_r47_not_where_one_ally_besieges_another():
    t = war_table().ally("france", "england").ally("france", "habsburg").war("england", "habsburg")
    t.put("brussels", "habsburg", regulars=1).put("brussels", "england", regulars=2).siege("brussels")
    assert not enters(t, "france", "brussels")


@proves("13.1-x6")
def test_r48_not_where_one_enemy_besieges_another():
    t = war_table().war("france", "england", "habsburg").war("england", "habsburg")
    t.put("brussels", "habsburg", regulars=1).put("brussels", "england", regulars=2).siege("brussels")
    assert not enters(t, "france", "brussels")


def test_13_1_x7_independent_regulars_do_not_keep_anybody_out():
    t = war_table().put("florence", "independent", regulars=2)
    assert enters(t, "papacy", "florence")


@proves("13.1-x8")
def test_r49_allies_of_an_enemy_in_his_space_are_treated_as_enemies():
    t = flanders().ally("england", "habsburg").put("calais", "england", regulars=1)
    t.put("calais", "habsburg", regulars=1).put("antwerp", "habsburg", regulars=2)
    assert enters(t, "france", "calais")
    march(t, "france", "boulogne", "calais", 5)
    t.expect("habsburg", "avoid.to")  # but those next door, at peace with France, do not intercept
    t.answer("habsburg", "avoid.to", "pass")
    t.answer("england", "avoid.to", "pass")
    t.dice(attack=[5, 1, 1, 1, 1], defence=[1, 1, 1])
    t.draw(odd_loss=["habsburg"])
    t.answer("england", "withdraw", "stand")
    t.answer("england", "shelter.regulars", 1)
    assert t.units("calais", "habsburg") == (0, 0)
    assert t.state.besieged[PLACES["calais"]] > 0


@proves("13.1-x9")
def test_13_1_x9_a_siege_is_entered_by_friends_of_either_side():
    t = war_table().war("france", "england").ally("england", "papacy").ally("france", "scotland")
    t.put("calais", "england", regulars=1).put("calais", "france", regulars=2).siege("calais")
    assert enters(t, "england", "calais")
    assert enters(t, "france", "calais")
    assert not enters(t, "papacy", "calais")
    t.war("papacy", "france")
    assert enters(t, "papacy", "calais")
    t.war("habsburg", "england").ally("habsburg", "france")
    assert enters(t, "habsburg", "calais")


def test_r204_in_an_enemys_space_friends_stay_friends():
    t = war_table().war("france", "england").ally("france", "papacy").ally("england", "papacy")
    t.control("england", "boulogne").put("boulogne", "papacy", regulars=2).put("rouen", "france", regulars=1)
    march(t, "france", "rouen", "boulogne", 1)
    assert t.over
    assert t.units("boulogne", "papacy") == (2, 0)
    assert t.units("boulogne", "france") == (1, 0)


@proves("21.6-x2", "21.6-x4")
def test_21_6_x4_nobody_enters_an_electorate_before_the_league():
    t = war_table().control("habsburg", "cologne")
    assert not enters(t, "habsburg", "cologne")
    t.arrange(league=True)
    assert enters(t, "habsburg", "cologne")
    t = war_table().put("wittenberg", "protestant", regulars=2)
    assert not can_move(t.state, PROTESTANT)
    t.arrange(league=True)
    assert can_move(t.state, PROTESTANT)


# Who may move


def test_13_1_x10_the_beaten_do_not_move_again():
    t = flanders().put("boulogne", "france", leaders=["francis_i"])
    t.arrange(lambda g: put_mark(g.beaten, FRANCE, PLACES["boulogne"], 5), beaten_leaders=[8])
    assert open_from(t, "france") == []
    t.put("boulogne", "france", regulars=1)
    assert open_from(t, "france") == ["boulogne"]


def test_r201_beaten_units_are_told_apart_by_number():
    t = flanders().arrange(lambda g: put_mark(g.beaten, FRANCE, PLACES["boulogne"], 3))
    t.play(move, FRANCE, MOVE_CLEAR)
    t.expect("france", "move.regulars", options=["2", "1"])


def test_13_1_x11_who_laid_a_siege_in_this_impulse_stays():
    t = flanders().put("calais", "france", regulars=4).siege("calais", 2).impulse("france", 3)
    assert open_from(t, "france") == ["boulogne", "calais"]
    t.arrange(fresh_sieges=[(int(PLACES["calais"]), int(FRANCE))])
    assert open_from(t, "france") == ["boulogne"]


def test_13_1_x11_the_besieged_do_not_move_at_all():
    t = flanders().put("calais", "england", regulars=1).put("calais", "france", regulars=2).siege("calais")
    assert open_from(t, "england") == []


@proves("13.1-x12")
def test_13_1_x12_leaders_alone_keep_away_from_enemies():
    t = war_table().war("france", "england").control("france", "brussels")
    t.put("brussels", "france", leaders=["francis_i"]).put("boulogne", "england", regulars=1)
    stack = formation("france", "brussels", 0, 0, ["francis_i"])
    assert [s.word for s in destinations(t.state, stack, MOVE_CLEAR)] == ["liege", "st_dizier", "st_quentin"]
    assert not leaders_may_enter(t.state, FRANCE, PLACES["calais"])
    assert not leaders_may_enter(t.state, FRANCE, PLACES["boulogne"])
    t.play(move, FRANCE, MOVE_CLEAR)
    t.answer("france", "move.to", "st_dizier")
    assert t.where("francis_i") == "st_dizier"


def test_13_1_x12_where_leaders_cannot_go_alone_units_must_come():
    t = war_table().war("france", "england").control("england", "boulogne", "rouen", "st_quentin", "paris")
    t.put("boulogne", "france", regulars=1, leaders=["francis_i"])
    t.play(move, FRANCE, MOVE_CLEAR)
    t.answer("france", "move.leader", "francis_i")
    assert t.waiting == [("france", "move.to")]
    assert t.events("move.done") == []


@proves("13.1-x13,x14")
@pytest.mark.parametrize("walls", [False, True])
def test_r50_a_leader_alone_is_captured_unless_behind_friendly_walls(walls):
    space = "calais" if walls else "boulogne"
    t = war_table().war("france", "england").control("england", space)
    t.put(space, "england", leaders=["henry_viii"])
    origin = "brussels" if walls else "rouen"
    t.control("france", origin).put(origin, "france", regulars=2)
    march(t, "france", origin, space, 2)
    if walls:
        assert t.where("henry_viii") == "calais"
        assert t.state.besieged[PLACES["calais"]] > 0
    else:
        assert t.where("henry_viii") == CAPTIVE
        assert POWERS[t.state.captor[5]].word == "france"


# The steps


def test_13_1_p4_a_card_may_call_the_move_off():
    def foul_weather(g, power, moving, destination, by_sea):
        put_in_force(g, FOUL_WEATHER_RULES, moving.power)
        yield from ()
        return STOP

    t = flanders().hand("habsburg", "foul_weather")
    t.made_up_cards("move.declared", foul_weather=foul_weather)
    march(t, "france", "boulogne", "paris", 4)
    t.answer("habsburg", "respond.move.declared", "foul_weather")
    t.expect_event("move.stopped", power="france", space="paris")
    assert t.units("boulogne", "france") == (5, 0)
    assert in_force(t.state, FOUL_WEATHER_RULES, FRANCE)


def test_13_1_p4_in_foul_weather_nobody_moves_twice():
    t = flanders()
    march(t, "france", "boulogne", "paris", 4)
    t.put("paris", "france", regulars=1, leaders=["francis_i"])
    put_in_force(t.state, FOUL_WEATHER_RULES, FRANCE)
    t.play(move, FRANCE, MOVE_CLEAR)
    t.answer("france", "move.from", "paris", "move.leader", "done")
    t.expect("france", "move.to")
    t.answer("france", "move.to", "rouen")
    assert t.units("rouen", "france") == (1, 0)


def test_13_1_p4_gout_keeps_a_leader_and_those_only_he_could_lead():
    def gout(g, power, moving, destination, by_sea):
        g.tired_leaders.append(int(CHARLES_V))
        yield from ()

    t = war_table().hand("france", "gout").made_up_cards("move.declared", gout=gout)
    t.put("vienna", "habsburg", regulars=8, leaders=["charles_v"])
    march(t, "habsburg", "vienna", "linz", 8, 0, ["charles_v"])
    t.answer("france", "respond.move.declared", "gout")
    t.expect("habsburg", "move.regulars", options=["4", "3", "2", "1"])
    t.answer("habsburg", "move.regulars", 4)
    assert t.units("linz", "habsburg") == (4, 0)
    assert t.where("charles_v") == "vienna"
    march(t, "habsburg", "vienna", "linz", 3, 0)
    assert t.units("linz", "habsburg") == (7, 0)


@proves("13.1-p5", "13.1-p5b")
def test_13_1_p5b_after_an_interception_straight_to_battle():
    t = flanders().put("calais", "england", regulars=1).put("antwerp", "england", regulars=2)
    t.control("england", "antwerp")
    march(t, "france", "boulogne", "calais", 4)
    t.dice(intercept=[4, 5], attack=[1] * 4, defence=[1] * 4)
    t.answer("england", "intercept.from", "antwerp", "intercept.regulars", 2)
    t.expect_event("battle.won", winner="england", space="calais")
    assert t.over
    assert t.units("calais", "england") == (3, 0)


@proves("13.1-p6..p8", "14-r1")
def test_13_1_p8_whoever_stays_outside_fights():
    t = flanders().put("calais", "england", regulars=1)
    march(t, "france", "boulogne", "calais", 4)
    t.dice(attack=[6, 1, 1, 1], defence=[1, 1])
    t.answer("england", "withdraw", "stand")
    t.expect_event("battle.won", winner="france")
    assert t.state.besieged[PLACES["calais"]] > 0


@proves("13.1-p9")
def test_r51_empty_walls_are_put_under_siege():
    t = flanders()
    march(t, "france", "boulogne", "calais", 1)
    t.expect_event("siege.laid", power="france", space="calais")
    assert t.holder("calais") == "england"
    t = war_table().put("siena", "papacy", regulars=3)
    march(t, "papacy", "siena", "florence", 3)
    assert t.state.besieged[PLACES["florence"]] > 0


def test_13_1_x14_whoever_has_no_power_card_keeps_no_captive():
    t = war_table().war("ottoman", "hungary").put("mohacs", "hungary", regulars=5)
    t.put("belgrade", "ottoman", regulars=1, leaders=["ibrahim_pasha"]).control("ottoman", "belgrade")
    t.dice(attack=[1, 1], defence=[6, 1, 1, 1, 1, 1])
    march(t, "ottoman", "belgrade", "mohacs", 1, 0, ["ibrahim_pasha"])
    assert t.where("ibrahim_pasha") == TURN_TRACK


def test_13_1_p1_the_action_is_offered_only_if_something_can_move():
    t = war_table().impulse("ottoman", cp=3)
    assert not can_move(t.state, OTTOMAN)
    assert "move_clear" not in [str(w) for w in actions_open(t.state, OTTOMAN)]
    t.put("edirne", "ottoman", regulars=1)
    assert "move_clear" in [str(w) for w in actions_open(t.state, OTTOMAN)]
