"""Exact odds of land war: field battle, interception, avoiding battle."""

from __future__ import annotations

from cuius.core.odds import Calculator, Forecast, Modifier, Parameter, dice_sum, hit_contest, total, winner
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
