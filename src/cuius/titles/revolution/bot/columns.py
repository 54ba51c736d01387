"""A position of Revolution in columns: see `core/columns.py`. Nothing is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from operator import attrgetter
from typing import Any

from cuius.core.columns import Columns, Piece, amounts, ids, numbers, one_id, piece, sums, table
from cuius.titles.revolution.ids import (
    BISHOPRICS,
    CATHOLICS,
    CITIES,
    FACTIONS,
    NOBILITY,
    PHASES,
    PLACES,
    PROVINCES,
    REFORMERS,
    REGIONS,
    SLOTS,
    TOWNS,
    UNIVERSITIES,
)
from cuius.titles.revolution.state import FACTION_COUNT, OWNER_COUNT, State
from cuius.titles.revolution.victory import AIMS, POINT

VERSION = 1
LONGEST_TURN = 10


def playing(g: State) -> Sequence[Sequence[float]]:
    return in_play(g, [1.0] * FACTION_COUNT)


def points(factions: range, *fields: str) -> Piece:
    """Victory points from all sources, and those from the faction's own aim, which these fields tell."""
    own = tuple([AIMS[faction] for faction in FACTIONS.ids[factions.start : factions.stop]])

    def read(g: State) -> Sequence[Sequence[float]]:
        aims = [aim(g) for aim in own]
        cities, provinces = cards_held(g)
        together = [(cities[f] + provinces[f] + aim) / POINT for f, aim in zip(factions, aims, strict=True)]
        return in_play(g, together, [aim / POINT for aim in aims], factions=factions)

    def basis(g: State) -> tuple[Any, ...]:
        return (*[aim(g) for aim in own], g.order, g.city_card, g.province_card, g.turn)

    needed = ("order", "city_card", "province_card", "turn", *fields)
    return piece(read, (1, 4), *needed, rows=factions, basis=basis)


def card_points(g: State) -> Sequence[Sequence[float]]:
    """Victory points from cities and provinces."""
    cities, provinces = cards_held(g)
    return in_play(g, [cities[f] / POINT for f in FACTIONS.ids], [provinces[f] / POINT for f in FACTIONS.ids])


def cards_held(g: State) -> tuple[list[int], list[int]]:
    """By faction: the values of its city and of its province cards."""
    province_vp = g.board.final_vp if g.turn == g.board.last_turn else g.board.vp
    return held(g.board.city_vp, tuple(g.city_card)), held(province_vp, tuple(g.province_card))


@lru_cache(maxsize=256)
def held(values: tuple[int, ...], holders: tuple[int, ...]) -> list[int]:
    """By faction, and at the end nobody: the values of the cards it holds together."""
    sums = [0] * (FACTION_COUNT + 1)
    for value, holder in zip(values, holders, strict=True):
        sums[holder] += value
    return sums


def points_before(g: State) -> Sequence[Sequence[float]]:
    """Victory points at the end of the last turn."""
    return in_play(g, [points / POINT for points in g.vp])


def armies(g: State) -> Sequence[Sequence[float]]:
    return in_play(
        g, [sum(g.armies[faction::FACTION_COUNT]) + g.siege.count(faction) for faction in FACTIONS.ids]
    )


def cards(g: State) -> Sequence[Sequence[float]]:
    """How many cities and provinces."""
    return in_play(
        g,
        [g.city_card.count(faction) for faction in FACTIONS.ids],
        [g.province_card.count(faction) for faction in FACTIONS.ids],
    )


def place_in_order(g: State) -> Sequence[Sequence[float]]:
    return in_play(g, [g.order.index(f) if f in g.order else 0 for f in FACTIONS.ids])


ENDS = (0, len(CITIES), len(CITIES) + len(TOWNS), len(PLACES))
BY_KIND = [
    [slice(first * OWNER_COUNT + faction, end * OWNER_COUNT, OWNER_COUNT) for faction in FACTIONS.ids]
    for first, end in pairwise(ENDS)
]
"""Where `units` counts those of each faction in cities, in towns and in the countryside."""
BY_FACTION = [[slice(faction, None, FACTION_COUNT) for faction in FACTIONS.ids]]
"""Where `support` and `stakes` count those of each faction."""


def in_play(
    g: State, *columns: Sequence[float], factions: Sequence[int] = FACTIONS.ids
) -> Sequence[Sequence[float]]:
    """The same columns for these factions, with zeros for those that nobody plays."""
    order = g.order
    if len(order) == FACTION_COUNT:
        return columns
    return [[n if f in order else 0.0 for f, n in zip(factions, column, strict=True)] for column in columns]


def own(field: str, column: int) -> Piece:
    """What each faction has, as the field says."""
    read = attrgetter(field)
    return piece(lambda g: in_play(g, read(g)), (column,), "order", field)


WIDTH = 18
STANDING = (
    piece(playing, (0,), "order"),
    points(range(CATHOLICS, NOBILITY), "see", "armies", "siege"),
    points(range(NOBILITY, REFORMERS), "units", "players"),
    points(range(REFORMERS, FACTION_COUNT), "university"),
    piece(card_points, (2, 3), "order", "city_card", "province_card", "turn"),
    piece(points_before, (5,), "order", "vp"),
    own("stock", 6),
    own("treasury", 7),
    own("pool", 8),
    piece(armies, (9,), "order", "armies", "siege"),
    sums("support", 10, BY_FACTION),
    sums("stakes", 11, BY_FACTION),
    piece(cards, (12, 13), "order", "city_card", "province_card"),
    piece(place_in_order, (14,), "order"),
    sums("units", 15, BY_KIND),
)
"""How each faction stands."""


def clock(g: State) -> list[float]:
    """What is left of the game, and who plays."""
    return [
        g.board.last_turn - g.turn,
        g.players,
        g.supply,
        g.beggars_box,
        g.beggars_hand,
        g.huguenots_used,
        float(g.board.edition == "2007"),
    ]


CLOCK_FIELDS = ("turn", "players", "supply", "beggars_box", "beggars_hand", "huguenots_used")


COLUMNS = Columns(
    VERSION,
    FACTIONS.words,
    (
        one_id("turn", LONGEST_TURN),
        one_id("phase", len(PHASES) + 12, first=-1),
        ids("first", 1, FACTION_COUNT, lambda g: g.order[:1], ("order",)),
        ids("side", FACTION_COUNT, FACTION_COUNT + 1, "side", first=-1),
        ids("siege", len(CITIES), FACTION_COUNT + 2, "siege", first=-1),
        ids("city_card", len(CITIES), FACTION_COUNT + 1, "city_card", first=-1),
        ids("province_card", len(PROVINCES), FACTION_COUNT + 1, "province_card", first=-1),
        ids("column", len(CITIES), 8, "column"),
        ids("see", len(BISHOPRICS), 4, "see"),
        ids("university", len(UNIVERSITIES), 4, "university"),
        amounts("units", len(PLACES) * OWNER_COUNT, "units"),
        amounts("support", len(SLOTS) * FACTION_COUNT, "support"),
        amounts("stakes", len(CITIES) * FACTION_COUNT, "stakes"),
        amounts("armies", len(REGIONS) * FACTION_COUNT, "armies"),
        amounts("beggars", len(REGIONS), "beggars_in"),
        amounts("standoff", len(REGIONS), "standoff"),
        table("standing", FACTION_COUNT, WIDTH, STANDING),
        numbers("clock", 7, clock, CLOCK_FIELDS),
    ),
)
