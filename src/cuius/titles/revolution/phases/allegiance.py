"""6.16 Allegiance of Citizens."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.revolution.board import ANTI_CATHOLIC_UNIT, CATHOLIC_UNIT, NO_UNIT
from cuius.titles.revolution.ids import (
    BURGHERS,
    CATHOLICS,
    CITIES,
    HABSBURGS,
    NEUTRAL,
    NOBILITY,
    REFORMERS,
    SIDES,
)
from cuius.titles.revolution.rules.turns import each_in_turn
from cuius.titles.revolution.state import FACTIONS as N
from cuius.titles.revolution.state import OWNERS, State

DONE = "done"
FIRST, CENTRE, LAST = 1, 4, 7
TOWARDS = {SIDES["catholic"]: FIRST, SIDES["neutral"]: CENTRE, SIDES["reformed"]: LAST}

STAND_INS: dict[int, tuple[Id, ...]] = {
    CATHOLIC_UNIT: (CATHOLICS, HABSBURGS),
    ANTI_CATHOLIC_UNIT: (REFORMERS, BURGHERS),
}
"""6.16-r16,r17 Which counter is a unit of that side, and which if there is none."""


def allegiance(g: State) -> Proc[None]:
    """6.16-r1 First everybody stakes coins; then markers move, coins return, and cities change."""
    yield from each_in_turn(g, stake_coins)
    for city in CITIES:
        move_marker(g, city)
    return_stakes(g)
    for city in CITIES:  # 6.16-r21
        change_city(g, city)


def stake_coins(g: State, faction: Id) -> Proc[None]:
    """6.16-r1,r2 Any number of coins on any cities."""
    while g.treasury[faction]:
        city = yield Ask(faction, "allegiance.city", unstaked, g, faction, rule="6.16-r1")
        if city == DONE:
            return
        about = {"city": city}
        coins = yield Ask(faction, "allegiance.coins", purse, g, faction, rule="6.16-r7", about=about)
        g.treasury[faction] -= coins
        g.stakes[city * N + faction] += coins
        g.tell("allegiance.staked", faction=faction, city=city, coins=coins)


def unstaked(g: State, faction: Id) -> Options:
    return (*[c for c in CITIES if not g.stakes[c * N + faction]], DONE)


def purse(g: State, faction: Id) -> Options:
    return tuple(range(1, g.treasury[faction] + 1))


def move_marker(g: State, city: Id) -> None:
    """6.16-r6,r9 Faction after faction, the Nobility last; then at most three columns (ruling R47)."""
    start = g.column[city]
    end = pulled(g, city)
    most = g.board.allegiance_most
    g.column[city] = max(start - most, min(start + most, end))
    if g.column[city] != start:
        g.tell("allegiance.moved", city=city, column=g.column[city])


def pulled(g: State, city: Id) -> int:
    """6.16-r3..r8 Where all coins together pull the marker, the ends of the track apart without a cap."""
    column = g.column[city]
    last = [f for f in g.order if f == NOBILITY]
    for faction in [f for f in g.order if f != NOBILITY] + last:
        coins = g.stakes[city * N + faction]
        goal = TOWARDS[g.board.pull[faction]]
        column += max(-coins, min(coins, goal - column))
    return column


def return_stakes(g: State) -> None:
    """6.16-r10 All coins return to stock."""
    for faction in g.order:
        g.stock[faction] += sum(g.stakes[faction::N])
    g.stakes = [0] * len(g.stakes)


def change_city(g: State, city: Id) -> None:
    """6.16-r11..r15 Outside the three central columns a unit is removed and one added (ruling R49)."""
    column = g.column[city]
    remove_unit(g, city, g.board.column_remove[column])
    add_unit(g, city, g.board.column_add[column])


def remove_unit(g: State, city: Id, unit: int) -> None:
    """6.16-r19 Removed is what is in the city."""
    for faction in STAND_INS.get(unit, ()):
        if g.units[city * OWNERS + faction]:
            g.leave(faction, city)
            g.tell("allegiance.lost", city=city, owner=faction)
            return


def add_unit(g: State, city: Id, unit: int) -> None:
    """6.16-r18..r20,r22 Added is what is in stock, failing that a neutral counter; limits do not matter."""
    if unit == NO_UNIT:
        return
    candidates = STAND_INS[unit]
    if unit == ANTI_CATHOLIC_UNIT and g.players == 3:
        candidates = (*candidates, NOBILITY)
    for faction in candidates:
        if faction in g.order and g.stock[faction]:
            g.enter(faction, city)
            g.tell("allegiance.gained", city=city, owner=faction)
            return
    if g.supply:
        g.place_neutral(city)
        g.tell("allegiance.gained", city=city, owner=NEUTRAL)
