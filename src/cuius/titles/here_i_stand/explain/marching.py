"""13, 14 What the dice promise those who march, intercept, avoid battle, withdraw or fight.

Positions are public, so whoever is asked may know what the others could do: every stack that may intercept is
counted as trying, with all the units and leaders it can send.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from typing import Any

from cuius.core.ids import PASS, Id
from cuius.core.odds import (
    Dist,
    Forecast,
    Modifier,
    OutcomeProbability,
    Score,
    dice_sum,
    hits,
    total,
    winner,
)
from cuius.core.requests import Ask
from cuius.titles.here_i_stand.explain.odds.land import (
    ATTACKER,
    AVOIDED,
    DEFENDER,
    INTERCEPTED,
    NOT_AVOIDED,
    NOT_INTERCEPTED,
    TIE,
)
from cuius.titles.here_i_stand.ids import FIRST_SEA, MAJORS
from cuius.titles.here_i_stand.phases.land.battle import KEEN
from cuius.titles.here_i_stand.phases.land.forces import Force, Side, side_loses, stacks_in
from cuius.titles.here_i_stand.phases.land.formation import Formation, whole_stack
from cuius.titles.here_i_stand.phases.land.reactions import (
    STAND,
    can_withdraw,
    fresh_leaders,
    is_exposed,
    may_intercept,
    posts,
)
from cuius.titles.here_i_stand.rules.control import opponents
from cuius.titles.here_i_stand.rules.dice import HIT, NEEDED, reaction_modifiers
from cuius.titles.here_i_stand.rules.powers import is_friendly
from cuius.titles.here_i_stand.rules.units import formation_limit, marked, yet_to_intercept
from cuius.titles.here_i_stand.state import State

FREE, CAUGHT = "move.free", "move.intercepted"
CAUGHT_AND_BEATEN, CAUGHT_IN_VAIN = "intercept.won", "intercept.lost"
STAYS_AND_WINS, STAYS_AND_LOSES = "avoid.stays.wins", "avoid.stays.loses"

Weigh = Callable[[Ask, Any], Forecast | None]
Chances = tuple[tuple[str, Fraction], ...]


# Field battle


@lru_cache(maxsize=512)
def contest(attack: int, keen: int, defence: int, keen_against: int, keys: tuple[str, str, str]) -> Forecast:
    """14-p6,p8, 16.2-p5,p7 Hits against hits; keen dice hit on a four too."""
    own, other = scored(attack, keen), scored(defence, keen_against)
    named = dict(zip(("attacker", "tie", "defender"), keys, strict=True))
    won = winner(own.combine(other, Score)).map(named.__getitem__)
    return Forecast.of(won, keys)


def scored(dice: int, keen: int) -> Dist[int]:
    return hits(dice, on=HIT).combine(hits(keen, on=KEEN), lambda one, more: one + more)


def battle_forecast(g: State, attacker: Side, defender: Side) -> Forecast | None:
    """14-p8 Who wins, if both sides have somebody to fight with."""
    if not attacker.force.units or not defender.force.units:
        return None
    attack, defence = attacker.reasons(g), defender.reasons(g)
    if attacker.first == defender.first:
        plain = max(0, total(attack)), max(0, total(defence))
        forecast = contest(plain[0], attacker.keen, plain[1], defender.keen, (ATTACKER, TIE, DEFENDER))
    elif attacker.first:
        forecast = ambush(total(attack), attacker.keen, total(defence), defender.keen, defender.force.units)
    else:
        seen = ambush(total(defence), defender.keen, total(attack), attacker.keen, attacker.force.units)
        forecast = listed(tuple([(MIRRORED[key], chance) for key, chance in reversed(seen.outcomes)]))
    return replace(
        forecast, modifiers=attack + attacker.keen_reasons(), against=defence + defender.keen_reasons()
    )


MIRRORED = {ATTACKER: DEFENDER, TIE: TIE, DEFENDER: ATTACKER}
"""Who wins, seen from the other side."""


@lru_cache(maxsize=256)
def ambush(first: int, keen: int, second: int, keen_second: int, units: int) -> Forecast:
    """24-k29, 14-p6 Hits of the first side fall before the other counts its dice; without units none."""

    def score(struck: int) -> Dist[Score]:
        left = max(0, second - struck) if struck < units else 0
        answer = scored(left, keen_second if struck < units else 0)
        return answer.map(lambda hit: Score(struck, hit))

    named = {"attacker": ATTACKER, "tie": TIE, "defender": DEFENDER}
    ends = Dist.mixture([(chance, score(struck)) for struck, chance in scored(max(0, first), keen).items()])
    return Forecast.of(winner(ends).map(named.__getitem__), (ATTACKER, TIE, DEFENDER))


def meeting(g: State, mover: Formation, space: Id, defence: list[Formation]) -> Forecast | None:
    """13.1-p8 The formation against these stacks, if nobody plays a card.

    15.2-r2 With a relief force come, at best, all those inside of its power.
    """
    relief = g.besieged[space] > 0 and is_friendly(g, mover.power, space)
    attack = [mover]
    if relief:
        within = whole_stack(g, mover.power, space)
        attack = [within] if mover.origin == space else [mover, within]
    sides = Side(Force(attack), False, side_loses), Side(Force(defence), True, side_loses)
    found = battle_forecast(g, *sides)
    return replace(found, at_best=True) if found and relief else found


# 13.2 Interception


@lru_cache(maxsize=16)
def reached(plus: int) -> Fraction:
    """13.2-p2, 13.3-p4 Two dice and this much more come to nine."""
    return dice_sum(2, modifier=plus).probability(lambda roll: roll >= NEEDED)


def interceptors(g: State, power: Id, space: Id) -> Formation:
    """13.2-p1, 13.2-r7 As many as could try from a space, under all leaders who may."""
    stack = whole_stack(g, power, space)._replace(leaders=fresh_leaders(g, power, space))
    most = min(yet_to_intercept(g, power, space), formation_limit(g, stack.leaders))
    hired = min(stack.hired, most)
    left, regulars = most - hired, []
    for owner, many in stack.regulars:
        taken = min(many, left)
        left -= taken
        if taken:
            regulars.append((owner, taken))
    return stack._replace(regulars=tuple(regulars), hired=hired)


def modifiers_of(g: State, band: Formation, mover: Formation) -> tuple[Modifier, ...]:
    """13.2-p2a..p2c, 13.3-p4a..p4c What those who react add to two dice."""
    return reaction_modifiers(band.power, band.rating(g), band.hired, mover.power, mover.hired)


def threats(g: State, mover: Formation, destination: Id) -> list[Fraction]:
    """13.2-r1,r1b The chance of every stack that may intercept a move to this space."""
    if not is_exposed(g, mover.power, destination):
        return []
    foes = opponents(g, mover.power, destination)
    return [
        reached(total(modifiers_of(g, interceptors(g, power, space), mover)))
        for power in MAJORS
        if may_intercept(g, power, mover.power, destination, foes)
        for space in posts(g, power, destination, ())
        if space != PASS
    ]


def caught(chances: list[Fraction]) -> Fraction:
    """13.2-r1d One success of any of them."""
    escape = Fraction(1)
    for chance in chances:
        escape *= 1 - chance
    return 1 - escape


def of_an_interception(ask: Ask, space: Any) -> Forecast | None:
    """13.2-p2 From this space, and the battle that follows if only this stack comes."""
    if space == PASS:
        return None
    g, power, destination, _, mover = ask.args
    band = interceptors(g, power, space)
    plus = modifiers_of(g, band, mover)
    success = reached(total(plus))
    foes = [p for p in opponents(g, mover.power, destination) if p != power]
    own = whole_stack(g, power, destination)
    fight = meeting(g, mover, destination, [*stacks_in(g, tuple(foes), destination), own, band])
    if fight is None:
        return listed(((INTERCEPTED, success), (NOT_INTERCEPTED, 1 - success)), plus)
    lost = success * fight.probability(ATTACKER)
    found = (CAUGHT_AND_BEATEN, success - lost), (CAUGHT_IN_VAIN, lost), (NOT_INTERCEPTED, 1 - success)
    return replace(listed(found, plus), at_best=True)


# 13.1 The move


def of_a_move(ask: Ask, space: Any) -> Forecast | None:
    """13.1-p5..p8 Whether it is intercepted; if not, the battle with those who stand there and give it."""
    g, formation = ask.args[:2]
    if not isinstance(space, Id) or space >= FIRST_SEA:
        return None
    risk = caught(threats(g, formation, space))
    foes = opponents(g, formation.power, space)
    fight = meeting(g, formation, space, stacks_in(g, foes, space)) if foes else None
    if fight is None:
        return listed(((FREE, 1 - risk), (CAUGHT, risk))) if risk else None
    if not risk:
        return fight
    free = [(key, chance * (1 - risk)) for key, chance in fight.outcomes]
    return replace(fight, outcomes=listed((*free, (CAUGHT, risk))).outcomes)


# 13.3 Avoiding battle, 13.4 withdrawal


def of_avoiding(ask: Ask, space: Any) -> Forecast | None:
    """13.3-p4 With the whole stack; and the battle of those who fail, or who stay, where no walls are."""
    g, power, mover, _ = ask.args
    here = mover.origin
    foes = opponents(g, mover.power, here)
    fight = meeting(g, mover, here, stacks_in(g, foes, here))
    if space == PASS:
        return None if fight is None else listed(ending(fight, Fraction(1)))
    stack = whole_stack(g, power, here)
    if 0 < stack.size <= marked(g.beaten, power, here):  # 13.3-p4d
        return listed(((AVOIDED, Fraction(1)), (NOT_AVOIDED, Fraction(0))))
    plus = modifiers_of(g, stack, mover)
    success = reached(total(plus))
    if fight is None or can_withdraw(g, mover.power, here, foes):
        return listed(((AVOIDED, success), (NOT_AVOIDED, 1 - success)), plus)
    return listed(((AVOIDED, success), *ending(fight, 1 - success)), plus)


def ending(fight: Forecast, chance: Fraction) -> Chances:
    """14-p8 The battle of those who stay, as the defender sees it: a tie is his."""
    lost = chance * fight.probability(ATTACKER)
    return (STAYS_AND_WINS, chance - lost), (STAYS_AND_LOSES, lost)


def of_a_withdrawal(ask: Ask, word: str) -> Forecast | None:
    """13.4-r2 The battle of those who stand; behind walls nothing is thrown."""
    g, mover, foes = ask.args
    return meeting(g, mover, mover.origin, stacks_in(g, foes, mover.origin)) if word == STAND else None


def listed(chances: Chances, modifiers: tuple[Modifier, ...] = ()) -> Forecast:
    return Forecast(tuple([OutcomeProbability(key, chance) for key, chance in chances]), modifiers)


FORECASTS_MARCH: Mapping[str, Weigh] = {
    "move.to": of_a_move,
    "move.on": of_a_move,
    "transport.to": of_a_move,
    "intercept.from": of_an_interception,
    "avoid.to": of_avoiding,
    "withdraw": of_a_withdrawal,
}
