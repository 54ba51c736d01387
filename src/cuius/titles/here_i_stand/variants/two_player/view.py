"""What a player of two may know of the diplomatic cards; and the re-deal of what he cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import DIPLOMATIC_CARDS, POWERS
from cuius.titles.here_i_stand.variants.two_player.cards.intrigues import is_scheme, schemer_now
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


def both_hands(g: PairState, roles: tuple[str, ...]) -> dict[str, list[int]]:
    """A hand shows diplomatic cards after the others."""
    return {p.word: [*sorted(g.hands[p]), *sorted(g.dip_hands[p])] for p in held_by(roles)}


def own_diplomacy(g: PairState, roles: tuple[str, ...]) -> dict[str, Any]:
    """25.2-r3 The diplomatic cards of these roles, those they must play, and those they have seen."""
    own = held_by(roles)
    return {
        "hands": {p.word: sorted(g.dip_hands[p]) for p in own},
        "due": {p.word: g.dip_due[p] for p in own},
        "shown": [list(seen) for seen in g.dip_shown if POWERS[seen[0]].word in roles],
    }


def held_by(roles: tuple[str, ...]) -> list[Id]:
    return [p for p in PAIR if p.word in roles]


def redeal_diplomacy(g: PairState, roles: tuple[str, ...], below: Callable[[int], int]) -> None:
    """Shuffle the diplomatic deck and what these roles cannot see of hands; forget what others have seen."""
    held = held_by(roles)
    g.dip_shown = [seen for seen in g.dip_shown if seen[0] in held]
    known = {seen[1:] for seen in g.dip_shown}
    seen_in_piles = [c for c in DIPLOMATIC_CARDS if schemer_now(g) in held and is_scheme(g, c)]
    others = [p for p in PAIR if p not in held]
    hidden = {
        p: [c for c in g.dip_hands[p] if (p, c) not in known and c not in seen_in_piles] for p in others
    }
    in_deck = [c for c in g.dip_deck if c in seen_in_piles]
    pool = sorted({*g.dip_deck, *(c for p in others for c in hidden[p])}.difference(in_deck))
    for p in others:
        kept = sorted([c for c in g.dip_hands[p] if c not in hidden[p]])
        dealt = [pool.pop(below(len(pool))) for _ in hidden[p]]
        if g.dip_due[p] in hidden[p]:
            g.dip_due[p] = dealt[0]
        g.dip_hands[p] = [*kept, *dealt]
    g.dip_deck = sorted([*pool, *in_deck])
