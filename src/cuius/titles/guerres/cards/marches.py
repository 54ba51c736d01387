"""19 War cards at the start of a move."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.cards.registry import Moment, Need, event
from cuius.titles.guerres.ids import ARMIES, EVENTS, MARKERS, PROVINCES
from cuius.titles.guerres.state import AWAY, State

RAISE, LOWER = "raise", "lower"
SCOUTS = 2


def army_stands(g: State, faction: Id, moment: Moment) -> bool:
    """The army has not melted away since the move or siege was announced."""
    return g.troops[moment.army] > 0


def own_move(g: State, faction: Id, moment: Moment) -> bool:
    """15.7.2-r6 The faction commands the army that moves (ruling R104)."""
    return g.in_command(moment.army) == faction


def enemy_move(g: State, faction: Id, moment: Moment) -> bool:
    return g.enemies(moment.army // MARKERS, faction)


STANDS = Need(army_stands, "no-army")
OWN_MOVE, ENEMY_MOVE = Need(own_move, "not-your-move"), Need(enemy_move, "not-enemy-move")


@event("forced_march", "19-w3", STANDS, OWN_MOVE)
def forced_march(g: State, faction: Id, moment: Moment) -> None:
    """19-w3 The army goes one province farther, and loses men by it."""
    g.put_in_force("forced_march", moment.army + 1)


@event("unpaid_mercenaries", "19-w5", STANDS, ENEMY_MOVE)
def unpaid_mercenaries(g: State, faction: Id, moment: Moment) -> None:
    """19-w5 The enemy's hirelings want more money for this activation, or some go home."""
    g.put_in_force("unpaid_mercenaries", faction + 1)


@event("flooded_roads", "19-w12", STANDS, ENEMY_MOVE)
def flooded_roads(g: State, faction: Id, moment: Moment) -> None:
    """19-w12 The enemy's army crosses a single border."""
    g.put_in_force("flooded_roads", moment.army + 1)


@event("good_scouts", "19-w11", STANDS)
def good_scouts(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-w11 The next interception or evasion of this activation is easier, or harder."""
    word = yield Ask(faction, "card.scouts", better_or_worse, g, rule="19-w11")
    value = SCOUTS if word == RAISE else -SCOUTS
    g.put_in_force("good_scouts", value)
    g.tell("card.scouts_ride", faction=faction, value=value)


def better_or_worse(g: State) -> Options:
    return (RAISE, LOWER)


def somebody_to_infect(g: State, faction: Id, moment: Moment) -> bool:
    return bool(armies_there(g, moment.province))


def armies_there(g: State, province: int) -> Options:
    """Armies of either camp, and revolts, in a province."""
    return tuple([a for a in ARMIES.ids if g.troops[a] and g.army_at[a] == province])


@event("camp_fever", "19-w4", Need(somebody_to_infect, "no-army"))
def camp_fever(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-w4 An army in the province loses a troop point, however small it is."""
    army = yield Ask(
        faction,
        "card.fever",
        armies_there,
        g,
        moment.province,
        rule="19-w4",
        about={"card": EVENTS["camp_fever"], "province": PROVINCES[moment.province]},
    )
    g.lose_troops(army, 1)
    g.tell("card.fever_strikes", army=army, province=PROVINCES[moment.province], troops=g.troops[army])
    if not g.troops[army]:
        g.disband(army, AWAY)
