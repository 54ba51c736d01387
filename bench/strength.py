"""Strength: one seat that thinks ahead against a field that nobody trained on or tuned with.

    python -m bench.strength TITLE [--level captain] [--seconds S] [--games 20] [--seed 1] [--players P]
                             [--scenario X] [--out FILE] [--json]

The level takes one seat, the next one in every game; `--seconds` gives it another time to think. How the
field is held out:

- Seeds are made of the words "held-out field" and the seed, a space that no training, tuning, arena or
  table draws from.
- Temperaments are not those of the title's cast. Every opponent has two traits, each a factor beyond the
  range that the cast spans for it (by the power `BEYOND`), and moods of `SOFTNESS`, which lies between
  the cast's and a novice's.
- Half of the opponents answer a share of their questions at random, `NOISE`, each by its own lots. The share
  itself lies within what the value's training saw (up to 20 %); the search's playouts expect none of it.

Counted is every comparison of final scores between that seat and another; equals are half. The interval
(95 %) takes games, not comparisons, as independent, and has two imagined games, one lost and one won, in its
spread. `--out` keeps a line for every game; the same command goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from cuius.bots import Bot, make_bot
from cuius.bots.evaluation import has_won, seat_scores
from cuius.bots.heuristic import Steward
from cuius.bots.play import play_out
from cuius.bots.seeds import derive_seed
from cuius.core.chance import Seeded
from cuius.core.characters import Cast, Character
from cuius.core.match import Match
from cuius.core.title import Config, Title, get_title

FIELD = "held-out field"
SOFTNESS = (0.35, 0.5)
NOISE = (0.02, 0.08)
BEYOND = 1.3
"""How far outside the cast's range a trait lies: so many times as far from 1, as a logarithm."""
LEAST_RANGE = 1.15
"""A cast whose temperaments hardly differ in a trait is taken to span this factor up and down."""
ERRORS = 1.96


class Numbered(Protocol):
    """A game that was played, with its number."""

    @property
    def game(self) -> int: ...


Played = TypeVar("Played", bound=Numbered)


class PlayedGame(msgspec.Struct, frozen=True):
    """How one game went for the watched seat."""

    game: int
    seat: str
    share: float
    """The part of the other seats that it was ahead of."""
    won: float
    """1 for a victory, a part of it for a shared one."""
    scores: dict[str, float]


class Stranger(Steward):
    """A steward of a temperament outside the cast, who answers at random now and then."""

    def __init__(self, title: Title, seed: int) -> None:
        super().__init__(title, seed)
        draw = Random(seed)
        assert title.cast is not None
        self.traits = strange_traits(title.cast, draw)
        self.softness = draw.uniform(*SOFTNESS)
        self.noise = draw.uniform(*NOISE) if draw.random() < 0.5 else 0.0
        self.lots = Random(draw.getrandbits(64))

    def __call__(self, view: Mapping[str, Any], question: dict[str, Any]) -> str:
        if self.lots.random() < self.noise:
            return str(self.lots.choice(question["options"]))
        return super().__call__(view, question)

    def character(self, role: str) -> Character:
        if role not in self.characters:
            self.characters[role] = Character("", "", self.traits, self.softness, self.seed)
        return self.characters[role]


def strange_traits(cast: Cast, draw: Random) -> dict[str, float]:
    """Two of the traits that the cast knows, each beyond the range of its temperaments."""
    ranges: dict[str, list[float]] = {}
    for traits in cast.temperaments.values():
        for name, factor in traits.items():
            ranges.setdefault(name, []).append(factor)
    found = {}
    for name in draw.sample(sorted(ranges), min(2, len(ranges))):
        low = min(1 / LEAST_RANGE, *ranges[name])
        high = max(LEAST_RANGE, *ranges[name])
        factor = (high if draw.random() < 0.5 else low) ** BEYOND
        found[name] = round(factor, 3)
    return found


def play_game(config: Config, level: str, seed: int, game: int) -> PlayedGame:
    """One game; the seat that is watched moves on by one in each."""
    title = get_title(config.title)
    seats = list(config.seats)
    watched = seats[game % len(seats)]
    mine = derive_seed(FIELD, seed, game)
    bots: dict[str, Bot] = {
        seat: Stranger(title, derive_seed(mine, seat)) for seat in seats if seat != watched
    }
    bots[watched] = make_bot(level, title, derive_seed(mine, "watched"))
    match = Match(title, config, Seeded(derive_seed(mine, "chance")), log=False).begin()
    play_out(match, bots)
    result = match.result
    assert result is not None
    scores = seat_scores(config, result.scores)
    own = scores[watched]
    share = fmean([comparison(own, score) for seat, score in scores.items() if seat != watched])
    winners = [seat for seat in seats if has_won(config, seat, result)]
    won = 1 / len(winners) if watched in winners else 0.0
    return PlayedGame(game, watched, share, won, scores)


def comparison(own: float, other: float) -> float:
    """1 for being ahead, one half for equal scores."""
    return 1.0 if own > other else 0.5 if own == other else 0.0


class KeptGames(Generic[Played]):
    """The games of a run, in a file if there is one: a heading that tells runs apart, then a line a game."""

    def __init__(self, out: Path | None, heading: Sequence[object], kind: type[Played]) -> None:
        self.out = out
        self.games: dict[int, Played] = {}
        first = json.dumps(heading)
        if out is not None and out.exists():
            lines = out.read_text(encoding="utf-8").splitlines()
            if not lines or lines[0] != first:
                raise SystemExit(f"{out} holds other games; choose another file.")
            for line in lines[1:]:
                found = msgspec.json.decode(line, type=kind)
                self.games[found.game] = found
        elif out is not None:
            out.write_text(first + "\n", encoding="utf-8")

    def keep(self, played: Played) -> Played:
        self.games[played.game] = played
        if self.out is not None:
            with self.out.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")
        return played


def play_games(config: Config, level: str, seed: int, games: int, out: Path | None) -> Iterator[PlayedGame]:
    """All games; those that a file already has are not played again."""
    kept = KeptGames(out, [config.title, config.scenario, config.players, level, seed], PlayedGame)
    for game in range(games):
        yield kept.games[game] if game in kept.games else kept.keep(play_game(config, level, seed, game))


def with_interval(shares: Sequence[float]) -> dict[str, Any]:
    """The mean, and how far it may be off."""
    error = ERRORS * stdev([*shares, 0.0, 1.0]) / math.sqrt(len(shares))
    return {"games": len(shares), "share": round(fmean(shares), 3), "error": round(error, 3)}


def report(games: Sequence[PlayedGame]) -> dict[str, Any]:
    seats = sorted({played.seat for played in games})
    of_seat = {seat: [played for played in games if played.seat == seat] for seat in seats}
    return {
        "comparisons": with_interval([played.share for played in games]),
        "victories": with_interval([played.won for played in games]),
        "seats": {
            seat: {
                "comparisons": with_interval([played.share for played in found]),
                "victories": round(fmean([played.won for played in found]), 3),
                "score": round(fmean([played.scores[seat] for played in found]), 2),
            }
            for seat, found in of_seat.items()
        },
    }


def show(found: dict[str, Any]) -> None:
    for what in ("comparisons", "victories"):
        figures = found[what]
        print(f"{what} {figures['share']:.1%} (± {figures['error']:.1%}) in {figures['games']} games")
    for seat, figures in found["seats"].items():
        ahead = figures["comparisons"]
        print(
            f"  {seat:14} comparisons {ahead['share']:6.1%} (± {ahead['error']:.1%}) "
            f"victories {figures['victories']:6.1%}  score {figures['score']:6.2f}  games {ahead['games']}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.strength", description=__doc__.splitlines()[0])
    parser.add_argument("title")
    parser.add_argument("--level", default="captain", help="master, search:40x, steward, ...")
    parser.add_argument("--seconds", type=float, help="think for so long instead: the level search:SECONDS")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int)
    parser.add_argument("--scenario")
    parser.add_argument("--out", type=Path, help="a file of games, to go on after an interruption")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    config = get_title(chosen.title).configure(chosen.players, chosen.scenario)
    level = f"search:{chosen.seconds}" if chosen.seconds else chosen.level
    found = report(list(play_games(config, level, chosen.seed, chosen.games, chosen.out)))
    if chosen.json:
        print(json.dumps({"title": config.title, "level": level, "seed": chosen.seed, **found}))
    else:
        show(found)


if __name__ == "__main__":
    main()
