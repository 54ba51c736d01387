"""A hundred thousand wrong answers: each is refused with its own error and changes nothing."""

from __future__ import annotations

import pytest

from cuius.core.chance import Seeded
from cuius.core.errors import NotOffered, StaleNumber, WrongKey, WrongSeat
from cuius.core.match import Match
from cuius.core.title import get_title
from cuius.kit.fuzz import configurations, play_step
from cuius.kit.laws import Game
from cuius.kit.laws.refusals import mutants, refusals_change_nothing


def game_of(seed):
    title = get_title("example")
    configs = configurations(title)
    return Game(Match(title, configs[seed % len(configs)], Seeded(seed)).begin(), seed)


@pytest.mark.slow
def test_a_hundred_thousand_mutated_answers_are_refused():
    refused = seed = 0
    while refused < 100_000:
        game = game_of(seed)
        while not game.match.over and refused < 100_000:
            refused += refusals_change_nothing(game, most=1000)
            play_step(game)
        seed += 1
    assert refused >= 100_000


def test_mutants_are_wrong_in_every_part():
    game = game_of(1)
    kinds = {mutant[0] for question in game.match.questions for mutant in mutants(game.match, question)}
    assert kinds == {NotOffered, StaleNumber, WrongKey, WrongSeat}


def test_a_finished_game_refuses_everything():
    game = game_of(2)
    while not game.match.over:
        play_step(game)
    refusals_change_nothing(game)
