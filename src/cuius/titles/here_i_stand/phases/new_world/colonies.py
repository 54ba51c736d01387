"""20.1 Colonies."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import NOBODY, POWERS
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
