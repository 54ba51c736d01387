"""A small engine, and games to try it in."""

from __future__ import annotations

import sys
from pathlib import Path

from cuius.core.chance import Seeded
from cuius.core.determinization import InformationSet
from cuius.core.match import Match
from cuius.core.title import get_title

EXAMPLE = get_title("example")

PLAIN = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        reply = {"type": "ready", "protocol": 1, "name": "plain"}
    elif said["type"] == "ask":
        reply = {"type": "answer", "id": said["id"], "answer": said["question"]["options"][-1]}
    else:
        break
    print(json.dumps(reply), flush=True)
"""
"""Answers with the last of the options."""


def command(folder: Path, program: str) -> list[str]:
    path = folder / "engine.py"
    path.write_text(program)
    return [sys.executable, "-S", str(path)]


def new_match() -> Match:
    return Match(EXAMPLE, EXAMPLE.configure(4), Seeded(5), log=False).begin()


def first_choice(match: Match) -> InformationSet:
    """The first question with a choice."""
    while len(match.questions[0].options) == 1:
        asked = match.questions[0]
        match.answer(asked.seat, asked.number, asked.key, asked.options[0])
    return InformationSet(match, match.questions[0].seat)
