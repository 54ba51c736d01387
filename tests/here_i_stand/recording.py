"""The recorded games, and how they are found.

`python -m tests.here_i_stand.recording` records those anew that are not there or no longer right. Most are
played by chance or by stewards. An end by arms or by faith is seldom found so: there one power plays to win,
and nobody resists it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from cuius.core.chance import Committed
from cuius.core.errors import CuiusError
from cuius.core.ids import Id
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.core.record import Record, dump, record_of
from cuius.core.title import Config, get_title
from cuius.kit.fixtures import check_fixture, recorded_game
from cuius.kit.policy import Policy, at_random, quiet, steward
from cuius.titles.here_i_stand.ids import POWERS
from cuius.titles.here_i_stand.phases.diplomacy.agreements import cards_to_draw
from cuius.titles.here_i_stand.state import State

FIXTURES = Path(__file__).parent / "fixtures"


def alone(hero: str) -> Policy:
    """One power is played by a steward; the others do nothing they need not do."""

    def choose(match: Match, question: Question) -> str:
        return steward(match, question) if question.role == hero else quiet(match, question)

    return choose


def backed(hero: str) -> Policy:
    """As `alone`, but in every Diplomacy Phase the others let the hero draw cards from their hands."""
    play = alone(hero)

    def choose(match: Match, question: Question) -> str:
        word = None
        if question.role != hero:
            word = backing(match.state, question, POWERS[question.role], POWERS[hero])
        elif question.key == "deal.turn":
            word = next((word for word in question.words if word.startswith("accept_")), None)
        return word if word in question.words else play(match, question)

    return choose


def backing(g: State, question: Question, giver: Id, hero: Id) -> str | None:
    """One offer a turn: as many cards as may be drawn, for nothing."""
    if question.key == "deal.turn" and g.turn > 1:
        made = any(offer.by == giver.word for offer in g.offers)
        return None if made or not cards_to_draw(g, giver, hero) else "offer"
    if question.key == "deal.kind":
        return "ready" if g.draft else "cards"
    if question.key == "deal.what":
        return question.words[-1]
    return {"deal.giver": giver.word, "deal.taker": hero.word}.get(question.key)


# What is recorded


class Game(NamedTuple):
    """A game to be found: at which table, and how it is to end; who plays to win, if not everybody."""

    scenario: str
    players: int
    edition: str
    ending: str
    hero: str = ""
    windows: str = "fast"

    @property
    def name(self) -> str:
        return f"{self.scenario}-{self.players}-{self.edition}-{self.ending}.json"


GAMES = (
    Game("1517", 2, "first", "domination"),
    Game("1517", 2, "first", "time"),
    Game("1517", 2, "2017", "standard"),
    Game("1517", 3, "first", "domination"),
    Game("1517", 4, "2017", "standard"),
    Game("1517", 5, "first", "time"),
    Game("1517", 6, "first", "time"),
    Game("1517", 6, "first", "military", "habsburg"),
    Game("1517", 6, "2017", "religious", "protestant"),
    Game("1532", 3, "first", "time"),
    Game("1532", 4, "2017", "time"),
    Game("1532", 5, "first", "domination"),
    Game("1532", 6, "2017", "domination", "habsburg", "discreet"),
    Game("tournament", 3, "first", "time"),
    Game("tournament", 4, "2017", "domination"),
    Game("tournament", 5, "first", "standard"),
    Game("tournament", 6, "first", "standard"),
)
CONCEDED = Game("tournament", 3, "first", "conceded")
"""A game that two of three players give up in the middle."""
VICTORS = ("ottoman", "france")
ROWS_BEFORE = 300
SHORT = 2500
"""Rows of a game that could be shorter."""
TRIES = 60


def missing_games() -> Iterator[tuple[str, Record]]:
    for game in (*GAMES, CONCEDED):
        if not is_right(FIXTURES / game.name):
            yield game.name, conceded_game() if game == CONCEDED else found(game)


def is_right(path: Path) -> bool:
    """Does the recorded game go so under the rules as they are?"""
    if not path.exists():
        return False
    try:
        check_fixture(path)
    except (AssertionError, CuiusError):
        return False
    return True


def found(game: Game) -> Record:
    """The first of some seeds with which the game ends as it should."""
    config = configured(game)
    for seed in range(TRIES):
        anybody = steward if seed % 2 else at_random(Random(seed))
        policy = backed(game.hero) if game.hero else anybody
        record = recorded_game(get_title(config.title), config, seed, policy)
        short = game.ending == "time" or len(record.entries) < SHORT
        if short and record.result is not None and record.result.kind == game.ending:
            return record
    raise SystemExit(f"{game.name}: not found with {TRIES} seeds")


def configured(game: Game) -> Config:
    """Fast windows keep a record short."""
    options = {"edition": game.edition, "windows": game.windows}
    return get_title("here_i_stand").configure(game.players, game.scenario, options)


def conceded_game() -> Record:
    """Random play for some hundred rows; then the others concede to the player of these powers."""
    config = configured(CONCEDED)
    chance = Committed(b"a game that is given up".ljust(32), {})
    match = Match(get_title(config.title), config, chance).begin()
    play = at_random(Random(1))
    while len(match.journal) < ROWS_BEFORE:
        question = match.questions[0]
        match.answer(question.seat, question.number, question.key, play(match, question) or "pass")
    match.end("conceded", VICTORS)
    return record_of(match)


if __name__ == "__main__":
    for name, record in missing_games():
        (FIXTURES / name).write_bytes(dump(record))
        print(f"{name}: {len(record.entries)} rows", file=sys.stderr)
