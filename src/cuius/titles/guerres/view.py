"""What a seat may know, built up column by column; the strength of armies is open to all (6-r2).

Columns are the state's own, flat, in the order of `ids.py`. Hidden columns appear with what the reader knows:
`card_at` shows an unseen card as lying in its deck, `in_hand` shows nothing of a card in a foreign hand that
the reader has not seen, `refused` only what the reader itself put back.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any

from cuius.core.deals.negotiation import draft_known_to, offers_known_to
from cuius.core.ids import Id
from cuius.core.view_fields import ColumnReader, ViewFields
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
    return FIELDS.view(g)


def own(g: State, roles: tuple[str, ...]) -> dict[str, Any]:
    """What these roles know of cards and hands, and their offers."""
    return FIELDS.private_view(g, roles)


def phase_word(g: State) -> str:
    return PHASES[g.phase].word


def hidden_cards(g: State) -> list[int]:
    return [hidden_held(g, f, f) for f in FACTIONS.ids]


def hidden_war_cards(g: State) -> list[int]:
    return [hidden_held(g, f, WAR) for f in FACTIONS.ids]


def hand_sizes(g: State) -> list[int]:
    return [hand_size(g, f) for f in FACTIONS.ids]


@lru_cache(maxsize=64)
def held_by(roles: tuple[str, ...]) -> tuple[Id, ...]:
    """The factions among these roles."""
    return tuple([f for f in FACTIONS.ids if f.word in roles])


def cards_seen(g: State, roles: tuple[str, ...]) -> list[int]:
    held = held_by(roles)
    return [
        where if where < 0 else seen_card(g, held, card)
        for card, where in zip(EVENTS.ids, g.card_at, strict=True)
    ]


def hands_seen(g: State, roles: tuple[str, ...]) -> list[int]:
    held = held_by(roles)
    return [seen_in_hand(g, held, c) if code else 0 for c, code in zip(CARDS, g.in_hand, strict=False)]


def refusals_seen(g: State, roles: tuple[str, ...]) -> list[int]:
    held = held_by(roles)
    return [seen_refusal(g, held, c) if bits else 0 for c, bits in zip(CARDS, g.refused, strict=False)]


def offer_seen(g: State, roles: tuple[str, ...]) -> list[str]:
    """The characters among whom one of these roles chooses now."""
    giver = giver_now(g)
    if giver is None or giver not in held_by(roles):
        return []
    return [CHARACTERS[c].word for c in sorted(g.offer)]


def own_offers(g: State, roles: tuple[str, ...]) -> list[dict[str, Any]]:
    return offers_known_to(g, False, roles)


FIELDS = ViewFields(
    {
        **{name: ColumnReader(name) for name in COLUMNS},
        **{name: attrgetter(name) for name in NUMBERS},
        "phase": phase_word,
        "edition": attrgetter("board.edition"),
        "hidden_cards": hidden_cards,
        "hidden_war_cards": hidden_war_cards,
        "hand_sizes": hand_sizes,
    },
    {
        "card_at": cards_seen,
        "in_hand": hands_seen,
        "refused": refusals_seen,
        "offer": offer_seen,
        "offers": own_offers,
        "draft": draft_known_to,
    },
)


def fields_of(g: State) -> ViewFields:
    return FIELDS
