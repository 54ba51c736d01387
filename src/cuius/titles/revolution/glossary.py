"""What can be looked up in Revolution: regions, provinces, cities, towns, support boxes, pieces and phases.

Only what the board says stands here; who holds what is the view's business.
"""

from __future__ import annotations

from cuius.core.glossary import Entry, Fact, entry
from cuius.core.ids import Id, Names
from cuius.titles.revolution import faces
from cuius.titles.revolution.board import Board
from cuius.titles.revolution.ids import (
    BISHOPRICS,
    CITIES,
    FACTIONS,
    OPENING_PHASES,
    PHASES,
    PROVINCES,
    REGIONS,
    SLOT_KINDS,
    SUPPORTS,
    TOWNS,
    UNIVERSITIES,
    slot,
)

UNITS = Names("unit", ("resource", "coin", "army", "abandoned", "neutral", "beggar"))
RESOURCE, COIN, ARMY, ABANDONED, NEUTRAL, BEGGAR = UNITS

SHARED_NOTES = ("conflict", "neutrals", "overflow", "movement", "awards", "end")
"""Phases of turn 0 that go as in every other turn."""


def glossary(board: Board) -> list[Entry]:
    """All entries, what is looked for most often first."""
    return [
        *(province(board, p) for p in PROVINCES.ids),
        *(city(board, c) for c in CITIES),
        *(town(board, t) for t in TOWNS),
        *(region(board, r) for r in REGIONS.ids),
        *(support(board, s) for s in SUPPORTS.ids),
        *pieces(board),
        *(faction(board, f) for f in FACTIONS.ids),
        *phases(),
    ]


def region(board: Board, r: Id) -> Entry:
    return entry(
        "places",
        r,
        ("term-region", None),
        ("lookup-boxes", board.boxes[r]),
        ("lookup-orange", board.orange[r] or ()),
        ("lookup-arrows", board.arrows[r]),
        ("lookup-provinces", board.provinces_in[r]),
        ("lookup-cities", board.cities_in[r]),
        notes=faces.of_region(board, r),
    )


def province(board: Board, p: Id) -> Entry:
    late = ("lookup-vp_final", board.final_vp[p] / 100) if board.final_vp[p] != board.vp[p] else ("", ())
    return entry(
        "places",
        p,
        ("term-province", None),
        ("term-region", board.region_of[p]),
        ("term-limit", board.limit[p]),
        ("lookup-tax", board.tax[p] / 2),
        ("lookup-vp", board.vp[p] / 100),
        late,
        ("lookup-cities", board.cities[p]),
        ("lookup-towns", board.towns[p]),
        ("lookup-borders", board.borders[p]),
        ("lookup-rivers", tuple(sorted({way[0] for way in board.river_ways[p]}))),
        ("term-bishopric", () if p not in board.bishopric_province else None),
        notes=faces.of_province(board, p),
    )


def city(board: Board, c: Id) -> Entry:
    return entry(
        "places",
        c,
        ("term-city", None),
        ("term-province", board.province_of[c]),
        ("lookup-vp", board.city_vp[c] / 100),
        ("lookup-trade", board.trade[c]),
        ("lookup-allegiance", board.allegiance[c]),
        university(board, c),
        notes=faces.of_city(board, c),
    )


def town(board: Board, t: Id) -> Entry:
    return entry(
        "places",
        t,
        ("term-commercial" if board.commercial[t] else "term-town", None),
        ("term-province", board.province_of[t]),
        ("lookup-trades_with", tuple(c for c in CITIES if t in board.trade[c])),
        university(board, t),
        notes=faces.of_town(board, t),
    )


def university(board: Board, place: Id) -> Fact:
    return "term-university", None if place in board.university_place else ()


def support(board: Board, s: Id) -> Entry:
    kinds = [(k, board.slots[slot(s, k)]) for k in SLOT_KINDS.ids]
    named = board.support_provinces[s]
    return entry(
        "places",
        s,
        ("lookup-open_to", board.support_factions[s]),
        *((f"slot_kind-{k.word}", number or ()) for k, number in kinds),
        ("lookup-leads_to", named if len(named) < len(PROVINCES) else ()),
        ("board-everywhere", None if len(named) == len(PROVINCES) else ()),
        notes=faces.of_support(board, s),
    )


def pieces(board: Board) -> list[Entry]:
    return [
        entry("pieces", RESOURCE, text="lookup-about-resource", notes=faces.of_resource(board)),
        entry("pieces", COIN, text="lookup-about-coin", notes=faces.of_coin(board)),
        entry("pieces", ARMY, text="lookup-about-army", notes=faces.of_army(board)),
        entry("pieces", ABANDONED, text="lookup-about-abandoned", notes=faces.of_abandoned()),
        entry(
            "pieces",
            NEUTRAL,
            ("lookup-number", board.neutrals),
            text="lookup-about-neutral",
            notes=faces.of_neutral(board),
        ),
        entry(
            "pieces",
            BEGGAR,
            ("lookup-number", board.beggars),
            ("lookup-price", board.beggar_price),
            ("lookup-open_to", board.beggar_factions),
            ("lookup-provinces", board.beggar_provinces),
            text="lookup-about-beggar",
            notes=faces.of_beggar(board),
        ),
        *(
            entry("pieces", b, ("term-bishopric", board.bishopric_province[b]), notes=[faces.BISHOPRIC])
            for b in BISHOPRICS.ids
        ),
        *(
            entry(
                "pieces",
                u,
                ("term-university", board.university_place[u]),
                notes=[faces.of_university(board, u)],
            )
            for u in UNIVERSITIES.ids
        ),
    ]


def faction(board: Board, f: Id) -> Entry:
    _, first, second, third = board.raise_cost[f]
    return entry(
        "roles",
        f,
        ("lookup-newcomers", board.newcomers[f]),
        ("lookup-raise", f"{first}, {second}, {third}"),
        ("lookup-maintain", board.maintain[f]),
        ("lookup-disband", board.disband[f]),
        ("lookup-supports", tuple(s for s in SUPPORTS.ids if f in board.support_factions[s])),
        text=f"lesson-goal-{f.word}",
    )


def phases() -> list[Entry]:
    """The notes for learners say what happens in each."""
    opening = [(p, p.word.removeprefix("opening_")) for p in OPENING_PHASES.ids]
    return [
        *(
            entry("phases", p, text=f"lesson-{word}" if word in SHARED_NOTES else f"lesson-opening-{word}")
            for p, word in opening
        ),
        *(entry("phases", p, text=f"lesson-{p.word}") for p in PHASES.ids),
    ]
