"""18 The Call to Arms, and who answers it."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import COURT_START, ROYALIST
from cuius.titles.guerres.phases.events import event_window
from cuius.titles.guerres.phases.turning_points import call_to_arms
from cuius.titles.guerres.rules.event_cards import CardTiming
from tests.guerres.tables import GuerresTable, court_table, new_table


def newcomers(t: GuerresTable, faction: str) -> list[str]:
    return [told["character"] for told in t.events("character.enters", faction=faction)]


@proves("18-r12", "18-r14", "10-r2", "10-r7")
def test_18_r12_turn_6_opens_with_the_call_to_arms():
    t = new_table().in_turn(5).arrange(turn=6).phase("initial")
    assert t.state.called
    assert t.state.ally == 2
    assert t.state.last_turn == 6


def test_r56_even_if_alencon_was_lost_before():
    t = new_table().in_turn(5).gone("francois_d_alencon").arrange(turn=6).phase("initial")
    assert t.state.called


@proves("18-r15", "14.2-r6")
def test_18_r15_the_league_is_roused():
    t = new_table().in_turn(5)
    assert not t.is_in_play("jean_boucher")
    t.arrange(turn=6).phase("initial")
    assert t.is_in_play("jean_boucher")
    assert t.is_in_play("charles_de_brissac")


@proves("18-r15", "14.2-r6")
def test_18_r15_the_table_hears_who_answers_the_call_to_arms():
    t = court_table(6).play(call_to_arms)
    assert newcomers(t, "league")[-5:] == [
        "charles_cardinal_de_bourbon",
        "philippe_emmanuel_de_mercoeur",
        "andre_de_villars_brancas",
        "charles_de_brissac",
        "jean_boucher",
    ]


def test_18_r15_plotters_who_came_before_are_not_announced_again():
    t = court_table(6).in_play("jean_boucher").play(call_to_arms)
    assert "charles_de_brissac" in newcomers(t, "league")
    assert "jean_boucher" not in newcomers(t, "league")


@proves("18-r13", "18-r16", "18-r17", "13-r11", "10-r7", "19-k5")
def test_18_r16_before_turn_6_the_league_draws_one_of_three():
    t = court_table(5).holds("royalist", "he_would_not_dare").draw(intervention=["death_of_mary_stuart"])
    t.at("court_opening").play(event_window, ROYALIST, CardTiming(COURT_START, ROYALIST))
    t.answer("royalist", "event.court_start", "he_would_not_dare")
    assert t.is_gone("henri_de_guise")
    assert t.where("death_of_mary_stuart") == "league"
    assert t.where("spanish_intervention") == "discards"
    assert t.state.last_turn == 5


def test_r57_the_drawn_intervention_is_seen_by_all():
    t = court_table(5).holds("royalist", "he_would_not_dare").draw(intervention=["savoyard_intervention"])
    t.play(event_window, ROYALIST, CardTiming(COURT_START, ROYALIST))
    t.answer("royalist", "event.court_start", "he_would_not_dare")
    assert t.view("huguenot")["card_at"] == t.view("league")["card_at"]
