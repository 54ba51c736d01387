"""What a space, a power's standing and a throw are worth to the steward."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from cuius.core.characters import NEUTRAL
from cuius.core.deals.remarks import BROKEN, KEPT
from cuius.titles.here_i_stand.bot.sight import Sight, pairs
from cuius.titles.here_i_stand.ids import (
    FRANCE,
    HABSBURG,
    MAJORS,
    MILAN,
    OTTOMAN,
    POWERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    RHODES,
    SPACES,
)
from cuius.titles.here_i_stand.rules.powers import BINDS, word_at

HIT = 1 / 3
"""A five or a six."""
SHELTER = 4
"""Units that fit behind walls."""


@cache
def duel(attack: int, defence: int) -> float:
    """More hits with so many dice than with so many others; a tie goes to the defence."""
    pairs = [(a, b) for a in range(1, attack + 1) for b in range(min(a, defence + 1))]
    return sum([weight(attack, a) * weight(defence, b) for a, b in pairs])


@cache
def weight(dice: int, hits: int) -> float:
    """The chance of exactly so many hits."""
    ways = 1
    for n in range(hits):
        ways = ways * (dice - n) // (n + 1)
    return float(ways * HIT**hits * (1 - HIT) ** (dice - hits))


@cache
def campaign(units: int, rating: int, garrison: int, captain: int, walls: bool) -> tuple[float, int]:
    """The chance that so many units take a space from such a garrison, and the assaults it takes."""
    if units <= 0:
        return 0.0, 0
    chance, men, inside = 1.0, float(units), float(garrison)
    if garrison and (not walls or garrison > SHELTER):
        chance = duel(units + rating, garrison + captain + 1)
        men -= (garrison + captain + 1) * HIT
        inside = min(SHELTER, max(0.0, inside - (units + rating) * HIT)) if walls else 0.0
    if not walls:
        return chance, 0
    assaults = 0
    while assaults < 4:
        if men <= inside or men < 1:
            return 0.0, assaults
        dice = (men if inside <= 0 else men / 2) + rating
        assaults += 1
        if inside <= 0:
            return chance * (1 - (1 - HIT) ** round(dice)), assaults
        men -= (inside + captain + 1) * HIT
        inside -= dice * HIT
        if inside <= 0.4 and men >= 1:
            return chance * 0.85, assaults
    return 0.0, assaults


@cache
def outbids(attack: int, defence: int, ties: bool) -> float:
    """The best of so many dice beats the best of so many others; with ties a draw is enough."""
    chance = 0.0
    for face in range(1, 7):
        exactly = (face / 6) ** attack - ((face - 1) / 6) ** attack
        chance += exactly * ((face if ties else face - 1) / 6) ** defence
    return chance


# What spaces are worth to a power, in victory points.


def space_worth(s: Sight, space: int) -> float:
    """What holding this space instead of its present holder would be worth to me."""
    board, holder = s.board, s.holders[space]
    worth = 0.0
    if board.key[space]:
        worth = s.weights.key + s.weights.card
        if holder in MAJORS and holder != s.me:
            worth += 0.3 + 0.12 * s.lead(holder) + s.weights.stop * s.menace[holder]
    elif board.electorate[space]:
        worth = electorate_worth(s, space)
    elif s.walls[space]:
        worth = 0.35
    else:
        worth = 0.12
    if board.home[space] == s.me or s.side[board.home[space]] == s.me:
        worth += 0.8 if board.key[space] else 0.25
    if board.capital_of[space] == s.me:
        worth += 1.0
    if space == MILAN and s.me == FRANCE:
        worth += 0.5
    if space == RHODES and s.me == OTTOMAN:
        worth += 0.3
    worth *= s.weights.boldness
    return worth if s.character is NEUTRAL else worth * s.liking("conquest", SPACES[space].word)


def electorate_worth(s: Sight, space: int) -> float:
    """12.4-r10, 23.2-r5,r13 Two points for the Protestant where faith follows, one for Habsburg."""
    if s.me == PROTESTANT:
        return 2.2 if s.faith[space] == PROTESTANT_FAITH else 0.8
    if s.me == HABSBURG:
        return 1.3 if s.holder(space) == PROTESTANT else 1.0
    return 0.3


# Who keeps his word: what everybody saw, how long it rankles, and what it costs to do the same.

MEMORY = 4
"""After so many turns a broken word is forgotten."""
HURT, WARNED = 0.6, 0.2
"""How much more an offer must be worth to whom the word was broken, and to everybody else."""
GOOD_NAME = 0.1
"""How much more a war must promise that breaks one's own word."""


def rankling(s: Sight, by: int, to: int) -> float:
    """From 1, in the turn in which the word was broken, down to nothing."""
    broken = s.words_broken.get(word_at(by, to))
    return max(0.0, 1 - (s.turn - broken) / MEMORY) if broken else 0.0


def grudge(s: Sight, to: int, by: int) -> float:
    """What an offer must be worth more to this power because the other has broken its word."""
    others = max([rankling(s, by, p) for p in MAJORS if p not in (by, to)])
    return max(HURT * rankling(s, by, to), WARNED * others)


def is_wronged(s: Sight, to: int, by: int) -> bool:
    """Has this power not yet forgotten that the other broke its word to it?"""
    return rankling(s, by, to) > 0


def is_promised(s: Sight, other: int) -> bool:
    """Have I agreed with this power on peace or alliance in this turn or the last?"""
    given = s.words_given.get(word_at(s.me, other))
    return given is not None and s.turn - given <= BINDS


def word_record(view: Mapping[str, Any], one: str, other: str) -> str:
    """What everybody remembers of the other's word to the one: broken of late, or given and kept."""
    me, him, turn = POWERS[one], POWERS[other], view["turn"]
    broken = pairs(view["word_broken"]).get(word_at(him, me), 0)
    if broken and turn - broken < MEMORY:
        return BROKEN
    given = pairs(view["word_given"]).get(word_at(him, me), 0)
    return KEPT if broken < given < turn else ""
