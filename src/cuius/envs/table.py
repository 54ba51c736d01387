"""One table of an environment: what the asked seat observes, its action, and the rewards at the end."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.utils import seeding

from cuius.bots.evaluation import Evaluator, has_won
from cuius.core.chance import Seeded
from cuius.core.columns import Columns
from cuius.core.errors import BadConfig
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.core.runner import SPARSE_ROWS
from cuius.core.title import Config, Title, get_title
from cuius.envs.columns import NO_NUMBERS, ColumnObserver, question_numbers
from cuius.envs.encoding import FEATURES, Encoder, option_ids
from cuius.envs.observing import TableObserver

ACTIONS = 256
"""Size of the action space; answers beyond it cannot be chosen (`info["left_out"]`)."""

REWARDS = ("lead", "win")
COLUMNS, HASHES = "columns", "hashes"
OBSERVED = (COLUMNS, HASHES)
"""What a row may consist of."""


class EnvTable:
    """Plays one game after another. `reward` is "lead", the final lead over the mean of the others, or "win",
    1 for a win and -1 otherwise. `observed` are the title's "columns", or "hashes" of the view, `features` of
    them; left out, the columns where a title has them for such a table."""

    def __init__(
        self,
        title: str,
        players: int | None = None,
        scenario: str | None = None,
        options: dict[str, str] | None = None,
        reward: str = "lead",
        actions: int = ACTIONS,
        features: int = FEATURES,
        observed: str | None = None,
        like: EnvTable | None = None,
        row: Any = None,
    ) -> None:
        """`like` is another table of the same title, whose encoder is shared; `row` is where it observes."""
        if reward not in REWARDS:
            raise BadConfig(f"The reward is {' or '.join(REWARDS)}, not {reward!r}.")
        self.title = get_title(title)
        self.config = self.title.configure(players, scenario, options)
        self.seats = tuple(self.config.seats)
        self.seat_numbers = {seat: number for number, seat in enumerate(self.seats)}
        self.reward, self.actions = reward, actions
        self.columns = columns_of(self.title, self.config, observed)
        """What is observed; None: hashes."""
        encoder = Encoder(features, self.title.view_lists) if like is None else like.encoder
        self.encoder: Encoder = encoder
        self.features = encoder.features if self.columns is None else self.columns.width
        self.number_type: Any = np.int32 if self.columns is None else np.float32
        roles = [role for held in self.config.seats.values() for role in held]
        self.role_numbers = {role: number for number, role in enumerate(roles, 1)}
        self.evaluator = Evaluator(self.config)
        self.row: Any = np.zeros(self.features, self.number_type) if row is None else row
        """What was last observed."""
        self.asked: list[int] = NO_NUMBERS
        """Who was asked what when it was observed."""
        self._random: np.random.Generator | None = None
        self._observer: TableObserver | ColumnObserver | None = None

    def reset(self, seed: int | None = None) -> None:
        """A new game; without a seed the random generator of the last reset continues."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        chance = Seeded(int(self._random.integers(2**62)))
        match = Match(self.title, self.config, chance, log=False, checkpoint_rows=SPARSE_ROWS)
        self.match = match.begin()
        known = self._observer
        if type(known) is ColumnObserver:
            known.follow(self.match)
        elif self.columns is not None:
            self._observer = ColumnObserver(self.match, self.columns, self.row)
        else:
            recorder = known.recorder if type(known) is TableObserver else None
            self._observer = TableObserver(self.match, self.encoder, self.row, recorder)

    @property
    def question(self) -> Question:
        """The question to be answered next."""
        return self.match.questions[0]

    @property
    def is_too_long(self) -> bool:
        """Has the game grown longer than its title allows?"""
        return self.match.journal.length > self.title.max_journal_rows

    def answer(self, action: int) -> None:
        """The asked seat gives the answer at this index of its list; if the rules fail on it, reset."""
        question = self.match.questions[0]
        self.match.apply(question, question.options[action])

    def rewards(self) -> list[float]:
        """What each seat gets at the end of the game, in the order of the seats."""
        result = self.match.result
        assert result is not None
        if self.reward == "lead":
            return list(self.evaluator.evaluate(self.match, bonus=0.0))
        return [1.0 if has_won(self.config, seat, result) else -1.0 for seat in self.seats]

    def observe(self, seat: str, question: Question | None) -> list[int]:
        """What a seat with this open question observes: the row, and the ids of the answers it may give."""
        observer = self._observer
        if type(observer) is ColumnObserver:
            observer.observe(seat)
        else:
            assert type(observer) is TableObserver
            observer.observe(seat, question)
        if question is None:
            self.asked = NO_NUMBERS
            return []
        self.asked = question_numbers(question, self.role_numbers)
        return option_ids(question.ask.key, question.options[: self.actions])


def columns_of(title: Title, config: Config, observed: str | None) -> Columns | None:
    """The columns that are observed at such a table; None: hashes of the view."""
    if observed is not None and observed not in OBSERVED:
        raise BadConfig(f"Observed are {' or '.join(OBSERVED)}, not {observed!r}.")
    columns = title.columns
    if observed == HASHES:
        return None
    if columns is not None and columns.fits(config):
        return columns
    if observed == COLUMNS:
        raise BadConfig(f"{title.name} has no columns for such a table; observe {HASHES}.")
    return None
