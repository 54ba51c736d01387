"""What a command prints: one JSON object, or lines for people; progress goes to standard error."""

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
    """Exactly one JSON object on standard output; an id in it is its number."""
    print(msgspec.json.encode(answer, enc_hook=int).decode())


def pretty_json(answer: Any) -> bytes:
    """The same object for a file that people read."""
    return msgspec.json.format(msgspec.json.encode(answer, enc_hook=int), indent=2) + b"\n"


def show(what: Any) -> None:
    """A table or a text for people."""
    Console(markup=False, emoji=False, highlight=False).print(what)


@contextmanager
def progress(text: str, total: int) -> Iterator[Advance]:
    """A bar on standard error, where somebody can see it."""
    if not sys.stderr.isatty():
        yield lambda steps=1: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(text, total=total)
        yield lambda steps=1: bar.advance(task, steps)
