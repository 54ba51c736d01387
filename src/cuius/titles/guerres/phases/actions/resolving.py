"""14.6 Resolving a court action: odds, the Flying Squadron, two dice, and the death on a bare two."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.odds import Modifier
from cuius.core.requests import Proc, Roll
from cuius.titles.guerres.ids import GHOST
from cuius.titles.guerres.phases.actions.squadron import squadron_strikes
from cuius.titles.guerres.rules.court_rolls import reason_of, squadron_modifier, total_of, ways_to_succeed
from cuius.titles.guerres.state import State

FAILED = 0
"""Less than any total that succeeds."""


def resolve(
    g: State, faction: Id, character: Id, modifiers: tuple[Modifier, ...], bare: bool = False
) -> Proc[int]:
    """14.6-r1..r6 9-r6 The action is announced; returns the total if it succeeds, else FAILED.

    On bare dice nothing counts, so the Flying Squadron is not asked (14.7-r26, ruling R71).
    """
    for modifier in modifiers:
        g.tell("court.modifier", reason=reason_of(modifier), value=modifier.value)
    g.tell("court.chance", ways=ways_to_succeed(g.board, modifiers))
    if not bare and (yield from squadron_strikes(g, faction, character)):
        modifiers += squadron_modifier(g)
        g.tell("court.chance", ways=ways_to_succeed(g.board, modifiers))
    faces = yield Roll(d6=2, why="court.action", who=faction, reasons=modifiers)
    dice, total = sum(faces), total_of(sum(faces), modifiers)
    g.tell("court.rolled", character=character, roll=dice, total=total)
    if dice == g.board.numbers.natural_fail:  # 14.6-r4 14.2-r9 read on the bare dice
        perish(g, character)
        return FAILED
    if total < g.board.numbers.success:  # 14.6-r3
        g.tell("court.fails", character=character)
        return FAILED
    return total


def perish(g: State, character: Id) -> None:
    """14.6-r4..r6 9-r5 4-r7 The character dies of it, unless immune; a ghost is nobody (14.3-r15)."""
    if character == GHOST or g.board.immune[character]:
        g.tell("court.fails", character=character)
        return
    g.remove(character)
    g.tell("court.perishes", character=character)
