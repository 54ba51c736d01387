"""Why an answer is not offered, for whoever asks."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.title import Refusal
from cuius.titles.example.board import STRENGTH
from cuius.titles.example.ids import CARDS, GATES
from cuius.titles.example.phases.bids import MOST
from cuius.titles.example.phases.impulse import MARCH
from cuius.titles.example.state import State


def why_no_action(what: str, g: State, house: Id) -> Refusal | None:
    """2.5-r1 A march needs a card with a strength."""
    return Refusal("refused.no-card", "2.5-r1") if what == MARCH else None


def why_no_bid(what: str, g: State, house: Id) -> Refusal | None:
    """2.3-r1 From nothing to three florins, and no more than the house has."""
    if not what.isdigit():
        return None
    if int(what) > MOST:
        return Refusal("refused.too-much", "2.3-r1", {"most": MOST})
    return Refusal("refused.too-poor", "2.3-r1", {"florins": g.florins[house]})


def why_no_card(what: str, g: State, house: Id) -> Refusal | None:
    """2.5-r1 The card must be held, and have a strength."""
    if what not in CARDS:
        return None
    card = CARDS[what]
    key = "refused.not-held" if STRENGTH[card] else "refused.no-strength"
    return Refusal(key, "2.5-r1", {"card": card})


def why_no_gate(what: str, g: State, house: Id) -> Refusal | None:
    """2.5-r1 No house marches on its own gate."""
    return Refusal("refused.own-gate", "2.5-r1", {"gate": GATES[what]}) if what in GATES else None


def why_no_response(what: str, g: State, house: Id) -> Refusal | None:
    """2.5-r2 Only the card of that name bars a gate."""
    return Refusal("refused.not-held", "2.5-r2", {"card": CARDS[what]}) if what == "bar" else None


REFUSALS = {
    "action": why_no_action,
    "bid": why_no_bid,
    "march.card": why_no_card,
    "march.gate": why_no_gate,
    "respond": why_no_response,
}
