"""19 Cards that bring treaty points, money or taxes; and how such gains are told."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.guerres.cards.registry import Moment, event
from cuius.titles.guerres.ids import HUGUENOT, LA_ROCHELLE, LEAGUE
from cuius.titles.guerres.state import State

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
def franco_gallia(g: State, faction: Id, moment: Moment) -> None:
    """19-h9 A treaty point beside that of the turn's own treaty."""
    gain_treaty(g, HUGUENOT)


@event("corsairs", "19-h8")
def corsairs(g: State, faction: Id, moment: Moment) -> None:
    """19-h8 Prizes at sea; more of them while La Rochelle is a Huguenot port."""
    at_home = g.control[LA_ROCHELLE] == HUGUENOT
    gain_money(g, HUGUENOT, CORSAIRS_AT_HOME if at_home else CORSAIRS_ABROAD)


@event("la_rochelle", "19-h3")
def la_rochelle(g: State, faction: Id, moment: Moment) -> None:
    """19-h3 The marker that raises Huguenot income for the rest of the game."""
    g.put_in_force("la_rochelle")


@event("contract_of_poissy", "19-k6")
def contract_of_poissy(g: State, faction: Id, moment: Moment) -> None:
    """19-k6 The clergy pays: royal taxes rise by one level."""
    g.taxes += 1
    g.tell("taxes.level", level=g.taxes)


@event("catholic_confraternities", "19-l8")
def catholic_confraternities(g: State, faction: Id, moment: Moment) -> None:
    """19-l8 The brotherhoods collect."""
    gain_money(g, LEAGUE, CONFRATERNITIES)


@event("triumvirate", "19-l6")
def triumvirate(g: State, faction: Id, moment: Moment) -> None:
    """19-l6 Money, and the League's leaders come before Royalist ones of their rank in this war."""
    gain_money(g, LEAGUE, TRIUMVIRATE)
    g.put_in_force("triumvirate")
