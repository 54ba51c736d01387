"""`cuius arena`: tournaments over seats and levels, on all cores or on a cluster."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from cuius.arena.report import page
from cuius.arena.results import Results
from cuius.arena.summary import TournamentSummary, summarise
from cuius.arena.tournament import GameResult, Tournament, line_up
from cuius.arena.workers import play_in_processes, play_in_this_process, play_on_ray
from cuius.bots import BOTS
from cuius.cli.errors import Failed
from cuius.cli.files import make_folder, write_atomically
from cuius.cli.output import print_json, progress, show
from cuius.cli.simulate import EDITION_HELP, read_board, read_options
from cuius.core.title import get_title, join_choices

GAMES = "games.jsonl"
REPORT = "report.html"
RECORDS = "records"

Levels = Annotated[
    str,
    typer.Option(
        help=f"With commas, one a seat or fewer: {join_choices(BOTS)}, search:2, search:60x, engine:COMMAND."
    ),
]


def register(app: typer.Typer) -> None:
    app.command()(arena)


def arena(
    title: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    levels: Levels = "steward,random",
    games: Annotated[int, typer.Option(min=1, help="How many in all, those already played included.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    players: Annotated[int | None, typer.Option(help="[default: as many as the game takes]")] = None,
    scenario: Annotated[str | None, typer.Option(help="[default: the first]")] = None,
    edition: Annotated[str | None, typer.Option(help=EDITION_HELP)] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="Repeatable.")] = None,
    board: Annotated[Path | None, typer.Option(help="A TOML file laid over the built-in data.")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="How many processes. [default: all cores]")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster.")] = None,
    out: Annotated[Path, typer.Option(help="The folder for results; games in it are not repeated.")] = Path(
        "arena"
    ),
    records: Annotated[bool, typer.Option("--records", help="Keep the record of every game.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> int:
    """Play a tournament of bots and engines. Run it again to go on where it was interrupted. The exit status
    is 1 if a game crashed."""
    chosen = get_title(title)
    config = chosen.configure(players, scenario, read_options(chosen, option, edition), read_board(board))
    names = [name.strip() for name in levels.split(",") if name.strip()]
    tournament = Tournament(config, line_up(config, names), seed)
    folder = make_folder(out)
    record_folder = make_folder(folder / RECORDS) if records else None
    begun = time.perf_counter()
    with Results(folder / GAMES, tournament) as results:
        missing = results.missing(games)
        work = workers(tournament, missing, record_folder, jobs or os.cpu_count() or 1, ray)
        play_missing(results, work, title, games, games - len(missing))
        played = results.first_games(games)
    found = summarise(tournament, played, games - len(missing), time.perf_counter() - begun)
    write_atomically(folder / REPORT, page(found, played).encode())
    if as_json:
        print_json(found)
    else:
        for table in tables_of(found):
            show(table)
        show(f"report: {folder / REPORT}")
    return 1 if found.crashes else 0


def workers(
    tournament: Tournament, games: list[int], records: Path | None, jobs: int, ray: str | None
) -> Iterator[Sequence[GameResult]]:
    if not games:
        return iter(())
    record_folder = records.resolve() if records else None
    if ray is not None:
        return play_on_ray(tournament, games, record_folder, ray, jobs)
    if jobs == 1 or len(games) == 1:
        return play_in_this_process(tournament, games, record_folder)
    return play_in_processes(tournament, games, record_folder, min(jobs, len(games)))


def play_missing(
    results: Results, work: Iterator[Sequence[GameResult]], title: str, games: int, resumed: int
) -> None:
    with progress(title, games) as advance:
        advance(resumed)
        try:
            for batch in work:
                advance(results.add(batch))
        except KeyboardInterrupt:
            text = (
                f"Stopped after {len(results.played)} of {games} games; the same command goes on from there."
            )
            raise Failed(text) from None


# Printing


def tables_of(found: TournamentSummary) -> list[Table]:
    about = Table(title=f"{found.title}, {found.scenario}, {found.players} players", show_header=False)
    about.add_row("games", f"{found.games}, {found.finished} finished, {found.crashes} crashed")
    about.add_row(
        "this run", f"{found.seconds:.1f} s, {found.games_per_second:.1f} games/s, {found.resumed} were there"
    )
    about.add_row("digest", found.digest)
    tables = [about]
    if len(found.ratings) > 1:
        rated = columns("level", "rating", "95 %", "ahead", "games won", "mean score")
        for r in found.ratings:
            ends = f"{r.low:+.0f} to {r.high:+.0f}"
            rated.add_row(r.level, f"{r.elo:+.0f}", ends, f"{r.share:.1%}", f"{r.wins:.1%}", f"{r.score:.2f}")
        tables.append(rated)
    seats = columns("seat", "games won", "95 %", "verdict", "mean score")
    for s in found.seats:
        seats.add_row(s.seat, f"{s.wins:.1%}", f"{s.low:.1%} to {s.high:.1%}", s.verdict, f"{s.score:.2f}")
    return [*tables, seats]


def columns(*heads: str) -> Table:
    table = Table()
    for n, head in enumerate(heads):
        table.add_column(head, justify="right" if n else "left")
    return table
