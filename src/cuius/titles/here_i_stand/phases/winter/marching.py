"""19.3 One stack on its way home: who goes where, and whom the road costs."""

from __future__ import annotations

from typing import NamedTuple

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import CAVALRY, MERCENARY, OTTOMAN, REGULAR
from cuius.titles.here_i_stand.phases.winter.roads import (
    capitals_open,
    clear_roads,
    nearest_shelters,
    room_in,
)
from cuius.titles.here_i_stand.rules.relations import minors_of
from cuius.titles.here_i_stand.rules.stacks import land_of, leaders_of
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import State


class Pile(NamedTuple):
    """Units of one owner and one kind."""

    owner: Id
    kind: Id


def piles_in(g: State, power: Id, space: int) -> tuple[Pile, ...]:
    """The kinds of unit that a power commands in a space."""
    at = space * N
    found = [Pile(p, REGULAR) for p in (power, *minors_of(g, power)) if g.regulars[at + p]]
    if g.hired[at + power]:
        found.append(Pile(power, CAVALRY if power == OTTOMAN else MERCENARY))
    return tuple(found)


def size_of(g: State, pile: Pile, space: int) -> int:
    column = g.regulars if pile.kind == REGULAR else g.hired
    return column[space * N + pile.owner]


def march_home(g: State, power: Id, origin: Id, many: int, *, to_capital: bool) -> Proc[None]:
    """19.3-r9,r13 So many units leave; those without a clear road lose half, rounded up, before they part."""
    leaders = leaders_of(g, power, origin)
    stays = land_of(g, power, origin) - many
    targets = homes_for(g, power, origin, to_capital=to_capital)
    if not targets:  # 19.3-x2
        yield from lose_units(g, power, origin, many, "winter.eliminated")
        return
    clear = clear_roads(g, power, origin)
    last = targets[-1]
    left = many
    for target in [t for t in targets if clear[t]]:
        sent = yield from send(g, power, origin, target, left, must=all(clear[t] for t in targets))
        left -= sent
        last = target if sent else last
    if left and not all(clear[t] for t in targets):
        yield from lose_units(g, power, origin, -(-left // 2), "winter.attrition")  # 19.3-r13
        left -= -(-left // 2)
        for target in [t for t in targets if not clear[t]]:
            sent = yield from send(g, power, origin, target, left, must=target == targets[-1])
            left -= sent
            last = target if sent else last
    if left:  # the nearest walls are full: the next nearest (19.3-x1)
        yield from march_home(g, power, origin, left, to_capital=to_capital)
    elif leaders and not stays:  # 19.3-p3
        yield from leaders_follow(g, power, leaders, last)


def homes_for(g: State, power: Id, origin: Id, *, to_capital: bool) -> tuple[Id, ...]:
    """19.3-p1,p2 The capitals, and for those in the open the nearest walls with room."""
    owners = [pile.owner for pile in piles_in(g, power, origin)]
    capitals = [c for owner in owners for c in capitals_open(g, power, owner) if room_in(g, power, c)]
    walls = () if to_capital else nearest_shelters(g, power, origin)
    return tuple([t for t in dict.fromkeys((*walls, *capitals)) if t != origin])


def send(g: State, power: Id, origin: Id, target: Id, many: int, *, must: bool) -> Proc[int]:
    """19.3-p2c,p2d How many of each kind go to one of the targets; units may be spread over them."""
    room = min(many, room_in(g, power, target))
    sent = 0
    for pile in piles_in(g, power, origin):
        most = min(room - sent, size_of(g, pile, origin))
        if most <= 0 or not may_go(g, power, pile, target):
            continue
        least = most if must else 0
        number = yield Ask(
            power,
            "winter.send",
            between,
            least,
            most,
            rule="19.3-p2c",
            about={"unit": pile.kind, "owner": pile.owner, "origin": origin, "target": target},
        )
        shift(g, pile, origin, target, number)
        sent += number
    return sent


def may_go(g: State, power: Id, pile: Pile, target: int) -> bool:
    """22.3-r3b Only units of the minor power treat its key as a capital."""
    return target in capitals_open(g, power, pile.owner) or g.board.capital_of[target] != power


def between(least: int, most: int) -> Options:
    return tuple(range(least, most + 1))


def shift(g: State, pile: Pile, origin: int, target: int, many: int) -> None:
    regulars, hired = (many, 0) if pile.kind == REGULAR else (0, many)
    g.shift_land(pile.owner, origin, target, regulars, hired)


def lose_units(g: State, power: Id, space: Id, many: int, why: str) -> Proc[None]:
    """19.3-r13 The owner chooses which units are lost."""
    for _ in range(many):
        kind = yield Ask(
            power, "winter.lost", kinds_in, g, power, space, rule="19.3-r13", about={"space": space}
        )
        pile = next(p for p in piles_in(g, power, space) if word_of_pile(p) == kind)
        column = g.regulars if pile.kind == REGULAR else g.hired
        column[space * N + pile.owner] -= 1
    if many:
        g.tell(why, power=power, space=space, many=many)


def kinds_in(g: State, power: Id, space: Id) -> Options:
    return tuple([word_of_pile(p) for p in piles_in(g, power, space)])


def word_of_pile(pile: Pile) -> str:
    return f"{pile.owner.word}_{pile.kind.word}"


def leaders_follow(g: State, power: Id, leaders: tuple[Id, ...], last: Id) -> Proc[None]:
    """19.3-p3 With one of the units that left, or to the capital."""
    for leader in leaders:
        where = yield Ask(
            power, "winter.leader", follows, g, power, last, rule="19.3-p3", about={"leader": leader}
        )
        move_leaders(g, (leader,), where)


def follows(g: State, power: Id, last: Id) -> Options:
    return tuple(dict.fromkeys((last, *capitals_open(g, power, power))))


def move_leaders(g: State, leaders: tuple[Id, ...], space: int) -> None:
    for leader in leaders:
        g.leader_at[leader] = int(space)
