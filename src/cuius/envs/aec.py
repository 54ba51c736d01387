"""Every title as a PettingZoo AEC environment.

An agent is a seat. It observes what its seat sees and nothing else; its action is an index into the list of
offered answers, and the mask says how long that list is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.envs.columns import QUESTION
from cuius.envs.encoding import OPTION_IDS
from cuius.envs.table import EnvTable

BIG = 2**31 - 1


def env(title: str, **settings: Any) -> Any:
    """The environment with PettingZoo's checking wrappers."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(title, **settings)))


def raw_env(title: str, **settings: Any) -> CuiusEnv:
    return CuiusEnv(title, **settings)


def space_of_observations(table: EnvTable) -> spaces.Dict:
    """What one seat of a table observes."""
    if table.columns is None:
        seen: spaces.Box[Any] = spaces.Box(-BIG - 1, BIG, (table.features,), np.int32)
    else:
        seen = spaces.Box(-np.inf, np.inf, (table.features,), np.float32)
    return spaces.Dict(
        {
            "observation": seen,
            "action_mask": spaces.Box(0, 1, (table.actions,), np.int8),
            "options": spaces.Box(0, OPTION_IDS, (table.actions,), np.int32),
            "question": spaces.Box(0, OPTION_IDS, (QUESTION,), np.int32),
        }
    )


def metadata_of(table: EnvTable) -> dict[str, Any]:
    """The name of an environment, and the version of the columns that it observes; 0: hashes."""
    version = 0 if table.columns is None else table.columns.version
    return {"name": f"cuius_{table.title.name}_v2", "columns": version}


class CuiusEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no type information
    """One table; its settings are those of `EnvTable`."""

    def __init__(self, title: str, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__()
        self.table = EnvTable(title, **settings)
        self.title, self.config = self.table.title, self.table.config
        self.metadata = metadata_of(self.table) | {"render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = list(self.table.seats)
        self.observation_spaces = {agent: space_of_observations(self.table) for agent in self.table.seats}
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.table.seats}

    @property
    def match(self) -> Match:
        return self.table.match

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the random generator of the last reset continues."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select_agent()

    def step(self, action: int | None) -> None:
        """The asked agent gives the answer at this index of its list."""
        agent, table = self.agent_selection, self.table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        offered = len(table.question.options)
        if action is None or not 0 <= action < min(offered, table.actions):
            raise ValueError(f"{action!r} is no index into the list of {offered} answers.")
        self._cumulative_rewards[agent] = 0.0
        table.answer(int(action))
        if table.match.result is not None:
            self.rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif table.is_too_long:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select_agent()

    def _select_agent(self) -> None:
        """Select the agent that is asked, and set its info."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if not self.match.questions or self.truncations[self.agents[0]]:
            self.agent_selection = self.agents[0]
            return
        question = self.table.question
        self.agent_selection = question.seat
        left_out = max(0, len(question.options) - self.table.actions)
        self.infos[question.seat] = {"role": question.role, "key": question.key, "left_out": left_out}

    # Observing

    def observe(self, agent: str) -> dict[str, Any]:
        """The encoded view of this agent's seat, and its answers if it is asked."""
        table = self.table
        mask = np.zeros(table.actions, dtype=np.int8)
        ids = np.zeros(table.actions, dtype=np.int32)
        offered = table.observe(agent, self.match.question(agent))
        mask[: len(offered)] = 1
        ids[: len(offered)] = offered
        asked = np.array(table.asked, dtype=np.int32)
        return {"observation": table.row.copy(), "action_mask": mask, "options": ids, "question": asked}

    def information(self, agent: str) -> dict[str, Any]:
        """The information state of a seat as plain data: its view and its question."""
        question = self.match.question(agent)
        asked = None if question is None else plain_question(question)
        return {"view": self.match.view(agent), "question": asked}

    def render(self) -> str | None:
        """One line about the game, in the mode `ansi`."""
        if self.render_mode is None:
            return None
        waiting = ", ".join(f"{q.role}: {q.key}" for q in self.match.questions) or "over"
        return f"{self.title.name}, row {len(self.match.journal)}, {waiting}"

    def close(self) -> None:
        """There is nothing to release."""
