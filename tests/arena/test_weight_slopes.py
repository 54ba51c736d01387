"""`bench/weight_slopes.py`: the fit finds what shares depend on, and a game says what it was played with."""

from __future__ import annotations

from random import Random

import pytest

from bench.weight_slopes import CLEAR, PlayedGame, Trial, effects_of, play_game
from cuius.core.title import get_title


def made_up(games: int, seed: int) -> list[PlayedGame]:
    """Shares that rise with `use`, are best at the present `mean`, and do not depend on `none`."""
    draw, found = Random(seed), []
    for game in range(games):
        factors = {name: draw.gauss(0, 0.4) for name in ("use", "mean", "none")}
        share = 0.5 + 0.1 * factors["use"] - 0.2 * factors["mean"] ** 2 + draw.gauss(0, 0.1)
        found.append(PlayedGame(game, "red", factors, share))
    return found


def test_slopes_and_bends_are_found():
    effects = {effect.weight: effect for effect in effects_of(made_up(3000, 4))}
    assert effects["use"].slope == pytest.approx(0.1, abs=0.02)
    assert effects["mean"].bend == pytest.approx(-0.2, abs=0.04)
    assert effects["use"].clearness > effects["none"].clearness
    assert effects["mean"].clearness > CLEAR


def test_too_few_games_say_nothing():
    with pytest.raises(SystemExit, match="say nothing yet"):
        effects_of(made_up(20, 4))


def test_a_game_is_the_same_again_and_tells_the_factors():
    config = get_title("guerres").configure()
    trial = Trial(config, 3, 0.2, "", 0.0)
    found = play_game((trial, 1))
    assert found == play_game((trial, 1))
    assert found.role == "league"
    assert 0 <= found.share <= 1
    assert 0 < max(abs(factor) for factor in found.factors.values()) < 2
