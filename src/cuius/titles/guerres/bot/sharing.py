"""15.7.2-r12 What the steward pays for an ally's march, and when it does not."""

from __future__ import annotations

from typing import Any

from cuius.titles.guerres.bot.fights import force_of, victory_odds
from cuius.titles.guerres.bot.sight import Sight
from cuius.titles.guerres.ids import FACTIONS, PROVINCES
from cuius.titles.guerres.rules.movement import armies_at
from cuius.titles.guerres.state import word_at

HOPELESS = 0.35
"""Odds of a battle for which no ally pays."""
GRUDGE, FADING = 4, 2
"""How many more after a broken word, and how many fewer of them each turn."""


def would_share(s: Sight, faction: int, cost: int, to: int) -> bool:
    """What was borrowed is given back; more where the camp's gain is the faction's own, or coins abound.

    Not even then, if a conquest would make an ally the winner: in the last turn, if it does any harm.

    To whom has broken his word to it the faction gives only of its abundance.
    """
    if cost <= s.g.lent[word_at(to, faction)]:
        return True
    if is_wronged(s, faction, to):
        cost += grudge(s, faction, to)
        spare = s.scales.of[faction].spare
        return s.g.money[faction] > cost + spare and would_share_with_anybody(s, faction, cost)
    return would_share_with_anybody(s, faction, cost)


def would_share_with_anybody(s: Sight, faction: int, cost: int) -> bool:
    gain, theirs = s.conquest_gain(faction), s.scales.of[faction]
    bearable = -theirs.goodwill if s.left else 0.0
    return gain > 0 or (s.g.money[faction] > cost + theirs.spare and gain > bearable)


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
