"""The numbers that the steward weighs with, as `weights.toml` has them: points, unless told otherwise."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cuius.core.weights import WeightTable, load_weights
from cuius.titles.here_i_stand.ids import POWERS
from cuius.titles.here_i_stand.loading import DATA


class Weights(NamedTuple):
    """What one power weighs with."""

    point: float
    """A command point, when nothing better can be done with it."""
    key: float
    """A box of the key track."""
    card: float
    """A key also means cards, every second one a card a turn."""
    boldness: float
    """How much a power likes its own conquests."""
    stop: float
    """To take a key from somebody who would win the game at once."""
    soul: float
    """A space that changes its faith."""
    scripture: float
    """A whole Bible, beside the souls that it wins."""
    army: float
    """A unit more, with nothing to do for it yet."""
    fear: float
    """What is done about the danger that a key is in, as a part of its worth."""
    raid: float
    """What a raid, the way to it and a ship for it give for each command point."""
    cruise: float
    corsair: float
    pirates_point: float
    """A command point in the hands of pirates."""
    explore: float
    """For each command point of a voyage; of a colony for each turn that is left."""
    colonize: float
    conquer: float
    st_peters: float
    """For each command point."""
    university: float
    relieved: float
    """What is left of the chance of a siege when an army as large stands near by."""
    least: float
    """The least chance with which an army sets out."""
    no_way_back: float
    """What is left of it where a lost battle would be the end of the army and its captains."""
    late: float
    """What is left of a campaign that this turn's cards cannot bring to its end."""
    captain: float
    """To lose a leader, for each unit that he commands above four and each battle die."""
    capital_besieged: float
    """To lift the siege of a place of its own."""
    key_besieged: float
    good_deal: float
    """What a deal must at least be worth."""
    feared: float
    """From 0 to 1: how near to victory somebody is with whom no deals are made."""
    alarm: float
    """The same of somebody against whom a war is waged for that alone."""


TABLE = load_weights(DATA.parent)


@cache
def weights_of(table: WeightTable, scenario: str) -> tuple[Weights, ...]:
    """By power, in a scenario; minor powers weigh as all."""
    return tuple([Weights(**table.of_role(power.word, scenario)) for power in POWERS.ids])
