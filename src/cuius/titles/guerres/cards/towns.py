"""19 Cards that convert towns."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.guerres.cards.choosing import Wanted, convert_one, open_towns, others
from cuius.titles.guerres.cards.gains import gain_treaty
from cuius.titles.guerres.cards.registry import Moment, Need, event
from cuius.titles.guerres.ids import EVENTS, HUGUENOT, LEAGUE, PROVINCES, ROYALIST
from cuius.titles.guerres.state import State

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
    "19-l9",
    (ROYALIST,),
    provinces=tuple(PROVINCES[p] for p in ("picardie", "champagne", "ile_de_france")),
)


def southern_town(g: State, faction: Id, moment: Moment) -> bool:
    return bool(open_towns(g, MICHELADE))


@event("michelade", "19-h5", Need(southern_town, "no-town"))
def michelade(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-h5 A minor town of the south turns Huguenot; the League gains by the outrage (ruling R100)."""
    yield from convert_one(g, HUGUENOT, EVENTS["michelade"], MICHELADE, HUGUENOT)
    gain_treaty(g, LEAGUE)


def huguenots_won_the_war(g: State, faction: Id, moment: Moment) -> bool:
    return g.war_winner == HUGUENOT


def royal_town(g: State, faction: Id, moment: Moment) -> bool:
    return bool(open_towns(g, MONSIEUR))


@event("peace_of_monsieur", "19-h11", Need(huguenots_won_the_war, "war-not-won"), Need(royal_town, "no-town"))
def peace_of_monsieur(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-h11 After a war that they have won the Huguenots take one more Royalist town."""
    yield from convert_one(g, HUGUENOT, EVENTS["peace_of_monsieur"], MONSIEUR, HUGUENOT)


def before_the_massacre(g: State, faction: Id, moment: Moment) -> bool:
    return not g.massacred


def subjects_to_visit(g: State, faction: Id, moment: Moment) -> bool:
    return any(open_towns(g, wanted) for wanted in TOUR)


@event(
    "tour_de_france_royal",
    "19-k4",
    Need(before_the_massacre, "massacred"),
    Need(subjects_to_visit, "no-town"),
)
def tour_de_france_royal(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-k4 18-r9 A Huguenot and a League minor town obey the King again, as far as there are (R100)."""
    for wanted in TOUR:
        yield from convert_one(g, ROYALIST, EVENTS["tour_de_france_royal"], wanted, ROYALIST)


@event("edict_of_pacification", "19-k7")
def edict_of_pacification(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-k7 A treaty point, for which the Huguenots get a Royalist minor town that the Royalist names."""
    gain_treaty(g, ROYALIST)
    yield from convert_one(g, ROYALIST, EVENTS["edict_of_pacification"], EDICT, HUGUENOT)


@event("death_of_mary_stuart", "19-l5")
def death_of_mary_stuart(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-l5 A treaty point, and a minor town of anybody's."""
    gain_treaty(g, LEAGUE)
    yield from convert_one(g, LEAGUE, EVENTS["death_of_mary_stuart"], MARY_STUART, LEAGUE)


def northern_town(g: State, faction: Id, moment: Moment) -> bool:
    return bool(open_towns(g, PERONNE))


@event("league_of_peronne", "19-l9", Need(northern_town, "no-town"))
def league_of_peronne(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-l9 A Royalist town of the north-east joins the League; not Paris."""
    yield from convert_one(g, LEAGUE, EVENTS["league_of_peronne"], PERONNE, LEAGUE)
