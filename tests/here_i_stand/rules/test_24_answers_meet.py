"""24 Response and combat cards where they meet sieges, allies, leaders and each other."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CARDS,
    DEBATER_LUTHER,
    ENGLAND,
    FRANCE,
    HABSBURG,
    MAJORS,
    OTTOMAN,
    PLACES,
    PROTESTANT,
    RULERS,
)
from cuius.titles.here_i_stand.phases.action.impulse import action_phase, take_action
from cuius.titles.here_i_stand.phases.land.assault import assault, storm
from cuius.titles.here_i_stand.phases.land.movement import free_units
from cuius.titles.here_i_stand.phases.sea.combat import naval_combat
from cuius.titles.here_i_stand.rules.debates import debate_zones
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES, LUTHER_HIDDEN, in_force
from cuius.titles.here_i_stand.state import CAPTIVE, COMMITTED
from tests.here_i_stand.believers import may_play, play_card
from tests.here_i_stand.marching import formation, march
from tests.here_i_stand.sailing import hits, sail, say
from tests.here_i_stand.tables import HisTable, war_table

CARD = "respond.battle.cards"


def field(attackers: int = 3, defenders: int = 3, hired: int = 0, against: int = 0, **more) -> HisTable:
    """France in Paris before a battle with Habsburgs in St Quentin."""
    t = war_table().war("france", "habsburg").control("habsburg", "st_quentin").impulse("france", cp=2)
    t.put("paris", "france", regulars=attackers, hired=hired, leaders=more.get("leaders", ()))
    return t.put("st_quentin", "habsburg", regulars=defenders, hired=against, leaders=more.get("foes", ()))


def attack(t: HisTable, regulars: int = 3, hired: int = 0, leaders=()) -> HisTable:
    march(t, "france", "paris", "st_quentin", regulars, hired, leaders)
    return t.answer("habsburg", "avoid.to", "pass")


# Foul Weather and Gout in somebody else's impulse


@proves("24-k31")
def test_r578_a_stack_that_has_moved_may_move_one_space_more_after_the_storm():
    t = war_table().impulse("france", cp=4).put("paris", "france", regulars=3).hand("england", "foul_weather")
    march(t, "france", "paris", "orleans", 3).answer("england", "respond.move.declared", "pass")
    march(t, "france", "orleans", "limoges", 3).answer("england", "respond.move.declared", "foul_weather")
    assert (t.units("orleans", "france"), free_units(t.state, FRANCE, PLACES["orleans"])) == ((3, 0), 3)
    march(t, "france", "orleans", "limoges", 3)
    assert t.units("limoges", "france") == (3, 0)
    assert free_units(t.state, FRANCE, PLACES["limoges"]) == 0


@proves("24-k31")
def test_24_k31_the_storm_binds_the_mover_alone_and_for_this_impulse_alone():
    t = war_table().impulse("france", cp=2).put("paris", "france", regulars=1).hand("england", "foul_weather")
    march(t, "france", "paris", "orleans", 1).answer("england", "respond.move.declared", "foul_weather")
    assert in_force(t.state, FOUL_WEATHER_RULES, FRANCE)
    assert not any(in_force(t.state, FOUL_WEATHER_RULES, p) for p in MAJORS if p != FRANCE)


@proves("24-k31", "13.4-r7")
def test_24_k31_nobody_goes_on_from_strong_walls_in_a_storm():
    t = war_table().war("france", "england").impulse("france", cp=3).hand("papacy", "foul_weather")
    t.control("france", "boulogne").put("boulogne", "france", regulars=2).put("calais", "england", regulars=3)
    march(t, "france", "boulogne", "calais", 2).answer("papacy", "respond.move.declared", "foul_weather")
    assert (t.units("boulogne", "france"), t.state.besieged[PLACES["calais"]]) == ((2, 0), 0)


@proves("24-k31", "6.1-r17")
def test_24_k31_not_against_oneself():
    t = war_table().impulse("france", cp=2).put("paris", "france", regulars=1).hand("france", "foul_weather")
    march(t, "france", "paris", "orleans", 1)
    assert t.units("orleans", "france") == (1, 0)


@proves("24-k31", "15.1-p2a")
def test_24_k31_an_ally_of_the_attacker_may_play_it_too():
    t = war_table().war("france", "england").ally("france", "papacy").impulse("france", cp=2)
    t.put("calais", "france", regulars=5).put("calais", "england", regulars=1).siege("calais")
    t.hand("papacy", "foul_weather").play(assault, FRANCE).answer("france", "assault.regulars", 4)
    t.expect("papacy", "respond.assault.declared", options=["foul_weather", "pass"])


@proves("24-k32", "5.1-t2")
def test_24_k32_without_the_sick_leader_the_other_leads_what_he_can():
    t = war_table().impulse("france", cp=3).hand("england", "gout")
    t.put("paris", "france", regulars=9, leaders=["francis_i", "montmorency"])
    march(t, "france", "paris", "orleans", 9, leaders=["francis_i", "montmorency"])
    t.answer("england", "respond.move.declared", "gout", "gout.leader", "francis_i")
    assert t.state.cp == 3
    t.play(take_action, FRANCE).answer("france", "action", "move_clear")
    t.expect("france", "move.leader", options=["montmorency", "done"]).answer(
        "france", "move.leader", "montmorency"
    )
    assert t.options("france")[0] == "6"  # Montmorency's command


@proves("24-k32", "15.1-p1")
def test_24_k32_a_sick_leader_stays_out_of_assaults_elsewhere_in_the_impulse_too():
    t = war_table().war("france", "england").impulse("france", cp=3).hand("england", "gout")
    t.put("calais", "france", regulars=5, leaders=["francis_i"]).put("calais", "england", regulars=1)
    t.siege("calais").play(assault, FRANCE).answer("france", "assault.leader", "francis_i")
    t.answer("france", "assault.regulars", 5).answer("england", "respond.assault.declared", "gout")
    t.play(assault, FRANCE)
    t.expect("france", "assault.regulars")  # no leader is asked for


# Landsknechts and Swiss Mercenaries


@proves("24-k33", "15-r3")
def test_24_k33_besiegers_may_be_joined_the_besieged_may_not():
    t = war_table().war("france", "habsburg").put("milan", "habsburg", regulars=3)
    t.control("france", "milan").put("milan", "france", regulars=2).siege("milan")
    assert not may_play(t, "france", "landsknechts")
    assert may_play(t, "habsburg", "landsknechts")


@proves("24-k33", "14-p1")
def test_24_k33_the_defender_hires_in_the_face_of_the_enemy():
    t = attack(field(3, 1).hand("habsburg", "landsknechts"))
    t.dice(attack=hits(0, 3), defence=hits(0, 6))
    t.answer("habsburg", "respond.battle.mercenaries", "landsknechts")
    t.expect_event("battle.fought", dice=3, against=6)


@proves("14-p1", "6.1-r21")
def test_14_p1_only_the_two_sides_hire_before_a_battle():
    t = field().put("london", "england", regulars=1).hand("england", "landsknechts")
    t.dice(attack=hits(0, 3), defence=hits(1, 4))
    attack(t)
    t.expect_event("battle.fought", dice=3, against=4)
    assert t.holds("england") == ["landsknechts"]


@proves("24-k33")
def test_24_k33_the_ottoman_may_scatter_mercenaries_behind_walls():
    t = war_table().war("france", "habsburg").control("france", "milan").put("milan", "france", hired=2)
    t.put("milan", "habsburg", regulars=3).siege("milan")
    play_card(t, "ottoman", "landsknechts")
    assert t.units("milan", "france") == (0, 0)


# Halley's Comet and The Wartburg


@proves("24-k38", "11-r9")
def test_24_k38_five_passes_and_a_skip_do_not_end_the_phase():
    t = war_table().turn(2).impulse("ottoman")
    t.arrange(lambda g: [hand.clear() for hand in g.hands]).arrange(skipped={HABSBURG: True}, stage=0)
    t.play(action_phase)
    for power in ("ottoman", "england", "france", "papacy", "protestant", "ottoman"):
        t.answer(power, "impulse.card", "pass")
    t.expect("habsburg", "impulse.card")
    t.answer("habsburg", "impulse.card", "pass")
    assert t.over


@proves("24-k37", "11-r6")
def test_24_k37_a_cancelled_overture_draws_nothing_and_ends_the_impulse():
    t = war_table().turn(2).arrange(luther_alive=True).hand("protestant", "the_wartburg")
    play_card(t, "papacy", "diplomatic_overture")
    t.answer("protestant", "respond.event.declared", "the_wartburg")
    assert (t.holds("papacy"), t.state.cp) == ([], 0)
    assert {CARDS["diplomatic_overture"], CARDS["the_wartburg"]} <= set(t.state.discards)
    assert t.state.debater[DEBATER_LUTHER] == COMMITTED
    assert debate_zones(t.state, PROTESTANT) == ()
    assert in_force(t.state, LUTHER_HIDDEN, PROTESTANT)


@proves("24-k37")
def test_24_k37_the_bull_may_be_stopped_and_the_reformer_is_not_marked():
    t = war_table().turn(2).arrange(luther_alive=True, reformer_at={0: int(PLACES["wittenberg"])})
    t.faith("protestant", "wittenberg").hand("protestant", "the_wartburg")
    play_card(t, "papacy", "papal_bull").answer("protestant", "respond.event.declared", "the_wartburg")
    assert not any(t.state.excommunicated)
    assert CARDS["papal_bull"] in t.state.home_used


@pytest.mark.parametrize(("power", "card"), [("england", "six_wives"), ("france", "landsknechts")])
@proves("24-k37")
def test_24_k37_no_other_home_card_and_no_response(power, card):
    t = war_table().turn(2).arrange(luther_alive=True).hand("protestant", "the_wartburg")
    t.put("paris", "france", regulars=1)
    play_card(t, power, card)
    assert not t.asked("protestant", "respond.event.declared")


@proves("21.3-r27", "6.1-r17")
def test_21_3_r27_under_mary_england_lets_others_sail():
    t = war_table().impulse("france", cp=2).put("paris", "france", regulars=1).hand("england", "foul_weather")
    t.arrange(ruler={ENGLAND: int(RULERS["mary_i"])})
    march(t, "france", "paris", "orleans", 1)
    assert t.units("orleans", "france") == (1, 0)


# Professional Rowers


@proves("24-k34", "16.1-p4e")
def test_24_k34_a_third_power_may_spoil_an_interception():
    t = war_table().war("ottoman", "habsburg").ships("coron", "ottoman", squadrons=1).impulse("ottoman", cp=2)
    t.ships("messina", "habsburg", squadrons=1).hand("england", "professional_rowers")
    t.dice(chase=[5, 4])
    sail(t, "ottoman", ("coron", "ionian_sea"))
    say(t, "habsburg", "chase.from", "messina")
    t.skip_to("respond.naval.roll", "england").answer("england", "respond.naval.roll", "professional_rowers")
    t.answer("england", "rowers.change", "less")
    assert t.fleet("messina", "habsburg") == (1, 0)  # nine less two


@proves("24-k34", "16.2-p6b")
def test_24_k34_rowers_after_the_janissaries_count_for_either_side():
    t = (
        war_table()
        .war("ottoman", "habsburg")
        .hand("ottoman", "janissaries")
        .hand("france", "professional_rowers")
    )
    t.ships("ionian_sea", "ottoman", squadrons=2).ships("ionian_sea", "habsburg", squadrons=2)
    t.dice(attack=hits(0, 4), defence=hits(1, 4)).play(naval_combat, OTTOMAN, HABSBURG, PLACES["ionian_sea"])
    t.dice(attack=hits(2, 4)).answer("ottoman", "respond.naval.dice", "janissaries")
    t.dice(defence=hits(1, 3)).answer("france", "respond.naval.rowers", "professional_rowers")
    t.answer("france", "rowers.side", "habsburg")
    t.expect_event("naval.fought", hits=2, losses=2)


# Combat cards of both sides


@proves("24-k29", "24-k24")
def test_24_k29_the_surprised_count_their_dice_after_their_losses():
    t = attack(field(4, 3).hand("france", "surprise_attack").hand("habsburg", "arquebusiers"), 4)
    t.answer("france", CARD, "surprise_attack")
    t.dice(attack=hits(2, 4), defence=hits(1, 4)).answer("habsburg", CARD, "arquebusiers")
    t.expect_event("battle.fought", dice=4, against=4, hits=2, losses=1)  # one man left, defender, guns


@proves("24-k29", "14-p10")
def test_24_k29_whoever_is_wiped_out_by_surprise_throws_nothing_and_his_leader_is_taken():
    t = attack(field(4, 2, foes=["charles_v"]).hand("france", "surprise_attack"), 4)
    t.dice(attack=hits(2, 4)).answer("france", CARD, "surprise_attack")
    t.expect_event("battle.fought", hits=2, losses=0, against=0)
    assert t.where("charles_v") == CAPTIVE


@proves("24-k29", "24-k1", "14-p7")
def test_24_k29_the_janissaries_come_too_late_for_a_stack_that_is_gone():
    t = war_table().war("france", "ottoman").control("ottoman", "st_quentin").impulse("france", cp=2)
    t.put("paris", "france", regulars=4).put("st_quentin", "ottoman", regulars=1)
    t.hand("ottoman", "janissaries").hand("france", "surprise_attack")
    t.dice(attack=hits(1, 4))
    march(t, "france", "paris", "st_quentin", 4)
    say(t, "ottoman", "avoid.to", "pass")
    t.answer("france", CARD, "surprise_attack")
    assert not t.asked("ottoman", "respond.battle.dice")
    t.expect_event("battle.fought", hits=1, losses=0)


@proves("24-k26", "14-p6")
def test_24_k26_the_bribed_throw_for_their_new_master():
    t = attack(field(0, 2, hired=4).hand("habsburg", "mercenaries_bribed"), 0, 4)
    t.dice(attack=hits(0, 2), defence=hits(0, 5)).answer("habsburg", CARD, "mercenaries_bribed")
    t.expect_event("battle.fought", dice=2, against=5)
    assert t.units("st_quentin", "habsburg") == (2, 2)


@proves("24-k26")
def test_24_k26_half_is_rounded_up_and_regulars_are_loyal():
    t = attack(field(2, 2, hired=3).hand("habsburg", "mercenaries_bribed"), 2, 3)
    t.dice(attack=hits(0, 3), defence=hits(0, 5)).answer("habsburg", CARD, "mercenaries_bribed")
    assert t.units("st_quentin", "habsburg") == (2, 2)


@proves("24-k30", "24-k25")
def test_24_k30_tercios_and_guns_on_both_sides():
    t = attack(field(3, 4).hand("habsburg", "tercios").hand("france", "field_artillery"))
    t.dice("battle.attack", hits(0, 6)).dice("battle.defence", hits(0, 5), [4, 4, 3])
    t.answer("france", CARD, "field_artillery").answer("habsburg", CARD, "tercios")
    t.expect_event("battle.fought", dice=6, against=8, losses=2)


@proves("24-k30")
def test_24_k30_against_them_never_below_no_dice():
    t = attack(field(3, 3).hand("france", "tercios"))
    t.dice(attack=hits(0, 3), defence=hits(0, 1)).answer("france", CARD, "tercios")
    t.expect_event("battle.fought", dice=3, against=1)


@proves("24-k30", "9.2-r13")
def test_24_k30_three_habsburg_regulars_among_allies_are_enough():
    t = (
        field(3, 3)
        .ally("habsburg", "papacy")
        .put("st_quentin", "papacy", regulars=2)
        .hand("france", "tercios")
    )
    march(t, "france", "paris", "st_quentin", 3)
    say(t, "habsburg", "avoid.to", "pass")
    say(t, "papacy", "avoid.to", "pass")
    t.dice(attack=hits(0, 3), defence=hits(0, 3)).answer("france", CARD, "tercios")
    t.expect_event("battle.fought", dice=3, against=3)


@proves("14-p5", "9.2-r13", "24-k25")
def test_14_p5_an_ally_in_the_stack_plays_his_own_guns():
    t = field(3, 1).ally("habsburg", "papacy").put("st_quentin", "papacy", regulars=1)
    t.hand("papacy", "field_artillery").hand("habsburg", "arquebusiers")
    march(t, "france", "paris", "st_quentin", 3)
    say(t, "habsburg", "avoid.to", "pass")
    say(t, "papacy", "avoid.to", "pass")
    t.dice(attack=hits(0, 3), defence=hits(0, 7))
    t.answer("habsburg", CARD, "arquebusiers").answer("papacy", CARD, "field_artillery")
    t.expect_event("battle.fought", dice=3, against=7)


# Assaults


def siege(french: int = 4, mercenaries: int = 0, english: int = 2) -> HisTable:
    t = war_table().war("france", "england").impulse("france", cp=2)
    t.put("calais", "france", regulars=french, hired=mercenaries)
    return t.put("calais", "england", regulars=english).siege("calais")


@proves("24-k27", "15.3-r1")
def test_24_k27_mercenaries_left_out_of_the_formation_stay_and_keep_the_siege():
    t = siege(0, 5, 2).hand("england", "mercenaries_grow_restless")
    t.play(storm, formation("france", "calais", 0, 2))
    t.dice(defence=hits(0, 3)).answer("england", "respond.assault.defender", "mercenaries_grow_restless")
    assert t.units("calais", "france") == (0, 3)
    assert t.state.besieged[PLACES["calais"]]


@proves("24-k27", "15.1-p6", "9.2-r13")
def test_24_k27_an_ally_inside_may_play_it():
    t = siege(2, 4, 1).ally("england", "papacy").put("calais", "papacy", regulars=1)
    t.hand("papacy", "mercenaries_grow_restless").play(storm, formation("france", "calais", 0, 4))
    t.expect("papacy", "respond.assault.defender", options=["mercenaries_grow_restless", "pass"])


@proves("24-k28", "15.1-p3b")
def test_24_k28_miners_dig_under_empty_walls_too():
    t = siege(2, 0, 0).hand("france", "siege_mining").play(storm, formation("france", "calais", 2))
    t.dice(attack=hits(1, 5), defence=hits(0, 1)).answer("france", "respond.assault.attacker", "siege_mining")
    assert t.holder("calais") == "france"


@proves("24-k28", "24-k27")
def test_24_k28_miners_stay_when_the_mercenaries_go():
    t = siege(3, 2, 2).hand("france", "siege_mining").hand("england", "mercenaries_grow_restless")
    t.play(storm, formation("france", "calais", 3, 1)).answer(
        "france", "respond.assault.attacker", "siege_mining"
    )
    t.dice(attack=hits(0, 5), defence=hits(0, 3))
    t.answer("england", "respond.assault.defender", "mercenaries_grow_restless")
    t.expect_event("assault.begins", attack=5, defence=3)
    assert t.units("calais", "france") == (3, 1)


@proves("24-k24", "24-k1", "15.1-p5")
def test_24_k1_neither_janissaries_nor_arquebusiers_in_an_assault():
    t = war_table().war("ottoman", "habsburg").impulse("ottoman", cp=2).hand("ottoman", "janissaries")
    t.hand("ottoman", "arquebusiers", "field_artillery", "surprise_attack", "tercios", "mercenaries_bribed")
    t.put("vienna", "ottoman", regulars=4).put("vienna", "habsburg", regulars=3).siege("vienna")
    t.dice(attack=hits(0, 2), defence=hits(0, 4)).play(storm, formation("ottoman", "vienna", 4))
    t.expect_event("assault.fought", hits=0, losses=0)
    assert len(t.holds("ottoman")) == 5
