"""The numbers that the steward weighs with, as `weights.toml` has them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cuius.core.weights import WeightTable, load_weights
from cuius.titles.guerres.ids import FACTIONS
from cuius.titles.guerres.loading import DATA


class Weights(NamedTuple):
    """What one faction weighs with; outcomes are worth the chance to win that they add."""

    towns: float
    """17-r6,r7 Points expected for every rival that one is ahead of in towns; and in treaties."""
    treaties: float
    wide: float
    """By so many towns one must be ahead to be sure of it; and so many more for every turn that is left."""
    wider: float
    narrow: float
    """The same of treaty points."""
    narrower: float
    outright: float
    """Points that an automatic victory is worth."""
    keenness: float
    """How many points more make a faction much likelier to win."""
    place: float
    """How much leaving a rival behind counts beside victory."""
    prize_hope: float
    """War points that make a faction much likelier to win the war."""
    later: float
    """What part of a prospect is left that needs another activation."""
    thrift: float
    """What part of its best other use a coin is worth."""
    resting: float
    """What a march must at least be worth."""
    activation: float
    """What part of a conquest an activation is worth, while one thinks of it at court."""
    later_taxes: float
    """15.3-r5 How many conquests a tax level is worth that is kept for a later turn."""
    talent: float
    """What each point of a character's values is worth for a turn."""
    troop_share: float
    """What part of a conquest a troop point is worth in the field."""
    leader: float
    """How much the fate of leaders in battle counts."""
    revolt_defeat: float
    """What a defeat by a revolt costs."""
    spare: float
    """Coins that one keeps when an ally asks for some."""
    goodwill: float
    """By how much the ally's conquests may harm one who has coins to spare."""


class Judgement(NamedTuple):
    """17-r6,r7 What leaving a rival behind is worth, and by how much one must be ahead to be sure of it."""

    towns: float
    treaties: float
    wide: float
    wider: float
    narrow: float
    narrower: float


def judgement_of(weights: Weights) -> Judgement:
    return Judgement(*weights[: len(Judgement._fields)])


class Scales:
    """What every faction weighs with; known by itself, not by its numbers."""

    __slots__ = ("judgements", "of")

    def __init__(self, of: tuple[Weights, ...]) -> None:
        self.of = of
        self.judgements = tuple([judgement_of(weights) for weights in of])


TABLE = load_weights(DATA.parent)


@cache
def scales_of(table: WeightTable) -> Scales:
    return Scales(tuple([Weights(**table.of_role(f.word)) for f in FACTIONS.ids]))


SCALES = scales_of(TABLE)
