"""15.1 Assaults."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    ANDREA_DORIA,
    ASSAULT,
    CALAIS,
    CHARLES_BRANDON,
    ENGLAND,
    FRANCE,
    HABSBURG,
    HENRY_VIII,
    METZ,
    MONTMORENCY,
    OTTOMAN,
    PAPACY,
    PLACES,
    RHODES,
    VIENNA,
)
from cuius.titles.here_i_stand.phases.action.building import place_mercenaries
from cuius.titles.here_i_stand.phases.action.table import price
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.land.assault import (
    RESTLESS,
    assault,
    assault_targets,
    attack_dice,
    can_assault,
    choose_assault,
    defence_dice,
    storm,
)
from cuius.titles.here_i_stand.phases.land.formation import whole_stack
from cuius.titles.here_i_stand.phases.land.siege import is_besieged, knights_at, lay_siege
from cuius.titles.here_i_stand.rules.cards import STOP
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES
from cuius.titles.here_i_stand.state import CAPTIVE, TURN_TRACK
from tests.here_i_stand.battlefields import calais
from tests.here_i_stand.tables import HisTable, war_table


def example() -> HisTable:
    """15-e1c: after the relief that failed, Boulogne in English hands."""
    t = calais(6, 2, ["francis_i"]).control("england", "boulogne").control("france", "brussels")
    t.put("boulogne", "england", regulars=2, leaders=["charles_brandon"])
    return t.ships("north_sea", "france", squadrons=2).ships("calais", "england", squadrons=1)


# Conditions


@proves("15.1-r1", "15.1-x1")
def test_15_1_r1_for_one_point_and_not_in_the_impulse_of_the_siege():
    t = war_table().war("france", "england").impulse("france", cp=2).put("calais", "france", regulars=2)
    assert price(t.state, FRANCE, ASSAULT) == 1
    t.play(lay_siege, FRANCE, CALAIS)
    assert assault_targets(t.state, FRANCE) == ()
    t.arrange(impulses=t.state.impulses + 6, fresh_sieges=[])
    assert assault_targets(t.state, FRANCE) == (CALAIS,)  # empty walls too


def test_15_1_x1b_roxelana_lets_the_ottoman_assault_at_once():
    t = war_table().war("ottoman", "hungary").impulse("ottoman", cp=4)
    t.put("belgrade", "ottoman", regulars=5, leaders=["suleiman"])
    t.play(lay_siege, OTTOMAN, PLACES["belgrade"])
    assert assault_targets(t.state, OTTOMAN) == ()
    assert assault_targets(t.state, OTTOMAN, True) == (PLACES["belgrade"],)


def test_15_1_r2_once_an_impulse_for_each_space():
    t = calais(6, 0).put("metz", "france", regulars=2).siege("metz")
    assert assault_targets(t.state, FRANCE) == (CALAIS, METZ)
    t.arrange(assaulted=[int(CALAIS)])
    assert assault_targets(t.state, FRANCE) == (METZ,)


def test_15_1_x2_a_line_must_reach_the_space():
    t = calais().control("england", "boulogne")
    assert assault_targets(t.state, FRANCE) == ()
    t.control("france", "brussels")
    assert assault_targets(t.state, FRANCE) == (CALAIS,)


def test_15_1_x3_no_squadron_of_the_holder_off_the_coast():
    t = calais().ships("english_channel", "england", squadrons=1).ships("north_sea", "france", squadrons=5)
    assert assault_targets(t.state, FRANCE) == ()


def test_15_1_x3_nor_one_of_its_minor_power_or_on_loan_to_it():
    t = calais().lend("english_channel", "habsburg", "england", 1)
    assert assault_targets(t.state, FRANCE) == ()
    t = calais().ally("scotland", "england").ships("north_sea", "scotland", squadrons=1)
    assert assault_targets(t.state, FRANCE) == ()


def test_15_1_x4_more_squadrons_outside_than_in_the_port():
    t = calais().ships("calais", "england", squadrons=2).ships("north_sea", "france", squadrons=1)
    assert assault_targets(t.state, FRANCE) == ()
    t.ships("english_channel", "france", squadrons=1)
    assert assault_targets(t.state, FRANCE) == ()
    t.ships("english_channel", "france", squadrons=1)
    assert assault_targets(t.state, FRANCE) == (CALAIS,)  # both seas together


def test_15_1_x5_corsairs_count_for_nothing():
    t = war_table().war("ottoman", "habsburg").impulse("ottoman", cp=1).control("habsburg", "rhodes")
    t.put("rhodes", "ottoman", regulars=3).siege("rhodes").ships("aegean_sea", "ottoman", corsairs=3)
    assert assault_targets(t.state, OTTOMAN) == (RHODES,)
    t.ships("rhodes", "habsburg", squadrons=1)
    assert assault_targets(t.state, OTTOMAN) == ()
    t = war_table().war("ottoman", "france").impulse("france", cp=1).control("ottoman", "calais")
    t.put("calais", "france", regulars=3).siege("calais").ships("north_sea", "ottoman", corsairs=2)
    assert assault_targets(t.state, FRANCE) == (CALAIS,)


def test_15_1_r3_one_formation_of_those_in_the_space():
    t = calais(9, 1, ["montmorency", "francis_i"]).play(choose_assault, FRANCE, CALAIS)
    t.expect("france", "assault.leader", offers=["montmorency", "francis_i", "done"])
    t.answer("france", "assault.leader", "done").expect("france", "assault.regulars", ["4", "3", "2", "1"])
    t.answer("france", "assault.regulars", "4")
    assert t.returned.size == 4


def test_15_1_r4_newcomers_join_in():
    t = calais(2, 1, ["francis_i"])
    t.arrange(moved=[(int(CALAIS), int(FRANCE), 2)], fresh_sieges=[])
    assert assault_targets(t.state, FRANCE) == (CALAIS,)
    t.play(choose_assault, FRANCE, CALAIS).answer("france", "assault.leader", "francis_i")
    t.expect("france", "assault.regulars", ["2", "1"])


def test_15_1_p1_a_leader_with_gout_stays_behind():
    t = (
        calais(6, 1, ["montmorency"])
        .arrange(tired_leaders=[int(MONTMORENCY)])
        .play(choose_assault, FRANCE, CALAIS)
    )
    t.expect("france", "assault.regulars", ["4", "3", "2", "1"])


# Dice


@proves("15.1-p3,p3a,p3b,p4,p4a,p4c,p7,p10,p10b", "15.1-x1..x4")
def test_15_e1c_the_assault_of_calais():
    t = example().play(assault, FRANCE)
    t.dice(attack=[5, 6, 1, 2], defence=[1, 2, 4])
    t.answer("france", "assault.leader", "francis_i").answer("france", "assault.regulars", "6")
    t.expect_event("assault.begins", attack=4, defence=3)
    t.expect_event("assault.fought", hits=2, losses=0)
    t.expect_event("assault.won", power="france", space="calais")
    assert t.holder("calais") == "france"
    assert t.units("calais", "france") == (6, 0)
    assert t.fleet("calais", "england") == (0, 0)
    assert t.state.lost_ships[ENGLAND] == 1
    assert not is_besieged(t.state, CALAIS)


@proves("15.1-p11", "15.1-p11a")
def test_15_e1c_with_one_hit_it_fails_and_the_siege_goes_on():
    t = example().play(assault, FRANCE)
    t.dice(attack=[5, 1, 1, 2], defence=[1, 2, 6])
    t.answer("france", "assault.leader", "francis_i").answer("france", "assault.regulars", "6")
    t.expect_event("assault.failed")
    assert t.holder("calais") == "england"
    assert t.units("calais", "england") == (1, 0)
    assert t.units("calais", "france") == (5, 0)
    assert is_besieged(t.state, CALAIS)
    assert t.fleet("calais", "england") == (1, 0)


@proves("15.1-p3a..p3c")
def test_15_1_p3c_a_die_for_each_unit_against_empty_walls():
    t = calais(3, 0, ["montmorency"])
    stack = whole_stack(t.state, FRANCE, CALAIS)
    assert attack_dice(t.state, stack) == 3 + t.state.board.battle[MONTMORENCY]
    t.put("calais", "england", regulars=1)
    assert attack_dice(t.state, stack) == 2 + t.state.board.battle[MONTMORENCY]  # half of three, rounded up


@proves("15.1-p3a", "5.2-r8")
def test_15_1_p3a_cavalry_gives_no_dice():
    t = war_table().war("ottoman", "habsburg").put("vienna", "ottoman", regulars=3, hired=4).siege("vienna")
    stack = whole_stack(t.state, OTTOMAN, VIENNA)
    assert attack_dice(t.state, stack) == 3
    t.put("vienna", "habsburg", regulars=1)
    assert attack_dice(t.state, stack) == 2


def test_r64_defending_cavalry_gives_no_dice_but_counts_as_a_defender():
    t = war_table().war("ottoman", "habsburg").put("istanbul", "ottoman", hired=2).siege("istanbul")
    t.put("istanbul", "habsburg", regulars=4)
    space = PLACES["istanbul"]
    assert defence_dice(t.state, space) == 1
    assert attack_dice(t.state, whole_stack(t.state, HABSBURG, space)) == 2


@proves("15.1-p4b,p4c")
def test_15_1_p4b_the_defenders_best_leader_and_one_die_even_without_units():
    t = calais(3, 0)
    assert defence_dice(t.state, CALAIS) == 1
    t.put("calais", "england", regulars=2, leaders=["henry_viii", "charles_brandon"])
    best = max(t.state.board.battle[HENRY_VIII], t.state.board.battle[CHARLES_BRANDON])
    assert defence_dice(t.state, CALAIS) == 2 + best + 1


def test_cavalry_alone_rolls_nothing():
    t = war_table().war("ottoman", "hungary").impulse("ottoman", cp=1)
    t.put("belgrade", "ottoman", hired=2).siege("belgrade").play(assault, OTTOMAN)
    t.dice(defence=[5])
    t.answer("ottoman", "assault.hired", "2")
    t.expect_event("assault.begins", attack=0, defence=1)
    t.expect_event("assault.failed")
    assert t.units("belgrade", "ottoman") == (0, 1)


# Losses and the end


@proves("15.1-p9")
def test_15_1_p9_each_owner_chooses_cavalry_may_go():
    t = war_table().war("ottoman", "hungary").impulse("ottoman", cp=1).put("belgrade", "hungary", regulars=1)
    t.put("belgrade", "ottoman", regulars=4, hired=2).siege("belgrade").play(assault, OTTOMAN)
    t.dice(attack=[5, 1], defence=[6, 6])
    t.answer("ottoman", "assault.regulars", "4")
    t.expect("ottoman", "battle.loss", ["regular", "cavalry"])
    t.answer("ottoman", "battle.loss", "cavalry").answer("ottoman", "battle.loss", "cavalry")
    assert t.units("belgrade", "ottoman") == (4, 0)
    assert t.holder("belgrade") == "ottoman"


def test_r65_the_attacker_may_lose_units_that_did_not_assault():
    t = calais(5, 1).put("calais", "france", hired=1).play(assault, FRANCE)
    t.dice(attack=[1, 1], defence=[5, 1])
    t.answer("france", "assault.regulars", "4")
    t.answer("france", "battle.loss", "mercenary")
    assert t.units("calais", "france") == (5, 0)


@proves("15.1-p9", "9.2-r15")
def test_15_1_p9_several_defenders_share_the_losses():
    t = calais(8, 2, ["montmorency"]).ally("england", "papacy").put("calais", "papacy", regulars=2)
    t.play(assault, FRANCE).answer("france", "assault.leader", "montmorency")
    t.dice(attack=[5, 5, 1, *[1] * t.state.board.battle[MONTMORENCY]], defence=[1, 1, 1, 1, 1])
    t.answer("france", "assault.regulars", "6")
    assert t.units("calais", "england") == (1, 0)
    assert t.units("calais", "papacy") == (1, 0)


@proves("15.1-p10", "15.1-p10a")
def test_15_1_p10a_besieged_leaders_are_captured():
    t = calais(4, 1, english_leaders=["charles_brandon"]).play(assault, FRANCE)
    t.dice(attack=[5, 1], defence=[1] * (2 + t.state.board.battle[CHARLES_BRANDON]))
    t.answer("france", "assault.regulars", "4")
    assert t.holder("calais") == "france"
    assert t.where("charles_brandon") == CAPTIVE
    assert t.state.captor[CHARLES_BRANDON] == FRANCE


def test_15_1_p10_against_empty_walls_one_hit_is_needed():
    t = calais(2, 0)
    t.dice(attack=[1, 4], defence=[1])
    t.play(assault, FRANCE).answer("france", "assault.regulars", "2")
    assert t.holder("calais") == "england"
    t.expect_event("assault.failed")


def test_15_1_p10b_lent_ships_and_naval_leaders_go_to_the_next_turn():
    t = war_table().war("france", "habsburg").impulse("france", cp=1).put("barcelona", "france", regulars=2)
    t.siege("barcelona").ships("barcelona", "habsburg", squadrons=1, leaders=["andrea_doria"])
    t.lend("barcelona", "papacy", "habsburg", 1).ships("gulf_of_lyon", "france", squadrons=3)
    t.arrange(leader_of={ANDREA_DORIA: int(HABSBURG)})
    t.dice(attack=[5, 4], defence=[1])
    t.play(assault, FRANCE).answer("france", "assault.regulars", "2")
    assert t.holder("barcelona") == "france"
    assert (t.state.lost_ships[HABSBURG], t.state.lost_ships[PAPACY]) == (1, 1)
    assert t.state.loans == []
    assert t.where("andrea_doria") == TURN_TRACK


@proves("15.1-p11")
def test_r66_no_survivor_no_success():
    t = calais(2, 1)
    t.dice(attack=[6], defence=[5, 5])
    t.play(assault, FRANCE).answer("france", "assault.regulars", "2")
    assert t.holder("calais") == "england"
    assert t.units("calais", "france") == (0, 0)
    assert t.units("calais", "england") == (0, 0)
    assert not is_besieged(t.state, CALAIS)


@proves("15.1-p11a")
def test_15_1_p11a_a_broken_siege_means_retreat():
    t = calais(3, 2)
    t.dice(attack=[1, 1], defence=[5, 1, 1])
    t.play(assault, FRANCE).answer("france", "assault.regulars", "3")
    assert t.units("boulogne", "france") == (2, 0)
    assert not is_besieged(t.state, CALAIS)


@proves("15.1-p11b")
def test_r67_leaders_of_a_lost_assault_go_to_walls_or_capital():
    t = calais(2, 1, ["montmorency"]).play(assault, FRANCE)
    t.dice(attack=[1] * (1 + t.state.board.battle[MONTMORENCY]), defence=[5, 5])
    t.answer("france", "assault.leader", "montmorency").answer("france", "assault.regulars", "2")
    t.answer("france", "displace.land", "paris")
    assert t.where("montmorency") == "paris"
    assert not is_besieged(t.state, CALAIS)


# Cards


@proves("15.1-p2a")
def test_15_1_p2a_others_may_stop_it():
    t = calais(2, 1).hand("habsburg", "foul_weather")
    t.made_up_cards("assault.declared", foul_weather=STOP).play(assault, FRANCE)
    t.answer("france", "assault.regulars", "2")
    t.expect("habsburg", "respond.assault.declared", ["foul_weather", "pass"])
    t.answer("habsburg", "respond.assault.declared", "foul_weather")
    t.expect_event("assault.stopped", space="calais")
    assert t.state.assaulted == []


@proves("15.1-p2a", "15.1-p3b")
def test_15_1_p2a_gout_keeps_a_leader_out_and_the_others_go_on():
    def gout(g, power, *context):
        g.tired_leaders.append(int(MONTMORENCY))
        yield from ()

    t = calais(6, 1, ["montmorency"]).hand("england", "gout")
    t.made_up_cards("assault.declared", gout=gout).play(assault, FRANCE)
    t.answer("france", "assault.leader", "montmorency", "assault.regulars", "6")
    t.answer("england", "respond.assault.declared", "gout")
    t.expect("france", "assault.regulars", ["4", "3", "2", "1"])  # what can go without him
    t.dice(attack=[5, 1], defence=[1, 1])
    t.answer("france", "assault.regulars", "4")
    assert t.holder("calais") == "france"


@proves("15.1-p2b")
def test_15_1_p2b_a_last_chance_to_hire():
    def hire(g, power, *_):
        yield from place_mercenaries(g, power, 2)

    t = calais(3, 1).hand("france", "swiss_mercenaries")
    t.made_up_cards("assault.recruits", swiss_mercenaries=hire).play(assault, FRANCE)
    t.dice(attack=[1, 1], defence=[1, 1])
    t.answer("france", "assault.regulars", "3", "respond.assault.recruits", "swiss_mercenaries")
    t.expect_event("assault.begins", attack=2)  # four without a leader, the fifth looks on
    assert t.units("calais", "france") == (3, 2)


@proves("15.1-p5")
def test_15_1_p5_the_attackers_cards():
    t = calais(2, 1).hand("france", "siege_mining")
    t.made_up_cards("assault.attacker", siege_mining=3).play(assault, FRANCE)
    t.answer("france", "assault.regulars", "2")
    t.dice(attack=[1, 1, 1, 5], defence=[1, 1])
    t.answer("france", "respond.assault.attacker", "siege_mining")
    assert t.holder("calais") == "france"


@proves("15.1-p6")
def test_15_1_p6_the_defenders_cards_may_break_the_siege():
    t = calais(2, 2).put("calais", "france", hired=2).ally("england", "papacy")
    t.made_up_cards("assault.defender", mercenaries_grow_restless=RESTLESS)
    t.hand("papacy", "mercenaries_grow_restless").play(assault, FRANCE)
    t.dice(attack=[1, 1], defence=[1, 1, 1])  # the Papacy has no units inside and is not asked
    t.answer("france", "assault.regulars", "2", "assault.hired", "2")
    assert t.units("calais", "france") == (2, 2)
    t = calais(2, 2).put("calais", "france", hired=2).hand("england", "mercenaries_grow_restless")
    t.play(assault, FRANCE).answer("france", "assault.regulars", "2", "assault.hired", "2")
    t.answer("england", "respond.assault.defender", "mercenaries_grow_restless")
    t.expect_event("assault.restless", units=2)
    assert t.units("boulogne", "france") == (2, 0)  # two against two: broken, nobody rolled


@proves("15.1-p8")
def test_15_1_p8_siege_artillery_by_anybody():
    t = calais(3, 2).hand("ottoman", "siege_artillery")
    t.made_up_cards("assault.rolled", siege_artillery=2).play(assault, FRANCE)
    t.dice(attack=[1, 1], defence=[1, 1, 1])
    t.answer("france", "assault.regulars", "3")
    t.answer("ottoman", "respond.assault.rolled", "siege_artillery")
    t.expect_event("assault.fought", hits=2)
    assert t.holder("calais") == "france"


def test_r225_the_knights_are_gone_with_their_last_regular():
    t = war_table().impulse("ottoman", cp=1).put("rhodes", "independent", regulars=1).arrange(knights=True)
    t.put("rhodes", "ottoman", regulars=4).siege("rhodes").ships("aegean_sea", "ottoman", squadrons=1)
    assert knights_at(t.state) == RHODES
    t.dice(attack=[5, 1], defence=[1, 1])
    t.play(assault, OTTOMAN).answer("ottoman", "assault.regulars", "4")
    t.expect_event("knights.gone", space="rhodes")
    assert not t.state.knights
    assert t.holder("rhodes") == "ottoman"


def test_foul_weather_forbids_assaults_for_the_rest_of_the_impulse():
    t = calais()
    assert can_assault(t.state, FRANCE)
    t.arrange(lambda g: put_in_force(g, FOUL_WEATHER_RULES, FRANCE))
    assert not can_assault(t.state, FRANCE)


def test_an_assault_by_treachery_needs_no_line_and_no_blockade():
    t = calais(2, 1).control("england", "boulogne").ships("north_sea", "england", squadrons=3)
    assert assault_targets(t.state, FRANCE) == ()
    t.dice(attack=[6], defence=[1, 1]).play(storm, whole_stack(t.state, FRANCE, CALAIS))
    assert t.returned is True


@pytest.mark.parametrize("power", ["venice", "independent"])
def test_22_1_r5_nobody_decides_for_inactive_garrisons(power):
    t = war_table().war("france", "venice").impulse("france", cp=1).put("venice", power, regulars=1)
    t.control(power, "venice").put("venice", "france", regulars=4).siege("venice").control("france", "modena")
    t.dice(attack=[5, 1], defence=[1, 1])
    t.ally("genoa", "france").play(storm, whole_stack(t.state, FRANCE, PLACES["venice"]))
    assert t.holder("venice") == "france"
