"""18.5 The end of a debate: spaces, fire and disgrace."""

from __future__ import annotations

from typing import NamedTuple

from cuius.core.ids import Id
from cuius.core.requests import Proc, Roll
from cuius.titles.here_i_stand.ids import PAPACY, PROTESTANT
from cuius.titles.here_i_stand.phases.religion.burning import burn, disgrace
from cuius.titles.here_i_stand.phases.religion.flipping import flip
from cuius.titles.here_i_stand.state import State


class Outcome(NamedTuple):
    """How a round ended."""

    margin: int
    """Papal hits less Protestant hits."""
    papal: Id
    protestant: Id
    fresh: bool
    """The Papal debater entered the round uncommitted, so that his bonus counts."""


def settle_debate(g: State, zone: Id, outcome: Outcome) -> Proc[None]:
    """18.5-s7d,s7e The winner flips as many spaces as he is ahead; even after two rounds nothing happens."""
    if outcome.margin == 0:
        g.tell("debate.even", zone=zone)
        return
    winner = PAPACY if outcome.margin > 0 else PROTESTANT
    if (yield from is_ignored(g, outcome)):
        g.tell("debate.ignored", debater=outcome.papal)
        return
    many = abs(outcome.margin) + extra_spaces(g, outcome)
    g.tell("debate.won", power=winner, many=many)
    yield from flip(g, winner, many, zone)
    if outcome.margin > g.board.debater_value[outcome.protestant]:  # 18.5-s8
        burn(g, outcome.protestant)
    if -outcome.margin > g.board.debater_value[outcome.papal]:  # 18.5-s9
        disgrace(g, outcome.papal)


def is_ignored(g: State, outcome: Outcome) -> Proc[bool]:
    """18.5-s7h (ruling R107) Campeggio's bonus: after a Papal defeat a die of five or six undoes it."""
    bonus = g.board.debater_bonus[outcome.papal]
    if outcome.margin > 0 or not outcome.fresh or bonus.kind != "ignore_loss":
        return False
    (face,) = yield Roll(d6=1, why="debate.campeggio", who=PAPACY)
    return face >= bonus.number


def extra_spaces(g: State, outcome: Outcome) -> int:
    """18.5-s7h (ruling R107) Aleander's bonus: the winner, whoever it is, flips one more."""
    bonus = g.board.debater_bonus[outcome.papal]
    return bonus.number if outcome.fresh and bonus.kind == "extra_space" else 0
