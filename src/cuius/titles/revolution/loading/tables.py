"""Who plays with how many counters, and where they start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.board_readers import find, find_all, whole
from cuius.core.ids import Id
from cuius.titles.revolution import ids
from cuius.titles.revolution.board import Start, Table
from cuius.titles.revolution.ids import (
    EDITIONS,
    FACTIONS,
    HALF,
    PLAIN,
    PROVINCES,
    SUPPORTS,
)
from cuius.titles.revolution.loading.columns import find_settlement
from cuius.titles.revolution.loading.files import ABOUT


def single_values(data: dict[str, Any]) -> dict[str, Any]:
    beggars, numbers = data["beggars"], data["numbers"]
    return {
        "beggars": whole(beggars["counters"], "beggars.counters", 1),
        "beggar_price": whole(beggars["price"], "beggars.price", 1),
        "beggar_siege": whole(beggars["siege"], "beggars.siege", 1),
        "beggar_factions": find_all(FACTIONS, beggars["factions"], "beggars.factions"),
        "beggar_enemies": find_all(FACTIONS, beggars["enemies"], "beggars.enemies"),
        "beggar_provinces": find_all(PROVINCES, beggars["provinces"], "beggars.provinces"),
        **{n: whole(v, f"numbers.{n}", 1) for n, v in numbers.items() if n not in ABOUT},
        "neutrals_in_city": whole(data["start_neutral"]["city"], "start_neutral.city"),
        "neutrals_in_town": whole(data["start_neutral"]["town"], "start_neutral.town", 0, 1),
        "nobility_divisor": {
            int(n): whole(v, f"nobility_divisor.{n}", 1)
            for n, v in data["nobility_divisor"].items()
            if n not in ABOUT
        },
    }


def player_tables(data: dict[str, Any], edition: str) -> Mapping[int, Table]:
    tables = {}
    for number, row in data["players"].items():
        path = f"players.{number}"
        if set(row["resources"]) != set(EDITIONS):
            raise BadBoard(f"{path}.resources must give a number for each edition.")
        tables[int(number)] = Table(
            factions=find_all(FACTIONS, row["factions"], f"{path}.factions"),
            pick=whole(row["pick"], f"{path}.pick"),
            suggested=find_all(FACTIONS, row["suggested"], f"{path}.suggested"),
            seats=tuple(find_all(FACTIONS, seat, f"{path}.seats") for seat in row["seats"]),
            resources=whole(row["resources"][edition], f"{path}.resources", 1),
            armies=whole(row["armies"], f"{path}.armies", 1),
        )
    return tables


def start_of(data: dict[str, Any], faction: Id, columns: dict[str, Any]) -> Start:
    """3.6 Half slots are taken first, then plain ones, then filled ones."""
    path, row = f"start.{faction.word}", data["start"][faction.word]
    places = tuple(
        (find_settlement(w, f"{path}.places"), whole(n, f"{path}.places.{w}", 1))
        for w, n in row["places"].items()
    )
    slots = []
    for word, number in row["support"].items():
        box = find(SUPPORTS, word, f"{path}.support")
        if faction not in columns["support_factions"][box]:
            raise BadBoard(f"{path}.support names {word}, which is not open to the {faction.word}.")
        left = whole(number, f"{path}.support.{word}", 1)
        for kind in (HALF, PLAIN, ids.FILLED):
            here = min(left, columns["slots"][ids.slot(box, kind)])
            left -= here
            if here:
                slots.append((ids.slot(box, kind), here))
        if left:
            raise BadBoard(f"{path}.support puts {number} counters into {word}, which has fewer slots.")
    return Start(
        places,
        tuple(slots),
        whole(row["treasury"], f"{path}.treasury"),
        whole(row["armies"], f"{path}.armies"),
    )
