"""18 Exact odds of religious attempts, debates and the Diet, from numbers that every player can count."""

from __future__ import annotations

from fractions import Fraction

from cuius.core.odds import (
    Calculator,
    Dist,
    Forecast,
    Modifier,
    Parameter,
    Score,
    best_of,
    best_scores,
    hit_contest,
    hits,
)

SURE = 6
OUTRIGHT, CONVERTED, KEPT = "attempt.outright", "attempt.converted", "attempt.kept"


def attempt_odds(attack: int, defence: int, modifier: int, wins_ties: int, outright: int) -> Forecast:
    """18.3-s4..s8, 18.4-s4..s8 Sixes that need no answer, then the best die of each side."""
    best = best_of(attack).map(lambda face: face + modifier)
    sure = best.at_least(SURE) if outright else Fraction(0)
    scores = best_scores(attack, defence, modifier)
    won = scores.probability(lambda s: is_converted(s, wins_ties) and not (outright and s.attacker >= SURE))
    dist = Dist({OUTRIGHT: sure, CONVERTED: won, KEPT: 1 - sure - won})
    rule = "18.3-s4b" if modifier > 0 else "18.4-s4b"
    modifiers = (Modifier(modifier, "odds.attempt.modifier", rule),) if modifier else ()
    return Forecast.of(dist, (OUTRIGHT, CONVERTED, KEPT), modifiers)


def is_converted(score: Score, wins_ties: int) -> bool:
    return score.attacker > score.defender or (score.attacker == score.defender and bool(wins_ties))


def reformation_odds(attack: int, defence: int, targeted: int, plus: int) -> Forecast:
    """18.3-s4b,s5,s8b In the targeted zone ties and sixes win, and a +1 counts."""
    return attempt_odds(attack, defence, plus if targeted else 0, targeted, targeted)


def counter_odds(attack: int, defence: int, targeted: int, pope: int, augsburg: int) -> Forecast:
    """18.4-s4b,s5,s8b Ties and sixes win in the targeted zone under Paul III or Julius III."""
    prevails = targeted and pope
    return attempt_odds(attack, defence, -augsburg, prevails, prevails)


REMOVED, WON, EVEN, LOST, OUSTED = (
    "debate.attacker_removes",
    "debate.attacker_wins",
    "debate.stands_even",
    "debate.defender_wins",
    "debate.defender_removes",
)


def debate_odds(
    attack: int,
    defence: int,
    attacker_value: int,
    defender_value: int,
    second_attack: int,
    second_defence: int,
    second_attacker_value: int,
    second_defender_value: int,
) -> Forecast:
    """18.5-s4..s9 One round, and a second if it is even; who is beaten by more than his value is gone."""

    def read(score: Score, own: int, enemy: int) -> str:
        margin = score.margin
        if margin > 0:
            return REMOVED if margin > enemy else WON
        return EVEN if not margin else OUSTED if -margin > own else LOST

    first = hit_contest(attack, defence).map(lambda s: read(s, attacker_value, defender_value))
    second = hit_contest(second_attack, second_defence).map(
        lambda s: read(s, second_attacker_value, second_defender_value)
    )
    ends = first.then(lambda end: second if end == EVEN else Dist.always(end))
    return Forecast.of(ends, (REMOVED, WON, EVEN, LOST, OUSTED))


REFORMED, UNDECIDED, CONDEMNED = "diet.protestant", "diet.undecided", "diet.catholic"
LUTHER_SPEAKS = 4


def diet_odds(protestant: int, habsburg: int, papacy: int) -> Forecast:
    """18.1-p3..p7 The Diet of Worms with cards of these values."""
    luther = hits(protestant + LUTHER_SPEAKS)
    catholic = hits(habsburg + papacy)
    ends = luther.combine(
        catholic, lambda own, enemy: REFORMED if own > enemy else UNDECIDED if own == enemy else CONDEMNED
    )
    dice = (
        Modifier(protestant, "odds.diet.card", "18.1-p3"),
        Modifier(LUTHER_SPEAKS, "odds.diet.luther", "18.1-p3"),
    )
    return Forecast.of(ends, (REFORMED, UNDECIDED, CONDEMNED), dice)


RELIGION_ODDS = {
    "reformation": Calculator(
        "reformation",
        (
            Parameter("attack", None, 1, 20, "Protestant dice"),
            Parameter("defence", None, 1, 20, "Papal dice"),
            Parameter("targeted", 1, 0, 1, "1 if the space is in the targeted zone"),
            Parameter("plus", 0, 0, 1, "1 for Calvin's Institutes or a finished Bible"),
        ),
        reformation_odds,
    ),
    "counter_reformation": Calculator(
        "counter_reformation",
        (
            Parameter("attack", None, 1, 20, "Papal dice"),
            Parameter("defence", None, 1, 20, "Protestant dice"),
            Parameter("targeted", 1, 0, 1, "1 if the space is in the targeted zone"),
            Parameter("pope", 0, 0, 1, "1 under Paul III or Julius III"),
            Parameter("augsburg", 0, 0, 1, "1 after Augsburg Confession"),
        ),
        counter_odds,
    ),
    "debate": Calculator(
        "debate",
        (
            Parameter("attack", None, 1, 20, "dice of the side that called it"),
            Parameter("defence", None, 1, 20, "dice of the other side"),
            Parameter("attacker_value", 2, 1, 6, "value of the attacking debater"),
            Parameter("defender_value", 2, 1, 6, "value of the defending debater"),
            Parameter("second_attack", 5, 1, 20, "dice of the attacker in a second round"),
            Parameter("second_defence", 4, 1, 20, "dice of the defender in a second round"),
            Parameter("second_attacker_value", 2, 1, 6, "value of the attacker in a second round"),
            Parameter("second_defender_value", 2, 1, 6, "value of the defender in a second round"),
        ),
        debate_odds,
    ),
    "diet": Calculator(
        "diet",
        (
            Parameter("protestant", None, 0, 6, "command points of the Protestant card"),
            Parameter("habsburg", None, 0, 6, "command points of the Habsburg card"),
            Parameter("papacy", None, 0, 6, "command points of the Papal card"),
        ),
        diet_odds,
    ),
}
