"""Commands as functions: arguments in, status and both outputs out."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from cuius.cli import main as command


class Said(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def json(self) -> dict[str, Any]:
        """The one JSON object that was printed."""
        answer = json.loads(self.out)
        assert isinstance(answer, dict)
        return answer

    @property
    def is_a_refusal(self) -> bool:
        """Nothing on standard output, one line on the other, status 2."""
        one_line = self.err.startswith("cuius: ") and self.err.count("\n") == 1
        return self.status == 2 and self.out == "" and one_line


@pytest.fixture
def cuius(capsys, monkeypatch):
    """Run a command line in this process."""
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("NO_COLOR", "1")

    def run(*arguments: object) -> Said:
        capsys.readouterr()
        status = command.run([str(a) for a in arguments])
        return Said(status, *capsys.readouterr())

    return run
