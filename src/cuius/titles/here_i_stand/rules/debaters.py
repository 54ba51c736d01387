"""8.2, 18.2 Debaters: who is in play, who is still uncommitted, and what each can be committed for.

The two sides are always enemies, whether their powers are at war or not (2.2-r9): no rule here asks.
8.2-r18 Value and bonus of each stand in data/religion.toml.
"""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.board import SPACE_COUNT
from cuius.titles.here_i_stand.ids import (
    DEBATERS,
    NO_ZONE,
    NOBODY,
    PAPACY,
    PAPAL_DEBATERS,
    PROTESTANT,
    PROTESTANT_DEBATERS,
)
from cuius.titles.here_i_stand.state import COMMITTED, FREE, State


def side_index(power: int) -> int:
    """The place of a side in `bonus_used`."""
    return int(power == PAPACY)


def is_free(g: State, debater: int) -> bool:
    """18.2-r16,r20 In play and uncommitted."""
    return g.debater[debater] == FREE


def commit(g: State, debater: int) -> None:
    """8.2-r19, 18.2-r17..r19 To the committed face until winter; somebody banished stays away (21.5-r9)."""
    if g.debater[debater] == FREE:
        g.debater[debater] = COMMITTED
        g.tell("debater.committed", debater=DEBATERS[debater])


def pool(g: State, power: int, zone: int, how: int) -> tuple[Id, ...]:
    """8.2-r17 A side's debaters of that standing: the Papacy's anywhere, the Protestant's of the zone."""
    if power == PAPACY:
        return tuple([d for d in PAPAL_DEBATERS if g.debater[d] == how])
    zones = g.board.debater_zone
    return tuple([d for d in PROTESTANT_DEBATERS if g.debater[d] == how and zones[d] == zone])


def in_play(g: State, power: int, zone: int) -> tuple[Id, ...]:
    """Uncommitted or committed, in the order of the counters."""
    found = pool(g, power, zone, FREE) + pool(g, power, zone, COMMITTED)
    return tuple(sorted(found))


# Bonuses for attempts and translations: one an impulse for each side


def bonus_left(g: State, power: int) -> bool:
    """18.2-r22 (ruling R89) Neither side has more than one bonus for attempts or translations an impulse."""
    return g.bonus_used[side_index(power)] == NOBODY


def use_bonus(g: State, power: int, debater: Id) -> None:
    """18.2-r17,r22 He is committed for his bonus."""
    g.bonus_used[side_index(power)] = int(debater)
    commit(g, debater)


def with_bonus(g: State, power: int, kind: str, zone: int = NO_ZONE) -> tuple[Id, ...]:
    """18.2-r16,r24 Uncommitted debaters of a side with a bonus of this kind that the zone allows."""
    if not bonus_left(g, power):
        return ()
    debaters = PAPAL_DEBATERS if power == PAPACY else PROTESTANT_DEBATERS
    bonus = g.board.debater_bonus
    found = [d for d in debaters if bonus[d].kind == kind and is_free(g, d)]
    return tuple([d for d in found if zone == NO_ZONE or bonus[d].zone in (NO_ZONE, zone)])


def helps(g: State, debater: int, space: int) -> bool:
    """18.2-r15 Does his die count here: near a place, in a country, in electorates, near a leader?"""
    bonus = g.board.debater_bonus[debater]
    if bonus.leader == NOBODY:
        return space in bonus.spaces
    at = g.leader_at[bonus.leader]
    return 0 <= at < SPACE_COUNT and g.board.distance[at * SPACE_COUNT + space] <= bonus.reach


def helpers_at(g: State, power: int, space: int) -> tuple[Id, ...]:
    """18.3-s3c, 18.4-s3 Debaters who can be committed for dice in this attempt."""
    kind = "reformation" if power == PROTESTANT else "counter"
    return tuple([d for d in with_bonus(g, power, kind) if helps(g, d, space)])


def end_religious_impulse(g: State) -> None:
    """18.2-r22, 18.3-r3, 18.4-r2 With the impulse ends what holds for one impulse."""
    g.bonus_used = [NOBODY, NOBODY]
    g.reformed, g.countered = [], []
