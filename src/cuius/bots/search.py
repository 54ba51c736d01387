"""Search: plays every answer forward in possible worlds, by heuristics, and keeps the best.

Before some questions it compares plans for the rest of the turn instead, and answers by the best of them.

All answers are played in the same worlds, round by round, so that they are compared under the same luck, and
those that fall behind are pruned. In a deterministic position one playout per answer is exact, and the search
looks a turn further ahead instead.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from cuius.bots.bot import Bot
from cuius.bots.evaluation import Evaluator
from cuius.bots.evidence import MIN_WORLDS, Evidence, SearchResult
from cuius.bots.plans import USUAL, Plan, by_plan
from cuius.bots.playouts import PlanPlayouts, Playouts, safe_heuristic
from cuius.bots.value import learned_value
from cuius.core.determinization import InformationSet
from cuius.core.match import Match
from cuius.core.title import Config, Title

FIRST_ROUND_SHARE = 0.4
"""The share of the budget after which the first round adds no further answers."""
MIN_SHORT_WORLDS = 4
"""The same where looks are short and cheap."""
PRUNE_ERRORS = 1.0
"""Standard errors by which an answer must be behind the best to be pruned."""
SETTLED_ERRORS, SETTLED_WORLDS = 2.0, 4
"""Standard errors, and shared worlds, with which the last other answer must lead to end the search early."""
MIN_GAIN = 0.05
"""After a short look: how much better another answer must be than the expected one, in `margin`."""
MAX_FAILURES = 20
"""Failed playouts after which the search gives up."""


class Budget(msgspec.Struct, frozen=True):
    """The budget of a search: seconds, or a number of playouts."""

    seconds: float | None = None
    playouts: int | None = None

    def part(self, share: float) -> Budget:
        """A part of it."""
        if self.playouts is not None:
            return Budget(playouts=max(1, round(share * self.playouts)))
        return Budget(seconds=share * (self.seconds or 0.0))

    def spent(self, begun: float, playouts: int) -> float:
        """The share of the budget that is spent; 1 or more when it is exhausted."""
        if self.playouts is not None:
            return playouts / self.playouts
        return (time.monotonic() - begun) / self.seconds if self.seconds else 1.0


class SearchPart(NamedTuple):
    """One of several searches of the same question, each in another process."""

    number: int
    """From 0 on."""
    parts: int

    def is_own(self, place: int) -> bool:
        """Where answers are shared out: does this search look at the one at this place?"""
        return place % self.parts == self.number


WHOLE = SearchPart(0, 1)


def never() -> bool:
    return False


class SearchBot(Bot):
    """Searches within its budget; with a number of playouts the same seed gives the same answers."""

    searches = True

    def __init__(self, title: Title, seed: int, budget: Budget, horizon: int | None = None) -> None:
        self.title = title
        self.seed = seed
        self.budget = budget
        self.horizon = horizon
        self.memory = {}
        self.memory_plan = USUAL
        """By which plan it came to what it keeps there."""
        self.plan = Plan(0, USUAL)
        """What it pursues in this turn."""

    def think(self, information: InformationSet) -> str:
        """The answer; questions that the title does not search are left to the heuristic."""
        key = information.question()["key"]
        if not self.thinks_about(key, information.config):
            return self.answer_by_plan(information)
        found = self.gather(information, WHOLE, self.budget_for(key)).best_answer()
        return self.answer_from(information, found)

    def thinks_about(self, key: str, config: Config) -> bool:
        """Is such a question searched? Others are answered at once."""
        hints = self.title.search_hints
        if not hints.searched_keys or key in hints.searched_keys or self.plans_at(key):
            return True
        return key in hints.planned_keys and learned_value(self.title, config) is not None

    def budget_for(self, key: str) -> Budget:
        """What it may spend on such a question: all of it where it plans."""
        share = self.title.search_hints.answer_share
        return self.budget if share == 1.0 or self.plans_at(key) else self.budget.part(share)

    def gather(
        self,
        information: InformationSet,
        part: SearchPart,
        budget: Budget,
        is_stopped: Callable[[], bool] = never,
    ) -> Evidence:
        """The results of one of several searches of the open question; `merged` puts them together.

        They are about plans where the seat plans.
        """
        kind = PlanPlayouts if self.plans_at(information.question()["key"]) else Playouts
        return Search(self.playouts(kind, information), budget, part, is_stopped).gather()

    def answer_from(self, information: InformationSet, found: str) -> str:
        """The answer that follows from the best that was found; a plan is pursued from now on."""
        if not self.plans_at(information.question()["key"]):
            return found
        self.pursue(information, int(found))
        return self.answer_by_plan(information)

    def search(self, information: InformationSet) -> SearchResult:
        """Compare the answers to the open question, whatever its key."""
        return Search(self.playouts(Playouts, information), self.budget).run()

    def playouts(self, kind: type[Playouts], information: InformationSet) -> Playouts:
        own, value = self.title.search_hints.heuristic, learned_value(self.title, information.config)
        return kind(information, self.seed, self.horizon, own, value, self.plan_now(information))

    # Plans

    def plans_at(self, key: str) -> bool:
        """Does it look for a plan before it answers such a question?"""
        return key in self.title.search_hints.plan_keys and self.title.steward is not None

    def plan_now(self, information: InformationSet) -> int:
        """The plan that it pursues; a plan of another turn is forgotten."""
        return self.plan.number if self.plan.turn == information.turn else USUAL

    def pursue(self, information: InformationSet, plan: int) -> None:
        """Follow this plan from now on, until the turn ends."""
        self.plan = Plan(information.turn, plan)

    def answer_by_plan(self, information: InformationSet) -> str:
        """What its heuristic answers, or whoever follows its plan."""
        plan = self.plan_now(information)
        if plan != self.memory_plan:
            self.memory, self.memory_plan = {}, plan
        usual = self.title.search_hints.heuristic or self.title.steward
        choose = safe_heuristic(usual if plan == USUAL else by_plan(self.title, plan))
        return choose(information.view(self.memory), information.question())

    def evaluate(self, match: Match) -> list[float]:
        """The values of a position, without search."""
        value, hints = learned_value(self.title, match.config), self.title.search_hints
        return Evaluator(match.config, value, hints.value_share, hints.value_ranks).evaluate(match)


class Search:
    """The search of one question, or a part of it."""

    def __init__(
        self,
        playouts: Playouts,
        budget: Budget,
        part: SearchPart = WHOLE,
        is_stopped: Callable[[], bool] = never,
    ) -> None:
        self.playouts = playouts
        self.root = playouts.root
        short = bool(playouts.look_ends)
        self.evidence = Evidence(
            playouts.seats,
            self.root.seat,
            self.root.expected,
            playouts.candidates(),
            MIN_SHORT_WORLDS if short else MIN_WORLDS,
            playouts.information.title.search_hints.prefer_errors,
            MIN_GAIN if short else 0.0,
            stride=part.parts,
        )
        self.budget = budget
        self.part = part
        self.is_stopped = is_stopped
        self.begun = time.monotonic()
        self.rounds = 0
        """Finished rounds."""
        self.turns = 1
        """Length of a playout in turns."""
        self.round_deterministic = self.round_ended = True
        """Of the current round: no playout depended on chance; every playout reached the end of the game."""
        self.failed = 0

    @property
    def spent(self) -> float:
        return (
            1.0 if self.is_stopped() else self.budget.spent(self.begun, self.evidence.playouts + self.failed)
        )

    @property
    def world(self) -> int:
        """The number of the world of this round; no other part has the same."""
        return self.part.number + self.rounds * self.part.parts

    # Round by round

    def run(self) -> SearchResult:
        return self.gather().result()

    def gather(self) -> Evidence:
        """Play all candidates in the same world, round by round, until the budget is spent."""
        found = self.evidence
        while self.is_undecided() and self.play_round():
            if found.deterministic and not self.round_deterministic:
                break
            found.deterministic = self.round_deterministic
            found.finished.add(self.world)
            self.rounds += 1
            if not found.deterministic:
                self.prune()
                if self.is_settled():
                    break
            elif self.round_ended:
                found.over = True
                break
            else:
                self.deepen()
        return found

    def is_undecided(self) -> bool:
        """Is there something to compare; in this part, or with the looks of others?"""
        found = self.evidence
        if self.part.parts > 1 and found.deterministic:
            return found.candidates not in ([], [found.expected])
        return len(found.candidates) > 1

    def play_round(self) -> bool:
        """One world for all candidates. False if the budget ended or too many playouts failed meanwhile."""
        self.round_deterministic = self.round_ended = True
        if not self.rounds:
            return self.play_first_round()
        for word in tuple(self.evidence.candidates):
            if self.spent >= 1 or self.failed >= MAX_FAILURES:
                return False
            self.try_out(word)
        return True

    def play_first_round(self) -> bool:
        """The expected answer, and as many of the others as a share of the budget allows.

        Where nothing is left to chance the parts share these out, because one look at each is enough.
        """
        expected, *others = self.evidence.candidates
        self.try_out(expected)
        if self.round_deterministic and self.failed == 0:
            others = [word for place, word in enumerate(others) if self.part.is_own(place)]
            self.evidence.candidates = [expected, *others]
        for position, word in enumerate(others):
            if self.spent >= (FIRST_ROUND_SHARE if position else 1):
                reached = self.evidence.candidates.index(word)
                self.evidence.candidates = self.evidence.candidates[:reached]
                return True
            if self.failed >= MAX_FAILURES:
                return False
            self.try_out(word)
        return True

    def try_out(self, word: str) -> None:
        found = self.evidence
        outcome = self.playouts.play(word, self.world, self.turns)
        if outcome is None:
            self.failed += 1
            if not self.rounds or (found.deterministic and len(found.candidates) > 1):
                found.candidates.remove(word)
            return
        found.add(word, self.world, outcome.values)
        self.round_deterministic = self.round_deterministic and outcome.deterministic
        self.round_ended = self.round_ended and outcome.over

    def deepen(self) -> None:
        """Deterministic: keep the better half of the answers that differ, and look a turn further."""
        found = self.evidence
        different = {tuple(found.values(word)): word for word in reversed(found.candidates)}
        best = sorted(
            different.values(), key=lambda word: (-found.mean_margin(word), found.candidates.index(word))
        )
        kept = best[: max(2, (len(best) + 1) // 2)]
        found.candidates = [word for word in found.candidates if word in kept]
        self.turns += 1

    def prune(self) -> None:
        """Drop answers significantly behind the best, or equal to it; never the expected one."""
        found = self.evidence
        best = max(found.candidates, key=found.mean_margin)
        found.candidates = [
            word
            for word in found.candidates
            if word in (best, found.expected) or not found.is_behind(word, best, PRUNE_ERRORS)
        ]

    def is_settled(self) -> bool:
        """Is only one other answer left, and far ahead of the expected one?"""
        found = self.evidence
        others = [word for word in found.candidates if word != found.expected]
        return len(others) == 1 and found.is_behind(found.expected, others[0], SETTLED_ERRORS, SETTLED_WORLDS)
