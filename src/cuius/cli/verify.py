"""`cuius verify`: checks every answer and every roll of a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cuius.cli.files import read_record
from cuius.cli.output import print_json
from cuius.core.record import verify as check


def register(app: typer.Typer) -> None:
    app.command()(verify)


def verify(
    file: Annotated[Path, typer.Argument(help="A record.", show_default=False)],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> int:
    """Check every answer and every roll of a record; exit status 1 if one is wrong."""
    record = read_record(file)
    verdict = check(record)
    if as_json:
        print_json(verdict)
    elif verdict.ok:
        chance = "chance as committed" if record.seed is not None else "chance not committed"
        ended = f"ended by {record.result.kind}" if record.result else "still running"
        print(f"{file}: all {verdict.entries} entries are right ({chance}, {ended}).")
    else:
        print(f"{file}: {verdict.why}")
    return 0 if verdict.ok else 1
