"""18 Exact odds of religious attempts, debates and the Diet, from numbers that every player can count."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

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


REMOVED, WON, EVEN, UNDONE, LOST, OUSTED = (
    "debate.attacker_removes",
    "debate.attacker_wins",
    "debate.stands_even",
    "debate.undone",
    "debate.defender_wins",
    "debate.defender_removes",
)
VERDICTS = (REMOVED, WON, EVEN, UNDONE, LOST, OUSTED)
ATTACKS, DEFENDS = 1, 2
"""18.5-s7h On which side of a round Campeggio speaks, if he came uncommitted."""
UNDOES = 2
"""Faces of the die on which a defeat of his is undone."""
UNDONE_FOR = {ATTACKS: (LOST, OUSTED), DEFENDS: (REMOVED, WON)}


@lru_cache(maxsize=1024)
def round_odds(
    attack: int, defence: int, attacker_value: int, defender_value: int, campeggio: int = 0
) -> Dist[str]:
    """18.5-s4..s9 One round; who is beaten by more than his value is gone, unless Campeggio undoes it."""

    def read(score: Score) -> str:
        if score.margin > 0:
            return REMOVED if score.margin > defender_value else WON
        return EVEN if not score.margin else OUSTED if -score.margin > attacker_value else LOST

    ends = hit_contest(attack, defence).map(read)
    defeats = UNDONE_FOR.get(campeggio, ())
    return ends.flat_map(
        lambda end: Dist({UNDONE: UNDOES, end: 6 - UNDOES}) if end in defeats else Dist.always(end)
    )


def both_rounds(first: Dist[str], second: Dist[str]) -> Dist[str]:
    """18.5-s7a,s7d A second round if the first is even."""
    return first.flat_map(lambda end: second if end == EVEN else Dist.always(end))


def debate_odds(
    attack: int,
    defence: int,
    attacker_value: int,
    defender_value: int,
    campeggio: int,
    second_attack: int,
    second_defence: int,
    second_attacker_value: int,
    second_defender_value: int,
    second_campeggio: int,
) -> Forecast:
    """18.5-s4..s9 One round, and a second if it is even; who is beaten by more than his value is gone."""
    first = round_odds(attack, defence, attacker_value, defender_value, campeggio)
    second = round_odds(
        second_attack, second_defence, second_attacker_value, second_defender_value, second_campeggio
    )
    return Forecast.of(both_rounds(first, second), VERDICTS)


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
            Parameter("campeggio", 0, 0, 2, "1 if Campeggio attacks, 2 if he defends, uncommitted"),
            Parameter("second_attack", 5, 1, 20, "dice of the attacker in a second round"),
            Parameter("second_defence", 4, 1, 20, "dice of the defender in a second round"),
            Parameter("second_attacker_value", 2, 1, 6, "value of the attacker in a second round"),
            Parameter("second_defender_value", 2, 1, 6, "value of the defender in a second round"),
            Parameter("second_campeggio", 0, 0, 2, "the same as campeggio, in a second round"),
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
