"""Debaters, reformers, wives and the tracks of the Reformation."""

from __future__ import annotations

from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.board_readers import find, whole
from cuius.titles.here_i_stand.board import SPACE_COUNT, Bonus
from cuius.titles.here_i_stand.ids import (
    DEBATERS,
    LEADERS,
    NO_ZONE,
    PAPACY,
    PAPAL_DEBATERS,
    POWERS,
    PROTESTANT,
    REFORMERS,
    SPACES,
    WIVES,
    ZONES,
)
from cuius.titles.here_i_stand.loading.readers import (
    find_or_nobody,
    find_space,
    find_zone,
    one_of,
    require,
    wholes,
)

BONUSES = (
    "translation", "reformation", "counter", "treatise", "burn_books", "attack",
    "second_round", "ignore_loss", "extra_space", "st_peters", "council", "university",
)  # fmt: skip
BIRTHS = ("none", "again", "elizabeth", "sickly_edward", "healthy_edward")
TRACK = 51
"""Boxes of the Protestant spaces track, 0 to 50."""


def debater_columns(data: dict[str, Any], columns: dict[str, Any]) -> dict[str, Any]:
    """8.2, 18.2 Debaters and what each can be committed for."""
    rows = [(d, f"debater.{d.word}", data["debater"][d.word]) for d in DEBATERS]
    zones = tuple([find_zone(row["zone"], f"{path}.zone") for _, path, row in rows])
    for debater, path, row in rows:
        side = PAPACY if debater in PAPAL_DEBATERS else PROTESTANT
        require(side.word, row["side"], f"{path}.side")
        if (zones[debater] == NO_ZONE) != (side == PAPACY):
            raise BadBoard(
                f"{path}.zone must name a language for a Protestant debater, and none for a Papal one."
            )
    return {
        "debater_side": tuple([POWERS[row["side"]] for _, _, row in rows]),
        "debater_zone": zones,
        "debater_value": tuple([whole(row["value"], f"{path}.value", 1, 6) for _, path, row in rows]),
        "debater_enters": tuple([whole(row["enters"], f"{path}.enters", 1, 9) for _, path, row in rows]),
        "debater_with_cranmer": tuple([row.get("with_cranmer", False) for _, _, row in rows]),
        "debater_bonus": tuple([bonus_of(row, path, columns) for _, path, row in rows]),
    }


def bonus_of(row: dict[str, Any], path: str, columns: dict[str, Any]) -> Bonus:
    """18.2 One debater's bonus."""
    number = next((row[f] for f in ("attempts", "cp", "spaces", "least") if f in row), 0)
    return Bonus(
        kind=one_of(row["bonus"], BONUSES, f"{path}.bonus"),
        zone=find_zone(row.get("language"), f"{path}.language"),
        dice=whole(row.get("dice", 0), f"{path}.dice", 0, 6),
        number=whole(number, f"{path}.bonus", 0, 6),
        spaces=bonus_spaces(row, path, columns),
        leader=find_or_nobody(LEADERS, row.get("near_leader"), f"{path}.near_leader"),
        reach=whole(row.get("range", 0), f"{path}.range", 0, 6),
        flag=row.get("unrest", row.get("any_zone", False)),
    )


def bonus_spaces(row: dict[str, Any], path: str, columns: dict[str, Any]) -> frozenset[int]:
    """Where the dice of a bonus count."""
    if "near" in row:
        centre = find_space(row["near"], f"{path}.near")
        start = centre * SPACE_COUNT
        return frozenset([int(s) for s in SPACES if columns["distance"][start + s] <= row["range"]])
    if "homes" in row:
        powers = [find(POWERS, word, f"{path}.homes") for word in row["homes"]]
        return frozenset([int(s) for p in powers for s in columns["homes"][p]])
    if row.get("electorates"):
        return frozenset([int(s) for s in columns["electorates"]])
    return frozenset()


def reformer_columns(data: dict[str, Any], columns: dict[str, Any]) -> dict[str, Any]:
    """8.2 Reformers, each in a space of his own language."""
    rows = [(f"reformer.{r.word}", data["reformer"][r.word]) for r in REFORMERS]
    spaces = tuple([find_space(row["space"], f"{path}.space") for path, row in rows])
    zones = tuple([find(ZONES, row["zone"], f"{path}.zone") for path, row in rows])
    for reformer in REFORMERS:
        if columns["zone"][spaces[reformer]] != zones[reformer]:
            raise BadBoard(f"reformer.{reformer.word} must stand in his own language zone.")
    return {
        "reformer_space": spaces,
        "reformer_zone": zones,
        "reformer_enters": tuple([whole(row["enters"], f"{path}.enters", 0, 9) for path, row in rows]),
        "reformer_debater": tuple([find(DEBATERS, row["debater"], f"{path}.debater") for path, row in rows]),
    }


def track_columns(data: dict[str, Any]) -> dict[str, Any]:
    """23.2 The Protestant spaces track; 21.3 the pregnancy chart and the wives."""
    track, births = data["protestant_track"], data["pregnancy"]
    wives = [(f"wife.{w.word}", data["wife"][w.word]) for w in WIVES]
    for name in ("papal_vp", "protestant_vp"):
        require(TRACK, len(track[name]), f"The length of protestant_track.{name}")
    require(6, len(births["results"]), "The length of pregnancy.results")
    return {
        "papal_vp": wholes(track["papal_vp"], "protestant_track.papal_vp", 0, 15),
        "protestant_vp": wholes(track["protestant_vp"], "protestant_track.protestant_vp", 0, 15),
        "religious_win": whole(track["auto_win"], "protestant_track.auto_win", 1, TRACK - 1),
        "pregnancy": tuple([one_of(r, BIRTHS, "pregnancy.results") for r in births["results"]]),
        "elizabeth_vp": whole(births["elizabeth_vp"], "pregnancy.elizabeth_vp"),
        "edward_vp": whole(births["edward_vp"], "pregnancy.edward_vp"),
        "wife_box": tuple([whole(row["box"], f"{path}.box", 1, 7) - 1 for path, row in wives]),
        "wife_modifier": tuple([whole(row["modifier"], f"{path}.modifier", 0, 6) for path, row in wives]),
        "wife_england_draws": tuple([whole(row["england_draws"], path) for path, row in wives]),
        "wife_protestant_draws": tuple([whole(row["protestant_draws"], path) for path, row in wives]),
    }
