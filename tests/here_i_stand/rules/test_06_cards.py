"""6 Cards: kinds, the deck, hands."""

from __future__ import annotations

import pytest

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.home import retrievable
from cuius.titles.here_i_stand.ids import (
    ARQUEBUSIERS,
    BARBARY_PIRATES,
    CARD_EDWARD_VI,
    CARD_ELIZABETH_I,
    CARD_KINDS,
    CARD_MARY_I,
    CARDS,
    COPERNICUS,
    COUNCIL_OF_TRENT,
    DIPLOMATIC,
    DIPLOMATIC_MARRIAGE,
    DISSOLUTION_OF_THE_MONASTERIES,
    ENGLAND,
    ERASMUS,
    FOUL_WEATHER,
    FRANCE,
    HABSBURG,
    HALLEYS_COMET,
    HOME,
    LUTHERS_95_THESES,
    MAIN_CARDS,
    MAJORS,
    MANDATORY,
    MASTER_OF_ITALY,
    MICHAEL_SERVETUS,
    OTTOMAN,
    PAPACY,
    PHASES,
    PROTESTANT,
    RULER_EDWARD_VI,
    RULER_MARY_I,
    SPRING_PREPARATIONS,
    VENETIAN_INFORMANT,
)
from cuius.titles.here_i_stand.phases.action.impulse import (
    AS_EVENT,
    AS_POINTS,
    begin_impulse,
    impulse_cards,
    manners,
    may_pass,
    play_event,
)
from cuius.titles.here_i_stand.phases.card_draw import card_draw, cards_due, deal_hand, rebuild_deck
from cuius.titles.here_i_stand.phases.common.cards import put_away, put_in_force, random_card, window
from cuius.titles.here_i_stand.phases.winter.phase import lift_piracy_markers
from cuius.titles.here_i_stand.rules.cards import ANSWERS, EVENTS
from cuius.titles.here_i_stand.rules.deck import enters_now
from cuius.titles.here_i_stand.rules.lasting import (
    AUGSBURG_CONFESSED,
    LUTHER_HIDDEN,
    PRINTING_PRESS_RUNS,
    in_force,
)
from cuius.titles.here_i_stand.rules.points import base_cards, keys_of
from cuius.titles.here_i_stand.state import State
from tests.here_i_stand.tables import HisTable, his_table, war_table


def nothing(g: State) -> None:
    """Only to look at the table."""


def ways(t: HisTable, power: str, card: str) -> list[str]:
    return [str(m) for m in manners(t.state, MAJORS[[p.word for p in MAJORS].index(power)], CARDS[card])]


def words_of(options: tuple) -> list[str]:
    return [str(word) for word in options]


def lose_one(g: State, power: Id) -> Proc[None]:
    """A card out of the hand at random, into the discards."""
    card = yield from random_card(g, power, MAJORS)
    g.discard(int(card))


def hand_over(g: State, power: Id, other: Id) -> Proc[None]:
    """A card out of the hand at random, into another's."""
    card = yield from random_card(g, power, (power, other))
    g.hands[other].append(int(card))


# 6.1 Kinds of card


@proves("6-r1", "6.1-r1")
def test_6_1_r1_a_hundred_and_ten_cards_of_five_kinds():
    board = his_table().state.board
    assert len(MAIN_CARDS) == 110
    kinds = {board.card_kind[c].word for c in MAIN_CARDS}
    assert kinds == {k.word for k in CARD_KINDS if k != DIPLOMATIC}


@proves("6.1-r2,r3", "11-r2,r3")
def test_6_1_r2_a_card_gives_points_or_its_event():
    t = war_table().hand("france", "copernicus").turn(4).impulse("france")
    assert ways(t, "france", "copernicus") == ["points", "event"]
    t.play(begin_impulse, FRANCE).answer("france", "impulse.card", "copernicus")
    t.answer("france", "impulse.manner", "points")
    assert t.state.cp == 6
    assert t.state.bonus[FRANCE] == 0
    assert COPERNICUS in t.state.discards


@proves("6.1-r4", "11-r6", "6.2-r15")
def test_6_1_r4_an_event_is_carried_out_and_gives_no_points():
    t = war_table().hand("france", "copernicus").turn(4).impulse("france")
    t.play(begin_impulse, FRANCE).answer("france", "impulse.card", "copernicus")
    t.answer("france", "impulse.manner", "event")
    assert t.state.bonus[FRANCE] == 2
    assert t.state.cp == 0
    assert COPERNICUS in t.state.removed


@proves("6.1-r6,r7")
def test_6_1_r7_a_used_home_card_waits_on_the_power_card():
    t = war_table().impulse("papacy")
    assert words_of(impulse_cards(t.state, PAPACY)) == ["papal_bull", "leipzig_debate"]
    t.play(begin_impulse, PAPACY).answer("papacy", "impulse.card", "papal_bull")
    assert CARDS[t.state.home_used[-1]].word == "papal_bull"
    assert not t.state.discards
    assert "papal_bull" not in words_of(impulse_cards(t.state, PAPACY))
    rebuild_deck(t.state)
    assert sorted(CARDS[c].word for c in t.state.hands[PAPACY]) == ["leipzig_debate", "papal_bull"]


@proves("6.1-r8")
def test_6_1_r8_no_home_card_is_drawn_at_random():
    t = war_table().hand("papacy", "erasmus").draw(taken=["erasmus"])
    t.play(lose_one, PAPACY)
    assert t.state.discards == [ERASMUS]
    t.play(random_card, PAPACY, MAJORS)
    assert t.returned is None
    assert len(t.state.hands[PAPACY]) == 2


@proves("6.1-r9,r13", "11-x1,x2")
def test_6_1_r9_no_passing_with_a_home_card_or_a_mandatory_event():
    t = war_table().impulse("france")
    assert not may_pass(t.state, FRANCE)
    t.arrange(lambda g: g.hands[FRANCE].clear())
    assert may_pass(t.state, FRANCE)
    t.hand("france", "barbary_pirates")
    assert not may_pass(t.state, FRANCE)
    assert words_of(impulse_cards(t.state, FRANCE)) == ["barbary_pirates"]


@proves("6.1-r10,r11,r12,r14", "11-r6b")
def test_6_1_r11_a_mandatory_event_comes_first_then_two_points():
    t = war_table().hand("england", "barbary_pirates").impulse("england")
    assert ways(t, "england", "barbary_pirates") == ["event"]
    t.play(begin_impulse, ENGLAND).answer("england", "impulse.card", "barbary_pirates")
    assert t.state.algiers_in_play
    assert (t.state.cp, t.state.spender) == (2, ENGLAND)
    assert BARBARY_PIRATES in t.state.removed


@proves("6.1-r15")
def test_6_1_r15_two_mandatory_events_come_back():
    board = his_table().state.board
    back = [c for c in MAIN_CARDS if board.card_kind[c] == MANDATORY and not board.leaves_as_event[c]]
    always = [c.word for c in back if board.removal[c].word == "never"]
    assert always == ["master_of_italy", "council_of_trent"]
    t = war_table()
    for card in (MASTER_OF_ITALY, COUNCIL_OF_TRENT):
        t.arrange(lambda g, card=card: put_away(g, card, as_event=True))
    assert t.state.discards == [MASTER_OF_ITALY, COUNCIL_OF_TRENT]


@proves("6.1-r16")
def test_6_1_r16_a_mandatory_event_drawn_at_random_does_not_happen():
    t = war_table().hand("france", "barbary_pirates").draw(taken=["barbary_pirates"])
    t.play(hand_over, FRANCE, ENGLAND)
    assert not t.state.algiers_in_play
    assert not may_pass(t.state, ENGLAND)


@proves("6.1-r17,r18,r19", "21.2-r3")
def test_6_1_r18_a_response_interrupts_in_anybodys_impulse():
    t = war_table().put("valladolid", "habsburg", regulars=1, leaders=["charles_v"])
    t.hand("england", "gout").impulse("habsburg")
    t.play(begin_impulse, HABSBURG).answer("habsburg", "impulse.card", "holy_roman_emperor")
    t.answer("habsburg", "impulse.manner", "event", "emperor.to", "vienna")
    t.expect("england", "respond.emperor.transfer", options=["gout", "pass"])
    t.answer("england", "respond.emperor.transfer", "gout")
    assert t.where("charles_v") == "valladolid"
    assert t.state.cp == 5
    assert CARDS["gout"] in t.state.discards


@proves("6.1-r19")
def test_6_1_r19_a_window_asks_again_until_all_decline():
    calls = []

    def play(g, power):
        calls.append(power.word)
        yield from ()

    t = war_table(windows="fast").hand("england", "foul_weather").hand("france", "arquebusiers")
    t.made_up_cards("test.moment", foul_weather=play, arquebusiers=play).play(window, "test.moment", MAJORS)
    t.answer("england", "respond.test.moment", "pass")
    t.answer("france", "respond.test.moment", "arquebusiers")
    t.answer("england", "respond.test.moment", "foul_weather")
    assert calls == ["france", "england"]
    assert t.returned == [(FRANCE, ARQUEBUSIERS, None), (ENGLAND, FOUL_WEATHER, None)]


@pytest.mark.parametrize("card", ["foul_weather", "gout", "arquebusiers", "tercios"])
@proves("6.1-r20,r23", "11-r4")
def test_6_1_r20_responses_and_combat_cards_give_points_in_an_own_impulse(card: str):
    t = war_table().hand("france", card).impulse("france")
    assert ways(t, "france", card) == ["points"]


@proves("6.1-r21,r22")
def test_6_1_r21_combat_cards_answer_battles_only():
    from cuius.titles.here_i_stand.ids import COMBAT

    board = his_table().state.board
    for moment, answers in ANSWERS.items():
        if any(board.card_kind[c] == COMBAT for c in answers):
            assert moment.split(".")[0] in ("battle", "assault", "naval")
    assert not [c for c in EVENTS if board.card_kind[c] == COMBAT]


@proves("6.1-r24,r26", "6.1-t1..t5")
def test_6_1_t2_cards_of_other_phases():
    board = his_table().state.board
    spring, action = PHASES["spring_deployment"], PHASES["action"]
    for card in (SPRING_PREPARATIONS, VENETIAN_INFORMANT):
        assert board.playable_in[card] == (spring,)
        assert board.card_cp[card] > 0
    assert board.playable_in[DIPLOMATIC_MARRIAGE] == (PHASES["diplomacy"], action)
    for card in (COPERNICUS, MICHAEL_SERVETUS):
        assert board.playable_in[card] == (action, PHASES["victory"])
        assert card in ANSWERS["victory"]
    others = [c for c in MAIN_CARDS if board.playable_in[c] != (action,)]
    assert len([c for c in others if c != LUTHERS_95_THESES]) == 5
    t = war_table().hand("france", "spring_preparations", "venetian_informant").impulse("france")
    assert ways(t, "france", "spring_preparations") == ["points"]
    assert ways(t, "france", "venetian_informant") == ["points"]
    assert ways(t.hand("france", "erasmus").turn(4, "diplomacy"), "france", "copernicus") == ["points"]


@proves("6.1-r25")
def test_6_1_r25_effects_of_a_turn_end_with_it():
    t = war_table()
    for effect in (PRINTING_PRESS_RUNS, AUGSBURG_CONFESSED, LUTHER_HIDDEN):
        t.arrange(lambda g, effect=effect: put_in_force(g, effect, PROTESTANT))
        assert in_force(t.state, effect, PROTESTANT)
    t.play(lift_piracy_markers)
    assert not any(t.state.lasting)


# 6.2 The deck


@proves("6.2-r1,r6,r7,r14")
def test_6_2_r7_kept_cards_do_not_reduce_the_deal():
    t = war_table().hand("france", "foul_weather", "gout").seeded(5)
    due = cards_due(t.state, FRANCE)
    t.play(deal_hand, FRANCE)
    assert len(t.state.hands[FRANCE]) == 1 + 2 + due
    t.expect_event("hand.dealt", power="france", many=due)


@proves("6.2-r2,r20", "7-t2b", "8.2-r22")
def test_6_2_r20_discards_and_new_cards_go_back_into_the_deck():
    t = war_table().turn(3).discarded("erasmus", "foul_weather")
    before = len(t.state.deck)
    new = [c for c in t.state.late if t.state.board.enters[c] == 3]
    rebuild_deck(t.state)
    assert not t.state.discards
    assert len(t.state.deck) == before + 2 + len(new)
    assert set(new) <= set(t.state.deck)


def test_6_2_r3_nothing_enters_before_turn_3():
    t = his_table()
    for turn in (1, 2):
        t.turn(turn, "card_draw")
        assert not [c for c in t.state.late if enters_now(t.state, CARDS[c])]
    assert len(t.state.late) == 37


@proves("6.2-r4", "6.2-t1,t2,t3")
def test_6_2_t2_conditions_of_entry():
    t = his_table().turn(6, "card_draw")
    g = t.state
    assert not enters_now(g, CARD_EDWARD_VI)
    assert enters_now(g, CARD_MARY_I)  # no Edward was born
    g.edward = 2
    assert enters_now(g, CARD_EDWARD_VI)
    assert not enters_now(g, CARD_MARY_I)
    g.edward = 1
    assert not enters_now(g, CARD_MARY_I)
    g.ruler[ENGLAND] = int(RULER_EDWARD_VI)
    assert enters_now(g, CARD_MARY_I)
    assert not enters_now(g, CARD_ELIZABETH_I)
    g.ruler[ENGLAND], g.elizabeth = int(RULER_MARY_I), True
    assert enters_now(g, CARD_ELIZABETH_I)
    assert not enters_now(g, DISSOLUTION_OF_THE_MONASTERIES)
    g.boleyn_turn = 6
    assert not enters_now(g, DISSOLUTION_OF_THE_MONASTERIES)
    g.boleyn_turn = 5
    assert enters_now(g, DISSOLUTION_OF_THE_MONASTERIES)
    g.turn = 5
    assert not enters_now(g, CARD_EDWARD_VI)  # never before the printed turn


@proves("6.2-r5", "6.2-x1")
def test_6_2_x1_cards_of_1517_are_left_out_later():
    for scenario in ("1532", "tournament"):
        g = his_table(scenario=scenario).state
        assert not [c for c in (*g.deck, *g.late) if g.board.only_1517[c]]
    g = his_table().state
    assert [c for c in g.deck if g.board.only_1517[c]]


@proves("6.2-r11,r12")
def test_6_2_e1_three_electorates_give_the_protestant_four_cards():
    t = war_table().control("habsburg", "augsburg", "cologne", "mainz", "trier", "brandenburg", "wittenberg")
    t.control("protestant", "augsburg", "cologne", "mainz")
    assert cards_due(t.state, PROTESTANT) == 4
    t.control("protestant", "trier")
    assert cards_due(t.state, PROTESTANT) == 5


@proves("6.2-r9,r12")
def test_6_2_e2_eight_keys_and_francis_give_five_cards():
    t = war_table().control("france", "milan", "genoa", "florence")
    while keys_of(t.state, FRANCE) < 8:
        free = [k for k in t.state.board.keys if t.state.control[k] != FRANCE and t.state.control[k] > 5]
        t.control("france", free[0].word)
    assert base_cards(t.state, FRANCE) == 4
    assert cards_due(t.state, FRANCE) == 5


@proves("6.2-r8,r9")
def test_6_2_e3_keys_in_unrest_count_as_lost():
    t = war_table().control("ottoman", "buda", "belgrade", "tunis", "vienna")
    assert keys_of(t.state, OTTOMAN) >= 7
    while keys_of(t.state, OTTOMAN) > 7:
        t.control("habsburg", "vienna")
    t.unrest("buda", "istanbul")
    assert keys_of(t.state, OTTOMAN) == 7
    assert cards_due(t.state, OTTOMAN) == 4


@proves("6.2-r10")
def test_6_2_r10_without_an_open_box_there_is_one_card():
    t = war_table()
    for power in MAJORS[:5]:
        homes = [k.word for k in t.state.board.keys if t.state.control[k] == power]
        t.unrest(*homes)
        assert base_cards(t.state, power) == 1
    assert [base_cards(his_table().unrest().state, p) for p in MAJORS[:5]] == [3, 5, 2, 3, 3]


@proves("6.2-r13")
def test_6_2_r13_markers_take_cards_away_but_never_below_none():
    t = war_table()
    due = cards_due(t.state, FRANCE)
    t.arrange(less_cards={FRANCE: 1})
    assert cards_due(t.state, FRANCE) == due - 1
    t.arrange(less_cards={FRANCE: 9})
    assert cards_due(t.state, FRANCE) == 0


@proves("6.2-r16,r17", "11-r3")
def test_6_2_r17_a_removable_card_played_for_points_is_discarded():
    t = war_table()
    t.arrange(lambda g: put_away(g, HALLEYS_COMET, as_event=False))
    t.arrange(lambda g: put_away(g, ERASMUS, as_event=True))
    assert t.state.discards == [HALLEYS_COMET, ERASMUS]
    t.arrange(lambda g: put_away(g, COPERNICUS, as_event=True))
    assert t.state.removed[-1] == COPERNICUS


@proves("6.2-r18", "6.2-x2,x3")
def test_6_2_x3_what_the_discards_do_not_give_back():
    t = war_table().discarded("erasmus", "foul_weather", "master_of_italy")
    t.arrange(used_as_event=[(int(FOUL_WEATHER), int(PROTESTANT)), (int(ERASMUS), int(FRANCE))])
    assert words_of(retrievable(t.state, PROTESTANT)) == ["erasmus"]


@proves("6.2-r19")
def test_6_2_r19_the_discards_lie_open():
    t = war_table().discarded("erasmus").impulse("protestant").play(nothing)
    assert t.view(None)["discards"] == [ERASMUS]
    t.play(begin_impulse, PROTESTANT).answer("protestant", "impulse.card", "here_i_stand")
    t.answer("protestant", "impulse.manner", "event")
    t.expect_event("retrieve.taken", power="protestant", card="erasmus")


@proves("11-x5")
def test_11_x5_a_card_is_an_event_once_a_turn():
    t = war_table().hand("france", "erasmus", "copernicus").turn(4).impulse("france")
    assert AS_EVENT in manners(t.state, FRANCE, COPERNICUS)
    t.arrange(used_as_event=[(int(COPERNICUS), int(ENGLAND))])
    assert manners(t.state, FRANCE, COPERNICUS) == (AS_POINTS,)


@proves("6.1-r6", "7-t2,t2a,t2c", "8.2-r1")
def test_8_2_r1_the_whole_card_draw_phase():
    t = his_table().turn(2, "card_draw").seeded(3)
    t.play(card_draw)
    told = [e.key for e in t.match.log.events if e.key in ("reformer.enters", "debater.enters", "hand.dealt")]
    assert told[0] == "reformer.enters"
    assert told[-6:] == ["hand.dealt"] * 6
    assert told.index("debater.enters") < told.index("hand.dealt")
    for power in MAJORS:
        homes = [c for c in t.state.hands[power] if t.state.board.card_kind[c] == HOME]
        assert len(homes) == (2 if power == PAPACY else 1)


@proves("6.1-r5")
def test_6_1_r5_an_event_has_one_condition_and_one_effect():
    for card, event in EVENTS.items():
        assert event.card == card
        assert callable(event.when)
        assert callable(event.play)


def test_play_event_is_stopped_by_nobody_without_the_wartburg():
    t = war_table().hand("france", "copernicus").turn(4).impulse("france")
    t.arrange(lambda g: g.take_from_hand(FRANCE, COPERNICUS)).arrange(card=int(COPERNICUS))
    t.play(play_event, FRANCE, COPERNICUS)
    assert t.state.bonus[FRANCE] == 2


def two_cards_left(g: State) -> None:
    g.removed += g.deck[2:]
    g.deck = g.deck[:2]


def test_r286_the_deck_gives_what_it_has():
    t = war_table().arrange(two_cards_left).seeded(1).play(deal_hand, FRANCE)
    assert len(t.holds("france")) == 2
    t.expect_event("hand.dealt", power="france", many=2)
