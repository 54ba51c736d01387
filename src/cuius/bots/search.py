"""Search: plays every answer forward in possible worlds, by heuristics, and keeps the best.

All answers are played in the same worlds, round by round, so that they are compared under the same luck, and
those that fall behind are pruned. In a deterministic position one playout per answer is exact, and the search
looks a turn further ahead instead.
"""

from __future__ import annotations

import math
import time
from random import Random
from statistics import fmean, stdev

import msgspec

from cuius.bots.bot import Bot
from cuius.bots.evaluation import Evaluator
from cuius.bots.playouts import Playouts, safe_heuristic
from cuius.bots.value import learned_value
from cuius.core.chance import splitmix64
from cuius.core.determinization import InformationSet
from cuius.core.match import Match
from cuius.core.title import Config, Title

FIRST_ROUND_SHARE = 0.4
"""The share of the budget after which the first round adds no further answers."""
MIN_WORLDS = 2
"""Worlds that two answers must share before one is preferred or pruned."""
MIN_SHORT_WORLDS = 4
"""The same where looks are short and cheap."""
PRUNE_ERRORS = 1.0
"""Standard errors by which an answer must be behind the best to be pruned."""
SETTLED_ERRORS, SETTLED_WORLDS = 2.0, 4
"""Standard errors, and shared worlds, with which the last other answer must lead to end the search early."""
PREFER_ERRORS = 0.5
"""Standard errors by which another answer must lead over the expected one to be chosen."""
MIN_GAIN = 0.05
"""After a short look: how much better another answer must be than the expected one, in `margin`."""
CLEAR_MARGIN = 5.0
"""Points at which a lead is clear: the scale of `margin`."""
MAX_FAILURES = 20
"""Failed playouts after which the search gives up."""


class Budget(msgspec.Struct, frozen=True):
    """The budget of a search: seconds, or a number of playouts."""

    seconds: float | None = None
    playouts: int | None = None

    def spent(self, begun: float, playouts: int) -> float:
        """The share of the budget that is spent; 1 or more when it is exhausted."""
        if self.playouts is not None:
            return playouts / self.playouts
        return (time.monotonic() - begun) / self.seconds if self.seconds else 1.0


class Candidate(msgspec.Struct, frozen=True):
    """One answer, its number of playouts, and the mean values of every seat."""

    answer: str
    playouts: int
    values: dict[str, float]


class SearchResult(msgspec.Struct, frozen=True):
    """The chosen answer and all candidates."""

    answer: str
    expected: str
    """The answer of the heuristic."""
    playouts: int
    candidates: tuple[Candidate, ...]
    """Best first."""


class SearchBot(Bot):
    """Searches within its budget; with a number of playouts the same seed gives the same answers."""

    searches = True

    def __init__(self, title: Title, seed: int, budget: Budget, horizon: int | None = None) -> None:
        self.title = title
        self.seed = seed
        self.budget = budget
        self.horizon = horizon
        self.memory = {}

    def think(self, information: InformationSet) -> str:
        """The answer; questions that the title does not search are left to the heuristic."""
        question = information.question()
        if not self.thinks_about(question["key"], information.config):
            choose = safe_heuristic(self.title.search_hints.heuristic or self.title.steward)
            return choose(information.view(self.memory), question)
        return self.search(information).answer

    def thinks_about(self, key: str, config: Config) -> bool:
        """Is such a question searched? Others are answered at once."""
        hints = self.title.search_hints
        if not hints.searched_keys or key in hints.searched_keys:
            return True
        return key in hints.planned_keys and learned_value(self.title, config) is not None

    def search(self, information: InformationSet) -> SearchResult:
        """Search the open question, whatever its key."""
        return Search(information, self.seed, self.horizon, self.budget).run()

    def evaluate(self, match: Match) -> list[float]:
        """The values of a position, without search."""
        value, share = learned_value(self.title, match.config), self.title.search_hints.value_share
        return Evaluator(match.config, value, share).evaluate(match)


class Search:
    """The search of one question."""

    def __init__(self, information: InformationSet, seed: int, horizon: int | None, budget: Budget) -> None:
        title = information.title
        value = learned_value(title, information.config)
        self.playouts = Playouts(information, seed, horizon, title.search_hints.heuristic, value)
        self.root = self.playouts.root
        short = bool(self.playouts.look_ends)
        self.least_gain = MIN_GAIN if short else 0.0
        self.min_worlds = MIN_SHORT_WORLDS if short else MIN_WORLDS
        self.budget = budget
        self.begun = time.monotonic()
        self.candidates = self.initial_candidates(seed)
        """The answers that may still turn out best, the expected one first."""
        self.rounds = 0
        """Finished rounds."""
        self.turns = 1
        """Length of a playout in turns."""
        self.deterministic = False
        """No playout so far depended on chance."""
        self.round_deterministic = self.round_ended = True
        """Of the current round: no playout depended on chance; every playout reached the end of the game."""
        self.played = self.failed = 0

    def initial_candidates(self, seed: int) -> list[str]:
        """The expected answer, then the others in random order."""
        expected = self.root.expected
        others = [word for word in self.playouts.question["options"] if word != expected]
        Random(splitmix64(seed)).shuffle(others)
        return [expected, *others]

    @property
    def spent(self) -> float:
        return self.budget.spent(self.begun, self.played + self.failed)

    # Round by round

    def run(self) -> SearchResult:
        """Play all candidates in the same world, round by round, until the budget is spent."""
        while len(self.candidates) > 1 and self.play_round():
            if self.deterministic and not self.round_deterministic:
                break
            self.deterministic = self.round_deterministic
            self.rounds += 1
            if not self.deterministic:
                self.prune()
                if self.is_settled():
                    break
            elif self.round_ended:
                break
            else:
                self.deepen()
        return self.result()

    def play_round(self) -> bool:
        """One world for all candidates. False if the budget ended or too many playouts failed meanwhile."""
        self.round_deterministic = self.round_ended = True
        for position, word in enumerate(tuple(self.candidates)):
            if not self.rounds and position and self.spent >= (FIRST_ROUND_SHARE if position > 1 else 1):
                self.candidates = self.candidates[: self.candidates.index(word)]
                return True
            if (self.rounds and self.spent >= 1) or self.failed >= MAX_FAILURES:
                return False
            self.try_out(word)
        return True

    def try_out(self, word: str) -> None:
        outcome = self.playouts.play(word, self.rounds, self.turns)
        if outcome is None:
            self.failed += 1
            if not self.rounds or (self.deterministic and len(self.candidates) > 1):
                self.candidates.remove(word)
            return
        self.played += 1
        self.round_deterministic = self.round_deterministic and outcome.deterministic
        self.round_ended = self.round_ended and outcome.over

    def deepen(self) -> None:
        """Deterministic: keep the better half of the answers that differ, and look a turn further."""
        different = {tuple(self.values(word)): word for word in reversed(self.candidates)}
        best = sorted(
            different.values(), key=lambda word: (-self.mean_margin(word), self.candidates.index(word))
        )
        kept = best[: max(2, (len(best) + 1) // 2)]
        self.candidates = [word for word in self.candidates if word in kept]
        self.turns += 1

    def prune(self) -> None:
        """Drop answers significantly behind the best, or equal to it; never the expected one."""
        best = max(self.candidates, key=self.mean_margin)
        kept = (best, self.root.expected)
        self.candidates = [word for word in self.candidates if word in kept or not self.is_behind(word, best)]

    def is_behind(self, word: str, best: str, errors: float = PRUNE_ERRORS, worlds: int = 0) -> bool:
        found = self.differences(best, word)
        if len(found) < max(worlds, self.min_worlds):
            return False
        return fmean(found) > errors * stdev(found) / math.sqrt(len(found)) or not any(found)

    def is_settled(self) -> bool:
        """Is only one other answer left, and far ahead of the expected one?"""
        others = [word for word in self.candidates if word != self.root.expected]
        return len(others) == 1 and self.is_behind(
            self.root.expected, others[0], SETTLED_ERRORS, SETTLED_WORLDS
        )

    # Results

    def result(self) -> SearchResult:
        tried = [word for word, node in self.root.answers.items() if node.values_by_world]
        candidates = tuple(
            Candidate(word, len(self.root.answers[word].values_by_world), self.by_seat(self.values(word)))
            for word in sorted(tried, key=lambda word: -self.mean_margin(word))
        )
        return SearchResult(self.best_answer(tried), self.root.expected, self.played, candidates)

    def by_seat(self, values: list[float]) -> dict[str, float]:
        return {seat: round(value, 4) for seat, value in zip(self.playouts.seats, values, strict=True)}

    def values(self, word: str) -> list[float]:
        """The mean values of every seat after this answer; if deterministic, those of the deepest playout."""
        values = self.root.answers[word].values_by_world
        looks = [values[number] for number in self.counted_worlds(word)]
        return [fmean(values) for values in zip(*looks, strict=True)]

    def counted_worlds(self, word: str) -> list[int]:
        """The worlds of finished rounds; if deterministic, the last of them only."""
        values = self.root.answers[word].values_by_world
        rounds = [number for number in values if number < self.rounds] or list(values)
        return rounds[-1:] if self.deterministic else rounds

    def mean_margin(self, word: str) -> float:
        """The mean margin of the asked seat after this answer."""
        values, seat = self.root.answers[word].values_by_world, self.root.seat
        return fmean(margin(values[number], seat) for number in self.counted_worlds(word))

    def best_answer(self, tried: list[str]) -> str:
        """The expected answer, unless another candidate is better."""
        expected = self.root.expected
        left = [word for word in self.candidates if word in tried]
        if expected not in left:
            return max(left, key=self.mean_margin, default=expected)
        if self.deterministic:
            best = max(left, key=self.mean_margin)
            return best if self.mean_margin(best) > self.mean_margin(expected) + self.least_gain else expected
        ahead = max(left, key=self.lead_over_expected)
        return ahead if self.lead_over_expected(ahead) > self.least_gain else expected

    def lead_over_expected(self, word: str) -> float:
        """The mean lead over the expected answer in the worlds they share, minus a part of its error."""
        found = self.differences(word, self.root.expected)
        if len(found) < min(self.min_worlds, max(MIN_WORLDS, self.rounds)):
            return -math.inf
        return fmean(found) - PREFER_ERRORS * stdev(found) / math.sqrt(len(found))

    def differences(self, word: str, other: str) -> list[float]:
        """The lead of one answer over another in each of the worlds they share."""
        seat, answers = self.root.seat, self.root.answers
        one, two = answers[word].values_by_world, answers[other].values_by_world
        both = [number for number in one if number in two]
        return [margin(one[number], seat) - margin(two[number], seat) for number in both]


def margin(leads: list[float], seat: int) -> float:
    """The mean lead over each other seat, squashed to -1..1: beyond a clear lead, more counts little."""
    if len(leads) == 1:
        return leads[0]
    share = (len(leads) - 1) / len(leads)  # each lead is over the mean of the others
    mine = leads[seat]
    leads_over = [math.tanh(share * (mine - other) / CLEAR_MARGIN) for other in leads]
    return sum(leads_over) / (len(leads) - 1)
