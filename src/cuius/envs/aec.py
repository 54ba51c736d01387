"""Every title as a PettingZoo AEC environment.

An agent is a seat. It observes what its seat sees and nothing else; its action is an index into the list of
offered answers, and the mask says how long that list is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cuius.bots.evaluation import Evaluator, has_won
from cuius.core.chance import Seeded
from cuius.core.errors import BadConfig
from cuius.core.events import plain_argument
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.title import get_title
from cuius.envs.encoding import FEATURES, OPTION_IDS, Encoder, Vector, write_option_ids
from cuius.envs.observing import TableObserver

ACTIONS = 256
"""Size of the action space; answers beyond it cannot be chosen (`info["left_out"]`)."""

BIG = 2**31 - 1
REWARDS = ("lead", "win")


def env(title: str, **settings: Any) -> Any:
    """The environment with PettingZoo's checking wrappers."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(title, **settings)))


def raw_env(title: str, **settings: Any) -> CuiusEnv:
    return CuiusEnv(title, **settings)


class CuiusEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no type information
    """One table. `reward` is the final lead over the mean of the others, or 1 for a win and -1 otherwise."""

    def __init__(
        self,
        title: str,
        players: int | None = None,
        scenario: str | None = None,
        options: dict[str, str] | None = None,
        reward: str = "lead",
        actions: int = ACTIONS,
        features: int = FEATURES,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise BadConfig(f"The reward is {' or '.join(REWARDS)}, not {reward!r}.")
        self.title = get_title(title)
        self.config = self.title.configure(players, scenario, options)
        self.metadata = {"render_modes": ["ansi"], "name": f"cuius_{title}_v1", "is_parallelizable": False}
        self.render_mode = render_mode
        self.reward, self.actions = reward, actions
        self.encoder = Encoder(features, self.title.view_lists)
        self.evaluator = Evaluator(self.config)
        self.possible_agents = list(self.config.seats)
        self.observation_spaces = {agent: self._space(features) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None
        self._observer: TableObserver | None = None

    def _space(self, features: int) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-BIG - 1, BIG, (features,), np.int32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                "options": spaces.Box(0, OPTION_IDS, (self.actions,), np.int32),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the random generator of the last reset continues."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        chance = Seeded(int(self._random.integers(2**62)))
        self.match = Match(self.title, self.config, chance, log=False).begin()
        known = self._observer
        self._observer = TableObserver(self.match, self.encoder, None if known is None else known.recorder)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select_agent()

    def step(self, action: int | None) -> None:
        """The asked agent gives the answer at this index of its list."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        question = self.match.question(agent)
        assert question is not None
        if action is None or not 0 <= action < min(len(question.options), self.actions):
            raise ValueError(f"{action!r} is no index into the list of {len(question.options)} answers.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.answer(agent, question.number, question.key, question.options[int(action)])
        if self.match.over:
            self._finish()
        elif len(self.match.journal) > self.title.max_journal_rows:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select_agent()
        self._accumulate_rewards()

    def _select_agent(self) -> None:
        """Select the agent that is asked, and set its info."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if not self.match.questions or any(self.truncations.values()):
            self.agent_selection = self.agents[0]
            return
        question = self.match.questions[0]
        self.agent_selection = question.seat
        left_out = max(0, len(question.options) - self.actions)
        self.infos[question.seat] = {"role": question.role, "key": question.key, "left_out": left_out}

    def _finish(self) -> None:
        result = self.match.result
        assert result is not None
        if self.reward == "lead":
            values = self.evaluator.evaluate(self.match, bonus=0.0)
            self.rewards = dict(zip(self.possible_agents, values, strict=True))
        else:
            self.rewards = {a: 1.0 if has_won(self.config, a, result) else -1.0 for a in self.possible_agents}
        self.terminations = dict.fromkeys(self.agents, True)

    # Observing

    def observe(self, agent: str) -> dict[str, Any]:
        """The encoded view of this agent's seat, and its answers if it is asked."""
        seen = np.empty(self.encoder.features, dtype=np.int32)
        mask = np.zeros(self.actions, dtype=np.int8)
        ids = np.zeros(self.actions, dtype=np.int32)
        self.write_observation(agent, seen, mask, ids)
        return {"observation": seen, "action_mask": mask, "options": ids}

    def write_observation(self, agent: str, seen: Vector, mask: NDArray[np.int8], ids: Vector) -> int:
        """The same, into arrays whose masks and ids are 0; returns how many answers there are."""
        assert self._observer is not None
        self._observer.write_view(agent, seen)
        question = self.match.question(agent)
        if question is None:
            return 0
        about = question.ask.about or {}
        plain = {name: plain_argument(value) for name, value in about.items()}
        self.encoder.add_question(seen, question.role, question.key, plain)
        offered = min(len(question.options), self.actions)
        mask[:offered] = 1
        write_option_ids(question.key, question.options, ids)
        return offered

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
