"""18.5 Where a debate can be called, and with how many dice its debaters speak."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.odds import Modifier
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    ENGLISH,
    FRENCH,
    GERMAN,
    NO_ZONE,
    PAPACY,
    PROTESTANT,
    RULER_MARY_I,
)
from cuius.titles.here_i_stand.rules.debaters import in_play, is_free, pool
from cuius.titles.here_i_stand.rules.lasting import (
    AUGSBURG_CONFESSED,
    LUTHER_HIDDEN,
    MORE_EXECUTED,
    MORE_PLEADS,
    in_force,
)
from cuius.titles.here_i_stand.state import FREE, State

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


def defence_dice(g: State, debater: int) -> tuple[Modifier, ...]:
    """18.5-s5 (ruling R103) More for whoever enters the round uncommitted; the banished are committed."""
    free = is_free(g, debater)
    many = g.board.numbers["defence_dice" if free else "committed_dice"]
    return (
        Modifier(g.board.debater_value[debater], "debate.value", "18.5-s5"),
        Modifier(many, "debate.uncommitted" if free else "debate.committed", "18.5-s5"),
    )
