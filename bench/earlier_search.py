"""Strength: today's bots against the search of an earlier release, half the seats each, at equal time.

    git worktree add ../earlier ead8c24
    python -m bench.earlier_search ../earlier TITLE [--level search] [--seconds 1] [--games 20] [--seed 1]
                                   [--players P] [--scenario X] [--jobs J] [--out FILE] [--json]

Play has changed since release 0.1.0 (commit ead8c24), so its engine cannot follow today's games. What plays
here is its own code for everything that decides, on today's engine:

- Unchanged modules of the checkout (`bench/earlier_code.py`): the search with its rounds and pruning, the
  tree, the playouts to the end of the turn, the keys it searches, its judgement by points (in Les Guerres its
  estimate of them) and no learned value. Its stewards model all players, and answer what it does not search.
- Today's: the rules, dealing anew what its seat cannot know, and the plain views and questions that its
  stewards read. These have the same fields and ids as then, and a few more.
- A question that its steward does not know, or to which it answers what is not offered, is answered by
  today's steward; `stand-ins` is the share of such answers among all that were asked of it.

Each side thinks for `--seconds` of the clock at every question that it searches, one after the other in one
process, so start no more `--jobs` than there are free cores. Today's seats may have another `--level`, too.

In every game half of the seats are today's; which ones is drawn, and the next game swaps them. Counted is
every comparison of final scores between a seat of today and an earlier one; equals are half. The interval
(95 %) takes games as independent and has two imagined games, one lost and one won, in its spread. Victories
are the share of games won by today's seats. `--out` keeps a line for every game; the same command goes on
where it was interrupted.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean
from types import SimpleNamespace
from typing import Any

import msgspec

from bench.earlier_code import earlier, use_checkout
from bench.strength import KeptGames, comparison, with_interval
from cuius.bots import Bot, make_bot
from cuius.bots.evaluation import has_won, seat_scores
from cuius.bots.play import play_out
from cuius.bots.playouts import NO_CHECKPOINTS
from cuius.bots.seeds import derive_seed
from cuius.core.chance import Seeded
from cuius.core.determinization import InformationSet, is_deterministic
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.question import Question
from cuius.core.title import Config, Title, get_title

FIELD = "earlier search"

Heuristic = Callable[[Mapping[str, Any], dict[str, Any]], str]


class Tally(msgspec.Struct):
    """How often earlier stewards were asked, and how often today's answered in their place."""

    asked: int = 0
    stand_ins: int = 0


class PlayedGame(msgspec.Struct, frozen=True):
    """How one game went for the seats of today."""

    game: int
    seats: tuple[str, ...]
    """Of today; the others are the earlier search's."""
    shares: dict[str, float]
    """For each of them, the part of the earlier seats that it was ahead of."""
    won: float
    """The part of the victory that they had."""
    scores: dict[str, float]
    asked: int
    stand_ins: int


class EarlierSteward:
    """The steward of the earlier release; today's, where that one is at a loss."""

    def __init__(self, title: Title, tally: Tally, judgement: str = "STEWARDS") -> None:
        module = earlier(f"titles.{title.name}.bot")
        more = (getattr(module, judgement),) if hasattr(module, judgement) else ()
        considered = getattr(module, "considered", module.steward)
        self.considered: Heuristic = lambda view, question: considered(view, question, *more)
        self.by_habit: Heuristic = module.steward
        self.known = getattr(module, "ANSWERS", None)
        self.today = title.steward
        self.tally = tally

    def __call__(self, view: Mapping[str, Any], question: dict[str, Any]) -> str:
        self.tally.asked += 1
        word = self.answer(view, question)
        if word in question["options"]:
            return word
        self.tally.stand_ins += 1
        assert self.today is not None
        return self.today(view, question)

    def answer(self, view: Mapping[str, Any], question: dict[str, Any]) -> str:
        key = question["key"]
        if self.known is not None and key not in self.known and not key.startswith("respond."):
            return ""
        try:
            word = self.considered(view, question)
        except Exception:  # it stumbles over what the position holds today
            return ""
        return self.by_habit(view, question) if word is None else word


class EarlierWorlds:
    """What the earlier search asks of a position, answered by today's engine."""

    def __init__(self, information: InformationSet, title: SimpleNamespace) -> None:
        self.information = information
        self.title = title
        self.seat, self.config = information.seat, information.config

    def view(self) -> dict[str, Any]:
        return dict(self.information.view())

    def question(self) -> dict[str, Any]:
        return self.information.question()

    def world(self, seed: int) -> Match:
        world = self.information.sample_world(seed)
        world.checkpoint_rows = NO_CHECKPOINTS
        return world


class EarlierSearch(Bot):
    """The search of the earlier release."""

    searches = True

    def __init__(self, title: Title, seed: int, budget: Any, tally: Tally) -> None:
        then = earlier(f"titles.{title.name}.title").TITLE.foresight
        own = EarlierSteward(title, tally, "AGAINST_STEWARDS") if then.thumb else None
        others = EarlierSteward(title, tally)
        self.own = own or others
        self.plans: frozenset[str] | None = then.plans
        self.seed, self.budget = seed, budget
        self.title = SimpleNamespace(
            steward=others,
            charts=title.charts,
            foresight=SimpleNamespace(thumb=own, answers=then.answers),
        )
        self.outlook = then.estimate or title.score
        use_todays_engine()

    def think(self, information: InformationSet) -> str:
        question = information.question()
        if self.plans and question["key"] not in self.plans:
            return self.own(dict(information.view()), question)
        worlds = EarlierWorlds(information, self.title)
        search = earlier("bots.search").Search(worlds, self.seed, None, self.budget)
        search.playouts.standing.outlook = lambda world: self.outlook(world.state)
        answer: str = search.run().answer
        return answer


def use_todays_engine() -> None:
    """What the earlier playouts took from the engine of their time, from today's."""
    playouts = earlier("bots.playouts")
    playouts.advance = advance
    playouts.is_certain = is_deterministic
    playouts.plain_question = plain_question


def advance(world: Match, question: Question, option: Any) -> None:
    world.apply(question, option)


# Games


def seats_of_today(config: Config, seed: int, game: int) -> tuple[str, ...]:
    """Half of the seats, by lot; the next game has the others."""
    seats = tuple(config.seats)
    halves = list(combinations(seats, len(seats) // 2))
    Random(derive_seed(FIELD, seed)).shuffle(halves)
    half = halves[game // 2 % len(halves)]
    return half if game % 2 == 0 else tuple([seat for seat in seats if seat not in half])


def play_game(checkout: Path, config: Config, level: str, seconds: str, seed: int, game: int) -> PlayedGame:
    """One game: today's level against the earlier search."""
    use_checkout_once(checkout)
    title, tally = get_title(config.title), Tally()
    today = seats_of_today(config, seed, game)
    mine = derive_seed(FIELD, seed, game)
    budget = earlier("bots.levels").read_budget(seconds)
    bots: dict[str, Bot] = {
        seat: make_bot(level, title, derive_seed(mine, seat))
        if seat in today
        else EarlierSearch(title, derive_seed(mine, seat), budget, tally)
        for seat in config.seats
    }
    match = Match(title, config, Seeded(derive_seed(mine, "chance")), log=False).begin()
    play_out(match, bots)
    result = match.result
    assert result is not None
    scores = seat_scores(config, result.scores)
    others = [seat for seat in config.seats if seat not in today]
    shares = {one: fmean([comparison(scores[one], scores[other]) for other in others]) for one in today}
    winners = [seat for seat in config.seats if has_won(config, seat, result)]
    won = fmean([seat in today for seat in winners]) if winners else 0.0
    return PlayedGame(game, today, shares, won, scores, tally.asked, tally.stand_ins)


@cache
def use_checkout_once(checkout: Path) -> None:
    """Import the earlier release in this process."""
    use_checkout(checkout)


def play_games(
    checkout: Path,
    config: Config,
    level: str,
    seconds: str,
    seed: int,
    games: int,
    jobs: int,
    out: Path | None,
) -> Iterator[PlayedGame]:
    """All games, in any order; those that a file already has are not played again."""
    kept = KeptGames(out, [config.title, config.scenario, config.players, level, seconds, seed], PlayedGame)
    missing = [game for game in range(games) if game not in kept.games]
    yield from [played for game, played in kept.games.items() if game < games]
    play = partial(play_game, checkout, config, level, seconds, seed)
    if jobs == 1:
        yield from map(kept.keep, map(play, missing))
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from map(kept.keep, pool.imap_unordered(play, missing))


def report(games: Sequence[PlayedGame]) -> dict[str, Any]:
    seats = sorted({seat for played in games for seat in played.scores})
    of_seat = {seat: [played.shares[seat] for played in games if seat in played.shares] for seat in seats}
    asked = sum(played.asked for played in games)
    return {
        "comparisons": with_interval([fmean(played.shares.values()) for played in games]),
        "victories": with_interval([played.won for played in games]),
        "seats": {seat: with_interval(shares) for seat, shares in of_seat.items() if shares},
        "stand_ins": round(sum(played.stand_ins for played in games) / max(1, asked), 4),
    }


def show(found: dict[str, Any]) -> None:
    for what in ("comparisons", "victories"):
        figures = found[what]
        print(f"{what} {figures['share']:.1%} (± {figures['error']:.1%}) in {figures['games']} games")
    for seat, ahead in found["seats"].items():
        print(f"  {seat:14} {ahead['share']:6.1%} (± {ahead['error']:.1%}) in {ahead['games']} games")
    print(f"stand-ins {found['stand_ins']:.2%}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.earlier_search", description=__doc__.splitlines()[0])
    parser.add_argument("checkout", type=Path, help="a folder with the earlier release")
    parser.add_argument("title")
    parser.add_argument("--level", default="search", help="of today's seats; `search` thinks for --seconds")
    parser.add_argument("--seconds", default="1", help="for either side; 40x for forty playouts")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int)
    parser.add_argument("--scenario")
    parser.add_argument("--jobs", type=int, default=1, help="games at once, each in a process of its own")
    parser.add_argument("--out", type=Path, help="a file of games, to go on after an interruption")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    config = get_title(chosen.title).configure(chosen.players, chosen.scenario)
    level = f"search:{chosen.seconds}" if chosen.level == "search" else chosen.level
    use_checkout_once(chosen.checkout)
    played = play_games(
        chosen.checkout, config, level, chosen.seconds, chosen.seed, chosen.games, chosen.jobs, chosen.out
    )
    found = report(list(played))
    if chosen.json:
        print(json.dumps({"title": config.title, "level": level, "seconds": chosen.seconds, **found}))
    else:
        show(found)


if __name__ == "__main__":
    main()
