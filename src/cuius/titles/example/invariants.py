"""What must hold after every decision."""

from __future__ import annotations

from collections.abc import Iterator

from cuius.core.rulebook import invariant
from cuius.titles.example.board import COPIES
from cuius.titles.example.ids import CARDS, GATES
from cuius.titles.example.state import State


@invariant("2.1")
def cards_are_conserved(g: State) -> Iterator[tuple[bool, object]]:
    """Deck, discards and hands always hold the whole deck."""
    for card in CARDS:
        held = sum(hand.count(card) for hand in g.hands)
        yield g.deck[card] + g.discards[card] + held == COPIES[card], card


@invariant("2.3")
def nobody_owes(g: State) -> Iterator[tuple[bool, object]]:
    """No house has fewer than no florins."""
    for house, florins in enumerate(g.florins):
        yield florins >= 0, house


@invariant("2.5")
def gates_are_manned(g: State) -> Iterator[tuple[bool, object]]:
    """Every gate keeps at least one man."""
    for gate in GATES:
        yield g.garrison[gate] >= 1, gate


INVARIANTS = (cards_are_conserved, nobody_owes, gates_are_manned)
