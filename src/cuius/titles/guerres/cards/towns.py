"""9, 19 Cards that convert a town: which towns each may take, and the conversion itself."""

from __future__ import annotations

from typing import NamedTuple

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.cards.gains import gain_treaty
from cuius.titles.guerres.ids import (
    EVENTS,
    FACTIONS,
    HUGUENOT,
    LEAGUE,
    MINOR,
    NOBODY,
    PARIS,
    PROVINCES,
    ROYALIST,
    TOWNS,
)
from cuius.titles.guerres.phases.changes import convert_town
from cuius.titles.guerres.rules.event_cards import CardTiming, Need, event
from cuius.titles.guerres.state import State


class Wanted(NamedTuple):
    """What a card asks of the town that it converts."""

    rule: str
    holders: tuple[Id, ...]
    """Factions whose towns it may be."""
    minor: bool = False
    provinces: tuple[Id, ...] = ()
    """Where it lies; empty: anywhere."""
    paris: bool = False
    """May it be Paris?"""
    beside: int = NOBODY
    """A faction that must hold a town in the same province."""


def others(faction: Id) -> tuple[Id, ...]:
    """9-r2 Whose towns a faction converts: those of everybody else."""
    return tuple([f for f in FACTIONS.ids if f != faction])


def open_towns(g: State, wanted: Wanted) -> Options:
    """Towns that fit."""
    return tuple([t for t in TOWNS.ids if obstacle(g, wanted, t) is None])


def obstacle(g: State, wanted: Wanted, town: Id) -> str | None:
    """What is wrong with a town for this card: a word, or None where it fits."""
    board, province = g.board, g.board.province_of[town]
    if g.control[town] not in wanted.holders:
        return "holder"
    if wanted.minor and board.size[town] != MINOR:
        return "size"
    if wanted.provinces and province not in wanted.provinces:
        return "province"
    if town == PARIS and not wanted.paris:
        return "paris"
    if wanted.beside != NOBODY and not any(g.control[t] == wanted.beside for t in board.towns[province]):
        return "beside"
    return None


def convert_one(g: State, chooser: Id, card: Id, wanted: Wanted, gainer: Id) -> Proc[None]:
    """9-r2 The chooser names a town that fits, if there is one, and the gainer's cube goes there."""
    if not open_towns(g, wanted):
        return
    town = yield Ask(
        chooser, "card.town", open_towns, g, wanted, rule=wanted.rule, about={"card": card, "faction": gainer}
    )
    convert_town(g, town, gainer)


# ---- the cards ----

MICHELADE = Wanted(
    "19-h5",
    others(HUGUENOT),
    minor=True,
    provinces=tuple(PROVINCES[p] for p in ("bas_languedoc", "haut_languedoc", "quercy", "dauphine")),
)
MONSIEUR = Wanted("19-h11", (ROYALIST,))
TOUR = (Wanted("19-k4", (HUGUENOT,), minor=True), Wanted("19-k4", (LEAGUE,), minor=True))
EDICT = Wanted("19-k7", (ROYALIST,), minor=True)
MARY_STUART = Wanted("19-l5", others(LEAGUE), minor=True)
PERONNE = Wanted(
    "19-l9", (ROYALIST,), provinces=tuple(PROVINCES[p] for p in ("picardie", "champagne", "ile_de_france"))
)


def southern_town(g: State, faction: Id, moment: CardTiming) -> bool:
    return bool(open_towns(g, MICHELADE))


@event("michelade", "19-h5", Need(southern_town, "no-town"))
def michelade(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-h5 A minor town of the south turns Huguenot; the League gains by the outrage (ruling R100)."""
    yield from convert_one(g, HUGUENOT, EVENTS["michelade"], MICHELADE, HUGUENOT)
    gain_treaty(g, LEAGUE)


def huguenots_won_the_war(g: State, faction: Id, moment: CardTiming) -> bool:
    return g.war_winner == HUGUENOT


def royal_town(g: State, faction: Id, moment: CardTiming) -> bool:
    return bool(open_towns(g, MONSIEUR))


@event("peace_of_monsieur", "19-h11", Need(huguenots_won_the_war, "war-not-won"), Need(royal_town, "no-town"))
def peace_of_monsieur(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-h11 After a war that they have won the Huguenots take one more Royalist town."""
    yield from convert_one(g, HUGUENOT, EVENTS["peace_of_monsieur"], MONSIEUR, HUGUENOT)


def before_the_massacre(g: State, faction: Id, moment: CardTiming) -> bool:
    return not g.massacred


def subjects_to_visit(g: State, faction: Id, moment: CardTiming) -> bool:
    return any(open_towns(g, wanted) for wanted in TOUR)


@event(
    "tour_de_france_royal",
    "19-k4",
    Need(before_the_massacre, "massacred"),
    Need(subjects_to_visit, "no-town"),
)
def tour_de_france_royal(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-k4 18-r9 A Huguenot and a League minor town obey the King again, as far as there are (R100)."""
    for wanted in TOUR:
        yield from convert_one(g, ROYALIST, EVENTS["tour_de_france_royal"], wanted, ROYALIST)


@event("edict_of_pacification", "19-k7")
def edict_of_pacification(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-k7 A treaty point, for which the Huguenots get a Royalist minor town that the Royalist names."""
    gain_treaty(g, ROYALIST)
    yield from convert_one(g, ROYALIST, EVENTS["edict_of_pacification"], EDICT, HUGUENOT)


@event("death_of_mary_stuart", "19-l5")
def death_of_mary_stuart(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-l5 A treaty point, and a minor town of anybody's."""
    gain_treaty(g, LEAGUE)
    yield from convert_one(g, LEAGUE, EVENTS["death_of_mary_stuart"], MARY_STUART, LEAGUE)


def northern_town(g: State, faction: Id, moment: CardTiming) -> bool:
    return bool(open_towns(g, PERONNE))


@event("league_of_peronne", "19-l9", Need(northern_town, "no-town"))
def league_of_peronne(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-l9 A Royalist town of the north-east joins the League; not Paris."""
    yield from convert_one(g, LEAGUE, EVENTS["league_of_peronne"], PERONNE, LEAGUE)


IMAGES = Wanted("19-h6", (ROYALIST,), minor=True, beside=HUGUENOT)


@event("iconoclasm", "19-h6")
def iconoclasm(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-h6 Image breakers take a Royalist minor town near one of theirs; the League gains by the outcry."""
    yield from convert_one(g, HUGUENOT, EVENTS["iconoclasm"], IMAGES, HUGUENOT)
    gain_treaty(g, LEAGUE)


def paris_is_royal(g: State, faction: Id, moment: CardTiming) -> bool:
    return g.control[PARIS] == ROYALIST


@event("day_of_the_barricades", "19-l10", Need(paris_is_royal, "no-town"))
def day_of_the_barricades(g: State, faction: Id, moment: CardTiming) -> None:
    """19-l10 Paris rises for the League."""
    convert_town(g, PARIS, LEAGUE)
