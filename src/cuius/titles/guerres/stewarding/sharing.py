"""15.7.2-r12 Whether a faction pays for its ally: what it can spare, what it owes, and whom it trusts."""

from __future__ import annotations

from typing import Any

from cuius.titles.guerres.ids import FACTIONS
from cuius.titles.guerres.rules.word import word_at
from cuius.titles.guerres.stewarding.sight import Sight

SPARE = 3
"""Coins that one keeps when an ally asks for some."""
GRUDGE, FADING = 4, 2
"""How many more after a broken word, and how many fewer of them each turn."""


def would_share(s: Sight, faction: int, cost: int, to: int) -> bool:
    """What was borrowed is given back; more where the camp's gain is the faction's own, or coins abound.

    To whom has broken his word to it the faction gives only of its abundance.
    """
    if cost <= s.g.lent[word_at(to, faction)]:
        return True
    if is_wronged(s, faction, to):
        return s.g.money[faction] > cost + SPARE + grudge(s, faction, to)
    return would_share_with_anybody(s, faction, cost)


def would_share_with_anybody(s: Sight, faction: int, cost: int) -> bool:
    return s.g.money[faction] > cost + SPARE or s.wants_conquest(faction)


def grudge(s: Sight, faction: int, by: int) -> int:
    """Coins that a faction keeps back because of a broken word; fewer every turn."""
    broken = s.g.word_broken[word_at(by, faction)]
    return max(0, GRUDGE - FADING * (s.g.turn - broken)) if broken else 0


def is_wronged(s: Sight, faction: int, by: int) -> bool:
    """Has it not yet forgotten that the other broke his word?"""
    return grudge(s, faction, by) > 0


def pay_for_ally(s: Sight, question: dict[str, Any]) -> str:
    about = question["about"]
    asked = would_share(s, s.me, int(about["cost"]), FACTIONS[about["faction"][1]])
    return "agree" if asked else "refuse"
