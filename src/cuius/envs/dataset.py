"""Data sets of self-play: every decision with the view of its seat, the options and the choice.

    python -m cuius.envs.dataset revolution --levels steward,novice --games 100 --out data

`steps.jsonl.gz` has one line per decision, `games.jsonl` one per game, `README.md` is the data card.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections import Counter
from pathlib import Path
from typing import IO, Any

import msgspec

from cuius import __version__
from cuius.arena.tournament import Tournament, line_up
from cuius.bots import answer_of, make_bot
from cuius.bots.evaluation import seat_scores
from cuius.bots.play import DidNotEnd
from cuius.bots.seeds import derive_seed
from cuius.core.chance import Seeded
from cuius.core.errors import BadConfig, CuiusError
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.observation import ENCODE, plain_question
from cuius.core.runner import SPARSE_ROWS
from cuius.core.title import get_title

STEPS, GAMES, CARD = "steps.jsonl.gz", "games.jsonl", "README.md"

CARD_TEXT = """# Self-play of {title}

{games} games of *{title}* (scenario {scenario}, {players} players, options {options}), played by the bots
{levels} with seed {seed}; the line-up moves on by one seat each game. Made with cuius {version}, rules
{rules}.

| | |
| --- | --- |
| decisions | {decisions} |
| decisions a game | {per_game:.1f} |
| decisions by level | {by_level} |
| questions | {keys} kinds |
| answers offered | {offered:.1f} on average, {most} at most |
| games won by seat | {won} |

## Files

`steps.jsonl.gz`: one JSON object a decision, in the order of play.

| field | meaning |
| --- | --- |
| `game` | number of the game, from 1 |
| `row` | row of the journal that the answer became |
| `seat`, `role`, `level` | who decided, and which bot it was |
| `view` | the information state: the position as this seat sees it, and nothing that it may not know |
| `key`, `about` | the question and its arguments |
| `options` | the answers offered, as words |
| `answer` | the one that was given |

`games.jsonl`: one JSON object a game: who sat where, the final score of every seat, who won and how.

## Notes

Answers that are forced are not decisions and are left out. Dice and draws show in the views that follow
them. The same command makes the same data, unless a level searches against the clock. The bots play by
rules of thumb or by search: what they do is not what people would do, and seats are not equally strong.
"""


def write_dataset(folder: Path, tournament: Tournament, games: int) -> str:
    """Play the games and write the three files, the card last; returns the text of the card."""
    if games < 1:
        raise BadConfig(f"A data set has at least one game, not {games}.")
    prepare_folder(folder)
    counts = DatasetCounts()
    with gzip.GzipFile(folder / STEPS, "wb", mtime=0) as steps, (folder / GAMES).open("wb") as ends:
        for game in range(1, games + 1):
            write_game(tournament, game, steps, ends, counts)
    card = card_of(tournament, games, counts)
    (folder / CARD).write_text(card, encoding="utf-8")
    return card


def prepare_folder(folder: Path) -> None:
    """Create the folder if necessary; an existing data set is not overwritten."""
    if folder.exists() and not folder.is_dir():
        raise BadConfig(f"{folder} is a file; choose a folder.")
    if any((folder / name).exists() for name in (STEPS, GAMES, CARD)):
        raise BadConfig(f"{folder} holds a data set already; choose another folder.")
    folder.mkdir(parents=True, exist_ok=True)


class DatasetCounts:
    """Statistics of the decisions, for the card."""

    def __init__(self) -> None:
        self.decisions = self.offered = self.most = 0
        self.levels: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.keys: set[str] = set()

    def add(self, level: str, key: str, options: int) -> None:
        self.decisions += 1
        self.offered += options
        self.most = max(self.most, options)
        self.levels[level] += 1
        self.keys.add(key)


def write_game(tournament: Tournament, game: int, steps: Any, ends: IO[bytes], counts: DatasetCounts) -> None:
    config, seated = tournament.config, tournament.seating(game)
    title = get_title(config.title)
    bots = {s: make_bot(level, title, derive_seed(tournament.seed, game, s)) for s, level in seated.items()}
    chance = Seeded(derive_seed(tournament.seed, game))
    match = Match(title, config, chance, log=False, checkpoint_rows=SPARSE_ROWS).begin()
    while match.result is None:
        if len(match.journal) > title.max_journal_rows:
            raise DidNotEnd(f"Game {game} did not end within {title.max_journal_rows} rows.")
        question = match.questions[0]
        asked, view = plain_question(question), match.view(question.seat)
        answer = answer_of(bots[question.seat], match, question)
        counts.add(seated[question.seat], question.key, len(question.options))
        step = {
            "game": game,
            "row": len(match.journal),
            "seat": question.seat,
            "role": question.role,
            "level": seated[question.seat],
            "view": view,
            "key": question.key,
            "about": asked["about"],
            "options": asked["options"],
            "answer": word_of(answer),
        }
        steps.write(ENCODE(step) + b"\n")
        match.answer(question.seat, question.number, question.key, answer)
    result = match.result
    winners = [seat for seat, roles in config.seats.items() if set(roles) & set(result.winners)]
    counts.won.update(winners)
    end = {
        "game": game,
        "levels": seated,
        "scores": seat_scores(config, result.scores),
        "winners": winners,
        "kind": result.kind,
        "digest": match.state.digest(),
    }
    ends.write(msgspec.json.encode(end) + b"\n")


def card_of(tournament: Tournament, games: int, counts: DatasetCounts) -> str:
    config = tournament.config
    return CARD_TEXT.format(
        title=config.title,
        games=games,
        scenario=config.scenario,
        players=config.players,
        options=listed(config.options),
        levels=", ".join(tournament.levels),
        seed=tournament.seed,
        version=__version__,
        rules=config.rules,
        decisions=counts.decisions,
        per_game=counts.decisions / games,
        by_level=listed(counts.levels),
        keys=len(counts.keys),
        offered=counts.offered / max(1, counts.decisions),
        most=counts.most,
        won=listed({seat: counts.won[seat] for seat in config.seats}),
    )


def listed(pairs: Any) -> str:
    return ", ".join(f"{name} {value}" for name, value in pairs.items()) or "none"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m cuius.envs.dataset", description=__doc__.splitlines()[0])
    parser.add_argument("title")
    parser.add_argument("--levels", default="steward")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int)
    parser.add_argument("--scenario")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    try:
        config = get_title(arguments.title).configure(arguments.players, arguments.scenario)
        levels = [level.strip() for level in arguments.levels.split(",") if level.strip()]
        tournament = Tournament(config, line_up(config, levels), arguments.seed)
        print(write_dataset(arguments.out, tournament, arguments.games))
    except CuiusError as error:
        print("cuius:", error, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"cuius: {arguments.out} cannot be written: {error.strerror}.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
