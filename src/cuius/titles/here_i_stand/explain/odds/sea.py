"""16 Exact odds of naval war: interception, avoiding battle, combat, piracy."""

from __future__ import annotations

from cuius.core.odds import (
    BadValue,
    Calculator,
    Dist,
    Forecast,
    Modifier,
    Parameter,
    dice_sum,
    hit_contest,
    hits,
    total,
    winner,
)
from cuius.titles.here_i_stand.rules.dice import (
    DEFENDING,
    HIT,
    NEEDED,
    combat_dice,
    naval_modifiers,
    raid_dice,
)

ATTACKER, TIE, DEFENDER = "naval.attacker.wins", "naval.tie", "naval.defender.wins"
CAUGHT, NOT_CAUGHT = "chase.success", "chase.failure"
AWAY, NOT_AWAY = "evade.success", "evade.failure"
HUNTED_DOWN = "piracy.hunted_down"
MOST_SHIPS, MOST_RATING, MOST_EXTRA = 12, 2, 10
MOST_RAID = 4
"""16.4-p4 Two dice and Dragut's two."""


def naval_odds(
    squadrons: int,
    corsairs: int,
    rating: int,
    extra: int,
    enemy_squadrons: int,
    enemy_corsairs: int,
    enemy_rating: int,
    enemy_extra: int,
    port: int,
) -> Forecast:
    """16.2-p1..p7 Both sides' dice; equal hits are the defender's, but not where war has just broken out."""
    if not squadrons + corsairs or not enemy_squadrons + enemy_corsairs:
        raise BadValue("Both sides of a naval combat need a squadron or a corsair.")
    attack = combat_dice(squadrons, corsairs, rating, port_defence=False) + extra
    defence = combat_dice(enemy_squadrons, enemy_corsairs, enemy_rating, port_defence=bool(port))
    modifiers = [
        Modifier(rating, "naval.leader", "16.2-p1c"),
        Modifier(extra, "naval.extra", "16.2-p3"),
        Modifier(-enemy_rating, "naval.leader", "16.2-p1c"),
        Modifier(-enemy_extra, "naval.extra", "16.2-p4"),
        Modifier(-DEFENDING * port, "naval.in_port", "16.2-p2d"),
    ]
    named = {"attacker": ATTACKER, "tie": TIE, "defender": DEFENDER}
    won = winner(hit_contest(attack, defence + enemy_extra, on=HIT)).map(named.__getitem__)
    return Forecast.of(won, (ATTACKER, TIE, DEFENDER), [m for m in modifiers if m.value])


def chase_odds(rating: int) -> Forecast:
    return reaction_odds(rating, (CAUGHT, NOT_CAUGHT))


def evade_odds(rating: int) -> Forecast:
    return reaction_odds(rating, (AWAY, NOT_AWAY))


def reaction_odds(rating: int, keys: tuple[str, str]) -> Forecast:
    """16.1-p4e,p5f Two dice and the naval leader reach nine."""
    modifiers = naval_modifiers(rating)
    reached = dice_sum(2, modifier=total(modifiers))
    return Forecast.of(reached.map(lambda roll: keys[roll < NEEDED]), keys, modifiers)


def piracy_odds(corsairs: int, ports: int, rating: int, against: int) -> Forecast:
    """16.4-p3..p5 Hits of the raid, after the dice against the corsairs."""

    def raid(sunk: int) -> Dist[str]:
        left = corsairs - sunk
        if left <= 0:
            return Dist.always(HUNTED_DOWN)
        return hits(raid_dice(left, ports, rating), on=HIT).map(raid_key)

    keys = (HUNTED_DOWN, *[raid_key(n) for n in range(MOST_RAID + 1)])
    modifiers = [Modifier(rating, "piracy.leader", "16.4-p4c")] if rating else []
    return Forecast.of(hits(against, on=HIT).then(raid), keys, modifiers)


def raid_key(many: int) -> str:
    return f"piracy.hits.{many}"


REACTION = (Parameter("rating", 0, 0, MOST_RATING, "battle rating of the best naval leader who goes along"),)
NAVAL_ODDS = {
    "naval_combat": Calculator(
        "naval_combat",
        (
            Parameter("squadrons", None, 0, MOST_SHIPS, "squadrons of the attacker"),
            Parameter("corsairs", 0, 0, MOST_SHIPS, "corsairs of the attacker"),
            Parameter("rating", 0, 0, MOST_RATING, "battle rating of the attacker's best naval leader"),
            Parameter("extra", 0, 0, MOST_EXTRA, "dice the attacker's cards add"),
            Parameter("enemy_squadrons", None, 0, MOST_SHIPS, "squadrons of the defender"),
            Parameter("enemy_corsairs", 0, 0, MOST_SHIPS, "corsairs of the defender"),
            Parameter("enemy_rating", 0, 0, MOST_RATING, "battle rating of the defender's best naval leader"),
            Parameter("enemy_extra", 0, 0, MOST_EXTRA, "dice the defender's cards add"),
            Parameter("port", 0, 0, 1, "1 if they fight in a port"),
        ),
        naval_odds,
    ),
    "naval_interception": Calculator("naval_interception", REACTION, chase_odds),
    "naval_avoiding": Calculator("naval_avoiding", REACTION, evade_odds),
    "piracy": Calculator(
        "piracy",
        (
            Parameter("corsairs", None, 1, MOST_SHIPS, "corsairs in the sea zone"),
            Parameter("ports", 2, 1, MOST_SHIPS, "ports of the target on the sea zone"),
            Parameter("rating", 0, 0, MOST_RATING, "piracy rating of the naval leader there"),
            Parameter("against", 0, 0, 2 * MOST_SHIPS, "dice against the corsairs"),
        ),
        piracy_odds,
    ),
}
