"""Standing orders at a discreet table, where everybody is asked between impulses and actions."""

from __future__ import annotations

import pytest

from cuius.core.observation import encode, plain_question
from cuius.core.record import rows_visible_to
from cuius.core.standing_orders import ASK_ME, ONLY_IF_I_CAN
from cuius.kit.policy import pass_or_first
from cuius.titles.here_i_stand.ids import HALLEYS_COMET, MAJORS
from cuius.titles.here_i_stand.page import NEW_TURN
from cuius.titles.here_i_stand.state import State
from tests.here_i_stand.tables import HisTable, war_table

BETWEEN = "respond.between"
EVERYBODY = tuple(p.word for p in MAJORS)


def evening(*cards: str) -> HisTable:
    """A discreet table in the action phase; Habsburg holds these cards, and everybody else as many others."""
    t = war_table(windows="discreet").turn(3).impulse("ottoman").seeded(2)
    others = ("akinji_raiders", "anabaptists", "gabelle_revolt", "john_zapolya", "cloth_prices_fluctuate")
    for power, card in zip([p for p in EVERYBODY if p != "habsburg"], others, strict=True):
        t.hand(power, card)
    t.hand("habsburg", *cards).put("vienna", "habsburg", regulars=1)
    return t.arrange(comet_in_the_deck)


def comet_in_the_deck(g: State) -> None:
    """Anybody might hold Halley's Comet, and so anybody is asked."""
    g.late.remove(HALLEYS_COMET)
    g.deck.append(int(HALLEYS_COMET))


def asked_between(t: HisTable, questions: int) -> list[str]:
    """Who is asked between impulses while so many questions are answered quietly."""
    found = []
    for _ in range(questions):
        question = t.match.questions[0]
        if question.key == BETWEEN:
            found.append(question.role)
        t.answer(question.role, question.key, pass_or_first(t.match, question))
    return found


def pass_between(t: HisTable, *powers: str, **terms: object) -> HisTable:
    for power in powers:
        t.order(power, BETWEEN, "pass", **terms)
    return t


def answered(t: HisTable, power: str) -> list[str]:
    """How the answers of a power between impulses came about."""
    return [entry.auto for entry in t.match.journal if (entry.by, entry.key) == (power, BETWEEN)]


def test_without_orders_a_discreet_table_asks_everybody_again_and_again():
    assert set(asked_between(evening("landsknechts"), 40)) == set(EVERYBODY)


def test_a_seat_that_orders_a_pass_is_no_longer_waited_for():
    t = pass_between(evening("landsknechts"), "england", "papacy")
    asked = asked_between(t, 40)
    assert set(asked[len(EVERYBODY) :]) == {"ottoman", "habsburg", "france", "protestant"}
    assert set(answered(t, "papacy")[1:]) == {"order"}


def test_nobody_is_waited_for_between_impulses_if_everybody_orders_a_pass():
    t = pass_between(evening("landsknechts"), *EVERYBODY)
    t.answer(t.waiting[0][0], BETWEEN, "pass")  # the question that was open already
    assert asked_between(t, 20) == []
    assert "landsknechts" in t.holds("habsburg")


def test_the_page_knows_what_ends_an_order_for_a_turn():
    t = evening()
    assert t.title.page({}, t.config.options)["turn_checkpoint"] == NEW_TURN


@pytest.mark.parametrize("until", [None, NEW_TURN])
def test_an_order_lasts_as_long_as_it_says(until):
    t = pass_between(evening("landsknechts"), *EVERYBODY, until=until)
    t.answer(t.waiting[0][0], BETWEEN, "pass").skip_to("deal.turn")
    t.skip_to("impulse.card" if until is None else BETWEEN)
    assert t.state.turn == 4
    assert bool(t.match.orders) == (until is None)


def test_whoever_wants_to_be_asked_only_if_he_can_is_passed_for_by_the_table():
    """Not at once: that would tell who holds the card. The table does it after a moment."""
    t = evening("landsknechts")
    for power in EVERYBODY:
        t.order(power, BETWEEN, ONLY_IF_I_CAN)
    t.answer(t.waiting[0][0], BETWEEN, "pass")
    able = set()
    for _ in range(30):
        question = t.match.questions[0]
        if question.key == BETWEEN:
            assert t.match.orders.lets_pass(question.role, question.ask)
            able |= {question.role} if len(question.options) > 1 else set()
        t.answer(question.role, question.key, pass_or_first(t.match, question))
    assert able == {"habsburg"}
    t.order("habsburg", BETWEEN, ASK_ME).skip_to(BETWEEN, "habsburg")
    t.answer("habsburg", BETWEEN, "landsknechts")
    t.expect_event("card.answers", power="habsburg", card="landsknechts")


def test_an_order_to_be_asked_only_if_one_can_does_not_tell_who_could():
    tables = [evening("landsknechts"), evening("erasmus")]
    for t in tables:
        for power in EVERYBODY:
            t.order(power, BETWEEN, ONLY_IF_I_CAN)
        t.answer(t.waiting[0][0], BETWEEN, "pass")
        asked_between(t, 4)
    with_card, without = tables
    assert [q.role for q in with_card.match.questions] == [q.role for q in without.match.questions]
    assert what_others_learn(with_card) == what_others_learn(without)


def what_others_learn(t: HisTable) -> list[bytes]:
    """Rows, view, log and questions of every seat but Habsburg, and of a spectator."""
    found = []
    for seat in [s for s in t.match.config.seats if s != "habsburg"] + [None]:
        asked = [plain_question(q) for q in t.match.questions if q.seat == seat]
        told = t.events(reader=seat) if seat else []
        found.append(encode([rows_visible_to(t.match, seat), t.match.view(seat), asked, told]))
    return found


def test_an_order_to_pass_does_not_tell_who_could_have_played():
    tables = [evening("landsknechts"), evening("erasmus")]
    for t in tables:
        pass_between(t, *EVERYBODY, until=NEW_TURN)
        t.answer(t.waiting[0][0], BETWEEN, "pass")
        asked_between(t, 4)
    with_card, without = tables
    assert [q.role for q in with_card.match.questions] == [q.role for q in without.match.questions]
    assert what_others_learn(with_card) == what_others_learn(without)


def test_the_rows_of_an_order_are_loaded_again():
    t = pass_between(evening("landsknechts"), *EVERYBODY, until=NEW_TURN)
    t.answer(t.waiting[0][0], BETWEEN, "pass")
    asked_between(t, 10)
    marks = [entry.auto for entry in t.match.journal if entry.key == BETWEEN]
    assert marks.count("order") > len(EVERYBODY)
    assert t.fork().waiting == t.waiting
