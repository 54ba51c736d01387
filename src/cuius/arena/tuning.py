"""Tuning by self-play: an evolution strategy looks for weights with which a steward does better.

CMA-ES proposes weights, each a factor on the present ones. All that are proposed in one generation play the
same games at the same seats, against a mixed field: stewards with the present weights, stewards who weigh
somewhat differently, novices, and a few who draw lots. What it arrives at is compared with the present
weights in games and against a field that it has not seen.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from cuius.bots.bot import Bot
from cuius.bots.evaluation import Evaluator
from cuius.bots.heuristic import Steward
from cuius.bots.novice import Novice
from cuius.bots.play import play_out
from cuius.bots.random_bot import RandomBot
from cuius.bots.seeds import derive_seed
from cuius.core.chance import Seeded
from cuius.core.errors import BadConfig, CuiusError
from cuius.core.match import Match
from cuius.core.title import Config, get_title
from cuius.core.weights import TuningRun, WeightTable

VICTORY = 3.0
"""How many points more a victory counts."""
FARTHEST = 1.4
"""Logarithm of the largest factor on a weight."""
OTHERS = 6
"""Stewards of the field who weigh differently."""
OTHERS_SPREAD = 0.25
NOBODIES, NOVICES, STRANGERS = 0.1, 0.15, 0.3
"""Parts of the field: players at random, novices, and stewards who weigh differently."""


class TunerMissing(CuiusError):
    """The library of the evolution strategy is not installed."""


class TrialResult(msgspec.Struct, frozen=True):
    """How one game went for the seat that was watched."""

    lead: float
    """Over the others on average, and more if it won."""
    share: float
    """The part of the other seats that it was ahead of; equals count half."""


class Tuning(msgspec.Struct, frozen=True, dict=True):
    """What is tuned, from which weights, and how long."""

    config: Config
    table: WeightTable
    role: str | None
    """Whose weights; None: those that all roles have in common."""
    scenario: str | None
    """Where alone that role shall weigh so; None: everywhere."""
    names: tuple[str, ...]
    generations: int
    population: int
    games: int
    """A candidate, in every generation."""
    check: int
    """Games of the comparison at the end."""
    seed: int
    step: float
    """How far the first proposals go: the spread of the logarithm of a factor."""

    @property
    def total_games(self) -> int:
        return self.generations * self.population * self.games + 2 * self.check

    @cached_property
    def start(self) -> tuple[float, ...]:
        present = self.table.of_role(self.role, self.config.scenario) if self.role else self.table.weights
        return tuple([present[name] for name in self.names])

    def candidate(self, factors: Sequence[float]) -> WeightTable:
        """The weights with these factors, given as logarithms."""
        changes = {
            name: float(f"{weight * math.exp(factor):.4g}")
            for name, weight, factor in zip(self.names, self.start, factors, strict=True)
        }
        return self.table.with_changes(changes, self.role, self.scenario)

    def watched_seat(self, game: int) -> str:
        seats = list(self.config.seats)
        if self.role is None:
            return seats[game % len(seats)]
        return next(seat for seat in seats if self.role in self.config.seats[seat])


def strangers(tuning: Tuning, part: str) -> tuple[WeightTable, ...]:
    """Weights of stewards who weigh differently; other ones for another part of the tuning."""
    found = []
    for number in range(OTHERS):
        draw = Random(derive_seed(tuning.seed, part, "stranger", number))
        weights = {
            name: weight * math.exp(draw.gauss(0, OTHERS_SPREAD))
            for name, weight in tuning.table.weights.items()
        }
        found.append(WeightTable(weights, tuning.table.roles, tuning.table.scenarios))
    return tuple(found)


class Trials:
    """Plays games of one part of a tuning: a game has the same dice and the same field for everybody."""

    def __init__(self, tuning: Tuning, part: str) -> None:
        self.tuning, self.part = tuning, part
        self.title = get_title(tuning.config.title)
        self.evaluator = Evaluator(tuning.config)
        self.others = strangers(tuning, part)

    def play(self, table: WeightTable, game: int) -> TrialResult:
        """One game with these weights at the seat that is watched."""
        tuning = self.tuning
        watched = tuning.watched_seat(game)
        seed = derive_seed(tuning.seed, self.part, game)
        bots = {seat: self.opponent(derive_seed(seed, seat)) for seat in tuning.config.seats}
        bots[watched] = Steward(self.title, derive_seed(seed, watched), table)
        match = Match(self.title, tuning.config, Seeded(seed), log=False).begin()
        play_out(match, bots)
        at = list(tuning.config.seats).index(watched)
        points = self.evaluator.evaluate(match, bonus=0.0)
        leads = self.evaluator.evaluate(match, bonus=VICTORY)
        rest = [value for n, value in enumerate(points) if n != at]
        share = fmean([1.0 if points[at] > v else 0.5 if points[at] == v else 0.0 for v in rest])
        return TrialResult(leads[at], share)

    def opponent(self, seed: int) -> Bot:
        draw = Random(seed)
        kind = draw.random()
        if kind < NOBODIES:
            return RandomBot(seed)
        if kind < NOBODIES + NOVICES:
            return Novice(self.title, seed)
        if kind < NOBODIES + NOVICES + STRANGERS:
            return Steward(self.title, seed, draw.choice(self.others))
        return Steward(self.title, seed, self.tuning.table)


def tune(tuning: Tuning, command: str, advance: Callable[[int], None]) -> tuple[WeightTable, TuningRun]:
    """The weights that were found and how; the old ones, if they did no better on unseen games."""
    strategy = evolution_strategy(tuning)
    trials = Trials(tuning, "tuning")
    for generation in range(tuning.generations):
        games = range(generation * tuning.games, (generation + 1) * tuning.games)
        judged = []
        for _ in range(tuning.population):
            factors = strategy.ask()
            table = tuning.candidate(factors)
            judged.append((factors, -fmean([trials.play(table, game).lead for game in games])))
            advance(tuning.games)
        strategy.tell(judged)
    found = tuning.candidate(strategy.mean)
    unseen = Trials(tuning, "check")
    shares = []
    for table in (tuning.table, found):
        shares.append(fmean([unseen.play(table, game).share for game in range(tuning.check)]))
        advance(tuning.check)
    before, after = [round(share, 4) for share in shares]
    roles = (tuning.role,) if tuning.role else ()
    return (found if after > before else tuning.table), TuningRun(
        command, roles, tuning.total_games, before, after
    )


def evolution_strategy(tuning: Tuning) -> Any:
    try:
        import numpy
        from cmaes import SepCMA
    except ImportError:
        raise TunerMissing('CMA-ES is not installed here: pip install "cuius[research]".') from None
    size = len(tuning.names)
    if size < 2:
        raise BadConfig("Name two weights at least: one alone is tried by hand.")
    return SepCMA(
        mean=numpy.zeros(size),
        sigma=tuning.step,
        bounds=numpy.array([[-FARTHEST, FARTHEST]] * size),
        seed=derive_seed(tuning.seed, tuning.role or "", "strategy") % 2**32,
        population_size=tuning.population,
    )
