"""15 Sieges in which relief, assaults, departures and several powers meet."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CALAIS, CHARLES_BRANDON, ENGLAND, FRANCE, HABSBURG, PAPACY
from cuius.titles.here_i_stand.phases.action.impulse import settle_map
from cuius.titles.here_i_stand.phases.land.assault import assault, assault_targets
from cuius.titles.here_i_stand.phases.land.siege import is_frozen
from cuius.titles.here_i_stand.state import CAPTIVE
from tests.here_i_stand.marching import march
from tests.here_i_stand.tables import HisTable, war_table


def besieged(english: int = 2, french: int = 6, relief: int = 4) -> HisTable:
    """France before Calais; England about to relieve it from Antwerp under Brandon."""
    t = war_table().war("france", "england").control("england", "antwerp").impulse("england", cp=2)
    t.put("calais", "england", regulars=english).put("calais", "france", regulars=french).siege("calais")
    return t.put("antwerp", "england", regulars=relief, leaders=["charles_brandon"])


def relieve(t: HisTable, units: int = 4, leaders=("charles_brandon",), by_sea: bool = False) -> HisTable:
    return march(t, "england", "antwerp", "calais", units, 0, leaders, by_sea)


def rolls(t: HisTable, attack: tuple[int, int], defence: tuple[int, int]) -> HisTable:
    """(hits, dice) of both sides."""
    return t.dice(
        attack=[5] * attack[0] + [1] * (attack[1] - attack[0]),
        defence=[6] * defence[0] + [2] * (defence[1] - defence[0]),
    )


@proves("15.2-r5", "15.2-r7")
def test_15_2_r5_with_equal_hits_a_leader_without_units_goes_inside():
    """All of Brandon's men fall, and two Frenchmen: he took part and may shut himself in."""
    t = relieve(besieged(relief=2), 2)
    rolls(t, (2, 5), (2, 7))
    t.answer("france", "avoid.to", "pass")
    t.answer("england", "sortie.regulars", 2, "battle.loss_from", "relief", "battle.loss_from", "relief")
    t.answer("england", "back.regulars", 2, "refuge.leader", "charles_brandon")
    assert t.where("charles_brandon") == "calais"
    assert t.units("calais", "england") == (2, 0)


def test_15_2_r5_or_goes_back_where_he_came_from():
    t = relieve(besieged(relief=2), 2)
    rolls(t, (2, 5), (2, 7))
    t.answer("france", "avoid.to", "pass")
    t.answer("england", "sortie.regulars", 2, "battle.loss_from", "relief", "battle.loss_from", "relief")
    t.answer("england", "back.regulars", 2, "refuge.leader", "done")
    assert t.where("charles_brandon") == "antwerp"


def test_15_2_r7_with_fewer_hits_he_is_captured():
    t = relieve(besieged(relief=2), 2)
    rolls(t, (1, 5), (2, 7))
    t.answer("france", "avoid.to", "pass")
    t.answer("england", "sortie.regulars", 2, "battle.loss_from", "relief", "battle.loss_from", "relief")
    assert (t.where("charles_brandon"), t.state.captor[CHARLES_BRANDON]) == (CAPTIVE, FRANCE)


@proves("15.2-r5")
def test_r510_a_relief_by_sea_with_equal_hits_may_go_inside():
    """The walls take in whoever fought; only those left outside have no way back over the sea."""
    t = relieve(besieged(english=1, relief=4), by_sea=True)
    rolls(t, (1, 6), (1, 7))
    t.answer("france", "avoid.to", "pass")
    t.answer("england", "sortie.regulars", 1, "battle.loss_from", "relief")
    t.answer("england", "back.regulars", 1, "refuge.leader", "charles_brandon", "refuge.regulars", 2)
    assert t.units("calais", "england") == (3, 0)
    assert t.where("charles_brandon") == "calais"
    t.expect_event("retreat.lost", power="england", space="calais", units=1)


def test_15_2_r6_a_relief_by_sea_with_fewer_hits_is_lost_but_not_the_garrison():
    t = relieve(besieged(english=2, relief=4), by_sea=True)
    rolls(t, (0, 7), (1, 7))
    t.answer("france", "avoid.to", "pass")
    t.answer("england", "sortie.regulars", 2, "battle.loss_from", "relief", "back.regulars", 2)
    assert t.units("calais", "england") == (2, 0)
    assert t.where("charles_brandon") == CAPTIVE


def test_15_2_r2_an_allys_garrison_does_not_sally_for_another_power():
    t = war_table().war("france", "england", "papacy").ally("england", "papacy").impulse("england", cp=2)
    t.control("england", "antwerp").put("calais", "papacy", regulars=2).put("calais", "england", regulars=1)
    t.put("calais", "france", regulars=6).siege("calais").put("antwerp", "england", regulars=4)
    march(t, "england", "antwerp", "calais", 4)
    t.answer("france", "avoid.to", "pass")
    t.expect("england", "sortie.regulars", options=["1", "0"])
    rolls(t, (0, 5), (1, 7))
    t.answer("england", "sortie.regulars", 1)
    t.expect_event("battle.fought", dice=5, against=7)


def test_15_2_r5_the_garrison_of_an_ally_takes_room_inside():
    t = war_table().war("france", "england", "papacy").ally("england", "papacy").impulse("england", cp=2)
    t.control("england", "antwerp").put("calais", "papacy", regulars=3)
    t.put("calais", "france", regulars=6).siege("calais").put("antwerp", "england", regulars=4)
    march(t, "england", "antwerp", "calais", 4)
    rolls(t, (1, 4), (1, 7))
    t.answer("france", "avoid.to", "pass")
    t.expect("england", "refuge.regulars", options=["1", "0"])
    t.answer("england", "refuge.regulars", 1)
    assert t.units("antwerp", "england") == (2, 0)
    assert t.units("calais", "england") == (1, 0)


def test_15_2_r4_the_besiegers_do_not_go_where_the_relief_came_from():
    t = besieged().control("france", "brussels")
    relieve(t)
    rolls(t, (2, 5), (0, 7))
    t.answer("france", "avoid.to", "pass")
    t.answer("england", "sortie.regulars", 0)
    t.expect("france", "retreat.to", options=["boulogne", "brussels"])


def test_15_2_r4_both_of_two_besiegers_leave():
    t = besieged(english=2, french=3).war("habsburg", "england").ally("france", "habsburg")
    t.put("calais", "habsburg", regulars=3).control("france", "brussels")
    relieve(t)
    rolls(t, (2, 5), (0, 7))
    while t.waiting and t.waiting[0][1] == "avoid.to":
        t.answer(t.waiting[0][0], "avoid.to", "pass")
    t.answer("england", "sortie.regulars", 0)
    while not t.over:
        role, key = t.waiting[0]
        t.answer(role, key, t.options(role)[0])
    assert (t.units("calais", "france"), t.units("calais", "habsburg")) == ((0, 0), (0, 0))
    assert t.state.besieged[CALAIS] == 0
    assert t.units("calais", "england") == (6, 0)


# Sieges that break


@proves("15.3-r1", "15.3-r2", "13.3-p5")
def test_r513_besiegers_who_slip_away_leave_too_few_who_must_go_at_once():
    """Of three French two avoid Brandon; the third does not outnumber two English and leaves unfought."""
    t = besieged(english=2, french=3).control("france", "brussels")
    relieve(t)
    t.dice(avoid=[6, 6])
    t.answer("france", "avoid.to", "boulogne", "avoid.regulars", 2)
    t.answer("france", "siege.retreat", "brussels")
    t.expect_event("siege.broken", space="calais")
    assert t.events("battle.fought") == []
    assert t.units("brussels", "france") == (1, 0)
    assert t.units("calais", "england") == (6, 0)


def test_15_3_r2_enough_who_stay_fight():
    t = besieged(english=1, french=5)
    relieve(t)
    t.dice(avoid=[6, 6])
    t.answer("france", "avoid.to", "boulogne", "avoid.regulars", 2)
    rolls(t, (1, 6), (0, 4))
    t.answer("england", "sortie.regulars", 1)
    t.expect_event("battle.fought", dice=6, against=4)


def test_15_3_r2_a_move_out_of_the_lines_breaks_the_siege():
    t = war_table().war("france", "england").impulse("france", cp=2).put("calais", "england", regulars=2)
    t.put("calais", "france", regulars=5).siege("calais")
    march(t, "france", "calais", "boulogne", 3)
    t.play(settle_map)
    assert t.units("boulogne", "france") == (5, 0)
    assert t.state.besieged[CALAIS] == 0


def test_15_3_r4_of_two_besiegers_the_stronger_stays():
    t = war_table().war("france", "england").war("habsburg", "england").ally("france", "habsburg")
    t.impulse("france", cp=2).put("calais", "england", regulars=3).put("calais", "habsburg", regulars=4)
    t.put("calais", "france", regulars=4).siege("calais")
    t.dice(attack=[1, 1], defence=[6, 1, 1, 1])
    t.play(assault, FRANCE).answer("france", "assault.regulars", "4")
    t.answer("france", "siege.retreat", "boulogne")
    assert t.units("calais", "france") == (0, 0)
    assert t.units("boulogne", "france") == (3, 0)
    assert t.units("calais", "habsburg") == (4, 0)
    assert t.state.besieged[CALAIS] > 0


@proves("15.3-x1", "13.1-x13")
def test_15_3_x1_a_lone_enemy_leader_does_not_bar_a_retreat_but_is_captured():
    t = war_table().war("france", "england").impulse("france", cp=2).control("france", "brussels")
    t.put("calais", "england", regulars=2).put("calais", "france", regulars=2).siege("calais")
    t.put("boulogne", "england", leaders=["henry_viii"])
    t.play(settle_map).answer("france", "siege.retreat", "boulogne")
    assert t.units("boulogne", "france") == (2, 0)
    assert t.where("henry_viii") == CAPTIVE


# Assaults


def test_15_1_x3_an_allys_squadron_off_the_coast_does_not_hinder():
    t = war_table().war("france", "england").ally("england", "habsburg").impulse("france", cp=2)
    t.put("calais", "france", regulars=4).put("calais", "england", regulars=1).siege("calais")
    t.ships("north_sea", "habsburg", squadrons=2)
    assert assault_targets(t.state, FRANCE) == (CALAIS,)
    t.ships("north_sea", "england", squadrons=1)
    assert assault_targets(t.state, FRANCE) == ()


def test_15_1_x4_squadrons_of_both_seas_count_together_an_allys_do_not():
    t = war_table().war("france", "england").ally("france", "habsburg").impulse("france", cp=2)
    t.put("calais", "france", regulars=4).put("calais", "england", regulars=1).siege("calais")
    t.ships("calais", "england", squadrons=1).ships("north_sea", "france", squadrons=1)
    t.ships("english_channel", "habsburg", squadrons=2)
    assert assault_targets(t.state, FRANCE) == ()
    t.ships("english_channel", "france", squadrons=1)
    assert assault_targets(t.state, FRANCE) == (CALAIS,)


def test_15_1_x1_the_ally_who_joined_today_waits_the_old_besieger_does_not():
    t = war_table().war("france", "england").war("habsburg", "england").ally("france", "habsburg")
    t.impulse("habsburg", cp=3).put("calais", "england", regulars=1).put("calais", "france", regulars=2)
    t.siege("calais").put("brussels", "habsburg", regulars=3)
    march(t, "habsburg", "brussels", "calais", 3)
    assert t.units("calais", "habsburg") == (3, 0)
    assert assault_targets(t.state, HABSBURG) == ()
    assert assault_targets(t.state, FRANCE) == (CALAIS,)


def test_15_1_p10_the_one_who_storms_takes_it_and_the_other_besieger_stays_as_a_guest():
    t = war_table().war("france", "england").war("habsburg", "england").ally("france", "habsburg")
    t.impulse("france", cp=3).put("calais", "england", regulars=1).put("calais", "france", regulars=4)
    t.put("calais", "habsburg", regulars=3).siege("calais")
    t.dice(attack=[6, 1], defence=[1, 1])
    t.play(assault, FRANCE).answer("france", "assault.regulars", "4")
    assert t.holder("calais") == "france"
    assert t.units("calais", "habsburg") == (3, 0)
    assert t.state.besieged[CALAIS] == 0


def test_15_1_p11b_only_leaders_who_assaulted_are_saved_others_retreat_with_the_stack():
    """Both men die in the assault under Francis; Montmorency, who looked on, leaves as R220 says."""
    t = war_table().war("france", "england").impulse("france", cp=2).put("calais", "england", regulars=1)
    t.put("calais", "france", regulars=2, leaders=["francis_i", "montmorency"]).siege("calais")
    t.dice(attack=[1, 1], defence=[6, 6])
    t.play(assault, FRANCE).answer("france", "assault.leader", "francis_i", "assault.leader", "done")
    t.answer("france", "assault.regulars", "2")
    while not t.over:
        role, key = t.waiting[0]
        t.answer(role, key, "paris" if "paris" in t.options(role) else t.options(role)[0])
    t.play(settle_map)
    assert t.where("francis_i") == "paris"
    assert t.where("montmorency") == "boulogne"


def test_15_1_p10_losses_of_a_joint_garrison_need_every_unit_gone():
    t = war_table().war("france", "england").ally("england", "papacy").impulse("france", cp=2)
    t.put("calais", "england", regulars=1).put("calais", "papacy", regulars=1)
    t.put("calais", "france", regulars=8, leaders=["francis_i"]).siege("calais")
    t.dice(attack=[6, 1, 1, 1, 1], defence=[1, 1, 1])
    t.play(assault, FRANCE).answer("france", "assault.leader", "francis_i")
    t.draw(odd_loss=["england"])
    t.answer("france", "assault.regulars", "8")
    assert t.holder("calais") == "england"
    assert (t.units("calais", "england"), t.units("calais", "papacy")) == ((0, 0), (1, 0))
    t.expect_event("assault.failed")


def test_15_r3_a_guest_inside_is_as_besieged_as_the_holder():
    t = war_table().war("france", "england").ally("england", "papacy").impulse("france", cp=2)
    t.put("calais", "england", regulars=1, leaders=["henry_viii"]).put("calais", "papacy", regulars=1)
    t.put("calais", "france", regulars=4).siege("calais")
    assert is_frozen(t.state, ENGLAND, CALAIS)
    assert is_frozen(t.state, PAPACY, CALAIS)
    assert not is_frozen(t.state, FRANCE, CALAIS)


# Who leaves a siege, and when


def test_r513_those_left_behind_by_a_move_are_gone_before_its_battle():
    """Three of five French march from Calais on Antwerp; the two left do not outnumber two English."""
    t = war_table().war("france", "england").control("england", "antwerp").control("france", "brussels")
    t.impulse("france", cp=2).put("calais", "england", regulars=2).put("calais", "france", regulars=5)
    t.siege("calais").put("antwerp", "england", regulars=5)
    t.dice(attack=[1] * 3, defence=[1] * 6)
    march(t, "france", "calais", "antwerp", 3)
    t.expect("france", "siege.retreat", options=["boulogne", "brussels"])
    assert t.events("battle.begins") == []
    t.answer("france", "siege.retreat", "brussels")
    t.expect_event("siege.broken", space="calais")
    t.expect_event("battle.fought", dice=3, against=6)


def test_r513_a_leader_left_before_the_walls_gets_away():
    t = besieged(english=1, french=2).put("calais", "france", leaders=["montmorency"])
    relieve(t)
    t.dice(avoid=[6, 6])
    t.answer("france", "avoid.to", "boulogne", "avoid.leader", "done", "avoid.regulars", 2)
    assert t.where("montmorency") == "boulogne"
    t.expect_event("siege.broken", space="calais")


def test_r513_of_two_besiegers_one_slips_away_and_the_other_fights_on():
    t = besieged(english=2, french=3).war("habsburg", "england").ally("france", "habsburg")
    t.put("calais", "habsburg", regulars=3)
    relieve(t)
    t.dice(avoid=[6, 6])
    t.answer("habsburg", "avoid.to", "brussels", "avoid.regulars", 3)
    t.answer("france", "avoid.to", "pass")
    rolls(t, (0, 5), (1, 4))
    t.answer("england", "sortie.regulars", 0)
    t.expect_event("battle.fought", dice=5, against=4)
    assert (t.units("calais", "france"), t.units("brussels", "habsburg")) == ((3, 0), (3, 0))
    assert t.state.besieged[CALAIS] > 0


def test_15_3_r1_a_relief_force_inside_counts_for_the_next_reckoning():
    """With equal hits two English slip in: four inside, and four French no longer outnumber them."""
    t = relieve(besieged(english=2, french=5, relief=4))
    rolls(t, (1, 5), (1, 6))
    t.answer("france", "avoid.to", "pass")
    t.answer("england", "sortie.regulars", 0)
    t.answer("england", "refuge.leader", "done", "refuge.regulars", 2)
    t.expect_event("siege.broken", space="calais")
    assert t.units("calais", "england") == (4, 0)
    assert t.units("boulogne", "france") == (4, 0)
