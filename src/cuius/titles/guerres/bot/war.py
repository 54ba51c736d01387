"""15 The steward at war: where troops gather, which provinces are worth their cost, when to fight."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Any, NamedTuple

from cuius.titles.guerres.board import Board
from cuius.titles.guerres.bot.court import most, talent
from cuius.titles.guerres.bot.sight import Sight
from cuius.titles.guerres.ids import (
    ARMIES,
    CHARACTERS,
    FACTIONS,
    MARKER_COUNT,
    NOBODY,
    PROVINCES,
    REVOLTS,
    TOWNS,
)
from cuius.titles.guerres.phases.war.money import ally_of
from cuius.titles.guerres.rules.combat import TAKEN, outcome, supported, verdict, worth_of_leader
from cuius.titles.guerres.rules.court_actions import throws_above
from cuius.titles.guerres.rules.movement import (
    FARTHEST,
    REST,
    activation_cost,
    armies_at,
    distances,
    revolt_in,
    troops_at,
)
from cuius.titles.guerres.state import State, word_at

HANDY = 3
"""Troop points of an army that marches fast, cheaply and without attrition."""
FATE = 1 / 6
"""15.7.6-r1 The chance that a leader is stricken in battle; half of those are captured."""
AWAY = 0.15
"""What part of a leader is lost while he is away."""
HOPELESS = 0.35
"""Odds of a battle for which no ally pays."""


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
    odds = siege_chance(troops, force.dice(g.board), garrison)
    prize = s.town_gain(town, s.master(force.faction)) + s.war_gain(force.faction, g.board.worth[town])
    return odds * prize


def best_siege(s: Sight, force: Force, province: int) -> float:
    towns = s.targets_of(force.camp)[province]
    return max([siege_worth(s, force, t) for t in towns]) if towns else 0.0


def province_worth(s: Sight, force: Force, province: int) -> float:
    """What an army could do in a province."""
    by_province = s.worths.get(force)
    if by_province is None:
        by_province = s.worths[force] = {}
    known = by_province.get(province)
    if known is None:
        known = beat_and_besiege(s, force, province)
        if known:
            known *= s.liking("conquest", f"province {province}")
        by_province[province] = known
    return known


def beat_and_besiege(s: Sight, force: Force, province: int) -> float:
    """Beat who stands there, then besiege; or besiege beside him, if he does not stop it (ruling R44)."""
    worth, clear = 0.0, 1.0
    if province not in s.g.army_at:
        return best_siege(s, force, province)
    revolt = revolt_in(s.g, province)
    enemies = [*armies_at(s.g, 1 - force.camp, province), *([revolt] if revolt != NOBODY else [])]
    for enemy in enemies:
        other = force_of(s, enemy)
        fight, won = battle_worth(s, force, other), victory_odds(s, force, other)
        met = 1.0 if fight >= 0 else stopping_chance(s, other, force)
        worth += clear * met * fight
        clear *= 1 - met * (1 - won)
    return worth + clear * best_siege(s, force, province)


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
    near = max([province_worth(s, force, p) for p in s.g.board.borders[province]], default=0.0)
    return max(here, s.weights.later * near)


# Recruitment


def spend_taxes(s: Sight, question: dict[str, Any]) -> str:
    """15.3-r2..r5 One level a turn, so that the others last; in the end all."""
    levels = s.g.taxes
    return str(min(levels, max(1, levels - max(0, s.left))))


def gathering(s: Sight, word: str) -> float:
    """What a handy army could do from a province; less where one stands already."""
    province = PROVINCES[word]
    force = Force(s.g.camp(s.me), int(s.me), HANDY, 1)
    near = [province_worth(s, force, p) for p in s.g.board.borders[province]]
    worth = max(province_worth(s, force, province), s.weights.later * max(near, default=0.0))
    return worth - 0.3 * worth * (troops_at(s.g, s.g.camp(s.me), province) >= HANDY)


def deploy_where(s: Sight, question: dict[str, Any]) -> str:
    return most(question, lambda word: gathering(s, word))


def deploy_how_many(s: Sight, question: dict[str, Any]) -> str:
    """15.2-r1 A handy army, while markers last; then all that is left."""
    there = troops_at(s.g, s.g.camp(s.me), PROVINCES[question["about"]["province"][1]])
    markers = sum([not s.g.troops[a] for a in ARMIES.ids[s.me * MARKER_COUNT : (s.me + 1) * MARKER_COUNT]])
    wanted = HANDY - there if markers > 1 and there < HANDY else int(question["options"][0])
    return str(min(int(question["options"][0]), max(1, wanted)))


# Leaders


def choose_commander(s: Sight, question: dict[str, Any]) -> str:
    """15.5-r5 Own men before the ally's, for they take the glory; then the abler. Of enemies, the duller."""

    def merit(word: str) -> float:
        leader = CHARACTERS[word]
        if s.g.enemies(s.g.allegiance[leader], s.me):
            return -s.g.board.tactical[leader]
        return s.g.board.tactical[leader] + (1.5 if s.g.allegiance[leader] == s.me else 0)

    return most(question, merit)


def own_army(s: Sight, question: dict[str, Any]) -> str:
    """An army under one's own command first, and of those the strongest."""

    def merit(word: str) -> float:
        army = ARMIES[word]
        return s.g.troops[army] + (10 if s.g.in_command(army) == s.me else 0)

    return most(question, merit)


def support_whom(s: Sight, question: dict[str, Any]) -> str:
    return most(question, lambda word: -1 if word == "pass" else s.g.troops[ARMIES[word]])


# Activations


def announce(s: Sight, question: dict[str, Any]) -> str:
    """15.7.2-r2 The province that promises most beyond its cost; otherwise rest."""
    army = ARMIES[question["about"]["army"][1]]

    def worth(word: str) -> float:
        return s.weights.resting if word == REST else march_worth(s, army, PROVINCES[word])[0]

    return most(question, worth)


def march_worth(s: Sight, army: int, province: int) -> tuple[float, int]:
    """What an activation is worth, and with how many troops."""
    g = s.g
    far = distances(g, army, g.army_at[army], g.came_from[army], FARTHEST).get(PROVINCES[province], 0)
    there = 0
    sizes = [g.troops[army]]
    if far:
        there = troops_at(g, g.camp(s.me), province)
        sizes = [n for n in range(g.troops[army], 0, -1) if g.board.movement[n] >= far]
    found = (-1.0, g.troops[army])
    for troops in sizes:
        cost = activation_cost(g, troops + there)
        if not can_raise(s, cost, province):
            continue
        force = force_of(s, army, min(troops + there, g.board.numbers.army_most))
        worth = prospect(s, force, province, g.money[s.me] - cost) - cost * s.weights.coin
        found = max(found, (worth, troops))
    return found


def wish(s: Sight, faction: int) -> int:
    """What the best march of a faction's armies would cost, as I see it; 0 if none is worth it."""
    g, best = s.g, (s.weights.resting, 0)
    for army in g.armies_of_camp(g.camp(faction)):
        if g.in_command(army) != faction:
            continue
        for province, far in distances(g, army, g.army_at[army], g.came_from[army], FARTHEST).items():
            if far <= g.board.movement[g.troops[army]]:
                troops = g.troops[army] + (troops_at(g, g.camp(faction), province) if far else 0)
                force = force_of(s, army, min(troops, g.board.numbers.army_most))
                cost = activation_cost(g, troops)
                best = max(best, (province_worth(s, force, province) - cost * s.weights.coin, cost))
    return best[1]


def how_many_go(s: Sight, question: dict[str, Any]) -> str:
    about = question["about"]
    wanted = march_worth(s, ARMIES[about["army"][1]], PROVINCES[about["province"][1]])[1]
    return most(question, lambda word: -abs(int(word) - wanted))


def can_raise(s: Sight, cost: int, province: int) -> bool:
    """15.7.2-r12 Alone, or with an ally who may be expected to give what is missing."""
    own, ally = s.g.money[s.me], ally_of(s.g, s.me)
    if own >= cost:
        return True
    missing = cost - own
    return (
        ally != NOBODY
        and not s.g.unwilling[ally]
        and s.g.money[ally] >= missing
        and would_share(s, ally, missing, s.me)
        and not is_hopeless(s, s.me, province)
    )


# Meetings


def meeting(s: Sight, question: dict[str, Any]) -> tuple[Force, Force]:
    """The active army and the one that it meets."""
    about = question["about"]
    return force_of(s, ARMIES[about["army"][1]]), force_of(s, ARMIES[about["enemy"][1]])


def seek_battle(s: Sight, question: dict[str, Any]) -> str:
    active, other = meeting(s, question)
    return "fight" if battle_worth(s, active, other) > 0 else "avoid"


def stand_or_evade(s: Sight, question: dict[str, Any]) -> str:
    active, own = meeting(s, question)
    return "stand" if battle_worth(s, own, active) > 0 else "evade"


def intercept(s: Sight, question: dict[str, Any]) -> str:
    active, own = meeting(s, question)
    return "intercept" if battle_worth(s, own, active) > 0 else "let_pass"


def retreat(s: Sight, question: dict[str, Any]) -> str:
    """15.7.5-r9 To the next friendly town, away from the victor."""
    return str(question["options"][-1])


def besiege(s: Sight, question: dict[str, Any]) -> str:
    force = force_of(s, ARMIES[question["about"]["army"][1]])
    return most(question, lambda word: 0.0 if word == "pass" else siege_worth(s, force, TOWNS[word]))


# Peace


def prize(s: Sight, question: dict[str, Any]) -> str:
    return most(question, lambda word: 0.0 if word == "pass" else s.town_gain(TOWNS[word], s.me))


def war_winner(s: Sight, question: dict[str, Any]) -> str:
    return most(question, lambda word: s.prize_of(FACTIONS[word]))


def battle_winner(s: Sight, question: dict[str, Any]) -> str:
    """15.7.5-r7 One's own army, or the one whose glory does least harm."""

    def worth(word: str) -> float:
        army = ARMIES[word]
        return -1.0 if army in REVOLTS else s.war_gain(s.g.in_command(army), 1)

    return most(question, worth)


# ---- paying for an ally ----

GRUDGE, FADING = 4, 2
"""How many more after a broken word, and how many fewer of them each turn."""


def would_share(s: Sight, faction: int, cost: int, to: int) -> bool:
    """What was borrowed is given back; more where the camp's gain is the faction's own, or coins abound.

    To whom has broken his word to it the faction gives only of its abundance.
    """
    if cost <= s.g.lent[word_at(to, faction)]:
        return True
    if is_wronged(s, faction, to):
        return s.g.money[faction] > cost + s.weights.spare + grudge(s, faction, to)
    return would_share_with_anybody(s, faction, cost)


def would_share_with_anybody(s: Sight, faction: int, cost: int) -> bool:
    return s.g.money[faction] > cost + s.weights.spare or s.wants_conquest(faction)


def grudge(s: Sight, faction: int, by: int) -> int:
    """Coins that a faction keeps back because of a broken word; fewer every turn."""
    broken = s.g.word_broken[word_at(by, faction)]
    return max(0, GRUDGE - FADING * (s.g.turn - broken)) if broken else 0


def is_wronged(s: Sight, faction: int, by: int) -> bool:
    """Has it not yet forgotten that the other broke his word?"""
    return grudge(s, faction, by) > 0


def pay_for_ally(s: Sight, question: dict[str, Any]) -> str:
    about = question["about"]
    cost, faction = int(about["cost"]), FACTIONS[about["faction"][1]]
    if is_hopeless(s, faction, PROVINCES[about["province"][1]]) and cost > s.g.lent[word_at(faction, s.me)]:
        return "refuse"
    return "agree" if would_share(s, s.me, cost, faction) else "refuse"


def is_hopeless(s: Sight, faction: int, province: int) -> bool:
    """Would the best army that a faction could send there be beaten by who stands there?"""
    g = s.g
    enemies = armies_at(g, 1 - g.camp(faction), province)
    if not enemies:
        return False
    best = 0.0
    for army in g.armies_of_camp(g.camp(faction)):
        if g.in_command(army) == faction:
            force = force_of(s, army)
            best = max(best, min([victory_odds(s, force, force_of(s, enemy)) for enemy in enemies]))
    return best < HOPELESS
