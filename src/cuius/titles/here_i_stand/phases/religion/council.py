"""Card 17, the Council of Trent."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import PAPACY, PAPAL_DEBATERS, PROTESTANT, PROTESTANT_DEBATERS
from cuius.titles.here_i_stand.phases.religion.flipping import flip
from cuius.titles.here_i_stand.rules.debaters import commit, is_free
from cuius.titles.here_i_stand.rules.dice import count_hits
from cuius.titles.here_i_stand.state import State

DELEGATES = {PAPACY: 4, PROTESTANT: 2}
"""The most debaters of each side."""


def hold_council(g: State) -> Proc[None]:
    """18.2-r15,r18 Uncommitted debaters of both sides throw their values; the winner flips anywhere."""
    dice = {}
    for power in DELEGATES:
        dice[power] = yield from send_delegates(g, power)
    hits = []
    for power, many in dice.items():
        faces = (yield Roll(d6=many, why=f"council.{power.word}", who=power)) if many else ()
        hits.append(count_hits(faces))
    g.tell("council.held", hits=hits[0], against=hits[1])
    winner = PAPACY if hits[0] > hits[1] else PROTESTANT
    yield from flip(g, winner, abs(hits[0] - hits[1]))


def send_delegates(g: State, power: Id) -> Proc[int]:
    """One after the other, each committed; ends with the dice they bring, Pole's bonus included."""
    dice = 0
    for left in range(DELEGATES[power], 0, -1):
        if not any(is_free(g, d) for d in side(power)):
            break
        debater = yield Ask(
            power, "council.debater", delegates, g, power, rule="18.2-r15", about={"left": left}
        )
        if debater == PASS:
            break
        commit(g, debater)
        dice += g.board.debater_value[debater]
        bonus = g.board.debater_bonus[debater]
        dice += bonus.dice if bonus.kind == "council" else 0
    return dice


def side(power: int) -> tuple[Id, ...]:
    return PAPAL_DEBATERS if power == PAPACY else PROTESTANT_DEBATERS


def delegates(g: State, power: Id) -> Options:
    return (*[d for d in side(power) if is_free(g, d)], PASS)
