"""19.3 One stack on its way home: the ways, who goes where, and whom the road costs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import NamedTuple

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.board import PLACE_COUNT
from cuius.titles.here_i_stand.ids import (
    CAVALRY,
    FIRST_SEA,
    HABSBURG,
    MERCENARY,
    MINORS,
    OTTOMAN,
    POWERS,
    REGULAR,
    SEAS,
    SPACES,
)
from cuius.titles.here_i_stand.rules.editions import leaders_may_leave_their_men, winters_in_scotland
from cuius.titles.here_i_stand.rules.powers import allied, controls, minors_of
from cuius.titles.here_i_stand.rules.units import is_fortified, land_of, leaders_of
from cuius.titles.here_i_stand.state import POWER_COUNT, TURN_TRACK, State

SHELTER = 4
"""19.3-r6 Land units that may winter in a fortified space other than a capital."""


def clear_roads(g: State, power: Id, origin: int) -> list[bool]:
    """19.3-r10..r12 The spaces that a path leads to over friendly spaces in peace and any sea zones."""
    board, calm = g.board, calm_places(g, power)
    reached = [False] * PLACE_COUNT
    reached[origin] = True
    edge = [origin]
    while edge:
        place = edge.pop()
        if place < FIRST_SEA:
            for other in board.neighbours[place]:
                if calm[other] and not reached[other]:
                    reached[other] = True
                    edge.append(other)
        for other in board.sailing[place]:  # from a port its seas
            if calm[other] and not reached[other]:
                reached[other] = True
                edge.append(other)
    return reached


def calm_places(g: State, power: Id) -> list[bool]:
    """Seas, and friendly spaces without unrest that are open to the power."""
    friendly = [allied(g, power, p) for p in POWERS.ids]
    calm = [friendly[holder] for holder in g.control]
    for space in compress(SPACES, g.unrest):
        calm[space] = False
    if power == HABSBURG and not g.league:
        for space in g.board.electorates:
            calm[space] = False
    return [*calm, *[True] * len(SEAS)]


def is_closed(g: State, power: int, space: int) -> bool:
    """19.3-x4 Until the League electorates are closed to Habsburg units."""
    return power == HABSBURG and not g.league and g.board.electorate[space]


def capitals_open(g: State, power: Id, owner: int) -> tuple[Id, ...]:
    """19.3-p2, 19.3-x2,x3, 21.2-r5,r6, 22.3-r3,r3b Capitals that units of this owner may return to.

    Rulings R152, R533 Only those in the hands of their own side, whoever else holds them.
    """
    if not g.is_played(power):  # 25.5-r1
        return ()
    own = [c for c in g.board.capitals[power] if controls(g, power, c)]
    if winters_in_scotland(g, owner):  # 19.3-d1
        own = []
    if owner in MINORS:
        own += [k for k in g.board.home_keys[owner] if controls(g, power, k)]
    return tuple(own)


def is_shelter(g: State, power: int, space: int) -> bool:
    """19.3-r5 A fortified space that the power controls."""
    return controls(g, power, space) and is_fortified(g, space) and not is_closed(g, power, space)


def room_in(g: State, power: int, space: int) -> int:
    """19.3-r6 How many more land units may winter there."""
    if g.board.capital_of[space] == power:
        return 99
    return max(0, SHELTER - land_of(g, power, space))


def capitals_for(g: State, power: Id, owner: int, origin: int) -> tuple[Id, ...]:
    """19.3-r7,r8 Where units of this owner may go from here as to a capital: from their own to no other.

    22.3-r3 In the capital of their major power a minor power's units still have their own country's key.
    """
    found = capitals_open(g, power, owner)
    if g.board.capital_of[origin] == power:
        return tuple([c for c in found if c != origin and g.board.capital_of[c] != power])
    return tuple([c for c in found if c != origin])


def nearest_shelters(g: State, power: Id, origin: int, *, room: bool = False) -> tuple[Id, ...]:
    """19.3-p2,p2b,p2d Fortified spaces of the power at the least distance by any way.

    `room`: 19.3-x1 only those that can take somebody in are counted, so that the next nearest serves.
    """
    row = origin * PLACE_COUNT
    travel = g.board.travel
    best: list[Id] = []
    for space in g.board.by_travel[origin]:
        if best and travel[row + space] > travel[row + best[0]]:
            break
        if not is_shelter(g, power, space):
            continue
        if room and not room_in(g, power, space):
            continue
        if g.board.capital_of[space] == power and not g.is_played(power):  # 25.5-r1
            continue
        best.append(space)
    return tuple(best)


# 19.3 One stack on its way home: who goes where, and whom the road costs.


class Pile(NamedTuple):
    """Units of one owner and one kind."""

    owner: Id
    kind: Id


def piles_in(g: State, power: Id, space: int) -> tuple[Pile, ...]:
    """The kinds of unit that a power commands in a space."""
    at = space * POWER_COUNT
    found = [Pile(p, REGULAR) for p in (power, *minors_of(g, power)) if g.regulars[at + p]]
    if g.hired[at + power]:
        found.append(Pile(power, CAVALRY if power == OTTOMAN else MERCENARY))
    return tuple(found)


def size_of(g: State, pile: Pile, space: int) -> int:
    column = g.regulars if pile.kind == REGULAR else g.hired
    return column[space * POWER_COUNT + pile.owner]


def march_home(g: State, power: Id, origin: Id, many: int, *, to_capital: bool) -> Proc[None]:
    """19.3-r9,r13, 19.3-p1c,p2e So many units leave; who has no clear road loses half before parting.

    19.3-x2 Those whom no place takes in are no part of the stack that marches.
    """
    stays = land_of(g, power, origin) - many
    clear = tuple(clear_roads(g, power, origin))
    went: list[Id] = []
    left, suffered = min(many, able_to_go(g, power, origin, to_capital)), False
    stranded = many - left
    while left > 0 and all_targets(g, power, origin, to_capital):  # 19.3-x1 the next nearest walls
        left -= yield from spread(g, power, origin, left, to_capital, clear, True, went)
        going = min(left, able_to_go(g, power, origin, to_capital))  # the others found the walls full
        left, stranded = going, stranded + left - going
        if left and targets(g, power, origin, to_capital, clear, False):
            lost = 0 if suffered else -(-left // 2)  # 19.3-r13, ruling R110: once a space of origin
            yield from lose_units(g, power, origin, lost, "winter.attrition", kinds_going, to_capital)
            left, suffered = left - lost, True
            left -= yield from spread(g, power, origin, left, to_capital, clear, False, went)
    if left + stranded > 0:  # 19.3-x2 nobody takes them in
        yield from lose_units(g, power, origin, left + stranded, "winter.eliminated", kinds_in)
    if not stays:
        yield from leaders_follow(g, power, origin, tuple(dict.fromkeys(went)))


def spread(
    g: State,
    power: Id,
    origin: Id,
    many: int,
    to_capital: bool,
    clear: tuple[bool, ...],
    easy: bool,
    went: list[Id],
) -> Proc[int]:
    """19.3-p2c,p2d,x1 Target by target while units are left; how many went."""
    sent = 0
    while sent < many and targets(g, power, origin, to_capital, clear, easy):
        target = yield Ask(
            power,
            "winter.to",
            choices,
            g,
            power,
            origin,
            to_capital,
            clear,
            easy,
            rule="19.3-p2c",
            about={"origin": origin, "units": many - sent},
        )
        if target == PASS:
            return sent
        sent += yield from send(g, power, origin, target, many - sent, to_capital)
        went.append(target)
    return sent


def choices(
    g: State, power: Id, origin: Id, to_capital: bool, clear: tuple[bool, ...], easy: bool
) -> Options:
    """Where a clear road leads; no more of them, if a hard road leads elsewhere."""
    found = all_targets(g, power, origin, to_capital)
    of_kind = tuple([t for t in found if clear[t] == easy])
    return (*of_kind, PASS) if easy and len(of_kind) < len(found) else of_kind


def targets(
    g: State, power: Id, origin: Id, to_capital: bool, clear: tuple[bool, ...], easy: bool
) -> tuple[Id, ...]:
    """Those of one kind: with a clear road, or without."""
    return tuple([t for t in all_targets(g, power, origin, to_capital) if clear[t] == easy])


def all_targets(g: State, power: Id, origin: Id, to_capital: bool) -> tuple[Id, ...]:
    """19.3-p1,p2 The capitals, and for those in the open the nearest walls if they have room."""
    owners = [pile.owner for pile in piles_in(g, power, origin)]
    capitals = [c for owner in owners for c in capitals_for(g, power, owner, origin)]
    walls = walls_for(g, power, origin, to_capital)
    return tuple(dict.fromkeys((*walls, *capitals)))


def walls_for(g: State, power: Id, origin: Id, to_capital: bool) -> tuple[Id, ...]:
    """19.3-p2 The nearest walls, and no others if these are full.

    19.3-x1 The Protestant, who has no capital, goes on to the next nearest, with its surplus too.
    """
    if not g.board.capitals[power]:
        return nearest_shelters(g, power, origin, room=True)
    if to_capital:
        return ()
    return tuple([s for s in nearest_shelters(g, power, origin) if room_in(g, power, s)])


def send(g: State, power: Id, origin: Id, target: Id, many: int, to_capital: bool) -> Proc[int]:
    """19.3-p2c,p2d Some units of one kind to one of the targets."""
    about = {"origin": origin, "target": target}
    word = yield Ask(
        power,
        "winter.who",
        travellers,
        g,
        power,
        origin,
        target,
        to_capital,
        rule="19.3-p2c",
        about=about,
    )
    pile = next(p for p in piles_in(g, power, origin) if name_of(p, power) == word)
    at_home = target in capitals_for(g, power, pile.owner, origin)
    room = many if at_home else room_in(g, power, target)  # 19.3-r6
    most = min(many, room, size_of(g, pile, origin))
    number = yield Ask(power, "winter.send", up_to, most, rule="19.3-p2c", about={**about, "unit": pile.kind})
    shift(g, pile, origin, target, number)
    g.tell("winter.returned", power=power, unit=pile.kind, many=number, origin=origin, target=target)
    return int(number)


def travellers(g: State, power: Id, origin: Id, target: Id, to_capital: bool) -> Options:
    """22.3-r3b Only units of the minor power treat its key as a capital."""
    piles = piles_in(g, power, origin)
    if target not in walls_for(g, power, origin, to_capital):
        piles = tuple([p for p in piles if target in capitals_for(g, power, p.owner, origin)])
    return tuple([name_of(p, power) for p in piles])


def up_to(most: int) -> Options:
    return tuple(range(1, most + 1))


def shift(g: State, pile: Pile, origin: int, target: int, many: int) -> None:
    regulars, hired = (many, 0) if pile.kind == REGULAR else (0, many)
    g.shift_land(pile.owner, origin, target, regulars, hired)


def able_to_go(g: State, power: Id, origin: Id, to_capital: bool) -> int:
    """How many of those who stand here some place could take in."""
    return sum([size_of(g, pile, origin) for pile in movers(g, power, origin, to_capital)])


def movers(g: State, power: Id, origin: Id, to_capital: bool) -> tuple[Pile, ...]:
    """22.3-r3 All, if walls take them in; else those who have a capital or a key of their own."""
    piles = piles_in(g, power, origin)
    if walls_for(g, power, origin, to_capital):
        return piles
    return tuple([p for p in piles if capitals_for(g, power, p.owner, origin)])


def lose_units(
    g: State, power: Id, space: Id, many: int, why: str, kinds: Callable[..., Options], *more: bool
) -> Proc[None]:
    """19.3-r13 The owner chooses which units are lost, of those who march or of those left behind."""
    for _ in range(many):
        kind = yield Ask(
            power,
            "winter.lost",
            kinds,
            g,
            power,
            space,
            *more,
            rule="19.3-r13",
            about={"space": space},
        )
        pile = next(p for p in piles_in(g, power, space) if name_of(p, power) == kind)
        column = g.regulars if pile.kind == REGULAR else g.hired
        column[space * POWER_COUNT + pile.owner] -= 1
    if many:
        g.tell(why, power=power, space=space, many=many)


def kinds_in(g: State, power: Id, space: Id) -> Options:
    return tuple([name_of(p, power) for p in piles_in(g, power, space)])


def kinds_going(g: State, power: Id, space: Id, to_capital: bool) -> Options:
    return tuple([name_of(p, power) for p in movers(g, power, space, to_capital)])


def name_of(pile: Pile, power: Id) -> Id:
    """The kind of unit; regulars of a minor power are named by that power."""
    return pile.kind if pile.owner == power else pile.owner


# Leaders


def leaders_follow(g: State, power: Id, origin: Id, went: tuple[Id, ...]) -> Proc[None]:
    """19.3-p3 With one of the units that left."""
    for leader in leaders_of(g, power, origin):
        if not follows(g, power, origin, went):
            g.leader_at[leader] = TURN_TRACK  # ruling R280
            continue
        about = {"leader": leader, "origin": origin}
        space = yield Ask(
            power, "winter.leader", follows, g, power, origin, went, rule="19.3-p3", about=about
        )
        g.leader_at[leader] = int(space)


def follows(g: State, power: Id, origin: Id, went: tuple[Id, ...]) -> Options:
    """19.3-p3, ruling R112 Where his units went; in 2017 also the capitals (19.3-x3).

    Ruling R280 Without units: a capital, else the nearest walls.
    """
    if went and not leaders_may_leave_their_men(g):
        return went
    found = dict.fromkeys((*went, *capitals_open(g, power, power)))
    return tuple(found) or nearest_shelters(g, power, origin)
