"""Events that are attempts and nothing else: 41, 44, 46, 61, 65, 75, 85, 90."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.cards.registry import event
from cuius.titles.here_i_stand.ids import (
    A_MIGHTY_FORTRESS,
    AFFAIR_OF_THE_PLACARDS,
    CALVINS_INSTITUTES,
    ERASMUS,
    KATHERINA_BORA,
    MARBURG_COLLOQUY,
    MARY_DEFIES_COUNCIL,
    PRINTING_PRESS,
)
from cuius.titles.here_i_stand.phases.religion.by_event import can_preach, preach
from cuius.titles.here_i_stand.state import State

SERMONS = {
    MARBURG_COLLOQUY: "24-k41",
    AFFAIR_OF_THE_PLACARDS: "24-k44",
    CALVINS_INSTITUTES: "24-k46",
    MARY_DEFIES_COUNCIL: "24-k61",
    A_MIGHTY_FORTRESS: "24-k65",
    ERASMUS: "24-k75",
    KATHERINA_BORA: "24-k85",
    PRINTING_PRESS: "24-k90",
}
"""What each does stands in `phases/religion/by_event.py`."""


def declare(card: Id, rule: str) -> None:
    """11-r6c Whoever plays it, the Protestant or the Papacy preaches, if the debaters are free (18.3-r1)."""

    def has_preachers(g: State, power: Id) -> bool:
        return can_preach(g, card)

    def sermon(g: State, power: Id) -> Proc[None]:
        yield from preach(g, card)

    event(card, rule=rule, when=has_preachers)(sermon)


for each, statement in SERMONS.items():
    declare(each, statement)
