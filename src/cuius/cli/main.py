"""The command `cuius`: its subcommands, and one line for every error."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated

import structlog
import typer

from cuius import __version__
from cuius.cli.errors import BadInput
from cuius.core.errors import BadConfig, BadRecord, CuiusError, UnknownTitle

COMMANDS = (
    "play",
    "serve",
    "db",
    "admin",
    "simulate",
    "arena",
    "tune",
    "engine",
    "train",
    "rules",
    "replay",
    "verify",
    "records",
    "odds",
    "bench",
    "docs",
)
"""Modules of this package; each has `register(app)`, which adds its commands."""

BAD_INPUT = (BadInput, BadConfig, BadRecord, UnknownTitle)


def build_app() -> typer.Typer:
    app = typer.Typer(name="cuius", add_completion=False, rich_markup_mode=None)

    @app.callback(invoke_without_command=True)
    def cuius(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
    ) -> None:
        """Three board games about Europe's wars of religion."""
        if version:
            print(f"cuius {__version__}")
        elif context.invoked_subcommand is None:
            print(context.get_help())

    for name in COMMANDS:
        import_module(f"cuius.cli.{name}").register(app)
    return app


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit status. What is not caught here is a bug."""
    if not structlog.is_configured():  # what is logged must not mix with results
        structlog.configure(logger_factory=lambda *_: structlog.PrintLogger(sys.stderr))
    try:
        status = build_app()(arguments, prog_name="cuius", standalone_mode=False)
        return status if isinstance(status, int) else 0
    except CuiusError as error:
        return print_error(str(error), 2 if isinstance(error, BAD_INPUT) else 1)
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        command = context.command_path if context else "cuius"
        return print_error(f"{error.format_message()} See `{command} --help`.", error.exit_code)
    except typer.Abort:
        return print_error("Stopped.", 1)


def print_error(text: str, status: int) -> int:
    print("cuius:", " ".join(text.split()), file=sys.stderr)
    return status


def main() -> None:
    sys.exit(run(sys.argv[1:]))
