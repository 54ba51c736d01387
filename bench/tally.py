"""How bots play: what each role wins, answers and suffers, counted over many games.

    python -m bench.tally TITLE [--games 60] [--seed 1] [--scenario X] [--players P] [--level steward]
                          [--keys action,war.declare] [--events siege.laid,assault.won] [--json]

Prints the wins and the mean score of every role; then for each of the `--keys` how often a role gave each
answer in a game, and for each of the `--events` how often it happened, by the first role it names and,
where it names one, by the leader.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any

from cuius.bots import make_bot
from cuius.bots.bot import answer_of
from cuius.bots.seeds import derive_seed
from cuius.core.chance import Seeded
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.title import Config, get_title

TOLD = ("power", "winner", "by", "role", "attacker", "captor", "owner")
"""Arguments of an event that name the role it concerns, the first that is there."""
NAMED = ("leader", "kind", "answer", "card")
"""Arguments that make two of one event different things."""


class Tally:
    """Counts over the games of one line-up."""

    def __init__(self, config: Config, keys: Sequence[str], events: Sequence[str]) -> None:
        self.config, self.keys, self.events = config, frozenset(keys), frozenset(events)
        self.games = 0
        self.wins: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.scores: dict[str, list[float]] = {}
        self.answers: Counter[tuple[str, str, str]] = Counter()
        self.happened: Counter[tuple[str, str, str]] = Counter()
        self.digests: set[str] = set()

    def play(self, level: str, seed: int) -> None:
        title = get_title(self.config.title)
        bots = {s: make_bot(level, title, derive_seed(seed, s)) for s in self.config.seats}
        match = Match(title, self.config, Seeded(seed), log=bool(self.events)).begin()
        while match.result is None:
            question = match.questions[0]
            answer = answer_of(bots[question.seat], match, question)
            if question.ask.key in self.keys:
                self.answers[question.ask.key, question.role, word_of(answer)] += 1
            match.answer(question.seat, question.number, question.ask.key, answer)
        self.add(match)

    def add(self, match: Match) -> None:
        result = match.result
        assert result is not None
        self.games += 1
        self.kinds[result.kind] += 1
        self.digests.add(match.state.digest())
        for role, score in result.scores.items():
            self.scores.setdefault(role, []).append(score)
        for role in result.winners:
            self.wins[role] += 1 / len(result.winners)
        for event in match.log.events if match.log else ():
            if event.key in self.events:
                self.happened[event.key, word(event.args, TOLD), word(event.args, NAMED)] += 1

    def report(self) -> dict[str, Any]:
        return {
            "title": self.config.title,
            "games": self.games,
            "different": len(self.digests),
            "kinds": dict(self.kinds),
            "roles": {
                role: {"wins": round(self.wins[role] / self.games, 3), "score": round(fmean(scores), 2)}
                for role, scores in self.scores.items()
            },
            "answers": self.a_game(self.answers),
            "events": self.a_game(self.happened),
        }

    def a_game(self, counted: Counter[tuple[str, str, str]]) -> dict[str, dict[str, dict[str, float]]]:
        found: dict[str, dict[str, dict[str, float]]] = {}
        for (key, role, what), many in sorted(counted.items()):
            found.setdefault(key, {}).setdefault(what, {})[role] = round(many / self.games, 2)
        return found


def word(args: Mapping[str, Any], names: Sequence[str]) -> str:
    told = next((args[name] for name in names if name in args), "")
    return str(told[1] if isinstance(told, (list, tuple)) else told)


def show(report: dict[str, Any]) -> None:
    print(f"{report['title']}: {report['games']} games, {report['different']} different, {report['kinds']}")
    for role, found in report["roles"].items():
        print(f"  {role:12} wins {found['wins']:6.1%}  score {found['score']:6.2f}")
    for part in ("answers", "events"):
        for key, rows in report[part].items():
            print(key)
            for what, roles in rows.items():
                told = "  ".join([f"{role or '-'} {many}" for role, many in roles.items()])
                print(f"  {what or '-':24} {sum(roles.values()):7.2f}  {told}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenario")
    parser.add_argument("--players", type=int)
    parser.add_argument("--level", default="steward")
    parser.add_argument("--keys", default="")
    parser.add_argument("--events", default="")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    config = get_title(chosen.title).configure(chosen.players, chosen.scenario)
    tally = Tally(config, chosen.keys.split(","), [key for key in chosen.events.split(",") if key])
    for game in range(1, chosen.games + 1):
        tally.play(chosen.level, derive_seed(chosen.seed, game))
    if chosen.json:
        print(json.dumps(tally.report()))
    else:
        show(tally.report())


if __name__ == "__main__":
    main()
