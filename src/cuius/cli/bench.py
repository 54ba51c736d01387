"""`cuius bench`: the speed of every title, relative to python-chess in the same run."""

from __future__ import annotations

import platform
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from cuius import __version__
from cuius.cli.benchmark import QUICK, BenchmarkBudget, Measure, measures_of
from cuius.cli.errors import BadInput, Failed
from cuius.cli.files import write_atomically
from cuius.cli.output import pretty_json, print_json, progress, show
from cuius.core.compiled_calls import BUILD
from cuius.core.title import Title, get_title, installed_titles

RESULTS = Path(__file__).parents[3] / "bench" / "results.json"
MEASURES = 13


def register(app: typer.Typer) -> None:
    app.command()(bench)


def bench(
    titles: Annotated[list[str] | None, typer.Argument(help="[default: every title]")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A rough figure in seconds.")] = False,
    save: Annotated[bool, typer.Option("--save", help="Write bench/results.json of this checkout.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Measure play-outs, forks, views, saving and loading. The peer is random play of python-chess."""
    chosen = [get_title(name) for name in titles or installed_titles()]
    if find_spec("chess") is None:
        raise BadInput("The peer, python-chess, is not installed here: pip install chess.")
    if save and not RESULTS.parent.is_dir():
        raise BadInput("--save writes into a checkout of the sources, and this is none.")
    budget = QUICK if quick else BenchmarkBudget()
    found: list[Measure] = []
    with progress("measuring", MEASURES * len(chosen)) as advance:
        for title in chosen:
            for measure in measured(title, budget):
                found.append(measure)
                advance()
    report: dict[str, Any] = {
        "measures": found,
        "python": platform.python_version(),
        "cuius": __version__,
        "build": BUILD,
    }
    if save:
        write_atomically(RESULTS, pretty_json(report))
    if as_json:
        print_json(report)
    else:
        show(table_of(found))


def measured(title: Title, budget: BenchmarkBudget) -> list[Measure]:
    """The measures of one title; a game that fails is a failed run."""
    try:
        return list(measures_of(title, budget))
    except Exception as error:
        raise Failed(f"{title.name} cannot be measured, a game failed: {error!r}.") from error


def table_of(measures: list[Measure]) -> Table:
    table = Table("title", "measure", title=f"{BUILD} build, beside python-chess random play in the same run")
    for heading in ("value", "unit", "python-chess", "ratio"):
        table.add_column(heading, justify="left" if heading == "unit" else "right")
    for m in measures:
        table.add_row(m.title, m.measure, f"{m.value:,.6g}", m.unit, f"{m.peer:,.6g}", f"{m.ratio:.2f}")
    return table
