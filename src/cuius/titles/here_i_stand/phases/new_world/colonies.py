"""20.1, 20.3, 20.4 Colonies land, conquests are resolved, riches come home."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.odds import Modifier, total
from cuius.core.requests import Ask, Draw, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    COLONIES,
    CONQUESTS,
    CONQUISTADORS,
    ENGLAND,
    FRANCE,
    HABSBURG,
    NOBODY,
    POWERS,
    RICHES,
    RICHES_RESULTS,
)
from cuius.titles.here_i_stand.phases.common.cards import draw_card, put_out_of_force
from cuius.titles.here_i_stand.rules.lasting import GOVERNED, RISEN, in_force
from cuius.titles.here_i_stand.rules.new_world import LOST, PLACED, conquest_for, conquistadors_left
from cuius.titles.here_i_stand.state import State

SETTLERS = "colonize"


def has_room(g: State, power: int) -> bool:
    """20.1-r4 (ruling R116) Fewer colonies than boxes, those at sea and Potosi counted."""
    return min(len(free_boxes(g, power)), markers_left(g, power)) > sailing(g, power)


def sailing(g: State, power: int) -> int:
    """Colonies on their way."""
    return sum([kind == SETTLERS and who == power for kind, who, _ in g.crossing])


def settled(g: State, power: int) -> tuple[Id, ...]:
    """Boxes with a colony marker of the power; Potosi has one of its own."""
    return tuple([c for c in g.board.colonies_of[power] if g.colonies[c] == power and c != g.potosi])


def markers_left(g: State, power: int) -> int:
    """As many markers as boxes, less those in boxes and those that Potosi cost (24-k54)."""
    return len(g.board.colonies_of[power]) - g.retired[power] - len(settled(g, power))


def free_boxes(g: State, power: int) -> Options:
    """20.1-r4, 20.1-r5 England and France have two colony boxes, Habsburg three."""
    return tuple([c for c in g.board.colonies_of[power] if g.colonies[c] == NOBODY])


def land_colonies(g: State) -> Proc[None]:
    """20.1-r5 Colonies that crossed the Atlantic go to a box of their power, which it chooses."""
    for kind, who, modifier in tuple(g.crossing):
        if kind == SETTLERS:
            power = POWERS[who]
            box = yield Ask(power, "colony.box", free_boxes, g, power, rule="20.1-r5")
            g.crossing.remove((kind, who, modifier))
            found(g, power, box)


def found(g: State, power: Id, box: Id) -> None:
    """20.1-r6 It stays until the riches table ends it."""
    g.colonies[box] = int(power)
    g.tell("colony.founded", power=power, colony=box)


def place_potosi(g: State, power: Id, box: Id) -> None:
    """20.1-r3 Potosi Silver Mines goes straight into a box and is no colonize action."""
    g.potosi = int(box)
    g.colonies[box] = int(power)
    g.tell("colony.potosi", power=power, colony=box)


def abandon(g: State, power: Id, box: Id) -> None:
    """20.4-t5 The colony is gone; another may be founded in its box."""
    g.colonies[box] = NOBODY
    if g.potosi == box:
        g.potosi = NOBODY
    g.tell("colony.lost", power=power, colony=box)


# 20.3 Voyages of conquest are resolved.

ORDER = (HABSBURG, ENGLAND, FRANCE)
"""20.3-r6."""
CONQUEST = "conquer"


def conquests(g: State) -> Proc[None]:
    """20.3-r6 Habsburg, England, France."""
    for power in ORDER:
        for voyage in tuple(g.crossing):
            if voyage[0] == CONQUEST and voyage[1] == power:
                leader = yield from chief(g, power)
                g.crossing.remove(voyage)
                yield from attempt(g, power, leader, voyage[2])


def chief(g: State, power: Id) -> Proc[Id]:
    """20.3-r6 Habsburg draws a conquistador; the markers of England and France are all alike."""
    left = conquistadors_left(g, power)
    if power != HABSBURG:
        return left[0]
    leader: Id = yield Draw(left, why="voyage.conquistador", of=CONQUISTADORS)
    g.tell("conquest.chief", power=power, conquistador=leader)
    return leader


def modifiers(g: State, leader: Id, launched_with: int) -> tuple[Modifier, ...]:
    """20.3-r7 (ruling R120) The conquistador's value, and Smallpox if it launched the voyage."""
    found = [Modifier(g.board.conquistador_value[leader], "conquest.value", "20.3-r7")]
    if launched_with:
        found.append(Modifier(launched_with, "conquest.smallpox", "20.3-r7"))
    return tuple(found)


def attempt(g: State, power: Id, leader: Id, launched_with: int) -> Proc[None]:
    """20.3-r7, 20.3-t1..t3 Killed, nothing, or a conquest."""
    plus = modifiers(g, leader, launched_with)
    dice = sum((yield Roll(d6=2, why="voyage.conquest", who=power, reasons=plus)))
    result = dice + total(plus)
    g.tell("conquest.rolled", conquistador=leader, dice=dice, total=result)
    if result <= g.board.numbers["killed_up_to"]:
        g.conquistadors[leader] = LOST
        g.tell("conquest.killed", power=power, conquistador=leader)
        return
    conquest = conquest_for(g, result)
    if conquest is None:  # 20.3-t2 he or it is still available
        g.tell("conquest.nothing", power=power, conquistador=leader)
    else:
        conquer(g, power, leader, conquest)


def conquer(g: State, power: Id, leader: Id, conquest: Id) -> None:
    """20.3-t3c,t3e The points count at once; conquistador or marker stays there."""
    points = g.board.conquest_vp[conquest]
    g.conquered[conquest] = int(power)
    g.bonus[power] += points
    g.conquistadors[leader] = PLACED
    g.tell("conquest.made", power=power, conquistador=leader, conquest=conquest, points=points)


def exhaust(g: State, power: Id, conquest: Id) -> None:
    """20.3-t3d, 20.4-t1, 20.4-t5 It yields nothing more; its marker is in the Bonus VP box from now on."""
    g.exhausted[conquest] = True
    g.tell("conquest.exhausted", power=power, conquest=conquest)


# 20.4 Raiders who lie in wait for the cards that Habsburg gets from the New World.

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
