"""A steward that keeps what it worked out answers like one that sees every position for the first time."""

from __future__ import annotations

from random import Random

import pytest

from cuius.bots import Steward, answer_of
from cuius.core.chance import Seeded
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.title import get_title


@pytest.mark.parametrize(
    ("name", "players", "answers"),
    [("revolution", 5, 500), ("guerres", 3, 400), ("here_i_stand", 6, 500), ("here_i_stand", 2, 300)],
)
def test_kept_and_fresh_thoughts_agree(name, players, answers):
    title, random = get_title(name), Random(5)
    match = Match(title, title.configure(players), Seeded(5), log=False).begin()
    steward = Steward(title)
    for _ in range(answers):
        if match.over:
            break
        question = match.questions[0]
        word = word_of(answer_of(steward, match, question))
        assert word == title.steward(match.view(question.seat), plain_question(question)), question.key
        if random.random() < 0.1:
            word = random.choice(question.words)
        match.answer(question.seat, question.number, question.key, word)
    assert steward.memory
