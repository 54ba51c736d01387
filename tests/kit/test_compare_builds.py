"""Two builds that play alike are told so, and the first difference of two that do not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cuius
from build_tools.sources import compiled_parts, write_sources

UNSEEN = """

def procedure_path() -> tuple[str, ...]:
    return ()
"""
"""What a log knows of compiled functions by itself: nothing."""


def compared(folder: Path, *titles: str, games: int = 2) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cuius.kit.compare_builds", folder, *titles, "--games", str(games)]
    environment = {**os.environ, "PYTHONPATH": str(Path(cuius.__file__).parents[1])}
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def announced(folder: Path) -> Path:
    """The sources as they are compiled, with a log that knows only what they announce."""
    write_sources(folder, compiled_parts())
    with (folder / "cuius" / "core" / "events.py").open("a") as events:
        events.write(UNSEEN)
    return folder


@pytest.mark.slow
def test_what_is_compiled_plays_as_the_sources_and_names_the_same_procedures(tmp_path):
    result = compared(announced(tmp_path))
    assert (result.returncode, result.stderr) == (0, "")
    assert (
        "plain and plain: 2 whole games each of example, guerres, here_i_stand, revolution" in result.stdout
    )


def test_a_function_that_does_not_announce_itself_is_found(tmp_path):
    announced(tmp_path)
    march = tmp_path / "cuius" / "titles" / "example" / "phases" / "march.py"
    text = march.read_text()
    assert "_entered(g.running, 'march')" in text
    march.write_text(text.replace("_entered(g.running, 'march')", "len(g.running or ())"))
    result = compared(tmp_path, "example")
    assert result.returncode == 1
    assert "plain and plain differ in example-0-somebody.log, line " in result.stderr
    assert '"march"' in result.stderr


def test_another_rule_is_found(tmp_path):
    shutil.copytree(Path(cuius.__file__).parent, tmp_path / "cuius")
    scoring = tmp_path / "cuius" / "titles" / "example" / "rules" / "points.py"
    scoring.write_text(scoring.read_text().replace("return ", "return 1 + ", 1))
    result = compared(tmp_path, "example", games=1)
    assert result.returncode == 1
    assert "differ in example-0-somebody." in result.stderr
