"""`cuius serve`: the server for others, set up by options, environment variables or a TOML file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from cuius.cli.errors import Failed
from cuius.server.run import address_of, listen, run
from cuius.server.settings import Settings, read_settings


def register(app: typer.Typer) -> None:
    app.command()(serve)


def serve(
    host: Annotated[str | None, typer.Option(envvar="CUIUS_HOST", help="The address to listen on.")] = None,
    port: Annotated[
        int | None, typer.Option(envvar="CUIUS_PORT", min=0, max=65535, help="0 takes any.")
    ] = None,
    config: Annotated[
        Path | None, typer.Option(envvar="CUIUS_CONFIG", help="A TOML file of settings.")
    ] = None,
) -> None:
    """Serve the games to others. An option outweighs its variable, and both outweigh the file."""
    settings = read_settings(config) if config else Settings()
    chosen = {name: value for name, value in (("host", host), ("port", port)) if value is not None}
    settings = msgspec.structs.replace(settings, **chosen)
    try:
        listening = listen(settings.host, settings.port)
    except OSError as error:
        raise Failed(f"Cannot listen on {settings.host}, port {settings.port}: {error.strerror}.") from error
    print(f"Cuius Regio is at {address_of(listening)}", flush=True)
    run(settings, listening)
