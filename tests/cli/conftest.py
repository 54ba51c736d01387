"""Commands as functions: arguments in, status and both outputs out."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from cuius.cli import main as command
from cuius.core.chance import Committed
from cuius.core.match import Match
from cuius.core.record import dump, record_of
from cuius.core.standing_orders import Order
from cuius.core.title import get_title


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


@pytest.fixture(scope="session")
def committed_game() -> bytes:
    """The record of a finished game for three with committed chance, a salt, an order and a step back."""
    title, random = get_title("example"), Random(11)
    match = Match(title, title.configure(3), Committed(b"a seed for tests", {"heron": "pepper"}))
    match.add_salt("heron", "pepper")
    match.begin()
    answered = 0
    while not match.over:
        question = match.questions[0]
        match.answer(question.seat, question.number, question.key, random.choice(question.options))
        answered += 1
        if answered == 20:
            match.add_order(Order("stag", "deal.turn", until="bids"))
            match.go_back(match.journal.active_rows()[-4][0])
    return dump(record_of(match))


@pytest.fixture
def record(tmp_path, committed_game) -> Path:
    """That record in a file."""
    path = tmp_path / "game.json"
    path.write_bytes(committed_game)
    return path
