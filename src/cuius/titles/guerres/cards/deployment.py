"""19 Cards of the deployment: foreign armies, and War weariness once all stand."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.cards.registry import Moment, Need, event
from cuius.titles.guerres.cards.subsidised import spain_can_pay
from cuius.titles.guerres.ids import (
    EVENTS,
    FOREIGN,
    FRENCH,
    HUGUENOT,
    ILE_DE_FRANCE,
    LEAGUE,
    NOBODY,
    ROYALIST,
    SAINT_EMPIRE,
    SAVOIE,
    SPAIN,
    VISITORS,
)
from cuius.titles.guerres.rules.armies import host, place_troops
from cuius.titles.guerres.state import TO_COME, State

REITERS, REITERS_PAY = 3, 1
SWISS, SPANIARDS, SAVOYARDS = 2, 4, 3
WEARY_PROVINCES = 3


def bring(g: State, card: Id) -> None:
    """3.4-r4 The leader of the card is available until the war ends, unless he is dead."""
    for visitor in VISITORS:
        if g.board.brought_by[visitor] == card and g.status[visitor] == TO_COME:
            g.enter(visitor)
            g.tell("card.visitor", character=visitor)


def reiters_can_be_paid(g: State, faction: Id, moment: Moment) -> bool:
    return g.money[HUGUENOT] >= REITERS_PAY


def reiters_have_room(g: State, faction: Id, moment: Moment) -> bool:
    return host(g, HUGUENOT, SAINT_EMPIRE) != NOBODY


@event(
    "reiters_of_john_casimir",
    "19-h7",
    Need(reiters_can_be_paid, "no-money"),
    Need(reiters_have_room, "no-marker"),
)
def reiters_of_john_casimir(g: State, faction: Id, moment: Moment) -> None:
    """19-h7 Hired horse gather in the Saint-Empire under John Casimir."""
    g.pay(HUGUENOT, REITERS_PAY)
    g.tell("card.paid", faction=HUGUENOT, money=REITERS_PAY)
    place_troops(g, HUGUENOT, SAINT_EMPIRE, REITERS)
    bring(g, EVENTS["reiters_of_john_casimir"])


def swiss_have_room(g: State, faction: Id, moment: Moment) -> bool:
    return host(g, ROYALIST, ILE_DE_FRANCE) != NOBODY


@event("swiss_of_pfyffer", "19-k8", Need(swiss_have_room, "no-marker"))
def swiss_of_pfyffer(g: State, faction: Id, moment: Moment) -> None:
    """19-k8 The Swiss join the King's army before Paris, or are one."""
    place_troops(g, ROYALIST, ILE_DE_FRANCE, SWISS)


def spaniards_have_room(g: State, faction: Id, moment: Moment) -> bool:
    return bool(spanish_territories(g))


def spanish_territories(g: State) -> Options:
    """Foreign provinces of the King of Spain where an army of the League has room."""
    return tuple([p for p in FOREIGN if g.board.power[p] == SPAIN and host(g, LEAGUE, p) != NOBODY])


@event(
    "spanish_intervention", "19-l3", Need(spain_can_pay, "bankrupt"), Need(spaniards_have_room, "no-marker")
)
def spanish_intervention(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-l3 An army of Spain, and Parma to lead it."""
    card = EVENTS["spanish_intervention"]
    province = yield Ask(LEAGUE, "card.territory", spanish_territories, g, rule="19-l3", about={"card": card})
    place_troops(g, LEAGUE, province, SPANIARDS)
    bring(g, card)


def savoyards_have_room(g: State, faction: Id, moment: Moment) -> bool:
    return host(g, LEAGUE, SAVOIE) != NOBODY


@event("savoyard_intervention", "19-l4", Need(savoyards_have_room, "no-marker"))
def savoyard_intervention(g: State, faction: Id, moment: Moment) -> None:
    """19-l4 An army of Savoy under its duke."""
    place_troops(g, LEAGUE, SAVOIE, SAVOYARDS)
    bring(g, EVENTS["savoyard_intervention"])


def huguenots_are_enemies(g: State, faction: Id, moment: Moment) -> bool:
    return not g.called


def provinces_to_tire(g: State, faction: Id, moment: Moment) -> bool:
    return bool(huguenot_provinces(g))


def huguenot_provinces(g: State) -> Options:
    """Provinces with a Huguenot town, not weary yet."""
    return tuple(
        [p for p in FRENCH if not g.frozen[p] and any(g.control[t] == HUGUENOT for t in g.board.towns[p])]
    )


@event(
    "war_weariness", "19-k1", Need(huguenots_are_enemies, "called"), Need(provinces_to_tire, "no-province")
)
def war_weariness(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-k1 In three provinces, or as many as there are, Huguenot armies will neither leave nor besiege."""
    for _ in range(WEARY_PROVINCES):
        if huguenot_provinces(g):
            province = yield Ask(ROYALIST, "card.weary", huguenot_provinces, g, rule="19-k1")
            g.frozen[province] = True
            g.tell("card.wearies", province=province)
