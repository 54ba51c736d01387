"""What must hold after every decision."""

from __future__ import annotations

from collections.abc import Iterator

from cuius.core.rulebook import invariant
from cuius.titles.guerres.ids import (
    ARMIES,
    ARMIES_OF,
    CARDS,
    CHARACTERS,
    EVENTS,
    FACTIONS,
    LE_HAVRE,
    NOBODY,
    TOWNS,
    VISITORS,
    WAR,
)
from cuius.titles.guerres.rules.court import hand_of
from cuius.titles.guerres.state import GONE, IN_PLAY, NOT_IN_HAND, State, word_at

Holds = Iterator[tuple[bool, object]]


@invariant("2-r2")
def towns_are_held(g: State) -> Holds:
    """Every town has one holder; Le Havre may be off the map."""
    for town in TOWNS:
        yield g.control[town] in range(len(FACTIONS)) or town == LE_HAVRE, town


@invariant("9-r7")
def camps_are_two(g: State) -> Holds:
    """The ally changes with the Call to Arms only."""
    yield g.ally != 0 and (g.ally == 2) == g.called, g.ally


@invariant("10-r3")
def loans_are_owed_one_way(g: State) -> Holds:
    """Nobody lends himself, owes who owes him, or has broken his word in a turn to come."""
    for one in FACTIONS:
        for other in FACTIONS:
            lent, back = g.lent[word_at(one, other)], g.lent[word_at(other, one)]
            yield min(lent, back) == 0 and lent >= 0, (one, other)
            yield 0 <= g.word_broken[word_at(one, other)] <= g.turn, (one, other)


@invariant("15.2-r1")
def armies_have_troops(g: State) -> Holds:
    """15.2-r2 From one to nine points on the map, none off it."""
    most = g.board.numbers.army_most
    for army in ARMIES:
        yield 0 <= g.troops[army] <= most, army
        yield (g.troops[army] > 0) == (g.army_at[army] != NOBODY), army


@invariant("15.5-r8")
def leaders_are_where_armies_say(g: State) -> Holds:
    """15.5-r7 One commander and one supporter an army; nobody leads twice, nor from the grave."""
    for army in ARMIES:
        for leader in (g.commander[army], g.supporter[army]):
            if leader != NOBODY:
                yield g.post[leader] == army and g.status[leader] == IN_PLAY, leader
                yield g.troops[army] > 0, army
    for character in CHARACTERS:
        post = g.post[character]
        if post >= 0:
            yield character in (g.commander[post], g.supporter[post]), character


@invariant("12-r4")
def hands_hold_the_living(g: State) -> Holds:
    """Only characters in play are in a hand, and none after playing or while a neighbour has drawn him."""
    for character in g.offer:
        yield g.in_hand[character] == NOT_IN_HAND, character
    for character in CARDS:
        if g.in_hand[character] != NOT_IN_HAND:
            yield g.status[character] == IN_PLAY, character
            yield not g.acted[character], character
        yield g.status[character] in (0, 1, GONE), character


@invariant("14.3-r12")
def court_hands_are_not_too_large(g: State) -> Holds:
    """14.3-r13 No court hand has more than seven cards."""
    for faction in FACTIONS:
        yield len(hand_of(g, faction)) + g.ghosts[faction] <= g.board.numbers.hand_royalist, faction


@invariant("5-r2")
def cards_are_in_the_right_hands(g: State) -> Holds:
    """A faction holds cards of its own deck and of the war deck only."""
    for card in EVENTS:
        where, deck = g.card_at[card], g.board.deck[card]
        yield where < 0 or deck in (where, WAR), card
        yield not g.shown[card] or where >= 0, card


@invariant("3.1-r2")
def nothing_is_negative(g: State) -> Holds:
    for name in ("money", "treaty", "war_points", "actions", "ghosts", "levy"):
        yield min(getattr(g, name)) >= 0, name
    yield g.taxes >= 0, "taxes"


@invariant("15.6-r1")
def armies_do_not_crowd(g: State) -> Holds:
    """15.3-r14,r15 One army of a camp in a French province, while no province is being activated."""
    if g.target != NOBODY:
        return
    for camp in (0, 1):
        at = [
            g.army_at[army]
            for faction in FACTIONS
            if g.camp(faction) == camp
            for army in ARMIES_OF[faction]
            if g.troops[army] and not g.board.foreign[g.army_at[army]]
        ]
        yield len(set(at)) == len(at), camp


@invariant("3.4-r4")
def visitors_have_no_card(g: State) -> Holds:
    for visitor in VISITORS:
        yield g.in_hand[visitor] == NOT_IN_HAND, visitor


INVARIANTS = (
    towns_are_held,
    camps_are_two,
    loans_are_owed_one_way,
    armies_have_troops,
    leaders_are_where_armies_say,
    hands_hold_the_living,
    court_hands_are_not_too_large,
    cards_are_in_the_right_hands,
    nothing_is_negative,
    armies_do_not_crowd,
    visitors_have_no_card,
)
