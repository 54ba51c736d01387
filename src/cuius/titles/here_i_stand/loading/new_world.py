"""The New World, and numbers that stand alone."""

from __future__ import annotations

from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.board_readers import find, find_all, find_in_order, whole
from cuius.titles.here_i_stand.ids import (
    CARDS,
    COLONIES,
    CONQUESTS,
    CONQUISTADORS,
    DISCOVERIES,
    EXPLORERS,
    POWERS,
    RICHES,
    RICHES_RESULTS,
)
from cuius.titles.here_i_stand.loading.files import ABOUT
from cuius.titles.here_i_stand.loading.readers import find_major, find_or_nobody, one_of, require

RAIDS = ("none", "sunk", "sunk_by_galleons", "steal", "steal_and_sink")
ROLLS = 11
"""Results of two dice, 2 to 12."""


def new_world_columns(data: dict[str, Any]) -> dict[str, Any]:
    """20 Explorers, conquistadors, what they find, and riches."""
    sailors = [(f"explorer.{e.word}", data["explorer"][e.word]) for e in EXPLORERS]
    soldiers = [(f"conquistador.{c.word}", data["conquistador"][c.word]) for c in CONQUISTADORS]
    finds = [(f"discovery.{d.word}", data["discovery"][d.word]) for d in DISCOVERIES]
    realms = [(f"conquest.{c.word}", data["conquest"][c.word]) for c in CONQUESTS]
    owners = tuple([find_major(data["colony"][c.word]["power"], f"colony.{c.word}.power") for c in COLONIES])
    for column in RICHES.words:
        require(ROLLS, len(data["riches"][column]), f"The length of riches.{column}")
    require(6, len(data["raiders"]["results"]), "The length of raiders.results")
    return {
        "explorer_power": tuple([find_major(row["power"], f"{path}.power") for path, row in sailors]),
        "explorer_value": tuple([whole(row["value"], f"{path}.value", -6, 6) for path, row in sailors]),
        "explorer_card": tuple([find_or_nobody(CARDS, row["card"], f"{path}.card") for path, row in sailors]),
        "conquistador_power": tuple([find_major(row["power"], f"{path}.power") for path, row in soldiers]),
        "conquistador_value": tuple([whole(row["value"], f"{path}.value", -6, 6) for path, row in soldiers]),
        "discovery_vp": tuple([whole(row["vp"], f"{path}.vp", 1) for path, row in finds]),
        "discovery_roll": tuple([whole(row["roll"], f"{path}.roll", 2, 12) for path, row in finds]),
        "conquest_vp": tuple([whole(row["vp"], f"{path}.vp", 1) for path, row in realms]),
        "conquest_least": tuple([whole(row["least"], f"{path}.least", 2, 12) for path, row in realms]),
        "colony_power": owners,
        "colonies_of": tuple([tuple([c for c in COLONIES if owners[c] == p]) for p in POWERS]),
        "riches": tuple(
            [
                tuple([find(RICHES_RESULTS, result, f"riches.{column}") for result in data["riches"][column]])
                for column in RICHES.words
            ]
        ),
        "raider_order": find_in_order(POWERS, data["raiders"]["order"], "raiders.order"),
        "raider_results": tuple([one_of(r, RAIDS, "raiders.results") for r in data["raiders"]["results"]]),
    }


def single_numbers(data: dict[str, Any]) -> dict[str, Any]:
    """Numbers by name, the chateaux, markers, seats and turns."""
    numbers: dict[str, int] = {}
    for kind, row in data["numbers"].items():
        if kind not in ("chateaux", "war"):
            for word, value in row.items():
                if word not in ABOUT:
                    numbers[word] = whole(value, f"numbers.{kind}.{word}", -6)
    chateaux = data["numbers"]["chateaux"]
    for row in chateaux["rows"]:
        if len(row) != 4 or any(type(number) is not int for number in row):
            raise BadBoard(f"numbers.chateaux.rows must hold four whole numbers each, not {row!r}.")
    return {
        "numbers": numbers,
        "chateaux": tuple([tuple(row) for row in chateaux["rows"]]),
        "chateau_sure_with_milan": chateaux["sure_with_milan"],
        "markers": {w: whole(n, f"markers.{w}", 1) for w, n in data["markers"].items() if w not in ABOUT},
        "seats": {
            int(number): tuple(
                [find_in_order(POWERS, seat, f"players.{number}.seats") for seat in row["seats"]]
            )
            for number, row in data["players"].items()
        },
        "two_player_order": find_in_order(POWERS, data["two_player"]["impulses"], "two_player.impulses"),
        "two_player_changed": find_all(CARDS, data["two_player"]["changed"], "two_player.changed"),
        "years": tuple(data["turns"]["years"]),
    }
