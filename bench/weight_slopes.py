"""Which weights of a steward would better be larger or smaller: slopes, from games with random weights.

    python -m bench.weight_slopes TITLE [--games 20000] [--seed 1] [--spread 0.4] [--earlier ../earlier]
                                  [--earlier-share 0.6] [--players P] [--scenario X] [--jobs J] [--out FILE]
                                  [--json]

In every game one seat, the next one in each, weighs otherwise: each of its weights is multiplied by a random
factor, whose logarithm has the spread. The others are today's stewards with characters, a few strangers
(`bench/strength.py`) and, with a checkout of release 0.1.0 (`git worktree add ../earlier ead8c24`), its
stewards on today's engine (`bench/earlier_search.py`).

For every role a least-squares fit tells how its share of comparisons depends on the logarithm of each weight
(slope) and on its square (bend). Every game says something about every weight, so some thousand games of a
role show what a tuner that compares whole proposals (`cuius tune`) would need far more for. Take steps along
clear slopes, play again around the new weights, and measure the result by `cuius arena` in the end. A cliff,
beyond which play breaks down, bends a fit everywhere: narrow the spread, or leave those games out.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import msgspec
import numpy as np

from bench.earlier_code import use_checkout
from bench.earlier_search import EarlierSteward, Tally
from bench.strength import ERRORS, KeptGames, Stranger, comparison
from cuius.bots import Bot
from cuius.bots.evaluation import seat_scores
from cuius.bots.heuristic import Steward
from cuius.bots.play import play_out
from cuius.bots.seeds import derive_seed
from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.title import Config, Title, get_title
from cuius.core.weights import WeightTable, load_weights

STRANGERS = 0.1
"""Part of the field that is not of the title's cast."""
GAMES_A_TERM = 4
"""Games without which a fit of so many terms means nothing."""
CLEAR = 2.0
"""Standard errors from which a slope or a bend is shown."""


class Trial(msgspec.Struct, frozen=True):
    """What is played."""

    config: Config
    seed: int
    spread: float
    earlier: str
    """The checkout; empty: none."""
    earlier_share: float


class PlayedGame(msgspec.Struct, frozen=True):
    """How one game went for the seat that weighed otherwise."""

    game: int
    role: str
    factors: dict[str, float]
    """Weight -> logarithm of its factor."""
    share: float
    """The part of the other seats that it was ahead of."""


class EarlierBot(Bot):
    """A steward of the earlier release."""

    def __init__(self, title: Title) -> None:
        self.steward = EarlierSteward(title, Tally())

    def __call__(self, view: Any, question: dict[str, Any]) -> str:
        return self.steward(view, question)


@cache
def weights_of(name: str) -> WeightTable:
    return load_weights(get_title(name).folder)


@cache
def use_checkout_once(checkout: str) -> None:
    """Import the earlier release in this process."""
    use_checkout(Path(checkout))


def play_game(task: tuple[Trial, int]) -> PlayedGame:
    trial, game = task
    config, title = trial.config, get_title(trial.config.title)
    if trial.earlier:
        use_checkout_once(trial.earlier)
    seats = list(config.seats)
    watched = seats[game % len(seats)]
    role = config.seats[watched][0]
    seed = derive_seed("slopes", trial.seed, game)
    draw, table = Random(seed), weights_of(title.name)
    own = table.of_role(role, config.scenario)
    factors = {name: round(draw.gauss(0, trial.spread), 4) for name in own}
    other = table.with_changes({name: own[name] * math.exp(factors[name]) for name in own}, role)
    bots = {
        seat: Steward(title, derive_seed(seed, seat), other)
        if seat == watched
        else opponent(title, trial, derive_seed(seed, seat))
        for seat in seats
    }
    match = Match(title, config, Seeded(derive_seed(seed, "chance")), log=False).begin()
    play_out(match, bots)
    assert match.result is not None
    scores = seat_scores(config, match.result.scores)
    share = fmean([comparison(scores[watched], scores[seat]) for seat in seats if seat != watched])
    return PlayedGame(game, role, factors, share)


def opponent(title: Title, trial: Trial, seed: int) -> Bot:
    kind = Random(seed).random()
    if trial.earlier and kind < trial.earlier_share:
        return EarlierBot(title)
    return Stranger(title, seed) if kind > 1 - STRANGERS else Steward(title, seed)


def play_games(trial: Trial, games: int, jobs: int, out: Path | None) -> Iterator[PlayedGame]:
    """All games, in any order; those that a file already has are not played again."""
    config = trial.config
    heading = [config.title, config.scenario, config.players, trial.seed, trial.spread, trial.earlier_share]
    kept = KeptGames(out, heading, PlayedGame)
    missing = [(trial, game) for game in range(games) if game not in kept.games]
    yield from [played for game, played in kept.games.items() if game < games]
    with get_context("spawn").Pool(jobs) as pool:
        yield from map(kept.keep, pool.imap_unordered(play_game, missing, 4))


# What the games show


class Effect(NamedTuple):
    """How the share of comparisons depends on a weight."""

    weight: str
    slope: float
    """For a weight 2.7 times as large, as far as the line is straight."""
    slope_error: float
    bend: float
    bend_error: float

    @property
    def clearness(self) -> float:
        """Standard errors that the slope or the bend is away from nothing."""
        return max(abs(self.slope) / self.slope_error, abs(self.bend) / self.bend_error)


def effects_of(games: Sequence[PlayedGame]) -> list[Effect]:
    """The clearest first."""
    names = list(games[0].factors)
    needed = GAMES_A_TERM * (2 * len(names) + 1)
    if len(games) < needed:
        raise SystemExit(
            f"{len(games)} games of {games[0].role} say nothing yet: play {needed} or more of each role."
        )
    logs = np.array([[played.factors[name] for name in names] for played in games])
    shares = np.array([played.share for played in games])
    terms = np.column_stack([np.ones(len(games)), logs, logs**2])
    found, *_ = np.linalg.lstsq(terms, shares, rcond=None)
    variance = float(((shares - terms @ found) ** 2).sum()) / (len(games) - terms.shape[1])
    errors = np.sqrt(variance * np.diag(np.linalg.pinv(terms.T @ terms)))
    many = len(names)
    effects = [
        Effect(
            name,
            float(found[1 + n]),
            float(errors[1 + n]),
            float(found[1 + many + n]),
            float(errors[1 + many + n]),
        )
        for n, name in enumerate(names)
    ]
    return sorted(effects, key=lambda effect: -effect.clearness)


def report(games: Sequence[PlayedGame]) -> dict[str, Any]:
    found = {}
    for role in sorted({played.role for played in games}):
        own = [played for played in games if played.role == role]
        found[role] = {
            "games": len(own),
            "share": round(fmean([played.share for played in own]), 4),
            "effects": [effect._asdict() for effect in effects_of(own)],
        }
    return found


def show(found: dict[str, Any]) -> None:
    for role, figures in found.items():
        print(f"{role}: ahead in {figures['share']:.1%} of comparisons, {figures['games']} games")
        for row in figures["effects"]:
            effect = Effect(**row)
            if effect.clearness >= CLEAR:
                print(
                    f"  {effect.weight:20} slope {effect.slope:+.3f} (± {ERRORS * effect.slope_error:.3f})"
                    f"  bend {effect.bend:+.3f} (± {ERRORS * effect.bend_error:.3f})"
                )


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.weight_slopes", description=__doc__.splitlines()[0])
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spread", type=float, default=0.4)
    parser.add_argument("--earlier", default="", help="a checkout of release 0.1.0")
    parser.add_argument("--earlier-share", type=float, default=0.6, help="its part of the field")
    parser.add_argument("--players", type=int)
    parser.add_argument("--scenario")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file of games, to go on after an interruption")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    config = get_title(chosen.title).configure(chosen.players, chosen.scenario)
    trial = Trial(config, chosen.seed, chosen.spread, chosen.earlier, chosen.earlier_share)
    found = report(list(play_games(trial, chosen.games, chosen.jobs, chosen.out)))
    if chosen.json:
        print(json.dumps(found))
    else:
        show(found)


if __name__ == "__main__":
    main()
