"""20.3 Voyages of conquest are resolved."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.odds import Modifier, total
from cuius.core.requests import Draw, Proc, Roll
from cuius.titles.here_i_stand.ids import CONQUISTADORS, ENGLAND, FRANCE, HABSBURG
from cuius.titles.here_i_stand.rules.sailors import LOST, PLACED, conquest_for, conquistadors_left
from cuius.titles.here_i_stand.state import State

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
    leader = yield Draw(left, why="voyage.conquistador", of=CONQUISTADORS)
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
