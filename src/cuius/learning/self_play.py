"""Self-play: games of varied stewards, and positions of them with how the games ended.

Every game has its own setup, people and carelessness: the share of answers that are chosen at random, by
every seat alike, so that who wins is decided by the positions. Kept are the first position of every turn,
where a search looks to, and some of the others, as plain states that outlive the columns made from them.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cuius.bots.bot import Bot, answer_of
from cuius.bots.heuristic import Steward
from cuius.bots.play import DidNotEnd
from cuius.bots.seeds import derive_seed
from cuius.core.chance import Seeded
from cuius.core.errors import BadConfig
from cuius.core.match import Match
from cuius.core.state import BaseState
from cuius.core.title import Config, Title

OTHERS_PER_GAME = 12
"""Positions that are kept besides the first ones of turns."""
MAX_CARELESSNESS = 0.2
CAREFUL_SHARE = 0.4
"""The share of games in which nobody is careless."""
MAIN_SHARE = 0.65
"""The share of games with the first scenario; the same of those with all players, and the first edition."""


class KeptPosition(msgspec.Struct, frozen=True):
    """One position: the first of its turn, or one at a checkpoint."""

    turn: int
    state: dict[str, Any]
    starts: bool = False
    """Is it the first of its turn?"""


class PlayedGame(msgspec.Struct, frozen=True):
    """One game of self-play: how it was set up, how it ended, and some positions on the way."""

    seed: int
    rules: int
    scenario: str
    players: int
    options: dict[str, str]
    carelessness: float
    scores: dict[str, float]
    """Role -> final points."""
    winners: tuple[str, ...]
    positions: tuple[KeptPosition, ...]


def choose_setup(title: Title, random: Random) -> Config:
    """A setup for one game: mostly the first scenario with all players, but every other one as well."""
    while True:
        scenario = mostly_first(title.scenarios, random)
        players = mostly_first(sorted(title.players, reverse=True), random)
        options = {option.name: option.default for option in title.options}
        for option in title.options:
            if option.name == "edition":
                options[option.name] = mostly_first((option.default, *option.choices), random)
            elif option.name == "windows":
                options[option.name] = "fast"
        try:
            config = title.configure(players, scenario, options)
        except BadConfig:  # not every number of players can play every scenario
            continue
        if title.columns is None or title.columns.fits(config):
            return config


def mostly_first(choices: Any, random: Random) -> Any:
    return choices[0] if random.random() < MAIN_SHARE else random.choice(choices)


class CarelessSteward(Steward):
    """A steward that answers at random now and then."""

    def __init__(self, title: Title, seed: int, carelessness: float) -> None:
        super().__init__(title, seed)
        self.carelessness = carelessness
        self.random = Random(seed)

    def __call__(self, view: Any, question: dict[str, Any]) -> str:
        if self.random.random() < self.carelessness:
            return str(self.random.choice(question["options"]))
        return super().__call__(view, question)


def play_game(title: Title, seed: int, most: int = OTHERS_PER_GAME) -> PlayedGame:
    """Play one game; the same seed plays the same one."""
    random = Random(seed)
    config = choose_setup(title, random)
    carelessness = draw_carelessness(random)
    bots: dict[str, Bot] = {
        seat: CarelessSteward(title, derive_seed(seed, seat), carelessness) for seat in config.seats
    }
    match = Match(title, config, Seeded(derive_seed(seed, "chance")), log=False)
    match.begin()
    turn = title.charts.turn if title.charts else no_turns
    starts: list[KeptPosition] = []
    others, last = Reservoir(most, random), turn(match.state)
    while match.result is None:
        if len(match.journal) > title.max_journal_rows:
            raise DidNotEnd(f"game {seed} did not end within {title.max_journal_rows} rows")
        if turn(match.state) != last:
            last = turn(match.state)
            starts.append(KeptPosition(last, match.state.to_dict(), starts=True))
        elif match.at_checkpoint is not None:
            others.offer(match.state)
        question = match.questions[0]
        match.apply(question, chosen_option(bots[question.seat], match, question))
    kept = [KeptPosition(turn(state), state.to_dict()) for state in others.states]
    return PlayedGame(
        seed=seed,
        rules=title.rules,
        scenario=config.scenario,
        players=config.players,
        options=config.options,
        carelessness=carelessness,
        scores=match.result.scores,
        winners=tuple(match.result.winners),
        positions=(*starts, *kept),
    )


def no_turns(state: Any) -> int:
    return 0


def draw_carelessness(random: Random) -> float:
    if random.random() < CAREFUL_SHARE:
        return 0.0
    return round(random.uniform(0.0, MAX_CARELESSNESS), 3)


def chosen_option(bot: Bot, match: Match, question: Any) -> Any:
    answer = answer_of(bot, match, question)
    return question.options[question.words.index(answer)] if isinstance(answer, str) else answer


class Reservoir:
    """Keeps so many of the positions offered, each as likely as any other, in their order."""

    def __init__(self, most: int, random: Random) -> None:
        self.most = most
        self.random = random
        self.offered = 0
        self.kept: list[tuple[int, BaseState]] = []

    def offer(self, state: BaseState) -> None:
        self.offered += 1
        if len(self.kept) < self.most:
            self.kept.append((self.offered, state.clone()))
            return
        place = self.random.randrange(self.offered)
        if place < self.most:
            self.kept[place] = (self.offered, state.clone())

    @property
    def states(self) -> list[BaseState]:
        return [state for _, state in sorted(self.kept, key=lambda pair: pair[0])]


def write_games(title: Title, seeds: Iterator[int], path: Path) -> Iterator[int]:
    """Play a game for every seed into a file; yields the seeds of finished games."""
    encode = msgspec.json.encode
    with gzip.open(path, "ab", compresslevel=4) as file:
        for seed in seeds:
            file.write(encode(play_game(title, seed)) + b"\n")
            yield seed


def read_games(path: Path) -> Iterator[PlayedGame]:
    """The games in a file; a last one that was cut off is left out."""
    decode = msgspec.json.Decoder(PlayedGame).decode
    with gzip.open(path, "rb") as file:
        try:
            for line in file:
                yield decode(line)
        except (EOFError, msgspec.DecodeError):
            return
