"""`cuius serve`: the server, configured by options, environment variables and a TOML file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import segno
import typer

from cuius.cli.errors import BadInput, Failed
from cuius.server.ops.local_network import check_address, ensure_certificate, own_address
from cuius.server.run import address_of, listen, prepare, run
from cuius.server.settings import Settings, load_settings

Config = Annotated[Path | None, typer.Option(envvar="CUIUS_CONFIG", help="A TOML file of settings.")]
DatabaseOption = Annotated[
    str | None, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.", show_default=False)
]

PLAIN_WARNING = (
    "Warning: without https whoever is in this network can read passwords and hands, and act for others. "
    "Use it among friends only, with passwords of no other place."
)


def register(app: typer.Typer) -> None:
    app.command()(serve)


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="0 takes any.")] = None,
    database: DatabaseOption = None,
    data: Annotated[Path | None, typer.Option(help="The folder for all that is kept.")] = None,
    config: Config = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="For a game night: on the local network, with its own certificate.")
    ] = False,
    plain_http: Annotated[
        bool,
        typer.Option("--plain-http", help="With --lan: no https; whoever is in the network reads along."),
    ] = False,
) -> None:
    """Serve the games to others. Every setting may stand in the file, or in a variable such as CUIUS_PORT;
    an option outweighs a variable, and a variable the file."""
    if plain_http and not lan:
        raise BadInput("--plain-http is for a local network; say --lan too.")
    options: dict[str, Any] = {"host": host, "port": port, "database": database}
    options["data"] = None if data is None else str(data)
    if lan:
        options["host"] = own_address() if host is None else check_address(host)
        options |= {"plain_http": plain_http, "private_network": plain_http}
    settings = load_settings(config, os.environ, options)
    fingerprint = ""
    if lan and not plain_http and not settings.certificate:
        certificate, key, fingerprint = ensure_certificate(settings.data_folder, settings.host)
        settings = msgspec.structs.replace(settings, certificate=str(certificate), certificate_key=str(key))
    claim = prepare(settings)
    try:
        listening = listen(settings.host, settings.port)
    except OSError as error:
        claim.close()
        raise Failed(f"Cannot listen on {settings.host}, port {settings.port}: {error.strerror}.") from error
    address = address_of(listening, settings.scheme)
    print(f"Cuius Regio is at {address}", flush=True)
    if lan:
        invite_guests(settings, address, fingerprint)
    run(settings, listening, claim)


def invite_guests(settings: Settings, address: str, fingerprint: str) -> None:
    """The address as a picture that phones read, and what guests must know."""
    if sys.stdout.isatty():
        segno.make(address).terminal(compact=True)
    if settings.plain_http:
        print(PLAIN_WARNING, file=sys.stderr, flush=True)
    elif fingerprint:
        print("Each browser asks once whether to trust the certificate of this server. Its fingerprint is")
        print(f"SHA-256 {fingerprint}", flush=True)
