"""20 The New World Phase: colonies land, voyages of conquest are resolved."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.odds import Modifier, total
from cuius.core.requests import Ask, Checkpoint, Draw, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import CONQUISTADORS, ENGLAND, FRANCE, HABSBURG, NOBODY, POWERS
from cuius.titles.here_i_stand.phases.new_world.exploration import explorations
from cuius.titles.here_i_stand.rules.new_world import LOST, PLACED, conquest_for, conquistadors_left
from cuius.titles.here_i_stand.state import State

COLONY = "colonize"


def has_room(g: State, power: int) -> bool:
    """20.1-r4 (ruling R116) Fewer colonies than boxes, those at sea and Potosi counted."""
    return min(len(free_boxes(g, power)), markers_left(g, power)) > sailing(g, power)


def sailing(g: State, power: int) -> int:
    """Colonies on their way."""
    return sum([kind == COLONY and who == power for kind, who, _ in g.crossing])


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
        if kind == COLONY:
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


# 20 The New World Phase.


EXPLORE, CONQUER, COLONIZE = range(3)
"""Segments of the phase."""


def new_world(g: State) -> Proc[None]:
    """7-t8, 20-r3, 20.2-r6 Explorations first, then conquests; colonies reach their boxes."""
    if g.segment == EXPLORE:
        yield Checkpoint("new_world")
        yield from explorations(g)
        g.segment = CONQUER
    if g.segment == CONQUER:
        yield Checkpoint("new_world")
        yield from conquests(g)
        g.segment = COLONIZE
    yield Checkpoint("new_world")
    yield from land_colonies(g)
