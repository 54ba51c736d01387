"""5.2 Counters: whether those of a power can show what it has on the map.

Exchanges of equal value are free, so only the whole matters: every stack of regulars and every stack of hired
units must be made up of counters, and no counter lies in two places.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cuius.titles.here_i_stand.ids import MAJORS
from cuius.titles.here_i_stand.state import POWER_COUNT, State

TWO_SIDED = 3
"""The figures of a counter with two strengths: low, high, how many."""


class Strengths(NamedTuple):
    """What stood where."""

    regulars: Sequence[int]
    hired: Sequence[int]


def strengths(g: State) -> Strengths:
    """A copy of the two columns."""
    return Strengths(bytes(g.regulars), bytes(g.hired))


def can_be_shown(g: State, power: int, then: Strengths | None = None) -> bool:
    """5.2-r2,r3 The power's counters suffice to make change for all its stacks, now or as they were."""
    held = then or Strengths(g.regulars, g.hired)
    # 5.2-r4 Regulars and hired units stand on different faces: they are never one stack.
    stacks = [many for column in held for many in column[power::POWER_COUNT] if many]
    for _, whose, own, hired, _ in g.wars_abroad:
        if whose == power:
            stacks += [many for many in (own, hired) if many]
    counters = g.board.land_counters[power]
    if power < len(MAJORS):
        supply = {row[0]: row[1] for row in counters}
        return change_needed(stacks, supply) <= supply.get(1, 0)
    return is_enough(stacks, counters)


def change_needed(stacks: list[int], supply: dict[int, int]) -> int:
    """How many ones are needed once the greater counters lie where they cover most.

    Sixes go where fours would leave a two over, then fours, then twos; all of them are even.
    """
    left = sorted([many - many % 2 for many in stacks], key=lambda many: (many % 4 != 2, many))
    odd = sum([many % 2 for many in stacks])
    for strength in (6, 4, 2):
        spare = supply.get(strength, 0)
        for n, many in enumerate(left):
            used = min(spare, many // strength, 1 if strength == 6 else many)
            left[n] -= used * strength
            spare -= used
    return odd + sum(left)


def is_enough(stacks: list[int], counters: tuple[tuple[int, ...], ...]) -> bool:
    """The same for two-sided counters of one or two, and of two or four."""
    small = sum([row[-1] for row in counters if row[0] == 1])
    large = sum([row[-1] for row in counters if len(row) == TWO_SIDED and row[0] > 1])
    left = sorted(stacks, reverse=True)
    for n in range(min(large, len(left))):
        left[n] -= 4 if left[n] >= 4 else 2 if left[n] >= 2 else 0
    return sum([(many + 1) // 2 for many in left]) <= small
