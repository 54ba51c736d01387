"""1, 3, 4 Powers, rulers and power cards."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.core.title import get_title
from cuius.titles.here_i_stand.cards.leaders import clement_vii, paul_iii
from cuius.titles.here_i_stand.ids import (
    ACTIONS,
    CARD_CLEMENT_VII,
    CARD_PAUL_III,
    DEBATER_LUTHER,
    ENGLAND,
    FRANCE,
    FRANCIS_I,
    HABSBURG,
    LEADERS,
    MAJORS,
    MINORS,
    OTTOMAN,
    PAPACY,
    POWERS,
    PROTESTANT,
    REFORMER_LUTHER,
    RULER_CALVIN,
    RULER_CHARLES_V,
    RULER_CLEMENT_VII,
    RULER_HENRY_II,
    RULER_PAUL_III,
    RULER_SULEIMAN,
    RULERS,
)
from cuius.titles.here_i_stand.phases.action.impulse import actions_open
from cuius.titles.here_i_stand.phases.card_draw import cards_due
from cuius.titles.here_i_stand.phases.common.powers import enthrone
from cuius.titles.here_i_stand.phases.religion.attempts import pope_prevails
from cuius.titles.here_i_stand.rules.points import base_cards, base_points, victory_points
from cuius.titles.here_i_stand.rules.powers import admin_rating, card_bonus, others_from
from cuius.titles.here_i_stand.state import State
from tests.here_i_stand.tables import his_table, take_out, war_table

TITLE = get_title("here_i_stand")


@pytest.mark.parametrize(("players", "two"), [(3, 3), (4, 2), (5, 1), (6, 0)])
@proves("1-r1", "3-r1,r2", "3.1-r1,r2")
def test_1_r1_every_power_has_one_player_and_a_player_at_most_two(players: int, two: int):
    held = TITLE.seating(players, "1517", {"edition": "first", "windows": "fast"}).values()
    assert sorted(p for powers in held for p in powers) == list(MAJORS)
    assert len(held) == players
    assert [len(powers) for powers in held].count(2) == two


@proves("1-r2", "3.2-r1,r3")
def test_3_2_r3_six_major_powers_in_impulse_order_and_four_minor_ones():
    words = ["ottoman", "habsburg", "england", "france", "papacy", "protestant"]
    assert [p.word for p in MAJORS] == words
    assert [p.word for p in MINORS] == ["genoa", "hungary", "scotland", "venice"]
    assert [p.word for p in others_from(FRANCE)] == ["papacy", "protestant", "ottoman", "habsburg", "england"]


@proves("3.2-r2")
def test_3_2_r2_a_power_without_more_is_a_major_one():
    t = his_table()
    assert len(t.state.hands) == len(t.state.bonus) == len(t.state.skipped) == len(MAJORS)


@proves("3.2-r4")
def test_3_2_r4_a_minor_power_changes_sides():
    t = war_table().ally("genoa", "france")
    assert t.state.side[POWERS["genoa"]] == FRANCE
    assert t.holder("genoa") == "france"


@proves("3.3-r1,r2,r3")
def test_3_3_r3_only_charles_and_suleiman_have_no_successor():
    board = his_table().state.board
    assert [board.ruler_power[r].word for r in RULERS].count("ottoman") == 1
    assert [board.ruler_power[r].word for r in RULERS].count("habsburg") == 1
    assert his_table().state.ruler[OTTOMAN] == RULER_SULEIMAN
    assert his_table().state.ruler[HABSBURG] == RULER_CHARLES_V
    for power, many in ((ENGLAND, 4), (FRANCE, 2), (PAPACY, 4), (PROTESTANT, 2)):
        own = [r for r in RULERS if board.ruler_power[r] == power]
        assert len(own) == many
        assert [r for r in own if board.ruler_card[r] < 0] == [board.setups["1517"].rulers[power]]


def out_of_play(g: State) -> None:
    """The cards of Clement VII and Paul III are being played."""
    for card in (CARD_CLEMENT_VII, CARD_PAUL_III):
        take_out(g, card)
        g.removed.append(int(card))


@proves("3.3-r3", "6.1-r14")
def test_3_3_r3_the_newest_ruler_counts_and_the_old_card_leaves():
    t = war_table().arrange(out_of_play)
    assert (admin_rating(t.state, PAPACY), card_bonus(t.state, PAPACY)) == (0, 0)
    t.play(clement_vii, PAPACY)
    t.expect_event("ruler.succeeds", power="papacy", ruler="clement_vii")
    assert (admin_rating(t.state, PAPACY), card_bonus(t.state, PAPACY)) == (1, 0)
    t.play(paul_iii, PAPACY)
    assert t.state.ruler[PAPACY] == RULER_PAUL_III
    assert (admin_rating(t.state, PAPACY), card_bonus(t.state, PAPACY)) == (1, 1)
    g = t.state
    assert g.board.ruler_card[RULER_CLEMENT_VII] in g.removed
    assert g.laid == [g.board.ruler_card[RULER_PAUL_III]]


@proves("3.3-r4,r5", "4-r2")
def test_3_3_r4_ratings_of_the_first_rulers():
    g = his_table().state
    assert [admin_rating(g, p) for p in MAJORS] == [2, 2, 1, 1, 0, 2]
    assert [card_bonus(g, p) for p in MAJORS] == [0, 0, 1, 1, 0, 0]


@proves("3.3-r5")
def test_3_3_r5_a_bonus_ends_with_its_ruler():
    t = war_table()
    before = cards_due(t.state, FRANCE)
    t.arrange(lambda g: enthrone(g, RULER_HENRY_II))
    assert cards_due(t.state, FRANCE) == before - 1


@proves("3.3-r6")
def test_3_3_r6_rulers_of_england_and_rome_change_religious_dice():
    t = war_table()
    assert not pope_prevails(t.state)
    t.arrange(lambda g: enthrone(g, RULER_PAUL_III))
    assert pope_prevails(t.state)
    units = [RULERS[r].word for r in RULERS.ids if t.state.board.ruler_units[r] != 0]
    assert units == ["edward_vi", "mary_i", "elizabeth_i"]


@proves("3.3-r7")
def test_3_3_r7_a_new_ruler_touches_neither_reformer_nor_debater():
    t = his_table().arrange(reformer_at={REFORMER_LUTHER: 5})
    before = t.state.debater[DEBATER_LUTHER]
    t.arrange(lambda g: enthrone(g, RULER_CALVIN))
    assert t.state.reformer_at[REFORMER_LUTHER] == 5
    assert t.state.debater[DEBATER_LUTHER] == before


@proves("3.3-r8")
def test_3_3_r8_a_new_ruler_touches_no_leader():
    t = his_table()
    t.arrange(lambda g: enthrone(g, RULER_HENRY_II))
    assert t.where("francis_i") == "paris"
    board = t.state.board
    leaders = [LEADERS[board.ruler_leader[r]].word for r in RULERS if board.ruler_leader[r] >= 0]
    assert leaders == ["suleiman", "charles_v", "henry_viii", "francis_i", "henry_ii"]
    assert board.leader_power[FRANCIS_I] == FRANCE


@proves("4-r1", "11.1-r1")
def test_4_r1_no_action_but_those_of_the_power_card():
    t = his_table()
    for power in MAJORS:
        g = t.impulse(power.word, cp=6).state
        offered = actions_open(g, power)[:-1]
        assert offered
        assert all(g.board.cost[power][word] for word in offered)
        assert all(1 <= g.board.cost[power][w] <= 4 for w in ACTIONS.ids if w in g.board.actions[power])


@proves("4-r3", "23.2-r20")
def test_4_r3_bonus_points_are_kept_apart():
    t = war_table()
    before = victory_points(t.state, FRANCE)
    t.arrange(bonus={FRANCE: 3})
    assert victory_points(t.state, FRANCE) == before + 3
    assert base_points(t.state, FRANCE) == before - t.state.chateaux


@proves("4-r4")
def test_4_r4_base_cards_and_points_come_from_the_key_track():
    g = his_table().state
    assert [base_cards(g, p) for p in MAJORS] == [3, 5, 2, 3, 3, 4]
    assert [base_points(g, p) for p in MAJORS] == [8, 9, 9, 12, 4, 0]


@proves("4-r5")
def test_4_r5_tracks_of_single_powers_are_seen_by_all():
    seen = his_table().view(None)
    for track in ("piracy_vp", "wife", "chateaux", "st_peters", "testament", "bible"):
        assert track in seen
