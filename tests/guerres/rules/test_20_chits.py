"""20 The event chits."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.cards import chits
from tests.guerres.tables import court_table


@proves("20-c1", "20-c2", "20-c6", "20-c10", "20-c4")
@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("council_of_trent", 1),
        ("colonial_tension", 1),
        ("spanish_bankruptcy", 1),
        ("spanish_armada", 1),
        ("water_geuzen", 2),
    ],
)
def test_20_c1_lasting_chits_are_in_force(word, value):
    t = court_table(6).play(getattr(chits, word))
    assert t.state.force_of(word) == value
    t.arrange(lambda g: g.end_effects("turn"))
    assert t.state.force_of(word) == (1 if word == "spanish_armada" else 0)


@proves("20-c3", "20-c7", "20-r4", "3.2-r3")
@pytest.mark.parametrize(("word", "troops"), [("peasant_revolt", 3), ("governor_revolt", 5)])
def test_r59_revolts_break_out_at_random(word, troops):
    t = court_table(4).draw(revolt=["quercy"]).play(getattr(chits, word))
    assert (t.place_of(word), t.troops_of(word)) == ("quercy", troops)
    spared = chits.quiet_provinces(t.state)
    assert {"quercy", "ile_de_france", "saintonge"}.isdisjoint(p.word for p in spared)
    assert len(spared) == 18


def test_20_c5_lepanto_gives_the_league_a_town():
    t = court_table(4).play(chits.lepanto)
    t.expect("league", "card.town", offers=["paris", "la_rochelle"], lacks=["reims", "le_havre"])
    t.answer("league", "card.town", "meaux")
    assert t.holder("meaux") == "league"


@proves("20-c5", "19-r3")
def test_19_r3_a_le_havre_taken_after_lepanto_leaves_the_map():
    t = court_table(4).towns("huguenot", "le_havre").play(chits.lepanto)
    t.answer("league", "card.town", "le_havre")
    assert t.holder("le_havre") == "nobody"
    t.expect_event("town.leaves", town="le_havre")


def test_20_c5_the_league_does_not_convert_its_own_towns():
    t = court_table(4).towns("league", "reims").play(chits.lepanto)
    assert t.why_not("league", "reims").key == "refused.card-town-holder"


@proves("20-c8", "18-r11")
def test_20_c8_antwerp_removes_alencon_and_calls_to_arms():
    t = court_table(5).draw(intervention=["spanish_intervention"]).play(chits.antwerp_fury)
    assert t.is_gone("francois_d_alencon")
    assert t.state.called


def test_20_c8_antwerp_does_nothing_after_the_call():
    t = court_table(5, called=True).play(chits.antwerp_fury)
    assert not t.events("call_to_arms")
    assert t.is_in_play("francois_d_alencon")


def test_20_c9_strozzi_is_lost():
    t = court_table(5).play(chits.portuguese_succession)
    assert t.is_gone("philippe_strozzi")


def test_20_c9_strozzi_is_lost_in_whatever_service():
    t = court_table(5).serves("philippe_strozzi", "league").play(chits.portuguese_succession)
    assert t.is_gone("philippe_strozzi")


def test_20_c9_without_any_royalist_leader_nobody_is_lost():
    t = court_table(5).only_in_play("royalist", "catherine_de_medicis").play(chits.portuguese_succession)
    assert t.over
    assert t.is_in_play("catherine_de_medicis")


def test_r63_without_him_the_royalist_names_a_leader():
    t = court_table(5).gone("philippe_strozzi").play(chits.portuguese_succession)
    t.expect("royalist", "card.lost_leader", lacks=["catherine_de_medicis"])
    assert t.why_not("royalist", "catherine_de_medicis").key == "refused.card-no-counter"
    assert t.why_not("royalist", "henri_de_guise").key == "refused.card-victim-other"
    assert t.why_not("royalist", "philippe_strozzi").key == "refused.card-victim-absent"
    t.answer("royalist", "card.lost_leader", "francois_d_o")
    assert t.is_gone("francois_d_o")
