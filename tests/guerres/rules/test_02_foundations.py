"""2, 3, 6, 8, 9, 11 What the game is made of, and in what order it is played."""

from __future__ import annotations

from collections import Counter

from cuius.core.chance import Seeded
from cuius.core.requests import Roll
from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import (
    CHARACTERS,
    FACTIONS,
    HUGUENOT,
    LEAGUE,
    NO_RANK,
    NOBODY,
    PHASES,
    ROYALIST,
    TOWNS,
)
from cuius.titles.guerres.phases.turning_points import call_to_arms, massacre
from cuius.titles.guerres.rules.armies import can_lead
from tests.guerres.tables import court_table, new_table, war_table


@proves("2-r2", "7-r1")
def test_2_r2_every_town_has_one_master_and_cubes_suffice():
    g = new_table().state
    held = Counter(g.control[t] for t in TOWNS)
    off_the_map = held.pop(NOBODY)
    assert off_the_map == 1  # Le Havre
    assert sum(held.values()) == len(TOWNS) - 1
    assert all(held[f] for f in FACTIONS)


def test_2_r3_six_turns_at_most():
    g = new_table().state
    assert g.last_turn == g.board.numbers.last_turn == 6


@proves("2-r5")
def test_2_r5_the_general_track():
    g = new_table().state
    assert len(g.money) == len(g.war_points) == len(g.treaty) == len(FACTIONS)
    assert isinstance(g.taxes, int)


def test_3_r1_three_factions():
    assert FACTIONS.words == ("royalist", "league", "huguenot")
    assert (ROYALIST, LEAGUE, HUGUENOT) == (0, 1, 2)


def test_3_2_r2_each_marker_has_its_own_record():
    t = war_table().army("royalist_1", "orleanais", 8).army("royalist_2", "champagne", 3)
    assert (t.troops_of("royalist_1"), t.troops_of("royalist_2")) == (8, 3)


@proves("3.4-r1", "3.4-r2", "3.4-r3")
def test_3_4_r1_who_has_a_counter_may_lead():
    g = war_table().state
    leaders = [c for c in CHARACTERS.ids if can_lead(g, c, 0)]
    assert leaders
    for leader in leaders:
        assert g.board.command[leader] != NO_RANK
        assert g.board.tactical[leader] >= 0
        assert g.camp(g.allegiance[leader]) == 0
    unranked = [c for c in CHARACTERS.ids if g.board.command[c] == NO_RANK]
    assert unranked
    assert not any(can_lead(g, c, camp) for c in unranked for camp in (0, 1))


def test_6_r2_everybody_sees_the_strength_of_every_army():
    t = war_table().army("huguenot_1", "guyenne", 5)
    shown = {role: t.view(role)["troops"] for role in ("royalist", "league", "huguenot", None)}
    assert len({tuple(column) for column in shown.values()}) == 1
    assert 5 in shown["league"]


def test_8_r1_six_faces_and_as_many_dice_as_the_case_requires():
    t = court_table(turn=2).dice(massacre=[6, 6]).at("massacre")
    t.play(massacre)
    t.expect_event("massacre.tested", roll=12)
    source = Seeded(1)
    thrown = [source.roll(n, Roll(d6=3, why="test")) for n in range(200)]
    assert {len(faces) for faces in thrown} == {3}
    assert {face for faces in thrown for face in faces} == set(range(1, 7))


@proves("9-r7", "9-r8")
def test_9_r7_two_camps_and_the_royalists_change_sides():
    t = court_table(turn=5).seeded(1)
    assert t.state.camp(ROYALIST) == t.state.camp(LEAGUE) == 0
    assert t.state.camp(HUGUENOT) == 1
    t.play(call_to_arms)
    assert t.state.camp(ROYALIST) == t.state.camp(HUGUENOT) == 0
    assert t.state.camp(LEAGUE) == 1


def test_11_r1_initial_events_court_war_end():
    words = PHASES.words
    order = [words.index(w) for w in ("initial", "events", "court", "war_rounds", "end_of_turn")]
    assert order == sorted(order)
    assert (words[0], words[-1]) == ("initial", "end_of_turn")
