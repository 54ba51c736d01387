"""Many tables of one title as one vectorised environment, shared out among processes.

    with closing(VectorEnv("revolution", tables=32, processes=2)) as envs:
        seen, info = envs.reset(seed=1)
        seen, rewards, ended, cut, info = envs.step(actions)

In the manner of Gymnasium's vector environments, with one difference: several seats sit at a table. The one
that is asked acts (`info["seats"]`), and rewards have a column for each seat. A game that ends is replaced at
once: the observation is then the first of the next game.
"""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike

from cuius.bots.seeds import derive_seed
from cuius.core.errors import BadConfig, CuiusError
from cuius.envs.aec import metadata_of, space_of_observations
from cuius.envs.table import EnvTable
from cuius.envs.vector_tables import Part, Sizes, TableGroup, arrays_in, bytes_of, play_part

SECONDS_TO_END = 5.0
"""How long a process that was told to end may take."""

Observations = dict[str, Any]


class EnvironmentFailed(CuiusError):
    """A process of the environment ended or failed; the environment is closed."""


class VectorEnv(GymnasiumVectorEnv[Any, Any, Any]):
    """So many tables; with `processes`, in so many processes. The settings are those of `EnvTable`."""

    def __init__(self, title: str, tables: int = 16, processes: int = 0, **settings: Any) -> None:
        if tables < 1 or not 0 <= processes <= tables:
            text = "A vectorised environment has at least one table, and as many tables as processes or more"
            raise BadConfig(f"{text}; not {tables} tables in {processes} processes.")
        one = EnvTable(title, **settings)
        self.num_envs = tables
        self.seats = one.seats
        self.metadata = metadata_of(one) | {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = space_of_observations(one)
        self.single_action_space = Discrete(one.actions)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        sizes = Sizes(tables, one.features, one.actions, len(one.seats), one.number_type)
        self._memory: SharedMemory | None = None
        self._group: TableGroup | None = None
        self._workers: list[tuple[BaseProcess, Connection, Part]] = []
        self._is_reset = False
        if processes:
            self._memory = SharedMemory(create=True, size=bytes_of(sizes))
            self._arrays = arrays_in(self._memory.buf, sizes)
            self._start(title, settings, sizes, processes)
        else:
            self._arrays = arrays_in(bytearray(bytes_of(sizes)), sizes)
            self._group = TableGroup(title, settings, self._arrays)

    def _start(self, title: str, settings: dict[str, Any], sizes: Sizes, processes: int) -> None:
        assert self._memory is not None
        context = multiprocessing.get_context("spawn")
        bounds = [sizes.tables * n // processes for n in range(processes + 1)]
        for first, end in pairwise(bounds):
            part = Part(title, settings, sizes, self._memory.name, first, end)
            ours, theirs = context.Pipe()
            process = context.Process(target=play_part, args=(part, theirs), daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, ours, part))
        self._await_all()

    # Playing

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """A new game at every table. From one seed each table gets its own; without, the last games go on."""
        self._refuse_closed()
        seeds = seeds_of(seed, self.num_envs)
        if self._group is not None:
            self._group.reset(seeds)
        for _, connection, part in self._workers:
            self._send(connection, seeds[part.first : part.end])
        self._await_all()
        self._is_reset = True
        return self._observations(), self._info()

    def step(self, actions: ArrayLike) -> tuple[Observations, Any, Any, Any, dict[str, Any]]:
        """One action at every table; if one of them is not offered, all are refused and nothing changes."""
        self._refuse_closed()
        if not self._is_reset:
            raise EnvironmentFailed("There is no game yet; call reset first.")
        self._arrays.actions[:] = self._checked(actions)
        if self._group is not None:
            self._group.step()
        for _, connection, _ in self._workers:
            self._send(connection, None)
        self._await_all()
        rewards, ended, cut = self._arrays.rewards, self._arrays.terminations, self._arrays.truncations
        return self._observations(), rewards.copy(), ended.copy(), cut.copy(), self._info()

    def _checked(self, actions: ArrayLike) -> Any:
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"An action for each of the {self.num_envs} tables is needed, as integers.")
        masks, actions = self._arrays.masks, self._arrays.masks.shape[1]
        for table, action in enumerate(chosen.tolist()):
            if not (0 <= action < actions and masks[table, action]):
                many = int(masks[table].sum())
                text = f"Table {table}: {action} is no index into the list of {many} answers."
                raise ValueError(text)
        return chosen

    def _observations(self) -> Observations:
        return {
            "observation": self._arrays.observations.copy(),
            "action_mask": self._arrays.masks.copy(),
            "options": self._arrays.options.copy(),
            "question": self._arrays.questions.copy(),
        }

    def _info(self) -> dict[str, Any]:
        return {"seats": self._arrays.seats.copy()}

    # Processes

    def _send(self, connection: Connection, message: Any) -> None:
        with suppress(OSError):  # `_await_all` finds out why
            connection.send(message)

    def _await_all(self) -> None:
        """Wait until every process has done its part."""
        for process, connection, part in self._workers:
            try:
                failure: str | None = connection.recv()
            except (EOFError, OSError):
                process.join(SECONDS_TO_END)
                failure = f"The process ended with status {process.exitcode}."
            if failure is not None:
                self.close()
                where = f"tables {part.first} to {part.end - 1}"
                raise EnvironmentFailed(
                    f"The process of {where} failed; make a new environment.\n{failure}"
                ) from None

    def _refuse_closed(self) -> None:
        if self.closed:
            raise EnvironmentFailed("This environment is closed; make a new one.")

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes and give the memory back."""
        for _, connection, _ in self._workers:
            connection.close()
        for process, _, _ in self._workers:
            process.join(SECONDS_TO_END)
            if process.is_alive():
                process.kill()
                process.join()
        self._workers.clear()
        self._group = None
        if self._memory is not None:
            del self._arrays  # they lie in it
            self._memory.close()
            self._memory.unlink()
            self._memory = None


def seeds_of(seed: int | list[int | None] | None, tables: int) -> list[int | None]:
    """A seed for every table."""
    if isinstance(seed, list):
        if len(seed) != tables:
            raise ValueError(f"A seed for each of the {tables} tables is needed, not {len(seed)}.")
        return seed
    return [None if seed is None else derive_seed(seed, number) % 2**31 for number in range(tables)]
