"""What the holder of each card and town of one province means to every faction, in victory points.

Only the count at the end of the last turn wins the game; until then a card is also worth its taxes and new
units. A faction feels its rivals' gains as losses, those of the leader most; an ally's are nearly its own.
"""

from __future__ import annotations

from functools import cache, lru_cache

from cuius.titles.revolution.board import Board
from cuius.titles.revolution.ids import (
    BURGHERS,
    CATHOLIC,
    CATHOLICS,
    CITIES,
    HABSBURGS,
    NOBILITY,
    REFORMED_FAITH,
    REFORMERS,
)
from cuius.titles.revolution.loading import plain_board
from cuius.titles.revolution.state import FACTION_COUNT

NO_HOLDER = 5
"""As a holder here: a neutral majority or none at all."""
HOLDERS = range(6)

CITY_YIELD = 0.35
"""Taxes and a new unit, while turns are left."""
TRADE_YIELD = 0.08
TOWN_YIELD = 0.14
COUNTER_YIELD = 0.04
"""One new unit for five counters in the countryside, and staying power."""
TAX_YIELD = 0.06
"""Half a coin a turn."""
MUSTER = 0.2
"""Under its own card a faction may place any number of new units."""

Table = tuple[tuple[float, ...], ...]
"""[faction][holder]."""


class Worth:
    """One province as it counts now: its open cities, and what each holder would mean to each faction."""

    __slots__ = (
        "anti",
        "cities",
        "columns",
        "counter",
        "limit",
        "of_city",
        "of_province",
        "of_town",
        "rich",
        "towns",
    )

    anti: int
    """Whose counter the citizens add on the Reformed side."""
    cities: tuple[int, ...]
    columns: tuple[int, ...]
    towns: tuple[int, ...]
    limit: int
    of_city: tuple[Table, ...]
    of_province: Table
    of_town: tuple[Table, ...]
    counter: tuple[tuple[float, ...], ...]
    """[faction][owner]: a counter outside the cities."""
    rich: tuple[float, ...]
    """By faction: all that can be had here."""


@lru_cache(maxsize=20000)
def worth_of(
    edition: str,
    players: int,
    last: bool,
    leader: int,
    anti: int,
    province: int,
    see: int,
    faiths: tuple[int, ...],
    columns: tuple[int, ...],
    closed: tuple[int, ...],
) -> Worth:
    """The table for a province, by the state of its see, universities and cities; `closed`: besieged."""
    board = plain_board(edition)
    feel = feelings(players, leader)
    w = Worth()
    w.anti, w.limit = anti, board.limit[province]
    faith = {int(board.university_place[u]): faiths[n] for n, u in enumerate(seats_in(edition, province))}
    w.cities = tuple(c for c in board.cities[province] if c not in closed)
    w.columns = tuple(columns[board.cities[province].index(c)] for c in w.cities)
    w.towns = tuple(int(t) for t in board.towns[province])
    w.of_city = tuple(felt(feel, city_gains(board, last, c, faith.get(c, -1))) for c in w.cities)
    w.of_town = tuple(felt(feel, town_gains(board, last, t, faith.get(t, -1))) for t in w.towns)
    w.of_province = felt(feel, province_gains(board, last, province, see))
    w.counter = felt(feel, counter_gains(board, players, last))
    w.rich = tuple(
        sum(t[f][f] - t[f][NO_HOLDER] for t in (*w.of_city, *w.of_town, w.of_province))
        for f in range(FACTION_COUNT)
    )
    return w


@lru_cache(maxsize=64)
def feelings(players: int, leader: int) -> Table:
    """How much each faction makes of each faction's points."""
    if players == 2:
        side = (0, 0, 2, 1, 1)
        return tuple(
            tuple(1.0 if f == g else 0.95 if side[f] == side[g] else -0.8 for g in range(FACTION_COUNT))
            for f in range(FACTION_COUNT)
        )
    usual, first = (0.3, 0.5) if players == 3 else (0.12, 0.4)
    return tuple(
        tuple(1.0 if f == g else -first if g == leader else -usual for g in range(FACTION_COUNT))
        for f in range(FACTION_COUNT)
    )


def felt(feel: Table, gains: list[list[float]]) -> Table:
    """From what each faction gains under each holder to what each makes of that."""
    return tuple(
        tuple(sum(feel[f][g] * gains[h][g] for g in range(FACTION_COUNT)) for h in HOLDERS)
        for f in range(FACTION_COUNT)
    )


def nothing() -> list[list[float]]:
    return [[0.0] * FACTION_COUNT for _ in HOLDERS]


def city_gains(board: Board, last: bool, city: int, faith: int) -> list[list[float]]:
    gains = nothing()
    value = board.city_vp[city] / 100
    if not last:
        value += CITY_YIELD + TRADE_YIELD * len(board.trade[city])
    for f in range(FACTION_COUNT):
        gains[f][f] += value
    add_university(gains, board, city, faith)
    return gains


def town_gains(board: Board, last: bool, town: int, faith: int) -> list[list[float]]:
    gains = nothing()
    if not last:
        trades = sum([town in board.trade[c] for c in CITIES])
        for f in range(FACTION_COUNT):
            gains[f][f] += TOWN_YIELD + 0.5 * TRADE_YIELD * trades
    if board.commercial[town]:
        gains[BURGHERS][BURGHERS] += 1.0
    add_university(gains, board, town, faith)
    return gains


@cache
def seats_in(edition: str, province: int) -> tuple[int, ...]:
    """The universities of a province, in the order of its places."""
    board = plain_board(edition)
    seats = board.university_place
    return tuple([seats.index(s) for s in board.places[province] if s in seats])


def add_university(gains: list[list[float]], board: Board, place: int, faith: int) -> None:
    """One point to the Reformers where the next award leaves it Reformed."""
    if faith < 0:
        return
    established = board.established[[int(s) for s in board.university_place].index(place)]
    for holder in HOLDERS:
        if holder == REFORMERS:
            stays = True
        elif holder in (CATHOLICS, HABSBURGS) or (holder == NO_HOLDER and established):
            stays = False
        else:
            stays = faith == REFORMED_FAITH
        if stays:
            gains[holder][REFORMERS] += 1.0


def province_gains(board: Board, last: bool, province: int, see: int) -> list[list[float]]:
    gains = nothing()
    value = board.final_vp[province] / 100
    if not last:
        value = value * 0.6 if not board.vp[province] else value + TAX_YIELD * board.tax[province] + MUSTER
    for f in range(FACTION_COUNT):
        gains[f][f] += value
    if see >= 0:
        for holder in HOLDERS:
            gains[holder][CATHOLICS] += see_after(board, last, holder, see)
    return gains


def see_after(board: Board, last: bool, holder: int, see: int) -> float:
    """What the bishopric will be to the Catholics; before the last turn its drift counts."""
    goal = int(CATHOLIC) if holder == NO_HOLDER else board.see[holder]
    if goal < 0:
        goal = see
    after = see + max(-1, min(1, goal - see))
    if last:
        return 1.0 if after <= CATHOLIC else 0.0
    return (1.0, 0.8, 0.3, 0.0)[after]


def counter_gains(board: Board, players: int, last: bool) -> list[list[float]]:
    gains = nothing()
    for f in range(FACTION_COUNT):
        gains[f][f] += 0.0 if last else COUNTER_YIELD
    gains[NOBILITY][NOBILITY] += 1 / board.nobility_divisor.get(players, 5)
    return gains
