"""How fights and attempts are likely to end, by plain arithmetic, each result remembered."""

from __future__ import annotations

from functools import cache

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
