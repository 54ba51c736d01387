"""Recorded games that random play hardly finds: one power plays to win, and nobody resists it.

`python -m tests.here_i_stand.recording` writes them to `fixtures`, beside those of `cuius.kit.fixtures`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from cuius.core.chance import Committed
from cuius.core.ids import Id
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.core.record import Record, dump, record_of
from cuius.core.title import Config, get_title
from cuius.kit.fixtures import recorded_game
from cuius.kit.policy import Policy, at_random, quiet, steward
from cuius.titles.here_i_stand.ids import POWERS
from cuius.titles.here_i_stand.phases.diplomacy.giving import cards_to_draw
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
    """A game to be found: who plays to win, and how it is to end."""

    scenario: str
    players: int
    edition: str
    hero: str
    ending: str
    windows: str = "fast"

    @property
    def name(self) -> str:
        return f"{self.scenario}-{self.players}-{self.edition}-{self.ending}.json"


GAMES = (
    Game("1517", 6, "first", "habsburg", "military"),
    Game("1517", 6, "2017", "protestant", "religious"),
    Game("1532", 6, "2017", "habsburg", "domination", "discreet"),
)
CONCEDED = ("tournament", 3, "first", ("ottoman", "france"))
"""A game that two of three players give up in the middle."""
ROWS_BEFORE = 300
TRIES = 30


def found_games() -> Iterator[tuple[str, Record]]:
    for game in GAMES:
        yield game.name, found(game)
    scenario, players, edition, _ = CONCEDED
    yield f"{scenario}-{players}-{edition}-conceded.json", conceded_game()


def found(game: Game) -> Record:
    """The first of some seeds with which the game ends as it should."""
    for seed in range(TRIES):
        config = configured(game.scenario, game.players, game.edition, game.windows)
        record = recorded_game(get_title(config.title), config, seed, backed(game.hero))
        if record.result is not None and record.result.kind == game.ending:
            return record
    raise SystemExit(f"{game.name}: not found with {TRIES} seeds")


def configured(scenario: str, players: int, edition: str, windows: str = "fast") -> Config:
    """Fast windows keep a record short."""
    options = {"edition": edition, "windows": windows}
    return get_title("here_i_stand").configure(players, scenario, options)


def conceded_game() -> Record:
    """Random play for some hundred rows; then the others concede to the player of these powers."""
    scenario, players, edition, winners = CONCEDED
    config = configured(scenario, players, edition)
    match = Match(
        get_title(config.title), config, Committed(b"a game that is given up" + bytes(9), {})
    ).begin()
    play = at_random(Random(1))
    while len(match.journal) < ROWS_BEFORE:
        question = match.questions[0]
        match.answer(question.seat, question.number, question.key, play(match, question) or "pass")
    match.end("conceded", winners)
    return record_of(match)


if __name__ == "__main__":
    for name, record in found_games():
        (FIXTURES / name).write_bytes(dump(record))
        print(f"{name}: {len(record.entries)} rows", file=sys.stderr)
