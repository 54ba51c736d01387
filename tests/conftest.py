"""What the tests of several packages share."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session")
def server_address() -> Iterator[str]:
    """The address of a real server on a free port of this machine."""
    command = [sys.executable, "-m", "cuius", "serve", "--port", "0"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CUIUS_")}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        address = re.search(r"http://\S+", said)
        assert address, f"the server did not say where it is, but {said!r}"
        yield address.group()
        server.terminate()
