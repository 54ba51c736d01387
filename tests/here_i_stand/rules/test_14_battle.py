"""14 Field battle."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CALAIS,
    FRANCE,
    PLACES,
    POWERS,
)
from cuius.titles.here_i_stand.phases.land.battle import roll_more
from cuius.titles.here_i_stand.rules.units import marked
from cuius.titles.here_i_stand.state import CAPTIVE
from tests.here_i_stand.battlefields import austria, open_field, sultan_moves
from tests.here_i_stand.marching import march
from tests.here_i_stand.tables import HisTable, war_table


def attack(t: HisTable, regulars: int = 3, leaders=(), hired: int = 0) -> HisTable:
    march(t, "france", "paris", "boulogne", regulars, hired, leaders)
    if ("england", "intercept.from") in t.waiting:
        t.answer("england", "intercept.from", "pass")
    return t


def thrown(t: HisTable, attack_hits: int, attack_dice: int, defence_hits: int, defence_dice: int) -> HisTable:
    t.dice(
        attack=[5] * attack_hits + [1] * (attack_dice - attack_hits),
        defence=[6] * defence_hits + [2] * (defence_dice - defence_hits),
    )
    return t.answer("england", "avoid.to", "pass")


@proves("14-p2,p2a,p2b,p3,p3a..p3c", "14-p8,p9,p11", "14.1-x5")
def test_14_e1c_the_battle_of_vienna():
    t = sultan_moves(austria())
    t.dice(intercept=[3, 5], attack=[5, 5, 6] + [1] * 7, defence=[6, 6, 6, 6, 6] + [4] * 8)
    t.answer("habsburg", "intercept.from", "graz", "intercept.leader", "charles_v", "intercept.regulars", 8)
    t.expect_event("battle.fought", dice=10, against=13, hits=3, losses=5)
    t.expect("ottoman", "battle.loss", options=["regular", "cavalry"])
    t.answer("ottoman", "battle.loss", "cavalry")
    t.expect_event("battle.won", winner="habsburg", space="vienna")
    assert t.units("vienna", "habsburg") == (7, 0)
    assert t.units("pressburg", "ottoman") == (3, 0)
    assert (t.where("charles_v"), t.where("ferdinand")) == ("vienna", "vienna")
    assert (t.where("suleiman"), t.where("ibrahim_pasha")) == ("pressburg", "pressburg")


@proves("14-r2", "14-p8")
def test_14_r2_more_hits_win_and_the_loser_leaves():
    t = thrown(attack(open_field()), 2, 3, 1, 4)
    t.expect_event("battle.won", winner="france", space="boulogne")
    assert t.units("boulogne", "france") == (2, 0)
    assert t.units("calais", "england") == (1, 0)


def test_14_p8_a_tie_goes_to_the_defender():
    t = thrown(attack(open_field()), 1, 3, 1, 4)
    t.expect_event("battle.won", winner="england")
    assert (t.units("boulogne", "england"), t.units("paris", "france")) == ((2, 0), (2, 0))


@proves("14-p2a")
def test_r59_only_the_formation_and_whom_it_can_lead_rolls():
    """Whoever is hired at the last moment fights as far as the formation limit allows."""

    def landsknechts(g, power, battle):
        g.add_hired(battle.space, power, 2)
        yield from ()

    t = open_field().hand("france", "landsknechts")
    attack(t.made_up_cards("battle.mercenaries", landsknechts=landsknechts))
    t.answer("england", "avoid.to", "pass")
    t.dice(attack=[1] * 4, defence=[2] * 4)
    t.answer("france", "respond.battle.mercenaries", "landsknechts")
    t.expect_event("battle.fought", dice=4, against=4)
    assert t.units("paris", "france") == (3, 2)


@proves("14-p1")
def test_14_p1_the_attacker_is_asked_first_about_mercenaries():
    def landsknechts(g, power, battle):
        g.add_hired(battle.space, power, 2)
        yield from ()

    t = open_field().hand("england", "landsknechts")
    attack(t.made_up_cards("battle.mercenaries", landsknechts=landsknechts))
    t.answer("england", "avoid.to", "pass")
    t.dice(attack=[1] * 3, defence=[2] * 6)
    t.answer("england", "respond.battle.mercenaries", "landsknechts")
    t.expect_event("battle.fought", dice=3, against=6)
    assert t.units("boulogne", "england") == (3, 2)


def test_14_p1_cards_may_leave_nobody_to_fight():
    def landsknechts(g, power, battle):
        g.add_hired(battle.space, POWERS["england"], -1)
        yield from ()

    t = open_field(3, 0).put("boulogne", "england", hired=1).hand("france", "landsknechts")
    t.made_up_cards("battle.mercenaries", landsknechts=landsknechts)
    attack(t).answer("england", "avoid.to", "pass")
    t.answer("france", "respond.battle.mercenaries", "landsknechts")
    t.expect_event("battle.won", winner="france")
    assert t.units("boulogne", "france") == (3, 0)


@proves("14-p4,p5")
def test_14_p5_the_attacker_plays_before_the_defender():
    def arquebusiers(g, power, battle):
        battle.side_of(power).extra += 2
        yield from ()

    def tercios(g, power, battle):
        battle.side_of(power).keen += 3
        yield from ()

    t = open_field().hand("france", "arquebusiers").hand("england", "tercios")
    t.made_up_cards("battle.cards", arquebusiers=arquebusiers, tercios=tercios)
    attack(t).answer("england", "avoid.to", "pass")
    t.answer("france", "respond.battle.cards", "arquebusiers")
    t.dice(attack=[1] * 5)
    t.dice("defence", [1] * 4, [4, 4, 3])
    t.answer("england", "respond.battle.cards", "tercios")
    t.expect_event("battle.fought", dice=5, against=7, hits=0, losses=2)


@proves("14-p6")
def test_14_p6_whoever_strikes_first_meets_fewer_dice():
    def surprise(g, power, battle):
        battle.side_of(power).first = True
        yield from ()

    t = open_field().hand("france", "surprise_attack")
    attack(t.made_up_cards("battle.cards", surprise_attack=surprise))
    t.answer("england", "avoid.to", "pass")
    t.dice(attack=[5, 6, 1], defence=[5, 1])
    t.answer("france", "respond.battle.cards", "surprise_attack")
    t.expect_event("battle.fought", hits=2, losses=1, dice=3, against=2)
    assert t.units("boulogne", "france") == (2, 0)


def test_14_p6_bribed_mercenaries_change_sides():
    def bribed(g, power, battle):
        side = battle.side_of(power)
        battle.enemy_of(side).force.change_hired(g, 0, -1)
        side.force.change_hired(g, 0, 1)
        yield from ()

    t = open_field().hand("france", "mercenaries_bribed").put("boulogne", "england", hired=2)
    t.made_up_cards("battle.cards", mercenaries_bribed=bribed)
    attack(t).answer("england", "avoid.to", "pass")
    t.dice(attack=[1] * 4, defence=[1] * 5)
    t.answer("france", "respond.battle.cards", "mercenaries_bribed")
    t.expect_event("battle.fought", dice=4, against=5)
    assert t.units("paris", "france") == (3, 1)
    assert t.units("boulogne", "england") == (3, 1)


@proves("14-p7")
def test_14_p7_the_janissaries_come_after_the_dice():
    def janissaries(g, power, battle):
        yield from roll_more(battle.side_of(power), 5)

    t = war_table().war("ottoman", "habsburg").put("mohacs", "habsburg", regulars=3)
    t.made_up_cards("battle.dice", janissaries=janissaries)
    t.hand("ottoman", "janissaries")
    t.control("habsburg", "mohacs").control("ottoman", "belgrade").put("belgrade", "ottoman", regulars=2)
    march(t, "ottoman", "belgrade", "mohacs", 2)
    t.dice("attack", [1, 1], [5, 1, 1, 1, 1])
    t.dice(defence=[1] * 4)
    t.answer("habsburg", "avoid.to", "pass")
    t.answer("ottoman", "respond.battle.dice", "janissaries")
    t.expect_event("battle.fought", hits=1, losses=0, dice=7, against=4)
    t.expect_event("battle.won", winner="ottoman")


@proves("14-p9")
def test_14_p9_each_owner_picks_his_losses():
    t = open_field().put("paris", "france", hired=2)
    attack(t, 2, (), 2)
    t.dice(attack=[1] * 4, defence=[5, 1, 1, 1])
    t.answer("england", "avoid.to", "pass")
    t.expect("france", "battle.loss", options=["regular", "mercenary"], rule="14-p9")
    t.answer("france", "battle.loss", "mercenary")
    assert t.units("paris", "france") == (3, 1)


def test_14_p9_a_minor_powers_regular_is_named_by_its_power():
    t = war_table().war("ottoman", "habsburg").ally("hungary", "habsburg")
    t.put("mohacs", "habsburg", regulars=2).put("mohacs", "hungary", regulars=2)
    t.control("ottoman", "belgrade").put("belgrade", "ottoman", regulars=2)
    march(t, "ottoman", "belgrade", "mohacs", 2)
    t.dice(attack=[5, 1], defence=[5, 1, 1, 1, 1])
    t.answer("habsburg", "avoid.to", "pass")
    t.expect("habsburg", "battle.loss", options=["regular", "hungary"])
    t.answer("habsburg", "battle.loss", "hungary")
    assert (t.units("mohacs", "habsburg"), t.units("mohacs", "hungary")) == ((2, 0), (1, 0))
    assert t.units("belgrade", "ottoman") == (1, 0)


@proves("14-p9b")
def test_14_p9b_the_side_with_more_dice_keeps_one_unit():
    t = thrown(attack(open_field(2, 1, leaders=["francis_i"]), 2, ["francis_i"]), 2, 3, 2, 2)
    t.expect_event("battle.won", winner="england")
    assert t.units("boulogne", "england") == (0, 0)
    assert t.units("paris", "france") == (1, 0)
    t = thrown(attack(open_field(2, 2), 2), 2, 2, 2, 3)
    assert (t.units("boulogne", "england"), t.units("paris", "france")) == ((1, 0), (0, 0))


def test_14_p9c_with_equally_many_dice_the_defender_keeps_one():
    t = thrown(attack(open_field(2, 1), 2), 2, 2, 2, 2)
    t.expect_event("battle.fought", dice=2, against=2)
    assert (t.units("boulogne", "england"), t.units("paris", "france")) == ((1, 0), (0, 0))


@proves("14-p10", "14-p10b")
def test_14_p10_the_leaders_of_the_wiped_out_are_captured():
    t = open_field(1, 2, leaders=["montmorency"], enemies=["henry_viii"])
    attack(t, 1, ["montmorency"])
    thrown(t, 0, 2, 1, 4)
    assert t.where("montmorency") == CAPTIVE
    assert POWERS[t.state.captor[9]].word == "england"
    assert t.where("henry_viii") == "boulogne"


def joint() -> HisTable:
    """England and Papacy defend English Boulogne together; only England is at war with France."""
    return open_field(4, 2).ally("england", "papacy").put("boulogne", "papacy", regulars=2)


@proves("9.2-r13,r15,r16,r22", "14-p10b")
def test_9_2_r15_a_joint_defence_shares_its_losses():
    t = attack(joint(), 4)
    t.answer("england", "avoid.to", "pass")
    t.dice(attack=[5, 5, 5, 1], defence=[1] * 5)
    t.draw(odd_loss=["papacy"])
    t.answer("papacy", "avoid.to", "pass")
    t.expect_event("battle.fought", dice=4, against=5)
    assert sum(t.units("calais", "england")) == 1
    assert t.units("boulogne", "papacy") == (0, 0)


@proves("14-p10b")
def test_r61_the_holder_of_the_space_takes_the_captive():
    t = attack(joint().put("paris", "france", leaders=["montmorency"]), 1, ["montmorency"])
    t.answer("england", "avoid.to", "pass")
    t.dice(attack=[1, 1], defence=[5, 1, 1, 1, 1])
    t.answer("papacy", "avoid.to", "pass")
    assert POWERS[t.state.captor[9]].word == "england"


@proves("14-p12a,p12b")
@pytest.mark.parametrize(("french", "besieged"), [(4, True), (3, False)])
def test_14_p12_the_victor_besieges_or_leaves(french, besieged):
    t = war_table().war("france", "england").put("calais", "england", regulars=5)
    t.put("boulogne", "france", regulars=french, leaders=["francis_i"])
    t.control("france", "brussels")
    t.dice(attack=[5, 5] + [1] * (french - 1), defence=[1] * 6)
    march(t, "france", "boulogne", "calais", french, 0, ["francis_i"])
    t.answer("england", "shelter.regulars", 3)
    if besieged:
        t.expect_event("siege.laid", power="france", space="calais")
        assert t.state.besieged[CALAIS] > 0
    else:
        t.expect("france", "siege.retreat", options=["boulogne", "brussels"])
        t.answer("france", "siege.retreat", "brussels")
        assert t.units("brussels", "france") == (3, 0)
        assert t.state.besieged[CALAIS] == 0


@proves("13.1-x10", "14-p11")
def test_14_p11_survivors_remember_that_they_were_beaten():
    t = thrown(attack(open_field()), 0, 3, 1, 4)
    assert marked(t.state.beaten, FRANCE, PLACES["paris"]) == 2
    t = thrown(attack(open_field()), 1, 3, 0, 4)
    assert marked(t.state.beaten, POWERS["england"], CALAIS) == 2


def test_r206_a_beaten_side_retreats_even_from_a_victor_who_is_gone():
    t = attack(open_field(1, 3).put("paris", "france", leaders=["francis_i"]), 1, ["francis_i"])
    t.dice(attack=[5, 5], defence=[5, 1, 1, 1])
    t.answer("england", "avoid.to", "pass")
    t.expect_event("battle.won", winner="france")
    assert t.units("boulogne", "france") == (0, 0)
    assert t.units("calais", "england") == (1, 0)
    assert t.where("francis_i") == CAPTIVE


def test_14_r1_independents_with_five_or_more_fight():
    """22.1-r6,r7 They fight, four survivors go inside, the rest are lost."""
    t = war_table().put("metz", "independent", regulars=6).put("st_dizier", "france", regulars=4)
    t.put("st_dizier", "france", regulars=3, leaders=["francis_i"])
    t.dice(attack=[5] + [1] * 7, defence=[1] * 7)
    march(t, "france", "st_dizier", "metz", 7, 0, ["francis_i"])
    t.expect_event("battle.won", winner="france")
    assert t.units("metz", "independent") == (4, 0)
    t.expect_event("siege.laid", power="france", space="metz")


@proves("14-p5")
def test_r60_several_defenders_declare_in_impulse_order():
    def two_dice(g, power, battle):
        battle.side_of(power).extra += 2
        yield from ()

    t = joint().hand("papacy", "arquebusiers").hand("england", "field_artillery")
    t.made_up_cards("battle.cards", arquebusiers=two_dice, field_artillery=two_dice)
    attack(t, 4).answer("england", "avoid.to", "pass")
    t.answer("papacy", "avoid.to", "pass")
    t.answer("england", "respond.battle.cards", "field_artillery")
    t.dice(attack=[1] * 4, defence=[1] * 9)
    t.answer("papacy", "respond.battle.cards", "arquebusiers")
    t.expect_event("battle.fought", against=9)
