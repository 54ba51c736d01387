"""Dealing anew what a seat cannot know: cards in foreign hands, cards face down, and who has seen them.

Everything that the seat can count stays, and every card whose place it knows: its own, those it was shown,
home cards. What others have seen of hands is forgotten. The new world depends on nothing else.
"""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.deals.negotiation import forget_offers
from cuius.core.ids import Id
from cuius.titles.here_i_stand.cards.england import DRAWN, TAKEN
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    HOME,
    LADY_JANE_GREY,
    MAJORS,
    NOBODY,
    PHASES,
)
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.variants.two_player.state import PairState
from cuius.titles.here_i_stand.variants.two_player.view import redeal_diplomacy

Below = Callable[[int], int]


def redeal(g: State, roles: tuple[str, ...], below: Below) -> None:
    """Deal anew, in place, everything that these roles cannot know."""
    held = tuple([p for p in MAJORS if p.word in roles])
    g.shown = [seen for seen in g.shown if seen[0] in held]
    redeal_cards(g, held, below)
    forget_offers(g, roles)
    if isinstance(g, PairState):
        redeal_diplomacy(g, roles, below)


def redeal_cards(g: State, held: tuple[Id, ...], below: Below) -> None:
    """The deck, what cannot be seen of foreign hands, and cards face down change places."""
    known = {seen[1:] for seen in g.shown}
    others = [p for p in MAJORS if p not in held]
    hidden = {p: [c for c in g.hands[p] if is_hidden(g, p, c, known)] for p in others}
    laid = [slot for slot in MAJORS if g.pledged[slot] != NOBODY and not has_seen_pledge(g, held, slot)]
    unseen = [c for cards in hidden.values() for c in cards]
    pool = sorted([*g.deck, *unseen, *(g.pledged[slot] for slot in laid)])
    fresh = [c for c in g.fresh_cards if c not in unseen]
    for p in others:
        kept = sorted([c for c in g.hands[p] if c not in hidden[p]])
        dealt = [pool.pop(below(len(pool))) for _ in hidden[p]]
        g.hands[p] = [*kept, *dealt]
        fresh += dealt[: sum([c in g.fresh_cards for c in hidden[p]])]
    for slot in laid:
        g.pledged[slot] = pool.pop(below(len(pool)))
    g.deck = sorted(pool)
    g.fresh_cards = sorted(fresh)


def is_hidden(g: State, power: int, card: int, known: set[tuple[int, int]]) -> bool:
    return g.board.card_kind[card] != HOME and (power, card) not in known


def has_seen_pledge(g: State, held: tuple[Id, ...], slot: Id) -> bool:
    """Do these powers know the card that lies face down in this place?

    18.1-p1 At the Diet each knows its own. 24-k59 Whoever plays Lady Jane Grey knows both cards, England the
    one it had. 21.5-p6b After the sack of Rome both sides know both.
    """
    if g.phase == PHASES["diet_of_worms"]:
        return slot in held
    if g.card == LADY_JANE_GREY and slot in (TAKEN, DRAWN):
        return MAJORS[g.impulse] in held or (slot == TAKEN and ENGLAND in held)
    return any(g.pledged[p] != NOBODY for p in held)
