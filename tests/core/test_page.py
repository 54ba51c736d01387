"""What a page needs once, as plain data."""

from __future__ import annotations

from dataclasses import dataclass

from cuius.core.board_data import Mark
from cuius.core.ids import Id, Names
from cuius.core.page import page_data

GATES = Names("gate", ("north", "river"))
NORTH, RIVER = GATES


@dataclass
class Board:
    next_to: tuple[tuple[Id, ...], ...] = ((RIVER,), (NORTH,))
    men: dict[str, tuple[int, ...]] | None = None
    marks: tuple[Mark, ...] = (Mark("gate.north.men", "public", "hearsay"),)


def test_ids_are_words_and_tuples_are_lists():
    made = page_data(
        Board(men={"north": (1, 2)}),
        names={"gates": GATES},
        columns=("next_to", "men"),
        editions=("new", "old"),
        glossary=[],
    )
    assert made == {
        "ids": {"gates": ["north", "river"]},
        "editions": ["new", "old"],
        "board": {"next_to": [["river"], ["north"]], "men": {"north": [1, 2]}},
        "lookup": [],
        "marks": [{"path": "gate.north.men", "source": "public", "doubt": "hearsay"}],
    }
