"""Scenes: a stretch of play from a prepared position, written down with every question, answer and event.

The texts are in `transcripts/scenes`; CUIUS_GOLDEN=write writes them anew, to be read as a difference.
"""

from __future__ import annotations

from pathlib import Path

from cuius.kit.golden import compare_with_golden
from cuius.kit.policy import pass_or_first
from cuius.kit.transcript import question_lines, row_and_event_lines
from tests.here_i_stand.tables import HisTable

SCENES = Path(__file__).parent / "transcripts" / "scenes"
MANY = 200
"""So many questions between two answers of a scene are passed over quietly, and no more."""


def scene(name: str, t: HisTable, script: str) -> None:
    """The table plays the script, a line "power key word" for each answer; the text is as it is stored."""
    text = "\n".join([name, "", *played(t, script), ""])
    compare_with_golden(SCENES / f"{name}.txt", text)


def played(t: HisTable, script: str) -> list[str]:
    """What is not in the script is answered quietly: a pass, or the first of the answers."""
    t.begin()
    steps = [tuple(line.split()) for line in script.strip().splitlines()]
    lines: list[str] = []
    rows = events = 0
    for step in (*steps, None):
        for _ in range(MANY):
            assert t.match.log is not None
            lines += row_and_event_lines(t.match, rows, events, "en")
            rows, events = len(t.match.journal), len(t.match.log.events)
            lines += question_lines(t.match.questions)
            if step is None or step[:2] in t.waiting:
                break
            question = t.match.questions[0]
            t.answer(question.role, question.key, pass_or_first(t.match, question))
        if step is not None:
            t.answer(*step)  # fails with what is asked instead
    return lines
