"""`cuius replay`: steps through a record, as text."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from cuius.bots.analysis import LEVEL
from cuius.cli.analyse import analyse_with_progress, analysis_lines
from cuius.cli.errors import BadInput
from cuius.cli.files import read_record
from cuius.cli.output import print_json
from cuius.cli.transcript import (
    Transcript,
    check_seat,
    lines_of,
    load_catalogue,
    load_match,
    role_name,
    step_lines,
    transcript,
)
from cuius.cli.words import LanguageOption, command_words
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.text import Catalogue

Seat = Annotated[str | None, typer.Option(help="Only what this seat may know. [default: everything]")]


def register(app: typer.Typer) -> None:
    app.command()(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="A record.", show_default=False)],
    to: Annotated[int | None, typer.Option(metavar="N", help="Show the position before row N.")] = None,
    language: LanguageOption = "en",
    seat: Seat = None,
    step: Annotated[bool, typer.Option("--step", help="One row at a time; enter, b or q.")] = False,
    analyse: Annotated[bool, typer.Option("--analyse", help="Show where the game turned.")] = False,
    level: Annotated[str, typer.Option(help="The search that analyses: search:1, search:60x.")] = LEVEL,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Step through a record: questions, answers and what happened."""
    match = load_match(read_record(file))
    check_seat(match, seat)
    words = load_catalogue(match, language)
    if to is not None:
        show_position(match, to, seat, words, as_json)
        return
    if analyse:
        found = analyse_with_progress(match, level)
        if as_json:
            print_json({"title": match.title.name, **msgspec.to_builtins(found)})
        else:
            print("\n".join(analysis_lines(match, found, words)))
        return
    game = transcript(match, words, seat)
    if as_json:
        print_json({"config": match.config, "result": match.result, **msgspec.structs.asdict(game)})
    elif step:
        step_through(game, words)
    else:
        for line in lines_of(game, words):
            print(line)


def show_position(match: Match, number: int, seat: str | None, words: Catalogue, as_json: bool) -> None:
    """Print what a seat or a spectator sees before that row."""
    rows = len(match.journal)
    if not 0 <= number <= rows:
        raise BadInput(f"There is no row {number}; this record has rows 0 to {rows}.")
    past = match.at(number)
    asked = [plain_question(q) for q in past.questions if seat in (None, q.seat)]
    view = past.view(seat)
    if as_json:
        print_json({"title": match.title.name, "number": number, "view": view, "questions": asked})
        return
    said = command_words(words.language).format
    print(said("replay-before", {"number": str(number), "rows": str(rows)}))
    print(msgspec.json.format(msgspec.json.encode(view, enc_hook=int), indent=2).decode())
    for question in asked:
        print(said("replay-asked", position_question(question, words)))


def position_question(question: dict[str, Any], words: Catalogue) -> dict[str, str]:
    """Who is asked what, and the answers as words."""
    return {
        "role": role_name(words, question["role"]),
        "question": question["key"],
        "options": ", ".join(question["options"]),
    }


def step_through(game: Transcript, words: Catalogue) -> None:
    """One row at a time, forwards and back."""
    if not sys.stdin.isatty():
        raise BadInput("--step needs a terminal to step in; leave it out to print every row.")
    print("\n".join(game.opening))
    at = 0
    while at < len(game.steps):
        print("\n".join(step_lines(game.steps[at], words)))
        typed = input(f"{command_words(words.language).format('replay-prompt')} ").strip().lower()
        if typed == "q":
            return
        at = max(0, at - 1) if typed == "b" else at + 1
    print(game.ending)
