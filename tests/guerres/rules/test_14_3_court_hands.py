"""14.3 Faction leaders and court hands."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import HUGUENOT, LEAGUE, ROYALIST
from cuius.titles.guerres.phases.court.hands import give, pick, summon_ghosts
from cuius.titles.guerres.rules.court import (
    LEFT,
    RIGHT,
    court_order,
    faction_leader,
    on_the_left,
    on_the_right,
)
from tests.guerres.tables import GuerresTable, court_table, new_table


def built(turn: int = 1, called: bool = False, **options: str) -> GuerresTable:
    """Court hands built at random from a seed."""
    t = new_table(**options).in_turn(turn, called).seeded().phase("court_opening")
    return t.phase("court_hands").play_out()


@proves("14.3-r1", "9-r3", "14.2-r1")
def test_14_3_r1_the_best_letter_leads_and_is_at_court():
    t = new_table().in_turn(1).phase("court_opening")
    assert t.court("royalist") == ["charles_ix", "catherine_de_medicis"]
    assert t.court("huguenot") == ["louis_de_conde"]
    assert t.court("league") == ["francois_de_guise"]


@proves("14.3-r2", "9-r4")
def test_14_3_r2_then_the_next_letter():
    t = new_table().in_turn(2).gone("charles_ix", "louis_de_conde").phase("court_opening")
    assert "henri_de_valois" in t.court("royalist")
    assert t.court("huguenot") == ["gaspard_de_coligny"]


@proves("14.3-r3", "14.3-r4")
def test_r12_without_letters_the_player_names_a_leader_for_the_turn():
    t = new_table().in_turn(1).gone("louis_de_conde", "gaspard_de_coligny").phase("court_opening")
    t.answer("huguenot", "court.leader", "theodore_de_beze")
    assert t.court("huguenot") == ["theodore_de_beze"]
    assert faction_leader(t.state, HUGUENOT).word == "theodore_de_beze"
    t.phase("end_of_turn")
    assert faction_leader(t.state, HUGUENOT) == -1


def test_r64_a_turncoat_keeps_his_letter_behind_the_factions_own():
    t = court_table(5).gone("francois_d_alencon").serves("henri_de_bourbon", "royalist")
    t.gone("henri_de_valois", "charles_ix")
    assert faction_leader(t.state, ROYALIST).word == "henri_de_bourbon"
    t = court_table(5).serves("francois_d_alencon", "huguenot").gone("louis_de_conde", "gaspard_de_coligny")
    assert faction_leader(t.state, HUGUENOT).word == "henri_de_bourbon"


def test_14_3_r5_catherine_is_at_court_while_she_lives():
    t = new_table().in_turn(1).gone("catherine_de_medicis").phase("court_opening")
    assert t.court("royalist") == ["charles_ix"]


@proves("14.3-r6", "14.3-r7", "14.3-r8")
def test_14_3_r6_allies_pick_one_and_the_lone_player_two():
    t = court_table().play(pick, 1)
    t.answer("royalist", "court.pick", "gaspard_de_tavannes")
    t.answer("league", "court.pick", "anne_d_este").answer("huguenot", "court.pick", "theodore_de_beze")
    t.play(pick, 2).answer("huguenot", "court.pick", "francois_hotman")
    assert t.court("royalist") == ["gaspard_de_tavannes"]
    assert t.court("league") == ["anne_d_este"]
    assert t.court("huguenot") == ["theodore_de_beze", "francois_hotman"]
    assert sum(t.view("league")["in_hand"][22:43]) == 0


FOUR = ["jacques_de_nemours", "simon_vigor", "anne_d_este", "claude_d_aumale"]


@proves("14.3-r9", "14.3-r10")
def test_14_3_r9_the_right_neighbour_draws_four_and_gives_two():
    t = court_table().draw(court_draw=FOUR).play(give, LEAGUE, RIGHT)
    t.expect("royalist", "court.give", options=FOUR)
    t.answer("royalist", "court.give", "simon_vigor", "court.give", "anne_d_este")
    assert t.court("league") == ["simon_vigor", "anne_d_este"]
    assert sum(t.view("royalist")["in_hand"]) == 6
    assert sum(t.view("huguenot")["in_hand"]) == 0


def test_14_3_r11_then_the_left_neighbour():
    t = court_table().draw(court_draw=FOUR).play(give, LEAGUE, LEFT)
    t.answer("huguenot", "court.give", "simon_vigor", "court.give", "anne_d_este")
    assert t.court("league") == ["simon_vigor", "anne_d_este"]


def test_r14_clockwise_sit_royalist_league_huguenot():
    assert on_the_right(ROYALIST) == HUGUENOT
    assert on_the_left(ROYALIST) == LEAGUE


@proves("14.3-r12", "14.3-r13")
@pytest.mark.parametrize(("called", "sizes"), [(False, (7, 6, 7)), (True, (7, 7, 6))])
def test_14_3_r12_sizes_of_court_hands(called, sizes):
    t = built(2, called)
    assert tuple(len(t.court(f)) for f in ("royalist", "league", "huguenot")) == sizes


def test_14_3_r12_without_catherine_the_royalist_has_six():
    t = new_table().in_turn(2).gone("catherine_de_medicis").seeded().phase("court_opening")
    t.phase("court_hands").play_out()
    assert len(t.court("royalist")) == 6


@proves("14.3-r14")
def test_14_3_r14_ghosts_fill_the_hand():
    t = court_table().only_in_play("league", "francois_de_guise", "simon_vigor")
    t.hand("league", "francois_de_guise", "simon_vigor").play(summon_ghosts)
    assert t.court("league") == ["francois_de_guise", "simon_vigor", *["ghost"] * 4]


@proves("14.3-r16")
def test_r13_with_few_cards_as_many_are_drawn_as_there_are():
    t = court_table().only_in_play("league", "francois_de_guise", "simon_vigor", "anne_d_este")
    t.hand("league", "francois_de_guise").draw(court_draw=["simon_vigor", "anne_d_este"])
    t.play(give, LEAGUE, RIGHT)
    t.answer("royalist", "court.give", "simon_vigor")
    assert t.court("league") == ["francois_de_guise", "simon_vigor", "anne_d_este"]


@proves("14.5-r1", "14.5-r2", "10-r1", "9-r8", "9-r9")
def test_14_5_r1_the_order_at_court():
    assert [f.word for f in court_order(court_table().state)] == ["royalist", "league", "huguenot"]
    t = court_table(5, called=True)
    assert [f.word for f in court_order(t.state)] == ["royalist", "huguenot", "league"]


@proves("14.3-r17")
def test_14_3_r17_a_hand_is_known_to_its_owner_and_in_part_to_its_givers():
    t = built(2)
    mine, yours = t.view("huguenot")["in_hand"], t.view("league")["in_hand"]
    own = range(22, 43)
    assert sum(mine[c] > 0 for c in own) == 7
    assert sum(yours[c] > 0 for c in own) == 3
    assert sum(t.view(None)["in_hand"][c] > 0 for c in own) == 1


@proves("10-r8")
def test_r61_cards_of_a_stewards_faction_come_at_random():
    t = new_table(players=2).in_turn(2).seeded().phase("court_opening")
    asked = t.phase("court_hands").play_out().match.journal
    assert not [row for row in asked if row.key == "court.give" and row.by == "royalist"]
    assert len(t.court("royalist")) == 7
