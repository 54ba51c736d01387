"""9.1-r14..r22 Mercenaries and cards that pass from one power to another."""

from __future__ import annotations

from cuius.core.deals.clauses import Clause
from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import HOME, OTTOMAN, POWERS, PROTESTANT, SPACES
from cuius.titles.here_i_stand.phases.card_draw import random_card
from cuius.titles.here_i_stand.phases.diplomacy.status import grant, has_granted, same_player
from cuius.titles.here_i_stand.rules.relations import controls
from cuius.titles.here_i_stand.rules.stacks import counters_left
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import State

MOST_MERCENARIES = 4
"""9.1-r18."""
MOST_CARDS = 2
"""9.1-r14."""


def is_barred(g: State, kind: str, giver: Id, taker: Id) -> bool:
    """9.1-r16,r22 Once a turn between two powers, in one direction (ruling R265); not in one hand (R270)."""
    granted = has_granted(g, kind, giver, taker) or has_granted(g, kind, taker, giver)
    return granted or same_player(g, giver, taker)


def promised(g: State, kind: str, *, giver: str = "", taker: str = "") -> int:
    """How many of a kind the clauses before this one have promised to give, or to take."""
    return sum([int(c.what) for c in g.draft if c.kind == kind and (c.giver == giver or c.taker == taker)])


# Mercenaries


def mercenaries_to_give(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r18..r21 One to four, if the giver has them, the taker has counters, and a place to put them."""
    if OTTOMAN in (giver, taker) or is_barred(g, "mercenaries", giver, taker) or not camps(g, taker):
        return ()
    held = sum(g.hired[giver::N]) - promised(g, "mercenaries", giver=giver.word)
    room = counters_left(g, taker) - promised(g, "mercenaries", taker=taker.word)
    return tuple(range(1, min(held, room, MOST_MERCENARIES) + 1))


def camps(g: State, taker: Id) -> Options:
    """9.1-r20,r21 A capital it controls; of the Protestant an electorate under its control."""
    if taker == PROTESTANT:
        return tuple([e for e in g.board.electorates if controls(g, taker, e)])
    return tuple([c for c in g.board.capitals[taker] if controls(g, taker, c)])


def promise_mercenaries(g: State, clause: Clause) -> None:
    grant(g, "mercenaries", POWERS[clause.giver], POWERS[clause.taker])


def hand_over_mercenaries(g: State, clause: Clause) -> Proc[None]:
    """9.1-r19 The giver takes them from any spaces; the receiver places as many of its own in one space."""
    giver, taker, many = POWERS[clause.giver], POWERS[clause.taker], int(clause.what)
    for _ in range(many):
        space = yield Ask(giver, "mercenaries.from", hosts, g, giver, rule="9.1-r19", about={"taker": taker})
        g.add_hired(space, giver, -1)
    camp = yield Ask(taker, "mercenaries.to", camps, g, taker, rule="9.1-r20", about={"giver": giver})
    g.add_hired(camp, taker, many)
    g.tell("mercenaries.change", giver=giver, taker=taker, many=many, space=camp)


def hosts(g: State, giver: Id) -> Options:
    """Where a power has mercenaries."""
    hired = g.hired
    return tuple([s for s in SPACES if hired[s * N + giver]])


# Cards


def cards_to_draw(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r14,r17 One or two, home cards left out; how many a hand holds is open to all."""
    if is_barred(g, "cards", giver, taker):
        return ()
    spare = spare_cards(g, giver) - promised(g, "cards", giver=giver.word)
    return tuple(range(1, min(spare, MOST_CARDS) + 1))


def spare_cards(g: State, power: int) -> int:
    """6.1-r8 Cards that a random draw can take: all but home cards."""
    kind = g.board.card_kind
    return sum([kind[c] != HOME for c in g.hands[power]])


def promise_cards(g: State, clause: Clause) -> None:
    grant(g, "cards", POWERS[clause.giver], POWERS[clause.taker])


def hand_over_cards(g: State, clause: Clause) -> Proc[None]:
    """9.1-r14,r15 Always at random."""
    for _ in range(int(clause.what)):
        yield from take_random_card(g, POWERS[clause.giver], POWERS[clause.taker])


def take_random_card(g: State, giver: Id, taker: Id) -> Proc[None]:
    """9.1-r15,r17 One card from hand to hand; both know which, and the giver remembers it."""
    card = yield from random_card(g, giver, (giver, taker))
    if card is None:
        return
    g.hands[taker].append(int(card))
    g.shown.append((int(giver), int(taker), int(card)))
    g.tell("card.changes", giver=giver, taker=taker, card=card, to=(giver, taker))
    g.tell("card.changes_hidden", giver=giver, taker=taker, but=(giver, taker))
