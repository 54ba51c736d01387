"""19 Assassination, Vengeance, Disgrace."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import CARDS
from cuius.titles.guerres.state import GIVEN_LEFT, GONE
from tests.guerres.cards.plays import played, refused
from tests.guerres.tables import court_table

MURDERS = [("huguenot", "assassination"), ("league", "vengeance")]


@proves("19-h2", "19-l1", "19-r1", "9-r5", "4-r7")
@pytest.mark.parametrize(("faction", "card"), MURDERS)
def test_19_r1_murder_takes_a_character_of_any_faction_out_of_the_game(faction, card):
    t = court_table(2).army("royalist_1", "orleanais", 4, "anne_de_montmorency")
    played(t, faction, card)
    t.expect(faction, "card.victim_faction", options=["royalist", "league", "huguenot"])
    t.answer(faction, "card.victim_faction", "royalist", "card.victim", "anne_de_montmorency")
    assert t.is_gone("anne_de_montmorency")
    assert t.commander_of("royalist_1") == "nobody"
    t.told("character.removed", character="anne_de_montmorency")


@proves("19-r1", "4-r8")
@pytest.mark.parametrize(("faction", "card"), MURDERS)
def test_19_r1_women_and_priests_are_safe(faction, card):
    t = played(court_table(2), faction, card)
    t.answer(faction, "card.victim_faction", "league")
    t.expect(faction, "card.victim", lacks=["charles_cardinal_de_lorraine", "anne_d_este", "simon_vigor"])
    assert t.why_not(faction, "anne_d_este").key == "refused.card-victim-spared"
    assert t.why_not(faction, "louis_de_conde").key == "refused.card-victim-other"
    assert t.why_not(faction, "jean_boucher").key == "refused.card-victim-absent"
    assert t.why_not(faction, "parma").key == "refused.card-victim-absent"


@pytest.mark.parametrize(("faction", "card"), MURDERS)
def test_19_r1_ones_own_characters_may_be_chosen(faction, card):
    own = {"huguenot": "louis_de_conde", "league": "francois_de_guise"}[faction]
    t = played(court_table(2), faction, card)
    t.answer(faction, "card.victim_faction", faction, "card.victim", own)
    assert t.is_gone(own)


@pytest.mark.parametrize(("faction", "card"), MURDERS)
def test_19_r1_without_anybody_to_kill_the_card_stays_in_hand(faction, card):
    t = court_table(2, windows="discreet")
    t.arrange(status={c: GONE for c in CARDS if not (t.state.board.female[c] or t.state.board.priest[c])})
    refused(t, faction, card, "nobody")


def test_19_r1_a_faction_without_victims_is_not_offered():
    t = court_table(2).only_in_play("royalist", "catherine_de_medicis")
    played(t, "huguenot", "assassination")
    t.expect("huguenot", "card.victim_faction", options=["league", "huguenot"])
    assert t.why_not("huguenot", "royalist").key == "refused.card-victim-none"


def test_r58_a_character_in_a_court_hand_is_reached_and_the_hand_is_shorter():
    t = court_table(2).hand("royalist", "gaspard_de_tavannes", "artus_de_cosse", how=GIVEN_LEFT)
    played(t, "huguenot", "assassination")
    assert t.view("huguenot")["hand_sizes"][0] == 2
    t.answer("huguenot", "card.victim_faction", "royalist", "card.victim", "artus_de_cosse")
    assert t.court("royalist") == ["gaspard_de_tavannes"]
    assert t.view("huguenot")["hand_sizes"][0] == 1


def test_r103_collective_cards_may_be_struck_but_not_the_flying_squadron():
    t = played(court_table(2), "league", "vengeance")
    t.answer("league", "card.victim_faction", "huguenot")
    t.expect("league", "card.victim", offers=["armee_des_vicomtes"])
    t.answer("league", "card.victim", "armee_des_vicomtes")
    t = played(court_table(2), "league", "vengeance")
    t.answer("league", "card.victim_faction", "royalist")
    t.expect("league", "card.victim", lacks=["escadron_volant"])


@proves("19-k2", "19-r2")
@pytest.mark.parametrize("victim", ["catherine_de_medicis", "escadron_volant", "michel_de_l_hospital"])
def test_19_k2_disgrace_spares_nobody(victim):
    t = played(court_table(1), "royalist", "disgrace")
    t.answer("royalist", "card.victim_faction", "royalist", "card.victim", victim)
    assert t.is_gone(victim)


def test_19_k2_disgrace_reaches_a_priest_of_another_faction():
    t = played(court_table(1), "royalist", "disgrace")
    t.answer("royalist", "card.victim_faction", "league", "card.victim", "charles_cardinal_de_lorraine")
    assert t.is_gone("charles_cardinal_de_lorraine")


def test_19_k2_with_nobody_in_play_it_stays_in_hand():
    t = court_table(1, windows="discreet").arrange(status=dict.fromkeys(CARDS, GONE))
    refused(t, "royalist", "disgrace", "nobody")
