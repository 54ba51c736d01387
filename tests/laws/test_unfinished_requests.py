"""Where a runner is likely to go wrong: half-answered questions and orders, forked, loaded and undone."""

from __future__ import annotations

import pytest

from cuius.core.chance import Seeded
from cuius.core.errors import CannotUndo, StaleNumber, WrongSeat
from cuius.core.match import Match
from cuius.core.record import dump, load, parse, record_of
from cuius.core.standing_orders import Order
from cuius.core.title import get_title
from cuius.core.undo import undoable_rows
from cuius.kit import table
from cuius.kit.laws import LAWS, Game, check_laws
from cuius.kit.laws.replicas import Replica


def bidding(**options):
    """Three houses are about to bid."""
    return table("example", players=3, **options).seeded(1).skip_to("bid")


def loaded(match):
    return load(parse(dump(record_of(match))), match.chance)


def live_match(seed=1, players=3):
    """A match of the installed title, which can be saved and loaded."""
    title = get_title("example")
    match = Match(title, title.configure(players), Seeded(seed)).begin()
    return match


def answer(match, seat, word):
    question = match.question(seat)
    match.answer(seat, question.number, question.key, word)


def to_the_bids(match):
    while match.questions[0].key != "bid":
        answer(match, match.questions[0].seat, "pass")
    return match


@pytest.mark.parametrize("given", [["stag"], ["boar", "heron"], ["heron", "stag"]])
def test_half_answered_questions_survive_forking_and_loading(given):
    match = to_the_bids(live_match())
    for seat in given:
        answer(match, seat, "1")
    game = Game(match)
    for copy in (match.fork(), loaded(match), match.at(len(match.journal))):
        Replica("copy", copy, game, 1)
    check_laws(match)


def test_orders_given_between_secret_answers_do_not_change_the_open_numbers():
    match = to_the_bids(live_match())
    before = {q.role: q.number for q in match.questions}
    match.add_order(Order("boar", "bid", "2"))
    answer(match, "stag", "1")
    match.add_order(Order("heron", "bid", "3"))
    assert {q.role: q.number for q in match.questions} == {r: before[r] for r in ("heron", "boar")}
    copy = loaded(match)
    assert [(q.role, q.number) for q in copy.questions] == [(q.role, q.number) for q in match.questions]
    assert len(copy.journal) == len(match.journal)


def test_an_order_given_while_a_question_is_open_does_not_answer_it_after_loading():
    match = live_match()
    seat = match.questions[0].seat
    match.add_order(Order(seat, "deal.turn", "pass"))
    copy = loaded(match)
    assert copy.questions[0].seat == seat
    assert copy.orders.in_force == match.orders.in_force
    assert match.at(len(match.journal)).questions[0].seat == seat


def test_a_question_that_was_taken_back_is_not_answered_by_an_order():
    match = live_match()
    seat = match.questions[0].seat
    match.add_order(Order(seat, "deal.turn", "pass"))
    answer(match, seat, "offer")
    match.undo(seat)
    assert match.questions[0].seat == seat
    assert match.questions[0].key == "deal.turn"
    Replica("copy", loaded(match), Game(match), 1)


def test_an_order_answers_the_next_question_and_is_used_up_alike_everywhere():
    match = live_match()
    seat = match.questions[0].seat
    match.add_order(Order(seat, "deal.turn", "pass", times=1))
    for _ in range(3):
        answer(match, match.questions[0].seat, "offer" if match.questions[0].seat == seat else "pass")
        if match.questions[0].key == "deal.kind":
            answer(match, seat, "cancel")
    assert any(row.auto == "order" for row in match.journal)
    game = Game(match)
    for copy in (match.fork(), loaded(match), match.at(len(match.journal))):
        Replica("copy", copy, game, 1)


def test_the_last_of_the_secret_bids_cannot_be_taken_back():
    t = bidding()
    t.answer("heron", "bid", 1).answer("stag", "bid", 2)
    assert undoable_rows(t.match, "stag")  # while one still thinks, nothing has been shown
    t.answer("boar", "bid", 0)
    with pytest.raises(CannotUndo):
        t.undo("boar")


def test_a_secret_bid_that_is_taken_back_is_asked_under_a_new_number():
    t = bidding()
    t.answer("heron", "bid", 1).answer("stag", "bid", 2)
    old = t.match.question("boar").number
    t.undo("stag")
    assert {q.role for q in t.match.questions} == {"stag", "boar"}
    assert all(q.number > old for q in t.match.questions)
    with pytest.raises(StaleNumber):
        t.match.answer("stag", old, "bid", "2")
    t.answer("stag", "bid", 3).answer("boar", "bid", 0)
    assert t.events("bid.shown", house="stag") == [{"house": "stag", "florins": 3}]


def test_a_seat_that_has_bid_is_not_asked_again():
    t = bidding()
    t.answer("stag", "bid", 2)
    t.refuse("stag", "bid", "2", WrongSeat)


def test_going_back_over_several_takings_back_loads_the_same():
    match = to_the_bids(live_match())
    answer(match, "heron", "1")
    match.undo("heron")
    answer(match, "heron", "2")
    answer(match, "stag", "0")
    match.undo("stag")
    answer(match, "boar", "1")
    copy = loaded(match)
    Replica("copy", copy, Game(match), 1)
    assert dump(record_of(copy)) == dump(record_of(match))
    answer(copy, "stag", "2")
    assert copy.state.florins == [1, 1, 2]


def test_the_past_can_be_looked_at_row_by_row():
    match = to_the_bids(live_match())
    for seat in ("stag", "heron", "boar"):
        answer(match, seat, "1")
    rows = list(match.journal)
    for number in range(len(rows) + 1):
        past = match.at(number)
        assert list(past.journal) == rows[:number]
    assert match.at(len(rows)).state.digest() == match.state.digest()


def test_every_law_holds_at_a_half_answered_question_of_a_seat_with_two_roles():
    match = to_the_bids(live_match(players=2))
    answer(match, "first", "1")
    assert [q.role for q in match.questions] == ["stag", "boar", "otter"]
    check_laws(match, LAWS)
