"""What the holder of each card and town of one province means to every faction, in victory points.

Only the count at the end of the last turn wins the game; until then a card is also worth its taxes and new
units. A faction feels its rivals' gains as losses, those of the leader most; an ally's are nearly its own.
"""

from __future__ import annotations

from functools import cache, lru_cache

from cuius.titles.revolution.board import Board
from cuius.titles.revolution.bot.weights import SCALES, Scales
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
SIDES = (0, 0, 2, 1, 1)
"""With two players: who plays each faction."""
ALLY = 0.95
"""How much a faction makes of its ally's points."""

Table = tuple[tuple[float, ...], ...]
"""[faction][holder]."""


class Worth:
    """One province as it counts now: its open cities, and what each holder would mean to each faction."""

    __slots__ = (
        "anti",
        "cities",
        "columns",
        "counter",
        "hope",
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
    hope: tuple[float, ...]
    """By faction: the part of it that is hoped for, while turns are left."""


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
    scales: Scales = SCALES,
) -> Worth:
    """The table for a province, by the state of its see, universities and cities; `closed`: besieged."""
    board = plain_board(edition)
    feel = feelings(players, leader, scales)
    w = Worth()
    w.anti, w.limit = anti, board.limit[province]
    faith = {int(board.university_place[u]): faiths[n] for n, u in enumerate(seats_in(edition, province))}
    w.cities = tuple(c for c in board.cities[province] if c not in closed)
    w.columns = tuple(columns[board.cities[province].index(c)] for c in w.cities)
    w.towns = tuple(int(t) for t in board.towns[province])
    w.of_city = tuple(felt(feel, city_gains(board, last, c, faith.get(c, -1), scales)) for c in w.cities)
    w.of_town = tuple(felt(feel, town_gains(board, last, t, faith.get(t, -1), scales)) for t in w.towns)
    w.of_province = felt(feel, province_gains(board, last, province, see, scales))
    w.counter = felt(feel, counter_gains(board, players, last, scales))
    w.rich = tuple(
        sum(t[f][f] - t[f][NO_HOLDER] for t in (*w.of_city, *w.of_town, w.of_province))
        for f in range(FACTION_COUNT)
    )
    w.hope = tuple([0.0 if last else scales.of[f].hope * w.rich[f] for f in range(FACTION_COUNT)])
    return w


@lru_cache(maxsize=64)
def feelings(players: int, leader: int, scales: Scales) -> Table:
    """How much each faction makes of each faction's points."""
    return tuple(
        tuple(1.0 if f == g else feeling(players, leader, scales, f, g) for g in range(FACTION_COUNT))
        for f in range(FACTION_COUNT)
    )


def feeling(players: int, leader: int, scales: Scales, f: int, g: int) -> float:
    """How much a faction makes of another's points."""
    weights = scales.of[f]
    if players == 2:
        return ALLY if SIDES[f] == SIDES[g] else -weights.enmity
    if players == 3:
        return -weights.leader_envy_of_three if g == leader else -weights.envy_of_three
    return -weights.leader_envy if g == leader else -weights.envy


def felt(feel: Table, gains: list[list[float]]) -> Table:
    """From what each faction gains under each holder to what each makes of that."""
    return tuple(
        [
            tuple([sum([much * gain for much, gain in zip(row, under, strict=True)]) for under in gains])
            for row in feel
        ]
    )


def nothing() -> list[list[float]]:
    return [[0.0] * FACTION_COUNT for _ in HOLDERS]


def city_gains(board: Board, last: bool, city: int, faith: int, scales: Scales) -> list[list[float]]:
    gains = nothing()
    for f, weights in enumerate(scales.of):
        gains[f][f] += board.city_vp[city] / 100
        if not last:
            gains[f][f] += weights.city_yield + weights.trade_yield * len(board.trade[city])
    add_university(gains, board, city, faith)
    return gains


def town_gains(board: Board, last: bool, town: int, faith: int, scales: Scales) -> list[list[float]]:
    gains = nothing()
    if not last:
        trades = sum([town in board.trade[c] for c in CITIES])
        for f, weights in enumerate(scales.of):
            gains[f][f] += weights.town_yield + 0.5 * weights.trade_yield * trades
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


def province_gains(board: Board, last: bool, province: int, see: int, scales: Scales) -> list[list[float]]:
    gains = nothing()
    value = board.final_vp[province] / 100
    for f, weights in enumerate(scales.of):
        if last:
            gains[f][f] += value
        elif board.vp[province]:
            gains[f][f] += value + weights.tax_yield * board.tax[province] + weights.muster
        else:
            gains[f][f] += value * weights.unscored
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


def counter_gains(board: Board, players: int, last: bool, scales: Scales) -> list[list[float]]:
    gains = nothing()
    for f, weights in enumerate(scales.of):
        gains[f][f] += 0.0 if last else weights.counter_yield
    gains[NOBILITY][NOBILITY] += 1 / board.nobility_divisor.get(players, 5)
    return gains
