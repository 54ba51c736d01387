"""`cuius engine`: one of our levels as an engine, for hosts that speak the engine protocol."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from cuius.bots import VIEW_BOTS, Bot, make_bot
from cuius.bots.engine import serve_engine
from cuius.cli.errors import BadInput
from cuius.core.title import Title, get_title, join_choices


def register(app: typer.Typer) -> None:
    app.command()(engine)


def engine(
    title: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    level: Annotated[str, typer.Option(help=f"Who answers: {join_choices(VIEW_BOTS)}.")] = "steward",
) -> None:
    """Answer questions as one of our bots, by JSON lines. The page is `cuius docs engine-protocol`."""
    chosen = get_title(title)
    if level not in VIEW_BOTS:
        raise BadInput(f"{level!r} needs more than a view; choose {join_choices(VIEW_BOTS)}.")
    make_bot(level, chosen, 0)
    serve_engine(chosen.name, level, BotsBySeed(chosen, level), sys.stdin.buffer, sys.stdout.buffer)


class BotsBySeed(dict[int, Bot]):
    """One bot for each seed that is asked for, made when it is."""

    def __init__(self, title: Title, level: str) -> None:
        self.title = title
        self.level = level

    def __missing__(self, seed: int) -> Bot:
        bot = self[seed] = make_bot(self.level, self.title, seed)
        return bot
