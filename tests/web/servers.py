"""Servers that a test starts and stops by itself."""

from __future__ import annotations

import os
import random
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOUSE = Path(__file__).parents[2]

QUIET = range(20_000, 30_000)
"""Ports that no system gives to whoever asks for any."""


def free_port() -> int:
    """A port that a server can have, and have again when it is started anew."""
    for port in random.sample(QUIET, 100):
        with socket.socket() as free:
            try:
                free.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
    raise AssertionError("no port of this machine is free")


@contextmanager
def serving(*words: str, module: str = "cuius", scheme: str = "http") -> Iterator[str]:
    """The address of a server that is started with this command, and stopped at the end."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CUIUS_")}
    with subprocess.Popen(
        [sys.executable, "-m", module, *words],
        cwd=HOUSE,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        address = re.search(rf"{scheme}://\S+", said)
        assert address, f"the server did not say where it is, but {said!r}"
        try:
            yield address.group()
        finally:
            server.terminate()


@contextmanager
def playing(folder: Path, *more: str, module: str = "cuius") -> Iterator[str]:
    """The address of local play."""
    with serving("play", "--no-browser", "--data", str(folder), *more, module=module) as address:
        yield address


@contextmanager
def hosting(folder: Path, module: str = "cuius") -> Iterator[str]:
    """The address of a server with accounts."""
    settings = folder / "cuius.toml"
    settings.write_text(f'database = "sqlite:///{folder}/cuius.db"\nplain_http = true\n')
    with serving("serve", "--port", "0", "--config", str(settings), module=module) as address:
        yield address
