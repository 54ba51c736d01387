"""What is worked out once is kept in compiled code as well, by the class that works it out."""

from __future__ import annotations

from pathlib import Path

from build_tools.announcing import announcing_sources

SIGHT = '''from __future__ import annotations
from functools import cached_property
from typing import Any

class Sight:
    """A view."""

    def __init__(self) -> None:
        self.made = []

    @cached_property
    def land(self) -> list[int]:
        self.made.append("land")
        return []


class Narrower(Sight):
    """Another."""

    @cached_property
    def land(self) -> list[int]:
        self.made.append("narrower")
        return [*super().land, 1]
'''


def test_a_cached_property_is_worked_out_once_and_overridden():
    path = Path("sight.py")
    text = announcing_sources({path: SIGHT})[path]
    assert "@cached_property" not in text
    assert len(text.splitlines()) == len(SIGHT.splitlines())
    names: dict = {}
    exec(text, names)
    sight, narrower = names["Sight"](), names["Narrower"]()
    assert (sight.land, sight.land, sight.made) == ([], [], ["land"])
    assert (narrower.land, narrower.land, narrower.made) == ([1], [1], ["narrower", "land"])
