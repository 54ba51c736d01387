"""Undo is derived: back over one's own answers, as far as the last that told somebody something."""

from __future__ import annotations

import pytest

from cuius.core.errors import CannotUndo
from cuius.core.requests import Ask, AskAll, Checkpoint, Draw, Roll
from cuius.core.undo import undoable_rows
from tests.core.toys import ANN, BEN, CEC, FRUIT, finish, fruits, give, only_pass, standing, start


def three_picks(g):
    """Ann picks three times, then Ben once."""
    yield Checkpoint("turn")
    for _ in range(3):
        g.marks.append((yield Ask(ANN, "pick", fruits)))
        g.tell("picked")
    g.marks.append((yield Ask(BEN, "pick", fruits)))
    g.marks.append((yield Ask(ANN, "pick", fruits)))
    finish(g)


def blocked(match, seat: str) -> bool:
    """Can this seat take nothing back?"""
    try:
        undoable_rows(match, seat)
    except CannotUndo:
        before = standing(match)
        with pytest.raises(CannotUndo, match="Nothing can be taken back"):
            match.undo(seat)
        return standing(match) == before
    return False


def test_a_seat_takes_back_its_own_answers_one_by_one():
    match = start(three_picks)
    for fruit in ("apple", "pear", "plum"):
        give(match, "ann", fruit)
    assert undoable_rows(match, "ann") == [0, 1, 2]
    match.undo("ann")
    assert match.state.marks == [0, 1]
    assert match.question("ann").key == "pick"
    assert undoable_rows(match, "ann") == [0, 1]
    match.undo("ann")
    match.undo("ann")
    assert match.state.marks == []
    assert blocked(match, "ann")


def test_nothing_to_take_back_at_the_start_or_for_others():
    match = start(three_picks)
    assert blocked(match, "ann")
    give(match, "ann", "pear")
    assert blocked(match, "ben")
    assert blocked(match, "cec")


def test_another_seats_answer_is_a_barrier():
    match = start(three_picks)
    for _ in range(3):
        give(match, "ann", "pear")
    give(match, "ben", "pear")
    assert blocked(match, "ann")
    assert undoable_rows(match, "ben") == [3]
    match.undo("ben")
    assert undoable_rows(match, "ann") == [0, 1, 2]


def test_after_an_undo_play_goes_on_and_more_may_be_taken_back():
    match = start(three_picks)
    give(match, "ann", "pear")
    match.undo("ann")
    give(match, "ann", "plum")
    give(match, "ann", "plum")
    assert undoable_rows(match, "ann") == [2, 3]
    match.undo("ann")
    match.undo("ann")
    assert match.state.marks == []


def one_pick_then(what):
    def play(g):
        if not g.marks:
            g.marks.append((yield Ask(ANN, "pick", fruits)))
        yield from what(g)
        g.marks.append((yield Ask(ANN, "pick", fruits)))
        g.marks.append((yield Ask(ANN, "pick", fruits)))
        finish(g)

    return play


def a_roll(g):
    yield Roll(d6=1, why="die")


def a_draw(g):
    yield Draw([0, 1], why="deal", of=FRUIT, to=(BEN,))


def a_forced_pass(g):
    yield Ask(BEN, "respond", only_pass)


def a_checkpoint(g):
    yield Checkpoint("turn")


def a_word_to_one(g):
    g.tell("psst", to=(CEC,))
    yield from ()


def a_word_to_all_but_one(g):
    g.tell("psst", but=(CEC,))
    yield from ()


def a_reveal(g):
    g.tell("shown", reveal=True)
    yield from ()


def a_hidden_change(g):
    g.secret.append(1)
    yield from ()


def an_open_change(g):
    g.step += 1
    g.tell("stepped")
    yield from ()


@pytest.mark.parametrize(
    "what", [a_roll, a_draw, a_word_to_one, a_word_to_all_but_one, a_reveal, a_hidden_change]
)
def test_what_tells_somebody_something_is_a_barrier(what):
    match = start(one_pick_then(what))
    give(match, "ann", "pear")
    assert blocked(match, "ann")
    give(match, "ann", "plum")
    assert len(undoable_rows(match, "ann")) == 1
    match.undo("ann")
    assert match.state.marks == [1]
    assert blocked(match, "ann")


@pytest.mark.parametrize("what", [a_forced_pass, a_checkpoint, an_open_change])
def test_what_tells_nothing_is_none(what):
    match = start(one_pick_then(what))
    give(match, "ann", "pear")
    give(match, "ann", "plum")
    assert len(undoable_rows(match, "ann")) == 2
    match.undo("ann")
    match.undo("ann")
    assert match.state.marks == []


def test_a_seat_takes_back_for_all_its_roles():
    match = start(three_picks, seats={"first": (ANN, BEN), "second": (CEC,)})
    for _ in range(3):
        give(match, "ann", "pear")
    give(match, "ben", "pear")
    assert undoable_rows(match, "first") == [0, 1, 2, 3]
    assert blocked(match, "second")


def test_among_all_the_last_to_answer_may_take_back():
    def play(g):
        yield AskAll({r: Ask(r, "pick", fruits) for r in (ANN, BEN, CEC)})
        finish(g)

    match = start(play)
    give(match, "ben", "pear")
    give(match, "ann", "plum")
    assert blocked(match, "ben")
    match.undo("ann")
    match.undo("ben")
    assert {q.role for q in match.questions} == {"ann", "ben", "cec"}


def test_after_the_end_nothing_is_taken_back():
    match = start(three_picks)
    for role in ("ann", "ann", "ann", "ben", "ann"):
        give(match, role, "pear")
    assert match.over
    assert blocked(match, "ann")


def test_what_was_taken_back_stays_in_the_journal_and_leaves_the_log():
    match = start(three_picks)
    give(match, "ann", "pear")
    give(match, "ann", "pear")
    match.undo("ann")
    assert [(e.by, e.key, e.answer) for e in match.journal] == [
        ("ann", "pick", 1),
        ("ann", "pick", 1),
        ("table", "undo", 1),
    ]
    assert len(match.log.events) == 1
