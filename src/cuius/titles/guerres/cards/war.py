"""19 Cards of the war: foreign armies and weariness, the start of a move, battles and sieges."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.cards.gains import spain_can_pay
from cuius.titles.guerres.ids import (
    ARMIES,
    EVENTS,
    FOREIGN,
    FRENCH,
    HUGUENOT,
    ILE_DE_FRANCE,
    LEAGUE,
    MARKER_COUNT,
    MINOR,
    NOBODY,
    PROVINCES,
    REVOLTS,
    ROYALIST,
    SAINT_EMPIRE,
    SAVOIE,
    SPAIN,
    VISITORS,
)
from cuius.titles.guerres.phases.changes import place_troops
from cuius.titles.guerres.rules.armies import host, may_deploy
from cuius.titles.guerres.rules.event_cards import CardTiming, Need, event
from cuius.titles.guerres.state import AWAY, TO_COME, State

# ---- deployment ----

REITERS_TROOPS, REITERS_PAY = 3, 1
SWISS_TROOPS, SPANISH_TROOPS, SAVOYARD_TROOPS = 2, 4, 3
WEARY_PROVINCES = 3


def bring(g: State, card: Id) -> None:
    """3.4-r4 The leader of the card is available until the war ends, unless he is dead."""
    for visitor in VISITORS:
        if g.board.brought_by[visitor] == card and g.status[visitor] == TO_COME:
            g.enter(visitor)
            g.tell("card.visitor", character=visitor)


def reiters_can_be_paid(g: State, faction: Id, moment: CardTiming) -> bool:
    return g.money[HUGUENOT] >= REITERS_PAY


def reiters_have_room(g: State, faction: Id, moment: CardTiming) -> bool:
    return host(g, HUGUENOT, SAINT_EMPIRE) != NOBODY


@event(
    "reiters_of_john_casimir",
    "19-h7",
    Need(reiters_can_be_paid, "no-money"),
    Need(reiters_have_room, "no-marker"),
)
def reiters_of_john_casimir(g: State, faction: Id, moment: CardTiming) -> None:
    """19-h7 Hired horse gather in the Saint-Empire under John Casimir."""
    g.pay(HUGUENOT, REITERS_PAY)
    g.tell("card.paid", faction=HUGUENOT, money=REITERS_PAY)
    place_troops(g, HUGUENOT, SAINT_EMPIRE, REITERS_TROOPS)
    bring(g, EVENTS["reiters_of_john_casimir"])


def swiss_have_a_town(g: State, faction: Id, moment: CardTiming) -> bool:
    """15.3-r6..r8 They muster where the King's own recruits may (ruling R115)."""
    return may_deploy(g, ROYALIST, ILE_DE_FRANCE)


def swiss_have_room(g: State, faction: Id, moment: CardTiming) -> bool:
    return host(g, ROYALIST, ILE_DE_FRANCE) != NOBODY


@event(
    "swiss_of_pfyffer",
    "19-k8",
    Need(swiss_have_a_town, "no-town-there"),
    Need(swiss_have_room, "no-marker"),
)
def swiss_of_pfyffer(g: State, faction: Id, moment: CardTiming) -> None:
    """19-k8 The Swiss join the King's army before Paris, or are one."""
    place_troops(g, ROYALIST, ILE_DE_FRANCE, SWISS_TROOPS)


def spaniards_have_room(g: State, faction: Id, moment: CardTiming) -> bool:
    return bool(spanish_territories(g))


def spanish_territories(g: State) -> Options:
    """Foreign provinces of the King of Spain where an army of the League has room."""
    return tuple([p for p in FOREIGN if g.board.power[p] == SPAIN and host(g, LEAGUE, p) != NOBODY])


@event(
    "spanish_intervention", "19-l3", Need(spain_can_pay, "bankrupt"), Need(spaniards_have_room, "no-marker")
)
def spanish_intervention(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-l3 An army of Spain, and Parma to lead it."""
    card = EVENTS["spanish_intervention"]
    province = yield Ask(LEAGUE, "card.territory", spanish_territories, g, rule="19-l3", about={"card": card})
    place_troops(g, LEAGUE, province, SPANISH_TROOPS)
    bring(g, card)


def savoyards_have_room(g: State, faction: Id, moment: CardTiming) -> bool:
    return host(g, LEAGUE, SAVOIE) != NOBODY


@event("savoyard_intervention", "19-l4", Need(savoyards_have_room, "no-marker"))
def savoyard_intervention(g: State, faction: Id, moment: CardTiming) -> None:
    """19-l4 An army of Savoy under its duke."""
    place_troops(g, LEAGUE, SAVOIE, SAVOYARD_TROOPS)
    bring(g, EVENTS["savoyard_intervention"])


def huguenots_are_enemies(g: State, faction: Id, moment: CardTiming) -> bool:
    return not g.called


def provinces_to_tire(g: State, faction: Id, moment: CardTiming) -> bool:
    return bool(huguenot_provinces(g))


def huguenot_provinces(g: State) -> Options:
    """Provinces with a Huguenot town, not weary yet."""
    return tuple(
        [p for p in FRENCH if not g.frozen[p] and any(g.control[t] == HUGUENOT for t in g.board.towns[p])]
    )


@event(
    "war_weariness", "19-k1", Need(huguenots_are_enemies, "called"), Need(provinces_to_tire, "no-province")
)
def war_weariness(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-k1 In three provinces, or as many as there are, Huguenot armies will neither leave nor besiege."""
    for _ in range(WEARY_PROVINCES):
        if huguenot_provinces(g):
            province = yield Ask(ROYALIST, "card.weary", huguenot_provinces, g, rule="19-k1")
            g.frozen[province] = True
            g.tell("card.wearies", province=province)


# ---- the start of a move ----

RAISE, LOWER = "raise", "lower"
SCOUTS = 2


def army_stands(g: State, faction: Id, moment: CardTiming) -> bool:
    """The army has not melted away since the move or siege was announced."""
    return g.troops[moment.army] > 0


def own_move(g: State, faction: Id, moment: CardTiming) -> bool:
    """15.7.2-r6 The faction commands the army that moves (ruling R104)."""
    return g.in_command(moment.army) == faction


def enemy_move(g: State, faction: Id, moment: CardTiming) -> bool:
    return g.enemies(moment.army // MARKER_COUNT, faction)


STANDS = Need(army_stands, "no-army")
OWN_MOVE, ENEMY_MOVE = Need(own_move, "not-your-move"), Need(enemy_move, "not-enemy-move")


@event("forced_march", "19-w3", STANDS, OWN_MOVE)
def forced_march(g: State, faction: Id, moment: CardTiming) -> None:
    """19-w3 The army goes one province farther, and loses men by it."""
    g.put_in_force("forced_march", moment.army + 1)


@event("unpaid_mercenaries", "19-w5", STANDS, ENEMY_MOVE)
def unpaid_mercenaries(g: State, faction: Id, moment: CardTiming) -> None:
    """19-w5 The enemy's hirelings want more money for this activation, or some go home."""
    g.put_in_force("unpaid_mercenaries", faction + 1)


@event("flooded_roads", "19-w12", STANDS, ENEMY_MOVE)
def flooded_roads(g: State, faction: Id, moment: CardTiming) -> None:
    """19-w12 The enemy's army crosses a single border."""
    g.put_in_force("flooded_roads", moment.army + 1)


@event("good_scouts", "19-w11", STANDS)
def good_scouts(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-w11 The next interception or evasion of this activation is easier, or harder."""
    word = yield Ask(faction, "card.scouts", better_or_worse, g, rule="19-w11")
    value = SCOUTS if word == RAISE else -SCOUTS
    g.put_in_force("good_scouts", value)
    g.tell("card.scouts_ride", faction=faction, value=value)


def better_or_worse(g: State) -> Options:
    return (RAISE, LOWER)


def somebody_to_infect(g: State, faction: Id, moment: CardTiming) -> bool:
    return bool(armies_there(g, moment.province))


def armies_there(g: State, province: int) -> Options:
    """Armies of either camp, and revolts, in a province."""
    return tuple([a for a in ARMIES.ids if g.troops[a] and g.army_at[a] == province])


@event("camp_fever", "19-w4", Need(somebody_to_infect, "no-army"))
def camp_fever(g: State, faction: Id, moment: CardTiming) -> Proc[None]:
    """19-w4 An army in the province loses a troop point, however small it is."""
    about = {"card": EVENTS["camp_fever"], "province": PROVINCES[moment.province]}
    army = yield Ask(faction, "card.fever", armies_there, g, moment.province, rule="19-w4", about=about)
    g.lose_troops(army, 1)
    g.tell("card.fever_strikes", army=army, province=PROVINCES[moment.province], troops=g.troops[army])
    if not g.troops[army]:
        g.disband(army, AWAY)


# ---- battles and sieges ----


# Battles, and sieges by one's own camp


def army_of(g: State, faction: Id, moment: CardTiming) -> int:
    """The army of the faction's camp in this battle or siege, or nobody; a revolt is nobody's (R104)."""
    for army in (moment.army, moment.enemy):
        if army != NOBODY and army not in REVOLTS and g.camp(army // MARKER_COUNT) == g.camp(faction):
            return army
    return NOBODY


def takes_part(g: State, faction: Id, moment: CardTiming) -> bool:
    return army_of(g, faction, moment) != NOBODY


def leads_there(g: State, faction: Id, moment: CardTiming) -> bool:
    army = army_of(g, faction, moment)
    return army != NOBODY and (g.commander[army] != NOBODY or g.supporter[army] != NOBODY)


TAKES_PART = Need(takes_part, "not-your-fight")


@event("ambush", "19-w1", TAKES_PART)
def ambush(g: State, faction: Id, moment: CardTiming) -> None:
    """19-w1 The other army throws a die fewer."""
    g.put_in_force("ambush", faction + 1)


@event("charge_of_the_reiters", "19-w2", TAKES_PART)
def charge_of_the_reiters(g: State, faction: Id, moment: CardTiming) -> None:
    """19-w2 The own army throws two dice more."""
    g.put_in_force("charge_of_the_reiters", faction + 1)


@event("pillage", "19-w10", STANDS, TAKES_PART)
def pillage(g: State, faction: Id, moment: CardTiming) -> None:
    """19-w10 Money, if the own army wins."""
    g.put_in_force("pillage", faction + 1)


@event("parole_of_honour", "19-w13", STANDS, TAKES_PART, Need(leads_there, "no-leader"))
def parole_of_honour(g: State, faction: Id, moment: CardTiming) -> None:
    """19-w13 Own leaders are taken or wounded where they would be killed."""
    g.put_in_force("parole_of_honour", faction + 1)


# Sieges


def royal_troops(g: State, faction: Id, moment: CardTiming) -> bool:
    """The marker tells whose troops an army holds (ruling R105)."""
    return moment.army // MARKER_COUNT == ROYALIST


@event("royal_artillery", "19-k9", STANDS, Need(royal_troops, "not-royal"))
def royal_artillery(g: State, faction: Id, moment: CardTiming) -> None:
    """19-k9 The King's guns: the besieger throws two dice more."""
    g.put_in_force("royal_artillery")


@event("mine_and_sap", "19-w6", STANDS)
def mine_and_sap(g: State, faction: Id, moment: CardTiming) -> None:
    """19-w6 The besieger throws two dice more."""
    g.put_in_force("mine_and_sap")


@event("heroic_defence", "19-w7", STANDS)
def heroic_defence(g: State, faction: Id, moment: CardTiming) -> None:
    """19-w7 The garrison throws two dice more; it is not harder to beat."""
    g.put_in_force("heroic_defence")


def minor_town(g: State, faction: Id, moment: CardTiming) -> bool:
    return g.board.size[moment.town] == MINOR


@event("treason_at_the_gate", "19-w8", STANDS, TAKES_PART, Need(minor_town, "not-minor"))
def treason_at_the_gate(g: State, faction: Id, moment: CardTiming) -> None:
    """19-w8 A minor town opens its gate to the own army, which still leaves a garrison."""
    g.put_in_force("treason_at_the_gate")


def own_town(g: State, faction: Id, moment: CardTiming) -> bool:
    holder = g.control[moment.town]
    return holder != NOBODY and g.camp(holder) == g.camp(faction)


def help_is_near(g: State, faction: Id, moment: CardTiming) -> bool:
    camp = g.camp(faction)
    return any(g.army_in(camp, p) != NOBODY for p in g.board.borders[moment.province])


@event("relief_column", "19-w9", STANDS, Need(own_town, "not-your-town"), Need(help_is_near, "no-relief"))
def relief_column(g: State, faction: Id, moment: CardTiming) -> None:
    """19-w9 Men from an army next door slip in, and the siege fails."""
    g.put_in_force("relief_column")
