"""A position of Les Guerres de Religion in columns: see `core/columns.py`."""

from __future__ import annotations

from cuius.core.columns import ColumnPart, Columns, amounts, ids, members, numbers
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
    TOWNS,
)
from cuius.titles.guerres.score import OUTRIGHT
from cuius.titles.guerres.state import AWAY, IN_PLAY, NOT_IN_HAND, OUT, State
from cuius.titles.guerres.victory import automatic_winner, counted_towns, ranking

VERSION = 1
LONGEST_TURN = 8
MOST_TROOPS = 255


def posts(g: State) -> list[int]:
    """By character: with an army (0), or why not."""
    return [min(post, 0) for post in g.post]


def places_of_cards(g: State) -> list[int]:
    """Where event cards are, as everybody knows: the deck and the hands are one (0)."""
    return [place if place in (OUT, OUT + 1, NOBODY) else 0 for place in g.card_at]


def effects(g: State) -> list[bool]:
    return [force != 0 for force in g.in_force]


def standing(g: State) -> list[float]:
    """Points, towns, money, troops and people of each faction."""
    towns = counted_towns(g)
    winner, expected = automatic_winner(g, towns), expected_now(g, towns=towns)
    by_towns, by_treaties = ranking(g, towns), ranking(g, g.treaty)
    board = g.board
    military, intrigue = [0.0] * len(FACTIONS), [0.0] * len(FACTIONS)
    many = [0.0] * len(FACTIONS)
    allegiance = g.allegiance
    for character, status in enumerate(g.status):
        faction = allegiance[character]
        if status == IN_PLAY and faction >= 0:
            many[faction] += 1
            military[faction] += board.military[character]
            intrigue[faction] += board.intrigue[character]
    found: list[float] = []
    troops, treaty, money, war_points, levy = g.troops, g.treaty, g.money, g.war_points, g.levy
    for f in FACTIONS.ids:
        found += [
            board.town_points[by_towns.index(f)],
            board.treaty_points[by_treaties.index(f)],
            OUTRIGHT if f == winner else 0.0,
            expected[f],
            towns[f],
            treaty[f],
            money[f],
            war_points[f],
            levy[f],
            sum(troops[f * MARKER_COUNT : (f + 1) * MARKER_COUNT]),
            sum([g.tactical(a) for a in ARMIES_OF[f] if troops[a]]),
            g.actions[f],
            many[f],
            military[f],
            intrigue[f],
            float(g.seated[f]),
        ]
    return found


EACH = 16
"""Numbers of each faction."""
STANDING_FIELDS = (
    *("actions", "allegiance", "ally", "army_at", "commander", "control", "last_turn", "levy", "massacred"),
    *("money", "phase", "seated", "status", "treaty", "troops", "turn", "war_points"),
)


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


def hand(faction: int) -> ColumnPart:
    """The event cards of a faction."""

    def read(g: State) -> list[int]:
        return [card for card, place in enumerate(g.card_at) if place == faction]

    word = FACTIONS.words[faction]
    return members(f"hand.{word}", len(EVENTS), read, role=word)


def court(faction: int) -> ColumnPart:
    """The characters in the court hand of a faction."""

    def read(g: State) -> list[int]:
        return [
            character
            for character, how in enumerate(g.in_hand)
            if how != NOT_IN_HAND and g.allegiance[character] == faction
        ]

    word = FACTIONS.words[faction]
    return members(f"court.{word}", len(CHARACTERS), read, role=word)


COLUMNS = Columns(
    VERSION,
    FACTIONS.words,
    (
        ids("turn", 1, LONGEST_TURN, lambda g: (g.turn,)),
        ids("phase", 1, len(PHASES), lambda g: (g.phase,)),
        ids("ally", 1, len(FACTIONS), lambda g: (g.ally,)),
        ids("active", 1, 3, lambda g: (g.active,), first=-1),
        ids("control", len(TOWNS), len(FACTIONS) + 1, lambda g: g.control, first=-1),
        ids("status", len(CHARACTERS), 3, lambda g: g.status),
        ids("allegiance", len(CHARACTERS), len(FACTIONS) + 1, lambda g: g.allegiance, first=-1),
        ids("post", len(CHARACTERS), 1 - AWAY, posts, first=AWAY),
        ids("card", len(EVENTS), 1 - OUT, places_of_cards, first=OUT),
        ids("chit", len(CHITS), len(FACTIONS) - OUT, lambda g: g.chit_at, first=OUT),
        ids("army", len(ARMIES), len(PROVINCES) + 1, lambda g: g.army_at, first=-1),
        *[hand(faction) for faction in range(len(FACTIONS))],
        *[court(faction) for faction in range(len(FACTIONS))],
        amounts("troops", len(ARMIES), lambda g: [min(MOST_TROOPS, many) for many in g.troops]),
        amounts("effects", len(EFFECTS), effects),
        amounts("treaty_won", len(FACTIONS), lambda g: g.treaty_won),
        numbers("standing", EACH * len(FACTIONS), standing, fields=STANDING_FIELDS),
        numbers("clock", 7, clock),
    ),
)
