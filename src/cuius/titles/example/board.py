"""What lies in the box, read once from `data/board.toml` and refused loudly if it does not add up."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from cuius.titles.example.ids import CARDS, GATES, HOUSES

FOLDER = Path(__file__).parent


class Scenario(msgspec.Struct, frozen=True):
    rounds: int
    garrison: int
    florins: int


class Box(msgspec.Struct, frozen=True):
    """The components as frozen tuples, indexed by id."""

    copies: tuple[int, ...]
    strength: tuple[int, ...]
    scenarios: dict[str, Scenario]


def load_box() -> Box:
    data = tomllib.loads((FOLDER / "data" / "board.toml").read_text(encoding="utf-8"))
    cards = data["cards"]
    for names, words in ((HOUSES, data["houses"]), (GATES, data["gates"]), (CARDS, cards)):
        if names.words != tuple(words):
            raise ValueError(f"the data and the rules do not agree on the words of {names.kind}")
    box = Box(
        tuple(c["copies"] for c in cards.values()),
        tuple(c["strength"] for c in cards.values()),
        msgspec.convert(data["scenarios"], dict[str, Scenario]),
    )
    if sum(box.copies) != 24:
        raise ValueError(f"the deck has 24 cards, not {sum(box.copies)}")
    return box


BOX = load_box()
COPIES, STRENGTH = BOX.copies, BOX.strength
"""How many copies of each card there are, and with what strength it marches."""
