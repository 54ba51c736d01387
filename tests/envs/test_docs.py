"""What docs/research.md prints runs, and its policy learns something."""

from __future__ import annotations

from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def blocks() -> list[str]:
    return [part.split("```", 1)[0] for part in PAGE.read_text(encoding="utf-8").split("```python\n")[1:]]


def test_the_examples_run_and_the_policy_learns():
    opening, vector, sampling, training, judging, learned = blocks()
    exec(compile(opening.replace('"revolution", players=5', '"example"'), "research.md", "exec"), {})
    exec(compile(vector, "research.md", "exec"), {})
    exec(compile(sampling, "research.md", "exec"), {})
    exec(compile(learned, "research.md", "exec"), {})
    names: dict = {}
    exec(compile(training, "research.md", "exec"), names)
    exec(compile(judging.split("print(")[0], "research.md", "exec"), names)
    trained = names["lead_of_the_trained"](120)
    names["weights"][:] = 0
    assert trained > names["lead_of_the_trained"](120)
