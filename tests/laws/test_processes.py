"""Games go the same way in every process, whatever order Python gives to sets there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cuius.core.title import installed_titles

HOUSE = Path(__file__).parents[2]
OF_A_BROKEN_COPY = """
from cuius.kit.fingerprint import fingerprint
from tests.laws import broken
print(fingerprint(broken.set_order()))
"""


def fingerprints(*command):
    """What this command prints under several hash seeds."""
    said = set()
    for seed in ("0", "1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, *command], cwd=HOUSE, env=environment, capture_output=True, text=True, check=True
        )
        said.add(run.stdout)
    return said


@pytest.mark.slow
@pytest.mark.parametrize("name", installed_titles())
def test_games_go_the_same_way_in_every_process(name):
    assert len(fingerprints("-m", "cuius.kit.fingerprint", name)) == 1


def test_options_in_the_order_of_a_set_are_caught():
    assert len(fingerprints("-c", OF_A_BROKEN_COPY)) > 1
