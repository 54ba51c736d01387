"""18.1 Building Saint Peter's."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.ids import BUILD_ST_PETERS, PAPACY
from cuius.titles.here_i_stand.phases.action.table import action
from cuius.titles.here_i_stand.state import State


def most_points(g: State) -> int:
    """18.1-r33 Command points after which there is nothing more to gain."""
    return g.board.numbers["st_peters_cp"] * g.board.numbers["st_peters_most"]


def can_build_st_peters(g: State, power: Id) -> bool:
    """18.1-r31,r33 Only the Papacy, until all victory points are won."""
    return power == PAPACY and g.st_peters < most_points(g)


@action(BUILD_ST_PETERS, rule="18.1-r31", when=can_build_st_peters)
def build_st_peters(g: State, power: Id) -> Proc[None]:
    """18.1-r31 One command point, one box."""
    add_to_st_peters(g, 1)
    yield from ()


def add_to_st_peters(g: State, points: int) -> None:
    """18.1-r32,r33 (ruling R87) Every fifth point earns a victory point; what is beyond carries over."""
    g.st_peters = min(g.st_peters + points, most_points(g))
    g.tell("st_peters.grows", points=points, boxes=g.st_peters % g.board.numbers["st_peters_cp"])


def plunder_st_peters(g: State, points: int) -> None:
    """21.5-p6 (ruling R140) The marker of command points goes back, not below zero; earned points stay."""
    box = g.st_peters % g.board.numbers["st_peters_cp"]
    g.st_peters -= min(box, points)
