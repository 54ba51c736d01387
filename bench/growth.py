"""How the cost of a decision grows: with the length of the game, with the seats, with the tables of a server.

    python -m bench.growth [--games 3] [--seconds 10] [--no-server]

Costs are processor times divided by the time of a ply of python-chess in the same run, or, for the server, by
the processor time of the bare room for one message. Figures go to `bench/growth/growth.json`, charts beside
it as SVG.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench.line_chart import line_chart
from cuius.cli.benchmark import ChessPlay
from cuius.core.chance import Seeded
from cuius.core.errors import CannotUndo
from cuius.core.match import Match
from cuius.core.observation import Observation
from cuius.core.title import get_title
from cuius.core.undo import undoable_rows

FOLDER = Path(__file__).parent / "growth"
TITLES = ("here_i_stand", "guerres", "revolution")
AT_ONCE = 32
"""Answers between two readings of the clock."""
BUCKET = 500
"""Rows that are one point of a chart."""
FEW = 3
"""A point made of fewer readings is left out."""
LOOKS = 6
"""How many earlier positions are looked at in every bucket."""
SERVER_TABLES = (10, 100, 1000)
PLAYING = 160
"""At so many of a server's tables people sit; all others are open and wait."""

Points = list[list[float]]


class Costs:
    """Readings of one kind, by where on the x axis they were taken."""

    def __init__(self) -> None:
        self.readings: dict[int, list[float]] = defaultdict(list)

    def points(self) -> Points:
        found = sorted(self.readings.items())
        return [[at, round(median(costs), 3)] for at, costs in found if len(costs) >= FEW]


class LongGame:
    """Random games as a server keeps them: with log and checkpoints, and shown to the asked seat."""

    def __init__(self, title: str, players: int | None, seed: int) -> None:
        self.title = get_title(title)
        self.random = Random(seed)
        config = self.title.configure(players)
        self.match = Match(self.title, config, Seeded(self.random.getrandbits(63))).begin()
        self.shown = Observation(self.match, keep=True)

    def play(self, answers: int) -> float:
        """Processor time of one answer, over so many."""
        begun, given = process_time(), 0
        while given < answers and not self.match.over:
            question = self.match.questions[0]
            option = self.random.choice(question.options)
            self.match.answer(question.seat, question.number, question.key, option)
            self.shown = Observation(self.match, self.shown, keep=True)
            self.shown.view(question.seat)
            given += 1
        return (process_time() - begun) / max(1, given)

    def look_back(self) -> float:
        """Processor time of an earlier position with its log."""
        row = self.random.randrange(len(self.match.journal))
        begun = process_time()
        self.match.at(row)
        return process_time() - begun

    def ask_to_undo(self) -> float:
        """Processor time of finding out how far a seat may take back."""
        seat = self.random.choice(list(self.match.config.seats))
        begun = process_time()
        with suppress(CannotUndo):
            undoable_rows(self.match, seat)
        return process_time() - begun


def with_length(title: str, games: int, chess: ChessPlay) -> dict[str, Points]:
    """Costs against the number of rows."""
    answers, looks, undos = Costs(), Costs(), Costs()
    for seed in range(games):
        game, looked = LongGame(title, None, seed), 0
        while not game.match.over:
            row = len(game.match.journal)
            ply = 1 / chess.plies_per_second(0.01)
            answers.readings[row // BUCKET * BUCKET].append(game.play(AT_ONCE) / ply)
            if row >= looked and not game.match.over:
                looked = row + BUCKET // LOOKS
                looks.readings[row // BUCKET * BUCKET].append(game.look_back() / ply)
                undos.readings[row // BUCKET * BUCKET].append(game.ask_to_undo() / ply)
    return {"answer": answers.points(), "earlier": looks.points(), "undo": undos.points()}


def with_seats(title: str, games: int, chess: ChessPlay) -> Points:
    """Cost of an answer against the number of players."""
    costs = Costs()
    for players in get_title(title).players:
        for seed in range(games):
            game = LongGame(title, players, seed)
            for _ in range(30):
                ply = 1 / chess.plies_per_second(0.01)
                costs.readings[players].append(game.play(AT_ONCE) / ply)
                if game.match.over:
                    break
    return costs.points()


def with_tables(seconds: float) -> tuple[Points, Points]:
    """Processor time of a server for an answer, and its memory a table, against the tables that are open."""
    costs: Points = []
    memory: Points = []
    for tables in SERVER_TABLES:
        sockets = 6 * min(tables, PLAYING)
        wish = ["--tables", str(tables), "--connections", str(sockets), "--seconds", str(seconds), "--json"]
        command = [sys.executable, str(Path(__file__).parent / "server_load.py"), *wish]
        found = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
        costs.append([tables, round(1 / found["processor_ratio"], 2)])
        memory.append([tables, found["ours"]["memory_mib"]])
    return costs, memory


def measure(games: int, seconds: float, server: bool) -> dict[str, Any]:
    chess = ChessPlay(1)
    chess.plies_per_second(0.5)
    found: dict[str, Any] = {"length": {}, "seats": {}}
    for title in TITLES:
        found["length"][title] = with_length(title, games, chess)
        found["seats"][title] = with_seats(title, games, chess)
    if server:
        found["tables"], found["memory"] = with_tables(seconds)
    return found


CHARTS = {"answer": "an answer, shown", "earlier": "an earlier position", "undo": "how far one may take back"}


def draw(found: dict[str, Any]) -> None:
    """Write the charts."""
    for kind, words in CHARTS.items():
        lines = {title: costs[kind] for title, costs in found["length"].items()}
        write(f"length-{kind}", line_chart(f"Cost of {words}, in plies", "rows of the game", lines))
    write("seats", line_chart("Cost of an answer, shown, in plies", "players", found["seats"]))
    if "tables" in found:
        lines = {"revolution": found["tables"]}
        heading = "Cost of an answer at a server, in messages of the bare room"
        write("tables", line_chart(heading, "tables (logarithmic)", lines, logarithmic=True))


def write(name: str, text: str) -> None:
    (FOLDER / f"{name}.svg").write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=3, help="games of each title and number of players")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each figure of the server")
    parser.add_argument("--no-server", action="store_true", help="keep the last figures of the server")
    chosen = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    kept = FOLDER / "growth.json"
    before = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    found = before | measure(chosen.games, chosen.seconds, not chosen.no_server)
    kept.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    draw(found)


if __name__ == "__main__":
    main()
