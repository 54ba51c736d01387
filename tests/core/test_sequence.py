"""Sequences: several answers of a seat, whole or not at all, and what they would come to."""

from __future__ import annotations

from random import Random

import pytest

from cuius.core.chance import Seeded
from cuius.core.errors import NotOffered, Refused, RulesBroken, StaleNumber, WrongKey, WrongSeat
from cuius.core.match import Match
from cuius.core.observation import observe, plain_question
from cuius.core.record import rows_visible_to
from cuius.core.requests import Ask, AskAll, Checkpoint, Roll
from cuius.core.sequence import Step, preview, preview_in
from cuius.core.title import get_title
from cuius.core.undo import undoable_rows
from cuius.core.whatif import hidden_from
from tests.core.toys import ANN, BEN, example, finish, fruits, give, only_pass, reloaded, standing, start


def numbers(most):
    return tuple(range(most + 1))


def journey(g):
    """Ann picks fruit and a number; Ben picks; dice; Ann once more."""
    if not g.step:
        yield Checkpoint("turn")
        g.marks.append((yield Ask(ANN, "first", fruits)))
        g.step = 1
    yield Checkpoint("later")
    g.marks.append((yield Ask(ANN, "many", numbers, 3)))
    g.marks.append((yield Ask(ANN, "last", fruits)))
    g.marks.append((yield Ask(BEN, "pick", fruits)))
    if (yield Ask(ANN, "throw", fruits)).word == "plum":
        raise ValueError("no rule for this")
    yield Roll(d6=1, why="die")
    yield Ask(ANN, "end", fruits)
    finish(g)


WHOLE = (Step("first", "pear"), Step("many", "2"), Step("last", "plum"))


def test_a_sequence_is_played_and_taken_back_whole():
    match, single = start(journey), start(journey)
    match.answer_in_sequence("ann", 0, WHOLE)
    for step in WHOLE:
        give(single, "ann", step.answer)
    assert observe(match, "ann") == observe(single, "ann")
    assert [row.auto for row in match.journal] == ["", "sequence", "sequence"]
    assert [row[3] for row in rows_visible_to(match, "ben")] == ["", "", ""]
    assert undoable_rows(match, "ann") == [0]
    match.undo("ann")
    assert match.question("ann").key == "first"


def test_rows_of_sequences_and_settings_are_read_again():
    match = example(3)
    for mark in ("sequence", "setting", "") * 8:
        question = match.questions[0]
        match.answer(question.seat, question.number, question.key, question.words[-1], auto=mark)
    assert standing(reloaded(match)) == standing(match)


@pytest.mark.parametrize(
    ("number", "steps", "error", "step"),
    [
        (7, WHOLE, StaleNumber, "Step 1 of 3"),
        (0, (Step("other", "pear"), *WHOLE[1:]), WrongKey, "Step 1 of 3"),
        (0, (*WHOLE[:1], Step("many", "9"), *WHOLE[2:]), NotOffered, "Step 2 of 3"),
        (0, (*WHOLE[:2], Step("pick", "pear")), WrongKey, "Step 3 of 3"),
        (0, (*WHOLE, Step("throw", "pear")), WrongSeat, "Step 3 of 4"),
    ],
)
def test_a_step_that_cannot_be_played_is_named_and_nothing_changes(number, steps, error, step):
    match = start(journey)
    before = standing(match)
    with pytest.raises(error, match=step):
        match.answer_in_sequence("ann", number, steps)
    assert standing(match) == before
    assert len(match.journal) == 0
    match.answer_in_sequence("ann", 0, WHOLE)
    assert match.question("ben").key == "pick"


def test_chance_may_come_at_its_end_only_and_a_failure_of_the_rules_changes_nothing():
    match = start(journey)
    match.answer_in_sequence("ann", 0, WHOLE)
    give(match, "ben", "pear")
    before = standing(match)
    with pytest.raises(Refused, match=r"Step 1 of 2 \(throw\)"):
        match.answer_in_sequence("ann", 4, (Step("throw", "pear"), Step("end", "pear")))
    with pytest.raises(RulesBroken):
        match.answer_in_sequence("ann", 4, (Step("throw", "plum"),))
    assert standing(match) == before
    match.answer_in_sequence("ann", 4, (Step("throw", "pear"),))
    assert match.question("ann").key == "end"


def test_who_is_asked_together_with_others_cannot_go_on():
    def together(g):
        yield AskAll({ANN: Ask(ANN, "bid", fruits), BEN: Ask(BEN, "bid", fruits)})
        yield Ask(ANN, "then", fruits)
        finish(g)

    match = start(together)
    give(match, "ben", "pear")
    with pytest.raises(Refused, match="Step 1 of 2"):
        match.answer_in_sequence("ann", 0, (Step("bid", "pear"), Step("then", "pear")))
    assert match.question("ann").key == "bid"


def test_a_preview_goes_on_with_defaults_and_changes_nothing():
    match = start(journey)
    before = standing(match)
    found = preview(match, "ann", 0, WHOLE[:1], {"many": "most"})
    assert [(question.key, answer) for question, answer in found.taken] == [("first", "pear"), ("many", "3")]
    assert found.following is not None
    assert found.following.key == "last"
    ended = preview(match, "ann", 0, WHOLE[:1], {"many": "1", "last": "first"})
    assert [answer for _, answer in ended.taken] == ["pear", "1", "apple"]
    assert ended.following is None
    with pytest.raises(NotOffered):
        preview(match, "ann", 0, (Step("first", "stone"),), {})
    with pytest.raises(WrongSeat):
        preview(match, "ann", 0, (*WHOLE, Step("throw", "pear")), {})
    assert standing(match) == before


def test_a_preview_never_throws_dice():
    match = start(journey)
    match.answer_in_sequence("ann", 0, WHOLE)
    give(match, "ben", "pear")
    assert preview(match, "ann", 4, (Step("throw", "pear"),), {"end": "first"}).following is None


@pytest.mark.parametrize("title", ["example", "guerres", "here_i_stand"])
def test_a_preview_tells_nothing_that_the_seat_cannot_know(title):
    """What follows an answer is the same when everything hidden from the seat is dealt anew."""
    found, random = get_title(title), Random(5)
    match = Match(found, found.configure(), Seeded(2)).begin()
    compared = 0
    for _ in range(600):
        if match.over:
            break
        question = match.questions[0]
        since = [row for _, row in match.rows_since_checkpoint()]
        if not any(hidden_from(row, match.roles(question.seat)) for row in since):
            for word in random.sample(question.words, min(3, len(question.words))):
                compared += looks_the_same(match, question.seat, Step(question.key, word), random)
        match.answer(question.seat, question.number, question.key, random.choice(question.words))
    assert compared > 20


def looks_the_same(match, seat, step, random):
    """Is the preview the same in another deal? Returns how many questions followed."""
    shown = []
    for copy in (match.fork(), match.fork()):
        if shown:
            match.title.redeal(copy.state, match.roles(seat), random.randrange)
            copy.recompute_options((seat,))
        number = match.question(seat).number
        following = preview_in(copy, seat, number, (step,), {}).following
        shown.append(None if following is None else plain_question(following))
    assert shown[0] == shown[1], step
    return shown[0] is not None


def test_a_preview_passes_where_nothing_else_is_possible():
    def window(g):
        yield Ask(ANN, "first", fruits)
        yield Ask(ANN, "window", only_pass, confirm=True)
        yield Ask(ANN, "last", fruits)
        finish(g)

    found = preview(start(window), "ann", 0, (Step("first", "pear"),), {})
    assert [answer for _, answer in found.taken] == ["pear", "pass"]
    assert found.following is not None
    assert found.following.key == "last"
