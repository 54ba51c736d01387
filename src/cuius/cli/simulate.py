"""`cuius simulate`: plays whole games with bots and reports the results."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from cuius.bots import BOTS, make_bot
from cuius.cli.errors import BadInput
from cuius.cli.files import make_folder
from cuius.cli.output import print_json, progress, show
from cuius.cli.simulation import SimulationPlan, SimulationReport, play_all, simulate_games
from cuius.core.text import catalogue
from cuius.core.title import Option, Title, get_title, join_choices

EDITION_HELP = "Which edition is played; a wrong one says what there is. Short for --option edition=..."


def register(app: typer.Typer) -> None:
    app.command()(simulate)


def simulate(
    title: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    games: Annotated[int, typer.Option(min=1, help="How many to play.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
    players: Annotated[int | None, typer.Option(help="[default: as many as the game takes]")] = None,
    scenario: Annotated[str | None, typer.Option(help="[default: the first]")] = None,
    edition: Annotated[str | None, typer.Option(help=EDITION_HELP)] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="Repeatable.")] = None,
    board: Annotated[Path | None, typer.Option(help="A TOML file laid over the built-in data.")] = None,
    bot: Annotated[str, typer.Option(help=f"{join_choices(BOTS)}; or one a seat, with commas.")] = "random",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    first: Annotated[int, typer.Option(min=1, help="Number of the first game: replays one of many.")] = 1,
    invariants: Annotated[bool, typer.Option(help="Check them after every answer.")] = True,
    records: Annotated[Path | None, typer.Option(help="A folder for the record of every game.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> int:
    """Play whole games with bots. The exit status is 1 if one of them crashed."""
    chosen = get_title(title)
    config = chosen.configure(players, scenario, read_options(chosen, option, edition), read_board(board))
    bots = read_bots(chosen, bot, tuple(config.seats))
    plan = SimulationPlan(config, seed, bots, invariants, make_folder(records) if records else None)
    with progress(title, games) as advance:
        report = simulate_games(plan, play_all(plan, range(first, first + games), jobs, advance))
    if as_json:
        print_json(report)
    else:
        show(table_of(report))
    return 1 if report.crashes else 0


# Parsing


def read_options(title: Title, typed: list[str] | None, edition: str | None) -> dict[str, str]:
    """`windows=fast` and the edition, as options by name."""
    options: dict[str, str] = {}
    if edition is not None:
        found = next((o for o in title.options if o.name == "edition"), None)
        if found is None:
            raise BadInput(f"{title.name} has no editions to choose from; leave out --edition.")
        if edition not in found.choices:
            raise BadInput(f"There is no edition {edition!r} of {title.name}. {about_editions(title, found)}")
        options["edition"] = edition
    for word in typed or ():
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadInput(f"{word!r} is not of the form name=value.")
        if name in options:
            raise BadInput(f"{name} is given twice.")
        options[name] = value
    return options


def about_editions(title: Title, option: Option) -> str:
    """Each edition and what it is, as far as the title says so."""
    words = catalogue(title.folder, "en")
    keys = [(choice, f"setting-about-edition-{choice}") for choice in option.choices]
    return " ".join([f"{word}: {words.format(key)}" if words.has(key) else f"{word}." for word, key in keys])


def read_board(path: Path | None) -> dict[str, Any] | None:
    """The overlay in that file."""
    if path is None:
        return None
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}.") from None
    except ValueError as error:  # UnicodeDecodeError and TOMLDecodeError alike
        raise BadInput(f"{path} is not TOML: {error}.") from None


def read_bots(title: Title, typed: str, seats: tuple[str, ...]) -> tuple[str, ...]:
    """One bot per seat; a single name stands for all."""
    names = tuple(name.strip() for name in typed.split(","))
    for name in names:
        make_bot(name, title, 0)
    if len(names) == 1:
        return names * len(seats)
    if len(names) != len(seats):
        raise BadInput(f"--bot names {len(names)} bots; the seats are {', '.join(seats)}.")
    return names


# Printing


def table_of(report: SimulationReport) -> Table:
    """The report as a table of two columns."""
    table = Table(title=f"{report.title}, {report.scenario}, {report.players} players", show_header=False)
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    table.add_row("games", f"{report.games}, {report.finished} finished, {report.crashes} crashed")
    table.add_row("decisions", f"{report.decisions}, {report.decisions_per_game:.1f} a game")
    table.add_row("speed", f"{report.decisions_per_second:,.0f} decisions/s, {report.seconds:.2f} s")
    for outcome, count in report.outcomes.items():
        table.add_row(outcome, str(count))
    for failure in report.failures:
        table.add_row(f"game {failure.game}", failure.reason)
    table.add_row("digest", report.digest)
    return table
