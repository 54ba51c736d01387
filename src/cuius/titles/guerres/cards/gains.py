"""19 Cards that bring treaty points, money, taxes or the largest subsidy of a country."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.guerres.ids import ENGLAND, HUGUENOT, LA_ROCHELLE, LE_HAVRE, LEAGUE, SPAIN
from cuius.titles.guerres.phases.changes import grant
from cuius.titles.guerres.rules.court_actions import is_bankrupt, top_row
from cuius.titles.guerres.rules.event_cards import CardTiming, Need, event
from cuius.titles.guerres.state import State, tried_at

CORSAIRS_AT_HOME, CORSAIRS_ABROAD = 3, 1
CONFRATERNITIES = 3
TRIUMVIRATE = 2


def gain_treaty(g: State, faction: Id) -> None:
    g.treaty[faction] += 1
    g.tell("treaty.gained", faction=faction, points=1)


def gain_money(g: State, faction: Id, money: int) -> None:
    g.earn(faction, money)
    g.tell("card.money", faction=faction, money=money)


@event("franco_gallia", "19-h9")
def franco_gallia(g: State, faction: Id, moment: CardTiming) -> None:
    """19-h9 A treaty point beside that of the turn's own treaty."""
    gain_treaty(g, HUGUENOT)


@event("corsairs", "19-h8")
def corsairs(g: State, faction: Id, moment: CardTiming) -> None:
    """19-h8 Prizes at sea; more of them while La Rochelle is a Huguenot port."""
    at_home = g.control[LA_ROCHELLE] == HUGUENOT
    gain_money(g, HUGUENOT, CORSAIRS_AT_HOME if at_home else CORSAIRS_ABROAD)


@event("la_rochelle", "19-h3")
def la_rochelle(g: State, faction: Id, moment: CardTiming) -> None:
    """19-h3 The marker that raises Huguenot income for the rest of the game."""
    g.put_in_force("la_rochelle")


@event("contract_of_poissy", "19-k6")
def contract_of_poissy(g: State, faction: Id, moment: CardTiming) -> None:
    """19-k6 The clergy pays: royal taxes rise by one level."""
    g.taxes += 1
    g.tell("taxes.level", level=g.taxes)


@event("catholic_confraternities", "19-l8")
def catholic_confraternities(g: State, faction: Id, moment: CardTiming) -> None:
    """19-l8 The brotherhoods collect."""
    gain_money(g, LEAGUE, CONFRATERNITIES)


@event("triumvirate", "19-l6")
def triumvirate(g: State, faction: Id, moment: CardTiming) -> None:
    """19-l6 Money, and the League's leaders come before Royalist ones of their rank in this war."""
    gain_money(g, LEAGUE, TRIUMVIRATE)
    g.put_in_force("triumvirate")


# ---- treaties with England and Spain ----


def no_mission_to_england(g: State, faction: Id, moment: CardTiming) -> bool:
    return not g.tried_country[tried_at(HUGUENOT, ENGLAND)]


@event("treaty_of_hampton_court", "19-h1", Need(no_mission_to_england, "mission-tried"))
def treaty_of_hampton_court(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-h1 19-r3 Le Havre is garrisoned, and Elizabeth gives all she has to give (ruling R101)."""
    g.control[LE_HAVRE] = int(HUGUENOT)
    g.tell("card.le_havre", town=LE_HAVRE, faction=HUGUENOT)
    yield from sign(g, HUGUENOT, ENGLAND)


def no_mission_to_spain(g: State, faction: Id, moment: CardTiming) -> bool:
    return not g.tried_country[tried_at(LEAGUE, SPAIN)]


def spain_can_pay(g: State, faction: Id, moment: CardTiming) -> bool:
    return not is_bankrupt(g, SPAIN)


@event(
    "treaty_of_joinville",
    "19-l11",
    Need(no_mission_to_spain, "mission-tried"),
    Need(spain_can_pay, "bankrupt"),
)
def treaty_of_joinville(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-l11 Philip II pays for the League."""
    yield from sign(g, LEAGUE, SPAIN)


def sign(g: State, faction: Id, country: Id) -> Proc[None]:
    """The top row of the table, and no mission there in the same turn (ruling R19)."""
    g.tried_country[tried_at(faction, country)] = True
    yield from grant(g, faction, country, top_row(g))
