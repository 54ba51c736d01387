"""14.2 The Flying Squadron."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import CHARACTERS, FACTIONS, FLYING_SQUADRON, GHOST, HUGUENOT, LEAGUE
from cuius.titles.guerres.phases.court.actions import diplomacy, treaty
from cuius.titles.guerres.phases.court.turns import court_turn
from cuius.titles.guerres.rules.court import deck_of
from cuius.titles.guerres.rules.court_actions import may_strike
from cuius.titles.guerres.state import PICKED
from tests.guerres.tables import court_table

HOTMAN = CHARACTERS["francois_hotman"]


@pytest.mark.parametrize(("answer", "points"), [("escadron_volant", 0), ("pass", 1)])
@proves("14.2-r7", "14.2-r8")
def test_14_2_r7_two_less_for_a_gentleman_of_another_faction(answer, points):
    """S-17: 7 + 1 - 2 = 6 fails; here 5 + 2 - 2 = 5, against 7 when it is spared."""
    t = court_table().hand("royalist", "escadron_volant", "charles_ix").acts(royalist=5)
    t.dice(action=[1, 4]).play(treaty, HUGUENOT, HOTMAN)
    t.expect_event("treaty.announced", character="francois_hotman").expect_event("court.chance", ways=30)
    t.expect("royalist", "court.squadron", options=["escadron_volant", "pass"])
    t.expect("royalist", "court.squadron", about={"faction": HUGUENOT, "character": HOTMAN}, rule="14.2-r7")
    t.answer("royalist", "court.squadron", answer)
    assert t.treaty_of("huguenot") == points
    assert ("escadron_volant" in t.court("royalist")) == (answer == "pass")


@proves("14.2-r7")
def test_14_2_r7_seven_and_one_less_two_is_six():
    """S-17."""
    t = court_table().hand("royalist", "escadron_volant")
    t.dice(action=[3, 4]).play(diplomacy, HUGUENOT, CHARACTERS["louis_de_conde"])
    t.answer("huguenot", "diplomacy.country", "england")
    t.answer("royalist", "court.squadron", "escadron_volant")
    t.expect_event("court.rolled", roll=7, total=6)
    assert t.money_of("huguenot") == 0


@proves("14.2-r7", "14.7-r39")
def test_r11_the_card_is_discarded_without_an_action_and_returns_to_its_deck():
    t = court_table().hand("royalist", "escadron_volant", "charles_ix").acts(royalist=5)
    t.dice("action", [3, 4], [3, 4]).play(treaty, HUGUENOT, HOTMAN)
    t.answer("royalist", "court.squadron", "escadron_volant")
    assert t.court("royalist") == ["charles_ix"]
    assert t.state.actions[FACTIONS["royalist"]] == 5
    assert FLYING_SQUADRON not in deck_of(t.state, FACTIONS["royalist"])
    t.play(treaty, HUGUENOT, HOTMAN)
    assert t.over
    t.phase("court_end")
    assert FLYING_SQUADRON in deck_of(t.state, FACTIONS["royalist"])


@pytest.mark.parametrize("dice", [[2, 2], [1, 2]])
@proves("14.2-r9")
def test_r11_the_penalty_makes_no_bare_two(dice):
    t = court_table().hand("royalist", "escadron_volant")
    t.dice(action=dice).play(diplomacy, LEAGUE, CHARACTERS["claude_d_aumale"])
    t.answer("league", "diplomacy.country", "savoy")
    t.answer("royalist", "court.squadron", "escadron_volant")
    t.expect_event("court.rolled", roll=sum(dice), total=sum(dice) - 2)
    assert t.is_in_play("claude_d_aumale")


@pytest.mark.parametrize(
    ("word", "faction"),
    [
        ("charles_cardinal_de_lorraine", "league"),
        ("anne_d_este", "league"),
        ("armee_des_vicomtes", "huguenot"),
        ("jeanne_d_albret", "huguenot"),
        ("ghost", "huguenot"),
        ("anne_de_montmorency", "royalist"),
    ],
)
@proves("14.2-r10", "4-r8")
def test_14_2_r10_priests_women_collective_cards_and_friends_are_safe(word, faction):
    """S-18."""
    for windows in ("fast", "discreet"):
        t = court_table(2, windows=windows).hand("royalist", "escadron_volant")
        assert not may_strike(t.state, FLYING_SQUADRON, FACTIONS[faction], CHARACTERS[word])
        assert may_strike(t.state, FLYING_SQUADRON, HUGUENOT, HOTMAN)


def test_r72_the_ally_s_gentlemen_are_not_safe():
    t = court_table().hand("royalist", "escadron_volant")
    t.dice(action=[3, 4]).play(diplomacy, LEAGUE, CHARACTERS["claude_d_aumale"])
    t.answer("league", "diplomacy.country", "savoy")
    t.expect("royalist", "court.squadron", options=["escadron_volant", "pass"])
    t.answer("royalist", "court.squadron", "escadron_volant")
    t.expect_event("squadron.strikes", faction="royalist", character="claude_d_aumale")


@proves("14.2-r8", "14.3-r17")
def test_r11_at_a_discreet_table_the_holder_is_asked_whenever_he_could_have_it():
    t = court_table(windows="discreet").hand("royalist", "anne_de_montmorency", how=PICKED)
    t.dice("action", [3, 4], [3, 4]).play(treaty, HUGUENOT, HOTMAN)
    t.expect("royalist", "court.squadron", options=["pass"])
    assert t.why_not("royalist", "escadron_volant").key == "refused.squadron-not-in-hand"
    t.answer("royalist", "court.squadron", "pass")
    assert t.treaty_of("huguenot") == 1
    t.hand("royalist", "charles_ix").play(treaty, HUGUENOT, HOTMAN)
    assert t.over


def test_r11_once_played_or_gone_nobody_is_asked():
    t = court_table(windows="discreet").hand("royalist", "anne_de_montmorency", how=PICKED)
    assert may_strike(t.state, FLYING_SQUADRON, HUGUENOT, HOTMAN)
    t.arrange(acted={FLYING_SQUADRON: True})
    assert not may_strike(t.state, FLYING_SQUADRON, HUGUENOT, HOTMAN)
    t.arrange(acted={FLYING_SQUADRON: False}).gone("escadron_volant")
    assert not may_strike(t.state, FLYING_SQUADRON, HUGUENOT, HOTMAN)


@proves("14.2-r10", "14.3-r15")
def test_14_2_r10_a_ghost_acts_without_the_window():
    t = court_table(windows="discreet").hand("royalist", "escadron_volant").hand("huguenot", ghosts=1)
    t.acts(huguenot=1).dice(action=[3, 4]).play(court_turn, HUGUENOT)
    t.answer("huguenot", "court.action", "diplomacy", "diplomacy.country", "swiss")
    assert t.over
    assert t.state.board.intrigue[GHOST] == 0
    assert t.money_of("huguenot") == 1
