"""A position of Les Guerres de Religion in columns: see `core/columns.py`."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from cuius.core.columns import (
    ColumnPart,
    Columns,
    Piece,
    amounts,
    ids,
    members,
    numbers,
    one_id,
    piece,
    sums,
    table,
)
from cuius.titles.guerres.bot.prospects import expected_now
from cuius.titles.guerres.ids import (
    ARMIES,
    ARMIES_OF,
    CHARACTERS,
    CHITS,
    EFFECTS,
    EVENTS,
    FACTIONS,
    MARKER_COUNT,
    NOBODY,
    PHASES,
    PROVINCES,
    REVOLTS,
    TOWNS,
)
from cuius.titles.guerres.score import OUTRIGHT
from cuius.titles.guerres.state import AWAY, IN_PLAY, NOT_IN_HAND, OUT, State
from cuius.titles.guerres.victory import automatic_winner, counted_towns, ranking

VERSION = 1
LONGEST_TURN = 8


def posts(g: State) -> list[int]:
    """By character: with an army (0), or why not."""
    return [post if post < 0 else 0 for post in g.post]


def places_of_cards(g: State) -> list[int]:
    """Where event cards are, as everybody knows: the deck and the hands are one (0)."""
    return [place if place in (OUT, OUT + 1, NOBODY) else 0 for place in g.card_at]


def effects(g: State) -> list[bool]:
    return [force != 0 for force in g.in_force]


def points(g: State) -> Sequence[Sequence[float]]:
    """Points for towns and treaties, for victory outright, and towns that count."""
    towns = counted_towns(g)
    winner = automatic_winner(g, towns)
    by_towns, by_treaties = ranking(g, towns), ranking(g, g.treaty)
    board = g.board
    return (
        [board.town_points[by_towns.index(f)] for f in FACTIONS.ids],
        [board.treaty_points[by_treaties.index(f)] for f in FACTIONS.ids],
        [OUTRIGHT if f == winner else 0.0 for f in FACTIONS.ids],
        towns,
    )


def basis_of_points(g: State) -> tuple[Any, ...]:
    """What they follow from: most movements of armies change nothing in it."""
    return revolts(g), g.ally, g.control, g.treaty


def revolts(g: State) -> list[int]:
    """Where they are. Of all armies, only they change which towns count (17-r10)."""
    return [g.army_at[revolt] for revolt in REVOLTS if g.troops[revolt]]


def expected(g: State) -> Sequence[Sequence[float]]:
    """Points expected in the end."""
    return (expected_now(g),)


def basis_of_expected(g: State) -> tuple[Any, ...]:
    """What they follow from: of armies, how many troops there are in all."""
    troops = [sum(g.troops[counted]) for counted in MARKERS]
    now = (g.control, g.last_turn, g.massacred, g.money, g.phase, g.treaty, g.turn, g.war_points)
    return revolts(g), troops, now


MARKERS = [slice(faction * MARKER_COUNT, (faction + 1) * MARKER_COUNT) for faction in FACTIONS.ids]
"""Where `troops` has those of each faction."""


def tactics(g: State) -> Sequence[Sequence[float]]:
    """Tactical skill of all commanders of armies together."""
    troops, commander, skill = g.troops, g.commander, g.board.tactical
    return (
        [
            sum([skill[commander[a]] for a in ARMIES_OF[f] if troops[a] and commander[a] != NOBODY])
            for f in FACTIONS.ids
        ],
    )


def people(g: State) -> Sequence[Sequence[float]]:
    """Characters in play, and their military and intrigue skill together."""
    board, allegiance = g.board, g.allegiance
    many, military, intrigue = [0.0] * len(FACTIONS), [0.0] * len(FACTIONS), [0.0] * len(FACTIONS)
    for character, status in enumerate(g.status):
        faction = allegiance[character]
        if status == IN_PLAY and faction >= 0:
            many[faction] += 1
            military[faction] += board.military[character]
            intrigue[faction] += board.intrigue[character]
    return many, military, intrigue


def own(field: str, column: int) -> Piece:
    """What each faction has, as the field says."""
    read = attrgetter(field)
    return piece(lambda g: (read(g),), (column,), field)


WIDTH = 16
STANDING = (
    piece(
        points,
        (0, 1, 2, 4),
        *("ally", "army_at", "control", "treaty", "troops"),
        basis=basis_of_points,
    ),
    piece(
        expected,
        (3,),
        *("army_at", "control", "last_turn", "massacred", "money", "phase", "treaty", "troops", "turn"),
        *("war_points",),
        basis=basis_of_expected,
    ),
    own("treaty", 5),
    own("money", 6),
    own("war_points", 7),
    own("levy", 8),
    sums("troops", 9, [MARKERS]),
    piece(tactics, (10,), "commander", "troops"),
    own("actions", 11),
    piece(people, (12, 13, 14), "allegiance", "status"),
    own("seated", 15),
)
"""How each faction stands."""


def clock(g: State) -> list[float]:
    """What is left of the game, and how the camps stand."""
    return [
        g.last_turn - g.turn,
        g.turn - g.first_turn,
        g.players,
        g.taxes,
        g.declined,
        float(g.called),
        float(g.massacred),
    ]


CLOCK_FIELDS = ("last_turn", "turn", "first_turn", "players", "taxes", "declined", "called", "massacred")


def hand(faction: int) -> ColumnPart:
    """The event cards of a faction."""

    def read(g: State) -> list[int]:
        return [card for card, place in enumerate(g.card_at) if place == faction]

    word = FACTIONS.words[faction]
    return members(f"hand.{word}", len(EVENTS), read, ("card_at",), role=word)


def court(faction: int) -> ColumnPart:
    """The characters in the court hand of a faction."""

    def read(g: State) -> list[int]:
        return [
            character
            for character, how in enumerate(g.in_hand)
            if how != NOT_IN_HAND and g.allegiance[character] == faction
        ]

    word = FACTIONS.words[faction]
    return members(f"court.{word}", len(CHARACTERS), read, ("in_hand", "allegiance"), role=word)


COLUMNS = Columns(
    VERSION,
    FACTIONS.words,
    (
        one_id("turn", LONGEST_TURN),
        one_id("phase", len(PHASES)),
        one_id("ally", len(FACTIONS)),
        one_id("active", 3, first=-1),
        ids("control", len(TOWNS), len(FACTIONS) + 1, "control", first=-1),
        ids("status", len(CHARACTERS), 3, "status"),
        ids("allegiance", len(CHARACTERS), len(FACTIONS) + 1, "allegiance", first=-1),
        ids("post", len(CHARACTERS), 1 - AWAY, posts, ("post",), first=AWAY),
        ids("card", len(EVENTS), 1 - OUT, places_of_cards, ("card_at",), first=OUT),
        ids("chit", len(CHITS), len(FACTIONS) - OUT, "chit_at", first=OUT),
        ids("army", len(ARMIES), len(PROVINCES) + 1, "army_at", first=-1),
        *[hand(faction) for faction in range(len(FACTIONS))],
        *[court(faction) for faction in range(len(FACTIONS))],
        amounts("troops", len(ARMIES), "troops"),
        amounts("effects", len(EFFECTS), effects, ("in_force",)),
        amounts("treaty_won", len(FACTIONS), "treaty_won"),
        table("standing", len(FACTIONS), WIDTH, STANDING),
        numbers("clock", 7, clock, CLOCK_FIELDS),
    ),
)
