"""2.4 The impulse of one house."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.example.phases.march import march, marching_cards
from cuius.titles.example.state import State

MARCH, COLLECT = "march", "collect"


def impulse(g: State, house: Id) -> Proc[None]:
    """2.4-r1 A house marches, collects, or passes."""
    action = yield Ask(house, "action", actions, g, house, rule="2.4-r1")
    if action == MARCH:
        yield from march(g, house)
    elif action == COLLECT:
        collect(g, house)
    else:
        g.tell("house.passes", house=house)


def actions(g: State, house: Id) -> Options:
    return (MARCH, COLLECT, PASS) if marching_cards(g, house) else (COLLECT, PASS)


def collect(g: State, house: Id) -> None:
    """2.4-r2 A florin, and one more for each gate."""
    florins = 1 + g.gates_of(house)
    g.florins[house] += florins
    g.tell("house.collects", house=house, florins=florins)
