"""How fast a title is, relative to python-chess: both play random games in alternating time slices.

Times are processor time, so other processes do not distort them. A figure from many positions or slices is
their median.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any

import msgspec

from cuius.bots.bot import answer_of
from cuius.bots.heuristic import Steward
from cuius.bots.playouts import Playouts
from cuius.bots.value import LearnedValue, learned_value
from cuius.core.chance import Seeded
from cuius.core.determinization import InformationSet
from cuius.core.excerpt import Excerpt, excerpt_of
from cuius.core.match import Match
from cuius.core.observation import Observation
from cuius.core.record import dump, load, parse, record_of, verify
from cuius.core.runner import SPARSE_ROWS
from cuius.core.title import Config, Title

LONGEST_CHESS = 300
"""Plies after which a random chess game is abandoned."""
BETWEEN_CLOCK_READS = 32
"""Answers between two readings of the clock."""

TABLES = 8
"""Tables of the vectorised environment."""

WORLDS = 3
"""Possible worlds in which a search plays its first answer forward."""

ROW = msgspec.json.Encoder().encode


class Measure(msgspec.Struct, frozen=True):
    """One figure, that of the peer in the same run, and their ratio."""

    title: str
    measure: str
    value: float
    unit: str
    peer: float
    ratio: float


class BenchmarkBudget(msgspec.Struct, frozen=True):
    """How much to measure."""

    slices: int = 24
    seconds: float = 0.2
    positions: int = 240
    repeats: int = 20
    games: int = 12


QUICK = BenchmarkBudget(slices=4, seconds=0.05, positions=24, repeats=5, games=2)


class ChessPlay:
    """The peer: the usual loop of random play with python-chess."""

    def __init__(self, seed: int) -> None:
        import chess

        self.new_board: Callable[[], Any] = chess.Board
        self.board = chess.Board()
        self.choice = Random(seed).choice

    def plies_per_second(self, seconds: float) -> float:
        """Play for so many seconds."""
        board, choice, plies = self.board, self.choice, 0
        begun = now = process_time()
        while now - begun < seconds:
            for _ in range(BETWEEN_CLOCK_READS):
                if board.is_game_over() or len(board.move_stack) >= LONGEST_CHESS:
                    board = self.new_board()
                board.push(choice(list(board.legal_moves)))
            plies += BETWEEN_CLOCK_READS
            now = process_time()
        self.board = board
        return plies / (now - begun)


class TitlePlay:
    """Random games of a title through `Match.answer`: options computed, checkpoints taken, no log."""

    def __init__(self, title: Title, config: Config, seed: int) -> None:
        self.title, self.config = title, config
        self.random = Random(seed)
        self.match = self.new_match(SPARSE_ROWS)

    def new_match(self, checkpoint_rows: int = 0) -> Match:
        chance = Seeded(self.random.getrandbits(63))
        return Match(self.title, self.config, chance, log=False, checkpoint_rows=checkpoint_rows).begin()

    def per_second(self, seconds: float) -> tuple[float, float]:
        """Play for so many seconds: all answers of seats per second, and the chosen ones among them."""
        match, random = self.match, self.random.random
        choices = 0
        answers = -answers_in(match)
        begun = now = process_time()
        while now - begun < seconds:
            for _ in range(BETWEEN_CLOCK_READS):
                question = match.questions[0]
                options = question.options
                option = options[int(random() * len(options))]
                match.answer(question.seat, question.number, question.ask.key, option)
                if match.result is not None:
                    answers += answers_in(match)
                    match = self.new_match(SPARSE_ROWS)
                    answers -= answers_in(match)
            choices += BETWEEN_CLOCK_READS
            now = process_time()
        self.match = match
        taken = now - begun
        return (answers + answers_in(match)) / taken, choices / taken

    def game(self) -> Iterator[Match]:
        """One game, yielded before every answer and at its end."""
        match = self.new_match()
        while match.result is None:
            yield match
            question = match.questions[0]
            match.answer(question.seat, question.number, question.key, self.random.choice(question.options))
        yield match

    def positions(self, count: int) -> list[Match]:
        """Random positions from all parts of several games."""
        found: list[Match] = []
        while len(found) < count:
            asked = [match.fork() for match in self.game() if self.random.random() < 0.1 and not match.over]
            found += self.random.sample(asked, min(len(asked), max(1, count // 4)))
        return found[:count]

    def finished(self) -> Match:
        *_, last = self.game()
        return last


class StewardPlay(TitlePlay):
    """Games of a title with its steward at every seat."""

    def __init__(self, title: Title, config: Config, seed: int) -> None:
        super().__init__(title, config, seed)
        self.bot = Steward(title)

    def answer(self, match: Match) -> None:
        question = match.questions[0]
        match.answer(question.seat, question.number, question.ask.key, answer_of(self.bot, match, question))

    def answers_per_second(self, seconds: float) -> float:
        """Play for so many seconds: all answers of seats per second."""
        match = self.match
        answers = -answers_in(match)
        begun = now = process_time()
        while now - begun < seconds:
            for _ in range(BETWEEN_CLOCK_READS):
                self.answer(match)
                if match.result is not None:
                    answers += answers_in(match)
                    match = self.new_match(SPARSE_ROWS)
                    answers -= answers_in(match)
            now = process_time()
        self.match = match
        return (answers + answers_in(match)) / (now - begun)

    def searches(self, count: int, value: LearnedValue | None = None) -> list[Playouts]:
        """Searches about to begin, from all parts of several games; with a value their looks are short.

        These end where the title says, or at the next checkpoint, whether its search uses them or not.
        """
        hints = self.title.search_hints
        keys = hints.planned_keys if value is not None and hints.planned_keys else hints.searched_keys
        checkpoints: set[str] = set()
        found: list[Playouts] = []
        while len(found) < count:
            match, here = self.new_match(), []
            while match.result is None:
                question = match.questions[0]
                searched = not keys or question.key in keys
                if searched and len(question.options) > 1 and self.random.random() < 0.1:
                    here.append(InformationSet(match.fork(), question.seat))
                checkpoints.add(match.checkpoint_name or "")
                self.answer(match)
            few = self.random.sample(here, min(len(here), max(1, count // 4)))
            found += [Playouts(one, len(found), None, hints.heuristic, value) for one in few]
        if value is not None:
            for search in found:
                search.shorten(hints.look_ends or frozenset(checkpoints), value)
        return found[:count]


def answers_in(match: Match) -> int:
    """Rows that a seat answered, chosen or forced."""
    return len(match.journal) - match.journal.chances


# The measures


def measures_of(title: Title, budget: BenchmarkBudget) -> Iterator[Measure]:
    """All measures of one title, each with the figure of the peer."""
    ours, peer = TitlePlay(title, title.configure(), 1), ChessPlay(1)
    yield from playout(title.name, ours, peer, budget)
    positions = ours.positions(budget.positions)
    calls: dict[str, Callable[[Match], object]] = {
        "fork": Match.fork,
        "clone": clone,
        "view": encode_observation,
        "save": save,
    }
    for name, call in calls.items():
        ply, ours_us = interleaved(positions, call, peer, budget)
        yield timing(title.name, name, ours_us, "us", ply)
    records = [dump(record_of(ours.finished())) for _ in range(budget.games)]
    ply, whole = interleaved(records, read, peer, budget, repeats=1)
    yield timing(title.name, "load", whole, "us", ply)
    ply, whole = interleaved(records, check, peer, budget, repeats=1)
    yield timing(title.name, "verify", whole / 1e6, "s", ply / 1e6)
    yield from looking_back(title, records, peer, budget)
    yield environment(title.name, ours, budget)
    if title.steward is not None:
        yield from thought(StewardPlay(title, title.configure(), 1), peer, budget)


def thought(ours: StewardPlay, peer: ChessPlay, budget: BenchmarkBudget) -> Iterator[Measure]:
    """How fast stewards decide, and how long a search plays forward."""
    name = ours.title.name
    ours.answers_per_second(budget.seconds)  # warm up
    answers, plies = [], []
    for _ in range(budget.slices):
        answers.append(ours.answers_per_second(budget.seconds))
        plies.append(peer.plies_per_second(budget.seconds))
    value, peers = median(answers), median(plies)
    yield Measure(name, "steward", round(value, 1), "decisions/s", round(peers, 1), round(value / peers, 3))
    ours = StewardPlay(ours.title, ours.config, 1)  # the same positions, however far the games above came
    yield one_look(ours, peer, budget, "turn", None)
    learned = learned_value(ours.title, ours.config)
    if learned is not None:
        yield one_look(ours, peer, budget, "look", learned)


def one_look(
    ours: StewardPlay, peer: ChessPlay, budget: BenchmarkBudget, name: str, value: LearnedValue | None
) -> Measure:
    """One look ahead: a world is dealt, the expected answer given, played on and judged."""
    took, plies = [], []
    for search in ours.searches(max(2, budget.positions // 4), value):
        plies.append(1e6 / peer.plies_per_second(budget.seconds / 2))
        begun = process_time()
        for world in range(WORLDS):
            search.play(search.root.expected, world, turns=1)
        took.append((process_time() - begun) / WORLDS * 1e6)
    return timing(ours.title.name, name, fmean(took), "us", median(plies))


def playout(title: str, ours: TitlePlay, peer: ChessPlay, budget: BenchmarkBudget) -> Iterator[Measure]:
    ours.per_second(budget.seconds), peer.plies_per_second(budget.seconds)  # warm up
    answers, choices, plies = [], [], []
    for _ in range(budget.slices):
        every, chosen = ours.per_second(budget.seconds)
        answers.append(every)
        choices.append(chosen)
        plies.append(peer.plies_per_second(budget.seconds))
    for name, slices in (("playout", answers), ("chosen", choices)):
        value, plies_per_second = median(slices), median(plies)
        unit = "decisions/s"
        ratio = value / plies_per_second
        yield Measure(title, name, round(value, 1), unit, round(plies_per_second, 1), round(ratio, 3))


def looking_back(
    title: Title, records: list[bytes], peer: ChessPlay, budget: BenchmarkBudget
) -> Iterator[Measure]:
    """An earlier position with its log, and what it takes to begin a search there in another process."""
    random = Random(1)
    moments: list[tuple[Match, int]] = []
    for record in records[: budget.games]:
        match = load(parse(record))
        rows = [random.randrange(len(match.journal)) for _ in range(budget.positions // budget.games)]
        moments += [(match, row) for row in rows]
    ply, took = interleaved(moments, earlier, peer, budget, repeats=1)
    yield timing(title.name, "earlier", took, "us", ply)
    ply, took = interleaved(moments, start_search, peer, budget, repeats=1)
    yield timing(title.name, "search_start", took, "us", ply)


def environment(title: str, ours: TitlePlay, budget: BenchmarkBudget) -> Measure:
    """Steps of the vectorised environment in one process; its peer is the engine, chosen answers a second."""
    from cuius.envs.sampler import random_policy
    from cuius.envs.vector import VectorEnv

    envs, policy = VectorEnv(title, TABLES), random_policy(1)
    seen, _ = envs.reset(seed=1)
    steps, choices = [], []
    for _ in range(budget.slices):
        begun, done = process_time(), 0
        while process_time() - begun < budget.seconds:
            seen, *_ = envs.step(policy(seen["observation"], seen["action_mask"], seen["options"]))
            done += TABLES
        steps.append(done / (process_time() - begun))
        choices.append(ours.per_second(budget.seconds)[1])
    value, peer = median(steps), median(choices)
    return Measure(title, "environment", round(value, 1), "steps/s", round(peer, 1), round(value / peer, 3))


def interleaved(
    what: list[Any],
    call: Callable[[Any], object],
    peer: ChessPlay,
    budget: BenchmarkBudget,
    repeats: int | None = None,
) -> tuple[float, float]:
    """Median microseconds of one ply and of one call; the peer plays between batches of calls."""
    repeats = repeats or budget.repeats
    took, plies = [], []
    batch = max(1, len(what) // budget.slices)
    for number, one in enumerate(what):
        if number % batch == 0:
            plies.append(1e6 / peer.plies_per_second(budget.seconds / 2))
        call(one)
        begun = process_time()
        for _ in range(repeats):
            call(one)
        took.append((process_time() - begun) / repeats * 1e6)
    return median(plies), median(took)


def timing(title: str, name: str, value: float, unit: str, ply: float) -> Measure:
    return Measure(title, name, round(value, 9), unit, round(ply, 9), round(value / ply, 3))


def earlier(moment: tuple[Match, int]) -> object:
    match, row = moment
    return match.at(row)


def start_search(moment: tuple[Match, int]) -> object:
    """What a server sends to the process that searches, and the position there."""
    match, row = moment
    excerpt: Excerpt = pickle.loads(pickle.dumps(excerpt_of(match, row), pickle.HIGHEST_PROTOCOL))
    return excerpt.replayed(match.title, Seeded(0), log=False)


def clone(match: Match) -> object:
    return match.state.clone()


def encode_observation(match: Match) -> object:
    """The observation of the asked seat, encoded."""
    return Observation(match).encode(match.questions[0].seat)


def save(match: Match) -> object:
    """What is stored with an answer: its row, and the state of a checkpoint."""
    question = match.questions[0]
    row = (question.role, question.key, question.words[0], "")
    return ROW(row), match.state.to_bytes()


def read(record: bytes) -> object:
    return load(parse(record), log=False)


def check(record: bytes) -> object:
    verdict = verify(parse(record))
    assert verdict.ok, verdict.why
    return verdict
