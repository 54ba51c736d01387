"""Playouts: an answer or a plan in a possible world, played on by heuristics, then evaluated."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from cuius.bots.evaluation import Evaluator
from cuius.bots.plans import USUAL, by_plan, changed, new_plan
from cuius.bots.tree import AnswerNode, QuestionNode
from cuius.bots.value import LearnedValue
from cuius.core.chance import splitmix64
from cuius.core.determinization import InformationSet, is_deterministic
from cuius.core.errors import CuiusError
from cuius.core.events import plain_argument
from cuius.core.ids import Id, word_of
from cuius.core.live_view import LiveView, Memory
from cuius.core.match import Match
from cuius.core.question import Question

Heuristic = Callable[[Mapping[str, Any], dict[str, Any]], str]
"""(view, question) -> answer. Of a question it reads the key, the role, what it is about, and the options."""
HORIZON = 60
"""Length of a playout in answers, in a title without turns."""
TURN_HORIZON = 1500
"""Longest playout in answers, in a title with turns: playouts end with the turn."""
NO_CHECKPOINTS = 1 << 30
"""Rows between two checkpoints in a world that is only played on: more than any game has."""
EXPAND_AFTER = 12
"""Visits of an answer before the questions after it are added to the tree."""


class PlayoutOutcome(NamedTuple):
    """The result of one playout."""

    values: list[float]
    deterministic: bool
    """Nothing was left to chance: every other world would give the same values."""
    over: bool


class Playouts:
    """Plays the answers to one question forward; the asked seat by its own heuristic, if it has one."""

    def __init__(
        self,
        information: InformationSet,
        seed: int,
        horizon: int | None,
        own_heuristic: Heuristic | None = None,
        value: LearnedValue | None = None,
        plan: int = USUAL,
    ) -> None:
        self.information = information
        self.seed = seed
        title = information.title
        self.turn_of = title.charts.turn if title.charts else no_turns
        self.horizon = (
            horizon or title.search_hints.max_answers or (TURN_HORIZON if title.charts else HORIZON)
        )
        self.ask_holders_only = title.search_hints.ask_holders_only
        self.steward_heuristic = safe_heuristic(title.steward)
        self.usual_heuristic = (
            self.steward_heuristic if own_heuristic is None else safe_heuristic(own_heuristic)
        )
        self.memories: dict[int, Memory] = {}
        """By plan: what stewards keep from one question to the next, in whichever world."""
        self.follow(plan)
        self.look_ends: frozenset[str] = frozenset()
        """Checkpoints at which a short look ends; none: it goes to the end of the turn."""
        self.seats = list(information.config.seats)
        self.question = information.question()
        hints = title.search_hints
        self.evaluator = Evaluator(information.config, value, hints.value_share, hints.value_ranks)
        if value is not None and self.question["key"] in hints.planned_keys:
            self.shorten(hints.look_ends, value)
        self.look_length = title.search_hints.look_length
        self.turn = 0
        """In which the present playout began."""
        self.checkpoint: Any = None
        """Its last checkpoint."""
        self.passed = 0
        """How many checkpoints at which a look may end were passed in it."""
        self.root = QuestionNode(
            self.seats.index(information.seat), len(self.seats), self.first_candidate(), splitmix64(seed)
        )

    def follow(self, plan: int) -> None:
        """The asked seat plays by this plan until the turn ends, and then as usual."""
        self.plan = plan
        self.own_heuristic = (
            self.usual_heuristic if plan == USUAL else safe_heuristic(by_plan(self.information.title, plan))
        )
        self.own_memory = self.memories.setdefault(plan, {})
        self.memory = self.memories.setdefault(USUAL, {})

    def first_candidate(self) -> str:
        """The expected answer: that of the asked seat's heuristic."""
        return self.own_heuristic(self.information.view(self.own_memory), self.question)

    def candidates(self) -> list[str]:
        """What is compared: the expected answer, then the others in random order."""
        expected = self.root.expected
        others = [word for word in self.question["options"] if word != expected]
        Random(splitmix64(self.seed)).shuffle(others)
        return [expected, *others]

    def shorten(self, ends: frozenset[str], value: LearnedValue) -> None:
        """Let looks end at these checkpoints, judged by the value alone."""
        self.look_ends = ends
        ranks = self.information.title.search_hints.value_ranks
        self.evaluator = Evaluator(self.information.config, value, by_ranks=ranks)

    def play(self, word: str, number: int, turns: int) -> PlayoutOutcome | None:
        """Play this answer in world `number`, so many turns ahead. None if the world proves inconsistent."""
        self.root.answer_node(word, self.question["options"])
        try:
            world = self.begin_world(number)
            path = self.walk(world, word)
            self.play_ahead(world, turns)
        except Exception:  # the deal agreed with what the seat knows, but not with the course of play
            return None
        values = self.evaluator.evaluate(world)
        for node, chosen in path:
            node.backpropagate(chosen, values)
        return PlayoutOutcome(values, is_deterministic(world), world.over)

    def begin_world(self, number: int) -> Match:
        """World `number`, at the question."""
        world = self.information.sample_world(splitmix64(self.seed + number))
        self.turn = self.turn_of(world.state)
        self.checkpoint, self.passed = world.checkpoint_state, 0
        if not self.look_ends:
            world.checkpoint_rows = NO_CHECKPOINTS
        return world

    def play_ahead(self, world: Match, turns: int) -> None:
        """All go on by heuristics, so many turns ahead."""
        if self.ask_holders_only is not None:
            self.ask_holders_only(world.state)
        self.play_on(world, self.turn + turns, self.horizon * turns)

    def walk(self, world: Match, word: str) -> list[tuple[QuestionNode, str]]:
        """Descend the tree; returns the path of questions and answers."""
        node, path = self.root, [(self.root, word)]
        asked = world.question(self.information.seat)
        assert asked is not None
        while True:
            apply_word(world, asked, word)
            answer = node.answers[word]
            if answer.visits < EXPAND_AFTER or world.over:
                return path
            if self.look_ends and self.has_come_to_an_end(world):
                return path
            asked = world.questions[0]
            node = self.child_of(answer, world, asked)
            word = node.choose(asked.words)
            path.append((node, word))

    def child_of(self, answer: AnswerNode, world: Match, asked: Question) -> QuestionNode:
        key = (asked.role, asked.key)
        if key not in answer.children:
            expected = self.heuristic_answer(world, asked.seat, short_question(asked))
            seat = self.seats.index(asked.seat)
            answer.children[key] = QuestionNode(
                seat, len(self.seats), expected, splitmix64(self.seed + answer.visits)
            )
        return answer.children[key]

    def play_on(self, world: Match, until: int, most: int) -> None:
        """Answer all questions by heuristics until that turn begins or so many answers were chosen."""
        chosen = 0
        while chosen < most and not world.over and self.turn_of(world.state) < until:
            if self.look_ends and self.has_come_to_an_end(world):
                return
            asked = world.questions[0]
            if len(asked.options) == 1:
                world.apply(asked, asked.options[0])
                continue
            question = short_question(asked)
            word = self.heuristic_answer(world, asked.seat, question)
            world.apply(asked, asked.options[question["options"].index(word)])
            chosen += 1

    def has_come_to_an_end(self, world: Match) -> bool:
        """Has the look gone far enough?"""
        if world.checkpoint_state is not self.checkpoint:
            self.checkpoint = world.checkpoint_state
            self.passed += world.checkpoint_name in self.look_ends
        return self.passed >= self.look_length

    def heuristic_answer(self, world: Match, seat: str, question: dict[str, Any]) -> str:
        """The answer of this seat's heuristic."""
        if seat != self.information.seat:
            return self.steward_heuristic(LiveView(world, seat, self.memory), question)
        if self.plan != USUAL and self.turn_of(world.state) == self.turn:
            return self.own_heuristic(LiveView(world, seat, self.own_memory), question)
        return self.usual_heuristic(LiveView(world, seat, self.memory), question)


class PlanPlayouts(Playouts):
    """Plays plans forward instead of answers: what it compares are their numbers, as words."""

    def first_candidate(self) -> str:
        """The plan that the asked seat follows now."""
        return str(self.plan)

    def candidates(self) -> list[str]:
        """The plan of now, the usual one, and others: new ones, and such as have half of the plan of now."""
        draw = Random(splitmix64(self.seed + self.question["number"]))
        many = self.information.title.search_hints.plans
        others: list[int] = []
        while len(others) < many:
            others.append(new_plan(draw))
            if self.plan != USUAL:
                others += changed(self.plan, draw)
        return list(dict.fromkeys([self.root.expected, *map(str, (USUAL, *others[:many]))]))

    def shorten(self, ends: frozenset[str], value: LearnedValue) -> None:
        """What a plan is worth shows at the end of the turn."""

    def play(self, word: str, number: int, turns: int) -> PlayoutOutcome | None:
        """Play by this plan in world `number`, so many turns ahead. None if the world proves inconsistent."""
        self.follow(int(word))
        try:
            world = self.begin_world(number)
            self.play_ahead(world, turns)
        except Exception:  # as above
            return None
        return PlayoutOutcome(self.evaluator.evaluate(world), is_deterministic(world), world.over)


def no_turns(state: Any) -> int:
    return 0


def apply_word(world: Match, asked: Question, word: str) -> None:
    option = asked.options[asked.words.index(word)]
    world.apply(asked, option)


def safe_heuristic(choose: Heuristic | None) -> Heuristic:
    """A heuristic that answers with the first option where the title's fails or answers something else."""

    def choose_safely(view: Mapping[str, Any], question: dict[str, Any]) -> str:
        try:
            word = choose(view, question) if choose is not None else ""
        except (LookupError, ValueError, CuiusError):
            word = ""
        return word if word in question["options"] else str(question["options"][0])

    return choose_safely


def short_question(question: Question) -> dict[str, Any]:
    """What a heuristic reads of a question, as plain data: a playout asks thousands of them."""
    ask = question.ask
    return {
        "role": question.role,
        "key": ask.key,
        "about": {name: plain_argument(value) for name, value in ask.about.items()} if ask.about else {},
        "options": [o.word if type(o) is Id else word_of(o) for o in question.options],
    }
