"""Who is in danger: enemies near by, the guard that walls need, and captains who had better not stay."""

from __future__ import annotations

from cuius.titles.here_i_stand.bot.sight import Sight
from cuius.titles.here_i_stand.bot.worth import campaign
from cuius.titles.here_i_stand.ids import FIRST_SEA, MAJORS

RISK = 0.25
"""The chance of losing a place at which its captain leaves it."""


def places_of_foes(s: Sight) -> set[int]:
    """Where land units of enemies stand."""
    if s.foes_at is None:
        foes = {p for p, is_foe in enumerate(s.foe) if is_foe}
        s.foes_at = {space for space, here in s.land.items() if not foes.isdisjoint(here)}
    return s.foes_at


def captain_worth(s: Sight, leader: int) -> float:
    """What a leader in an enemy's hands would cost."""
    return (
        s.weights.captain
        * s.character.trait("safety")
        * (s.board.battle[leader] + max(0, s.board.command[leader] - 4) / 2 + 0.5)
    )


def peril(s: Sight, space: int) -> float:
    """The chance that an enemy army near by takes this place, captains and all."""
    rating = max([s.board.battle[x] for x in s.generals.get(space, ())], default=0)
    return peril_of(s, space, s.armies.get(space, 0), rating)


def peril_of(s: Sight, space: int, men: int, rating: int) -> float:
    """The same, if so many men under such a captain stood there."""
    near = danger_near(s, space)
    return 0.0 if near <= men else campaign(near, 1, men, rating, s.is_walled(space))[0]


def is_shut_in(s: Sight, space: int) -> bool:
    """Its units there are besieged."""
    return bool(s.besieged[space]) and s.friend[s.holder(space)]


def free_units(s: Sight, origin: int, size: int) -> int:
    """Those who may leave: a key keeps one man, a key in danger more."""
    if not s.is_mine(origin) or not s.is_walled(origin):
        return size
    return size - min(size, guard_for(s, origin))


def guard_for(s: Sight, space: int) -> int:
    """How many should stay behind the walls."""
    if not s.board.key[space] and not s.board.electorate[space]:
        return 0
    near = danger_near(s, space)
    return 1 if not near else min(4, 1 + (near + 1) // 3)


def danger_near(s: Sight, space: int) -> int:
    """The largest enemy stack within three steps."""
    known = s.danger
    if space not in known:
        row, distance, most = space * FIRST_SEA, s.board.distance, 0
        for place, many in threats(s).items():
            if many > most and distance[row + place] <= 3:
                most = many
        known[space] = most
    return known[space]


def threats(s: Sight) -> dict[int, int]:
    """Where major powers that I am at war with stand, and how strong the largest of them is there."""
    if s.threats is None:
        largest: dict[int, int] = {}
        for place in places_of_foes(s):
            for power, many in s.land[place].items():
                if s.foe[power] and power < len(MAJORS) and many > largest.get(place, 0):
                    largest[place] = many
        s.threats = largest
    return s.threats


def relief_near(s: Sight, goal: int) -> int:
    """The largest army of an enemy that could come to the aid of these walls."""
    known = s.relief
    if goal not in known:
        row, distance = goal * FIRST_SEA, s.board.distance
        most = 0
        for place in places_of_foes(s):
            if place != goal and distance[row + place] <= 2:
                most = max([most, *[many for p, many in s.land[place].items() if s.foe[p]]])
        known[goal] = most
    return known[goal]
