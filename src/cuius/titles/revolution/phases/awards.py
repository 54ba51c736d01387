"""Whose it is: allegiance of citizens, provinces and cities, bishoprics, universities (5.7, 6.16 to 6.19)."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.revolution.board import ANTI_CATHOLIC_UNIT, CATHOLIC_UNIT, LEAVE_ALONE, NO_UNIT
from cuius.titles.revolution.ids import (
    BISHOPRICS,
    BURGHERS,
    CATHOLIC,
    CATHOLIC_FAITH,
    CATHOLICS,
    CITIES,
    FACTIONS,
    FAITHS,
    HABSBURGS,
    NEUTRAL,
    NO_FAITH,
    NOBILITY,
    NOBODY,
    PROVINCES,
    REFORMED_FAITH,
    REFORMERS,
    SEE_COLUMNS,
    SIDES,
    UNIVERSITIES,
)
from cuius.titles.revolution.phases.turns import each_in_turn
from cuius.titles.revolution.rules.counters import controller, countryside, summed
from cuius.titles.revolution.state import FACTION_COUNT, OWNER_COUNT, State

DONE = "done"
FIRST, CENTRE, LAST = 1, 4, 7
TOWARDS = {SIDES["catholic"]: FIRST, SIDES["neutral"]: CENTRE, SIDES["reformed"]: LAST}

STAND_INS: dict[int, tuple[Id, ...]] = {
    CATHOLIC_UNIT: (CATHOLICS, HABSBURGS),
    ANTI_CATHOLIC_UNIT: (REFORMERS, BURGHERS),
}
"""6.16-r16,r17 Which counter is a unit of that side, and which if there is none."""


# 6.16 Allegiance of citizens


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
        g.stakes[city * FACTION_COUNT + faction] += coins
        g.tell("allegiance.staked", faction=faction, city=city, coins=coins)


def unstaked(g: State, faction: Id) -> Options:
    return (*[c for c in CITIES if not g.stakes[c * FACTION_COUNT + faction]], DONE)


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
        coins = g.stakes[city * FACTION_COUNT + faction]
        goal = TOWARDS[g.board.pull[faction]]
        column += max(-coins, min(coins, goal - column))
    return column


def return_stakes(g: State) -> None:
    """6.16-r10 All coins return to stock."""
    for faction in g.order:
        g.stock[faction] += sum(g.stakes[faction::FACTION_COUNT])
    g.stakes = [0] * len(g.stakes)


def change_city(g: State, city: Id) -> None:
    """6.16-r11..r15 Outside the three central columns a unit is removed and one added (ruling R49)."""
    column = g.column[city]
    remove_unit(g, city, g.board.column_remove[column])
    add_unit(g, city, g.board.column_add[column])


def remove_unit(g: State, city: Id, unit: int) -> None:
    """6.16-r19 Removed is what is in the city."""
    for faction in STAND_INS.get(unit, ()):
        if g.units[city * OWNER_COUNT + faction]:
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


# 5.7, 6.17 Provinces and cities


def awards(g: State) -> Proc[None]:
    """6.17 Cards go to absolute majorities, and back to nobody without one."""
    yield Checkpoint("awards")
    award_cards(g)


def opening_awards(g: State) -> Proc[None]:
    """5.7 Cards, and the first state of bishoprics, universities and allegiance."""
    yield Checkpoint("awards")
    award_cards(g)
    for bishopric in BISHOPRICS.ids:  # 5.7-r6..r9
        holder = g.province_card[g.board.bishopric_province[bishopric]]
        g.see[bishopric] = CATHOLIC if holder == NOBODY else g.board.see_first[holder]
    for university in UNIVERSITIES.ids:
        g.university[university] = first_faith(g, university)
    g.column = list(g.board.allegiance)  # 5.7-r12,r13


def award_cards(g: State) -> None:
    """5.7-r1..r5, 6.17-r1..r4 Cities by what is in them, provinces by towns and countryside (ruling R50)."""
    for city in CITIES:
        holder = majority(summed(g, [city]))
        if holder != g.city_card[city]:
            g.city_card[city] = holder
            tell_card(g, "city", city, holder)
    for province in PROVINCES.ids:
        holder = majority(summed(g, [*g.board.towns[province], countryside(province)]))
        if holder != g.province_card[province]:
            g.province_card[province] = holder
            tell_card(g, "province", province, holder)


def majority(sums: list[int]) -> int:
    """The faction with more counters than all others together; neutral ones win nothing for anybody."""
    total = sum(sums)
    for faction in FACTIONS.ids:
        if 2 * sums[faction] > total:
            return faction
    return NOBODY


def tell_card(g: State, kind: str, what: Id, holder: int) -> None:
    if holder == NOBODY:
        g.tell(f"{kind}.lost", what=what)
    else:
        g.tell(f"{kind}.awarded", what=what, faction=FACTIONS[holder])


def first_faith(g: State, university: Id) -> int:
    """5.7-r10,r11 KÖLN and Leuven exist; the others are founded by the Reformers (ruling R54)."""
    holder = controller(g, g.board.university_place[university])
    if g.board.established[university]:
        return REFORMED_FAITH if holder in (BURGHERS, REFORMERS) else CATHOLIC_FAITH
    return REFORMED_FAITH if holder == REFORMERS else NO_FAITH


# 6.18 Bishoprics


def bishoprics(g: State) -> Proc[None]:
    """6.18-r1,r2 The holder of the province draws its bishopric, one column a turn."""
    yield Checkpoint("bishoprics")
    for bishopric in BISHOPRICS.ids:
        column = next_column(g, bishopric)
        if column != g.see[bishopric]:
            g.see[bishopric] = column
            g.tell("bishopric.moved", bishopric=bishopric, column=SEE_COLUMNS[column])


def next_column(g: State, bishopric: Id) -> int:
    """6.18-r3..r10 One step towards the holder's column, under nobody towards Catholic (rulings R51-R53)."""
    holder = g.province_card[g.board.bishopric_province[bishopric]]
    now = g.see[bishopric]
    goal = int(CATHOLIC) if holder == NOBODY else g.board.see[holder]
    if goal == LEAVE_ALONE:
        return now
    return now + max(-1, min(1, goal - now))


# 6.19 Universities


def universities(g: State) -> Proc[None]:
    """6.19 Whoever controls the place decides; Burghers and Nobility change nothing."""
    yield Checkpoint("universities")
    for university in UNIVERSITIES.ids:
        faith = next_faith(g, university)
        if faith != g.university[university]:
            g.university[university] = faith
            g.tell("university.changed", university=university, faith=FAITHS[faith])


def next_faith(g: State, university: Id) -> int:
    """6.19-r1..r9 A city counts by its card, a town by the counter in it (ruling R55)."""
    holder = controller(g, g.board.university_place[university])
    if holder == REFORMERS:
        return REFORMED_FAITH
    if holder in (CATHOLICS, HABSBURGS):
        return CATHOLIC_FAITH if g.board.established[university] else NO_FAITH
    if holder == NOBODY and g.board.established[university]:
        return CATHOLIC_FAITH
    return g.university[university]
