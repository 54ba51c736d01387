"""Many tables as one environment: the same games as one by one, in this process or in others."""

from __future__ import annotations

import os
import signal
from contextlib import closing

import numpy as np
import pytest

from cuius.bots.seeds import derive_seed
from cuius.core.errors import BadConfig
from cuius.core.events import plain_argument
from cuius.core.title import get_title
from cuius.envs import EnvironmentFailed, Sampler, VectorEnv, raw_env
from cuius.envs.encoding import Encoder
from cuius.envs.sampler import random_policy

SMALL = {"players": 2, "features": 512, "actions": 16}


def chosen(masks, step):
    """An answer of every list, the same random number for all."""
    return np.random.default_rng(step).integers(2**31) % masks.sum(axis=1, dtype=np.int64)


def play(envs: VectorEnv, steps: int) -> list[list[np.ndarray]]:
    seen, info = envs.reset(seed=7)
    told = [[*seen.values(), info["seats"]]]
    for step in range(steps):
        seen, *rest, info = envs.step(chosen(seen["action_mask"], step))
        told.append([*seen.values(), info["seats"], *rest])
    return told


def play_alone(number: int, steps: int) -> list[list[np.ndarray]]:
    """What a table of the vector tells, from the environment for one table."""
    one = raw_env("example", **SMALL)
    one.reset(seed=derive_seed(7, number) % 2**31)
    told = []
    for step in range(-1, steps):
        rest = []
        if step >= 0:
            one.step(int(chosen(told[-1][1][None], step)[0]))
            over = one.match.over
            rest = [np.array(list(one.rewards.values())), np.array(over), np.array(False)]
            if over:
                one.reset()
        seen = one.observe(one.agent_selection)
        told.append([*seen.values(), np.array(one.possible_agents.index(one.agent_selection)), *rest])
    return told


def test_the_same_games_alone_together_and_in_processes():
    with closing(VectorEnv("example", tables=3, **SMALL)) as envs:
        together = play(envs, 220)
    with closing(VectorEnv("example", tables=3, processes=2, **SMALL)) as envs:
        apart = play(envs, 220)
        seen, _ = envs.reset(seed=7)
        before = {part: array.copy() for part, array in seen.items()}
        with pytest.raises(ValueError, match=r"Table 1: 15 is no index into the list of \d+ answers"):
            envs.step(np.array([0, 15, 0]))
        with pytest.raises(ValueError, match="for each of the 3 tables"):
            envs.step(np.array([0, 0]))
        seen, _, _, _, _ = envs.step(np.array([0, 0, 0]))
        assert any(not np.array_equal(seen[part], before[part]) for part in seen)
        killed = envs._workers[1][0]
        assert killed.pid is not None
        os.kill(killed.pid, signal.SIGKILL)
        with pytest.raises(EnvironmentFailed, match=r"tables 1 to 2 failed.*\n.*status -9"):
            envs.step(np.array([0, 0, 0]))
    with pytest.raises(EnvironmentFailed, match="closed"):
        envs.reset()
    assert any(step[5].any() for step in together[1:])  # some games ended
    for step, (one, other) in enumerate(zip(together, apart, strict=True)):
        for mine, theirs in zip(one, other, strict=True):
            assert np.array_equal(mine, theirs), step
    for number in range(3):
        for one, other in zip(play_alone(number, 220), together, strict=True):
            assert all(np.array_equal(mine, theirs[number]) for mine, theirs in zip(one, other, strict=True))


def test_wishes_that_cannot_be_met():
    for tables, processes in ((0, 0), (2, 3), (2, -1)):
        with pytest.raises(BadConfig, match="at least one table"):
            VectorEnv("example", tables=tables, processes=processes)
    envs = VectorEnv("example", tables=2, **SMALL)
    with pytest.raises(EnvironmentFailed, match="call reset first"):
        envs.step(np.array([0, 0]))
    with pytest.raises(ValueError, match="A seed for each"):
        envs.reset(seed=[1])
    first, _ = envs.reset(seed=[3, 3])
    assert np.array_equal(first["observation"][0], first["observation"][1])
    assert envs.observation_space.contains(first)


@pytest.mark.parametrize(
    ("title", "players"),
    [("here_i_stand", None), ("here_i_stand", 2), ("guerres", None), ("revolution", None), ("example", None)],
)
def test_what_is_kept_up_to_date_is_what_would_be_encoded_anew(title, players):
    table, random = raw_env(title, players=players, observed="hashes"), np.random.default_rng(5)
    table.reset(seed=2)
    encoder = Encoder(lists=get_title(title).view_lists)
    for step in range(240):
        if table.match.over:
            table.reset()
        agents = table.possible_agents if step % 40 == 0 else [table.agent_selection]
        for agent in agents:
            asked = table.match.question(agent)
            about = (
                {} if asked is None else {n: plain_argument(v) for n, v in (asked.ask.about or {}).items()}
            )
            question = None if asked is None else {"role": asked.role, "key": asked.key, "about": about}
            anew = encoder.for_another_table().encode(table.match.view(agent), question)
            seen = table.observe(agent)
            assert np.array_equal(seen["observation"], anew)
        table.step(int(random.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]))))


def test_a_sampler_with_processes_samples_the_same():
    batches = []
    for processes in (0, 2):
        with closing(Sampler("example", tables=2, seed=5, processes=processes, **SMALL)) as sampler:
            batches.append(sampler.sample(random_policy(1), 120))
    one, two = batches
    assert np.array_equal(one.observations, two.observations)
    assert np.array_equal(one.returns, two.returns)
    assert np.array_equal(one.seats, two.seats)
