"""16.1, 16.2, 16.4 What the dice promise at sea before a fleet sails, intercepts, slips away or raids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from typing import Any

from cuius.core.ids import PASS, Id
from cuius.core.odds import Forecast, hit_contest, total, winner
from cuius.core.odds.forecast import OutcomeProbability
from cuius.core.requests import Ask
from cuius.titles.here_i_stand.explain.odds.sea import (
    ATTACKER,
    CAUGHT,
    DEFENDER,
    TIE,
    chase_odds,
    evade_odds,
    piracy_odds,
)
from cuius.titles.here_i_stand.ids import MAJORS, OTTOMAN
from cuius.titles.here_i_stand.phases.land.formation import DONE
from cuius.titles.here_i_stand.phases.sea.combat import fleet_dice
from cuius.titles.here_i_stand.phases.sea.piracy import (
    dice_against,
    dice_of_raid,
    piracy_rating,
    raiding_grounds,
    victims,
)
from cuius.titles.here_i_stand.phases.sea.reactions import PART, eager, quarries
from cuius.titles.here_i_stand.phases.sea.sailing import is_sheltered, unmet
from cuius.titles.here_i_stand.rules.dice import HIT, counted
from cuius.titles.here_i_stand.rules.powers import at_war
from cuius.titles.here_i_stand.rules.units import (
    Fleet,
    able,
    best_rating,
    enemy_fleets,
    fleet_at,
    is_port,
    ports_of,
    ships_of,
)
from cuius.titles.here_i_stand.state import State

Weigh = Callable[[Ask, Any], Forecast | None]
CHASE = lru_cache(maxsize=8)(chase_odds)
EVADE = lru_cache(maxsize=8)(evade_odds)
PIRACY = lru_cache(maxsize=64)(piracy_odds)
PASSED, INTERCEPTED = "passage.free", "passage.intercepted"
NAMED = {"attacker": ATTACKER, "tie": TIE, "defender": DEFENDER}


# Combat


@lru_cache(maxsize=256)
def combat_of(attack: int, defence: int) -> Forecast:
    """16.2-p5,p7 Hits against hits, with these dice."""
    won = winner(hit_contest(attack, defence, on=HIT)).map(NAMED.__getitem__)
    return Forecast.of(won, (ATTACKER, TIE, DEFENDER))


def combat_forecast(g: State, attacker: Fleet, defender: Fleet, place: Id) -> Forecast:
    """16.2-p1,p2 If these two meet there and nobody plays a card."""
    attack = fleet_dice(g, attacker, port_defence=False)
    defence = fleet_dice(g, defender, port_defence=is_port(place))
    return replace(combat_of(total(attack), total(defence)), modifiers=attack, against=defence)


def of_a_course(ask: Ask, target: Id) -> Forecast | None:
    """16.1-p1 The whole stack, with ships already there, against the one enemy it will find.

    Where it finds none: whether it is intercepted.
    """
    g, stack = ask.args
    foes = enemy_fleets(g, stack.power, target)
    if not foes:
        return passage_forecast(g, stack.power, target)
    if len(foes) > 1:
        return None
    fleet = joined(able(g, stack, target), fleet_at(g, stack.power, target))
    return replace(combat_forecast(g, fleet, fleet_at(g, foes[0], target), target), at_best=True)


def joined(one: Fleet, other: Fleet) -> Fleet:
    """Two fleets of a power as one."""
    return one._replace(
        squadrons=one.squadrons + other.squadrons,
        corsairs=one.corsairs + other.corsairs,
        leaders=one.leaders + other.leaders,
    )


def of_a_battleground(ask: Ask, place: Id) -> Forecast | None:
    """16.1-p7 Where one enemy is met."""
    g, power, met = ask.args
    foes = unmet(g, power, place, met)
    return meeting(g, power, foes[0], place) if len(foes) == 1 else None


def of_an_enemy(ask: Ask, enemy: Id) -> Forecast:
    """16.1-p7b Each of them alone."""
    g, power, place, _ = ask.args
    return meeting(g, power, enemy, place)


def meeting(g: State, attacker: Id, defender: Id, place: Id) -> Forecast:
    return combat_forecast(g, fleet_at(g, attacker, place), fleet_at(g, defender, place), place)


# Interception


def passage_forecast(g: State, power: Id, sea: Id) -> Forecast | None:
    """16.1-p2b,p2c,p4 Into an empty sea zone, if every enemy next to it who may intercept tries."""
    if is_port(sea) or is_sheltered(g, power, sea, ()):
        return None
    ratings = [fleet.rating(g) for fleet in hunters(g, power, sea)]
    return passage_of(tuple(sorted(ratings))) if ratings else None


def hunters(g: State, power: Id, sea: Id) -> list[Fleet]:
    """16.1-p4,p4d, 16.1-x6 The stacks next to it, of enemies who command ships, where the mover has none."""
    foes = [p for p in MAJORS if p != power and at_war(g, p, power)]
    places = [p for p in g.board.sailing[sea] if not ships_of(g, power, p)]
    fleets = [eager(g, foe, place, sea, ()) for place in places for foe in foes]
    return [fleet for fleet in fleets if fleet.size]


@lru_cache(maxsize=64)
def passage_of(ratings: tuple[int, ...]) -> Forecast:
    """16.1-p4e Free only if all of them fail."""
    free = Fraction(1)
    for rating in ratings:
        free *= 1 - CHASE(rating).probability(CAUGHT)
    return Forecast((OutcomeProbability(PASSED, free), OutcomeProbability(INTERCEPTED, 1 - free)))


def of_a_watch(ask: Ask, origin: Any) -> Forecast | None:
    """16.1-p4e With the best naval leader there."""
    if origin == PASS:
        return None
    g, power, _, seas, attempts = ask.args
    fleets = [eager(g, power, origin, s, attempts) for s in quarries(g, power, origin, seas, attempts)]
    return replace(CHASE(max(fleet.rating(g) for fleet in fleets)), at_best=True)


def of_a_quarry(ask: Ask, sea: Id) -> Forecast:
    """16.1-p4e, 16.1-x6 With the best naval leader who may go there."""
    g, power, origin, _, attempts = ask.args
    return replace(CHASE(eager(g, power, origin, sea, attempts).rating(g)), at_best=True)


def of_a_group(ask: Ask, word: Any) -> Forecast:
    """16.1-p4g With all leaders, if all ships go; the best who may go with a part of them."""
    g, stack = ask.args
    return replace(CHASE(stack.rating(g)), at_best=word == PART)


def of_a_captain(ask: Ask, word: Any) -> Forecast:
    """16.1-p4g With him and those who go along already."""
    g, _, chosen = ask.args
    return CHASE(best_rating(g, chosen if word == DONE else (*chosen, word)))


# Avoiding battle


def of_an_escape(ask: Ask, word: Any) -> Forecast:
    """16.1-p5f To slip away; and if the fleet stays, the combat that follows."""
    g, power, sea = ask.args
    fleet = fleet_at(g, power, sea)
    if word != PASS:
        return EVADE(fleet.rating(g))
    return combat_forecast(g, fleet_at(g, (ask.about or {})["mover"], sea), fleet, sea)


# Piracy


def raid_forecast(g: State, sea: Id, target: Id) -> Forecast:
    """16.4-p2..p4 Against the ports of this power."""
    against = dice_against(g, sea, target)
    odds = PIRACY(g.corsairs[sea], len(ports_of(g, target, sea)), piracy_rating(g, sea), total(against))
    return replace(odds, modifiers=dice_of_raid(g, sea, target), against=counted(*against))


def of_a_raid(ask: Ask, target: Id) -> Forecast:
    g, sea = ask.args
    return raid_forecast(g, sea, target)


def of_raiding_grounds(ask: Ask, sea: Id) -> Forecast:
    """16.4-p1 Against the target that promises most."""
    (g,) = ask.args
    return best_raid(g, (sea,))


def best_raid(g: State, seas: tuple[Id, ...]) -> Forecast:
    """16.4-r1 The one with the most hits to expect; among equals the first."""
    raids = [raid_forecast(g, sea, target) for sea in seas for target in victims(g, sea)]
    found = max(raids, key=expected_hits)
    return replace(found, at_best=len(raids) > 1)


def expected_hits(raid: Forecast) -> float:
    """What the last part of an outcome's key says, weighed."""
    hits = [(c.key.rpartition(".")[2], c.probability) for c in raid.outcomes]
    return sum([int(many) * float(chance) for many, chance in hits if many.isdecimal()])


def of_a_threat(ask: Ask, word: Any) -> Forecast | None:
    """16.4-p1 What happens if no card calls it off."""
    g, _, _, (sea, target) = ask.args
    return raid_forecast(g, sea, target) if word == PASS else None


def of_the_pirates(g: State, power: Id) -> Forecast | None:
    """16.4-r1 Among the actions, the best raid of all."""
    seas = raiding_grounds(g) if power == OTTOMAN else ()
    return best_raid(g, seas) if seas else None


FORECASTS_SEA: Mapping[str, Weigh] = {
    "fleet.to": of_a_course,
    "fleet.battle": of_a_battleground,
    "fleet.enemy": of_an_enemy,
    "chase.from": of_a_watch,
    "chase.to": of_a_quarry,
    "chase.whole": of_a_group,
    "chase.leader": of_a_captain,
    "evade.to": of_an_escape,
    "piracy.sea": of_raiding_grounds,
    "piracy.target": of_a_raid,
    "respond.piracy.declared": of_a_threat,
}
