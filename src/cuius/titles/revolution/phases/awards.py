"""5.7 and 6.17 Provinces and cities awarded."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Checkpoint, Proc
from cuius.titles.revolution.ids import (
    BISHOPRICS,
    BURGHERS,
    CATHOLIC,
    CITIES,
    FACTIONS,
    FAITHS,
    NOBODY,
    PROVINCES,
    REFORMERS,
    UNIVERSITIES,
)
from cuius.titles.revolution.rules.counters import controller, countryside, summed
from cuius.titles.revolution.state import State


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
        return FAITHS["reformed"] if holder in (BURGHERS, REFORMERS) else FAITHS["catholic"]
    return FAITHS["reformed"] if holder == REFORMERS else FAITHS["none"]
