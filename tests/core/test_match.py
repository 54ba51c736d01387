"""The runner: every answer is checked, journalled and played on; what is refused changes nothing."""

from __future__ import annotations

import pytest

from cuius.core.chance import Scripted
from cuius.core.errors import (
    GameOver,
    NotOffered,
    StaleNumber,
    WrongKey,
    WrongSeat,
)
from cuius.core.ids import PASS
from cuius.core.requests import Ask, AskAll, Checkpoint, Draw, Roll, Victory
from cuius.core.title import Refusal
from tests.core.toys import (
    ANN,
    BEN,
    CEC,
    FRUIT,
    finish,
    fruits,
    give,
    one_to_three,
    only_pass,
    rows,
    standing,
    start,
)


def two_picks(g):
    """Ann picks a fruit, then Ben a number; the game ends."""
    fruit = yield Ask(ANN, "pick", fruits, g, rule="1.1-r1")
    g.marks.append(fruit)
    g.marks.append((yield Ask(BEN, "count", one_to_three, g)))
    finish(g)


# What is asked


def test_a_question_shows_who_is_asked_what_with_which_words():
    match = start(two_picks)
    question = match.question("ann")
    assert (question.number, question.role, question.seat, question.key) == (0, "ann", "ann", "pick")
    assert question.words == match.legal_answers("ann") == ("apple", "pear", "plum")
    assert match.question("ben") is None
    assert match.legal_answers("ben") == ()
    assert match.questions == (question,)


def test_options_are_computed_with_the_arguments_of_the_question():
    def counted(g, most):
        return tuple(range(most + 1))

    def play(g):
        yield Ask(ANN, "bid", counted, g, 3)
        finish(g)

    assert start(play).legal_answers("ann") == ("0", "1", "2", "3")


def test_an_answer_may_be_given_as_word_or_as_the_option_itself():
    for answer in ("pear", FRUIT["pear"]):
        match = start(two_picks)
        give(match, "ann", answer)
        assert match.state.marks == [FRUIT["pear"]]
    give(match, "ben", 2)
    assert match.state.marks == [FRUIT["pear"], 2]


# What is refused


@pytest.mark.parametrize(
    ("seat", "number", "key", "answer", "error", "rule"),
    [
        ("ben", 0, "pick", "pear", WrongSeat, None),
        ("dan", 0, "pick", "pear", WrongSeat, None),
        ("ann", 1, "pick", "pear", StaleNumber, "1.1-r1"),
        ("ann", -1, "pick", "pear", StaleNumber, "1.1-r1"),
        ("ann", 0, "count", "pear", WrongKey, "1.1-r1"),
        ("ann", 0, "pick", "grape", NotOffered, "1.1-r1"),
        ("ann", 0, "pick", "", NotOffered, "1.1-r1"),
        ("ann", 0, "pick", 1, NotOffered, "1.1-r1"),
        ("ann", 0, "pick", None, NotOffered, "1.1-r1"),
        ("ann", 0, "pick", ["pear"], NotOffered, "1.1-r1"),
    ],
)
def test_what_is_refused_changes_nothing(seat, number, key, answer, error, rule):
    match = start(two_picks)
    before = standing(match)
    with pytest.raises(error) as refused:
        match.answer(seat, number, key, answer)
    assert type(refused.value) is error
    assert refused.value.rule == rule
    assert str(refused.value).endswith(".")
    assert standing(match) == before
    give(match, "ann", "pear")
    assert match.question("ben").key == "count"


def test_an_answer_cannot_be_given_twice():
    match = start(two_picks)
    match.answer("ann", 0, "pick", "pear")
    with pytest.raises(WrongSeat):
        match.answer("ann", 0, "pick", "pear")


def test_after_the_end_nothing_is_answered():
    match = start(two_picks)
    give(match, "ann", "pear")
    give(match, "ben", "1")
    before = standing(match)
    with pytest.raises(GameOver) as refused:
        match.answer("ann", 2, "pick", "pear")
    assert refused.value.rule is None
    assert standing(match) == before
    with pytest.raises(GameOver):
        match.end("vote")


# What is written down


def test_every_answer_is_journalled_with_its_role_and_key():
    match = start(two_picks)
    give(match, "ann", "pear")
    give(match, "ben", "3")
    assert rows(match) == [("ann", "pick", "pear", ""), ("ben", "count", "3", "")]


def test_a_forced_answer_is_given_by_the_runner_and_journalled():
    def play(g):
        g.marks.append(len((yield Ask(ANN, "respond", only_pass))))
        yield Ask(BEN, "pick", fruits)
        finish(g)

    match = start(play)
    assert rows(match) == [("ann", "respond", "pass", "forced")]
    assert match.state.marks == [4]
    assert match.question("ben").number == 1


def test_a_single_answer_that_must_be_confirmed_is_asked():
    def play(g):
        yield Ask(ANN, "respond", only_pass, confirm=True)
        finish(g)

    match = start(play)
    assert match.legal_answers("ann") == (PASS,)
    give(match, "ann", PASS)
    assert rows(match) == [("ann", "respond", "pass", "")]


def test_chance_is_journalled_with_its_reason():
    def play(g):
        faces = yield Roll(d6=2, why="die")
        drawn = yield Draw([0, 1, 1], why="deal", of=FRUIT, to=(ANN,))
        bare = yield Draw([7, 8], why="lot")
        g.marks = [*faces, drawn, bare]
        finish(g)

    chance = Scripted()
    chance.script("die", [2, 5])
    chance.script("deal", "pear")
    chance.script("lot", 8)
    match = start(play, chance)
    assert rows(match) == [
        ("chance", "die", (2, 5), ""),
        ("chance", "deal", "pear", ""),
        ("chance", "lot", "8", ""),
    ]
    assert match.state.marks == [2, 5, FRUIT["pear"], 8]
    assert [e.to for e in match.journal] == [None, ("ann",), None]
    assert match.journal.chances == 3


def test_a_secret_answer_is_known_to_its_role_alone():
    def play(g):
        yield Ask(ANN, "pick", fruits, secret=True)
        yield Ask(ANN, "pick", fruits)
        finish(g)

    match = start(play)
    give(match, "ann", "pear")
    give(match, "ann", "pear")
    assert [e.to for e in match.journal] == [("ann",), None]


# All at once


def all_bid(g):
    yield Checkpoint("bids")
    given = yield AskAll({r: Ask(r, "bid", one_to_three, g) for r in (ANN, BEN, CEC)})
    g.marks.extend(given.values())
    g.tell("bids", order=list(given))
    yield Ask(ANN, "pick", fruits)
    finish(g)


@pytest.mark.parametrize("order", [("ann", "ben", "cec"), ("cec", "ann", "ben"), ("ben", "cec", "ann")])
def test_all_answer_at_once_in_any_order(order):
    match = start(all_bid)
    bids = {"ann": "3", "ben": "1", "cec": "2"}
    for given, role in enumerate(order):
        assert {q.role for q in match.questions} == set(order[given:])
        numbers = {"ann": 0, "ben": 1, "cec": 2}
        assert {q.role: q.number for q in match.questions} == {r: numbers[r] for r in order[given:]}
        give(match, role, bids[role])
    assert match.state.marks == [3, 1, 2]
    assert match.log.events[0].args["order"] == [["role", "ann"], ["role", "ben"], ["role", "cec"]]
    assert [row[0] for row in rows(match)] == list(order)
    assert all(e.to == (e.by,) for e in match.journal)
    assert match.question("ann").number == 3


def test_nobody_answers_twice_while_the_others_think():
    match = start(all_bid)
    give(match, "ben", "1")
    with pytest.raises(WrongSeat):
        match.answer("ben", 1, "bid", "2")


def test_forced_answers_among_all_are_given_at_once():
    def own(g, role):
        return (1, 2) if role == BEN else (0,)

    def play(g):
        given = yield AskAll({r: Ask(r, "bid", own, g, r) for r in (ANN, BEN, CEC)})
        g.marks.extend(given.values())
        finish(g)

    match = start(play)
    assert rows(match) == [("ann", "bid", "0", "forced"), ("cec", "bid", "0", "forced")]
    give(match, "ben", "2")
    assert match.state.marks == [0, 2, 0]


def test_when_all_are_forced_play_goes_on():
    def play(g):
        given = yield AskAll({r: Ask(r, "respond", only_pass) for r in (ANN, BEN)})
        g.marks.append(len(given))
        given = yield AskAll({})
        g.marks.append(len(given))
        finish(g)

    match = start(play)
    assert match.over
    assert match.state.marks == [2, 0]


def test_a_seat_with_two_roles_answers_for_one_after_the_other():
    match = start(all_bid, seats={"first": (ANN, CEC), "second": (BEN,)})
    assert match.question("first").role == "ann"
    match.answer("first", 0, "bid", "3")
    assert match.question("first").role == "cec"
    with pytest.raises(StaleNumber):  # sent twice, it is not taken for the other role's answer
        match.answer("first", 0, "bid", "3")
    match.answer("first", 2, "bid", "1")
    match.answer("second", 1, "bid", "2")
    assert match.state.marks == [3, 2, 1]


# How it ends


def test_victory_ends_the_game_from_any_depth():
    def deep(g):
        yield Ask(ANN, "pick", fruits)
        raise Victory("sudden", BEN, "cec")

    def play(g):
        g.step = 7
        yield from deep(g)

    match = start(play)
    give(match, "ann", "pear")
    assert match.over
    assert (match.result.kind, match.result.winners) == ("sudden", ("ben", "cec"))
    assert match.result.scores == {"ann": 7.0, "ben": 0.0, "cec": 0.0}
    assert match.questions == ()


def test_the_table_may_end_the_game():
    match = start(two_picks)
    match.end("concession", ["ben"])
    assert (match.result.kind, match.result.winners) == ("concession", ("ben",))
    assert rows(match) == [("table", "end", ["concession", "ben"], "")]


# Why not


def test_why_not():
    def explain(what, g):
        return Refusal("refused.sour", "1.1-r2", {"fruit": what}) if what == "lemon" else None

    match = start(two_picks, refusals={"pick": explain})
    assert match.why_not("ann", "pear") is None
    assert match.why_not("ann", "lemon") == Refusal("refused.sour", "1.1-r2", {"fruit": "lemon"})
    assert match.why_not("ann", "grape") == Refusal("refused.not-offered", "1.1-r1", {"what": "grape"})
    assert match.why_not("ben", "1") == Refusal("refused.not-asked")
    give(match, "ann", "pear")
    assert match.why_not("ben", "9") == Refusal("refused.not-offered", None, {"what": "9"})
    give(match, "ben", "1")
    assert match.why_not("ben", "1") == Refusal("refused.game-over")


def test_a_spectator_sees_what_is_open_to_all():
    match = start(two_picks)
    assert match.roles(None) == ()
    assert match.view(None) == {"step": 0, "marks": [], "secret": 0}
    assert match.view("ann")["secret"] == []
