"""What the tests of several packages share."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rerun_report import pytest_terminal_summary

__all__ = ["pytest_terminal_summary"]


@pytest.fixture(scope="session")
def server_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server on a free port of this machine, with a database of its own."""
    folder = tmp_path_factory.mktemp("server")
    (folder / "cuius.toml").write_text(f'database = "sqlite:///{folder}/cuius.db"\nplain_http = true\n')
    command = [sys.executable, "-m", "cuius", "serve", "--port", "0", "--config", str(folder / "cuius.toml")]
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try once more what waits for other processes: a busy machine is late now and then, a defect stays."""
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in {"arena", "bots", "cli", "server", "web"}:
            item.add_marker(pytest.mark.flaky(reruns=1))
