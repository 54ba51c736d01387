"""15.7 What fights are worth to the steward: battles, sieges, and what an army could do in a province."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import NamedTuple

from cuius.titles.guerres.board import Board
from cuius.titles.guerres.bot.court import talent
from cuius.titles.guerres.bot.sight import Sight
from cuius.titles.guerres.ids import CHARACTERS, MARKER_COUNT, NOBODY, PROVINCES, REVOLTS
from cuius.titles.guerres.rules.combat import TAKEN, outcome, supported, verdict, worth_of_leader
from cuius.titles.guerres.rules.court_actions import throws_above
from cuius.titles.guerres.rules.movement import activation_cost, armies_at, revolt_in
from cuius.titles.guerres.state import State

FATE = 1 / 6
"""15.7.6-r1 The chance that a leader is stricken in battle; half of those are captured."""
AWAY = 0.15
"""What part of a leader is lost while he is away."""


@cache
def hits_chance(dice: int, hits: int) -> float:
    """15.7.5-r4 Exactly so many hits."""
    return float(comb(dice, hits) * 2 ** (dice - hits) / 3**dice)


@cache
def battle_chance(troops: int, dice: int, enemy: int, enemy_dice: int) -> float:
    """15.7.5-r5,r6 Of beating an enemy; a standstill counts half."""
    won = 0.0
    for hits in range(dice + 1):
        for replies in range(enemy_dice + 1):
            result = (verdict(troops, hits, enemy, replies) + 1) / 2
            won += hits_chance(dice, hits) * hits_chance(enemy_dice, replies) * result
    return won


@cache
def siege_chance(troops: int, dice: int, garrison: int) -> float:
    """15.7.7-r8..r12 Of taking a town and holding it."""
    return sum(
        [
            hits_chance(dice, hits) * hits_chance(garrison, replies)
            for hits in range(dice + 1)
            for replies in range(garrison + 1)
            if outcome(troops, hits, garrison, replies) == TAKEN
        ]
    )


class Force(NamedTuple):
    """So many troops of an army under its leaders, as they would fight."""

    camp: int
    faction: int
    troops: int
    talent: int
    leaders: tuple[int, ...] = ()

    def dice(self, board: Board) -> int:
        return board.dice[self.troops] + self.talent


def force_of(s: Sight, army: int, troops: int = 0) -> Force:
    """An army, or so many points of it."""
    known = s.forces.get((army, troops))
    if known is None:
        known = s.forces[army, troops] = led_force(s.g, army, troops)
    return known


def led_force(g: State, army: int, troops: int) -> Force:
    if army in REVOLTS:
        return Force(NOBODY, NOBODY, g.troops[army], 0)
    talent = g.tactical(army) + (g.board.numbers.support_dice if supported(g, army) else 0)
    leaders = tuple([c for c in (g.commander[army], g.supporter[army]) if c != NOBODY])
    return Force(g.camp(army // MARKER_COUNT), g.in_command(army), troops or g.troops[army], talent, leaders)


# What fights are worth


def victory_odds(s: Sight, one: Force, other: Force) -> float:
    board = s.g.board
    return battle_chance(one.troops, max(1, one.dice(board)), other.troops, max(1, other.dice(board)))


def battle_worth(s: Sight, one: Force, other: Force) -> float:
    """15.8-r2 War points to be won, less those to be lost; leaders and troops that may fall."""
    won, board = victory_odds(s, one, other), s.g.board
    prize = s.war_gain(one.faction, board.victory[other.troops])
    blood = s.weights.troop_share * s.conquest() * (losses(s, other, one) - losses(s, one, other))
    more = blood + s.weights.leader * fates(s, one, other)
    if other.faction == NOBODY:
        return won * prize - (1 - won) * s.weights.revolt_defeat + more
    return won * prize + (1 - won) * s.war_gain(other.faction, board.victory[one.troops]) + more


def losses(s: Sight, force: Force, by: Force) -> float:
    """15.7.5-r4 Troop points that a force loses on the average."""
    return min(force.troops, max(1, by.dice(s.g.board)) / 3)


def fates(s: Sight, one: Force, other: Force) -> float:
    """15.7.6 15.8-r6 What the leaders of both may come to: talents lost, and points for who captures them.

    15.7.5-r12 Leaders who lose their last troops are away for the rest of the turn.
    """
    found = 0.0
    for force, by, sign in ((other, one, 1), (one, other, -1)):
        lost = FATE + AWAY * wiped_out_chance(force.troops, max(1, by.dice(s.g.board)))
        for leader in force.leaders:
            found += sign * lost * talent(s, CHARACTERS[leader])
            if by.faction != NOBODY:
                found += 0.5 * FATE * s.war_gain(by.faction, worth_of_leader(s.g.board, leader))
    return found


@cache
def wiped_out_chance(troops: int, dice: int) -> float:
    """15.7.5-r4 That so many dice hit every point."""
    return sum([hits_chance(dice, hits) for hits in range(troops, dice + 1)])


def siege_worth(s: Sight, force: Force, town: int) -> float:
    """15.8-r3..r5 A town for the master of the camp, and its war points."""
    g = s.g
    troops = force.troops - (1 if g.board.attrition[force.troops] <= 2 else 0)
    garrison = g.board.garrison[town]
    if g.control[town] == NOBODY or g.camp(g.control[town]) == force.camp or garrison > troops:
        return 0.0
    return siege_chance(troops, force.dice(g.board), garrison) * prize_of_town(s, force.faction, town)


def prize_of_town(s: Sight, faction: int, town: int) -> float:
    """15.8-r3..r5 What it is worth that an army of this faction takes a town."""
    known = s.prizes.get((faction, town))
    if known is None:
        known = s.town_gain(town, s.master(faction)) + s.war_gain(faction, s.g.board.worth[town])
        s.prizes[faction, town] = known
    return known


def best_siege(s: Sight, force: Force, province: int) -> float:
    towns = s.targets_of(force.camp)[province]
    return max([siege_worth(s, force, t) for t in towns]) if towns else 0.0


def province_worth(s: Sight, force: Force, province: int) -> float:
    """What an army could do in a province."""
    if province not in s.goals_of(force.camp):
        return 0.0
    by_province = s.worths.get(force)
    if by_province is None:
        by_province = s.worths[force] = {}
    known = by_province.get(province)
    if known is None:
        known = beat_and_besiege(s, force, province)
        if known:
            known *= s.liking("conquest", f"province {PROVINCES.ids[province].word}")
        by_province[province] = known
    return known


def beat_and_besiege(s: Sight, force: Force, province: int) -> float:
    """Beat who stands there, then besiege; or besiege beside him, if he does not stop it (ruling R44)."""
    worth, clear, siege = 0.0, 1.0, best_siege(s, force, province)
    if province not in s.g.army_at:
        return siege
    revolt = revolt_in(s.g, province)
    enemies = [*armies_at(s.g, 1 - force.camp, province), *([revolt] if revolt != NOBODY else [])]
    for enemy in enemies:
        other = force_of(s, enemy)
        fight, won = battle_worth(s, force, other), victory_odds(s, force, other)
        met = 1.0 if fight >= (1 - won) * siege else stopping_chance(s, other, force)
        worth += clear * met * fight
        clear *= 1 - met * (1 - won)
    return worth + clear * siege


def stopping_chance(s: Sight, own: Force, moving: Force) -> float:
    """15.7.4-r7..r10 Of intercepting an army that would rather pass."""
    board = s.g.board
    added = own.talent - moving.talent + board.own[own.troops] + board.opposing[moving.troops]
    return throws_above(0, added, board.numbers.success) / 36


def prospect(s: Sight, force: Force, province: int, money: int) -> float:
    """The same, or what could be done from there with another activation."""
    here = province_worth(s, force, province)
    if money < activation_cost(s.g, force.troops):
        return here
    goals = s.goals_of(force.camp)
    near = max([province_worth(s, force, p) for p in s.g.board.borders[province] if p in goals], default=0.0)
    return max(here, s.weights.later * near)
