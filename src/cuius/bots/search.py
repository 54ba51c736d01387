"""Search: plays possible worlds forward, stewards answering for all, and keeps the answer that fares best.

Each playout deals a world that the seat holds possible, walks down the tree of answers, lets stewards play on
for a while and looks how every seat stands. The first branches of the tree meet the same worlds, so that they
are compared like with like; the steward's own answer is given up only for one that is better beyond doubt.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from statistics import fmean, stdev
from typing import Any

import msgspec

from cuius.bots.bot import Bot
from cuius.bots.standing import Standing
from cuius.bots.tree import Branch, Fork
from cuius.core.chance import mix
from cuius.core.errors import CuiusError
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.core.seen import plain_question
from cuius.core.title import Title
from cuius.core.worlds import Worlds, advance

HORIZON = 60
"""How many answers stewards give before a playout is judged, in a title whose turns are not counted."""
TURN = 400
"""How many at most up to the end of the turn, in a title that counts turns: there answers are compared."""
GROWN = 6
"""So often must an answer have been tried before the questions after it get branches of their own."""
DOUBT = 1.5
"""Standard errors by which another answer must be ahead of the steward's."""
ENOUGH = 3
"""Worlds that two answers must have met before one is preferred."""
FAILURES = 20
"""After so many playouts that came to nothing the search gives up."""


class Budget(msgspec.Struct, frozen=True):
    """How long to think: seconds, or a number of playouts."""

    seconds: float | None = None
    playouts: int | None = None

    def spent(self, begun: float, playouts: int) -> bool:
        if self.playouts is not None:
            return playouts >= self.playouts
        return self.seconds is not None and time.monotonic() - begun >= self.seconds


class Considered(msgspec.Struct, frozen=True):
    """One answer, how often it was tried, and how every seat stood on average."""

    answer: str
    playouts: int
    values: dict[str, float]


class Thought(msgspec.Struct, frozen=True):
    """What a search came to."""

    answer: str
    expected: str
    """What the steward would have answered."""
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
        self.horizon = horizon or (TURN if title.charts else HORIZON)

    def think(self, worlds: Worlds) -> str:
        return self.ponder(worlds).answer

    def ponder(self, worlds: Worlds) -> Thought:
        """The answer, and everything that was considered on the way."""
        return Search(worlds, self.seed, self.horizon).run(self.budget)

    def standing(self, match: Match) -> list[float]:
        """How every seat stands in a position, without thinking ahead."""
        return Standing(match.config).values(match)


class Search:
    """One question being thought about."""

    def __init__(self, worlds: Worlds, seed: int, horizon: int) -> None:
        self.worlds = worlds
        self.seed = seed
        self.horizon = horizon
        self.thumb = rule_of_thumb(worlds.title)
        self.standing = Standing(worlds.config)
        self.seats = list(worlds.config.seats)
        self.question = worlds.question()
        self.words = tuple(self.question["options"])
        self.now = 0
        self.root = Fork(
            self.seats.index(worlds.seat),
            len(self.seats),
            self.thumb(worlds.view(), self.question),
            mix(seed),
        )

    def turn(self, world: Match) -> int:
        """The number of the turn, where turns are counted."""
        charts = world.title.charts
        return charts.turn(world.state) if charts else 0

    def run(self, budget: Budget) -> Thought:
        begun = time.monotonic()
        played = failed = 0
        while len(self.words) > 1 and failed < FAILURES and not budget.spent(begun, played + failed):
            if self.playout():
                played += 1
            else:
                failed += 1
            if self.makes_no_difference():
                break
        return self.thought(played)

    def playout(self) -> bool:
        """One world, from the question to the horizon. False if it came to nothing."""
        word = self.root.choose(self.words)
        number = self.root.branches[word].visits
        try:
            world = self.worlds.world(mix(self.seed + number))
            self.now = self.turn(world)
            path = self.walk(world, word)
            self.play_on(world)
        except Exception:  # a world may fall apart: its deal agreed with the seat, not with everybody's plans
            if not self.root.branches[word].visits:
                self.words = tuple([w for w in self.words if w != word]) or self.words
                del self.root.branches[word]
            return False
        values = self.standing.values(world)
        for fork, taken in path:
            fork.learn(taken, values)
        return True

    def walk(self, world: Match, word: str) -> list[tuple[Fork, str]]:
        """Down the tree, as far as it has grown."""
        fork, path = self.root, [(self.root, word)]
        asked = world.question(self.worlds.seat)
        assert asked is not None
        while True:
            take(world, asked, word)
            branch = fork.branches[word]
            if branch.visits < GROWN or world.over:
                return path
            asked = world.questions[0]
            fork = self.fork_after(branch, world, asked)
            word = fork.choose(asked.words)
            path.append((fork, word))

    def fork_after(self, branch: Branch, world: Match, asked: Question) -> Fork:
        place = (asked.role, asked.key)
        if place not in branch.follows:
            expected = self.thumb(world.view(asked.seat), plain_question(asked))
            seat = self.seats.index(asked.seat)
            branch.follows[place] = Fork(seat, len(self.seats), expected, mix(self.seed + branch.visits))
        return branch.follows[place]

    def play_on(self, world: Match) -> None:
        """Stewards answer for everybody, up to the horizon or the end of the turn."""
        for _ in range(self.horizon):
            if world.over or self.turn(world) != self.now:
                return
            asked = world.questions[0]
            take(world, asked, self.thumb(world.view(asked.seat), plain_question(asked)))

    # What it came to

    def makes_no_difference(self) -> bool:
        """Every answer was tried twice, and all came to the same."""
        branches = self.root.branches
        if len(branches) < len(self.words) or self.root.high > self.root.low:
            return False
        return all(branch.visits > 1 for branch in branches.values())

    def thought(self, played: int) -> Thought:
        tried = {word: branch for word, branch in self.root.branches.items() if branch.visits}
        seat = self.root.seat
        order = sorted(tried, key=lambda word: (-tried[word].mean(seat), self.words.index(word)))
        considered = tuple(
            Considered(
                word,
                tried[word].visits,
                {name: round(tried[word].mean(n), 4) for n, name in enumerate(self.seats)},
            )
            for word in order
        )
        return Thought(self.best(tried), self.root.expected, played, considered)

    def best(self, tried: dict[str, Branch]) -> str:
        """The steward's answer, unless another is better in the same worlds beyond doubt."""
        expected = self.root.expected
        if expected not in tried:
            return max(tried, key=lambda word: tried[word].mean(self.root.seat), default=expected)
        leads = {
            word: lead(tried[word], tried[expected], self.root.seat) for word in tried if word != expected
        }
        ahead = max(leads, key=lambda word: leads[word], default=expected)
        return ahead if leads.get(ahead, 0.0) > 0 else expected


def lead(branch: Branch, other: Branch, seat: int) -> float:
    """By how much a branch is ahead of another in the worlds that both met, doubt taken off."""
    pairs = list(zip(branch.worth, other.worth, strict=False))
    if len(pairs) < ENOUGH:
        return -math.inf
    ahead = [one[seat] - two[seat] for one, two in pairs]
    return fmean(ahead) - DOUBT * stdev(ahead) / math.sqrt(len(ahead))


def take(world: Match, asked: Question, word: str) -> None:
    option = asked.options[asked.words.index(word)]
    advance(world, asked, option)


def rule_of_thumb(title: Title) -> Callable[[dict[str, Any], dict[str, Any]], str]:
    """The title's steward; the first answer where it is at a loss."""
    steward = title.steward

    def thumb(view: dict[str, Any], question: dict[str, Any]) -> str:
        try:
            word = steward(view, question) if steward is not None else ""
        except (LookupError, ValueError, CuiusError):
            word = ""
        return word if word in question["options"] else str(question["options"][0])

    return thumb
