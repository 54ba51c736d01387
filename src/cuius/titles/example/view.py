"""What a seat may know, built up field by field."""

from __future__ import annotations

from typing import Any

from cuius.core.deals.negotiation import draft_known_to, offers_known_to
from cuius.titles.example.ids import CARDS, GATES, HOUSES
from cuius.titles.example.state import State


def view(g: State) -> dict[str, Any]:
    houses = HOUSES.ids[: g.houses]
    return {
        "round": g.round,
        "rounds": g.rounds,
        "order": [HOUSES[h].word for h in g.order],
        "florins": {h.word: g.florins[h] for h in houses},
        "gates": {
            gate.word: {
                "holder": HOUSES[g.holder[gate]].word if g.holder[gate] >= 0 else None,
                "garrison": g.garrison[gate],
            }
            for gate in GATES
        },
        "deck": sum(g.deck),
        "discards": {card.word: g.discards[card] for card in CARDS},
        "hand_sizes": {h.word: len(g.hands[h]) for h in houses},
    }


def own(g: State, roles: tuple[str, ...]) -> dict[str, Any]:
    houses = [h for h in HOUSES.ids[: g.houses] if h.word in roles]
    return {
        "hands": {h.word: [CARDS[c].word for c in sorted(g.hands[h])] for h in houses},
        "offers": offers_known_to(g, False, roles),
        "draft": draft_known_to(g, roles),
    }
