"""18.3, 18.4 What the dice promise for each space that can be tried, and for each debater who can help."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from cuius.core.ids import PASS, Id
from cuius.core.odds import Forecast, Modifier, total
from cuius.core.requests import Ask
from cuius.titles.here_i_stand.explain.odds.religion import counter_odds, reformation_odds
from cuius.titles.here_i_stand.ids import CATHOLIC, NOBODY, PAPACY, PROTESTANT, PROTESTANT_FAITH
from cuius.titles.here_i_stand.phases.religion.attempts import (
    Attempts,
    attack_on,
    counter_attack_on,
    pope_prevails,
)
from cuius.titles.here_i_stand.rules.lasting import AUGSBURG_CONFESSED, in_force
from cuius.titles.here_i_stand.rules.religion import base_dice, is_targeted
from cuius.titles.here_i_stand.state import State

Weigh = Callable[[Ask, Any], Forecast | None]
Dice = tuple[Modifier, ...]


@lru_cache(maxsize=1024)
def reformation_of(attack: Dice, defence: Dice, targeted: bool, plus: int) -> Forecast:
    """18.3-s2..s8 With these dice of both sides; the same few come again and again."""
    forecast = reformation_odds(total(attack), total(defence), int(targeted), plus)
    return replace(forecast, modifiers=attack + forecast.modifiers, against=defence)


@lru_cache(maxsize=1024)
def counter_of(attack: Dice, defence: Dice, targeted: bool, pope: bool, augsburg: bool) -> Forecast:
    """18.4-s2..s8 Likewise for the Papacy."""
    forecast = counter_odds(total(attack), total(defence), int(targeted), int(pope), int(augsburg))
    return replace(forecast, modifiers=attack + forecast.modifiers, against=defence)


def reformation_forecast(g: State, space: Id, how: Attempts, helper: int) -> Forecast:
    """18.3-s2..s8 The dice of both sides, each with its reason, and the chance."""
    attack, defence = attack_on(g, space, how, helper), base_dice(g, CATHOLIC, space)
    return reformation_of(attack, defence, is_targeted(g, space, how.zones), how.plus)


def counter_forecast(g: State, space: Id, how: Attempts, helper: int) -> Forecast:
    """18.4-s2..s8 Likewise for the Papacy."""
    attack, defence = counter_attack_on(g, space, helper), base_dice(g, PROTESTANT_FAITH, space)
    targeted, pope = is_targeted(g, space, how.zones), pope_prevails(g)
    augsburg = in_force(g, AUGSBURG_CONFESSED, PROTESTANT)
    return counter_of(attack, defence, targeted, pope, augsburg)


def of_a_reformation(ask: Ask, space: Id) -> Forecast:
    """18.3-s1 By space; a debater who may still be committed is not counted."""
    g, how, helper = ask.args
    return reformation_forecast(g, space, how, helper)


def of_a_counter(ask: Ask, space: Id) -> Forecast:
    """18.4-s1 Likewise."""
    g, how, helper = ask.args
    return counter_forecast(g, space, how, helper)


def of_a_helper(ask: Ask, word: Any) -> Forecast:
    """18.2-r27 With each debater, and without any."""
    g, power, space, how = ask.args
    helper = NOBODY if word == PASS else word
    if power == PAPACY:
        return counter_forecast(g, space, how, helper)
    return reformation_forecast(g, space, how, helper)


FORECASTS_RELIGION: Mapping[str, Weigh] = {
    "reformation.target": of_a_reformation,
    "counter.target": of_a_counter,
    "attempt.helper": of_a_helper,
}
