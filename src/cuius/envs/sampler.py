"""Many games in parallel: one call of the policy answers the open question of each.

    sampler = Sampler("revolution", tables=32, seed=1)
    batch = sampler.sample(policy, steps=10_000)

A policy takes observations (tables, features), masks and option ids (tables, actions) and returns one action
per table. Finished games are scored and replaced.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cuius.bots.seeds import derive_seed
from cuius.envs.aec import CuiusEnv

Array = NDArray[Any]
Policy = Callable[[Array, Array, Array], Array]


class Batch:
    """Steps of whole games, one per row."""

    def __init__(self, steps: list[SampledStep]) -> None:
        self.observations = np.stack([step.observation["observation"] for step in steps])
        self.masks = np.stack([step.observation["action_mask"] for step in steps])
        self.options = np.stack([step.observation["options"] for step in steps])
        self.actions = np.array([step.action for step in steps], dtype=np.int64)
        self.seats = np.array([step.seat for step in steps], dtype=np.int64)
        self.returns = np.array([step.final_reward for step in steps], dtype=np.float64)
        """The final reward of the acting seat; 0 in a truncated game."""

    def __len__(self) -> int:
        return len(self.actions)


class SampledStep:
    """One answer of one seat."""

    __slots__ = ("action", "final_reward", "observation", "seat")

    def __init__(self, observation: dict[str, Array], action: int, seat: int) -> None:
        self.observation = observation
        self.action = action
        self.seat = seat
        self.final_reward = 0.0


class Sampler:
    """Plays several tables of one title in parallel."""

    def __init__(self, title: str, tables: int = 16, seed: int = 1, **settings: Any) -> None:
        self.envs = [CuiusEnv(title, **settings) for _ in range(tables)]
        for env in self.envs[1:]:
            env.encoder = self.envs[0].encoder.for_another_table()
        for number, env in enumerate(self.envs):
            env.reset(seed=derive_seed(seed, number) % 2**31)
        self.games = 0
        self._running: list[list[SampledStep]] = [[] for _ in self.envs]

    def sample(self, policy: Policy, steps: int) -> Batch:
        """At least so many steps, all of whole games; a truncated game has rewards of 0."""
        done: list[SampledStep] = []
        while len(done) < steps:
            done += self.step(policy)
        return Batch(done)

    def step(self, policy: Policy) -> list[SampledStep]:
        """One answer at every table; returns the steps of the games that ended with it."""
        seen = [env.observe(env.agent_selection) for env in self.envs]
        chosen = policy(
            np.stack([s["observation"] for s in seen]),
            np.stack([s["action_mask"] for s in seen]),
            np.stack([s["options"] for s in seen]),
        )
        ended: list[SampledStep] = []
        for env, running, one, action in zip(self.envs, self._running, seen, chosen, strict=True):
            running.append(SampledStep(one, int(action), env.possible_agents.index(env.agent_selection)))
            env.step(int(action))
            if any(env.terminations.values()) or any(env.truncations.values()):
                ended += self._end(env, running)
        return ended

    def _end(self, env: CuiusEnv, running: list[SampledStep]) -> list[SampledStep]:
        for step in running:
            step.final_reward = env.rewards[env.possible_agents[step.seat]]
        ended = running[:]
        running.clear()
        env.reset()
        self.games += 1
        return ended


def random_policy(seed: int) -> Policy:
    """The uniformly random policy."""
    random = np.random.default_rng(seed)

    def policy(observations: Array, masks: Array, options: Array) -> Array:
        chosen: Array = np.argmax(random.random(masks.shape) * masks, axis=1)
        return chosen

    return policy
