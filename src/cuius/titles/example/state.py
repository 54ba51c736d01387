"""The position: columns indexed by house or gate, and the verbs that change them."""

from __future__ import annotations

from cuius.core.deals.clauses import DealState
from cuius.core.ids import Id
from cuius.core.state import Hidden


class State(DealState):
    """One position of Three Gates."""

    rounds: int
    houses: int
    discreet: bool
    round: int
    phase: int
    """Where the round stands: deal, talk, bids or impulses."""
    order: list[int]
    """Houses still to act this round, first first."""
    florins: list[int]
    holder: list[int]
    """Which house holds each gate."""
    garrison: list[int]
    deck: Hidden[list[int]]
    """How many of each card are unseen in the deck."""
    discards: list[int]
    hands: Hidden[list[list[int]]]

    def take_card(self, house: int, card: int) -> None:
        self.deck[card] -= 1
        self.hands[house].append(card)

    def discard(self, house: int, card: int) -> None:
        self.hands[house].remove(card)
        self.discards[card] += 1

    def take_gate(self, gate: int, house: int, men: int) -> None:
        self.holder[gate] = house
        self.garrison[gate] = men

    def gates_of(self, house: int) -> int:
        return self.holder.count(house)

    def pay(self, house: Id, florins: int) -> None:
        self.florins[house] -= florins
