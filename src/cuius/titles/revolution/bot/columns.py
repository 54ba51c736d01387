"""A position of Revolution in columns: see `core/columns.py`. Nothing is hidden."""

from __future__ import annotations

from collections.abc import Sequence

from cuius.core.columns import Columns, amounts, ids, numbers
from cuius.titles.revolution.ids import (
    BISHOPRICS,
    CITIES,
    FACTIONS,
    PHASES,
    PLACES,
    PROVINCES,
    REGIONS,
    SLOTS,
    TOWNS,
    UNIVERSITIES,
)
from cuius.titles.revolution.state import FACTION_COUNT, OWNER_COUNT, State
from cuius.titles.revolution.victory import AIMS, POINT

VERSION = 1
LONGEST_TURN = 10


def standing(g: State) -> list[float]:
    """Points by source, counters and armies of each faction."""
    found: list[float] = []
    cities, towns = len(CITIES), len(CITIES) + len(TOWNS)
    order, vp, stock, treasury, pool = g.order, g.vp, g.stock, g.treasury, g.pool
    all_units, armies_in, siege, support, stakes = g.units, g.armies, g.siege, g.support, g.stakes
    city_card, province_card = g.city_card, g.province_card
    province_vp = g.board.final_vp if g.turn == g.board.last_turn else g.board.vp
    by_city, by_province = held(g.board.city_vp, city_card), held(province_vp, province_card)
    for faction in FACTIONS.ids:
        if faction not in order:
            found += [0.0] * EACH
            continue
        aim = AIMS[faction](g)
        units = all_units[faction::OWNER_COUNT]
        found += [
            1.0,
            (by_city[faction] + by_province[faction] + aim) / POINT,
            by_city[faction] / POINT,
            by_province[faction] / POINT,
            aim / POINT,
            vp[faction] / POINT,
            stock[faction],
            treasury[faction],
            pool[faction],
            sum(armies_in[faction::FACTION_COUNT]) + siege.count(faction),
            sum(support[faction::FACTION_COUNT]),
            sum(stakes[faction::FACTION_COUNT]),
            city_card.count(faction),
            province_card.count(faction),
            order.index(faction),
            sum(units[:cities]),
            sum(units[cities:towns]),
            sum(units[towns:]),
        ]
    return found


def held(values: Sequence[int], holders: Sequence[int]) -> list[int]:
    """By faction, and at the end nobody: the values of the cards it holds together."""
    sums = [0] * (FACTION_COUNT + 1)
    for value, holder in zip(values, holders, strict=True):
        sums[holder] += value
    return sums


EACH = 18
"""Numbers of each faction."""
STANDING_FIELDS = (
    *("armies", "city_card", "order", "players", "pool", "province_card", "see", "siege", "stakes", "stock"),
    *("support", "treasury", "turn", "units", "university", "vp"),
)


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


COLUMNS = Columns(
    VERSION,
    FACTIONS.words,
    (
        ids("turn", 1, LONGEST_TURN, lambda g: (g.turn,)),
        ids("phase", 1, len(PHASES) + 12, lambda g: (g.phase,), first=-1),
        ids("first", 1, FACTION_COUNT, lambda g: g.order[:1]),
        ids("side", FACTION_COUNT, FACTION_COUNT + 1, lambda g: g.side, first=-1),
        ids("siege", len(CITIES), FACTION_COUNT + 2, lambda g: g.siege, first=-1),
        ids("city_card", len(CITIES), FACTION_COUNT + 1, lambda g: g.city_card, first=-1),
        ids("province_card", len(PROVINCES), FACTION_COUNT + 1, lambda g: g.province_card, first=-1),
        ids("column", len(CITIES), 8, lambda g: g.column),
        ids("see", len(BISHOPRICS), 4, lambda g: g.see),
        ids("university", len(UNIVERSITIES), 4, lambda g: g.university),
        amounts("units", len(PLACES) * OWNER_COUNT, lambda g: g.units),
        amounts("support", len(SLOTS) * FACTION_COUNT, lambda g: g.support),
        amounts("stakes", len(CITIES) * FACTION_COUNT, lambda g: g.stakes),
        amounts("armies", len(REGIONS) * FACTION_COUNT, lambda g: g.armies),
        amounts("beggars", len(REGIONS), lambda g: g.beggars_in),
        amounts("standoff", len(REGIONS), lambda g: g.standoff),
        numbers("standing", EACH * FACTION_COUNT, standing, fields=STANDING_FIELDS),
        numbers("clock", 7, clock),
    ),
)
