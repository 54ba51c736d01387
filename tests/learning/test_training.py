"""Training on a few games: what is written can be used, and weights that do not fit are refused."""

from __future__ import annotations

import logging

import msgspec
import numpy as np
import pytest

from cuius.bots import value as value_module
from cuius.bots.evaluation import Evaluator
from cuius.bots.value import BadWeights, Weights, learned_value, read_value, save_value
from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.title import get_title
from cuius.learning.card import ranges
from cuius.learning.dataset import Samples, leads
from cuius.learning.network import HIDDEN, SECOND, joined, pairs, scaled_inputs, who_was_ahead
from cuius.learning.run import TooFewGames, play_games, train
from cuius.learning.self_play import OTHERS_PER_GAME, play_game, read_games
from cuius.learning.training import accuracy, calibrate, fit_linear, foretold, outputs_of, split_games

TITLE = get_title("revolution")
GAMES = 12


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A dozen played games."""
    path = tmp_path_factory.mktemp("games")
    assert list(play_games(TITLE, path, 1, GAMES)) == list(range(1, GAMES + 1))
    return path


@pytest.fixture(scope="module")
def samples(folder):
    (path,) = folder.iterdir()
    return Samples(TITLE, read_games(path))


def test_a_game_is_the_same_with_the_same_seed(folder):
    (path,) = folder.iterdir()
    first = next(iter(read_games(path)))
    assert msgspec.json.decode(msgspec.json.encode(play_game(TITLE, 1)), type=type(first)) == first
    assert first.positions
    assert set(first.scores) <= set(TITLE.columns.roles)


def test_kept_are_the_first_position_of_every_turn_and_some_others(samples):
    for one in range(len(samples.games)):
        here = samples.which == one
        turns = samples.turns[here & samples.starts].tolist()
        assert turns == list(range(turns[0], turns[0] + len(turns)))
        assert 0 < (here & ~samples.starts).sum() <= OTHERS_PER_GAME


def test_a_turn_later_is_the_start_of_the_next_turn_of_the_same_game(samples):
    later = samples.a_turn_later()
    found = later >= 0
    assert found.any()
    assert samples.starts[later[found]].all()
    assert (samples.which[later[found]] == samples.which[found]).all()
    assert (samples.turns[later[found]] == samples.turns[found] + 1).all()
    for row in np.flatnonzero(~found):
        here = samples.starts & (samples.which == samples.which[row])
        assert samples.turns[here].max(initial=0) <= samples.turns[row]


def test_games_that_were_played_are_not_played_again(folder):
    assert list(play_games(TITLE, folder, 1, GAMES)) == []


def test_training_writes_weights_and_a_card_that_can_be_used(folder, tmp_path):
    report = train(TITLE, folder, tmp_path, "linear", 1, "cuius train revolution")
    assert report.games == GAMES
    assert report.bytes < 2_000_000
    value = read_value(tmp_path / "value.npz", TITLE)
    card = (tmp_path / "value.md").read_text()
    assert f"{GAMES} games" in card
    assert "seeds 1-12" in card
    match = Match(TITLE, TITLE.configure(3), Seeded(1), log=False).begin()
    judged = value.judge(match.state, TITLE.score(match.state), 0)
    playing = [role in match.seat_of for role in TITLE.columns.roles]
    assert judged.chances.sum() == pytest.approx(1.0, abs=1e-5)
    assert judged.leads.sum() == pytest.approx(0.0, abs=1e-3)
    assert [chance > 0 for chance in judged.chances.tolist()] == playing
    seats = Evaluator(match.config, value).evaluate(match)
    assert sum(seats) == pytest.approx(0.0, abs=1e-3)


def test_one_position_is_judged_as_all_are(samples, tmp_path):
    draw = np.random.default_rng(1)
    weights = random_weights(samples, draw)
    save(tmp_path, weights)
    value = read_value(tmp_path / "value.npz", TITLE)
    game = play_game(TITLE, 1)
    config = TITLE.configure(game.players, game.scenario, game.options)
    like = TITLE.setup(config)
    rows = np.arange(len(samples.turns)) < len(game.positions)
    together = outputs_of(samples, value.weights, rows)
    for number, position in enumerate(game.positions[:10]):
        state = type(like).from_dict(position.state, like)
        assert value.outputs(state) == pytest.approx(together[number], rel=1e-3, abs=1e-3)


def test_the_value_starts_from_the_present_points(samples):
    split = split_games(samples, 1)
    nothing = fit_linear(samples, split)
    zeros = {name: getattr(nothing, name) * 0 for name in ("linear", "linear_kept", "last_bias")}
    nothing = nothing._replace(**zeros, trust=np.ones((1, 2), np.float32))
    rows = split.measuring
    now = np.nan_to_num(leads(samples.points[rows]))
    assert foretold(samples, nothing, rows) == pytest.approx(now, abs=1e-4)
    for turn in accuracy(samples, nothing, rows):
        assert turn.value == pytest.approx(turn.points, abs=1e-3)


def test_games_are_split_whole_and_the_network_is_trusted_within_bounds(samples):
    split = split_games(samples, 1)
    assert (split.training.astype(int) + split.calibrating + split.measuring == 1).all()
    for one in set(samples.which.tolist()):
        here = samples.which == one
        assert [part[here].mean() for part in split].count(1.0) == 1
    trust = calibrate(samples, split, fit_linear(samples, split)).trust
    assert ((trust >= 0) & (trust <= 2)).all()


def test_who_was_ahead_is_told_of_roles_that_play(samples):
    ahead, both = who_was_ahead(samples), pairs(samples)
    assert (ahead + ahead.transpose(0, 2, 1) == 1).all()
    for row in range(0, len(samples.turns), 25):
        final = samples.final[row]
        for one in range(len(final)):
            for other in range(len(final)):
                plays = one != other and not np.isnan(final[one] + final[other])
                assert both[row, one, other] == plays
                if plays and final[one] > final[other]:
                    assert ahead[row, one, other] == 1


def test_joined_networks_say_what_they_say_on_average(samples):
    split = split_games(samples, 1)
    base = fit_linear(samples, split)
    inputs = scaled_inputs(samples, split, base)
    draw = np.random.default_rng(1)
    width, roles = inputs.x.shape[1], samples.final.shape[1]
    shapes = {"first": (HIDDEN, width), "second": (SECOND, HIDDEN), "last": (roles, SECOND)}
    nets = [
        {f"{name}.weight": draw.normal(size=shape) * 0.1 for name, shape in shapes.items()}
        | {f"{name}.bias": draw.normal(size=shape[0]) for name, shape in shapes.items()}
        | {"skip.weight": draw.normal(size=(roles, width)) * 0.1}
        for _ in range(2)
    ]

    def odds(net):
        first = np.maximum(inputs.x @ net["first.weight"].T + net["first.bias"], 0)
        second = np.maximum(first @ net["second.weight"].T + net["second.bias"], 0)
        return second @ net["last.weight"].T + net["last.bias"] + inputs.x @ net["skip.weight"].T

    rows = np.ones(len(samples.turns), bool)
    found = outputs_of(samples, joined(inputs, base, nets), rows)
    assert found[:, :roles] == pytest.approx(outputs_of(samples, base, rows)[:, :roles], abs=1e-3)
    expected = np.mean([odds(net) for net in nets], axis=0)
    assert found[:, roles:] == pytest.approx(expected, rel=0.02, abs=0.05)


@pytest.mark.parametrize("change", [{"rules": 99}, {"columns": 99}, {"title": "guerres"}, {"width": 3}])
def test_weights_made_for_something_else_are_refused(samples, tmp_path, change):
    save(tmp_path, fit_linear(samples, split_games(samples, 1)), **change)
    with pytest.raises(BadWeights, match="Train it again"):
        read_value(tmp_path / "value.npz", TITLE)


def test_the_search_falls_back_with_a_warning(tmp_path, monkeypatch, caplog):
    broken = msgspec.structs.replace(TITLE, folder=tmp_path)
    monkeypatch.setattr(value_module, "LOADED", {})
    with caplog.at_level(logging.WARNING):
        assert learned_value(broken, broken.configure()) is None
        assert learned_value(broken, broken.configure()) is None
    assert len(caplog.records) == 1
    assert "judges by points alone" in caplog.text


def test_too_few_games_are_refused(tmp_path):
    with pytest.raises(TooFewGames, match="at least"):
        train(TITLE, tmp_path, tmp_path, "linear", 1, "")


def test_ranges():
    assert ranges([3, 1, 2, 7]) == "1-3, 7"


def save(folder, weights: Weights, **change) -> None:
    columns = TITLE.columns
    header = value_module.ValueHeader(
        title="revolution",
        rules=TITLE.rules,
        columns=columns.version,
        width=columns.width,
        roles=columns.roles,
        games=1,
        seeds="1",
        kind="linear",
    )
    save_value(folder / "value.npz", msgspec.structs.replace(header, **change), weights)


def random_weights(samples: Samples, draw) -> Weights:
    """A network with hidden units, of random numbers."""
    split = split_games(samples, 1)
    base = fit_linear(samples, split)
    kept = np.arange(0, samples.small.shape[1], 3, dtype=np.int32)
    roles, plain = base.last.shape[1], len(base.mean)

    def some(*shape):
        return draw.normal(size=shape).astype(np.float32) * 0.1

    return base._replace(
        kept=kept,
        small=some(len(kept), 6).astype(np.float16).astype(np.float32),
        linear_kept=some(len(kept), roles).astype(np.float16).astype(np.float32),
        plain=some(plain, 6),
        bias=some(6),
        second=some(6, 4),
        second_bias=some(4),
        last=some(4, roles),
    )
