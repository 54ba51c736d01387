"""19 Treaties with England and Spain: the largest subsidy without a mission."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.guerres.cards.registry import Moment, Need, event
from cuius.titles.guerres.ids import ENGLAND, HUGUENOT, LE_HAVRE, LEAGUE, SPAIN
from cuius.titles.guerres.rules.subsidies import grant, is_bankrupt, top_row
from cuius.titles.guerres.state import State, tried_at


def no_mission_to_england(g: State, faction: Id, moment: Moment) -> bool:
    return not g.tried_country[tried_at(HUGUENOT, ENGLAND)]


@event("treaty_of_hampton_court", "19-h1", Need(no_mission_to_england, "mission-tried"))
def treaty_of_hampton_court(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-h1 19-r3 Le Havre is garrisoned, and Elizabeth gives all she has to give (ruling R101)."""
    g.control[LE_HAVRE] = int(HUGUENOT)
    g.tell("card.le_havre", town=LE_HAVRE, faction=HUGUENOT)
    yield from sign(g, HUGUENOT, ENGLAND)


def no_mission_to_spain(g: State, faction: Id, moment: Moment) -> bool:
    return not g.tried_country[tried_at(LEAGUE, SPAIN)]


def spain_can_pay(g: State, faction: Id, moment: Moment) -> bool:
    return not is_bankrupt(g, SPAIN)


@event(
    "treaty_of_joinville",
    "19-l11",
    Need(no_mission_to_spain, "mission-tried"),
    Need(spain_can_pay, "bankrupt"),
)
def treaty_of_joinville(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-l11 Philip II pays for the League."""
    yield from sign(g, LEAGUE, SPAIN)


def sign(g: State, faction: Id, country: Id) -> Proc[None]:
    """The top row of the table, and no mission there in the same turn (ruling R19)."""
    g.tried_country[tried_at(faction, country)] = True
    yield from grant(g, faction, country, top_row(g))
