"""13.4 Withdrawing into fortifications; 15 the siege that begins with it."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CALAIS, ENGLAND, FRANCE, INDEPENDENT, PAPACY, PLACES
from cuius.titles.here_i_stand.phases.land.arrival import arrive
from cuius.titles.here_i_stand.phases.land.reactions import can_withdraw
from cuius.titles.here_i_stand.state import CAPTIVE
from tests.here_i_stand.battlefields import channel, under_siege
from tests.here_i_stand.marching import formation, march
from tests.here_i_stand.tables import HisTable, war_table


@proves("13.4-r1,r6", "13.2-r9", "15-r1")
def test_15_e1a_calais_is_besieged():
    t = under_siege()
    t.expect_event("intercept.tried", power="england", total=7, success=0)
    t.expect_event("siege.laid", power="france", space="calais")
    assert (t.units("calais", "france"), t.units("calais", "england")) == ((6, 0), (2, 0))
    assert t.state.besieged[CALAIS] == t.state.impulses
    assert t.state.fresh_sieges == [(int(CALAIS), int(FRANCE))]


@proves("13.4-r2,r5")
def test_13_4_r2_withdrawing_is_optional_and_spares_the_battle():
    t = march(channel(), "france", "brussels", "calais", 6, 0, ["francis_i"])
    t.answer("england", "intercept.from", "pass", "avoid.to", "pass")
    fork = t.fork()
    t.answer("england", "withdraw", "withdraw")
    assert t.events("battle.begins") == []
    fork.dice(attack=[1] * 7, defence=[1] * 3)
    fork.answer("england", "withdraw", "stand")
    fork.expect_event("battle.won", winner="england")


@proves("13.4-x1..x3")
def test_13_4_x1_walls_of_their_side_and_four_units_at_most():
    t = channel().put("calais", "england", hired=2)
    assert can_withdraw(t.state, FRANCE, CALAIS, (ENGLAND,))
    t.put("calais", "england", hired=1)
    assert not can_withdraw(t.state, FRANCE, CALAIS, (ENGLAND,))
    assert not can_withdraw(t.state, FRANCE, PLACES["boulogne"], (ENGLAND,))
    t = channel().control("france", "calais")
    assert not can_withdraw(t.state, FRANCE, CALAIS, (ENGLAND,))


@proves("13.4-r3,r4")
def test_13_4_r4_the_holder_decides_for_all():
    t = channel().ally("england", "papacy").war("papacy", "france").put("calais", "papacy", regulars=2)
    march(t, "france", "brussels", "calais", 6, 0, ["francis_i"])
    t.answer("england", "intercept.from", "pass", "avoid.to", "pass")
    t.answer("papacy", "avoid.to", "pass")
    t.answer("england", "withdraw", "withdraw")
    assert t.events("battle.begins") == []
    assert t.units("calais", "papacy") == (2, 0)
    assert t.state.besieged[CALAIS] > 0


def weak_move() -> HisTable:
    """Two French units before as many English ones."""
    t = march(channel(), "france", "brussels", "calais", 2)
    t.answer("england", "intercept.from", "pass", "avoid.to", "pass")
    return t.answer("england", "withdraw", "withdraw")


@proves("13.4-r7")
def test_13_4_r7_too_weak_for_a_siege_it_may_move_on_for_command_points():
    t = weak_move()
    t.expect("france", "move.on", options=["boulogne", "brussels", "retreat"], rule="13.4-r7")
    assert t.state.besieged[CALAIS] == 0
    t.answer("france", "move.on", "brussels")
    assert t.state.cp == 1
    assert t.units("brussels", "france") == (6, 0)


def test_13_4_r7_without_command_points_there_is_only_the_way_back():
    t = channel().impulse("france", cp=0)
    march(t, "france", "brussels", "calais", 2)
    t.answer("england", "intercept.from", "pass", "avoid.to", "pass")
    t.answer("england", "withdraw", "withdraw")
    assert t.over
    assert t.units("brussels", "france") == (6, 0)
    t.expect_event("retreat.done", power="france", origin="calais", target="brussels", units=2)


@proves("13.4-r7b")
def test_13_4_r7b_beaten_further_on_it_is_lost():
    t = weak_move()
    t.answer("france", "move.on", "boulogne")
    t.dice(attack=[1, 1], defence=[5, 1, 1, 1, 1, 1])
    t.answer("england", "intercept.from", "pass")
    t.expect_event("battle.won", winner="england", space="boulogne")
    t.expect_event("retreat.lost", power="france", space="boulogne", units=1)
    assert t.units("calais", "france") == (0, 0)


@proves("13.4-r8")
def test_13_4_r8_back_free_of_charge():
    t = weak_move()
    t.answer("france", "move.on", "retreat")
    assert t.state.cp == 2
    assert t.units("brussels", "france") == (6, 0)


@proves("13.4-r8")
def test_r58_without_a_legal_way_back_it_is_lost():
    t = channel().unrest("brussels").impulse("france", cp=0)
    march(t, "france", "brussels", "calais", 2, 0, ["francis_i"])
    t.answer("england", "intercept.from", "pass", "avoid.to", "pass")
    t.answer("england", "withdraw", "withdraw")
    assert t.units("calais", "france") == (0, 0)
    assert t.where("francis_i") == CAPTIVE


def test_13_4_r8_whoever_came_by_sea_is_lost():
    t = war_table().war("france", "england").put("calais", "england", regulars=2).impulse("france", cp=0)
    t.put("rouen", "france", regulars=2)
    march(t, "france", "rouen", "calais", 2, by_sea=True)
    t.answer("england", "withdraw", "withdraw")
    t.expect_event("retreat.lost", power="france", space="calais", units=2)


@proves("22.1-r3..r5", "22.6-r3")
def test_22_1_r5_nobody_asks_the_garrison_of_an_inactive_power():
    t = war_table().put("florence", "independent", regulars=2).put("siena", "papacy", regulars=4)
    march(t, "papacy", "siena", "florence", 4)
    t.expect_event("withdraw.done", power="independent", space="florence")
    assert t.state.besieged[PLACES["florence"]] > 0
    assert can_withdraw(t.state, PAPACY, PLACES["florence"], (INDEPENDENT,))


def test_13_1_x9_a_second_power_joins_its_allys_siege_if_it_outnumbers_alone():
    t = (
        under_siege()
        .ally("france", "habsburg")
        .war("habsburg", "england")
        .put("antwerp", "habsburg", regulars=3)
    )
    march(t, "habsburg", "antwerp", "calais", 3)
    t.expect_event("siege.laid", power="habsburg", space="calais")
    t = (
        under_siege()
        .ally("france", "habsburg")
        .war("habsburg", "england")
        .put("antwerp", "habsburg", regulars=2)
    )
    t.impulse("habsburg")
    march(t, "habsburg", "antwerp", "calais", 2)
    t.expect_event("retreat.done", power="habsburg", origin="calais", target="antwerp")


@proves("13.4-r6")
def test_r57_all_units_of_the_active_power_count_and_no_leader():
    t = war_table().war("ottoman", "habsburg").ally("hungary", "habsburg").control("ottoman", "vienna")
    t.put("vienna", "ottoman", regulars=2, leaders=["suleiman"])
    t.put("pressburg", "habsburg", regulars=1, leaders=["charles_v"]).put("pressburg", "hungary", regulars=2)
    besiegers = formation("habsburg", "pressburg", 1, 0, ["charles_v"], [("hungary", 2)])
    t.play(arrive, besiegers, PLACES["pressburg"], PLACES["vienna"], False)
    t.answer("ottoman", "withdraw", "withdraw")
    t.expect_event("siege.laid", power="habsburg", space="vienna")


def test_r207_walls_of_the_movers_friend_do_not_open():
    t = war_table().war("france", "england").ally("habsburg", "england").ally("habsburg", "france")
    t.put("brussels", "england", regulars=2).put("st_quentin", "france", regulars=4)
    march(t, "france", "st_quentin", "brussels", 4)
    t.dice(attack=[5, 1, 1, 1], defence=[1, 1, 1])
    t.answer("england", "avoid.to", "pass")
    t.expect_event("battle.won", winner="france", space="brussels")
    t.expect("england", "retreat.to", options=["calais", "antwerp"])
