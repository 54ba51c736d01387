"""18 The massacre of Saint Bartholomew's Day."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import HUGUENOT, NOBODY
from cuius.titles.guerres.phases.court.turns import court_turn
from cuius.titles.guerres.phases.turning_points import strike
from cuius.titles.guerres.rules.court import faction_leader
from tests.guerres.tables import court_table, new_table

HAND = (
    "gaspard_de_coligny",
    "henri_de_bourbon",
    "armee_des_vicomtes",
    "henri_de_conde",
    "francois_de_la_noue",
    "theodore_de_beze",
    "francois_hotman",
)


@proves("18-r4", "18-r5", "18-r6", "18-r7")
def test_18_r4_the_huguenot_court_dies_but_for_three():
    t = court_table(4).hand("huguenot", *HAND).seeded().play(strike)
    dead = ("gaspard_de_coligny", "francois_de_la_noue", "theodore_de_beze", "francois_hotman")
    assert all(t.is_gone(word) for word in dead)
    assert all(t.is_in_play(word) for word in (*HAND[1:4], "assemblee_huguenote"))
    assert len(t.court("huguenot")) == 7
    assert t.state.massacred


@proves("18-r1", "18-r2", "2-r4")
@pytest.mark.parametrize(("dice", "happens"), [([4, 4], True), ([4, 5], False)])
def test_18_r2_the_number_of_the_turn_or_less(dice, happens):
    t = court_table(4).hand("huguenot", *HAND).dice(massacre=dice).seeded().phase("massacre")
    assert t.state.massacred is happens


@proves("18-r3", "10-r6")
@pytest.mark.parametrize("turn", [1, 5, 6])
def test_18_r3_never_outside_turns_2_to_4(turn):
    t = court_table(turn).phase("massacre")
    assert not t.events("massacre.tested")


def test_18_r3_never_twice():
    t = court_table(4).arrange(massacred=True).phase("massacre")
    assert not t.events("massacre.tested")


@proves("18-r10")
def test_r55_not_after_the_call_to_arms():
    t = court_table(4, called=True).phase("massacre")
    assert not t.events("massacre.tested")


@proves("18-r8", "19-k3")
def test_18_r8_bayonne_brings_it_about_without_a_roll():
    t = court_table(2).holds("royalist", "entrevue_de_bayonne").seeded().phase("massacre")
    t.answer("royalist", "event.massacre", "entrevue_de_bayonne")
    assert t.state.massacred
    assert not t.events("massacre.tested")


@proves("18-r8", "18-r3", "19-k3")
def test_r116_bayonne_may_still_be_played_in_turn_5_when_nothing_is_tested_any_more():
    t = court_table(5).holds("royalist", "entrevue_de_bayonne").hand("huguenot", *HAND).seeded()
    t.phase("massacre").answer("royalist", "event.massacre", "entrevue_de_bayonne")
    assert (t.state.massacred, t.is_gone("theodore_de_beze")) == (True, True)
    assert not t.events("massacre.tested")


@proves("18-r3")
def test_r116_without_the_card_turn_5_throws_no_dice():
    t = court_table(5).holds("royalist", "entrevue_de_bayonne").hand("huguenot", *HAND)
    t.phase("massacre").answer("royalist", "event.massacre", "pass")
    assert (t.state.massacred, t.events("massacre.tested")) == (False, [])


@proves("18-r10")
def test_r116_bayonne_is_not_played_after_the_call_to_arms():
    t = court_table(5, called=True).holds("royalist", "entrevue_de_bayonne").phase("massacre")
    assert t.over
    assert t.where("entrevue_de_bayonne") == "royalist"


def test_r54_ghosts_make_up_the_seven():
    t = court_table(4).only_in_play("huguenot", *HAND).hand("huguenot", *HAND).seeded().play(strike)
    assert len(t.court("huguenot")) == 7
    assert t.court("huguenot").count("ghost") == 3


@proves("9-r4", "14.3-r3")
def test_r12_who_has_lost_his_last_leader_in_the_massacre_names_another():
    court = ("louis_de_conde", "gaspard_de_coligny", "theodore_de_beze")
    t = court_table(2).hand("huguenot", *court).acts(huguenot=1).arrange(massacred=False)
    t.seeded().play(strike)
    assert faction_leader(t.state, HUGUENOT) == NOBODY
    t.play(court_turn, HUGUENOT)
    named = next(c for c in t.court("huguenot") if c != "ghost")
    t.expect("huguenot", "court.leader", lacks=court, offers=[named]).answer(
        "huguenot", "court.leader", named
    )
    t.expect_event("court.leads", faction="huguenot", character=named).expect("huguenot", "court.character")
    assert faction_leader(t.state, HUGUENOT).word == named


def test_r12_who_still_has_a_letter_names_nobody():
    t = court_table(3).hand("huguenot", "louis_de_conde", "gaspard_de_coligny").seeded().play(strike)
    assert faction_leader(t.state, HUGUENOT).word == "henri_de_conde"
    t.play(court_turn, HUGUENOT).expect("huguenot", "court.character")


def test_the_short_scenario_opens_with_the_massacre():
    t = new_table(scenario="te_deum").seeded().skip_to("court.character")
    assert t.state.massacred


@proves("18-r6")
def test_18_r6_the_assembly_is_announced_when_it_meets():
    t = court_table(3).seeded().play(strike)
    assert t.events("character.enters", faction="huguenot")[-1]["character"] == "assemblee_huguenote"
