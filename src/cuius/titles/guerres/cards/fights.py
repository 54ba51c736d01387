"""19 War cards at the start of a battle or a siege."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.guerres.cards.marches import STANDS
from cuius.titles.guerres.cards.registry import Moment, Need, event
from cuius.titles.guerres.ids import MARKERS, MINOR, NOBODY, REVOLTS, ROYALIST
from cuius.titles.guerres.state import State

# Battles, and sieges by one's own camp


def army_of(g: State, faction: Id, moment: Moment) -> int:
    """The army of the faction's camp in this battle or siege, or nobody; a revolt is nobody's (R104)."""
    for army in (moment.army, moment.enemy):
        if army != NOBODY and army not in REVOLTS and g.camp(army // MARKERS) == g.camp(faction):
            return army
    return NOBODY


def takes_part(g: State, faction: Id, moment: Moment) -> bool:
    return army_of(g, faction, moment) != NOBODY


def leads_there(g: State, faction: Id, moment: Moment) -> bool:
    army = army_of(g, faction, moment)
    return army != NOBODY and (g.commander[army] != NOBODY or g.supporter[army] != NOBODY)


TAKES_PART = Need(takes_part, "not-your-fight")


@event("ambush", "19-w1", TAKES_PART)
def ambush(g: State, faction: Id, moment: Moment) -> None:
    """19-w1 The other army throws a die fewer."""
    g.put_in_force("ambush", faction + 1)


@event("charge_of_the_reiters", "19-w2", TAKES_PART)
def charge_of_the_reiters(g: State, faction: Id, moment: Moment) -> None:
    """19-w2 The own army throws two dice more."""
    g.put_in_force("charge_of_the_reiters", faction + 1)


@event("pillage", "19-w10", STANDS, TAKES_PART)
def pillage(g: State, faction: Id, moment: Moment) -> None:
    """19-w10 Money, if the own army wins."""
    g.put_in_force("pillage", faction + 1)


@event("parole_of_honour", "19-w13", STANDS, TAKES_PART, Need(leads_there, "no-leader"))
def parole_of_honour(g: State, faction: Id, moment: Moment) -> None:
    """19-w13 Own leaders are taken or wounded where they would be killed."""
    g.put_in_force("parole_of_honour", faction + 1)


# Sieges


def royal_troops(g: State, faction: Id, moment: Moment) -> bool:
    """The marker tells whose troops an army holds (ruling R105)."""
    return moment.army // MARKERS == ROYALIST


@event("royal_artillery", "19-k9", STANDS, Need(royal_troops, "not-royal"))
def royal_artillery(g: State, faction: Id, moment: Moment) -> None:
    """19-k9 The King's guns: the besieger throws two dice more."""
    g.put_in_force("royal_artillery")


@event("mine_and_sap", "19-w6", STANDS)
def mine_and_sap(g: State, faction: Id, moment: Moment) -> None:
    """19-w6 The besieger throws two dice more."""
    g.put_in_force("mine_and_sap")


@event("heroic_defence", "19-w7", STANDS)
def heroic_defence(g: State, faction: Id, moment: Moment) -> None:
    """19-w7 The garrison throws two dice more; it is not harder to beat."""
    g.put_in_force("heroic_defence")


def minor_town(g: State, faction: Id, moment: Moment) -> bool:
    return g.board.size[moment.town] == MINOR


@event("treason_at_the_gate", "19-w8", STANDS, TAKES_PART, Need(minor_town, "not-minor"))
def treason_at_the_gate(g: State, faction: Id, moment: Moment) -> None:
    """19-w8 A minor town opens its gate to the own army, which still leaves a garrison."""
    g.put_in_force("treason_at_the_gate")


def own_town(g: State, faction: Id, moment: Moment) -> bool:
    holder = g.control[moment.town]
    return holder != NOBODY and g.camp(holder) == g.camp(faction)


def help_is_near(g: State, faction: Id, moment: Moment) -> bool:
    camp = g.camp(faction)
    return any(g.army_in(camp, p) != NOBODY for p in g.board.borders[moment.province])


@event("relief_column", "19-w9", STANDS, Need(own_town, "not-your-town"), Need(help_is_near, "no-relief"))
def relief_column(g: State, faction: Id, moment: Moment) -> None:
    """19-w9 Men from an army next door slip in, and the siege fails."""
    g.put_in_force("relief_column")
