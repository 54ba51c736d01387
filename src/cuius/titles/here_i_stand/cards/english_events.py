"""The court and the church of England: 59, 62, 63."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Draw, Options, Proc, Roll
from cuius.titles.here_i_stand.cards.registry import event
from cuius.titles.here_i_stand.ids import (
    BOOK_OF_COMMON_PRAYER,
    CARDS,
    CATHOLIC,
    DISSOLUTION_OF_THE_MONASTERIES,
    ENGLAND,
    LADY_JANE_GREY,
    NOBODY,
    PAPACY,
    PROTESTANT,
)
from cuius.titles.here_i_stand.phases.diplomacy.giving import take_random_card
from cuius.titles.here_i_stand.phases.drawing import (
    discard_at_random,
    draw_card,
    has_spare_card,
    random_card,
)
from cuius.titles.here_i_stand.phases.religion.by_event import can_preach, preach
from cuius.titles.here_i_stand.rules.control import put_unrest
from cuius.titles.here_i_stand.rules.lasting import CROWNED, in_force
from cuius.titles.here_i_stand.state import State

MONASTIC_CARDS = 2
"""24-k63."""
ALL = 99
RIOTS = (0, 0, 1, 1, 2, ALL)
"""24-k62 Spaces in unrest for a die of 1 to 6."""
TAKEN, DRAWN = ENGLAND, PAPACY
"""24-k59 Under which names the two cards lie until they are given out."""


# Lady Jane Grey


def throne_is_shaken(g: State, power: Id) -> bool:
    """24-k59 England has a new ruler this turn, and a card to lose."""
    return in_force(g, CROWNED, ENGLAND) and has_spare_card(g, ENGLAND)


@event(LADY_JANE_GREY, rule="24-k59", when=throne_is_shaken)
def lady_jane_grey(g: State, power: Id) -> Proc[None]:
    """24-k59 One card of England's and one of the deck: one to keep, one for Rome or for the Protestant."""
    if not g.deck:  # ruling R418
        if power != ENGLAND:
            yield from take_random_card(g, ENGLAND, power)
        return
    card = yield from random_card(g, ENGLAND, (power, ENGLAND))
    if card is None:  # England played this very card, its last
        return
    g.pledged[TAKEN] = int(card)
    drawn = yield Draw(tuple(g.deck), why="card.drawn", of=CARDS, to=(power,))
    g.deck.remove(drawn)
    g.pledged[DRAWN] = int(drawn)
    kept = yield Ask(power, "grey.keep", inheritance, g, rule="24-k59", secret=True)
    to = yield Ask(power, "grey.to", claimants, power, rule="24-k59")
    hand_out(g, power, kept, to)


def inheritance(g: State) -> Options:
    return (CARDS[g.pledged[TAKEN]], CARDS[g.pledged[DRAWN]])


def claimants(power: Id) -> Options:
    """Ruling R417: not the player itself."""
    return tuple([p for p in (PAPACY, PROTESTANT) if p != power])


def hand_out(g: State, power: Id, kept: Id, to: Id) -> None:
    """Of the other card only its giver and its taker know which it is."""
    other = next(c for c in inheritance(g) if c != kept)
    g.pledged[TAKEN] = g.pledged[DRAWN] = NOBODY
    g.hands[power].append(int(kept))
    g.hands[to].append(int(other))
    g.shown.append((int(power), int(to), int(other)))
    g.tell("card.changes", giver=power, taker=to, card=other, to=(power, to))
    g.tell("card.changes_hidden", giver=power, taker=to, but=(power, to))


# The church of England


def cranmer_is_free(g: State, power: Id) -> bool:
    return can_preach(g, BOOK_OF_COMMON_PRAYER)


@event(BOOK_OF_COMMON_PRAYER, rule="24-k62", when=cranmer_is_free)
def book_of_common_prayer(g: State, power: Id) -> Proc[None]:
    """24-k62, 18.3-t8 Four attempts in English home spaces; then Catholics may rise."""
    yield from preach(g, BOOK_OF_COMMON_PRAYER)
    (face,) = yield Roll(d6=1, why="common_prayer", who=power)
    g.tell("prayer.riots", face=face)
    for _ in range(min(RIOTS[face - 1], len(angry_towns(g)))):
        space = yield Ask(power, "prayer.space", angry_towns, g, rule="12.4-x1")
        put_unrest(g, space)


def angry_towns(g: State) -> Options:
    """12.4-x1 Catholic English home spaces without unrest, occupied or not."""
    homes = g.board.homes[ENGLAND]
    return tuple([s for s in homes if g.faith[s] == CATHOLIC and not g.unrest[s]])


@event(DISSOLUTION_OF_THE_MONASTERIES, rule="24-k63")
def dissolution_of_the_monasteries(g: State, power: Id) -> Proc[None]:
    """24-k63, 18.3-t9 Two cards for England, then three attempts; 25-k63 for two a card less for Rome."""
    if g.two_player:
        yield from discard_at_random(g, PAPACY)
    else:
        for _ in range(MONASTIC_CARDS):
            yield from draw_card(g, ENGLAND)
    yield from preach(g, DISSOLUTION_OF_THE_MONASTERIES)
