"""18.5, 20.2, 20.3 What the dice promise in debates and voyages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from cuius.core.ids import PASS, Id
from cuius.core.odds import Dist, Forecast, Modifier, Score, dice_sum, hit_contest, total
from cuius.core.requests import Ask
from cuius.titles.here_i_stand.explain.odds.overseas import (
    CHOICE,
    FAILS,
    IN_VAIN,
    KILLED,
    NOTHING,
    RIVER,
    SUCCEEDS,
    WITH_CARD,
)
from cuius.titles.here_i_stand.explain.odds.overseas import LOST as LOST_AT_SEA
from cuius.titles.here_i_stand.explain.odds.religion import EVEN, LOST, OUSTED, REMOVED, WON
from cuius.titles.here_i_stand.ids import CIRCUMNAVIGATION, CONQUER, EXPLORE, POWERS
from cuius.titles.here_i_stand.phases.new_world.conquest import modifiers as conquest_modifiers
from cuius.titles.here_i_stand.phases.new_world.exploration import EXPLORING, Voyage
from cuius.titles.here_i_stand.phases.new_world.exploration import modifiers as voyage_modifiers
from cuius.titles.here_i_stand.phases.religion.debates import POOLS, Debate, defenders
from cuius.titles.here_i_stand.rules.debates import attack_dice, defence_dice
from cuius.titles.here_i_stand.rules.new_world import (
    conquest_for,
    conquistadors_left,
    explorers_left,
    river_for,
)
from cuius.titles.here_i_stand.state import State

Weigh = Callable[[Ask, Any], Forecast | None]
VERDICTS = (REMOVED, WON, EVEN, LOST, OUSTED)
TWO_DICE = dice_sum(2)


# Debates


@lru_cache(maxsize=512)
def round_of_debate(attack: int, defence: int, own: int, enemy: int) -> Dist[str]:
    """18.5-s4..s9 One round; who is beaten by more than his value is gone."""

    def read(score: Score) -> str:
        if score.margin > 0:
            return REMOVED if score.margin > enemy else WON
        return EVEN if not score.margin else OUSTED if -score.margin > own else LOST

    return hit_contest(attack, defence).map(read)


def verdict(g: State, attack: tuple[Modifier, ...], attacker: Id, defender: Id) -> Dist[str]:
    value = g.board.debater_value
    dice = total(attack), total(defence_dice(g, defender))
    return round_of_debate(*dice, value[attacker], value[defender])


def of_a_pool(ask: Ask, word: str) -> Forecast:
    """18.5-s3 The first round, whoever of them is drawn to answer."""
    g, how, attacker = ask.args
    attack = attack_dice(g, how.caller, how.zone, attacker, inquisition=how.inquisition)
    drawn = defenders(g, how, POOLS[word])
    ends = evenly([verdict(g, attack, attacker, d) for d in drawn])
    return Forecast.of(ends, VERDICTS, attack)


def of_a_round(ask: Ask, word: Any) -> Forecast | None:
    """18.5-s3c The round between those who were drawn."""
    if word != PASS:
        return None
    g, about = ask.args[0], ask.about or {}
    attacker, defender = about["attacker"], about["defender"]
    how = Debate(POWERS[g.board.debater_side[attacker]], about["zone"], bool(about["inquisition"]))
    attack = attack_dice(g, how.caller, how.zone, attacker, inquisition=how.inquisition)
    forecast = Forecast.of(verdict(g, attack, attacker, defender), VERDICTS, attack)
    return replace(forecast, against=defence_dice(g, defender))


# Voyages


def of_an_action(ask: Ask, word: Any) -> Forecast | None:
    """20.2-r7, 20.3-r6 A voyage, whoever is drawn to lead it."""
    g, power = ask.args[:2]
    if word == EXPLORE:
        return exploration_forecast(g, power)
    return conquest_forecast(g, power) if word == CONQUER else None


def exploration_forecast(g: State, power: Id) -> Forecast:
    """20.2-t1..t4 As discoveries stand now; others may sail before."""
    numbers = g.board.numbers

    def read(result: int) -> str:
        if result <= numbers["lost_up_to"]:
            return LOST_AT_SEA
        if result >= numbers["choice_from"]:
            return CHOICE
        return NOTHING if river_for(g, result) is None else RIVER

    crews = [Voyage("explore", power, 0, x) for x in explorers_left(g, power)]
    ends = [throw_of(total(voyage_modifiers(g, v, EXPLORING)), read) for v in crews]
    return Forecast.of(evenly(ends), (LOST_AT_SEA, NOTHING, RIVER, CHOICE))


def conquest_forecast(g: State, power: Id) -> Forecast:
    """20.3-t1..t3 As conquests stand now."""
    numbers = g.board.numbers

    def read(result: int) -> str:
        if result <= numbers["killed_up_to"]:
            return KILLED
        conquest = conquest_for(g, result)
        return IN_VAIN if conquest is None else f"conquering.{conquest.word}"

    ends = [throw_of(total(conquest_modifiers(g, x, 0)), read) for x in conquistadors_left(g, power)]
    return Forecast.of(evenly(ends), (KILLED, IN_VAIN))


def throw_of(plus: int, read: Callable[[int], str]) -> Dist[str]:
    return TWO_DICE.map(lambda dice: read(dice + plus))


def evenly(ends: list[Dist[str]]) -> Dist[str]:
    """One of several is drawn, each as likely as the other."""
    return Dist.mixture([(1, end) for end in ends])


def of_the_south(ask: Ask, goal: Id) -> Forecast | None:
    """20.2-t5 Round the world on a second throw; everything else is sure."""
    if goal != CIRCUMNAVIGATION:
        return None
    g, about = ask.args[0], ask.about or {}
    explorer = about["explorer"]
    voyage = Voyage("explore", POWERS[g.board.explorer_power[explorer]], about["bonus"], explorer)
    plus = voyage_modifiers(g, voyage, "voyage.circumnavigation")
    numbers = g.board.numbers

    def read(result: int) -> str:
        if result < numbers["around_from"]:
            return FAILS
        return WITH_CARD if result >= numbers["around_card_from"] else SUCCEEDS

    return Forecast.of(throw_of(total(plus), read), (FAILS, SUCCEEDS, WITH_CARD), plus)


FORECASTS_WORLD: Mapping[str, Weigh] = {
    "debate.pool": of_a_pool,
    "respond.debate.debaters": of_a_round,
    "action": of_an_action,
    "voyage.choice": of_the_south,
}
