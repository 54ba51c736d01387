"""25.6 The Diet, and England without a player."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CARD_EDWARD_VI,
    CARD_ELIZABETH_I,
    CARD_MARY_I,
    CARDS,
    DEBATERS,
    DUDLEY,
    ENGLAND,
    FRANCE,
    HENRY_II,
    PAPACY,
    PLACES,
    REFORMER_CRANMER,
    RULER_EDWARD_VI,
    RULER_HENRY_II,
    RULER_MARY_I,
)
from cuius.titles.here_i_stand.phases.action.impulse import begin_impulse
from cuius.titles.here_i_stand.phases.card_draw import card_draw
from cuius.titles.here_i_stand.phases.winter.phase import overdue_events
from cuius.titles.here_i_stand.state import AWAY, FREE
from cuius.titles.here_i_stand.variants.two_player.turn import diet_for_two, mary_and_the_pope
from tests.here_i_stand.pairs import PairTable, by_two, pair_table


def test_25_6_r1_the_emperors_card_is_the_top_of_the_deck():
    t = pair_table().bare().turn(1, "diet_of_worms").faith("protestant", "wittenberg")
    t.draw(diet_card=["clement_vii"]).play(by_two, diet_for_two)
    t.answer("protestant", "diet.card", "here_i_stand")
    t.dice(diet_protestant=[1] * 9, diet_habsburg=[1, 1], diet_papacy=[1] * 4)
    t.answer("papacy", "diet.card", "papal_bull")
    t.expect_event("diet.pledged", power="habsburg", card="clement_vii", points=2)
    assert CARDS["clement_vii"] in t.state.discards


def draw_phase(turn: int, **fields: object) -> PairTable:
    return pair_table().arrange(**fields).seeded().turn(turn, "card_draw").play(by_two, card_draw)


def test_25_6_r2_the_wedding_is_on_turn_4():
    t = draw_phase(4)
    assert (t.state.boleyn_turn, t.state.reformer_at[REFORMER_CRANMER]) == (4, AWAY)


def test_25_6_r2_cranmer_and_his_friends_come_on_turn_5():
    t = draw_phase(5, boleyn_turn=4)
    assert t.state.reformer_at[REFORMER_CRANMER] == PLACES["london"]
    assert [t.state.debater[DEBATERS[d]] for d in ("cranmer", "latimer", "coverdale")] == [FREE] * 3


def test_25_6_r3_edward_joins_the_deck_on_turn_6():
    t = draw_phase(6)
    assert CARD_EDWARD_VI not in t.state.late
    assert {CARD_MARY_I, CARD_ELIZABETH_I} <= set(t.state.late)


@pytest.mark.parametrize(("turn", "king"), [(6, False), (7, True)])
def test_25_6_r3_winter_of_turn_7_crowns_him(turn: int, king: bool):
    t = pair_table().seeded().arrange(edward=1, elizabeth=True, league=True).turn(turn, "winter")
    t.play(by_two, overdue_events).auto(None, "first")
    assert (t.state.ruler[ENGLAND] == RULER_EDWARD_VI) == king
    assert t.state.leader_at[DUDLEY] == AWAY


def test_25_6_r4_mary_joins_the_turn_after_and_winter_of_turn_8_crowns_her():
    t = draw_phase(7, edward=1, elizabeth=True, ruler={ENGLAND: int(RULER_EDWARD_VI)})
    assert CARD_MARY_I not in t.state.late
    t = pair_table().arrange(edward=1, ruler={ENGLAND: int(RULER_EDWARD_VI)}, league=True)
    t.arrange(lambda g: (g.late.remove(CARD_EDWARD_VI), g.laid.append(int(CARD_EDWARD_VI))))
    t.seeded().turn(8, "winter").play(by_two, overdue_events).auto(None, "first")
    assert t.state.ruler[ENGLAND] == RULER_MARY_I


def test_25_6_r4_elizabeth_the_turn_after_mary():
    t = draw_phase(8, edward=1, elizabeth=True, ruler={ENGLAND: int(RULER_MARY_I)})
    assert CARD_ELIZABETH_I not in t.state.late


def mary_rules() -> PairTable:
    t = pair_table().bare().faith("protestant", "london", "york").turn(8)
    return t.arrange(ruler={ENGLAND: int(RULER_MARY_I)})


def test_25_6_r5_on_a_high_face_the_papacy_acts_by_the_points():
    t = mary_rules().dice(mary=[5]).draw(mary_card=["gout"]).play(by_two, mary_and_the_pope)
    t.expect_event("burning.begins", zone="english")
    assert CARDS["gout"] in t.state.discards


def test_25_6_r5_on_a_low_face_nothing_happens():
    t = mary_rules().dice(mary=[4]).play(by_two, mary_and_the_pope)
    t.expect_event("mary.waits", face=4)
    assert not t.events("burning.begins")


def test_25_6_r5_not_in_a_catholic_england():
    t = mary_rules().faith("catholic", "london", "york").play(by_two, mary_and_the_pope)
    assert len(t.match.journal) == 0


@proves("25.6-r5")
def test_r469_after_a_pass_too():
    t = mary_rules().arrange(passes=0).impulse("protestant")
    t.arrange(lambda g: (g.home_used.extend(g.hands[5]), g.hands[5].clear()))
    t.dice(mary=[1]).begin()
    t.answer("protestant", "impulse.card", "pass")
    t.expect_event("mary.waits", face=1)


def test_r470_new_kings_bring_no_captains():
    t = pair_table().bare().hand("papacy", "henry_ii").turn(5).impulse("papacy")
    t.play(by_two, begin_impulse, PAPACY).answer("papacy", "impulse.card", "henry_ii")
    assert (t.state.ruler[FRANCE], t.state.leader_at[HENRY_II]) == (RULER_HENRY_II, AWAY)
