"""A test that fails once and then passes leaves the first failure's text behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

LATE = """
import pathlib, pytest

@pytest.mark.flaky(reruns=1)
def test_is_late():
    seen = pathlib.Path(__file__).with_suffix(".seen")
    print("looked for", seen.name)
    if not seen.exists():
        seen.touch()
        assert "the first failure" == "a pass"

def test_is_in_time():
    pass
"""


def run(folder: Path, *options: str) -> str:
    (folder / "test_late.py").write_text(LATE)
    plugins = [f"-p{name}" for name in ("tests.rerun_report", "pytest_rerunfailures", "xdist.plugin")]
    where = ["--rootdir", str(folder), "-c", "/dev/null", str(folder)]
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *plugins, "-pno:cacheprovider", *options, *where],
        cwd=ROOT,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.mark.parametrize("options", [(), ("-n", "2")], ids=["alone", "side by side"])
def test_a_first_failure_is_shown_though_the_second_try_passes(tmp_path, options):
    said = run(tmp_path, *options)
    assert "1 rerun" in said
    assert "test_late.py::test_is_late (call)" in said
    assert "assert 'the first failure' == 'a pass'" in said
    assert "looked for test_late.seen" in said


def test_a_run_without_second_tries_says_nothing_of_them(tmp_path):
    said = run(tmp_path, "-k", "in_time")
    assert "tried again" not in said
