"""A game that is only played takes few checkpoints; it runs as any other, and copies of it too."""

from __future__ import annotations

from random import Random

import pytest

from cuius.core.chance import Seeded
from cuius.core.determinization import InformationSet
from cuius.core.match import Match
from cuius.core.runner import SPARSE_ROWS
from cuius.core.title import get_title


def new_match(title: str, checkpoint_rows: int) -> Match:
    known = get_title(title)
    return Match(known, known.configure(), Seeded(7), log=False, checkpoint_rows=checkpoint_rows).begin()


def give(match: Match, word: str) -> None:
    question = match.questions[0]
    match.answer(question.seat, question.number, question.key, word)


@pytest.mark.parametrize("title", ["example", "revolution", "guerres", "here_i_stand"])
def test_it_plays_and_forks_like_a_game_with_all_checkpoints(title):
    sparse, dense, random = new_match(title, SPARSE_ROWS), new_match(title, 0), Random(1)
    states = {id(sparse.checkpoint_state): sparse.checkpoint_state}
    for number in range(150):
        if dense.over:
            break
        assert sparse.questions[0].words == dense.questions[0].words
        word = random.choice(dense.questions[0].words)
        if number % 10 == 0:
            fork = sparse.fork()
            give(fork, word)
        give(sparse, word)
        give(dense, word)
        if number % 10 == 0:
            assert fork.state.digest() == sparse.state.digest() == dense.state.digest()
        states[id(sparse.checkpoint_state)] = sparse.checkpoint_state
    assert 2 <= len(states) <= 2 + len(sparse.journal) // SPARSE_ROWS


def test_a_fork_goes_on_with_as_few():
    assert new_match("example", SPARSE_ROWS).fork().checkpoint_rows == SPARSE_ROWS
    assert new_match("example", 0).fork().checkpoint_rows == 0


def test_a_search_takes_every_checkpoint_of_its_worlds():
    match = new_match("example", SPARSE_ROWS)
    world = InformationSet(match, match.questions[0].seat).sample_world(1)
    assert world.checkpoint_rows == 0
