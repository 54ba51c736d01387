"""What lies in the box, read once from `data/board.toml` and refused loudly if it does not add up."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent


class Scenario(msgspec.Struct, frozen=True):
    rounds: int
    garrison: int
    florins: int


class Box(msgspec.Struct, frozen=True):
    """The components as frozen tuples, indexed by id."""

    houses: tuple[str, ...]
    gates: tuple[str, ...]
    cards: tuple[str, ...]
    copies: tuple[int, ...]
    strength: tuple[int, ...]
    scenarios: dict[str, Scenario]


def load_box() -> Box:
    data = tomllib.loads((FOLDER / "data" / "board.toml").read_text(encoding="utf-8"))
    cards = data["cards"]
    box = Box(
        tuple(data["houses"]),
        tuple(data["gates"]),
        tuple(cards),
        tuple(c["copies"] for c in cards.values()),
        tuple(c["strength"] for c in cards.values()),
        msgspec.convert(data["scenarios"], dict[str, Scenario]),
    )
    if sum(box.copies) != 24:
        raise ValueError(f"the deck has 24 cards, not {sum(box.copies)}")
    return box


BOX = load_box()
