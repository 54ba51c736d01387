"""Going back, by undo and by consent, and standing orders in what is gone back to and loaded."""

from __future__ import annotations

import pytest

from cuius.core.chance import Seeded
from cuius.core.errors import CannotUndo, StaleNumber, WrongSeat
from cuius.core.match import Match
from cuius.core.requests import Ask, AskAll
from cuius.core.standing_orders import Order
from tests.core.toys import (
    ANN,
    BEN,
    CEC,
    bidding,
    bids_and_dice,
    example,
    finish,
    fruits,
    give,
    play_on,
    reloaded,
    standing,
    start,
)


def test_the_answer_to_a_question_that_was_taken_back_is_stale():
    match = start(bids_and_dice)
    asked = match.question("ann")
    give(match, "ann", "1")
    match.undo("ann")
    with pytest.raises(StaleNumber):
        match.answer("ann", asked.number, "bid", "1")
    assert match.question("ann").number == 2


def test_the_answer_to_half_answered_bids_that_were_taken_back_is_stale(half_bid):
    asked = half_bid.question("ben")
    give(half_bid, "ben", "2")
    half_bid.go_back(2)
    assert half_bid.question("ben").number != asked.number
    with pytest.raises(StaleNumber):
        half_bid.answer("ben", asked.number, "bid", "2")


def test_going_back_by_consent_draws_fresh_chance():
    match = start(bids_and_dice)
    for role in ("ann", "ben", "cec"):
        give(match, role, "2")
    faces = set()
    for _ in range(12):
        number, row = match.journal.active_rows()[-1]
        assert row.by == "chance"
        match.go_back(number)
        faces.add(match.state.marks[3])
        assert match.question("ann").key == "pick"
    assert len(faces) > 1
    assert match.journal.chances == 13  # no counter is used twice


def test_what_happens_after_going_back_is_told():
    match = start(bids_and_dice)
    for role in ("ann", "ben", "cec"):
        give(match, role, "2")
    match.go_back(3)
    assert [e.key for e in match.log.events] == ["thrown"]


def test_going_back_forgets_what_was_told():
    match = start(bids_and_dice)
    for role in ("ann", "ben", "cec"):
        give(match, role, "2")
    give(match, "ann", "plum")
    assert [e.key for e in match.log.events] == ["thrown", "picked"]
    match.go_back(4)
    assert [e.key for e in match.log.events] == ["thrown"]
    match.go_back(1)
    assert match.log.events == []
    assert {q.role for q in match.questions} == {"ben", "cec"}


@pytest.mark.parametrize("number", [-1, 4, 99])
def test_there_must_be_a_row_to_go_back_to(number):
    match = start(bids_and_dice)
    give(match, "ann", "1")
    before = standing(match)
    with pytest.raises(CannotUndo, match=f"no row {number}"):
        match.go_back(number)
    assert standing(match) == before


def test_a_row_that_was_taken_back_cannot_be_gone_back_to():
    match = start(bids_and_dice)
    give(match, "ann", "1")
    give(match, "ben", "1")
    match.go_back(0)
    with pytest.raises(CannotUndo):
        match.go_back(1)


def test_a_game_that_is_over_stays_so():
    match = play_on(example())
    before = standing(match)
    with pytest.raises(CannotUndo):
        match.go_back(match.journal.active_rows()[-1][0])
    assert match.over
    assert standing(match) == before


def test_going_back_is_saved_and_loaded():
    match = play_on(example(), 40)
    for seed in range(6):
        line = match.journal.active_rows()
        match.go_back(line[len(line) * (seed + 2) // 9][0])
        assert standing(reloaded(match)) == standing(match)
        assert standing(match.fork()) == standing(match)
        play_on(match, 10, seed)
    assert standing(reloaded(play_on(match))) == standing(match)


# Orders in copies


def test_an_order_given_while_all_bid_leaves_their_questions_as_they_are():
    match = start(bids_and_dice)
    match.add_order(Order("ann", "pick", "plum"))
    give(match, "cec", "3")
    asked = [(q.number, q.role) for q in match.questions]
    assert asked == [(0, "ann"), (1, "ben")]
    assert [(q.number, q.role) for q in match.at(len(match.journal)).questions] == asked


def test_an_order_for_the_question_that_is_open_answers_the_next_one():
    match = bidding()
    match.add_order(Order("heron", "bid", "0"))
    assert match.question("heron") is not None
    assert standing(reloaded(match)) == standing(match)
    assert standing(match.at(len(match.journal))) == standing(match)


def test_nobody_but_a_role_of_the_table_gives_orders():
    match = start(bids_and_dice)
    before = standing(match)
    with pytest.raises(WrongSeat, match="no 'dan' at this table"):
        match.add_order(Order("dan", "bid"))
    assert standing(match) == before


def test_an_order_given_among_bids_is_loaded_as_it_stood():
    match = bidding()
    match.add_order(Order("heron", "action", "pass", times=1))
    give(match, "stag", "1")
    match.add_order(Order("heron", "bid", "0"))
    give(match, "boar", "1")
    assert standing(reloaded(match)) == standing(match)


def test_a_game_that_the_table_ended_stays_ended():
    match = play_on(example(), 12)
    match.end("vote", ["heron"])
    before = standing(match)
    assert standing(reloaded(match)) == before
    with pytest.raises(CannotUndo):
        match.go_back(match.journal.active_rows()[-1][0])
    assert standing(match) == before


def own_bids(g, role):
    return (0,) if role != BEN else (1, 2)


def forced_and_free(g):
    given = yield AskAll({r: Ask(r, "bid", own_bids, g, r) for r in (ANN, CEC, BEN)})
    g.marks.extend(given.values())
    yield Ask(ANN, "pick", fruits)
    finish(g)


@pytest.mark.parametrize("number", [0, 1])
def test_going_back_to_a_forced_answer_among_all_forces_it_again(number):
    match = start(forced_and_free)
    give(match, "ben", "2")
    match.go_back(number)
    assert [q.role for q in match.questions] == ["ben"]
    give(match, "ben", "1")
    assert match.state.marks == [0, 0, 1]


def all_forced(g):
    yield AskAll({r: Ask(r, "bid", tuple, (0,)) for r in (ANN, BEN)})
    yield Ask(ANN, "pick", fruits)
    finish(g)


def test_going_back_to_the_last_of_several_forced_answers_plays_on():
    match = start(all_forced)
    match.go_back(1)
    assert [q.key for q in match.questions] == ["pick"]


def test_the_start_of_a_salted_game_can_be_looked_back_at():
    title = start(bids_and_dice).title
    match = Match(title, title.configure(), Seeded(1))
    match.add_salt("ann", "x")
    match.begin()
    assert len(match.at(0).journal) == 0


def test_the_start_of_a_salted_game_that_begins_with_chance_can_be_looked_back_at():
    title = example().title
    match = Match(title, title.configure(3), Seeded(1))
    match.add_salt("heron", "x")
    match.begin()
    assert len(match.at(0).journal) == 0
