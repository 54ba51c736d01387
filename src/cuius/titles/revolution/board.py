"""The board of Revolution as the rules read it: tuples indexed by id, made by `loading/` from data/*.toml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cuius.core.board_data import Mark
from cuius.core.ids import Id

NO_LIMIT = 999
NO_UNIT, CATHOLIC_UNIT, ANTI_CATHOLIC_UNIT = range(3)
LEAVE_ALONE = -1
"""The bishoprics' column of a faction that does not move the marker."""


@dataclass(frozen=True, slots=True)
class Table:
    """What a number of players means: 3.1-r1,r2 3.2-r1,r2 3.3-r1 3.4-r1 3.5-r1..r5."""

    factions: tuple[Id, ...]
    """Always in play."""
    pick: int
    """How many more are chosen freely."""
    suggested: tuple[Id, ...]
    seats: tuple[tuple[Id, ...], ...]
    """Factions that one player holds together; empty: one faction a player."""
    resources: int
    armies: int


@dataclass(frozen=True, slots=True)
class Start:
    """Where a faction starts: 3.6-r2..r11."""

    places: tuple[tuple[Id, int], ...]
    slots: tuple[tuple[Id, int], ...]
    treasury: int
    armies: int


@dataclass(frozen=True, slots=True)
class Board:
    """Columns indexed by the ids of `ids.py`. Victory points are in hundredths, taxes in half coins."""

    edition: str
    # by region
    boxes: tuple[int, ...]
    """2.1-r7 Armies that fit in the command section."""
    orange: tuple[int, ...]
    arrows: tuple[tuple[Id, ...], ...]
    provinces_in: tuple[tuple[Id, ...], ...]
    """2.1-r6."""
    cities_in: tuple[tuple[Id, ...], ...]
    towns_in: tuple[tuple[Id, ...], ...]
    # by province
    region_of: tuple[Id, ...]
    limit: tuple[int, ...]
    """2.1-r1 The most counters a province may hold, neutral ones and those in its places included."""
    tax: tuple[int, ...]
    vp: tuple[int, ...]
    """4.3.1-r2,r3 At the end of turns 0 to 4."""
    final_vp: tuple[int, ...]
    """4.3.1-r2,r4 At the end of turn 5."""
    borders: tuple[tuple[Id, ...], ...]
    """6.13-r8,r9."""
    river_ways: tuple[tuple[tuple[Id, tuple[Id, ...]], ...], ...]
    """Provinces in reach along one river, each with the cities and towns to be passed; several ways may
    lead to the same province."""
    cities: tuple[tuple[Id, ...], ...]
    towns: tuple[tuple[Id, ...], ...]
    places: tuple[tuple[Id, ...], ...]
    """All places of the province: cities, towns, then the countryside."""
    # by place
    province_of: tuple[Id, ...]
    kind: tuple[int, ...]
    room: tuple[int, ...]
    """2.1-r3..r5 Counters that fit: 1 in a town, any number elsewhere."""
    commercial: tuple[bool, ...]
    # by city
    city_vp: tuple[int, ...]
    """4.3.1-r1."""
    trade: tuple[tuple[Id, ...], ...]
    allegiance: tuple[int, ...]
    """5.7-r12,r13 Column at the start."""
    # by support box, and by slot
    support_factions: tuple[tuple[Id, ...], ...]
    support_provinces: tuple[tuple[Id, ...], ...]
    support_shared: tuple[bool, ...]
    slots: tuple[int, ...]
    """2.1-r8,r9 How many slots of that kind the box has."""
    slots_of: tuple[tuple[Id, ...], ...]
    """By faction: the slots that it may use."""
    # by allegiance column; number 0 is no column
    column_side: tuple[int, ...]
    column_add: tuple[int, ...]
    column_remove: tuple[int, ...]
    # by bishopric and by university
    bishopric_province: tuple[Id, ...]
    university_place: tuple[Id, ...]
    established: tuple[bool, ...]
    # by faction
    raise_cost: tuple[tuple[int, ...], ...]
    """6.4-r2..r6 Total price of 0, 1, 2 and 3 armies raised in one turn."""
    maintain: tuple[int, ...]
    """6.3-r2."""
    disband: tuple[int, ...]
    """6.3-r3."""
    newcomers: tuple[int, ...]
    """5.2-r1."""
    pull: tuple[Id, ...]
    see: tuple[int, ...]
    see_first: tuple[int, ...]
    start: tuple[Start, ...]
    # water beggars
    beggars: int
    beggar_price: int
    beggar_siege: int
    beggar_factions: tuple[Id, ...]
    beggar_enemies: tuple[Id, ...]
    beggar_provinces: tuple[Id, ...]
    """6.7-r6."""
    beggar_regions: tuple[Id, ...]
    # single numbers
    last_turn: int
    raise_most: int
    city_tax_most: int
    newcomers_least: int
    country_per_newcomer: int
    newcomers_multiple: int
    siege_converts: int
    allegiance_most: int
    neutrals: int
    neutrals_in_city: int
    neutrals_in_town: int
    nobility_divisor: Mapping[int, int]
    tables: Mapping[int, Table]
    # where it all comes from
    marks: tuple[Mark, ...]
    sources: Mapping[str, str]
    """Path of a record or of a field -> its source."""
