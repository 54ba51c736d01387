"""21.3 English impulses under Mary I."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CARDS,
    ENGLAND,
    LANDSKNECHTS,
    RULER_HENRY_VIII,
    RULER_MARY_I,
    SIX_WIVES,
)
from cuius.titles.here_i_stand.phases.action.impulse import action_phase, begin_impulse, can_be_event, manners
from cuius.titles.here_i_stand.rules.cards import is_asked, playable
from tests.here_i_stand.preaching import catholic_world, faith, only_free, reformer, standing
from tests.here_i_stand.tables import HisTable


def marys_reign(*cards: str) -> HisTable:
    """Mary I rules a partly Protestant England whose home card is spent; Pole is free, Cranmer committed."""
    t = reformer(only_free(catholic_world(), "pole"), "cranmer")
    standing(t, "committed", "cranmer").faith("protestant", "london", "norwich")
    t.arrange(ruler={ENGLAND: int(RULER_MARY_I)}, home_used=[int(SIX_WIVES)])
    t.arrange(lambda g: g.hands[ENGLAND].remove(SIX_WIVES))
    return t.turn(7).impulse("england").hand("england", *cards)


def shows(t: HisTable, card: str, face: int) -> HisTable:
    """England shows the card, and the die falls."""
    return t.dice("mary", [face]).play(begin_impulse, ENGLAND).answer("england", "impulse.card", card)


@proves("21.3-r25", "21.3-p1", "21.3-p3")
def test_21_3_p1_the_card_is_shown_before_england_says_how():
    t = shows(marys_reign("copernicus"), "copernicus", 4)
    t.expect_event("mary.shows", card="copernicus")
    t.expect("england", "impulse.manner", options=["points", "event"])
    assert len(t.state.shown) == 5  # everybody else has seen it
    t.answer("england", "impulse.manner", "points")
    assert (t.state.cp, t.state.shown) == (6, [])


@pytest.mark.parametrize("face", [4, 5, 6])
@proves("21.3-p3")
def test_21_3_p3_from_four_on_the_card_is_played_normally(face):
    t = shows(marys_reign("arquebusiers"), "arquebusiers", face)
    assert (t.state.cp, t.state.spender) == (1, int(ENGLAND))
    assert t.events("mary.yields") == []
    assert t.state.shown == []


@pytest.mark.parametrize("face", [1, 2, 3])
@proves("21.3-p3", "21.3-p4", "21.3-p4a")
def test_21_3_p4a_one_or_two_points_burn_books_in_the_english_zone(face):
    t = shows(marys_reign("arquebusiers"), "arquebusiers", face)
    t.expect_event("burning.begins", zone="english")
    assert CARDS["arquebusiers"] in t.state.discards
    t.seeded(4).expect("papacy", "counter.target", offers=["london", "norwich"])
    t.answer("papacy", "counter.target", "london").play_out()
    assert len([e for e in t.events() if "stop" in e or "best" in e]) == 2
    assert t.events("debate.called") == []
    assert t.state.cp == 0


@proves("21.3-p4b", "18.5-s4c")
def test_21_3_p4b_three_points_call_a_debate():
    """Pole, of value 3, has it twice and three dice more; Cranmer, of value 3 and committed, one more."""
    t = marys_reign("mercenaries_bribed").draw("debate.attacker", "pole").draw("debate.defender", "cranmer")
    t.dice("debate.attack", [5] + [1] * 8).dice("debate.defence", [1] * 4)
    shows(t, "mercenaries_bribed", 2)
    t.expect_event("debate.called", power="papacy", zone="english")
    t.expect("papacy", "flip.space", options=["london", "norwich", "pass"])
    assert t.events("burning.begins") == []


@proves("21.3-p4c")
def test_21_3_p4c_four_points_burn_books_and_call_a_debate():
    t = marys_reign().arrange(lambda g: g.hands[ENGLAND].append(int(SIX_WIVES)), home_used=[]).seeded(4)
    shows(t, "six_wives", 3)
    t.play_out()
    t.expect_event("burning.begins", zone="english")
    t.expect_event("debate.called", power="papacy", zone="english")
    assert SIX_WIVES in t.state.home_used  # ruling R131
    assert t.state.cp == 0


@proves("21.3-p4")
def test_r131_an_impossible_action_is_left_out():
    t = standing(marys_reign("mercenaries_bribed"), "committed", "pole")
    shows(t, "mercenaries_bribed", 1)
    assert t.over
    assert t.events("debate.called") == []
    assert CARDS["mercenaries_bribed"] in t.state.discards


@proves("21.3-p4")
def test_21_3_p4_the_english_impulse_is_over():
    t = standing(marys_reign("mercenaries_bribed", "arquebusiers"), "committed", "pole").dice("mary", [1])
    t.arrange(passes=0).play(action_phase).answer("england", "impulse.card", "mercenaries_bribed")
    assert t.waiting[0][0] == "france"
    t.expect("france", "impulse.card")


@proves("21.3-p2", "21.3-r25")
def test_r130_a_mandatory_event_is_simply_resolved():
    t = marys_reign("julius_iii").play(begin_impulse, ENGLAND).answer("england", "impulse.card", "julius_iii")
    assert t.state.cp == 2
    assert t.events("mary.shows") == []


@proves("21.3-p1")
def test_r129_a_pass_is_not_rolled_for():
    t = marys_reign("arquebusiers").play(begin_impulse, ENGLAND).answer("england", "impulse.card", "pass")
    assert t.state.passes == 1
    assert t.events("mary.shows") == []


@proves("21.3-r26")
def test_21_3_r26_nothing_happens_while_england_is_catholic():
    t = marys_reign("arquebusiers").faith("catholic", "london", "norwich").faith("protestant", "edinburgh")
    t.play(begin_impulse, ENGLAND).answer("england", "impulse.card", "arquebusiers")
    assert t.state.cp == 1
    assert faith(t, "edinburgh") == "protestant"


@proves("21.3-r27")
def test_21_3_r27_responses_and_combat_cards_serve_for_points_only():
    t = marys_reign("landsknechts").made_up_event("landsknechts")
    assert not can_be_event(t.state, ENGLAND, LANDSKNECHTS)
    assert [str(m) for m in manners(t.state, ENGLAND, LANDSKNECHTS)] == ["points"]
    henry = marys_reign("landsknechts").arrange(ruler={ENGLAND: int(RULER_HENRY_VIII)})
    assert can_be_event(henry.state, ENGLAND, LANDSKNECHTS)


@pytest.mark.parametrize("windows", ["fast", "discreet"])
@pytest.mark.parametrize(("card", "asked"), [("arquebusiers", False), ("gout", False), ("copernicus", True)])
@proves("21.3-r27", "6.1-t4")
def test_21_3_r27_other_cards_are_played_out_of_turn_as_ever(windows, card, asked):
    """Copernicus is an event that may be played in the Victory Determination Phase."""
    t = marys_reign(card).made_up_cards("some.moment", **{card: None}).arrange(discreet=windows == "discreet")
    assert is_asked(t.state, ENGLAND, "some.moment", ()) == asked
    assert (CARDS[card] in playable(t.state, ENGLAND, "some.moment", ())) == asked
    t.arrange(ruler={ENGLAND: int(RULER_HENRY_VIII)})
    assert is_asked(t.state, ENGLAND, "some.moment", ())
