"""What the rules make of places, characters and pieces: notes for their faces."""

from __future__ import annotations

from collections.abc import Iterator

from cuius.core.glossary import Note, note
from cuius.core.ids import Id
from cuius.titles.guerres.board import Board
from cuius.titles.guerres.ids import (
    CARDS,
    ENGLAND,
    FACTIONS,
    LA_ROCHELLE,
    NO_RANK,
    NOBODY,
    NORMANDIE,
    PARIS,
    RANKS,
    TOWN_SIZES,
)

ACTIVATION = note("face-activation", "15.6-r1..r6 15.7.1-r3 15.7.2-r1..r10,r18..r24")
COST = note("face-cost", "15.7.2-r11..r17")
FIGHT = note("face-fight", "15.7.4-r1..r14")
BATTLE = note("face-battle", "15.7.5-r1..r12")
DEATH = note("face-death", "14.6-r4,r5 4-r5..r7 9-r5 12-r1..r4")


def of_province(board: Board, p: Id) -> Iterator[Note]:
    if board.foreign[p]:
        yield note("face-foreign", "2.1-r1,r2 15.3-r15")
        if board.power[p] == ENGLAND:
            yield note("face-channel", "15.7.3-r1,r2")
    else:
        yield note("face-province", "2-r1 2.1-r1,r3 15.3-r8,r10,r13,r14,r16,r17")
        if p == board.province_of[PARIS]:
            yield note("face-paris-army", "15.3-r6,r7")
        if p == NORMANDIE:
            yield note("face-channel", "15.7.3-r1,r2")
        if board.loire[p]:
            yield note("face-loire", "2.1-r4 15.7.3-r3..r7")
    yield ACTIVATION
    yield FIGHT
    if not board.foreign[p]:
        yield note("face-revolt", "3.2-r3 20-r1..r4 17-r10")


def of_town(board: Board, t: Id) -> Iterator[Note]:
    size = TOWN_SIZES[board.size[t]]
    yield note(
        "face-siege",
        "15.7.7-r1..r20 15.8-r3..r5",
        garrison=board.garrison[t],
        worth=board.worth[t],
    )
    yield note("face-surprise", "14.7-r1..r7 4-r9,r10", size=size, penalty=-board.numbers.major_penalty)
    yield note("face-influence", "14.7-r8..r13", size=size, penalty=-board.numbers.major_penalty)
    yield note("face-town", "2-r2 9-r2 15.3-r9,r12 17-r1..r6,r10 15.8-r11..r13")
    if any(t in towns for towns in board.loire_towns):
        yield note("face-loire-town", "2.1-r4 15.7.3-r3..r5")
    if t == LA_ROCHELLE:
        yield note("face-rochelle", "19-h3", troops=board.rochelle_troops, money=board.rochelle_money)
    if t == PARIS:
        yield note("face-paris", "17-r3 15.8-r13 15.3-r6,r7")


def of_country(board: Board, c: Id) -> Iterator[Note]:
    yield note("face-mission", "14.7-r14..r21", diplomat=board.numbers.diplomat)
    for faction in FACTIONS.ids:
        subsidy = board.subsidies[faction][c]
        if subsidy:
            yield note(
                "face-subsidy",
                "14.7-r17,r22",
                faction=faction,
                money=" / ".join(map(str, subsidy.money)),
                troops=" / ".join(map(str, subsidy.troops)),
                totals=" / ".join(map(str, board.rows)),
                when=subsidy.when,
                turn=subsidy.from_turn,
            )


def of_character(board: Board, c: Id) -> Iterator[Note]:
    if c in CARDS:
        yield from at_court(board, c)
    if board.command[c] != NO_RANK:
        yield from in_war(board, c)
    elif c in CARDS:
        yield note("face-no-counter", "3.4-r3")


def at_court(board: Board, c: Id) -> Iterator[Note]:
    """What the card is good for, and what may befall the character."""
    if board.influence[c]:
        yield note("face-strikes", "4-r4,r9 14.7-r1..r7", value=board.military[c])
    if board.intrigue[c]:
        yield note(
            "face-intrigue", "4-r4 14.1-r1 14.6-r1..r3,r7..r9 14.7-r11,r16,r31", value=board.intrigue[c]
        )
    if board.diplomat[c]:
        yield note("face-diplomat", "14.2-r2 14.7-r16", value=board.numbers.diplomat)
    if board.writer[c]:
        yield note("face-writer", "14.2-r3,r4 14.7-r23..r26", value=board.numbers.writer)
    if board.administrator[c]:
        yield note("face-administrator", "14.2-r5 14.7-r37,r38", value=board.numbers.administrator)
    if board.succession[c] < NO_RANK:
        letter = RANKS[board.succession[c]]
        yield note("face-succession", "9-r3,r4 14.2-r1 14.3-r1..r4 4-r10 14.7-r2", letter=letter)
    if board.at_court[c]:
        yield note("face-at-court", "14.3-r5,r12")
    if board.flying_squadron[c]:
        yield note("face-squadron", "14.2-r7..r10", value=-board.numbers.flying_squadron)
    if board.second[c] != NOBODY:
        yield note("face-turncoat", "4-r1,r3 14.7-r27..r36", faction=FACTIONS[board.second[c]])
    else:
        yield note("face-faithful", "4-r1,r2 14.1-r2,r3")
    if not board.immune[c]:
        yield DEATH
    if not board.male[c] or board.priest[c]:
        yield note("face-safe", "4-r8 14.2-r10 19-r1,r2")
    if board.call_to_arms[c]:
        yield note("face-call", "14.2-r6 18-r15")


def in_war(board: Board, c: Id) -> Iterator[Note]:
    """What the leader counter is good for, and what may befall the leader."""
    numbers = board.numbers
    rank = RANKS[board.command[c]]
    yield note(
        "face-commands",
        "3.4-r1,r2,r4 15.4-r1,r2 15.5-r1..r6,r11 15.7.4-r7 15.7.5-r2",
        rank=rank,
        tactical=board.tactical[c],
    )
    if board.starred[c]:
        yield note("face-star", "15.4-r3 15.5-r7,r8 15.7.5-r3", dice=numbers.support_dice)
    high = rank in RANKS.ids[:2]
    worth = numbers.points_high_leader if high else numbers.points_low_leader
    message = "face-spared" if board.unkillable[c] else "face-fate"
    yield note(
        message,
        "15.7.6-r1..r8 15.7.7-r14..r16 15.8-r6,r7",
        battle=numbers.battle_fate,
        siege=numbers.siege_fate,
        worth=worth,
    )


def of_army(board: Board) -> Iterator[Note]:
    yield note("face-armies", "3.2-r1,r2 15.2-r1..r4 15.3-r14..r17", count=board.numbers.markers)
    yield ACTIVATION
    yield COST
    yield FIGHT
    yield BATTLE


def of_size() -> Iterator[Note]:
    yield note("face-size", "15.7.1-r1,r2 15.7.2-r11,r15..r17 15.7.4-r8,r9 15.7.5-r1 15.8-r2")


def of_piece(board: Board, word: str) -> Iterator[Note]:
    """The other pieces and points."""
    numbers = board.numbers
    if word == "leader":
        yield note("face-assigned", "15.5-r1..r11 14.7-r40")
        yield note("face-lost", "15.7.6-r3..r6,r8 16-r1,r4")
    elif word == "cube":
        yield note("face-cube", "2-r2 3-r1 7-r1 9-r2")
    elif word == "treaty":
        yield note("face-treaty", "3.1-r1 14.7-r24,r25 15.8-r10 17-r7,r8", **ranked(board.treaty_points))
    elif word == "taxes":
        yield note(
            "face-taxes",
            "3.1-r3 14.7-r37,r38 15.3-r2..r5",
            troops=numbers.tax_troops,
            money=numbers.tax_money,
            more_troops=numbers.tax_more_troops,
            more_money=numbers.tax_more_money,
        )
    elif word == "money":
        yield note(
            "face-money",
            "2-r5 3.1-r2 10-r3 14.7-r20 15.3-r9,r11,r12 16-r2",
            towns=numbers.huguenot_towns,
            money=numbers.league_money,
        )
    elif word == "war_points":
        yield note("face-war-points", "15.8-r1..r13 16-r3")
    elif word == "troops":
        yield note("face-troops", "15.2-r1,r2 15.6-r4 9-r1", most=numbers.army_most)


def ranked(points: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(("first", "second", "third"), points, strict=True))
