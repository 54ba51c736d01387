"""5.1 Formations: land units and leaders of one space that act as one body, chosen by small questions.

`choose_formation(g, power, space, key, rule)` asks `key.leader` until done, then `key.regulars` for each
owner and `key.hired`; the catalogue has these three messages for every key.
"""

from __future__ import annotations

from typing import NamedTuple

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import PLACES
from cuius.titles.here_i_stand.phases.common.fleets import add_mark, carry_marks, trim_marks
from cuius.titles.here_i_stand.rules.powers import minors_of
from cuius.titles.here_i_stand.rules.units import best_rating, formation_limit, leaders_of
from cuius.titles.here_i_stand.state import POWER_COUNT, State

DONE = "done"
"""No more leaders."""


class Formation(NamedTuple):
    """5.1-r4 Part of the stack of one major power, where it stands now."""

    power: Id
    origin: Id
    regulars: tuple[tuple[Id, int], ...]
    """5.1-r7 (owner, how many): the power's own and those of minor powers active for it."""
    hired: int
    """5.2-r5,r7 Mercenaries, or cavalry of the Ottoman."""
    leaders: tuple[Id, ...]
    """5.1-r1,r3 Army leaders; naval leaders lead no formation."""

    @property
    def size(self) -> int:
        """5.1-r5 Leaders do not count."""
        return sum([many for _, many in self.regulars]) + self.hired

    def rating(self, g: State) -> int:
        """5.1-r2 The battle rating of its best leader."""
        return best_rating(g, self.leaders)

    def without(self, part: Formation) -> Formation:
        """What is left when a part of it goes its own way."""
        gone = dict(part.regulars)
        regulars = [(p, many - gone.get(p, 0)) for p, many in self.regulars]
        return self._replace(
            regulars=tuple([(p, many) for p, many in regulars if many]),
            hired=self.hired - part.hired,
            leaders=tuple([x for x in self.leaders if x not in part.leaders]),
        )


def whole_stack(g: State, power: Id, space: int) -> Formation:
    """Everything a power commands in a space, formation limits set aside."""
    at = space * POWER_COUNT
    regulars = [(p, g.regulars[at + p]) for p in owners_under(g, power) if g.regulars[at + p]]
    return Formation(power, PLACES[space], tuple(regulars), g.hired[at + power], leaders_of(g, power, space))


def owners_under(g: State, power: Id) -> tuple[Id, ...]:
    """5.1-r6,r7 Whose units may stand together in a formation: the power's and its active minor powers'."""
    return (power, *[m for m in minors_of(g, power) if m != power])


# Choosing


def choose_formation(
    g: State,
    power: Id,
    space: Id,
    key: str,
    rule: str,
    most: int | None = None,
    *,
    least: int = 0,
    leaders: tuple[Id, ...] | None = None,
) -> Proc[Formation]:
    """5.1-r4 A formation out of the power's stack in a space; `leaders` are those who may come."""
    stack = whole_stack(g, power, space)
    if leaders is not None:
        stack = stack._replace(leaders=leaders)
    return (yield from choose_part(g, stack, key, rule, most, least=least))


def choose_part(
    g: State,
    stack: Formation,
    key: str,
    rule: str,
    most: int | None = None,
    *,
    least: int = 0,
    limited: bool = True,
    optional: bool = False,
) -> Proc[Formation]:
    """13.1-p1 Leaders one at a time, then how many units of each kind.

    `most` and `least` bound the units; without a leader at least one unit comes, unless the choice is
    `optional`. `limited=False` sets the limits of 5.1 aside (13.3-p3, 15.2-r2).
    """
    most = stack.size if most is None else max(0, min(most, stack.size))
    bare = optional or most > 0
    chosen: tuple[Id, ...] = ()
    while len(chosen) < len(stack.leaders):
        word = yield Ask(
            stack.power,
            f"{key}.leader",
            leaders_left,
            stack.leaders,
            chosen,
            bare,
            rule="5.1-r4",
            about={"power": stack.power, "space": stack.origin},
        )
        if word == DONE:
            break
        chosen = (*chosen, word)
    if limited:
        most = min(most, formation_limit(g, chosen))  # 13-r2
    least = min(most, max(least, 0 if chosen or optional else 1))
    return (yield from choose_units(stack, key, rule, chosen, most, least))


def leaders_left(candidates: tuple[Id, ...], chosen: tuple[Id, ...], bare: bool) -> Options:
    """Those not yet chosen; nobody more, unless the formation would then be nothing at all."""
    left = tuple([x for x in candidates if x not in chosen])
    return (*left, DONE) if chosen or bare else left


def choose_units(
    stack: Formation, key: str, rule: str, leaders: tuple[Id, ...], most: int, least: int
) -> Proc[Formation]:
    """5.1-t1..t3 Between `least` and `most` units, kind by kind: regulars by owner, then hired units."""
    regulars: list[tuple[Id, int]] = []
    behind, taken, hired = stack.size, 0, 0
    for owner, present in stack.regulars:
        behind -= present
        low, high = max(0, least - taken - behind), min(present, most - taken)
        about = {"power": owner, "space": stack.origin}
        many = yield Ask(stack.power, f"{key}.regulars", how_many, low, high, rule=rule, about=about)
        taken += many
        if many:
            regulars.append((owner, many))
    if stack.hired:
        low, high = max(0, least - taken), min(stack.hired, most - taken)
        about = {"power": stack.power, "space": stack.origin}
        hired = yield Ask(stack.power, f"{key}.hired", how_many, low, high, rule=rule, about=about)
    return stack._replace(regulars=tuple(regulars), hired=hired, leaders=leaders)


def how_many(least: int, most: int) -> Options:
    """As many as possible first."""
    return tuple(range(most, least - 1, -1))


# Placing


def place(g: State, formation: Formation, space: Id) -> Formation:
    """14.1-r3, 13.3-p5 The pieces go to the space, the marks of their stack with them."""
    carry_marks(g, formation.power, formation.origin, space, formation.size)
    return shift(g, formation, space)


def place_moved(g: State, formation: Formation, space: Id) -> Formation:
    """13.1-p5b After a move: none of the beaten is among them (13.1-x10)."""
    add_mark(g.moved, formation.power, space, formation.size)
    g.moved_leaders += [int(x) for x in formation.leaders if x not in g.moved_leaders]
    return shift(g, formation, space)


def shift(g: State, formation: Formation, space: Id) -> Formation:
    """The pieces alone."""
    power, origin = formation.power, formation.origin
    for owner, many in formation.regulars:
        g.shift_land(owner, origin, space, many, 0)
    if formation.hired:
        g.shift_land(power, origin, space, 0, formation.hired)
    for leader in formation.leaders:
        g.leader_at[leader] = int(space)
    trim_marks(g, power, origin)
    return formation._replace(origin=space)


def remove_units(g: State, formation: Formation) -> None:
    """All its units are eliminated; what becomes of the leaders is said elsewhere."""
    at = formation.origin * POWER_COUNT
    for owner, many in formation.regulars:
        g.regulars[at + owner] -= many
    g.hired[at + formation.power] -= formation.hired
    trim_marks(g, formation.power, formation.origin)
