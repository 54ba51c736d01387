"""`cuius train`: plays games and trains the learned value of a title on them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from cuius.cli.errors import BadInput
from cuius.cli.files import make_folder
from cuius.cli.output import print_json, progress, show
from cuius.core.title import get_title

KINDS = ("network", "linear")


def register(app: typer.Typer) -> None:
    app.command()(train)


def train(
    title: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    games: Annotated[
        int, typer.Option(min=1, help="How many to play; those in --data are not repeated.")
    ] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; the others follow it.")] = 1,
    data: Annotated[Path, typer.Option(help="A folder for the games.")] = Path("self-play"),
    out: Annotated[Path, typer.Option(help="A folder for the weights and their data card.")] = Path("value"),
    kind: Annotated[str, typer.Option(help="network (PyTorch) or linear (NumPy alone).")] = "network",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> int:
    """Train the learned value of a title. To use it, put value.npz and value.md into its folder bot/."""
    from cuius.learning.network import torch_module
    from cuius.learning.run import play_games
    from cuius.learning.run import train as train_value

    chosen = get_title(title)
    if chosen.columns is None:
        raise BadInput(f"{title} has no columns to learn from.")
    if kind not in KINDS:
        raise BadInput(f"{kind!r:.60} is no kind of value; choose network or linear.")
    if kind == "network":
        torch_module()  # refuse before hours of play
    make_folder(data)
    make_folder(out)
    with progress(f"{title}: games", games) as advance:
        for _ in play_games(chosen, data, seed, games):
            advance()
    command = f"cuius train {title} --games {games} --seed {seed}" + (
        f" --kind {kind}" if kind != "network" else ""
    )
    report = train_value(chosen, data, out, kind, 1, command)
    if as_json:
        print_json(report)
        return 0
    for name, rows in report.accuracy.items():
        table = Table("turn", "positions", "points", "value", "error", title=f"unseen games: {name}")
        for row in rows:
            table.add_row(
                str(row.turn), str(row.positions), f"{row.points:.2f}", f"{row.value:.2f}", f"{row.error:.1f}"
            )
        show(table)
    show(f"{report.games} games, {report.positions} positions; weights of {report.bytes} bytes in {out}.")
    return 0
