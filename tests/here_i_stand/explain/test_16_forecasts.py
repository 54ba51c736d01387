"""16.1, 16.4 Every question at sea that may lead to dice shows its chance before it is answered."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cuius.core.ids import PASS
from cuius.core.odds import Forecast, total
from cuius.core.rulebook import proves
from cuius.core.text import LANGUAGES, catalogue
from cuius.titles.here_i_stand.explain.forecasts import FORECASTS
from cuius.titles.here_i_stand.explain.forecasts_sea import FORECASTS_SEA, of_the_pirates
from cuius.titles.here_i_stand.explain.odds.sea import naval_odds, piracy_odds
from cuius.titles.here_i_stand.ids import HABSBURG, OTTOMAN
from cuius.titles.here_i_stand.phases.action.impulse import take_action
from cuius.titles.here_i_stand.phases.sea.piracy import piracy
from cuius.titles.here_i_stand.phases.sea.sailing import naval_move
from cuius.titles.here_i_stand.title import TITLE
from tests.here_i_stand.sailing import ionian, sail, sea_war
from tests.here_i_stand.tables import HisTable, war_table

NINE, EIGHT, SEVEN = Fraction(10, 36), Fraction(15, 36), Fraction(21, 36)


def shown(t: HisTable, who: str, key: str) -> dict[str, Forecast | None]:
    """What the open question shows for each answer."""
    question = next(q for q in t.match.questions if q.key == key and q.role == who)
    return {w: FORECASTS[key](question.ask, o) for o, w in zip(question.options, question.words, strict=True)}


def chance(found: Forecast | None, key: str) -> Fraction:
    assert found is not None
    return found.probability(key)


def chances(found: Forecast | None) -> dict[str, Fraction]:
    assert found is not None
    return {c.key: c.probability for c in found.outcomes if c.probability}


def barbary() -> HisTable:
    """Barbarossa leaves Tunis; Doria and a Habsburg squadron wait, and a third without a leader."""
    t = sea_war("ottoman", "habsburg").ally("genoa", "habsburg").control("ottoman", "tunis")
    t.ships("tunis", "ottoman", 2, 1, ["barbarossa"]).ships("tyrrhenian_sea", "genoa", 1, 0, ["andrea_doria"])
    t.ships("tyrrhenian_sea", "habsburg", 1).ships("ionian_sea", "habsburg", 1)
    return sail(t, "ottoman", ("tunis", "barbary_coast"))


@proves("16.1-p4e", "16.1-p4g")
def test_16_1_p4e_the_chance_to_intercept_is_shown_for_every_stack():
    t = barbary()
    found = shown(t, "habsburg", "chase.from")
    assert chance(found["tyrrhenian_sea"], "chase.success") == SEVEN
    assert chance(found["ionian_sea"], "chase.success") == NINE
    assert found[PASS] is None


@proves("16.1-p4g")
def test_16_1_p4g_without_doria_the_chance_is_that_of_ships_alone():
    t = barbary().answer("habsburg", "chase.from", "tyrrhenian_sea")
    found = shown(t, "habsburg", "chase.whole")
    assert chance(found["all"], "chase.success") == SEVEN
    assert found["part"] is not None
    assert found["part"].at_best
    t.answer("habsburg", "chase.whole", "part", "chase.squadrons", 1, "chase.squadrons", 0)
    found = shown(t, "habsburg", "chase.leader")
    assert chance(found["andrea_doria"], "chase.success") == SEVEN
    assert chance(found["done"], "chase.success") == NINE


@proves("16.1-x6", "16.1-p4e")
def test_16_1_x6_doria_does_not_count_where_he_may_not_go():
    t = sea_war("france", "habsburg").ally("genoa", "habsburg").ships("bordeaux", "france", 1)
    t.ships("bay_of_biscay", "france", 1).ships("gibraltar", "habsburg", 1)
    t.ships("gibraltar", "genoa", 1, 0, ["andrea_doria"])
    t = sail(t, "france", ("bay_of_biscay", "atlantic_ocean"), ("bordeaux", "bay_of_biscay"))
    found = shown(t, "habsburg", "chase.from")
    assert chance(found["gibraltar"], "chase.success") == NINE


@proves("16.1-p5f", "16.2-p1")
def test_16_1_p5f_slipping_away_is_weighed_against_the_combat():
    t = sea_war("ottoman", "habsburg").ships("coron", "ottoman", 2, 1, ["barbarossa"])
    t.ships("ionian_sea", "habsburg", 2)
    t = sail(t, "ottoman", ("coron", "ionian_sea"))
    found = shown(t, "habsburg", "evade.to")
    assert chance(found["messina"], "evade.success") == NINE
    assert chances(found[PASS]) == chances(naval_odds(2, 1, 2, 0, 2, 0, 0, 0, 0))


@proves("16.1-p4", "16.1-p4d", "16.1-p2b")
def test_16_1_p4_a_course_into_open_water_shows_who_may_intercept_it():
    t = sea_war("habsburg", "ottoman").ships("messina", "habsburg", 1).ships("lepanto", "ottoman", 1)
    t.ships("adriatic_sea", "ottoman", 1, 0, ["barbarossa"]).ships("aegean_sea", "ottoman", 1)
    t.ships("aegean_sea", "habsburg", 1).play(naval_move, HABSBURG).answer(
        "habsburg", "fleet.from", "messina"
    )
    found = shown(t, "habsburg", "fleet.to")
    assert chance(found["ionian_sea"], "passage.free") == (1 - NINE) * (1 - SEVEN)  # not from the Aegean
    assert found["tyrrhenian_sea"] is None
    t = sea_war("habsburg", "ottoman").ally("habsburg", "papacy").ships("ionian_sea", "papacy", 1)
    t.ships("messina", "habsburg", 1).ships("lepanto", "ottoman", 1).play(naval_move, HABSBURG)
    assert shown(t, "habsburg", "fleet.to")["ionian_sea"] is None  # sheltered by an ally


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_outcomes_of_a_passage_can_be_said(language):
    words = catalogue(TITLE.folder, language)
    assert words.has("passage-free")
    assert words.has("passage-intercepted")


@proves("16.2-p2d", "16.1-p1")
def test_16_2_p2d_a_course_into_an_enemy_port_counts_the_die_of_its_defenders():
    t = sea_war("ottoman", "habsburg").ships("ionian_sea", "ottoman", 2).ships("messina", "habsburg", 1)
    t.play(naval_move, OTTOMAN)
    found = shown(t, "ottoman", "fleet.to")
    assert chances(found["messina"]) == chances(naval_odds(2, 0, 0, 0, 1, 0, 0, 0, 1))
    assert found["adriatic_sea"] is None
    assert found["messina"] is not None
    assert found["messina"].at_best


@proves("16.1-p7b")
def test_16_1_p7b_each_enemy_is_weighed_alone():
    t = sea_war("ottoman", "habsburg", "papacy").ships("coron", "ottoman", 3)
    t.ships("ionian_sea", "habsburg", 1).ships("ionian_sea", "papacy", 2)
    t = sail(t, "ottoman", ("coron", "ionian_sea"))
    t.answer("habsburg", "evade.to", PASS).answer("papacy", "evade.to", PASS)
    found = shown(t, "ottoman", "fleet.enemy")
    assert chances(found["habsburg"]) == chances(naval_odds(3, 0, 0, 0, 1, 0, 0, 0, 0))
    assert chances(found["papacy"]) == chances(naval_odds(3, 0, 0, 0, 2, 0, 0, 0, 0))


@proves("16.4-p1", "16.4-p2")
def test_16_4_p1_piracy_is_weighed_before_sea_and_target_are_named():
    t = ionian().ships("gulf_of_lyon", "ottoman", 0, 1).arrange(algiers_in_play=True)
    of_the_sea = piracy_odds(2, 2, 1, 2)
    best = of_the_pirates(t.state, OTTOMAN)
    t.play(piracy, OTTOMAN)
    found = shown(t, "ottoman", "piracy.sea")
    assert best is not None
    assert chances(best) in (chances(found["ionian_sea"]), chances(found["gulf_of_lyon"]))
    t.answer("ottoman", "piracy.sea", "ionian_sea")
    assert chances(shown(t, "ottoman", "piracy.target")["habsburg"]) == chances(of_the_sea)


@proves("16.4-p1")
def test_16_4_p1_whoever_may_call_a_raid_off_sees_what_it_promises():
    t = ionian().hand("habsburg", "foul_weather").play(piracy, OTTOMAN)
    t.answer("ottoman", "piracy.target", "habsburg")
    found = shown(t, "habsburg", "respond.piracy.declared")
    assert chances(found[PASS]) == chances(piracy_odds(2, 2, 1, 2))
    assert found["foul_weather"] is None


@proves("16.4-r1")
def test_16_4_r1_the_action_itself_shows_the_best_raid():
    t = ionian().arrange(algiers_in_play=True).play(take_action, OTTOMAN)
    found = shown(t, "ottoman", "action")
    assert found["piracy"] is not None
    assert total(found["piracy"].modifiers) == 3
    assert of_the_pirates(war_table().state, HABSBURG) is None


@pytest.mark.parametrize(
    "key", ["chase.from", "chase.to", "evade.to", "piracy.sea", "piracy.target", "fleet.to"]
)
def test_every_question_of_war_at_sea_carries_its_odds(key):
    assert key in FORECASTS_SEA
    assert key in FORECASTS
