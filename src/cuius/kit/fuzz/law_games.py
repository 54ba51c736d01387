"""Random games of a title under all laws.

Games cycle through every scenario, player count and option. Now and then a seat undoes an answer or gives a
standing order, or the table goes back by consent, so that the laws are tested on these too.
"""

from __future__ import annotations

import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random

import msgspec

from cuius.core.chance import Seeded
from cuius.core.errors import BadProcedure, RulesBroken, RunawayProcedure
from cuius.core.ids import PASS, word_of
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.core.record import dump
from cuius.core.standing_orders import ASK_ME, Order
from cuius.core.title import Config, Title, get_title
from cuius.kit.fuzz.games import configurations
from cuius.kit.laws import ALL, LAWS, Game, Law, LawBroken, catalogues_agree
from cuius.kit.laws.law import Action, violation
from cuius.kit.laws.progress import MAX_SECONDS
from cuius.kit.laws.undoing import undoable_or_empty

UNDO_EVERY, GO_BACK_EVERY, ORDER_EVERY = 40, 300, 120
"""One answer in so many is followed by an undo, by going back by consent, by a standing order."""


class FuzzSummary(msgspec.Struct):
    """The statistics of a run."""

    games: int = 0
    decisions: int = 0
    checks: Counter[str] = msgspec.field(default_factory=Counter)
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    longest: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        endings = ", ".join(f"{kind} {count}" for kind, count in self.endings.most_common())
        checks = ", ".join(f"{name} {count}" for name, count in self.checks.items())
        return (
            f"{self.games} games, {self.decisions} decisions, {self.seconds:.1f} s;"
            f" longest {self.longest} rows; endings: {endings}; laws held: {checks}"
        )


def fuzz(
    title: Title | str,
    games: int = 20,
    seed: int = 1,
    laws: Iterable[str] | None = None,
    advance: Callable[[], object] = lambda: None,
    decisions: int = 0,
    seconds: float | None = None,
    every: Mapping[str, int] | None = None,
) -> FuzzSummary:
    """Play at least so many random games and decisions under these laws (None: all).

    After `seconds` no further game is begun. `every` overrides how often a law is checked: one position in so
    many.
    """
    title = get_title(title) if isinstance(title, str) else title
    names = set(LAWS) if laws is None else set(laws)
    chosen = [law for law in ALL if law.name in names]
    for index, law in enumerate(chosen):
        if every and law.name in every:
            chosen[index] = msgspec.structs.replace(law, every=every[law.name], replays=False)
    if "words" in names:
        catalogues_agree(title)
    configs = configurations(title)
    Random(seed).shuffle(configs)
    summary = FuzzSummary()
    start = time.perf_counter()
    number = 0
    while number < games or summary.decisions < decisions:
        if number and seconds is not None and time.perf_counter() - start > seconds:
            break
        play_game(title, configs[number % len(configs)], seed * 1_000_003 + number, chosen, summary)
        number += 1
        advance()
    summary.seconds = time.perf_counter() - start
    return summary


def play_game(title: Title, config: Config, seed: int, laws: list[Law], summary: FuzzSummary) -> None:
    """One random game, with the laws checked at every step."""
    match = Match(title, config, Seeded(seed))
    game = Game(match, seed)
    try:
        begin(match)
        while not match.over:
            check_due_laws(game, laws, summary, at_end=False)
            play_step(game)
            summary.decisions += 1
        check_due_laws(game, [law for law in laws if law.name != "options"], summary, at_end=False)
        check_due_laws(game, laws, summary, at_end=True)
    except LawBroken as error:
        error.seed = seed
        raise
    summary.games += 1
    summary.longest = max(summary.longest, len(match.journal))
    assert match.result is not None
    summary.endings[match.result.kind] += 1


def begin(match: Match) -> None:
    try:
        match.begin()
    except Exception as error:
        detail = f"the game fails before its first question: {describe_error(error)}"
        raise violation(broken_law(error), match, detail) from error


def broken_law(error: BaseException) -> str:
    """The law that a failing procedure broke: `options` if the runner refused its request."""
    if isinstance(error, RunawayProcedure):
        return "progress"
    return "options" if isinstance(error, BadProcedure) else "crash"


def describe_error(error: BaseException) -> str:
    """An error with the function and line it comes from."""
    frames = traceback.extract_tb(error.__traceback__)
    origin = f" in {frames[-1].name}, {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}: {error}{origin}"


def check_due_laws(game: Game, laws: list[Law], summary: FuzzSummary, at_end: bool) -> None:
    for law in laws:
        if law.at_end == at_end and law.is_due(game):
            law.check(game)
            summary.checks[law.name] += 1


def play_step(game: Game) -> None:
    """One random answer; sometimes an order, an undo or going back."""
    match = game.match
    question = game.any_question()
    perform(game, answer_action(question, word_of(game.random.choice(question.options))))
    if not match.over:
        disturb(game)


def disturb(game: Game) -> None:
    """Sometimes give an order, undo an answer or go back."""
    match = game.match
    if not game.randbelow(ORDER_EVERY):
        perform(game, order_action(game))
    if not game.randbelow(UNDO_EVERY):
        seat = game.random.choice([*match.config.seats])
        if reach := undoable_or_empty(match, seat):
            perform(game, go_back_action(game.random.choice(reach)))
    if not game.randbelow(GO_BACK_EVERY):
        chosen = [n for n, e in match.journal.active_rows() if not e.auto and e.by in match.seat_of][-8:]
        if chosen:
            perform(game, go_back_action(game.random.choice(chosen)))


def perform(game: Game, action: Action) -> None:
    """Perform an action on the live match, and on the followers of the game."""
    try:
        action(game.match)
    except RulesBroken as error:
        cause = error.__cause__ or error
        raise violation(
            broken_law(cause), game.match, f"the rules fail on an answer: {describe_error(cause)}"
        ) from cause
    game.after(action)


def answer_action(question: Question, word: str) -> Action:
    seat, number, key = question.seat, question.number, question.key
    return lambda match: match.answer(seat, number, key, word, seconds=MAX_SECONDS)


def go_back_action(number: int) -> Action:
    return lambda match: match.go_back(number)


def order_action(game: Game) -> Action:
    """A random standing order for an open question."""
    match = game.match
    question = game.random.choice(match.questions)
    answer = game.random.choice([PASS, "only_if_i_can", ASK_ME, *question.words])
    times = game.random.choice([None, 1, 2])
    until = game.random.choice([None, match.checkpoint_name])
    order = Order(question.role, question.key, answer, times=times, until=until)
    return lambda match: match.add_order(order)


def report(error: LawBroken) -> str:
    """The error, and how to reproduce it."""
    lines = [str(error)]
    if error.record is not None:
        with tempfile.NamedTemporaryFile(
            prefix=f"{error.record.header.title}-{error.law}-", suffix=".json", delete=False
        ) as file:
            file.write(dump(error.record))
        lines.append(f"  the game so far is in {file.name}; look at it with: cuius replay {file.name}")
    return "\n".join(lines)
