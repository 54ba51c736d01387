"""8.2, 18.2, 18.5 Debaters: who is in play, what each can be committed for, and where they debate.

The two sides are always enemies, whether their powers are at war or not (2.2-r9): no rule here asks.
8.2-r18 Value and bonus of each stand in data/religion.toml.
"""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.odds import Modifier
from cuius.titles.here_i_stand.board import SPACE_COUNT
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    ENGLISH,
    FRENCH,
    GERMAN,
    NO_ZONE,
    NOBODY,
    PAPACY,
    PAPAL_DEBATERS,
    PROTESTANT,
    PROTESTANT_DEBATERS,
    RULER_MARY_I,
)
from cuius.titles.here_i_stand.rules.editions import ENGLISH_AUTHORS
from cuius.titles.here_i_stand.rules.lasting import (
    AUGSBURG_CONFESSED,
    LUTHER_HIDDEN,
    MORE_EXECUTED,
    MORE_PLEADS,
    in_force,
)
from cuius.titles.here_i_stand.state import COMMITTED, FREE, State


def side_index(power: int) -> int:
    """The place of a side in `bonus_used`; England's own is one of 2017 (18.2-d1)."""
    return 1 if power == PAPACY else 2 if power == ENGLAND else 0


def is_free(g: State, debater: int) -> bool:
    """18.2-r16,r20 In play and uncommitted."""
    return g.debater[debater] == FREE


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
    """18.2-r22 (ruling R89), 18.2-d1 No side has more than one such bonus an impulse."""
    return g.bonus_used[side_index(power)] == NOBODY


def with_bonus(g: State, power: int, kind: str, zone: int = NO_ZONE) -> tuple[Id, ...]:
    """18.2-r16,r24 Uncommitted debaters of a side with a bonus of this kind that the zone allows."""
    if not bonus_left(g, power):
        return ()
    bonus, debaters = g.board.debater_bonus, PAPAL_DEBATERS if power == PAPACY else PROTESTANT_DEBATERS
    if power == ENGLAND:
        debaters = ENGLISH_AUTHORS  # 18.2-d3
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
    kind = "counter" if power == PAPACY else "reformation"
    return tuple([d for d in with_bonus(g, power, kind) if helps(g, d, space)])


# 18.5 Where a debate can be called, and with how many dice its debaters speak.

DEBATED = (GERMAN, FRENCH, ENGLISH)
"""18.5-s1 The zones a debate can be held in."""
INQUISITION = 2
"""18.5-s4e Dice more for the Papal debater in a debate called by Papal Inquisition."""
MORE = (1, 3)
"""24-k112 Dice more in a debate called by Thomas More; in the English zone."""


def can_debate_in(g: State, caller: int, zone: Id) -> bool:
    """18.1-r28..r30 The caller has somebody uncommitted, and both sides somebody to stand up at all."""
    if not in_play(g, PROTESTANT, zone) or not in_play(g, PAPACY, zone):  # 18.1-r30, ruling R302
        return False
    if caller == PROTESTANT and in_force(g, LUTHER_HIDDEN, PROTESTANT):
        return False
    if zone == ENGLISH and in_force(g, MORE_EXECUTED, ENGLAND):  # 24-k112
        return False
    return bool(pool(g, caller, zone, FREE))  # 18.1-r28,r29


def debate_zones(g: State, caller: int) -> tuple[Id, ...]:
    """18.1-r27 Zones in which this side may call a debate."""
    return tuple([z for z in DEBATED if can_debate_in(g, caller, z)])


def attack_dice(
    g: State, caller: int, zone: Id, debater: int, *, inquisition: bool = False
) -> tuple[Modifier, ...]:
    """18.5-s4, 18.5-s4b,s4c,s4d,s4e The initiator's dice, each with its reason."""
    value = g.board.debater_value[debater]
    found = [
        Modifier(value, "debate.value", "18.5-s4"),
        Modifier(g.board.numbers["attack_dice"], "debate.attacker", "18.5-s4"),
    ]
    if caller == PAPACY:
        bonus = g.board.debater_bonus[debater]
        if zone == ENGLISH and g.ruler[ENGLAND] == RULER_MARY_I:
            found.append(Modifier(value, "debate.mary", "18.5-s4c"))
        if bonus.kind == "attack" and bonus.zone in (NO_ZONE, zone) and is_free(g, debater):  # 18.2-r23
            found.append(Modifier(bonus.dice, "debate.bonus", "18.5-s4d"))
        if inquisition:
            found.append(Modifier(INQUISITION, "debate.inquisition", "18.5-s4e"))
        if in_force(g, MORE_PLEADS, PAPACY):
            found.append(Modifier(MORE[zone == ENGLISH], "debate.more", "24-k112"))
        if in_force(g, AUGSBURG_CONFESSED, PROTESTANT):
            found.append(Modifier(-1, "debate.augsburg", "18.5-s4b"))
    return tuple(found)


def defence_dice(g: State, debater: int, before: tuple[Id, ...] = ()) -> tuple[Modifier, ...]:
    """18.5-s5 (ruling R103) More for whoever was uncommitted before the debate; the banished are committed.

    `before` are those who were, though one of them may have spoken in the first round since.
    """
    free = is_free(g, debater) or debater in before
    many = g.board.numbers["defence_dice" if free else "committed_dice"]
    return (
        Modifier(g.board.debater_value[debater], "debate.value", "18.5-s5"),
        Modifier(many, "debate.uncommitted" if free else "debate.committed", "18.5-s5"),
    )
