"""19 Red cards: they must be played in the turn they are drawn."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Draw, Options, Proc
from cuius.titles.guerres.cards.registry import Moment, event
from cuius.titles.guerres.ids import (
    CHARACTERS,
    HENRI_DE_VALOIS,
    HUGUENOT,
    LEAGUE,
    MINOR,
    PARIS,
    ROYALIST,
    TOWNS,
)
from cuius.titles.guerres.rules.chiefs import hand_of
from cuius.titles.guerres.state import IN_PLAY, NOT_IN_HAND, State


@event("iconoclasm")
def iconoclasm(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-h6 Image breakers take a Royalist minor town near one of theirs; the League gains by the outcry."""
    if towns_for_iconoclasts(g):
        town = yield Ask(HUGUENOT, "event.iconoclasm", towns_for_iconoclasts, g, rule="19-h6")
        g.convert(town, HUGUENOT)
        g.tell("town.converted", town=town, faction=HUGUENOT)
    g.treaty[LEAGUE] += 1
    g.tell("treaty.gained", faction=LEAGUE, points=1)


def towns_for_iconoclasts(g: State) -> Options:
    """Royalist minor towns in provinces where the Huguenots hold a town."""
    board = g.board
    return tuple(
        [
            town
            for town in TOWNS.ids
            if g.control[town] == ROYALIST
            and board.size[town] == MINOR
            and any(g.control[t] == HUGUENOT for t in board.towns[board.province_of[town]])
        ]
    )


def valois_serves(g: State, faction: Id, moment: Moment) -> bool:
    return g.status[HENRI_DE_VALOIS] == IN_PLAY


@event("polish_crown", playable=valois_serves)
def polish_crown(g: State, faction: Id, moment: Moment) -> None:
    """19-k10 Henri de Valois leaves for Cracow until the turn ends."""
    g.absent[HENRI_DE_VALOIS], g.in_hand[HENRI_DE_VALOIS] = True, NOT_IN_HAND
    g.tell("character.absent", character=HENRI_DE_VALOIS)


@event("quarrel_of_the_mignons")
def quarrel_of_the_mignons(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-k11 A gentleman of the Royalist hand goes back to the deck, and favourites cost a level of taxes."""
    board = g.board
    gentlemen = [c for c in hand_of(g, ROYALIST) if board.male[c] and not board.priest[c]]
    if gentlemen:
        gone = yield Draw(gentlemen, why="mignon", of=CHARACTERS)
        g.in_hand[gone], g.acted[gone] = NOT_IN_HAND, True
        g.tell("court.sent_away", character=gone, reveal=True)
    if g.taxes:
        g.taxes -= 1
        g.tell("taxes.level", level=g.taxes)


def paris_is_royal(g: State, faction: Id, moment: Moment) -> bool:
    return g.control[PARIS] == ROYALIST


@event("day_of_the_barricades", playable=paris_is_royal)
def day_of_the_barricades(g: State, faction: Id, moment: Moment) -> None:
    """19-l10 Paris rises for the League."""
    g.convert(PARIS, LEAGUE)
    g.tell("town.converted", town=PARIS, faction=LEAGUE)
