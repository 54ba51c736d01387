"""Which answers of stewards had better been others: what other answers gain, from games played on both ways.

    python -m bench.deviations TITLE [--games 2000] [--seed 1] [--tries 6] [--worlds 4] [--turns N]
                               [--players P] [--scenario X] [--jobs J] [--out FILE] [--json]

In games of stewards with characters a few questions are looked at again, of each kind about as many. The
steward's answer and another one, drawn by lot, are played on in the same possible worlds by stewards, to the
end or for `--turns` turns. The gain is what the other answer adds to `margin` (`bots/evidence.py`): the mean
lead over the others, from -1 to 1.

A single answer says little, because dice decide more than it does. But what a steward does wrong it does
again and again: the report adds up all tries of a question, of an answer that was given, of one that
was tried instead, and of both, for all roles and for each, and shows where other answers are clearly better.
So many groups are compared that a few look clear by luck: play those again with another seed.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec

from bench.strength import ERRORS, KeptGames
from cuius.bots.bot import answer_of
from cuius.bots.evidence import margin
from cuius.bots.heuristic import Steward
from cuius.bots.playouts import TURN_HORIZON, Playouts
from cuius.bots.seeds import derive_seed
from cuius.bots.value import learned_value
from cuius.core.chance import Seeded
from cuius.core.determinization import InformationSet
from cuius.core.match import Match
from cuius.core.title import Config, get_title

ANY = "*"
FEWEST = 30
"""Tries below which a group says nothing."""
CLEAR = 3.0
"""Standard errors from which a gain is shown."""
TO_THE_END = 1000
"""More turns than any game has."""


class Trial(msgspec.Struct, frozen=True):
    """What is played."""

    config: Config
    seed: int
    tries: int
    worlds: int
    turns: int


class Deviation(msgspec.Struct, frozen=True):
    """Another answer than the steward's, and what it gained on average."""

    role: str
    key: str
    expected: str
    tried: str
    gain: float


class PlayedGame(msgspec.Struct, frozen=True):
    game: int
    found: list[Deviation]


def play_game(task: tuple[Trial, int]) -> PlayedGame:
    """One game of stewards, and the deviations that were tried in it."""
    trial, game = task
    seed = derive_seed("deviations", trial.seed, game)
    draw = Random(seed)
    asked = questions_of_game(trial, seed, draw)
    keys = draw.sample(sorted(asked), min(trial.tries, len(asked)))
    tried = [try_out(asked[key], trial, draw) for key in keys]
    return PlayedGame(game, [found for found in tried if found is not None])


def questions_of_game(trial: Trial, seed: int, draw: Random) -> dict[str, InformationSet]:
    """One question of every key that came up, each as likely as the others of its key."""
    title = get_title(trial.config.title)
    bots = {seat: Steward(title, derive_seed(seed, seat)) for seat in trial.config.seats}
    match = Match(title, trial.config, Seeded(derive_seed(seed, "chance")), log=False).begin()
    seen: dict[str, int] = defaultdict(int)
    kept: dict[str, InformationSet] = {}
    while match.result is None:
        question = match.questions[0]
        if len(question.options) > 1:
            seen[question.key] += 1
            if draw.random() * seen[question.key] < 1:
                kept[question.key] = InformationSet(match.fork(), question.seat)
        answer = answer_of(bots[question.seat], match, question)
        match.answer(question.seat, question.number, question.key, answer)
    return kept


def try_out(information: InformationSet, trial: Trial, draw: Random) -> Deviation | None:
    """The steward's answer and another one in the same worlds; None if no world fits."""
    title, config = information.title, information.config
    horizon = TURN_HORIZON if trial.turns == TO_THE_END else None
    value = None if trial.turns == TO_THE_END else learned_value(title, config)
    looks = Playouts(information, draw.getrandbits(60), horizon, title.search_hints.heuristic, value)
    expected = looks.root.expected
    tried = draw.choice([word for word in looks.question["options"] if word != expected])
    gains = []
    for world in range(trial.worlds):
        before, after = (looks.play(word, world, trial.turns) for word in (expected, tried))
        if before is not None and after is not None:
            seat = looks.root.seat
            gains.append(margin(after.values, seat) - margin(before.values, seat))
    if not gains:
        return None
    return Deviation(looks.question["role"], looks.question["key"], expected, tried, round(fmean(gains), 4))


def play_games(trial: Trial, games: int, jobs: int, out: Path | None) -> Iterator[PlayedGame]:
    """All games, in any order; those that a file already has are not played again."""
    config = trial.config
    what = (trial.seed, trial.tries, trial.worlds, trial.turns)
    heading = [config.title, config.scenario, config.players, *what]
    kept = KeptGames(out, heading, PlayedGame)
    missing = [(trial, game) for game in range(games) if game not in kept.games]
    yield from [played for game, played in kept.games.items() if game < games]
    with get_context("spawn").Pool(jobs) as pool:
        yield from map(kept.keep, pool.imap_unordered(play_game, missing))


# What the games show


class Group(NamedTuple):
    """Deviations of one kind; `ANY` stands for all."""

    role: str
    key: str
    expected: str
    tried: str


class Gain(NamedTuple):
    """What the deviations of a group gained on average."""

    group: Group
    tries: int
    gain: float
    error: float
    """Standard error."""

    @property
    def clearness(self) -> float:
        return self.gain / self.error


def groups_of(one: Deviation) -> Iterator[Group]:
    for role in (ANY, one.role):
        for expected in (ANY, one.expected):
            for tried in (ANY, one.tried):
                yield Group(role, one.key, expected, tried)


def gains_of(found: Sequence[Deviation]) -> list[Gain]:
    """All groups with enough tries, the clearest gain first."""
    of_group: dict[Group, list[float]] = defaultdict(list)
    for one in found:
        for group in groups_of(one):
            of_group[group].append(one.gain)
    gains = [
        Gain(group, len(tries), fmean(tries), stdev(tries) / math.sqrt(len(tries)))
        for group, tries in of_group.items()
        if len(tries) >= FEWEST and stdev(tries) > 0
    ]
    return sorted(gains, key=lambda gain: -gain.clearness)


def show(found: Sequence[Deviation]) -> None:
    print(f"{len(found)} deviations, gain {fmean([one.gain for one in found]):+.3f} on average")
    for gain in gains_of(found):
        if gain.clearness >= CLEAR:
            role, key, expected, tried = gain.group
            print(
                f"  {gain.gain:+.3f} (± {ERRORS * gain.error:.3f}) of {gain.tries}:"
                f" {role} {key}: {tried} instead of {expected}"
            )


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.deviations", description=__doc__.splitlines()[0])
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tries", type=int, default=6, help="questions of a game that are looked at again")
    parser.add_argument("--worlds", type=int, default=4)
    parser.add_argument("--turns", type=int, default=TO_THE_END, help="how far to play on; to the end")
    parser.add_argument("--players", type=int)
    parser.add_argument("--scenario")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file of games, to go on after an interruption")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    config = get_title(chosen.title).configure(chosen.players, chosen.scenario)
    trial = Trial(config, chosen.seed, chosen.tries, chosen.worlds, chosen.turns)
    games = play_games(trial, chosen.games, chosen.jobs, chosen.out)
    found = [one for game in games for one in game.found]
    if chosen.json:
        rows = [
            {**gain.group._asdict(), "tries": gain.tries, "gain": gain.gain, "error": gain.error}
            for gain in gains_of(found)
        ]
        print(json.dumps({"title": config.title, "deviations": len(found), "gains": rows}))
    else:
        show(found)


if __name__ == "__main__":
    main()
