"""What the steward keeps from one question to the next holds for the position of the next."""

from __future__ import annotations

from random import Random

import pytest

from cuius.bots import Steward, answer_of
from cuius.core.chance import Seeded
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.title import get_title

ANSWERS = 600


@pytest.mark.parametrize(("players", "edition"), [(2, "2007"), (3, "2004"), (5, "2007")])
def test_a_steward_at_two_tables_answers_as_one_who_sees_each_position_first(players, edition):
    title, random = get_title("revolution"), Random(players)
    config = title.configure(players, options={"edition": edition})
    tables = [Match(title, config, Seeded(seed), log=False).begin() for seed in (1, 2)]
    steward = Steward(title, seed=players)
    for _ in range(ANSWERS):
        match = random.choice(tables)
        question = match.questions[0]
        word = word_of(answer_of(steward, match, question))
        fresh = title.steward(
            match.view(question.seat), plain_question(question), steward.character(question.role)
        )
        assert word == fresh, question.key
        if random.random() < 0.15:
            word = random.choice(question.words)
        match.answer(question.seat, question.number, question.key, word)
        if random.random() < 0.02:
            tables = [match, match.fork()]
