"""Tables and set-ups: turns, army sizes, numbers, diplomacy, scenarios."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.board_readers import find, find_all
from cuius.titles.guerres.board import AFTER_CALL, ALWAYS, BEFORE_CALL, Numbers, Start, Subsidy
from cuius.titles.guerres.ids import (
    CHARACTERS,
    CHITS,
    COUNTRIES,
    EVENTS,
    FACTIONS,
    NOBODY,
    PROVINCES,
    SIZES,
    TOWNS,
)
from cuius.titles.guerres.loading.readers import one_of, whole, wholes

SIZE_COLUMNS = {
    "movement": "movement",
    "dice": "dice",
    "attrition": "attrition",
    "cost": "cost",
    "own": "own",
    "opposing": "opposing",
    "victory": "points",
}


def numbers_of(data: dict[str, Any]) -> Numbers:
    row = data["numbers"]
    return Numbers(**{f.name: whole(row[f.name], f"numbers.{f.name}", -9) for f in fields(Numbers)})


def size_columns(data: dict[str, Any]) -> dict[str, Any]:
    """15.7.1-r1 Every strength up to the largest has one size; strength 0 has the smallest's values."""
    most = data["numbers"]["army_most"]
    size_of: list[int] = [0]
    for size in SIZES:
        row, path = data["size"][size.word], f"size.{size.word}"
        if whole(row["least"], f"{path}.least", 1) != len(size_of):
            raise BadBoard(f"{path}.least must follow the size below it.")
        size_of += [size] * (whole(row["most"], f"{path}.most", row["least"]) - row["least"] + 1)
    if len(size_of) != most + 1:
        raise BadBoard(f"The sizes must end with armies of {most} points.")
    columns: dict[str, Any] = {"size_of": tuple(size_of)}
    for column, field in SIZE_COLUMNS.items():
        values = [whole(data["size"][s.word][field], f"size.{s.word}.{field}", -9) for s in SIZES]
        columns[column] = tuple(values[s] for s in size_of)
    return columns


def turn_columns(data: dict[str, Any]) -> dict[str, Any]:
    """18-r1,r2 Turns without a test have the number 0."""
    numbers = data["numbers"]
    tested = range(numbers["massacre_first"], numbers["massacre_last"] + 1)
    values = [0] + [whole(data["turn"][str(t)]["massacre"], f"turn.{t}.massacre", 0, 12) for t in range(1, 7)]
    for turn, value in enumerate(values):
        if (value > 0) != (turn in tested):
            raise BadBoard(f"turn.{turn}.massacre must be {'above 0' if turn in tested else '0'}.")
    return {"massacre": tuple(values)}


def subsidy_columns(data: dict[str, Any]) -> dict[str, Any]:
    rows = wholes(data["subsidy_rows"]["totals"], "subsidy_rows.totals", 3, 7)
    table: list[list[Subsidy | None]] = [[None] * len(COUNTRIES) for _ in FACTIONS]
    for word, row in data["diplomacy"].items():
        path = f"diplomacy.{word}"
        faction = find(FACTIONS, row["faction"], f"{path}.faction")
        country = find(COUNTRIES, row["country"], f"{path}.country")
        one_of((ALWAYS, BEFORE_CALL, AFTER_CALL), row["when"], f"{path}.when")
        placed = find_all(PROVINCES, row["placed"], f"{path}.placed")
        troops = wholes(row["troops"], f"{path}.troops", len(rows), 0, 9)
        if any(troops) and not placed:
            raise BadBoard(f"{path} gives troops and names no province for them.")
        table[faction][country] = Subsidy(
            wholes(row["money"], f"{path}.money", len(rows)),
            troops,
            placed,
            row["when"],
            whole(row["from_turn"], f"{path}.from_turn", 1, 6),
        )
    return {
        "subsidies": tuple(tuple(row) for row in table),
        "rows": rows,
        "rochelle_troops": whole(data["la_rochelle"]["troops"], "la_rochelle.troops"),
        "rochelle_money": whole(data["la_rochelle"]["money"], "la_rochelle.money"),
    }


def start_of(data: dict[str, Any], word: str) -> Start:
    row, path = data["scenario"][word], f"scenario.{word}"
    control = [NOBODY] * len(TOWNS)
    for faction in FACTIONS:
        for town in find_all(TOWNS, row[faction.word], f"{path}.{faction.word}"):
            if control[town] != NOBODY:
                raise BadBoard(f"{path} gives {town.word} to two factions.")
            control[town] = int(faction)
    for town in TOWNS:
        if (control[town] == NOBODY) != data["town"][town.word]["marker"]:
            raise BadBoard(f"{path} must give every town but a marker to one faction; see {town.word}.")
    return Start(
        whole(row["first_turn"], f"{path}.first_turn", 1, 6),
        whole(row["last_turn"], f"{path}.last_turn", row["first_turn"], 6),
        find(FACTIONS, row["ally"], f"{path}.ally"),
        one_of(("by_roll", "at_once"), row["massacre"], f"{path}.massacre") == 1,
        tuple(control),
        wholes(row["treaty"], f"{path}.treaty", len(FACTIONS)),
        whole(row["taxes"], f"{path}.taxes"),
        find_all(CHARACTERS, row["removed"], f"{path}.removed"),
        find_all(EVENTS, row["events_out"], f"{path}.events_out"),
        find_all(CHITS, row["chits_out"], f"{path}.chits_out"),
    )
