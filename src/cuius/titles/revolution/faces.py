"""What the rules make of places and pieces: notes for their faces, with the values of the board in play."""

from __future__ import annotations

from collections.abc import Iterator

from cuius.core.glossary import Note, note
from cuius.core.ids import Id
from cuius.titles.revolution.board import ANTI_CATHOLIC_UNIT, CATHOLIC_UNIT, NO_UNIT, Board
from cuius.titles.revolution.ids import HUGUENOTS, SLOT_KINDS, SPANISH_TREASURY, slot

BATTLE = note("face-battle", "6.5-r1..r8 6.4-r14,r15")
MARCH = note("face-march", "6.8-r1..r13")
INFLUENCE = note("face-influence", "6.9-r1..r16")
HABSBURG_ARMY = note("face-habsburg-army", "4.3.2-r2 5.8-r2")
BISHOPRIC = note("face-bishopric", "6.18-r1..r10 4.3.2-r1 5.7-r6..r9")
UNIVERSITY_OLD = note("face-university-old", "6.19-r1..r6 4.3.2-r7 5.7-r10")
UNIVERSITY_NEW = note("face-university-new", "6.19-r7..r9 4.3.2-r7 5.7-r11")
INTERCEPTION = note("face-interception", "6.2.2-r1..r12")


def of_region(board: Board, r: Id) -> Iterator[Note]:
    yield note("face-boxes", "2.1-r6,r7 6.4-r8 6.6-r11 6.3-r16 6.8-r6", count=board.boxes[r])
    if board.orange[r]:
        yield note("face-orange", "3.6-r5", count=board.orange[r])
    yield BATTLE
    yield MARCH
    yield INFLUENCE
    yield HABSBURG_ARMY
    if r in board.beggar_regions:
        yield note("face-beggars-here", "6.7-r6..r11 6.7.3-r7")


def of_province(board: Board, p: Id) -> Iterator[Note]:
    yield note("face-limit", "2.1-r1,r2,r5 6.12-r1..r3", count=board.limit[p])
    yield note("face-conflict", "6.11-r1..r12")
    yield note("face-overflow", "6.13-r1..r19")
    if board.vp[p]:
        points = board.vp[p] / 100
        yield note(
            "face-province-card",
            "2.3-r1 4.3.1-r2 5.7-r2..r5 6.1-r1 6.17-r2..r4",
            taxes=board.tax[p] / 2,
            points=points,
        )
    else:
        points = board.final_vp[p] / 100
        yield note("face-small-card", "2.3-r1 4.3.1-r3,r4 5.7-r2..r5 6.17-r2..r4", points=points)
    yield note("face-province-units", "6.10-r11..r14,r17..r19 5.2-r2..r4")
    yield note("face-movement", "6.14-r1..r9,r12..r14,r18..r22")
    if p in board.bishopric_province:
        yield BISHOPRIC
    if p in board.beggar_provinces:
        yield note("face-beggars-here", "6.7-r6..r11 6.7.3-r7")


def of_city(board: Board, c: Id) -> Iterator[Note]:
    yield note(
        "face-city-card",
        "2.1-r4 2.3-r1 4.3.1-r1 5.7-r1,r4,r5 6.1-r2..r7 6.17-r1,r3 6.14-r11",
        points=board.city_vp[c] / 100,
        count=board.city_tax_most,
    )
    yield note("face-city-units", "6.10-r1..r3,r10", count=len(board.trade[c]))
    yield note("face-siege", "6.6-r1..r12 6.15-r1..r11", count=board.siege_converts)
    if board.province_of[c] in board.beggar_provinces:
        yield note("face-beggar-siege", "6.7.3-r4..r6 6.15-r12..r15", count=board.beggar_siege)
    yield note(
        "face-allegiance",
        "5.7-r12,r13 6.16-r1..r11,r16..r22",
        column=board.allegiance[c],
        most=board.allegiance_most,
    )
    yield from columns(board)
    yield note("face-empty-city", "3.6-r12 6.14-r15,r17", count=board.neutrals_in_city)
    yield from of_place(board, c)


def columns(board: Board) -> Iterator[Note]:
    """What each column of the allegiance track does to its city, where it does anything."""
    sides = {NO_UNIT: "none", CATHOLIC_UNIT: "catholic", ANTI_CATHOLIC_UNIT: "anti"}
    for column in range(1, len(board.column_add)):
        gain, loss = sides[board.column_add[column]], sides[board.column_remove[column]]
        if (gain, loss) != ("none", "none"):
            yield note("face-column", "6.16-r12..r15", column=column, effect=f"{gain}_{loss}")


def of_town(board: Board, t: Id) -> Iterator[Note]:
    yield note("face-town", "2.1-r3 2.3-r2 6.6-r9 6.10-r4 6.14-r10")
    if board.commercial[t]:
        yield note("face-commercial", "4.3.2-r6")
    yield note("face-town-lost", "6.3-r8..r14 6.9-r1..r3")
    if board.province_of[t] in board.beggar_provinces:
        yield note("face-plunder", "6.7.3-r1..r3")
    yield note("face-empty-town", "3.6-r13 6.14-r16,r17", count=board.neutrals_in_town)
    yield from of_place(board, t)


def of_place(board: Board, place: Id) -> Iterator[Note]:
    """What cities and towns may be besides."""
    if any(place in passed for ways in board.river_ways for _, passed in ways):
        yield note("face-river", "6.13-r4..r7")
    for university, at in enumerate(board.university_place):
        if at == place:
            yield of_university(board, university)


def of_university(board: Board, university: int) -> Note:
    return UNIVERSITY_OLD if board.established[university] else UNIVERSITY_NEW


def of_support(board: Board, s: Id) -> Iterator[Note]:
    for kind in SLOT_KINDS.ids:
        if board.slots[slot(s, kind)]:
            yield note(f"face-slot-{kind.word}", "2.1-r8,r9 6.2.1-r1..r5 5.1-r1..r5")
    yield note("face-support-unit", "6.10-r6,r7,r15 5.2-r5")
    if not board.support_shared[s]:
        yield note("face-one-at-a-time", "5.2-r6 6.10-r16")
    if s in (SPANISH_TREASURY, HUGUENOTS):
        yield INTERCEPTION


def of_resource(board: Board) -> Iterator[Note]:
    yield note("face-resource", "2.2-r1,r5 3.6-r15")
    yield note(
        "face-new-units",
        "6.10-r1..r19 5.2-r1..r8",
        each=board.country_per_newcomer,
        least=board.newcomers_least,
    )
    yield note("face-nobility", "4.3.2-r3..r5")


def of_coin(board: Board) -> Iterator[Note]:
    yield note("face-coin", "6.1-r1..r7 6.2.1-r3 6.10-r18", count=board.city_tax_most)
    yield note("face-coin-spent", "6.3-r2,r3,r17 6.4-r7 6.7-r2 6.16-r1,r10")


def of_army(board: Board) -> Iterator[Note]:
    yield note("face-raise", "2.2-r2 6.4-r1..r13", count=board.raise_most)
    yield note("face-pay", "6.3-r1..r7")
    yield BATTLE
    yield note("face-siege", "6.6-r1..r12 6.15-r1..r11", count=board.siege_converts)
    yield MARCH
    yield INFLUENCE
    yield HABSBURG_ARMY


def of_abandoned() -> Iterator[Note]:
    yield note("face-loot", "6.3-r8..r14")
    yield note("face-abandoned", "6.3-r15,r16 6.4-r10 6.5-r8 6.6-r12 6.7-r11 6.8-r4 6.9-r11 6.20-r1,r3")


def of_neutral(board: Board) -> Iterator[Note]:
    yield note("face-neutral", "2.2-r3 3.5-r6 6.12-r1..r5 5.4-r1..r3", count=board.neutrals)
    yield note("face-neutral-removed", "6.11-r2,r10 6.13-r11..r13,r18 6.14-r13..r18")
    yield note("face-neutral-majority", "5.7-r5 6.17-r1..r3")


def of_beggar(board: Board) -> Iterator[Note]:
    yield note("face-hire", "2.2-r4 3.6-r14 6.7-r1..r5,r12..r14", price=board.beggar_price)
    yield note("face-beggar-destroy", "6.7.1-r1..r6 6.7-r7..r11")
    yield note("face-beggar-relieve", "6.7.2-r1..r4")
    yield note("face-beggar-plunder", "6.7.3-r1..r7 6.15-r12..r15", count=board.beggar_siege)
    yield note("face-beggar-stay", "6.7.4-r1..r4 6.8-r7..r12 6.9-r12..r15")
