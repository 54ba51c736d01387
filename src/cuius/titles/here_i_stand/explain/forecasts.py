"""14 to 18, 20 What the dice promise for the answers to a question, by its key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from cuius.core.ids import PASS, Id
from cuius.core.odds import Dist, Forecast, Modifier, dice_sum, total
from cuius.core.requests import Ask
from cuius.titles.here_i_stand.explain.debates import of_a_pool, of_a_round
from cuius.titles.here_i_stand.explain.forecasts_sea import FORECASTS_SEA, of_the_pirates
from cuius.titles.here_i_stand.explain.marching import FORECASTS_MARCH, battle_forecast, contest
from cuius.titles.here_i_stand.explain.odds.land import assault_odds
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
from cuius.titles.here_i_stand.explain.odds.religion import counter_odds, reformation_odds
from cuius.titles.here_i_stand.explain.odds.sea import ATTACKER as FLEET_WINS
from cuius.titles.here_i_stand.explain.odds.sea import DEFENDER as FLEET_LOSES
from cuius.titles.here_i_stand.explain.odds.sea import TIE as FLEETS_EVEN
from cuius.titles.here_i_stand.ids import (
    CATHOLIC,
    CIRCUMNAVIGATION,
    CONQUER,
    EXPLORE,
    NOBODY,
    OTTOMAN,
    PAPACY,
    PIRACY,
    POWERS,
    PROTESTANT,
    PROTESTANT_FAITH,
)
from cuius.titles.here_i_stand.phases.land.assault import (
    attack_reasons,
    defence_reasons,
    inside_powers,
    leaders_inside,
)
from cuius.titles.here_i_stand.phases.land.formation import Formation, whole_stack
from cuius.titles.here_i_stand.phases.land.siege import inside
from cuius.titles.here_i_stand.phases.new_world.colonies import modifiers as conquest_modifiers
from cuius.titles.here_i_stand.phases.new_world.voyages import EXPLORING, Voyage
from cuius.titles.here_i_stand.phases.new_world.voyages import modifiers as voyage_modifiers
from cuius.titles.here_i_stand.phases.religion.attempts import (
    Attempts,
    attack_on,
    counter_attack_on,
    pope_prevails,
)
from cuius.titles.here_i_stand.phases.sea.combat import dice_of
from cuius.titles.here_i_stand.rules.lasting import AUGSBURG_CONFESSED, in_force
from cuius.titles.here_i_stand.rules.new_world import (
    conquest_for,
    conquistadors_left,
    explorers_left,
    river_for,
)
from cuius.titles.here_i_stand.rules.religion import base_dice, is_targeted
from cuius.titles.here_i_stand.rules.units import best_rating, formation_limit, land_of
from cuius.titles.here_i_stand.state import POWER_COUNT, State

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


# 14, 15.1, 16.2 What the dice promise in war: battles, assaults, combats at sea.

ASSAULT = lru_cache(maxsize=256)(assault_odds)


# Field battle


def of_a_battle(ask: Ask, word: Any) -> Forecast | None:
    """14-p1,p4,p5 As things stand, if no card is played."""
    g, _, _, (battle, *_) = ask.args
    return battle_forecast(g, battle.attacker, battle.defender) if word == PASS else None


# Assault


def assault_forecast(g: State, formation: Formation, extra: int = 0) -> Forecast | None:
    """15.1-p3,p4 The formation against those inside; `extra` are dice of cards."""
    space = formation.origin
    cavalry = formation.hired if formation.power == OTTOMAN else 0
    units, rating = formation.size - cavalry, formation.rating(g)
    garrison = inside(g, space)
    riders = g.hired[space * POWER_COUNT + OTTOMAN] if OTTOMAN in inside_powers(g, space) else 0
    commander = best_rating(g, leaders_inside(g, space))
    present = land_of(g, formation.power, space)
    # Dice of cards are dice like those of a leader: no unit is lost for them.
    odds = ASSAULT(units, cavalry, rating + extra, present, garrison - riders, riders, commander, 0, 0)
    own, theirs = attack_reasons(g, formation, extra), defence_reasons(g, space)
    return replace(odds, modifiers=own, against=theirs)


def of_an_assault(ask: Ask, space: Id) -> Forecast | None:
    """15.1-p1 With as many as can take part."""
    g, power = ask.args[:2]
    stack = whole_stack(g, power, space)
    most = formation_limit(g, stack.leaders)
    over = max(0, stack.size - most)
    ready = stack._replace(hired=max(0, stack.hired - over))
    if ready.size > most:
        owner, many = ready.regulars[0]
        ready = ready._replace(regulars=((owner, many - (ready.size - most)), *ready.regulars[1:]))
    forecast = assault_forecast(g, ready)
    return None if forecast is None else replace(forecast, at_best=True)


def of_a_storm(ask: Ask, word: Any) -> Forecast | None:
    """15.1-p2a,p5,p6 As things stand, if no card is played."""
    g, _, _, (formation, *_) = ask.args
    about = ask.about or {}
    return assault_forecast(g, formation, about.get("extra", 0)) if word == PASS else None


# At sea


def of_a_combat(ask: Ask, word: Any) -> Forecast | None:
    """16.2-p3,p4 As things stand, if no card is played."""
    if word != PASS:
        return None
    g, _, _, (battle, *_) = ask.args
    attack, defence = [dice_of(g, battle, side) for side in battle.sides]
    forecast = contest(total(attack), 0, total(defence), 0, (FLEET_WINS, FLEETS_EVEN, FLEET_LOSES))
    return replace(forecast, modifiers=attack, against=defence)


FORECASTS_WAR: Mapping[str, Weigh] = {
    "respond.battle.mercenaries": of_a_battle,
    "respond.battle.cards": of_a_battle,
    "assault.space": of_an_assault,
    "respond.assault.declared": of_a_storm,
    "respond.assault.recruits": of_a_storm,
    "respond.assault.attacker": of_a_storm,
    "respond.assault.defender": of_a_storm,
    "respond.naval.cards": of_a_combat,
}


# 20.2, 20.3 What the dice promise in voyages; for debates see `explain/debates.py`.

TWO_DICE = dice_sum(2)


# Voyages


def of_an_action(ask: Ask, word: Any) -> Forecast | None:
    """20.2-r7, 20.3-r6 A voyage, whoever is drawn to lead it; 16.4-r1 the best raid."""
    g, power = ask.args[:2]
    if word == EXPLORE:
        return exploration_forecast(g, power)
    if word == PIRACY:
        return of_the_pirates(g, power)
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


FORECASTS: Mapping[str, Weigh] = {
    **FORECASTS_RELIGION,
    **FORECASTS_MARCH,
    **FORECASTS_WAR,
    **FORECASTS_SEA,
    **FORECASTS_WORLD,
}
