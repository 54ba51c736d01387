"""What a player of two may know of the diplomatic cards; and the re-deal of what he cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cuius.titles.here_i_stand.ids import POWERS
from cuius.titles.here_i_stand.variants.two_player.state import PAIR, PairState


def open_diplomacy(g: PairState) -> dict[str, Any]:
    """25.2-r3 Piles and numbers."""
    return {
        "deck": len(g.dip_deck),
        "discards": g.dip_discards[:],
        "late": g.dip_late[:],
        "played": g.dip_played[:],
        "hand_sizes": [len(hand) for hand in g.dip_hands],
        "pinned": [list(mark) for mark in g.pinned],
    }


def own_diplomacy(g: PairState, roles: tuple[str, ...]) -> dict[str, Any]:
    """25.2-r3 The cards of these roles, those they must play, and those they have seen.

    A hand shows diplomatic cards after the others.
    """
    known = [seen for seen in g.dip_shown if POWERS[seen[0]].word in roles]
    own = [p for p in PAIR if p.word in roles]
    return {
        "hands": {p.word: [*sorted(g.hands[p]), *sorted(g.dip_hands[p])] for p in own},
        "own_diplomacy": {
            "hands": {p.word: sorted(g.dip_hands[p]) for p in own},
            "due": {p.word: g.dip_due[p] for p in own},
            "shown": [list(seen) for seen in known],
        },
    }


def redeal_diplomacy(g: PairState, roles: tuple[str, ...], below: Callable[[int], int]) -> None:
    """Shuffle the diplomatic deck and what these roles cannot see of hands."""
    known = [seen[1:] for seen in g.dip_shown if POWERS[seen[0]].word in roles]
    others = [p for p in PAIR if p.word not in roles]
    hidden = {p: [c for c in g.dip_hands[p] if (p, c) not in known] for p in others}
    pool = sorted([*g.dip_deck, *(c for cards in hidden.values() for c in cards)])
    for p in others:
        due = g.dip_due[p]
        kept = [c for c in g.dip_hands[p] if c not in hidden[p]]
        fresh = [pool.pop(below(len(pool))) for _ in hidden[p]]
        if due in hidden[p]:
            g.dip_due[p] = fresh[hidden[p].index(due)]
        g.dip_hands[p] = [*kept, *fresh]
    g.dip_deck = sorted(pool)
