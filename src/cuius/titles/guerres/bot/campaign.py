"""15 What a war can be waged with: coins and troop points, and how many activations they come to."""

from __future__ import annotations

from cuius.titles.guerres.bot.sight import Sight
from cuius.titles.guerres.ids import HUGUENOT, LEAGUE, MARKER_COUNT, ROYALIST

COINS = 2.0
"""15.7.2-r11 What it costs to send a small army."""
TROOPS = 1.0
"""15.7.7-r8..r12 Troop points that a siege of a lesser town takes, with its new garrison."""
IDLE = 0.15
"""What part of its worth keeps what there is too much of."""
LED_BY_ALLY = 0.4
"""15.5-r1 What part of the royal troops an ally's leaders command."""


def activations(coins: float, troops: float) -> float:
    """How many sieges so many coins and troop points allow: neither is of much use without the other."""
    paid, manned = coins / COINS, troops / TROOPS
    return min(paid, manned) + IDLE * abs(paid - manned)


def means(s: Sight, faction: int) -> tuple[float, float]:
    """15.3 Coins and troop points that a faction will have in this turn's war, as far as can be told."""
    g = s.g
    coins = float(g.money[faction])
    troops = float(sum(g.troops[faction * MARKER_COUNT : (faction + 1) * MARKER_COUNT]))
    numbers = g.board.numbers
    royal = numbers.tax_troops if g.taxes else 0
    if faction == ROYALIST:
        return coins + (numbers.tax_money if g.taxes else 0), troops + (1 - LED_BY_ALLY) * royal
    share = LED_BY_ALLY * royal if g.ally == faction else 0.0
    if faction == HUGUENOT:
        income = -(-s.towns[HUGUENOT] // numbers.huguenot_towns)
        return coins + income, troops + income + share
    income = numbers.league_money if g.ally == LEAGUE else s.towns[LEAGUE]
    return coins + income, troops + share + (0 if g.ally == LEAGUE else income)


def means_worth(s: Sight, faction: int, coins: float, troops: float) -> float:
    """What so many coins and troop points more are worth in this turn's war."""
    known = s.means.get((faction, coins, troops))
    if known is None:
        has_coins, has_troops = means(s, faction)
        more = activations(has_coins + coins, has_troops + troops) - activations(has_coins, has_troops)
        known = s.means[faction, coins, troops] = more * s.weights.activation * s.conquest()
    return known
