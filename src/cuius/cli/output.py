"""Output of commands: one JSON object or text on standard output, progress on standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Advance(Protocol):
    def __call__(self, steps: int = 1) -> None: ...


def print_json(answer: Any) -> None:
    """Print exactly one JSON object; ids are written as numbers."""
    print(msgspec.json.encode(answer, enc_hook=int).decode())


def pretty_json(answer: Any) -> bytes:
    """Indented JSON for a file that people read."""
    return msgspec.json.format(msgspec.json.encode(answer, enc_hook=int), indent=2) + b"\n"


def show(what: Any) -> None:
    """Print a table or a text for people."""
    Console(markup=False, emoji=False, highlight=False).print(what)


@contextmanager
def progress(text: str, total: int) -> Iterator[Advance]:
    """A progress bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda steps=1: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text, total=total)
        yield lambda steps=1: bar.advance(task, steps)
