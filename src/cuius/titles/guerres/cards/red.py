"""19 Red cards: they must be played in the turn they are drawn."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Draw, Proc
from cuius.titles.guerres.cards.choosing import Wanted, convert_one
from cuius.titles.guerres.cards.gains import gain_treaty
from cuius.titles.guerres.cards.registry import Moment, Need, event
from cuius.titles.guerres.ids import CHARACTERS, EVENTS, HENRI_DE_VALOIS, HUGUENOT, LEAGUE, PARIS, ROYALIST
from cuius.titles.guerres.rules.chiefs import hand_of
from cuius.titles.guerres.rules.conversion import convert_town
from cuius.titles.guerres.state import IN_PLAY, NOT_IN_HAND, State

IMAGES = Wanted("19-h6", (ROYALIST,), minor=True, beside=HUGUENOT)


@event("iconoclasm", "19-h6")
def iconoclasm(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-h6 Image breakers take a Royalist minor town near one of theirs; the League gains by the outcry."""
    yield from convert_one(g, HUGUENOT, EVENTS["iconoclasm"], IMAGES, HUGUENOT)
    gain_treaty(g, LEAGUE)


def valois_serves(g: State, faction: Id, moment: Moment) -> bool:
    return g.status[HENRI_DE_VALOIS] == IN_PLAY


@event("polish_crown", "19-k10", Need(valois_serves, "nobody"))
def polish_crown(g: State, faction: Id, moment: Moment) -> None:
    """19-k10 Henri de Valois leaves for Cracow until the turn ends."""
    g.absent[HENRI_DE_VALOIS], g.in_hand[HENRI_DE_VALOIS] = True, NOT_IN_HAND
    g.tell("character.absent", character=HENRI_DE_VALOIS)


@event("quarrel_of_the_mignons", "19-k11")
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


@event("day_of_the_barricades", "19-l10", Need(paris_is_royal, "no-town"))
def day_of_the_barricades(g: State, faction: Id, moment: Moment) -> None:
    """19-l10 Paris rises for the League."""
    convert_town(g, PARIS, LEAGUE)
