"""11 Impulses and actions."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    ACTIONS,
    CARDS,
    CONQUER,
    ENGLAND,
    EXPLORE,
    FRANCE,
    HABSBURG,
    HALLEYS_COMET,
    MAJORS,
    OTTOMAN,
    PROTESTANT,
    PUBLISH_TREATISE,
)
from cuius.titles.here_i_stand.phases.action.impulse import (
    action_phase,
    actions_open,
    begin_impulse,
    end_impulse,
    impulse_cards,
    may_pass,
    take_action,
)
from cuius.titles.here_i_stand.phases.action.table import price
from cuius.titles.here_i_stand.phases.common.cards import mark_done
from cuius.titles.here_i_stand.rules.debates import debate_zones
from cuius.titles.here_i_stand.rules.new_world import COLONIZED, CONQUERED, EXPLORED, is_done
from cuius.titles.here_i_stand.state import State
from tests.here_i_stand.tables import HisTable, war_table

T1 = {
    "move_clear": "111111",
    "move_pass": "222222",
    "naval_move": "111110",
    "buy_mercenary": "011111",
    "raise_regular": "222222",
    "raise_cavalry": "100000",
    "build_squadron": "222220",
    "build_corsair": "100000",
    "assault": "111111",
    "control_unfortified": "111111",
    "piracy": "200000",
    "explore": "022200",
    "colonize": "023300",
    "conquer": "044400",
    "translate": "000001",
    "publish_treatise": "003002",
    "call_debate": "000033",
    "build_st_peters": "000010",
    "burn_books": "000020",
    "found_university": "000030",
    "foreign_war": "101000",
}
"""11.1-t1..t20 Costs by power, in impulse order."""


def empty_hands(g: State) -> None:
    for power in MAJORS:
        g.removed += g.hands[power]
        g.hands[power] = []


def passing_table(**hands: list[str]) -> HisTable:
    """Nobody holds a card but those named."""
    t = war_table().arrange(empty_hands).turn(2).impulse("ottoman")
    for power, cards in hands.items():
        t.hand(power, *cards)
    return t


@proves("11.1-t1..t20", "11.1-r1,r5")
def test_11_1_t1_the_table_of_actions():
    g = war_table().state
    assert set(T1) == {word.word for word in ACTIONS}
    for word, costs in T1.items():
        assert [price(g, p, ACTIONS[word]) for p in MAJORS] == [int(c) for c in costs]
    uneven = [w for w, costs in T1.items() if len(set(costs) - {"0"}) > 1]
    assert uneven == ["colonize", "publish_treatise"]
    assert price(g, ENGLAND, PUBLISH_TREATISE) == 3


@proves("11-r1,r9", "7-t6")
def test_11_r9_six_passes_in_a_row_end_the_phase():
    t = passing_table().play(action_phase).play_out("pass")
    t.expect_event("impulse.passed", times=6)
    assert [e["power"] for e in t.events("impulse.passed")] == [p.word for p in MAJORS]


@proves("11-r8b,r9")
def test_11_r8b_a_pass_does_not_bind():
    t = passing_table(ottoman=["foul_weather"], habsburg=["gout"]).play(action_phase)
    t.answer("ottoman", "impulse.card", "pass")
    t.answer("habsburg", "impulse.card", "gout", "action", "pass")
    for power in ("england", "france", "papacy", "protestant"):
        t.answer(power, "impulse.card", "pass")
    t.answer("ottoman", "impulse.card", "foul_weather", "action", "pass")
    t.auto(None, "pass").play_out()
    t.expect_event("impulse.passed", times=5 + 6)


@proves("11-r9")
def test_11_r9_a_skipped_impulse_is_no_pass():
    t = passing_table().arrange(skipped={FRANCE: True}, passes=5, impulse=int(FRANCE))
    t.play(action_phase).play_out("pass")
    t.expect_event("impulse.skipped", times=1, power="france")
    t.expect_event("impulse.passed", times=6)
    assert not any(t.state.skipped)


@proves("11-r7", "11-x3")
def test_11_x3_no_passing_with_more_cards_than_can_be_kept():
    t = passing_table(france=["foul_weather", "gout"])
    assert not may_pass(t.state, FRANCE)
    t = passing_table(france=["foul_weather"])
    assert may_pass(t.state, FRANCE)
    assert not may_pass(passing_table(france=["patron_of_the_arts"]).state, FRANCE)  # 11-x1
    assert not may_pass(passing_table(france=["barbary_pirates"]).state, FRANCE)  # 11-x2


def test_11_r8_without_cards_there_is_only_the_pass():
    t = passing_table()
    assert [str(w) for w in impulse_cards(t.state, FRANCE)] == ["pass"]


def test_11_r2_one_of_three_things():
    t = passing_table(protestant=["erasmus"]).impulse("protestant").play(begin_impulse, PROTESTANT)
    t.expect("protestant", "impulse.card", options=["erasmus", "pass"])


@proves("11-r4")
def test_11_r4_which_response_cards_are_events_too():
    from cuius.titles.here_i_stand.ids import RESPONSE
    from cuius.titles.here_i_stand.rules.cards import EVENTS

    board = war_table().state.board
    own = {CARDS[c].word for c in EVENTS if board.card_kind[c] == RESPONSE and board.in_edition[c]}
    assert own <= {"landsknechts", "swiss_mercenaries", HALLEYS_COMET.word}


@proves("11-r6c")
def test_11_r6c_whom_an_event_orders_decides():
    t = war_table().put("istanbul", "ottoman", regulars=4).hand("france", "revolt_in_egypt")
    t.impulse("france").play(begin_impulse, FRANCE).answer("france", "impulse.card", "revolt_in_egypt")
    t.answer("france", "impulse.manner", "event")
    t.expect_event("abroad.sent", power="ottoman", many=3)
    assert t.units("istanbul", "ottoman") == (1, 0)


@proves("11-r6b", "11.1-r2,r4")
def test_11_1_r2_action_after_action_until_the_points_are_spent():
    t = war_table().impulse("france", cp=4).play(action_phase)
    t.answer("france", "action", "raise_regular", "build.where", "paris")
    assert t.state.cp == 2
    t.answer("france", "action", "raise_regular", "build.where", "paris")
    assert t.units("paris", "france") == (2, 0)
    t.expect("papacy", "impulse.card")


@proves("6.1-r17,r19", "11.1-r2")
def test_6_1_r19_everybody_may_respond_between_two_actions():
    t = war_table().put("london", "england", regulars=1).hand("england", "landsknechts")
    t.impulse("france", cp=4).play(action_phase)
    t.answer("france", "action", "raise_regular", "build.where", "paris")
    t.expect("england", "respond.between", options=["landsknechts", "pass"])
    t.answer("england", "respond.between", "pass").expect("france", "action")


def test_11_1_r3_what_is_not_spent_is_lost():
    t = war_table().impulse("france", cp=4).play(action_phase).answer("france", "action", "pass")
    t.expect("papacy", "impulse.card")
    assert t.state.cp == 0


@proves("11.1-x1")
def test_11_1_x1_voyages_once_a_turn():
    t = war_table()
    for what in (EXPLORED, COLONIZED, CONQUERED):
        assert not is_done(t.state, what, FRANCE)
        t.arrange(lambda g, what=what: mark_done(g, what, FRANCE))
        assert is_done(t.state, what, FRANCE)
        assert not is_done(t.state, what, ENGLAND)
    t = war_table().impulse("france", cp=6)
    t.play(take_action, FRANCE).answer("france", "action", "explore")
    again = actions_open(t.state, FRANCE)
    assert EXPLORE not in again
    assert CONQUER in actions_open(war_table().impulse("france", cp=6).state, FRANCE)


def test_end_of_an_impulse_frees_everybody():
    t = war_table().impulse("ottoman", cp=3)
    g = t.state
    g.fought_abroad, g.moved, g.tired_leaders = [1], [(1, 0, 2)], [0]
    end_impulse(g)
    assert (g.impulse, g.cp) == (HABSBURG, 0)
    assert g.fought_abroad == g.moved == g.tired_leaders == []
    assert g.spender != OTTOMAN


# Worked examples


def protestant_impulse() -> HisTable:
    """11.1-e1 Two cards of three points in hand; Luther the only debater not committed."""
    from cuius.titles.here_i_stand.ids import DEBATERS
    from cuius.titles.here_i_stand.state import COMMITTED, FREE

    t = war_table().arrange(empty_hands).impulse("protestant").turn(1)
    t.hand("protestant", "katherina_bora", "threat_to_power")
    committed = {DEBATERS[w]: COMMITTED for w in ("melanchthon", "bucer", "carlstadt")}
    t.faith("protestant", "wittenberg", "leipzig", "erfurt")
    return t.arrange(debater={**committed, DEBATERS["luther"]: FREE}, reformer_at={0: 61})


@proves("11-r2,r3,r7", "11-x1..x3", "11.1-r2")
def test_11_1_e1_choices_of_a_protestant_impulse():
    t = protestant_impulse()
    assert may_pass(t.state, PROTESTANT)
    t.play(begin_impulse, PROTESTANT)
    t.expect("protestant", "impulse.card", options=["katherina_bora", "threat_to_power", "pass"])
    t.answer("protestant", "impulse.card", "katherina_bora")
    if ("protestant", "impulse.manner") in t.waiting:
        t.answer("protestant", "impulse.manner", "points")
    assert t.state.cp == 3
    assert CARDS["katherina_bora"] in t.state.discards
    assert t.state.board.leaves_as_event[CARDS["katherina_bora"]]
    assert not t.state.board.leaves_as_event[CARDS["threat_to_power"]]
    offered = [w.word for w in actions_open(t.state, PROTESTANT)[:-1]]
    assert {"call_debate", "publish_treatise", "translate"} <= set(offered)
    assert [z.word for z in debate_zones(t.state, PROTESTANT)] == ["german"]
    costs = [price(t.state, PROTESTANT, ACTIONS[w]) for w in ("call_debate", "publish_treatise", "translate")]
    assert costs == [3, 2, 1]


def test_11_1_e2_luther_adds_a_box_to_the_translation():
    t = protestant_impulse().impulse("protestant", cp=3).play(action_phase)
    t.answer("protestant", "action", "translate", "translation.language", "german", "translation.points", 1)
    t.answer("protestant", "translation.helper", "luther")
    assert t.state.testament[0] == 2
    assert t.state.cp == 2
