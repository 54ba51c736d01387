"""One game of a fuzz run: every seat plays by its own policy, and laws are checked."""

from __future__ import annotations

import time
from collections.abc import Mapping
from random import Random

import msgspec

from cuius.core.chance import Seeded
from cuius.core.errors import Refused
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.core.title import Title
from cuius.kit.exercised.lines import EXPLAINED, PLAYED, LineRecorder, NoRecorder
from cuius.kit.fuzz.failures import FuzzFailure, failure_of
from cuius.kit.fuzz.games import FuzzGame
from cuius.kit.fuzz.law_games import answer_action, disturb
from cuius.kit.fuzz.watchdog import watchdog
from cuius.kit.laws import ALL, Game, Law
from cuius.kit.laws.law import violation
from cuius.kit.policies import RANDOM, make_policies, policy_names

CHEAP_LAWS = ("invariants", "bound", "explained", "ending")
"""The laws of mixed games, if no others are asked for."""
LAWS_OF_LOGS = frozenset(("words", "undo", "undo_tells", "draws", "leaks", "load", "restore", "fork"))
"""Laws that read the log; without them none is kept."""


class FuzzSettings(msgspec.Struct, frozen=True):
    """How the games of a run are played."""

    laws: tuple[str, ...] = CHEAP_LAWS
    random: bool = False
    """Every seat answers at random, and now and then somebody undoes or gives a standing order."""
    game_seconds: float = 300.0
    """A game that takes longer has failed."""
    every: Mapping[str, int] = {}
    """How often laws are checked, where not as usual: one position in so many."""


class PlayedFuzzGame(msgspec.Struct, frozen=True):
    """The result of one game."""

    name: str
    policies: dict[str, str]
    decisions: int
    rows: int
    seconds: float
    ending: str = ""
    digest: str = ""
    checks: dict[str, int] = {}
    reached: tuple[int, ...] = ()
    """Numbers of the citations that were exercised."""
    failure: FuzzFailure | None = None


class MixedGame:
    """A game in play."""

    def __init__(self, title: Title, game: FuzzGame, settings: FuzzSettings, recorder: LineRecorder) -> None:
        self.title = title
        self.game = game
        self.settings = settings
        self.recorder = recorder
        self.laws = chosen_laws(settings)
        self.policies = policy_names(title, game.config, game.seed)
        if settings.random:
            self.policies = dict.fromkeys(self.policies, RANDOM)
        self.answers = make_policies(title, self.policies, game.seed)
        self.random = Random(f"questions {game.seed}")
        self.match: Match | None = None
        self.last: tuple[Question, str | None] | None = None
        """The question that is being answered, and the answer once it is chosen."""
        self.decisions = 0
        self.checks: dict[str, int] = {}

    def play(self) -> None:
        """Play to the end; raises what goes wrong."""
        with_log = not LAWS_OF_LOGS.isdisjoint(self.settings.laws)
        self.recorder.watch(PLAYED)
        config = self.game.config
        self.title.configure(config.players, config.scenario, config.options)  # who sits where is a rule
        match = Match(self.title, config, Seeded(self.game.seed), log=with_log)
        match.begin()
        self.match = match
        self.recorder.rest()
        live = Game(match, self.game.seed)
        while not match.over:
            self.check(live, at_end=False)
            self.answer_one(live)
            if self.settings.random and not match.over:
                disturb(live)
        self.check(live, at_end=False)
        self.check(live, at_end=True)

    def answer_one(self, live: Game) -> None:
        match = live.match
        questions = match.questions
        question = questions[0] if len(questions) == 1 else self.random.choice(questions)
        self.last = (question, None)
        word = self.answers[question.seat](match, question)
        assert word is not None
        self.last = (question, word)
        action = answer_action(question, word)
        self.recorder.watch(PLAYED)
        try:
            action(match)
        except Refused as error:
            detail = f"{self.policies[question.seat]} answers {word!r}, and is refused: {error}"
            raise violation("policy", match, detail) from error
        finally:
            self.recorder.rest()
        self.last = None
        self.decisions += 1
        live.after(action)

    def check(self, live: Game, at_end: bool) -> None:
        for law in self.laws:
            if law.at_end == at_end and law.is_due(live) and not (live.match.over and law.name == "options"):
                if law.name == "explained" or (law.name == "invariants" and law.name not in self.checks):
                    self.recorder.watch(EXPLAINED)
                law.check(live)
                self.recorder.rest()
                self.checks[law.name] = self.checks.get(law.name, 0) + 1


def chosen_laws(settings: FuzzSettings) -> list[Law]:
    names = set(settings.laws)
    return [
        msgspec.structs.replace(law, every=settings.every[law.name], replays=False)
        if law.name in settings.every
        else law
        for law in ALL
        if law.name in names
    ]


def play_fuzz_game(
    title: Title, game: FuzzGame, settings: FuzzSettings, recorder: LineRecorder | None = None
) -> PlayedFuzzGame:
    """Play one game to its end or to its failure."""
    start = time.perf_counter()
    recorder = recorder or NoRecorder()
    recorder.begin()
    mixed = MixedGame(title, game, settings, recorder)
    failure = None
    try:
        with watchdog(settings.game_seconds):
            mixed.play()
    except Exception as error:
        failure = failure_of(error, mixed.match, mixed.last, mixed.policies)
    finally:
        recorder.rest()
    match = mixed.match
    result = match.result if match is not None else None
    return PlayedFuzzGame(
        game.name,
        mixed.policies,
        mixed.decisions,
        len(match.journal) if match is not None else 0,
        time.perf_counter() - start,
        result.kind if result is not None else "",
        match.state.digest() if match is not None and failure is None else "",
        mixed.checks,
        recorder.reached(),
        failure,
    )
