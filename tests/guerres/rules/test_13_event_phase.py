"""13 The event phase, and how event cards are played."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import COURT, COURT_START, HUGUENOT, LEAGUE, ROYALIST
from cuius.titles.guerres.phases.events import event_window
from cuius.titles.guerres.rules.event_cards import CardTiming, playable
from tests.guerres.tables import court_table, new_table


@proves("13-r3", "5-r2", "13-r12")
def test_13_r3_each_faction_draws_from_its_own_deck():
    t = new_table().in_turn(1)
    t.draw(event=["disgrace", "triumvirate", "assassination"]).phase("events")
    assert t.cards_of("royalist") == ["disgrace"]
    assert t.cards_of("league") == ["triumvirate"]
    assert t.cards_of("huguenot") == ["assassination"]
    assert [e["card"] for e in t.events("event.drawn", reader="huguenot")] == ["assassination"]
    assert t.view("league")["card_at"][1] == -2
    assert t.view("huguenot")["card_at"][1] == 2


@proves("3.3-r2", "13-r1")
def test_13_r1_no_chit_in_turn_1_and_one_in_each_later_turn():
    t = new_table().in_turn(1).seeded().phase("events")
    assert not t.events("chit.drawn")
    t = new_table().in_turn(2).draw(chit=["colonial_tension"]).seeded().phase("events")
    assert t.state.force_of("colonial_tension") == 1


@proves("13-r2")
def test_r8_a_drawn_chit_is_gone():
    t = new_table().in_turn(2).draw(chit=["colonial_tension"]).seeded().phase("events")
    assert t.where("colonial_tension") == "out"
    t.arrange(turn=3).phase("initial")
    assert t.where("colonial_tension") == "out"


def test_r65_the_short_scenario_draws_a_chit_in_its_first_turn():
    t = new_table(scenario="te_deum").in_turn(4).draw(chit=["water_geuzen"]).seeded().phase("events")
    t.expect_event("chit.drawn", chit="water_geuzen")


@proves("13-r6", "5-r6")
def test_13_r6_a_starred_card_leaves_the_game():
    t = court_table(5).holds("royalist", "he_would_not_dare").draw(intervention=["spanish_intervention"])
    t.play(event_window, ROYALIST, CardTiming(COURT_START, ROYALIST))
    t.answer("royalist", "event.court_start", "he_would_not_dare")
    assert t.where("he_would_not_dare") == "out"


@proves("13-r6", "13-r8", "13-r9", "5-r5")
def test_13_r9_red_cards_come_first_and_are_discarded_without_a_star():
    t = court_table(1).holds("huguenot", "iconoclasm", "assassination")
    t.play(event_window, HUGUENOT, CardTiming(COURT, HUGUENOT))
    t.expect("huguenot", "card.town", offers=["blois"], lacks=["bourges", "niort"])
    t.answer("huguenot", "card.town", "blois")
    assert t.where("iconoclasm") == "discards"
    assert t.holder("blois") == "huguenot"
    assert t.treaty_of("league") == 1


@proves("13-r10")
def test_r10_a_red_card_that_can_do_nothing_is_played_all_the_same():
    t = court_table(6).towns("league", "paris").holds("league", "day_of_the_barricades")
    t.play(event_window, LEAGUE, CardTiming(COURT, LEAGUE))
    assert t.where("day_of_the_barricades") == "out"
    t.expect_event("event.in_vain", card="day_of_the_barricades")


def test_5_r4_a_card_is_played_in_its_phase_only():
    t = court_table(5).holds("royalist", "he_would_not_dare")
    assert playable(t.state, ROYALIST, CardTiming(COURT, ROYALIST)) == ()
    assert len(playable(t.state, ROYALIST, CardTiming(COURT_START, ROYALIST))) == 1


@pytest.mark.parametrize("windows", ["discreet", "fast"])
def test_a_discreet_table_asks_whoever_might_hold_a_card(windows):
    t = court_table(5, windows=windows).holds("royalist", "contract_of_poissy")
    t.play(event_window, ROYALIST, CardTiming(COURT_START, ROYALIST))
    if windows == "discreet":
        t.expect("royalist", "event.court_start", options=["pass"])
        t.answer("royalist", "event.court_start", "pass")
    assert t.over
