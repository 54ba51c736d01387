"""`cuius serve`: the server, configured by options, environment variables and a TOML file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from cuius.cli.errors import Failed
from cuius.server.run import address_of, listen, prepare, run
from cuius.server.settings import load_settings

Config = Annotated[Path | None, typer.Option(envvar="CUIUS_CONFIG", help="A TOML file of settings.")]
DatabaseOption = Annotated[
    str | None, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.", show_default=False)
]


def register(app: typer.Typer) -> None:
    app.command()(serve)


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="0 takes any.")] = None,
    database: DatabaseOption = None,
    data: Annotated[Path | None, typer.Option(help="The folder for all that is kept.")] = None,
    config: Config = None,
) -> None:
    """Serve the games to others. Every setting may stand in the file, or in a variable such as CUIUS_PORT;
    an option outweighs a variable, and a variable the file."""
    options = {"host": host, "port": port, "database": database, "data": None if data is None else str(data)}
    settings = load_settings(config, os.environ, options)
    claim = prepare(settings)
    try:
        listening = listen(settings.host, settings.port)
    except OSError as error:
        claim.close()
        raise Failed(f"Cannot listen on {settings.host}, port {settings.port}: {error.strerror}.") from error
    print(f"Cuius Regio is at {address_of(listening)}", flush=True)
    run(settings, listening, claim)
