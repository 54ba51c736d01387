"""`cuius play`: a server for this machine alone, and a browser to play in."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from typing import Annotated

import typer

from cuius.cli.errors import BadInput, Failed
from cuius.core.title import choices, offered_titles
from cuius.server.run import address_of, listen, run
from cuius.server.settings import DEFAULT_PORT, Settings

HOST = "127.0.0.1"
NOTHING_YET = "No game can be played in this build yet."


def register(app: typer.Typer) -> None:
    app.command()(play)


def play(
    title: Annotated[str | None, typer.Argument(help="The game to open.", show_default=False)] = None,
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help=f"[default: {DEFAULT_PORT}, or any free one]")
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,
) -> None:
    """Play on this machine: start a server and open the browser. Ctrl-C ends it."""
    offered = [t.name for t in offered_titles()]
    if title is not None and title not in offered:
        raise BadInput(f"There is no game {title!r}; choose {choices(offered)}." if offered else NOTHING_YET)
    if not offered:
        print(NOTHING_YET)
    listening = open_port(port)
    address = address_of(listening) + (f"#{title}" if title else "")
    print(f"Cuius Regio is at {address} (Ctrl-C ends it)", flush=True)
    if not no_browser and has_screen():
        webbrowser.open(address)  # the socket listens already, so the page waits until the server runs
    run(Settings(HOST, listening.getsockname()[1]), listening, log_level="warning")


def open_port(port: int | None) -> socket.socket:
    """The port asked for, or else the usual one, or else any that is free."""
    try:
        return listen(HOST, port or DEFAULT_PORT)
    except OSError as error:
        if port is None:
            return listen(HOST, 0)
        raise Failed(
            f"Port {port} cannot be used ({error.strerror}); choose another or leave out --port."
        ) from error


def has_screen() -> bool:
    """Without one, `webbrowser` would start a text browser in this terminal."""
    return sys.platform in ("darwin", "win32") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())
