"""20.4 Raiders who lie in wait for the cards that Habsburg gets from the New World."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc, Roll
from cuius.titles.here_i_stand.ids import (
    COLONIES,
    CONQUESTS,
    ENGLAND,
    FRANCE,
    HABSBURG,
    RICHES,
    RICHES_RESULTS,
)
from cuius.titles.here_i_stand.phases.common.cards import draw_card, put_out_of_force
from cuius.titles.here_i_stand.phases.new_world.conquest import abandon, exhaust
from cuius.titles.here_i_stand.rules.lasting import GOVERNED, RISEN, in_force
from cuius.titles.here_i_stand.state import State

SUNK, SUNK_BY_GALLEONS, STEAL_AND_SINK, STEAL = "sunk", "sunk_by_galleons", "steal_and_sink", "steal"
TOLD = {
    SUNK: "raider.sunk",
    SUNK_BY_GALLEONS: "raider.fails",
    "none": "raider.fails",
    STEAL_AND_SINK: "raider.retires",
    STEAL: "raider.steals",
}
"""How the log calls what happened."""


def raid(g: State) -> Proc[Id]:
    """20.4-r3,r4,r5 (rulings R122, R333) One after the other until one has the card; who gets it."""
    for power in g.board.raider_order:
        if g.raiders[power]:
            result = yield from try_to_steal(g, power)
            if result in (STEAL, STEAL_AND_SINK):
                return power
    return HABSBURG


def try_to_steal(g: State, power: Id) -> Proc[str]:
    """20.4-t6..t10 The raider's die; 20.4-r6 one who is gone can come back by the card that brought him."""
    (face,) = yield Roll(d6=1, why="raider", who=power)
    result: str = g.board.raider_results[face - 1]
    if result == SUNK_BY_GALLEONS and g.galleons[HABSBURG]:
        result = SUNK
    if result in (SUNK, STEAL_AND_SINK):
        g.raiders[power] = False
    g.tell(TOLD[result], power=power)
    return result


# 20.4 New World riches.


COLONISTS = (HABSBURG, ENGLAND, FRANCE)
POTOSI, COLONY = RICHES["potosi"], RICHES["colony"]
NOTHING, CARD, GALLEON, DEPLETE, ELIMINATE = RICHES_RESULTS
LEAST, MOST = 2, 12
"""What the table is read for; more than twelve counts as twelve."""


def collect_riches(g: State) -> Proc[None]:
    """20-r3, 20.4-r1 (ruling R332) In impulse order, for each conquest and then for each colony."""
    changed = []
    for power in COLONISTS:
        for conquest in CONQUESTS:
            if g.conquered[conquest] == power and not g.exhausted[conquest]:
                yield from yield_of_conquest(g, power, conquest)
        for box in COLONIES:
            if g.colonies[box] == power and (yield from yield_of_colony(g, power, box)):
                changed.append(power)
    for power in changed:  # 24-k111 the marker goes at the end of the phase
        put_out_of_force(g, GOVERNED | RISEN, power)


def yield_of_conquest(g: State, power: Id, conquest: Id) -> Proc[None]:
    """20.4-r1, 20.4-t1..t5 In the column of the conquest."""
    result = yield from look_up(g, power, RICHES[conquest.word], 0)
    yield from receive(g, power, result)
    if result in (DEPLETE, ELIMINATE):
        exhaust(g, power, conquest)


def yield_of_colony(g: State, power: Id, box: Id) -> Proc[bool]:
    """20.1-r6, 20.4-r1,r2, 20.4-t2..t5 Plantations help every colony, Potosi included.

    True if a governor or a rising has changed the result.
    """
    column = POTOSI if g.potosi == box else COLONY
    more = g.board.numbers["plantations"] if g.plantations[power] else 0
    rolled = yield from look_up(g, power, column, more)
    result = governed(g, power, rolled)
    yield from receive(g, power, result)
    if result in (DEPLETE, ELIMINATE):
        abandon(g, power, box)
    return result != rolled


def governed(g: State, power: Id, result: Id) -> Id:
    """24-k111 A governor makes something of nothing; a rising makes an end of it."""
    if result != NOTHING or not in_force(g, GOVERNED | RISEN, power):
        return result
    result = CARD if in_force(g, GOVERNED, power) else ELIMINATE
    g.tell("governor.changes", power=power, result=result)
    return result


def look_up(g: State, power: Id, column: Id, more: int) -> Proc[Id]:
    """20.4-r1 Two dice on the riches table."""
    total = sum((yield Roll(d6=2, why="riches", who=power))) + more
    result = g.board.riches[column][min(total, MOST) - LEAST]
    g.tell("riches.rolled", power=power, riches=column, total=total, result=result)
    return result


def receive(g: State, power: Id, result: Id) -> Proc[None]:
    """20.4-t1..t3 A card, by Galleon only with galleons; 20.4-r3 raiders lie in wait for Habsburg's."""
    if result not in (CARD, DEPLETE) and not (result == GALLEON and g.galleons[power]):
        return
    if not g.deck:
        return
    taker = power
    if power == HABSBURG:
        taker = yield from raid(g)
    g.tell("riches.card", power=taker)
    yield from draw_card(g, taker)
