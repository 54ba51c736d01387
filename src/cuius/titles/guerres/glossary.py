"""What can be looked up in Les Guerres: places, characters, cards, chits, pieces, factions and phases.

Only what the board says stands here; who holds what is the view's business.
"""

from __future__ import annotations

from cuius.core.glossary import Entry, Fact, entry
from cuius.core.ids import Id, Names
from cuius.titles.guerres import faces
from cuius.titles.guerres.board import FOR_EVER, Board
from cuius.titles.guerres.ids import (
    CARDS,
    CHARACTERS,
    CHITS,
    COUNTRIES,
    EVENTS,
    FACTIONS,
    NO_RANK,
    NOBODY,
    PHASES,
    PROVINCES,
    RANKS,
    SIZES,
    TOWN_SIZES,
    TOWNS,
    VISITORS,
)

UNITS = Names("unit", ("army", "leader", "cube", "treaty", "taxes", "money", "war_points", "troops"))
ARMY, *OTHERS = UNITS


def glossary(board: Board) -> list[Entry]:
    """All entries, what is looked for most often first."""
    return [
        *(province(board, p) for p in PROVINCES.ids),
        *(town(board, t) for t in TOWNS.ids),
        *(country(board, c) for c in COUNTRIES.ids),
        *(character(board, c) for c in (*CARDS, *VISITORS)),
        *(event(board, e) for e in EVENTS.ids),
        *(entry("cards", c, text=f"lookup-about-chit-{c.word}") for c in CHITS.ids),
        *pieces(board),
        *(faction(board, f) for f in FACTIONS.ids),
        *(entry("phases", p, text=f"lookup-about-phase-{p.word}") for p in PHASES.ids),
    ]


def province(board: Board, p: Id) -> Entry:
    return entry(
        "places",
        p,
        ("term-foreign" if board.foreign[p] else "term-province", None),
        ("lookup-towns", board.towns[p]),
        ("lookup-borders", board.borders[p]),
        ("lookup-loire", board.loire_towns[p]),
        ("lookup-influenced_by", tuple([c for c in CARDS if p in board.influence[c]])),
        ("lookup-country", () if board.power[p] == NOBODY else COUNTRIES[board.power[p]]),
        notes=faces.of_province(board, p),
    )


def town(board: Board, t: Id) -> Entry:
    return entry(
        "places",
        t,
        (f"term-{TOWN_SIZES[board.size[t]]}", None),
        ("term-province", board.province_of[t]),
        ("lookup-garrison", board.garrison[t]),
        ("lookup-worth", board.worth[t]),
        notes=faces.of_town(board, t),
    )


def country(board: Board, c: Id) -> Entry:
    hearing = tuple([f for f in FACTIONS.ids if board.subsidies[f][c] is not None])
    lands = tuple([p for p in PROVINCES.ids if board.power[p] == c])
    return entry(
        "places",
        c,
        ("lookup-hears", hearing),
        ("lookup-lands", lands),
        notes=faces.of_country(board, c),
    )


def character(board: Board, c: Id) -> Entry:
    """4-r1..r11 The values of a card, and of its leader counter."""
    last = board.dies[c]
    return entry(
        "cards",
        c,
        ("lookup-faction", FACTIONS[board.home[c]]),
        ("lookup-second", () if board.second[c] == NOBODY else FACTIONS[board.second[c]]),
        ("lookup-recruit_from", board.recruit_from[c] if board.recruit_from[c] > 1 else ()),
        (
            "lookup-recruit_after",
            () if board.recruit_after[c] == NOBODY else CHARACTERS[board.recruit_after[c]],
        ),
        ("lookup-military", board.military[c]),
        ("lookup-intrigue", board.intrigue[c]),
        *[remark(f"lookup-{word}", getattr(board, word)[c]) for word in ABILITIES],
        ("lookup-succession", letter(board.succession[c])),
        ("lookup-influence", board.influence[c]),
        ("lookup-command", letter(board.command[c])),
        ("lookup-tactical", board.tactical[c] if board.command[c] != NO_RANK else ()),
        remark("lookup-star", board.starred[c]),
        ("lookup-enters", board.enters[c] or ()),
        ("lookup-dies", last if last != FOR_EVER else ()),
        *[remark(f"lookup-{word}", getattr(board, word)[c]) for word in FATES],
        remark("lookup-no_gentleman", c in CARDS and (not board.male[c] or board.priest[c])),  # 14.2-r10
        ("lookup-brought_by", () if board.brought_by[c] == NOBODY else EVENTS[board.brought_by[c]]),
        notes=faces.of_character(board, c),
    )


ABILITIES = ("diplomat", "writer", "administrator", "call_to_arms")
FATES = ("at_court", "immune", "unkillable", "survives")


def remark(label: str, holds: bool) -> Fact:
    """A label that says it all, where it is true."""
    return label, None if holds else ()


def letter(rank: int) -> Id | tuple[()]:
    return RANKS[rank] if rank < NO_RANK else ()


def event(board: Board, e: Id) -> Entry:
    return entry(
        "cards",
        e,
        ("lookup-deck", board.deck[e]),
        ("lookup-enters", board.event_enters[e]),
        ("lookup-timing", board.timing[e]),
        remark("lookup-red", board.red[e]),
        remark("lookup-removed", board.star[e]),
        text=f"lookup-about-event-{e.word}",
    )


def pieces(board: Board) -> list[Entry]:
    return [
        entry(
            "pieces",
            ARMY,
            ("lookup-number", board.numbers.markers),
            text="lookup-about-army",
            notes=faces.of_army(board),
        ),
        *(size(board, s) for s in SIZES.ids),
        *(
            entry("pieces", u, text=f"lookup-about-{u.word}", notes=faces.of_piece(board, u.word))
            for u in OTHERS
        ),
    ]


def size(board: Board, s: Id) -> Entry:
    """15.2 What armies of a size can do."""
    troops = [n for n, found in enumerate(board.size_of) if n and found == s]
    one = troops[0]
    return entry(
        "pieces",
        s,
        ("term-troops", f"{one}-{troops[-1]}"),
        ("lookup-movement", board.movement[one]),
        ("lookup-dice", board.dice[one]),
        ("lookup-cost", board.cost[one]),
        ("lookup-attrition", board.attrition[one] if board.attrition[one] <= 12 else ()),
        ("lookup-worth", board.victory[one]),
        notes=faces.of_size(),
    )


def faction(board: Board, f: Id) -> Entry:
    hearing = tuple([c for c in COUNTRIES.ids if board.subsidies[f][c] is not None])
    return entry("roles", f, ("lookup-countries", hearing), text=f"lookup-about-faction-{f.word}")
