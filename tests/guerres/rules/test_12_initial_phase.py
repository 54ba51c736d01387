"""12 The initial phase."""

from __future__ import annotations

from cuius.core.rulebook import proves
from tests.guerres.tables import new_table


@proves("12-r1", "14.1-r3", "4-r1", "4-r5")
def test_12_r1_characters_enter_in_the_turn_of_their_card():
    t = new_table().phase("initial")
    assert t.is_in_play("louis_de_conde")
    assert not t.is_in_play("henri_de_valois")
    assert t.faction_of("antoine_de_bourbon") == "royalist"
    t.arrange(turn=2).phase("initial")
    assert t.is_in_play("henri_de_valois")


@proves("12-r2", "4-r6", "3.4-r2")
def test_12_r2_the_dead_leave_before_the_next_turn():
    t = new_table().in_turn(2).phase("initial")
    assert t.is_in_play("francois_de_guise")
    t.arrange(turn=3).phase("initial")
    assert t.is_gone("francois_de_guise")


def test_r6_natural_death_comes_after_the_last_turn():
    t = new_table().in_turn(5).phase("initial")
    assert t.is_in_play("francois_d_alencon")
    t.arrange(turn=6).phase("initial")
    assert t.is_gone("francois_d_alencon")


@proves("12-r3", "12-r4")
def test_r7_turncoats_keep_their_date_and_nobody_returns():
    t = new_table().in_turn(2).serves("antoine_de_bourbon", "huguenot").gone("blaise_de_monluc")
    t.arrange(turn=3).phase("initial")
    assert t.is_gone("antoine_de_bourbon")
    assert t.is_gone("blaise_de_monluc")


@proves("12-r5", "12-r6", "5-r3", "5-r1")
def test_12_r5_cards_of_the_turn_and_discards_join_their_deck():
    t = new_table().phase("initial")
    assert t.deck("huguenot") == ["treaty_of_hampton_court", "assassination", "iconoclasm"]
    t.holds("huguenot", "assassination").arrange(card_at={5: -1}, turn=2).phase("initial")
    assert "iconoclasm" in t.deck("huguenot")
    assert "michelade" in t.deck("huguenot")
    assert t.where("assassination") == "huguenot"


def test_12_r7_the_war_deck_is_built_the_same_way():
    t = new_table().phase("initial")
    assert len(t.deck("war")) == 11
    t.arrange(turn=2).phase("initial")
    assert len(t.deck("war")) == 13


@proves("12-r8", "3.3-r1")
def test_12_r8_chits_of_the_turn_join_the_cup():
    t = new_table().phase("initial")
    assert t.where("council_of_trent") == "to come"
    t.arrange(turn=2).phase("initial")
    assert t.where("council_of_trent") == "deck"
    assert t.where("lepanto") == "to come"


def test_the_short_scenario_opens_with_the_living_of_1572():
    t = new_table(scenario="te_deum").phase("initial")
    assert t.is_gone("louis_de_conde")
    assert t.is_gone("francois_de_guise")
    assert t.is_in_play("gaspard_de_coligny")
    assert t.where("triumvirate") == "out"
    assert t.where("council_of_trent") == "out"
