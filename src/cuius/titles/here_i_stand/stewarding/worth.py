"""What spaces are worth to a power, in victory points; and how bold each power is."""

from __future__ import annotations

from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    FRANCE,
    HABSBURG,
    INDEPENDENT,
    MAJORS,
    MILAN,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    PROTESTANT_FAITH,
    RHODES,
)
from cuius.titles.here_i_stand.stewarding.sight import Sight

POINT = 0.22
"""What a command point is worth when nothing better can be done with it."""

KEY_POINTS: dict[int, float] = {
    OTTOMAN: 2.0,
    HABSBURG: 1.0,
    ENGLAND: 2.0,
    FRANCE: 2.0,
    PAPACY: 2.0,
    PROTESTANT: 0.2,
}
"""A box of the key track."""

BOLDNESS: dict[int, float] = {
    OTTOMAN: 1.6,
    HABSBURG: 0.45,
    ENGLAND: 1.2,
    FRANCE: 0.85,
    PAPACY: 0.8,
    PROTESTANT: 0.9,
}
"""How much a power likes its own conquests."""

STOP = 2.2
"""What it is worth to take a key from somebody who would win the game at once."""
CARD = 0.5
"""A key also means cards, every second one a card a turn."""


def space_worth(s: Sight, space: int) -> float:
    """What holding this space instead of its present holder would be worth to me."""
    board, holder = s.board, s.holder(space)
    worth = 0.0
    if board.key[space]:
        worth = KEY_POINTS[s.me] + CARD
        if holder in MAJORS and holder != s.me:
            worth += 0.3 + 0.12 * s.lead(holder) + STOP * s.menace[holder]
    elif board.electorate[space]:
        worth = electorate_worth(s, space)
    elif s.is_walled(space):
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
    return worth * BOLDNESS[s.me]


def electorate_worth(s: Sight, space: int) -> float:
    """12.4-r10, 23.2-r5,r13 Two points for the Protestant where faith follows, one for Habsburg."""
    if s.me == PROTESTANT:
        return 2.2 if s.faith[space] == PROTESTANT_FAITH else 0.8
    if s.me == HABSBURG:
        return 1.3 if s.holder(space) == PROTESTANT else 1.0
    return 0.3


def is_prey(s: Sight, space: int) -> bool:
    """May I take it from its holder?"""
    holder = s.holder(space)
    return s.foe[holder] or holder == INDEPENDENT
