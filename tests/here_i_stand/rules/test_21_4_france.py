"""21.4 Patron of the Arts."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.home import can_build, chateau_modifiers
from cuius.titles.here_i_stand.ids import FRANCE, LEADERS, RULERS
from cuius.titles.here_i_stand.phases.action.impulse import begin_impulse
from cuius.titles.here_i_stand.rules.points import victory_points
from cuius.titles.here_i_stand.state import CAPTIVE
from tests.here_i_stand.tables import HisTable, war_table


def french_court(**options: str) -> HisTable:
    t = war_table(**options).turn(2).impulse("france")
    return t.put("paris", "france", leaders=["francis_i"]).control("habsburg", "milan")


def patronize(t: HisTable, *face: int) -> HisTable:
    if face:
        t.dice("chateau", list(face))
    t.play(begin_impulse, FRANCE)
    return t.answer("france", "impulse.card", "patron_of_the_arts", "impulse.manner", "event")


@pytest.mark.parametrize(("face", "built"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 1)])
@proves("24-k4", "21.4-r1", "23.2-r17")
def test_21_4_r1_three_to_six_build_a_chateau(face, built):
    t = french_court()
    before = victory_points(t.state, FRANCE)
    patronize(t, face)
    assert t.state.chateaux == built
    assert victory_points(t.state, FRANCE) == before + built
    assert t.state.cp == 0


@proves("21.4-r2")
def test_21_4_r2_milan_makes_it_sure():
    t = patronize(french_court().control("france", "milan"))
    t.expect_event("chateau.built", boxes=1)
    assert t.events("chateau.rolled") == []


@proves("21.4-r3")
def test_21_4_r3_never_more_than_six():
    assert patronize(french_court().arrange(chateaux=5), 6).state.chateaux == 6
    assert not can_build(french_court().arrange(chateaux=6).state, FRANCE)


@proves("21.4-r1")
def test_r337_francis_must_be_there():
    assert can_build(french_court().state, FRANCE)
    assert not can_build(french_court().siege("paris").state, FRANCE)
    francis = LEADERS["francis_i"]
    captive = french_court().arrange(leader_at={francis: CAPTIVE}, captor={francis: 1})
    assert not can_build(captive.state, FRANCE)
    dead = french_court().arrange(ruler={FRANCE: int(RULERS["henry_ii"])})
    assert not can_build(dead.state, FRANCE)


# The table of 2017


def modifiers(t: HisTable) -> dict[str, int]:
    return {m.reason: m.value for m in chateau_modifiers(t.state)}


@proves("21.4-r3")
def test_r132_the_rulebooks_roll_has_no_modifiers():
    assert modifiers(french_court().control("france", "milan", "florence")) == {}


@proves("21.4-r3")
def test_r132_modifiers_of_2017():
    t = french_court(edition="2017")
    assert modifiers(t) == {}
    t.control("france", "milan", "florence", "genoa")
    assert modifiers(t) == {"chateau.milan": 2, "chateau.florence": 1, "chateau.italy": 2}
    t.control("habsburg", "milan", "florence", "genoa").control("england", "boulogne")
    t.war("france", "england").put("rouen", "england", regulars=1)
    assert modifiers(t) == {"chateau.lost_home": -1, "chateau.enemies": -2}
    tournament = war_table(scenario="tournament", edition="2017")
    assert modifiers(tournament)["chateau.tournament"] == 1


@pytest.mark.parametrize(
    ("face", "milan", "points", "drawn", "kept"),
    [(2, False, 0, 2, 1), (3, False, 1, 1, 0), (5, False, 1, 1, 1), (6, True, 1, 2, 1)],
)
@proves("21.4-r3")
def test_r132_rows_of_2017(face, milan, points, drawn, kept):
    t = french_court(edition="2017")
    if milan:
        t.control("france", "milan")
    cards = ["erasmus", "fuggers"][:drawn]
    t.draw("card.drawn", *cards)
    patronize(t, face)
    if not t.over:
        t.expect("france", "chateau.discard", options=cards).answer("france", "chateau.discard", "fuggers")
    assert t.state.chateaux == points
    assert len(t.holds("france")) == kept


@proves("21.4-r1", "24-k4")
def test_r550_francis_before_the_walls_of_milan_is_not_besieged():
    t = french_court().war("france", "habsburg").put("milan", "habsburg", regulars=1)
    t.put("milan", "france", regulars=3, leaders=["francis_i"]).siege("milan")
    assert can_build(t.state, FRANCE)
    inside = french_court().war("france", "habsburg").put("milan", "habsburg", regulars=3)
    inside.put("milan", "france", regulars=1, leaders=["francis_i"]).control("france", "milan").siege("milan")
    assert not can_build(inside.state, FRANCE)
    guest = french_court().ally("france", "papacy").put("rome", "habsburg", regulars=3)
    guest.put("rome", "france", leaders=["francis_i"]).siege("rome")
    assert not can_build(guest.state, FRANCE)  # behind an ally's walls
