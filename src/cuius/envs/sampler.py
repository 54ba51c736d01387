"""Many games in parallel: one call of the policy answers the open question of each.

    with closing(Sampler("revolution", tables=32, seed=1, processes=2)) as sampler:
        batch = sampler.sample(policy, steps=10_000)

A policy takes observations (tables, features), masks and option ids (tables, actions) and returns one action
per table. Finished games are scored and replaced.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cuius.envs.vector import VectorEnv

Array = NDArray[Any]
Policy = Callable[[Array, Array, Array], Array]


class SampledStep(NamedTuple):
    """One answer of one seat."""

    observation: Array
    mask: Array
    options: Array
    question: Array
    action: int
    seat: int


class Batch:
    """Steps of whole games, one per row."""

    def __init__(self, steps: list[SampledStep], returns: list[float]) -> None:
        self.observations = np.stack([step.observation for step in steps])
        self.masks = np.stack([step.mask for step in steps])
        self.options = np.stack([step.options for step in steps])
        self.questions = np.stack([step.question for step in steps])
        self.actions = np.array([step.action for step in steps], dtype=np.int64)
        self.seats = np.array([step.seat for step in steps], dtype=np.int64)
        self.returns = np.array(returns, dtype=np.float64)
        """The final reward of the acting seat; 0 in a truncated game."""

    def __len__(self) -> int:
        return len(self.actions)


class Sampler:
    """Plays several tables of one title in parallel; the settings are those of `EnvTable`."""

    def __init__(
        self, title: str, tables: int = 16, seed: int = 1, processes: int = 0, **settings: Any
    ) -> None:
        self.env = VectorEnv(title, tables, processes, **settings)
        self.games = 0
        self._seen, self._info = self.env.reset(seed=seed)
        self._running: list[list[SampledStep]] = [[] for _ in range(tables)]

    def sample(self, policy: Policy, steps: int) -> Batch:
        """At least so many steps, all of whole games; a truncated game has rewards of 0."""
        done: list[SampledStep] = []
        returns: list[float] = []
        while len(done) < steps:
            self._step(policy, done, returns)
        return Batch(done, returns)

    def _step(self, policy: Policy, done: list[SampledStep], returns: list[float]) -> None:
        """One answer at every table; the steps of the games that ended with it are added."""
        seen, options, masks = self._seen["observation"], self._seen["options"], self._seen["action_mask"]
        asked = self._seen["question"]
        seats = self._info["seats"].tolist()
        chosen = policy(seen, masks, options)
        self._seen, rewards, ended, cut, self._info = self.env.step(chosen)
        for table, running in enumerate(self._running):
            parts = (seen[table], masks[table], options[table], asked[table])
            running.append(SampledStep(*parts, int(chosen[table]), seats[table]))
            if ended[table] or cut[table]:
                done += running
                returns += [float(rewards[table, one.seat]) for one in running]
                running.clear()
                self.games += 1

    def close(self) -> None:
        """End the processes, if there are any."""
        self.env.close()


def random_policy(seed: int) -> Policy:
    """The uniformly random policy: one number a table, since the answers that are offered come first."""
    random = np.random.default_rng(seed)

    def policy(observations: Array, masks: Array, options: Array) -> Array:
        offered = masks.sum(axis=1, dtype=np.int64)
        chosen: Array = (random.random(len(masks)) * offered).astype(np.int64)
        return chosen

    return policy
