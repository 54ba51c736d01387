"""The PettingZoo environments: PettingZoo's own tests for every title and player count, and ours."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cuius.core.errors import BadConfig
from cuius.core.title import get_title, installed_titles
from cuius.envs import env, raw_env

TABLES = [(name, players) for name in installed_titles() for players in get_title(name).players]


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_pettingzoo_finds_the_interface_right(title, players):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(title, players=players), num_cycles=60, verbose_progress=False)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_pettingzoo_finds_the_same_game_for_the_same_seed(title, players):
    seed_test(lambda: env(title, players=players), num_cycles=15)


def play(table, seed: int) -> list[tuple[str, int]]:
    """A random game; who acted how."""
    table.reset(seed=seed)
    random = np.random.default_rng(seed)
    taken = []
    for agent in table.agent_iter():
        seen, _, ended, cut, _ = table.last()
        action = None if ended or cut else int(random.choice(np.flatnonzero(seen["action_mask"])))
        taken.append((agent, -1 if action is None else action))
        table.step(action)
    return taken


WHOLE = [
    ("example", {}),
    ("revolution", {}),
    ("guerres", {}),
    ("here_i_stand", {"players": 2}),
    ("here_i_stand", {"scenario": "tournament"}),
]


@pytest.mark.parametrize(("title", "wish"), WHOLE)
def test_a_random_game_ends_for_everybody(title, wish):
    table = env(title, **wish)
    table.reset(seed=1)
    random, ends = np.random.default_rng(1), {}
    for agent in table.agent_iter(table.unwrapped.title.max_journal_rows):
        seen, reward, ended, cut, info = table.last()
        assert not cut
        assert table.observation_space(agent).contains(seen)
        if ended:
            ends[agent] = reward
            table.step(None)
        else:
            assert info["left_out"] == max(0, len(table.unwrapped.match.question(agent).options) - 256)
            table.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert set(ends) == set(table.possible_agents)
    assert sum(ends.values()) == pytest.approx(0)


def test_a_whole_game_ends_with_a_reward_for_everybody():
    table = raw_env("example", players=3)
    table.reset(seed=2)
    while not table.match.over:
        table.step(0)
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert all(table.terminations.values())


def test_winning_as_reward():
    table = raw_env("example", players=2, reward="win")
    table.reset(seed=2)
    while not table.match.over:
        table.step(0)
    won = {seat for seat, reward in table.rewards.items() if reward == 1.0}
    assert won
    assert set(table.rewards.values()) <= {1.0, -1.0}
    with pytest.raises(BadConfig):
        raw_env("example", reward="fame")


def test_the_same_seed_is_the_same_game_and_another_is_not():
    table = raw_env("example")
    assert play(table, 4) == play(table, 4)
    assert play(table, 4) != play(table, 5)


def test_an_observation_holds_nothing_that_the_seat_may_not_know():
    table = raw_env("example")
    table.reset(seed=3)
    for _ in range(12):
        table.step(0)
    match, title = table.match, table.title
    for agent in table.possible_agents:
        before = table.observe(agent)
        state = match.state
        match.state = state.clone()
        title.redeal(match.state, match.roles(agent), np.random.default_rng(1).integers)
        assert match.state.digest() != state.digest()
        after = table.observe(agent)
        match.state = state
        assert all(np.array_equal(before[part], after[part]) for part in before)


def test_only_the_agent_that_is_asked_has_answers():
    table = raw_env("revolution")
    table.reset(seed=1)
    for agent in table.possible_agents:
        asked = table.match.question(agent)
        assert table.observe(agent)["action_mask"].sum() == (0 if asked is None else len(asked.options))
        assert (table.information(agent)["question"] is None) == (asked is None)
        assert table.information(agent)["view"] == table.match.view(agent)


def test_an_action_that_is_not_in_the_list():
    table = raw_env("example")
    table.reset(seed=1)
    before = len(table.match.journal)
    for wrong in (-1, 200, None):
        with pytest.raises(ValueError, match="no index into the list"):
            table.step(wrong)
    assert len(table.match.journal) == before


def test_a_list_longer_than_the_actions_says_so():
    table = raw_env("revolution", actions=2)
    table.reset(seed=1)
    question = table.match.questions[0]
    assert table.infos[question.seat]["left_out"] == len(question.options) - 2 > 0


def test_what_an_agent_was_told_stays_when_the_game_goes_on():
    table = raw_env("example")
    table.reset(seed=1)
    _, _, _, _, told = table.last()
    before = dict(told)
    assert set(before) == {"role", "key", "left_out"}
    table.step(0)
    assert told == before


def test_a_line_about_the_game():
    table = raw_env("example", render_mode="ansi")
    table.reset(seed=1)
    assert table.render().startswith("example, row ")
