"""3.3, 21.3 New rulers, and the English succession in every branch."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CARD_CALVIN,
    CARD_DRAGUT,
    CARD_EDWARD_VI,
    CARD_ELIZABETH_I,
    CARD_HENRY_II,
    CARD_MARY_I,
    CARDS,
    CATHOLIC,
    DEBATER_LUTHER,
    ENGLAND,
    FRANCE,
    HERE_I_STAND,
    LEADERS,
    NEITHER,
    NOBODY,
    POWERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    REFORMER_LUTHER,
    RULERS,
)
from cuius.titles.here_i_stand.phases.action.impulse import begin_impulse, can_be_event
from cuius.titles.here_i_stand.phases.card_draw import rebuild_deck
from cuius.titles.here_i_stand.phases.england import marry
from cuius.titles.here_i_stand.rules.cards import EVENTS
from cuius.titles.here_i_stand.rules.powers import admin_rating, card_bonus
from cuius.titles.here_i_stand.state import AWAY, CAPTIVE, ON_CARD, OUT, TURN_TRACK
from tests.here_i_stand.court import henrys_court, occurred, reign, rules
from tests.here_i_stand.tables import HisTable


def succeed(t: HisTable, card: str, by: str = "ottoman") -> HisTable:
    """Somebody plays a mandatory event."""
    t.impulse(by).hand(by, card).play(begin_impulse, POWERS[by])
    t.answer(by, "impulse.card", card)
    assert not t.over or t.state.cp == 2  # 6.1-r11
    return t


def next_turn(t: HisTable) -> HisTable:
    """The cards of the next turn enter the deck."""
    return t.turn(t.state.turn + 1, "card_draw").play(rebuild_deck)


def in_deck(t: HisTable) -> list[str]:
    """The heirs whose cards are in the deck."""
    return [c.word for c in (CARD_EDWARD_VI, CARD_MARY_I, CARD_ELIZABETH_I) if c in t.state.deck]


def is_out(t: HisTable, card: str) -> bool:
    return CARDS[card] in t.state.removed


def before_turn_six(*lines: int) -> HisTable:
    """Turn 5, with these results on the pregnancy chart; the cards of turn 6 have yet to enter."""
    t = occurred(henrys_court(turn=5, box="jane_seymour"), *lines)
    if 6 in lines:
        late = [int(c) for c in (CARD_MARY_I, CARD_ELIZABETH_I)]
        t.arrange(lambda g: [g.late.remove(c) for c in late], lambda g: g.removed.extend(late))
    return t


def crown(t: HisTable, card: str) -> HisTable:
    """The card is played; Dudley, if he comes, comes to London."""
    succeed(t, card)
    if not t.over:
        t.answer("england", "succession.leader", "london")
    return t


# The four lines of the succession


@pytest.mark.parametrize("lines", [(), (1,), (1, 2, 3)])
@proves("21.3-r17", "6.2-t2")
def test_21_3_r17_no_heir_but_mary(lines):
    t = next_turn(before_turn_six(*lines))
    assert in_deck(t) == ["mary_i"]
    crown(t, "mary_i")
    assert rules(t) == "mary_i"
    for _ in range(2):
        assert in_deck(next_turn(t)) == []  # to the end of the game


@proves("24-k21", "24-k23", "21.3-r18", "6.2-t3")
def test_21_3_r18_mary_then_elizabeth():
    t = next_turn(before_turn_six(2, 4))
    assert in_deck(t) == ["mary_i"]
    crown(t, "mary_i")
    assert (rules(t), in_deck(t)) == ("mary_i", [])
    next_turn(t)
    assert in_deck(t) == ["elizabeth_i"]
    crown(t, "elizabeth_i")
    assert rules(t) == "elizabeth_i"
    assert is_out(t, "mary_i")
    assert CARD_ELIZABETH_I in t.state.laid


@proves("21.3-r19", "6.2-t2")
def test_21_3_r19_edward_then_mary_then_elizabeth_if_she_was_born():
    t = next_turn(before_turn_six(4, 5))
    assert in_deck(t) == ["edward_vi"]
    crown(t, "edward_vi")
    assert (rules(t), in_deck(t)) == ("edward_vi", [])
    assert in_deck(next_turn(t)) == ["mary_i"]
    crown(t, "mary_i")
    assert rules(t) == "mary_i"
    assert in_deck(next_turn(t)) == ["elizabeth_i"]
    assert rules(crown(t, "elizabeth_i")) == "elizabeth_i"


def test_21_3_r19_without_elizabeth_mary_rules_to_the_end():
    t = crown(next_turn(before_turn_six(5)), "edward_vi")
    crown(next_turn(t), "mary_i")
    assert rules(t) == "mary_i"
    for _ in range(2):
        assert in_deck(next_turn(t)) == []


@pytest.mark.parametrize("lines", [(6,), (4, 6), (5, 6)])
@proves("21.3-r20", "21.3-t6")
def test_21_3_r20_a_healthy_edward_rules_to_the_end(lines):
    t = next_turn(before_turn_six(*lines))
    assert in_deck(t) == ["edward_vi"]
    crown(t, "edward_vi")
    for _ in range(2):
        assert in_deck(next_turn(t)) == []
    assert rules(t) == "edward_vi"


@proves("21.3-r20")
def test_r10_edward_born_late_enters_the_turn_after():
    t = next_turn(henrys_court(turn=5)).turn(7)
    t.dice("pregnancy", [5]).play(marry)
    assert "edward_vi" not in in_deck(t)
    assert in_deck(next_turn(t)) == ["edward_vi", "mary_i"]


# Edward born while the card of Mary is about


def mary_at_large(face: int) -> HisTable:
    """Edward is born on turn 6 while Mary I is in the deck."""
    t = next_turn(henrys_court(turn=5, box="anne_boleyn"))
    assert in_deck(t) == ["mary_i"]
    t.turn(6).dice("pregnancy", [face]).play(marry)
    assert t.state.edward
    return t


@proves("21.3-r21", "21.3-r21b")
def test_21_3_r21_mary_brings_a_sickly_edward_and_waits_in_the_discards():
    t = crown(mary_at_large(4), "mary_i")
    assert rules(t) == "edward_vi"
    assert CARD_MARY_I in t.state.discards
    assert in_deck(next_turn(t)) == ["mary_i"]
    assert rules(crown(t, "mary_i")) == "mary_i"


@proves("21.3-r21", "21.3-r21c")
def test_21_3_r21c_mary_brings_a_healthy_edward_and_leaves():
    t = mary_at_large(6)
    assert in_deck(t) == ["mary_i"]  # it will bring Edward
    assert is_out(t, "elizabeth_i")
    crown(t, "mary_i")
    assert rules(t) == "edward_vi"
    assert is_out(t, "mary_i")


@proves("21.3-r21")
def test_r335_edward_is_crowned_once():
    t = crown(mary_at_large(4), "mary_i")
    assert is_out(t, "edward_vi")  # it had not entered the deck
    t = next_turn(mary_at_large(4))
    assert in_deck(t) == ["edward_vi", "mary_i"]
    crown(t, "mary_i")
    assert not is_out(t, "edward_vi")
    succeed(t, "edward_vi").expect_event("succession.nothing")
    assert rules(t) == "edward_vi"
    assert is_out(t, "edward_vi")
    t = crown(next_turn(mary_at_large(6)), "edward_vi")
    succeed(t, "mary_i").expect_event("succession.nothing")
    assert (rules(t), is_out(t, "mary_i")) == ("edward_vi", True)


# What a ruler brings


@pytest.mark.parametrize(
    ("ruler", "admin", "cards", "units"),
    [
        ("henry_viii", 1, 1, NEITHER),
        ("edward_vi", 1, 0, PROTESTANT_FAITH),
        ("mary_i", 1, 0, CATHOLIC),
        ("elizabeth_i", 2, 1, PROTESTANT_FAITH),
    ],
)
@proves("21.3-r22", "21.3-r23", "3.3-r6")
def test_21_3_r22_ratings_and_faith_of_the_rulers_of_england(ruler, admin, cards, units):
    t = reign(henrys_court(), ruler)
    assert (admin_rating(t.state, ENGLAND), card_bonus(t.state, ENGLAND)) == (admin, cards)
    assert t.state.board.ruler_units[RULERS[ruler]] == units


@proves("24-k19", "3.3-r3", "3.3-r8")
def test_3_3_r3_dudley_in_london_or_where_henry_stood():
    t = occurred(henrys_court(turn=6), 5).arrange(leader_at={LEADERS["henry_viii"]: 20})
    succeed(t, "edward_vi").expect("england", "succession.leader", options=["london", "calais"])
    t.answer("england", "succession.leader", "calais")
    assert (t.where("dudley"), t.where("henry_viii")) == ("calais", AWAY)
    assert t.state.cp == 2
    assert CARD_EDWARD_VI in t.state.laid
    crown(t.turn(7), "mary_i")
    assert t.where("dudley") == "calais"  # he serves the next ruler too


@proves("24-k20", "3.3-r3", "3.3-r8")
def test_3_3_r3_henry_ii_follows_francis():
    t = henrys_court(turn=6).put("milan", "france", regulars=2, leaders=["francis_i"])
    succeed(t, "henry_ii").answer("france", "succession.leader", "milan")
    assert rules(t, "france") == "henry_ii"
    assert (admin_rating(t.state, FRANCE), card_bonus(t.state, FRANCE)) == (1, 0)
    assert (t.where("henry_ii"), t.where("francis_i")) == ("milan", AWAY)
    assert CARD_HENRY_II in t.state.laid


@proves("3.3-r3", "3.3-r8")
def test_r336_where_the_new_leader_comes():
    captive = (
        henrys_court(turn=6)
        .put("paris", "france")
        .arrange(leader_at={LEADERS["francis_i"]: CAPTIVE}, captor={LEADERS["francis_i"]: int(ENGLAND)})
    )
    succeed(captive, "henry_ii")
    assert captive.where("henry_ii") == "paris"
    assert captive.state.captor[LEADERS["francis_i"]] == NOBODY
    abroad = occurred(henrys_court(turn=6), 5).arrange(
        leader_at={LEADERS["henry_viii"]: ON_CARD}, leaders_abroad=[(92, int(LEADERS["henry_viii"]))]
    )
    succeed(abroad, "edward_vi")
    assert abroad.where("dudley") == "london"
    assert abroad.state.leaders_abroad == []
    fallen = occurred(henrys_court(turn=6), 5).control("france", "london")
    fallen.arrange(leader_at={LEADERS["henry_viii"]: TURN_TRACK})
    succeed(fallen, "edward_vi")
    assert fallen.where("dudley") == TURN_TRACK


@proves("24-k16", "3.3-r3", "3.3-r7")
def test_3_3_r3_calvin_follows_luther():
    t = henrys_court(turn=6).arrange(reformer_at={REFORMER_LUTHER: 62}, debater={DEBATER_LUTHER: 0})
    succeed(t, "calvin", by="papacy")
    assert rules(t, "protestant") == "calvin"
    assert (admin_rating(t.state, PROTESTANT), card_bonus(t.state, PROTESTANT)) == (1, 0)
    assert (t.state.reformer_at[REFORMER_LUTHER], t.state.debater[DEBATER_LUTHER]) == (AWAY, OUT)
    assert not t.state.luther_alive
    assert CARD_CALVIN in t.state.laid
    t.discarded("erasmus")
    assert not can_be_event(t.state, PROTESTANT, HERE_I_STAND)


@pytest.mark.parametrize("place", ["algiers", "ionian_sea"])
@proves("24-k18")
def test_r339_dragut_takes_the_place_of_barbarossa(place):
    t = henrys_court(turn=6).ships(place, "ottoman", corsairs=1, leaders=["barbarossa"])
    succeed(t, "dragut")
    assert (t.where("dragut"), t.where("barbarossa")) == (place, AWAY)
    assert CARD_DRAGUT in t.state.removed
    waiting = henrys_court(turn=6).arrange(leader_at={LEADERS["barbarossa"]: TURN_TRACK})
    assert succeed(waiting, "dragut").where("dragut") == TURN_TRACK


def test_every_ruler_has_an_event():
    board = henrys_court().state.board
    assert all(card in EVENTS for card in board.ruler_card if card != NOBODY)
