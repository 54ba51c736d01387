"""What a seat may know, built up column by column; the strength of armies is open to all (6-r2).

Columns are the state's own, flat, in the order of `ids.py`. Hidden columns appear with what the reader knows:
`card_at` shows an unseen card as lying in its deck, `in_hand` shows nothing of a card in a foreign hand that
the reader has not seen, `refused` only what the reader itself put back.
"""

from __future__ import annotations

from typing import Any

from cuius.core.deals.negotiation import draft_known_to, offers_known_to
from cuius.titles.guerres.ids import CARDS, CHARACTERS, EVENTS, FACTIONS, PHASES, WAR, words
from cuius.titles.guerres.rules.court import giver_now, hand_size, seen_card, seen_in_hand, seen_refusal
from cuius.titles.guerres.rules.event_cards import hidden_held
from cuius.titles.guerres.state import State

COLUMNS = words("""
    seated control treaty money war_points status allegiance turned won_by absent named ghosts acted
    actions tried_country tried_person treaty_won shown chit_at in_force frozen troops army_at came_from
    commander supporter post captor levy activated moved resting unwilling lent word_broken
""")
"""15.2-r4 The strength of armies among them."""

NUMBERS = words("""
    players turn last_turn ally called massacred taxes active declined acted_in_round target war_winner
    influence_both influence_special loire_strict prize_paris talk_round
""")


def view(g: State) -> dict[str, Any]:
    """What lies open on the table."""
    seen: dict[str, Any] = {name: getattr(g, name)[:] for name in COLUMNS}
    for name in NUMBERS:
        seen[name] = getattr(g, name)
    seen["phase"] = PHASES[g.phase].word
    seen["edition"] = g.board.edition
    seen["hidden_cards"] = [hidden_held(g, f, f) for f in FACTIONS.ids]
    seen["hidden_war_cards"] = [hidden_held(g, f, WAR) for f in FACTIONS.ids]
    seen["hand_sizes"] = [hand_size(g, f) for f in FACTIONS.ids]
    return seen


def own(g: State, roles: tuple[str, ...]) -> dict[str, Any]:
    """What these roles know of cards and hands, and their offers."""
    held = tuple([f for f in FACTIONS.ids if f.word in roles])
    giver = giver_now(g)
    return {
        "card_at": [seen_card(g, held, card) for card in EVENTS.ids],
        "in_hand": [seen_in_hand(g, held, c) for c in CARDS],
        "refused": [seen_refusal(g, held, c) for c in CARDS],
        "offer": [CHARACTERS[c].word for c in sorted(g.offer)] if giver is not None and giver in held else [],
        "offers": offers_known_to(g, False, roles),
        "draft": draft_known_to(g, roles),
    }
