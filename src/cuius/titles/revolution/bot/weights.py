"""The numbers that the steward weighs with, as `weights.toml` has them: points, unless told otherwise."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cuius.core.weights import WeightTable, load_weights
from cuius.titles.revolution.ids import FACTIONS
from cuius.titles.revolution.loading import DATA


class Weights(NamedTuple):
    """What one faction weighs with."""

    city_yield: float
    """Taxes and a new unit of a city, while turns are left."""
    trade_yield: float
    """One more place in the trade list of a city."""
    town_yield: float
    counter_yield: float
    """One new unit for five counters in the countryside, and staying power."""
    tax_yield: float
    """Half a coin a turn."""
    muster: float
    """Under its own card a faction may place any number of new units."""
    unscored: float
    """The part of a province's points that it is worth before the last turn, if it counts only there."""
    envy: float
    """How much of a rival's gain is felt as a loss, with four or five players."""
    leader_envy: float
    """The same of the leader's."""
    envy_of_three: float
    leader_envy_of_three: float
    enmity: float
    """The same with two players, of the enemy's."""
    hope: float
    """Part of a province's riches that a share of its counters is worth, majority or not."""
    pressure: float
    """How likely rivals that place after it reinforce the same province."""
    coin: float
    """A coin kept."""
    last_coin: float
    garrison: float
    """A region with an army of the Habsburgs, before the last turn, and what each turn adds to it."""
    garrison_later: float
    kept_stock: float
    """Counters that shall be left for new units."""
    kept_support: float
    """A counter left in its box: a new unit, and the same choice next turn."""
    wanted_coin: float
    """A coin from support, while there are fewer than it will spend; and one more than that."""
    spare_coin: float
    drift: float
    """How much the column of a city's marker counts for later turns."""
    caution: float
    """The chance that a siege is not relieved, and citizens do not change their minds."""
    army: float
    """What one more army must bring at least; and in the last turn."""
    last_army: float
    upkeep: float
    """A coin spent on armies."""
    march: float
    """What a march must bring at least."""
    second_army: float
    """What each further army in a region can do there, as a part of the one before."""
    defence: float
    """What part of a counter is worth that an army saves from a rival's."""
    undisturbed: float
    """The chance that one rival who moves later does not keep armies from converting counters."""
    fallen_army: float
    """A rival's army that falls."""
    beggar: float
    """The hire of a Beggar; and in the last turn."""
    last_beggar: float
    slot: float
    """A counter in a support box: a new unit and a choice of provinces next turn."""
    coin_slot: float
    """In the Spanish Treasury, or a filled slot: a coin next turn."""


class Scales:
    """What every faction weighs with; known by itself, not by its numbers, where something is kept for it."""

    __slots__ = ("of",)

    def __init__(self, of: tuple[Weights, ...]) -> None:
        self.of = of


TABLE = load_weights(DATA.parent)


@cache
def scales_of(table: WeightTable) -> Scales:
    return Scales(tuple([Weights(**table.of_role(f.word)) for f in FACTIONS.ids]))


SCALES = scales_of(TABLE)
