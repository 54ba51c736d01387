"""7, 8 The order of play."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import MAJORS, PHASES
from cuius.titles.here_i_stand.phases.action.impulse import action_phase
from cuius.titles.here_i_stand.phases.card_draw import card_draw
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import diplomacy
from cuius.titles.here_i_stand.phases.new_world.voyages import new_world
from cuius.titles.here_i_stand.phases.religion.protestants import diet_of_worms, theses
from cuius.titles.here_i_stand.phases.spring import spring_deployment
from cuius.titles.here_i_stand.phases.winter.phase import winter
from cuius.titles.here_i_stand.sequence import FIRST_TURN_ONLY, TURN, victory_determination
from tests.here_i_stand.tables import HisTable, his_table, war_table


def phases_of(t: HisTable, turn: int) -> list[str]:
    return [e["phase"] for e in t.events("phase.begins", turn=turn)]


@proves("7-r1,r6")
def test_7_r1_nine_turns_of_four_years_the_first_longer():
    g = his_table().state
    assert (g.turn, g.last_turn) == (1, 9)
    assert g.board.years[0] == "1517-1523"
    for years in g.board.years[1:]:
        first, last = map(int, years.split("-"))
        assert last - first == 3
    assert g.board.years[8].endswith("1555")


@proves("7-r2", "7-t1..t9", "8-r1")
def test_7_r2_nine_phases_in_this_order():
    assert TURN == (
        theses,
        card_draw,
        diplomacy,
        diet_of_worms,
        spring_deployment,
        action_phase,
        winter,
        new_world,
        victory_determination,
    )
    assert len(PHASES) == 9


@proves("7-r2,r4", "7-t1,t4")
def test_7_r4_theses_and_diet_in_the_first_turn_only():
    t = his_table().seeded(11)
    t.skip_to("impulse.card", "ottoman", "pass")
    assert t.state.turn == 1
    assert t.events("diet.pledged")
    assert phases_of(t, 1)[:4] == ["luthers_95_theses", "card_draw", "diplomacy", "diet_of_worms"]
    t = war_table().turn(2).seeded(1)
    t.play(theses).play(diet_of_worms)
    assert not t.events("reformer.enters")
    assert not t.events("diet.pledged")


@proves("7-r3", "11-r1")
def test_7_r3_an_impulse_is_one_card_or_a_pass():
    t = war_table().hand("ottoman", "janissaries", "erasmus").turn(2).impulse("ottoman").play(action_phase)
    t.answer("ottoman", "impulse.card", "janissaries", "impulse.manner", "points", "action", "pass")
    t.expect("habsburg", "impulse.card")
    assert t.state.impulses == 3


@proves("7-t9", "7-r1")
def test_7_t9_without_a_winner_the_next_turn_begins():
    t = war_table().turn(2, "victory").seeded(1)
    t.begin()
    assert t.state.turn == 3
    assert phases_of(t, 3)[:1] == ["card_draw"]


@pytest.mark.parametrize("scenario", ["1517", "1532", "tournament"])
@proves("7-t5", "7-t7", "7-t8")
def test_7_t7_a_whole_turn_goes_through_its_phases(scenario: str):
    t = his_table(scenario=scenario).seeded(7)
    first = t.state.turn
    t.play_out()
    later = [p.word for p in PHASES if p.word not in FIRST_TURN_ONLY]
    assert phases_of(t, first + 1)[:7] == later[: len(phases_of(t, first + 1)[:7])]
    assert phases_of(t, first)[-3:] == ["winter", "new_world", "victory"]
    assert t.state.turn <= t.state.last_turn
    assert len(t.state.history) % len(MAJORS) == 0
