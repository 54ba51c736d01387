"""21.3 Henry's wives and the pregnancy chart."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    BOOK_OF_COMMON_PRAYER,
    CARD_ELIZABETH_I,
    CARD_MARY_I,
    DEBATER_COVERDALE,
    DEBATER_CRANMER,
    DEBATER_LATIMER,
    DISSOLUTION_OF_THE_MONASTERIES,
    EDINBURGH,
    ENGLAND,
    FRANCE,
    HABSBURG,
    HENRY_VIII,
    LONDON,
    MACHIAVELLI,
    MAJORS,
    PILGRIMAGE_OF_GRACE,
    REFORMER_CRANMER,
    SCOTLAND,
)
from cuius.titles.here_i_stand.phases.action.impulse import begin_impulse
from cuius.titles.here_i_stand.phases.card_draw import card_draw
from cuius.titles.here_i_stand.phases.diplomacy.war import declare_war
from cuius.titles.here_i_stand.phases.england import marry
from cuius.titles.here_i_stand.rules.points import heir_points
from cuius.titles.here_i_stand.rules.powers import at_war, cost_of_war, has_discount, may_advance
from cuius.titles.here_i_stand.state import AWAY, CAPTIVE, FREE
from tests.here_i_stand.court import box, chart, henrys_court, occurred, reign
from tests.here_i_stand.tables import HisTable, his_table


def play_wives(t: HisTable) -> HisTable:
    """England plays its home card as an event."""
    t.hand("england", "erasmus").play(begin_impulse, ENGLAND)
    return t.answer("england", "impulse.card", "six_wives", "impulse.manner", "event")


def wed(t: HisTable, face: int) -> HisTable:
    return t.dice("pregnancy", [face]).play(marry)


# The home card


@proves("24-k3", "21.3-r1", "9.6-r6")
def test_21_3_r1_war_in_the_action_phase_and_five_points():
    t = play_wives(henrys_court(turn=1, box="catherine_of_aragon"))
    t.expect("england", "wives.choice", options=["scotland", "france", "habsburg"])
    t.answer("england", "wives.choice", "habsburg")
    assert at_war(t.state, ENGLAND, HABSBURG)
    assert (t.state.cp, t.state.spender, t.state.owed[ENGLAND]) == (5, int(ENGLAND), 0)


@proves("21.3-r1", "22.2-r2")
def test_21_3_r1_france_may_step_in_for_scotland_free_of_charge():
    t = play_wives(henrys_court(turn=1)).answer("england", "wives.choice", "scotland")
    t.expect("france", "war.intervene", about={"minor": "scotland", "cost": 0})
    t.answer("france", "war.intervene", "intervene")
    assert at_war(t.state, ENGLAND, FRANCE)
    assert t.state.side[SCOTLAND] == FRANCE
    assert t.state.cp == 5


@proves("21.3-r1", "9.6-x4", "9.6-x5")
def test_21_3_r1_the_permanent_restrictions_hold():
    t = play_wives(henrys_court().war("england", "france").ally("scotland", "france"))
    t.expect("england", "wives.choice", options=["habsburg", "marry"])


@proves("21.3-r1b")
def test_21_3_r1b_machiavelli_is_open_to_all_from_turn_three():
    board = his_table().state.board
    assert board.enters[MACHIAVELLI] == 3
    assert all(board.playable_by[MACHIAVELLI] >> p & 1 for p in MAJORS)


@proves("24-k3", "21.3-r2", "21.3-r3", "21.3-r6")
def test_21_3_r2_from_turn_two_the_marker_advances():
    first = his_table()
    assert box(first) == "catherine_of_aragon"
    t = henrys_court(turn=1, box="catherine_of_aragon")
    play_wives(t).expect("england", "wives.choice", lacks=["marry"])
    t = play_wives(henrys_court(turn=2, box="catherine_of_aragon")).answer("england", "wives.choice", "marry")
    assert box(t) == "ask_for_divorce"
    assert chart(t) == {}  # no wife, no roll
    assert t.state.cp == 0


@proves("21.3-r4", "21.3-r6", "21.3-r8", "9.1-r24")
def test_21_3_r6_a_marriage_is_rolled_for():
    t = play_wives(henrys_court()).dice("pregnancy", [2]).answer("england", "wives.choice", "marry")
    assert box(t) == "anne_boleyn"
    assert chart(t) == {2: "anne_boleyn"}
    t.expect_event("pregnancy.rolled", wife="anne_boleyn", face=2, line=2)


# The chart


@proves("21.3-r7", "21.3-t8")
def test_21_3_r7_jane_seymour_adds_one():
    t = wed(henrys_court(box="anne_boleyn"), 4)
    t.expect_event("pregnancy.rolled", wife="jane_seymour", face=4, line=5)
    assert chart(wed(henrys_court(box="anne_boleyn"), 6)) == {6: "jane_seymour"}


@proves("21.3-r9")
def test_r125_an_occurred_line_gives_the_next_higher_one():
    t = wed(occurred(henrys_court(box="jane_seymour"), 2, 3), 2)
    t.expect_event("pregnancy.rolled", wife="anne_of_cleves", face=2, line=4)
    assert t.state.elizabeth


@pytest.mark.parametrize("face", [1, 2])
@proves("21.3-t1", "21.3-t2")
def test_21_3_t1_no_child(face):
    t = wed(henrys_court(), face)
    assert (t.state.edward, t.state.elizabeth, heir_points(t.state)) == (0, False, 0)
    t.expect_event("pregnancy.no_child")


@proves("21.3-t3")
def test_21_3_t3_the_wife_is_executed():
    t = wed(henrys_court(), 3)
    t.expect_event("pregnancy.executed")
    assert t.state.remarries_in == 2
    assert heir_points(t.state) == 0


@proves("21.3-t4", "21.3-t5", "23.2-r14", "23.2-r15")
def test_21_3_t4_elizabeth_and_a_sickly_edward():
    t = wed(henrys_court(), 4)
    assert (t.state.elizabeth, heir_points(t.state)) == (True, 2)
    wed(t.arrange(wife=5), 5)
    assert (t.state.edward, heir_points(t.state)) == (1, 5)


@proves("21.3-t6")
def test_21_3_t6_a_healthy_edward_is_born_or_cured():
    t = wed(henrys_court(), 6)
    assert (t.state.edward, heir_points(t.state)) == (2, 5)
    t = wed(occurred(henrys_court(box="jane_seymour"), 5), 5)
    assert chart(t)[6] == "anne_of_cleves"
    assert t.state.edward == 2


@proves("21.3-t6")
def test_r126_mary_and_elizabeth_will_not_rule():
    t = wed(henrys_court(), 6)
    assert {CARD_MARY_I, CARD_ELIZABETH_I} <= set(t.state.removed)
    assert not {CARD_MARY_I, CARD_ELIZABETH_I} & set(t.state.late)


@proves("21.3-t6", "21.3-r12")
def test_r334_after_a_healthy_edward_nobody_rolls():
    t = occurred(henrys_court(box="anne_of_cleves"), 6)
    assert may_advance(t.state)
    t.draw("card.drawn", "erasmus").play(marry)
    assert box(t) == "kathryn_howard"
    assert set(chart(t)) == {6}
    assert t.holds("england") == ["erasmus"]


# Result 3 and the pass


def flirt(**options: str) -> HisTable:
    """Anne Boleyn was executed this turn; England has one card, its home card is spent."""
    t = wed(henrys_court(**options), 3).hand("england", "erasmus")
    return t.arrange(lambda g: g.hands[ENGLAND].remove(2), home_used=[2])


@proves("21.3-r5", "21.3-r10", "21.3-t3")
def test_21_3_r10_henry_remarries_at_the_first_pass():
    t = flirt().dice("pregnancy", [1]).play(begin_impulse, ENGLAND).answer("england", "impulse.card", "pass")
    t.answer("england", "marriage.again", "wed")
    assert box(t) == "jane_seymour"
    t.expect_event("pregnancy.rolled", wife="jane_seymour", face=1, line=2)
    t.play(begin_impulse, ENGLAND).answer("england", "impulse.card", "pass")
    assert box(t) == "jane_seymour"  # once


@proves("21.3-r10")
def test_r127_it_is_a_pass_and_lost_next_turn():
    t = flirt().dice("pregnancy", [1]).play(begin_impulse, ENGLAND).answer("england", "impulse.card", "pass")
    t.answer("england", "marriage.again", "wed")
    assert t.state.passes == 1
    t = flirt().turn(3).play(begin_impulse, ENGLAND).answer("england", "impulse.card", "pass")
    assert box(t) == "anne_boleyn"


@proves("21.3-r5", "21.3-r10")
def test_r552_england_may_let_the_wedding_go_by():
    t = flirt().play(begin_impulse, ENGLAND).answer("england", "impulse.card", "pass")
    t.expect("england", "marriage.again", options=["wed", "pass"])
    t.answer("england", "marriage.again", "pass")
    assert (box(t), chart(t), t.state.passes) == ("anne_boleyn", {3: "anne_boleyn"}, 1)
    t.play(begin_impulse, ENGLAND).answer("england", "impulse.card", "pass")
    assert t.over  # the first pass was the occasion
    assert box(t) == "anne_boleyn"


@proves("21.3-r10", "21.3-r11")
def test_r338_only_the_first_pass_counts():
    t = flirt().siege("london").play(begin_impulse, ENGLAND).answer("england", "impulse.card", "pass")
    assert box(t) == "anne_boleyn"
    t.arrange(besieged={LONDON: 0}).play(begin_impulse, ENGLAND).answer("england", "impulse.card", "pass")
    assert box(t) == "anne_boleyn"


@proves("21.3-r10")
def test_21_3_r10_a_card_played_first_changes_nothing():
    t = flirt().hand("england", "arquebusiers").play(begin_impulse, ENGLAND)
    t.answer("england", "impulse.card", "arquebusiers")
    assert box(t) == "anne_boleyn"
    t.dice("pregnancy", [1]).play(begin_impulse, ENGLAND).answer("england", "impulse.card", "pass")
    t.answer("england", "marriage.again", "wed")
    assert box(t) == "jane_seymour"


# When Henry cannot marry


@proves("21.3-r11")
def test_21_3_r11_ruling_free_and_not_besieged():
    assert may_advance(henrys_court().state)
    assert not may_advance(reign(henrys_court(), "edward_vi").state)
    assert not may_advance(henrys_court().siege("london").state)
    captured = henrys_court().arrange(leader_at={5: CAPTIVE}, captor={5: int(FRANCE)})
    assert captured.where("henry_viii") == CAPTIVE
    assert not may_advance(captured.state)
    play_wives(captured).expect("england", "wives.choice", lacks=["marry"])


@proves("21.3-r11")
def test_r550_henry_may_marry_before_the_walls_of_edinburgh_but_not_behind_them():
    t = henrys_court().war("england", "scotland").arrange(leader_at={HENRY_VIII: int(EDINBURGH)})
    t.put("edinburgh", "scotland", regulars=1).put("edinburgh", "england", regulars=3).siege("edinburgh")
    assert may_advance(t.state)
    behind = t.state.clone()
    behind.control[EDINBURGH] = int(ENGLAND)
    assert not may_advance(behind)
    play_wives(t).expect("england", "wives.choice", offers=["marry"])


@proves("21.3-r12")
def test_21_3_r12_never_once_both_heirs_are_born():
    assert not may_advance(occurred(henrys_court(box="jane_seymour"), 4, 5).state)
    assert may_advance(occurred(henrys_court(box="jane_seymour"), 4).state)
    assert may_advance(occurred(henrys_court(box="jane_seymour"), 5).state)
    assert not may_advance(henrys_court(box="katherine_parr").state)  # the end of the track


# What each marriage brings


@proves("21.3-t7", "8.2-t4", "8.2-r21", "6.2-t3")
def test_21_3_t7_the_reformation_begins_the_turn_after_anne_boleyn():
    cards = {BOOK_OF_COMMON_PRAYER, DISSOLUTION_OF_THE_MONASTERIES, PILGRIMAGE_OF_GRACE}
    t = wed(henrys_court(turn=4), 1)
    assert cards <= set(t.state.late)
    assert t.state.reformer_at[REFORMER_CRANMER] == AWAY
    t.turn(5, "card_draw").seeded(1).arrange(step=0, segment=0).play(card_draw).play_out()
    assert not cards & set(t.state.late)
    assert t.state.reformer_at[REFORMER_CRANMER] == LONDON
    debaters = (DEBATER_CRANMER, DEBATER_COVERDALE, DEBATER_LATIMER)
    assert [t.state.debater[d] for d in debaters] == [FREE, FREE, FREE]


@proves("21.3-t9")
def test_21_3_t9_anne_of_cleves_for_allies_of_the_protestant():
    t = wed(henrys_court(box="jane_seymour"), 1)
    assert t.holds("england") == t.holds("protestant") == []
    t = henrys_court(box="jane_seymour").ally("england", "protestant")
    wed(t.draw("card.drawn", "erasmus", "fuggers"), 1)
    assert (t.holds("england"), t.holds("protestant")) == (["erasmus"], ["fuggers"])


@proves("21.3-t10", "21.3-t11")
def test_21_3_t10_kathryn_howard_brings_a_card_and_katherine_parr_none():
    t = wed(henrys_court(box="anne_of_cleves").draw("card.drawn", "erasmus"), 1)
    assert t.holds("england") == ["erasmus"]
    wed(t, 1)
    assert box(t) == "katherine_parr"
    assert t.holds("england") == ["erasmus"]


@proves("21.3-t11")
def test_r128_katherine_parr_guarantees_nothing():
    t = wed(occurred(henrys_court(box="kathryn_howard"), 1, 2, 3, 5), 5)
    assert t.state.edward == 2
    assert not t.state.elizabeth


# Catherine of Aragon


@proves("21.3-r14", "21.3-r15", "9.6-p2b")
def test_21_3_r15_two_points_off_the_next_habsburg_war():
    t = henrys_court()
    full = cost_of_war(t.state, HABSBURG, ENGLAND)
    assert not has_discount(t.state)
    wed(t, 1).expect_event("marriage.offence")
    assert cost_of_war(t.state, HABSBURG, ENGLAND) == full - 2
    t.play(declare_war, HABSBURG, ENGLAND, paid=True)
    assert t.state.owed[HABSBURG] == full - 2
    t.peace("habsburg", "england")
    assert cost_of_war(t.state, HABSBURG, ENGLAND) == full
