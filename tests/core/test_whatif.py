"""What-ifs: a world that a seat holds possible, and nothing in it of what the seat may not know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from cuius.core.chance import Seeded
from cuius.core.errors import GameOver, NotOffered, WrongSeat
from cuius.core.match import Match
from cuius.core.observation import observe
from cuius.core.requests import Ask, AskAll, Checkpoint, Draw, Roll
from cuius.core.standing_orders import Order
from cuius.core.title import get_title
from cuius.core.whatif import TrialAnswer, WhatIfImpossible, apply_answer, start_what_if
from tests.core.toys import ANN, BEN, CEC, FRUIT, finish, fruits, give, start


def tried(match: Match, seat: str | None, number: int | None = None, seed: int = 7) -> tuple[Match, int]:
    at = len(match.journal) if number is None else number
    return start_what_if(match.title, match.config, tuple(match.journal), seat, at, seed)


def random_game(seed: int, answers: int) -> Match:
    """The example title, with its hands, its secret bids and its private offers, some way into a game."""
    title, random = get_title("example"), Random(seed)
    match = Match(title, title.configure(4), Seeded(seed)).begin()
    for _ in range(answers):
        if match.over:
            break
        question = random.choice(match.questions)
        match.answer(question.seat, question.number, question.key, random.choice(question.words))
    return match


def two_rolls(g):
    yield Checkpoint("turn")
    for _ in range(2):
        g.marks.append((yield Ask(ANN, "pick", fruits)))
        g.marks.extend((yield Roll(d6=4, why="luck")))
    g.marks.append((yield Ask(ANN, "pick", fruits)))
    finish(g)


def test_a_trial_begins_where_the_game_stood_and_leaves_it_alone():
    match = start(two_rolls, private_view=None)
    give(match, "ann", "pear")
    before = observe(match, "ann")
    trial, at = tried(match, "ann")
    assert at == len(match.journal)
    assert trial.view("ann") == match.view("ann")
    apply_answer(trial, TrialAnswer("ann", "plum"))
    assert trial.state.marks != match.state.marks
    assert observe(match, "ann") == before


def test_the_chance_of_a_trial_is_its_own():
    match = start(two_rolls, private_view=None)
    give(match, "ann", "pear")
    thrown = set()
    for seed in range(10, 15):
        trial, _ = tried(match, "ann", seed=seed)
        apply_answer(trial, TrialAnswer("ann", "plum"))
        thrown.add(tuple(trial.state.marks[-4:]))
    again, _ = tried(match, "ann", seed=10)
    apply_answer(again, TrialAnswer("ann", "plum"))
    give(match, "ann", "plum")
    assert len(thrown) > 1
    assert tuple(again.state.marks[-4:]) in thrown
    assert tuple(match.state.marks[-4:]) not in thrown


def test_answers_must_fit():
    trial, _ = tried(start(two_rolls), "ann")
    with pytest.raises(WrongSeat, match="not asked here"):
        apply_answer(trial, TrialAnswer("ben", "plum"))
    with pytest.raises(NotOffered):
        apply_answer(trial, TrialAnswer("ann", "melon"))


def test_a_game_that_is_over_is_not_tried_out_but_its_past_is():
    match = start(two_rolls)
    for _ in range(3):
        give(match, "ann", "pear")
    assert match.over
    with pytest.raises(GameOver, match="earlier moment"):
        tried(match, "ann")
    trial, at = tried(match, "ann", 0)
    assert (at, trial.legal_answers("ann")) == (0, ("apple", "pear", "plum"))


def sealed(g):
    """All choose in secret; then what they chose is laid open."""
    yield Checkpoint("turn")
    g.marks.append((yield Ask(BEN, "pick", fruits)))
    given = yield AskAll({role: Ask(role, "bid", fruits) for role in (ANN, BEN, CEC)})
    g.marks.extend(int(fruit) for fruit in given.values())
    yield Ask(ANN, "pick", fruits)
    finish(g)


def test_sealed_answers_of_others_are_given_anew():
    match = start(sealed)
    give(match, "ben", "plum")
    give(match, "ann", "apple")
    give(match, "ben", "pear")
    trial, at = tried(match, "ann")
    assert at == 2
    assert [q.role for q in trial.questions] == ["ben", "cec"]
    spectators, at = tried(match, None)
    assert at == 1
    assert [q.role for q in spectators.questions] == ["ann", "ben", "cec"]


def in_mind(g):
    """Ben chooses in secret and keeps it in mind; a card is drawn that only he sees."""
    yield Checkpoint("turn")
    g.marks.append((yield Ask(ANN, "pick", fruits)))
    kept = yield Ask(BEN, "keep", fruits, secret=True)
    drawn = yield Draw(FRUIT.ids, why="draw", of=FRUIT, to=(BEN,))
    yield Ask(ANN, "pick", fruits)
    g.marks += [int(kept), int(drawn)]
    yield Checkpoint("told")
    yield Ask(ANN, "pick", fruits)
    finish(g)


def test_what_others_keep_in_mind_is_chosen_and_drawn_anew():
    match = start(in_mind)
    give(match, "ann", "apple")
    give(match, "ben", "plum")
    assert tried(match, "ann")[1] == 1
    assert tried(match, "cec")[1] == 1
    assert tried(match, "ben")[1] == len(match.journal)
    give(match, "ann", "pear")
    assert tried(match, "ann")[1] == len(match.journal), "at a checkpoint the state holds all secrets"


def test_nobodys_orders_stand_in_a_trial():
    match = start(two_rolls)
    match.add_order(Order("ann", "pick", "pear"))
    trial, _ = tried(match, "ben")
    apply_answer(trial, TrialAnswer("ann", "plum"))
    assert trial.legal_answers("ann"), "Ann is asked, although she left an order"


def lucky(g):
    """Ben is asked for what he holds, and holds nothing in some worlds."""
    yield Checkpoint("turn")
    g.secret = [1]
    yield Checkpoint("dealt")
    g.marks.append((yield Ask(BEN, "show", held, g, confirm=True)))
    finish(g)


def held(g):
    return tuple(g.secret)


def test_a_deal_in_which_nobody_could_answer_is_dealt_again():
    deals = []

    def redeal(g, roles, below):
        deals.append(below(3))
        g.secret = [1] if len(deals) % 3 == 0 else []

    match = start(lucky)
    match.title = msgspec.structs.replace(match.title, redeal=redeal)
    trial, _ = tried(match, "ann")
    assert len(deals) == 3
    assert trial.question("ben") is not None
    match.title = msgspec.structs.replace(match.title, redeal=nothing_left)
    with pytest.raises(WhatIfImpossible, match="cannot be tried out"):
        tried(match, "ann")


def nothing_left(g, roles, below):
    g.secret = []


@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_a_game_with_secrets_can_be_tried_out(seed):
    """One's own view is as it was; the hands of others are other hands of the same size."""
    match = random_game(seed, 90)
    seats = (*match.config.seats, None)
    differed = 0
    for number in range(0, len(match.journal), 4):
        for seat in seats:
            if match.over and number >= len(match.journal):
                continue
            trial, start_row = tried(match, seat, number, seed)
            assert start_row <= number
            past = match.at(start_row)
            if past.journal.length == trial.journal.length:
                assert trial.view(seat) == past.view(seat)
                differed += trial.state.digest() != past.state.digest()
    assert differed, "nothing was dealt anew"
