"""2.3 The bids."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, AskAll, Options, Proc
from cuius.titles.example.ids import HOUSES
from cuius.titles.example.state import State

MOST = 3


def bids(g: State) -> Proc[None]:
    """2.3-r1 All bid at once and in secret, and all pay."""
    houses = HOUSES.ids[: g.houses]
    given = yield AskAll({h: Ask(h, "bid", affordable, g, h, rule="2.3-r1") for h in houses})
    for house, florins in given.items():
        g.pay(house, florins)
        g.tell("bid.shown", house=house, florins=florins)
    g.order = sorted(houses, key=lambda house: -given[house])  # 2.3-r2: equal bids keep the houses' order


def affordable(g: State, house: Id) -> Options:
    return tuple(range(min(MOST, g.florins[house]) + 1))
