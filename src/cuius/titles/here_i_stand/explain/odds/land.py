"""Exact odds of land war: field battle, interception, avoiding battle."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.odds import (
    Calculator,
    Forecast,
    Modifier,
    Parameter,
    dice_sum,
    hit_contest,
    hits,
    total,
    winner,
)
from cuius.titles.here_i_stand.ids import HABSBURG, OTTOMAN
from cuius.titles.here_i_stand.rules.dice import DEFENDING, HIT, NEEDED, reaction_modifiers

ATTACKER, TIE, DEFENDER = "battle.attacker.wins", "battle.tie", "battle.defender.wins"
INTERCEPTED, NOT_INTERCEPTED = "intercept.success", "intercept.failure"
AVOIDED, NOT_AVOIDED = "avoid.success", "avoid.failure"
MOST_UNITS, MOST_RATING, MOST_EXTRA = 30, 2, 10


def battle_odds(
    attackers: int,
    attack_rating: int,
    attack_extra: int,
    defenders: int,
    defence_rating: int,
    defence_extra: int,
) -> Forecast:
    """14-p2..p8 Both sides' dice; a tie is shown by itself, because a relief force gains by it (15.2-r5)."""
    attack = attackers + attack_rating + attack_extra
    defence = defenders + defence_rating + defence_extra + DEFENDING
    modifiers = [
        Modifier(attack_rating, "leader.rating", "14-p2b"),
        Modifier(attack_extra, "battle.cards", "14-p4"),
        Modifier(-defence_rating, "leader.rating", "14-p3b"),
        Modifier(-defence_extra, "battle.cards", "14-p5"),
        Modifier(-DEFENDING, "battle.defending", "14-p3c"),
    ]
    named = {"attacker": ATTACKER, "tie": TIE, "defender": DEFENDER}
    won = winner(hit_contest(attack, defence, on=HIT)).map(named.__getitem__)
    return Forecast.of(won, (ATTACKER, TIE, DEFENDER), [m for m in modifiers if m.value])


def reaction_odds(rating: int, own_cavalry: int, enemy_cavalry: int, keys: tuple[str, str]) -> Forecast:
    """13.2-p2, 13.3-p4 Two dice with modifiers reach nine."""
    power, mover = (OTTOMAN, HABSBURG) if own_cavalry else (HABSBURG, OTTOMAN)
    modifiers = reaction_modifiers(power, rating, own_cavalry, mover, enemy_cavalry)
    reached = dice_sum(2, modifier=total(modifiers))
    return Forecast.of(reached.map(lambda roll: keys[roll < NEEDED]), keys, modifiers)


def interception_odds(rating: int, own_cavalry: int, enemy_cavalry: int) -> Forecast:
    return reaction_odds(rating, own_cavalry, enemy_cavalry, (INTERCEPTED, NOT_INTERCEPTED))


def avoiding_odds(rating: int, own_cavalry: int, enemy_cavalry: int) -> Forecast:
    return reaction_odds(rating, own_cavalry, enemy_cavalry, (AVOIDED, NOT_AVOIDED))


REACTION = (
    Parameter("rating", 0, 0, MOST_RATING, "battle rating of the best leader who takes part"),
    Parameter("own_cavalry", 0, 0, 1, "1 if the Ottoman tries with cavalry"),
    Parameter("enemy_cavalry", 0, 0, 1, "1 if another power tries against Ottoman cavalry"),
)
ODDS_LAND = {
    "battle": Calculator(
        "battle",
        (
            Parameter("attackers", None, 1, MOST_UNITS, "land units of the moving formation"),
            Parameter("attack_rating", 0, 0, MOST_RATING, "battle rating of the attacker's best leader"),
            Parameter("attack_extra", 0, 0, MOST_EXTRA, "dice the attacker's cards add"),
            Parameter("defenders", None, 1, MOST_UNITS, "land units in defence"),
            Parameter("defence_rating", 0, 0, MOST_RATING, "battle rating of the defender's best leader"),
            Parameter("defence_extra", 0, 0, MOST_EXTRA, "dice the defender's cards add"),
        ),
        battle_odds,
    ),
    "interception": Calculator("interception", REACTION, interception_odds),
    "avoiding": Calculator("avoiding", REACTION, avoiding_odds),
}


# 15.1 Exact odds of an assault, from numbers that every player can count on the table.

SUCCESS, CONTINUES, BREAKS, DESTROYED = (
    "assault.success",
    "assault.continues",
    "assault.breaks",
    "assault.destroyed",
)
MINING, ARTILLERY = 3, 2
"""Dice of Siege Mining and of Siege Artillery, which hits on three or more."""
ARTILLERY_HITS = 3


def assault_odds(
    units: int,
    cavalry: int,
    rating: int,
    stack: int,
    defenders: int,
    defending_cavalry: int,
    defending_rating: int,
    mining: int,
    artillery: int,
) -> Forecast:
    """15.1-p3..p11 How an assault ends: the space falls, the siege goes on, breaks, or nobody is left."""
    inside = defenders + defending_cavalry
    present = max(stack, units + cavalry)
    modifiers = attack_modifiers(units, rating, inside, mining)
    attack = hits(total(modifiers))
    if artillery:
        attack = attack.combine(hits(ARTILLERY, on=ARTILLERY_HITS), plus)
    defence = hits(defenders + defending_rating + 1)
    ends = attack.combine(defence, ending(present, inside))
    return Forecast.of(ends, (SUCCESS, CONTINUES, BREAKS, DESTROYED), modifiers)


def attack_modifiers(units: int, rating: int, inside: int, mining: int) -> list[Modifier]:
    """15.1-p3a..p3c The attacker's dice, each with its reason."""
    dice = (units + 1) // 2 if inside else units
    found = [Modifier(dice, "odds.assault.units", "15.1-p3a" if inside else "15.1-p3c")]
    if rating:
        found.append(Modifier(rating, "odds.assault.leader", "15.1-p3b"))
    if mining:
        found.append(Modifier(MINING, "odds.assault.card", "15.1-p5"))
    return found


def plus(one: int, other: int) -> int:
    return one + other


def ending(present: int, inside: int) -> Callable[[int, int], str]:
    """15.1-p9..p11 What hits and losses come to."""

    def read(scored: int, suffered: int) -> str:
        left, held = max(0, present - suffered), max(0, inside - scored)
        if not left:
            return DESTROYED
        if scored and not held:
            return SUCCESS
        return CONTINUES if left > held else BREAKS

    return read


ASSAULT_ODDS = {
    "assault": Calculator(
        "assault",
        (
            Parameter("units", None, 0, 30, "regulars and mercenaries in the assaulting formation"),
            Parameter("cavalry", 0, 0, 30, "cavalry in the assaulting formation"),
            Parameter("rating", 0, 0, 6, "battle rating of its best leader"),
            Parameter("stack", 0, 0, 60, "all land units of the attacker there, if more than assault"),
            Parameter("defenders", None, 0, 4, "regulars and mercenaries inside"),
            Parameter("defending_cavalry", 0, 0, 4, "cavalry inside"),
            Parameter("defending_rating", 0, 0, 6, "battle rating of the best leader inside"),
            Parameter("mining", 0, 0, 1, "1 with Siege Mining"),
            Parameter("artillery", 0, 0, 1, "1 with Siege Artillery"),
        ),
        assault_odds,
    )
}
