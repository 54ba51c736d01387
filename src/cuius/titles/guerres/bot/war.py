"""15 The steward at war: where troops gather, which provinces are worth their cost, when to fight."""

from __future__ import annotations

from typing import Any

from cuius.titles.guerres.bot.campaign import COINS, TROOPS
from cuius.titles.guerres.bot.court import most
from cuius.titles.guerres.bot.fights import (
    Force,
    battle_worth,
    best_siege,
    force_of,
    prospect,
    province_worth,
    siege_worth,
    victory_odds,
)
from cuius.titles.guerres.bot.sharing import is_hopeless, would_share
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
from cuius.titles.guerres.rules.movement import (
    FARTHEST,
    REST,
    activation_cost,
    distances,
    held_fast,
    troops_at,
    troops_by_province,
)

HANDY = 3
"""Troop points of an army that marches fast, cheaply and without attrition."""
COIN = 0.0008
"""What a coin is worth at least, in the hands of an ally too."""
JOINED = 0.1
"""What part of a conquest it costs that two armies become one."""


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
    """15.2-r1 A handy army, while markers last, that leaves no single point behind; then all that is left."""
    most_here = int(question["options"][0])
    there = troops_at(s.g, s.g.camp(s.me), PROVINCES[question["about"]["province"][1]])
    markers = sum([not s.g.troops[a] for a in ARMIES.ids[s.me * MARKER_COUNT : (s.me + 1) * MARKER_COUNT]])
    if markers <= 1 or there >= HANDY:
        return str(most_here)
    wanted = HANDY - there
    if wanted == HANDY and s.g.levy[s.me] == HANDY + 1:
        wanted -= 1
    return str(min(most_here, max(1, wanted)))


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
    if held_fast(g, army):
        return -1.0, g.troops[army]
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
        worth = prospect(s, force, province, g.money[s.me] - cost)
        if worth <= 0:
            continue
        worth -= cost * price(s)
        if there:
            worth -= JOINED * s.conquest()
        found = max(found, (worth, troops))
    return found


def price(s: Sight) -> float:
    """15.7.2-r11 What a coin is worth: what the last one would buy, if the best uses come first."""
    if s.price is None:
        s.price = s.weights.thrift * last_use(s)
    return s.price


def last_use(s: Sight) -> float:
    """What the last coin gains; nothing, if there are more than the armies can use."""
    left = float(s.g.money[s.me])
    for gain, coins in sorted(own_uses(s), reverse=True):
        left -= coins
        if left <= 0:
            return gain
    return 0.0


def own_uses(s: Sight) -> list[tuple[float, float]]:
    """For every army under one's own command: what it gains by a coin at best, and how many it can use."""
    g, found = s.g, []
    for army in g.armies_of_camp(g.camp(s.me)):
        if g.in_command(army) != s.me or held_fast(g, army):
            continue
        troops = g.troops[army]
        size = min(troops, HANDY)
        force, reach = force_of(s, army, size), g.board.movement[size]
        near = distances(g, army, g.army_at[army], g.came_from[army], FARTHEST)
        worths = [province_worth(s, force, province) for province, far in near.items() if far <= reach]
        best = max(worths, default=0.0) / activation_cost(g, size)
        found.append((best, COINS * max(1.0, troops / TROOPS)))
    return found


def wish(s: Sight, faction: int) -> int:
    """What the best march of a faction's armies would cost, as I see it; 0 if none is worth it."""
    g, best = s.g, (s.weights.resting, 0)
    there = troops_by_province(g, g.camp(faction))
    for army in g.armies_of_camp(g.camp(faction)):
        if g.in_command(army) != faction or held_fast(g, army):
            continue
        for province, far in distances(g, army, g.army_at[army], g.came_from[army], FARTHEST).items():
            if far <= g.board.movement[g.troops[army]]:
                troops = g.troops[army] + (there.get(province, 0) if far else 0)
                force = force_of(s, army, min(troops, g.board.numbers.army_most))
                cost = activation_cost(g, troops)
                best = max(best, (province_worth(s, force, province) - cost * COIN, cost))
    return best[1]


def how_many_go(s: Sight, question: dict[str, Any]) -> str:
    about = question["about"]
    wanted = march_worth(s, ARMIES[about["army"][1]], PROVINCES[about["province"][1]])[1]
    return most(question, lambda word: -abs(int(word) - wanted))


def pay_mercenaries(s: Sight, question: dict[str, Any]) -> str:
    """19-w5 With an odd coin, which pays for no other march; else they may go home."""
    left = s.g.money[s.me] - int(question["about"]["cost"])
    return str(question["options"][0 if left % 2 else -1])


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
    """15.7.4-r3 If it brings more than a defeat would cost, the siege that comes to nothing with it."""
    active, other = meeting(s, question)
    siege = best_siege(s, active, s.g.army_at[ARMIES[question["about"]["army"][1]]])
    return (
        "fight" if battle_worth(s, active, other) > (1 - victory_odds(s, active, other)) * siege else "avoid"
    )


def would_stand(s: Sight, question: dict[str, Any]) -> bool:
    """15.7.4-r3,r4 Is a battle better than to let the active army besiege what it came for?"""
    active, own = meeting(s, question)
    towns = s.g.board.towns[s.g.army_at[ARMIES[question["about"]["enemy"][1]]]]
    threat = min([siege_worth(s, active, town) for town in towns], default=0.0)
    return battle_worth(s, own, active) > victory_odds(s, own, active) * min(0.0, threat)


def stand_or_evade(s: Sight, question: dict[str, Any]) -> str:
    return "stand" if would_stand(s, question) else "evade"


def intercept(s: Sight, question: dict[str, Any]) -> str:
    return "intercept" if would_stand(s, question) else "let_pass"


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
