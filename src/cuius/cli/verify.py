"""`cuius verify`: checks every answer and every roll of a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cuius.cli.files import read_record
from cuius.cli.output import print_json
from cuius.cli.words import LanguageOption, command_words
from cuius.core.record import Record, Verdict
from cuius.core.record import verify as check


def register(app: typer.Typer) -> None:
    app.command()(verify)


def verify(
    file: Annotated[Path, typer.Argument(help="A record.", show_default=False)],
    language: LanguageOption = "en",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> int:
    """Check every answer and every roll of a record. The exit status is 1 if one is wrong."""
    command_words(language)  # an unknown language is refused before the work
    record = read_record(file)
    verdict = check(record)
    if as_json:
        print_json(verdict)
    elif verdict.ok:
        print(right_in_words(record, verdict, file, language))
    else:
        print(f"{file}: {verdict.why}")
    return 0 if verdict.ok else 1


def right_in_words(record: Record, verdict: Verdict, file: Path, language: str) -> str:
    """That everything is right, how chance was made, and how the game ended."""
    said = command_words(language).format
    chance = said("verify-committed" if record.seed is not None else "verify-uncommitted")
    if verdict.taken_over and record.seed is not None:
        chance = said("verify-taken-over", {"count": str(verdict.taken_over)})
    ended = said("verify-ended", {"kind": record.result.kind}) if record.result else said("verify-running")
    return said(
        "verify-right", {"file": str(file), "entries": str(verdict.entries), "chance": chance, "ended": ended}
    )
