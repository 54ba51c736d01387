"""Playouts: an answer in a possible world, down the tree and on by rule of thumb, and how all then stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cuius.bots.evaluation import Standing
from cuius.bots.tree import Branch, Fork
from cuius.core.chance import mix
from cuius.core.determinization import Worlds, advance, is_certain
from cuius.core.errors import CuiusError
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.question import Question

Thumb = Callable[[dict[str, Any], dict[str, Any]], str]
"""(view, question) -> answer."""
HORIZON = 60
"""How many answers are chosen before a playout is judged, in a title whose turns are not counted."""
TURN = 1500
"""How many at most up to the end of a turn, in a title that counts turns."""
GROWN = 12
"""So often must an answer have been tried before the questions after it get branches of their own."""


class Outcome(NamedTuple):
    """What a playout came to."""

    values: list[float]
    certain: bool
    """Nothing was left to chance: any other world would have come to the same."""
    over: bool


class Playouts:
    """Plays one question of one seat forward; the seat itself by `own` rules of thumb, if it has any."""

    def __init__(self, worlds: Worlds, seed: int, horizon: int | None, own: Thumb | None = None) -> None:
        self.worlds = worlds
        self.seed = seed
        title = worlds.title
        self.turn_of = title.charts.turn if title.charts else turns_are_not_counted
        self.horizon = horizon or title.search_hints.answers or (TURN if title.charts else HORIZON)
        self.steward = rule_of_thumb(title.steward)
        self.own = self.steward if own is None else rule_of_thumb(own)
        self.standing = Standing(worlds.config)
        self.seats = list(worlds.config.seats)
        self.question = worlds.question()
        expected = self.own(worlds.view(), self.question)
        self.root = Fork(self.seats.index(worlds.seat), len(self.seats), expected, mix(seed))

    def play(self, word: str, number: int, turns: int) -> Outcome | None:
        """The answer in world `number`, so many turns ahead. None if it came to nothing."""
        self.root.branch(word, self.question["options"])
        try:
            world = self.worlds.world(mix(self.seed + number))
            until = self.turn_of(world.state) + turns
            path = self.walk(world, word)
            self.play_on(world, until, self.horizon * turns)
        except Exception:  # a world may fall apart: its deal agreed with the seat, not with everybody's plans
            return None
        values = self.standing.values(world)
        for fork, taken in path:
            fork.learn(taken, values)
        self.root.branches[word].worth[number] = values
        return Outcome(values, is_certain(world), world.over)

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
            expected = self.thumb(world, asked)
            seat = self.seats.index(asked.seat)
            branch.follows[place] = Fork(seat, len(self.seats), expected, mix(self.seed + branch.visits))
        return branch.follows[place]

    def play_on(self, world: Match, until: int, most: int) -> None:
        """Everybody answers by rule of thumb until that turn begins, or so many answers are chosen."""
        chosen = 0
        while chosen < most and not world.over and self.turn_of(world.state) < until:
            asked = world.questions[0]
            if len(asked.options) == 1:
                advance(world, asked, asked.options[0])
                continue
            take(world, asked, self.thumb(world, asked))
            chosen += 1

    def thumb(self, world: Match, asked: Question) -> str:
        """What the one who is asked answers without thinking ahead."""
        choose = self.own if asked.seat == self.worlds.seat else self.steward
        return choose(world.view(asked.seat), plain_question(asked))


def turns_are_not_counted(state: Any) -> int:
    return 0


def take(world: Match, asked: Question, word: str) -> None:
    option = asked.options[asked.words.index(word)]
    advance(world, asked, option)


def rule_of_thumb(choose: Thumb | None) -> Thumb:
    """A title's rules of thumb; the first answer where they are at a loss."""

    def thumb(view: dict[str, Any], question: dict[str, Any]) -> str:
        try:
            word = choose(view, question) if choose is not None else ""
        except (LookupError, ValueError, CuiusError):
            word = ""
        return word if word in question["options"] else str(question["options"][0])

    return thumb
