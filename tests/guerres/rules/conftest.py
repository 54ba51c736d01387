"""Battles and sieges set aside, so that a test of the war round sees only that they come about."""

from __future__ import annotations

import pytest

from cuius.core.ids import Id
from cuius.titles.guerres.phases.war import marches


class Fights:
    """Which battles and sieges came about; the attacker wins unless `lost` says otherwise."""

    def __init__(self) -> None:
        self.battles: list[tuple[str, str]] = []
        self.sieges: list[str] = []
        self.lost = False

    def battle(self, g, attacker: Id, defender: Id):
        self.battles.append((attacker.word, defender.word))
        yield from ()
        return defender if self.lost else attacker

    def siege(self, g, army: Id):
        self.sieges.append(army.word)
        yield from ()


@pytest.fixture
def fights(monkeypatch) -> Fights:
    seen = Fights()
    monkeypatch.setattr(marches, "battle", seen.battle)
    monkeypatch.setattr(marches, "siege", seen.siege)
    return seen
