"""Search: plays possible worlds forward by rules of thumb, and keeps the answer that fares best.

All answers meet the same worlds, round by round, so that they are compared like with like, and those that
fall behind drop out. Where nothing is left to chance one look at an answer says all of it, and the search
looks further ahead instead.
"""

from __future__ import annotations

import math
import time
from random import Random
from statistics import fmean, stdev

import msgspec

from cuius.bots.bot import Bot
from cuius.bots.evaluation import Standing
from cuius.bots.playouts import Playouts, rule_of_thumb
from cuius.core.chance import mix
from cuius.core.determinization import Worlds
from cuius.core.match import Match
from cuius.core.title import Title

FIRST_LOOK = 0.4
"""The part of the budget after which no further answer is looked at."""
ENOUGH = 2
"""Worlds that two answers must have met before one is preferred or dropped."""
BEHIND = 1.0
"""Standard errors by which an answer must be behind the best to be dropped."""
SETTLED, LONG = 2.0, 4
"""Standard errors, and worlds, by which the best must be ahead of the expected answer to end the search."""
DOUBT = 0.5
"""Standard errors by which another answer must be ahead of the expected one."""
CLEAR = 5.0
"""Points by which one is clearly ahead of another."""
FAILURES = 20
"""After so many playouts that came to nothing the search gives up."""


class Budget(msgspec.Struct, frozen=True):
    """How long to think: seconds, or a number of playouts."""

    seconds: float | None = None
    playouts: int | None = None

    def spent(self, begun: float, playouts: int) -> float:
        """How much of it, from 0 to 1 and beyond."""
        if self.playouts is not None:
            return playouts / self.playouts
        return (time.monotonic() - begun) / self.seconds if self.seconds else 1.0


class Considered(msgspec.Struct, frozen=True):
    """One answer, how often it was tried, and how every seat stood on average."""

    answer: str
    playouts: int
    values: dict[str, float]


class Thought(msgspec.Struct, frozen=True):
    """What a search came to."""

    answer: str
    expected: str
    """What it would have answered by rule of thumb."""
    playouts: int
    considered: tuple[Considered, ...]
    """The best first."""


class SearchBot(Bot):
    """Thinks ahead within its budget; with a number of playouts the same seed answers the same."""

    wants_worlds = True

    def __init__(self, title: Title, seed: int, budget: Budget, horizon: int | None = None) -> None:
        self.title = title
        self.seed = seed
        self.budget = budget
        self.horizon = horizon

    def think(self, worlds: Worlds) -> str:
        """What it answers: details by rule of thumb."""
        question = worlds.question()
        plans = self.title.search_hints.plans
        if plans and question["key"] not in plans:
            return rule_of_thumb(self.title.search_hints.thumb or self.title.steward)(worlds.view(), question)
        return self.ponder(worlds).answer

    def ponder(self, worlds: Worlds) -> Thought:
        """The answer to any question, and everything that was considered on the way."""
        return Search(worlds, self.seed, self.horizon, self.budget).run()

    def standing(self, match: Match) -> list[float]:
        """How every seat stands in a position, without thinking ahead."""
        return Standing(match.config).values(match)


class Search:
    """One question being thought about."""

    def __init__(self, worlds: Worlds, seed: int, horizon: int | None, budget: Budget) -> None:
        self.playouts = Playouts(worlds, seed, horizon, worlds.title.search_hints.thumb)
        self.root = self.playouts.root
        self.budget = budget
        self.begun = time.monotonic()
        self.field = self.in_order(seed)
        """The answers that may still turn out best; the expected one comes first."""
        self.rounds = 0
        """How many were finished."""
        self.turns = 1
        """How many turns playouts look ahead."""
        self.sure = False
        """Nothing was left to chance, as far as playouts looked."""
        self.certain = self.over = True
        """Whether all of this round was; and whether every game in it came to its end."""
        self.played = self.failed = 0

    def in_order(self, seed: int) -> list[str]:
        """The expected answer, then the others in any order."""
        expected = self.root.expected
        others = [word for word in self.playouts.question["options"] if word != expected]
        Random(mix(seed)).shuffle(others)
        return [expected, *others]

    @property
    def spent(self) -> float:
        return self.budget.spent(self.begun, self.played + self.failed)

    # Round by round

    def run(self) -> Thought:
        """Every answer that is still in the field is tried in the same world, until the budget is spent."""
        while len(self.field) > 1 and self.round():
            if self.sure and not self.certain:
                break
            self.sure = self.certain
            self.rounds += 1
            if not self.sure:
                self.drop_who_falls_behind()
                if self.settled():
                    break
            elif self.over:
                break
            else:
                self.look_further()
        return self.thought()

    def round(self) -> bool:
        """One world for the whole field. False if the budget was spent or too much failed before its end."""
        self.certain = self.over = True
        for place, word in enumerate(tuple(self.field)):
            if not self.rounds and place and self.spent >= (FIRST_LOOK if place > 1 else 1):
                self.field = self.field[: self.field.index(word)]
                return True
            if (self.rounds and self.spent >= 1) or self.failed >= FAILURES:
                return False
            self.try_out(word)
        return True

    def try_out(self, word: str) -> None:
        outcome = self.playouts.play(word, self.rounds, self.turns)
        if outcome is None:
            self.failed += 1
            if not self.rounds or (self.sure and len(self.field) > 1):
                self.field.remove(word)
            return
        self.played += 1
        self.certain = self.certain and outcome.certain
        self.over = self.over and outcome.over

    def look_further(self) -> None:
        """All is certain: the better half of what makes a difference is looked at again, a turn further."""
        different = {tuple(self.values(word)): word for word in reversed(self.field)}
        best = sorted(different.values(), key=lambda word: (-self.mine(word), self.field.index(word)))
        kept = best[: max(2, (len(best) + 1) // 2)]
        self.field = [word for word in self.field if word in kept]
        self.turns += 1

    def drop_who_falls_behind(self) -> None:
        """Those that the best is ahead of beyond doubt, or that come to the same; not the expected one."""
        best = max(self.field, key=self.mine)
        kept = (best, self.root.expected)
        self.field = [word for word in self.field if word in kept or not self.behind(word, best)]

    def behind(self, word: str, best: str, errors: float = BEHIND, worlds: int = ENOUGH) -> bool:
        found = self.differences(best, word)
        if len(found) < worlds:
            return False
        return fmean(found) > errors * stdev(found) / math.sqrt(len(found)) or not any(found)

    def settled(self) -> bool:
        """Is one other answer left, and far ahead of the expected one?"""
        others = [word for word in self.field if word != self.root.expected]
        return len(others) == 1 and self.behind(self.root.expected, others[0], SETTLED, LONG)

    # What it came to

    def thought(self) -> Thought:
        tried = [word for word, branch in self.root.branches.items() if branch.worth]
        considered = tuple(
            Considered(word, len(self.root.branches[word].worth), self.by_seat(self.values(word)))
            for word in sorted(tried, key=lambda word: -self.mine(word))
        )
        return Thought(self.best(tried), self.root.expected, self.played, considered)

    def by_seat(self, values: list[float]) -> dict[str, float]:
        return {seat: round(value, 4) for seat, value in zip(self.playouts.seats, values, strict=True)}

    def values(self, word: str) -> list[float]:
        """How every seat stands after this answer: on average, or where it was looked at furthest."""
        worth = self.root.branches[word].worth
        looks = [worth[number] for number in self.looked_at(word)]
        return [fmean(values) for values in zip(*looks, strict=True)]

    def looked_at(self, word: str) -> list[int]:
        """The worlds that count: those of finished rounds; where nothing is left to chance, the last."""
        worth = self.root.branches[word].worth
        rounds = [number for number in worth if number < self.rounds] or list(worth)
        return rounds[-1:] if self.sure else rounds

    def mine(self, word: str) -> float:
        """For the one who is asked."""
        worth, seat = self.root.branches[word].worth, self.root.seat
        return fmean(how_far_ahead(worth[number], seat) for number in self.looked_at(word))

    def best(self, tried: list[str]) -> str:
        """Of those still in the field the expected answer, unless another is better."""
        expected = self.root.expected
        left = [word for word in self.field if word in tried]
        if self.sure or expected not in left:
            return max(left, key=self.mine, default=expected)
        ahead = max(left, key=self.lead)
        return ahead if self.lead(ahead) > 0 else expected

    def lead(self, word: str) -> float:
        """By how much an answer is ahead of the expected one in the worlds that both met, doubt taken off."""
        found = self.differences(word, self.root.expected)
        if len(found) < ENOUGH:
            return -math.inf
        return fmean(found) - DOUBT * stdev(found) / math.sqrt(len(found))

    def differences(self, word: str, other: str) -> list[float]:
        """By how much an answer was ahead of another in each of the worlds that both met."""
        one, two, seat = self.root.branches[word].worth, self.root.branches[other].worth, self.root.seat
        both = [number for number in one if number in two]
        return [how_far_ahead(one[number], seat) - how_far_ahead(two[number], seat) for number in both]


def how_far_ahead(leads: list[float], seat: int) -> float:
    """Of each of the others, from -1 to 1 on average: to be far ahead is little better than to be ahead."""
    if len(leads) == 1:
        return leads[0]
    share = (len(leads) - 1) / len(leads)  # leads are over the average of the others
    mine = leads[seat]
    apart = [math.tanh(share * (mine - other) / CLEAR) for other in leads]
    return sum(apart) / (len(leads) - 1)
