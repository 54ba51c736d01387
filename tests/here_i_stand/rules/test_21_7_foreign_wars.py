"""21.7 Foreign wars."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.revolts import revolt_in_egypt, revolt_in_ireland, war_in_persia
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    FRANCE,
    HABSBURG,
    LEADERS,
    OTTOMAN,
    PLACES,
    REVOLT_IN_EGYPT,
    REVOLT_IN_IRELAND,
    WAR_IN_PERSIA,
)
from cuius.titles.here_i_stand.phases.action.building import short_wars
from cuius.titles.here_i_stand.phases.action.foreign_war import (
    can_lead_abroad,
    homes_open,
    senders,
    wars_to_fight,
)
from cuius.titles.here_i_stand.phases.action.impulse import actions_open, take_action
from cuius.titles.here_i_stand.phases.winter.phase import power_goes_home, replacements
from cuius.titles.here_i_stand.rules.units import counters_left
from cuius.titles.here_i_stand.state import ON_CARD, TURN_TRACK
from tests.here_i_stand.tables import HisTable, war_table

EGYPT, IRELAND, PERSIA = int(REVOLT_IN_EGYPT), int(REVOLT_IN_IRELAND), int(WAR_IN_PERSIA)


def at_war_abroad(own: int = 3, hired: int = 0, foreign: int = 3, leader: str = "") -> HisTable:
    """The Ottoman in Egypt, in his own impulse."""
    t = war_table().impulse("ottoman", cp=2).turn(2)
    t.arrange(lambda g: g.deck.remove(REVOLT_IN_EGYPT))
    t.arrange(laid=[EGYPT], wars_abroad=[(EGYPT, int(OTTOMAN), own, hired, foreign)])
    if leader:
        t.arrange(leader_at={LEADERS[leader]: ON_CARD}, leaders_abroad=[(EGYPT, int(LEADERS[leader]))])
    return t


@pytest.mark.parametrize(
    ("event", "power", "needed", "foreign", "capital"),
    [
        (revolt_in_egypt, "ottoman", 3, 3, "istanbul"),
        (war_in_persia, "ottoman", 5, 4, "istanbul"),
        (revolt_in_ireland, "england", 4, 3, "london"),
    ],
)
@proves("21.7-r1,r2,r6")
def test_21_7_r1_three_wars(event, power: str, needed: int, foreign: int, capital: str):
    t = war_table().put(capital, power, regulars=6).arrange(take_all_three)
    t.play(event, OTTOMAN)
    ((card, _, own, hired, enemies),) = t.state.wars_abroad
    assert (own, hired, enemies) == (needed, 0, foreign)
    assert t.state.laid == [card]
    assert t.units(capital, power) == (6 - needed, 0)


def take_all_three(g) -> None:
    """The three cards are out of the deck, being played."""
    for card in (EGYPT, IRELAND, PERSIA):
        g.deck.remove(card)
        g.card = card


@proves("21.7-r3,r4")
def test_21_7_r3_units_come_from_several_unbesieged_spaces():
    t = war_table().war("ottoman", "habsburg").put("athens", "ottoman", regulars=1, hired=1)
    t.put("edirne", "ottoman", regulars=4).put("edirne", "habsburg", regulars=5).siege("edirne")
    t.put("salonika", "ottoman", regulars=2)
    assert [s.word for s in senders(t.state, OTTOMAN, False)] == ["athens", "salonika"]
    t.arrange(lambda g: g.deck.remove(EGYPT)).arrange(card=EGYPT).play(revolt_in_egypt, FRANCE)
    t.answer("ottoman", "abroad.from", "athens", "abroad.unit", "cavalry")
    t.answer("ottoman", "abroad.from", "salonika", "abroad.from", "athens")
    assert t.state.wars_abroad == [(EGYPT, int(OTTOMAN), 2, 1, 3)]
    assert t.units("edirne", "ottoman") == (4, 0)


def test_r145_whoever_has_fewer_sends_all_he_can():
    t = war_table().put("athens", "ottoman", regulars=2)
    t.arrange(lambda g: g.deck.remove(EGYPT)).arrange(card=EGYPT).play(revolt_in_egypt, FRANCE)
    assert t.state.wars_abroad == [(EGYPT, int(OTTOMAN), 2, 0, 3)]
    assert short_wars(t.state, OTTOMAN) == (REVOLT_IN_EGYPT,)


@proves("21.7-r5")
def test_r146_one_leader_from_anywhere_but_no_captive():
    t = war_table().put("athens", "ottoman", regulars=3, leaders=["ibrahim_pasha"])
    t.put("edirne", "ottoman", leaders=["suleiman"])
    t.arrange(lambda g: g.capture(LEADERS["suleiman"], HABSBURG))
    assert [str(x) for x in can_lead_abroad(t.state, OTTOMAN)] == ["ibrahim_pasha", "pass"]
    t.arrange(lambda g: g.deck.remove(EGYPT)).arrange(card=EGYPT).play(revolt_in_egypt, FRANCE)
    t.answer("ottoman", "abroad.leader", "ibrahim_pasha")
    assert t.where("ibrahim_pasha") == ON_CARD
    assert t.state.leaders_abroad == [(EGYPT, int(LEADERS["ibrahim_pasha"]))]


@proves("21.7-r6")
def test_21_7_r6_france_may_help_the_irish():
    t = war_table().put("london", "england", regulars=5).put("paris", "france", regulars=2)
    t.arrange(lambda g: g.deck.remove(IRELAND)).arrange(card=IRELAND).play(revolt_in_ireland, FRANCE)
    t.answer("france", "ireland.help", "paris")
    assert t.units("paris", "france") == (1, 0)
    assert t.state.wars_abroad == [(IRELAND, int(ENGLAND), 4, 0, 4)]


@proves("21.7-r7,r8,r9,r10")
def test_21_7_r9_the_war_ends_with_the_last_foreign_unit():
    t = at_war_abroad(leader="ibrahim_pasha").play(take_action, OTTOMAN)
    t.dice(attack=[6, 5, 5, 1], defence=[5, 1, 1]).answer("ottoman", "action", "foreign_war")
    t.expect_event("battle.fought", dice=4, against=3, hits=3, losses=1)
    assert not t.state.wars_abroad
    assert t.units("istanbul", "ottoman") == (2, 0)
    assert t.where("ibrahim_pasha") == "istanbul"
    assert t.state.discards == [EGYPT]
    assert t.state.cp == 1


@proves("21.7-r8")
def test_r147_in_a_mutual_end_with_equal_dice_the_foreign_army_keeps_a_unit():
    t = at_war_abroad(own=2, foreign=2).play(take_action, OTTOMAN)
    t.dice(attack=[6, 6], defence=[6, 6]).answer("ottoman", "action", "foreign_war")
    assert t.state.wars_abroad == [(EGYPT, int(OTTOMAN), 0, 0, 1)]


@proves("21.7-r8")
def test_r147_formation_limits_do_not_apply_and_losses_are_the_owners_choice():
    t = at_war_abroad(own=4, hired=1, foreign=4).play(take_action, OTTOMAN)
    t.dice(attack=[1, 1, 1, 1, 1], defence=[6, 1, 1, 1]).answer("ottoman", "action", "foreign_war")
    t.answer("ottoman", "battle.loss", "cavalry")
    assert t.state.wars_abroad == [(EGYPT, int(OTTOMAN), 4, 0, 4)]


@proves("21.7-r11")
def test_r148_once_an_impulse():
    t = at_war_abroad().play(take_action, OTTOMAN)
    t.dice(attack=[1, 1, 1], defence=[1, 1, 1]).answer("ottoman", "action", "foreign_war")
    assert t.state.cp == 1
    assert wars_to_fight(t.state, OTTOMAN) == ()
    assert "foreign_war" not in [str(w) for w in actions_open(t.state, OTTOMAN)]


@proves("21.7-r12,r13")
def test_21_7_r12_built_units_fill_the_gap_and_no_more():
    t = at_war_abroad(own=2).impulse("ottoman", cp=2).play(take_action, OTTOMAN)
    t.answer("ottoman", "action", "raise_regular")
    assert t.state.wars_abroad == [(EGYPT, int(OTTOMAN), 3, 0, 3)]
    assert short_wars(t.state, OTTOMAN) == ()


def test_21_7_x1_the_regular_of_winter_goes_to_the_capital():
    t = at_war_abroad(own=1).play(replacements)
    assert t.units("istanbul", "ottoman") == (1, 0)
    assert t.state.wars_abroad == [(EGYPT, int(OTTOMAN), 1, 0, 3)]


@proves("21.7-r14")
def test_r149_nobody_comes_home_before_the_end_and_a_leader_stays_alone():
    t = at_war_abroad(own=1, foreign=3, leader="suleiman").play(take_action, OTTOMAN)
    t.dice(attack=[1, 1, 1], defence=[6, 1, 1]).answer("ottoman", "action", "foreign_war")
    assert t.state.wars_abroad == [(EGYPT, int(OTTOMAN), 0, 0, 3)]
    assert t.where("suleiman") == ON_CARD
    t.play(power_goes_home, OTTOMAN)
    assert t.where("suleiman") == ON_CARD
    assert wars_to_fight(t.state, OTTOMAN) == ()


@proves("21.7-r10")
def test_21_7_r10_enemies_in_the_capital_send_them_to_another_key():
    t = at_war_abroad(leader="suleiman").war("ottoman", "habsburg")
    t.put("istanbul", "habsburg", regulars=2).play(take_action, OTTOMAN)
    assert "istanbul" not in [str(s) for s in homes_open(t.state, OTTOMAN)]
    dice = 3 + t.state.board.battle[LEADERS["suleiman"]]
    t.dice(attack=[6] * dice, defence=[1, 1, 1]).answer("ottoman", "action", "foreign_war")
    t.answer("ottoman", "abroad.home", "edirne")
    assert t.units("edirne", "ottoman") == (3, 0)
    assert t.where("suleiman") == "edirne"


def test_r282_the_foreign_army_takes_no_counters():
    before = counters_left(war_table().state, OTTOMAN)
    assert counters_left(at_war_abroad(own=3, foreign=3).state, OTTOMAN) == before - 3


def test_r283_units_of_minor_powers_are_not_sent():
    t = war_table().ally("genoa", "france").put("genoa", "genoa", regulars=2)
    assert senders(t.state, FRANCE, False) == ()


@proves("21.7-r3")
def test_r283_neither_besieged_nor_besiegers_are_sent():
    t = war_table().war("ottoman", "habsburg").put("istanbul", "ottoman", regulars=2)
    t.put("vienna", "ottoman", regulars=3, hired=1).put("vienna", "habsburg", regulars=1).siege("vienna")
    assert senders(t.state, OTTOMAN, False) == (PLACES["istanbul"],)
    assert senders(t.state, HABSBURG, False) == ()


def test_r284_without_a_home_key_the_army_is_lost_and_its_leader_waits():
    t = at_war_abroad(own=3, foreign=1, leader="ibrahim_pasha").war("ottoman", "habsburg")
    t.control("habsburg", *[k.word for k in t.state.board.home_keys[OTTOMAN]]).play(take_action, OTTOMAN)
    t.dice(attack=[6, 1, 1, 1], defence=[1]).answer("ottoman", "action", "foreign_war")
    assert t.state.leader_at[LEADERS["ibrahim_pasha"]] == TURN_TRACK
    assert not any(t.state.regulars)
