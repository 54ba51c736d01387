"""`cuius export` and `cuius import`: convert a record, verify and store one."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from cuius.cli.errors import BadInput
from cuius.cli.files import data_folder, make_folder, read_record, write_atomically
from cuius.cli.output import print_json
from cuius.cli.replay import Seat
from cuius.cli.transcript import check_seat, lines_of, load_catalogue, load_match, transcript
from cuius.cli.words import LanguageOption, command_words
from cuius.core.record import Record, dump, verify
from cuius.core.title import join_choices

FORMATS = ("json", "jsonl", "text")
Output = Annotated[Path | None, typer.Option(help="A file to write. [default: standard output]")]


def register(app: typer.Typer) -> None:
    app.command("export")(export_record)
    app.command("import")(import_record)


def export_record(
    file: Annotated[Path, typer.Argument(help="A record.", show_default=False)],
    form: Annotated[str, typer.Option("--format", help=f"{join_choices(FORMATS)}.")] = "json",
    output: Output = None,
    language: LanguageOption = "en",
    seat: Seat = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object: the record itself.")] = False,
) -> None:
    """Convert a record to indented JSON, one row a line, or a text. The forms are json, jsonl and text."""
    if form not in FORMATS:
        raise BadInput(f"There is no format {form!r}; choose {join_choices(FORMATS)}.")
    if as_json and form != "json":
        raise BadInput(f"--json prints the record as JSON; leave out --format {form}.")
    if seat is not None and form == "json":
        raise BadInput("A record in JSON is the whole game; choose --format text or jsonl with --seat.")
    converted = convert(read_record(file), form, language, seat, as_json)
    if output is None:
        print(converted, end="")
    else:
        write_atomically(output, converted.encode())


def convert(record: Record, form: str, language: str, seat: str | None, compact: bool) -> str:
    """The record in that form."""
    match = load_match(record)
    check_seat(match, seat)
    words = load_catalogue(match, language)
    if form == "json":
        written = msgspec.json.encode(record)
        return (written if compact else msgspec.json.format(written, indent=2)).decode() + "\n"
    game = transcript(match, words, seat)
    if form == "jsonl":
        return "".join(msgspec.json.encode(step).decode() + "\n" for step in game.steps)
    config = msgspec.structs.asdict(match.config)
    named = {name: str(config[name]) for name in ("title", "scenario", "players", "rules")}
    head = command_words(language).format("export-head", named)
    return "\n".join([head, "", *lines_of(game, words)]) + "\n"


def import_record(
    file: Annotated[Path, typer.Argument(help="A record.", show_default=False)],
    data: Annotated[
        Path | None, typer.Option(envvar="CUIUS_DATA", help="The folder that keeps records.")
    ] = None,
    output: Annotated[Path | None, typer.Option(help="Keep it in this very file instead.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Check a record, every answer and roll of it, and keep it. A damaged one is refused."""
    record = read_record(file)
    verdict = verify(record)
    if not verdict.ok:
        raise BadInput(f"{file} was not taken in: {verdict.why}")
    written = dump(record)
    digest = hashlib.blake2b(written, digest_size=16).hexdigest()
    if output is None:
        output = make_folder((data or data_folder()) / "records") / f"{record.header.title}-{digest}.json"
    known = output.exists() and output.read_bytes() == written
    if not known:
        write_atomically(output, written)
    answer = {"title": record.header.title, "file": str(output), "digest": digest, "known": known}
    if as_json:
        print_json({**answer, "entries": verdict.entries})
    else:
        print(f"{'Already kept' if known else 'Kept'} as {output}.")
