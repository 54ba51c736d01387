"""The columns of the board: regions, provinces, places, rivers, support, tracks and factions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.board_readers import distinct, find, find_all, require_both_ways, whole
from cuius.core.ids import Id
from cuius.titles.revolution.board import ANTI_CATHOLIC_UNIT, CATHOLIC_UNIT, LEAVE_ALONE, NO_LIMIT, NO_UNIT
from cuius.titles.revolution.ids import (
    BISHOPRICS,
    CITIES,
    CITY,
    CITY_WORDS,
    COUNTRYSIDE,
    COUNTRYSIDES,
    FACTIONS,
    HALF,
    PLACES,
    PLAIN,
    PROVINCES,
    REGIONS,
    SEE_COLUMNS,
    SIDES,
    SLOT_KINDS,
    SLOTS,
    SUPPORTS,
    TOWN,
    TOWN_WORDS,
    TOWNS,
    UNIVERSITIES,
)

UNITS = {"": NO_UNIT, "catholic": CATHOLIC_UNIT, "anti_catholic": ANTI_CATHOLIC_UNIT}


def region_columns(data: dict[str, Any]) -> dict[str, Any]:
    rows = [(f"region.{r}", data["region"][r]) for r in REGIONS.words]
    arrows = tuple(find_all(REGIONS, row["arrows"], f"{path}.arrows") for path, row in rows)
    require_both_ways(arrows, REGIONS, "region.{}.arrows")
    return {
        "boxes": tuple(whole(row["boxes"], f"{path}.boxes", 2, 12) for path, row in rows),
        "orange": tuple(whole(row["orange"], f"{path}.orange", 0, 1) for path, row in rows),
        "arrows": arrows,
    }


def province_columns(data: dict[str, Any]) -> dict[str, Any]:
    rows = [(f"province.{p}", data["province"][p]) for p in PROVINCES.words]
    borders = tuple(find_all(PROVINCES, row["borders"], f"{path}.borders") for path, row in rows)
    require_both_ways(borders, PROVINCES, "province.{}.borders")
    region_of = tuple(find(REGIONS, row["region"], f"{path}.region") for path, row in rows)
    for region in REGIONS:
        if region not in region_of:
            raise BadBoard(f"No province lies in the region {region.word}.")
    return {
        "region_of": region_of,
        "limit": tuple(whole(row["limit"], f"{path}.limit", 1) for path, row in rows),
        "tax": tuple(parts(row["tax"], 2, f"{path}.tax") for path, row in rows),
        "vp": tuple(parts(row["vp"], 100, f"{path}.vp") for path, row in rows),
        "final_vp": tuple(parts(row["final_vp"], 100, f"{path}.final_vp") for path, row in rows),
        "borders": borders,
    }


def place_columns(data: dict[str, Any]) -> dict[str, Any]:
    rows = [(f"city.{c}", data["city"][c]) for c in CITY_WORDS]
    rows += [(f"town.{t}", data["town"][t]) for t in TOWN_WORDS]
    provinces = tuple(find(PROVINCES, row["province"], f"{path}.province") for path, row in rows)
    trade = []
    for path, row in rows[: len(CITIES)]:
        listed = distinct([find_settlement(w, f"{path}.trade") for w in row["trade"]], f"{path}.trade")
        if PLACES[path.removeprefix("city.")] in listed:
            raise BadBoard(f"{path}.trade names the city itself.")
        trade.append(listed)
    none = (False,) * len(CITIES)
    return {
        "province_of": (*provinces, *PROVINCES),
        "kind": (CITY,) * len(CITIES) + (TOWN,) * len(TOWNS) + (COUNTRYSIDE,) * len(COUNTRYSIDES),
        "room": (NO_LIMIT,) * len(CITIES) + (1,) * len(TOWNS) + (NO_LIMIT,) * len(COUNTRYSIDES),
        "commercial": (
            *none,
            *(data["town"][t]["commercial"] for t in TOWN_WORDS),
            *(False for _ in COUNTRYSIDES),
        ),
        "city_vp": tuple(parts(row["vp"], 100, f"{path}.vp") for path, row in rows[: len(CITIES)]),
        "trade": tuple(trade),
        "allegiance": tuple(
            whole(row["allegiance"], f"{path}.allegiance", 1, 7) for path, row in rows[: len(CITIES)]
        ),
    }


def support_columns(data: dict[str, Any]) -> dict[str, Any]:
    rows = [(f"support.{s}", data["support"][s]) for s in SUPPORTS.words]
    slots: list[int] = []
    for path, row in rows:
        if set(row["slots"]) != set(SLOT_KINDS.words):
            raise BadBoard(f"{path}.slots must count {', '.join(SLOT_KINDS.words)}.")
        counts = [whole(row["slots"][k], f"{path}.slots.{k}") for k in SLOT_KINDS.words]
        if sum(counts) < 2:
            raise BadBoard(f"{path} must have at least two slots.")
        if (counts[PLAIN] or counts[HALF]) and not row["provinces"]:
            raise BadBoard(f"{path} has slots for counters that go to provinces, but names none.")
        slots += counts
    users = tuple(find_all(FACTIONS, row["factions"], f"{p}.factions") for p, row in rows)
    return {
        "support_factions": users,
        "support_provinces": tuple(
            PROVINCES.ids
            if row["provinces"] == "all"
            else find_all(PROVINCES, row["provinces"], f"{p}.provinces")
            for p, row in rows
        ),
        "support_shared": tuple(row["shared"] for _, row in rows),
        "slots": tuple(slots),
        "slots_of": tuple(
            tuple(s for s in SLOTS.ids if slots[s] and faction in users[s // len(SLOT_KINDS)])
            for faction in FACTIONS.ids
        ),
    }


def track_columns(data: dict[str, Any]) -> dict[str, Any]:
    columns = [data["column"][str(n)] for n in range(1, 8)]
    sides = tuple(find(SIDES, row["side"], f"column.{n}.side") for n, row in enumerate(columns, 1))
    if any(a > b for a, b in pairwise(sides)) or sides.count(SIDES["neutral"]) != 1:
        raise BadBoard("The allegiance columns must run from Catholic over one neutral column to Reformed.")
    for n, row in enumerate(columns, 1):
        for field in ("add", "remove"):
            if row[field] not in UNITS:
                raise BadBoard(
                    f"column.{n}.{field} must be 'catholic', 'anti_catholic' or '', not {row[field]!r}."
                )
            if row[field] and 3 <= n <= 5:
                raise BadBoard(f"column.{n}.{field} must be empty: the three central columns change nothing.")
    for word, row in data["bishopric"].items():
        find_settlement(row["see"], f"bishopric.{word}.see")
    return {
        "column_side": (SIDES["neutral"], *sides),
        "column_add": (NO_UNIT, *(UNITS[row["add"]] for row in columns)),
        "column_remove": (NO_UNIT, *(UNITS[row["remove"]] for row in columns)),
        "bishopric_province": tuple(PROVINCES[b] for b in BISHOPRICS.words),
        "university_place": tuple(PLACES[u] for u in UNIVERSITIES.words),
        "established": tuple(data["university"][u]["established"] for u in UNIVERSITIES.words),
    }


def faction_columns(data: dict[str, Any]) -> dict[str, Any]:
    rows = [(f"faction.{f}", data["faction"][f]) for f in FACTIONS.words]
    costs = []
    for path, row in rows:
        cost = (0, *(whole(c, f"{path}.raise", 1) for c in row["raise"]))
        if len(cost) != 4 or any(a >= b for a, b in pairwise(cost)):
            raise BadBoard(f"{path}.raise must be three rising prices.")
        costs.append(cost)
    return {
        "raise_cost": tuple(costs),
        "maintain": tuple(whole(row["maintain"], f"{path}.maintain") for path, row in rows),
        "disband": tuple(whole(row["disband"], f"{path}.disband") for path, row in rows),
        "newcomers": tuple(whole(row["newcomers"], f"{path}.newcomers") for path, row in rows),
        "pull": tuple(find(SIDES, row["pull"], f"{path}.pull") for path, row in rows),
        "see": tuple(
            int(find(SEE_COLUMNS, row["see"], f"{path}.see")) if row["see"] else LEAVE_ALONE
            for path, row in rows
        ),
        "see_first": tuple(
            int(find(SEE_COLUMNS, row["see_first"], f"{path}.see_first")) for path, row in rows
        ),
    }


def river_ways(data: dict[str, Any], borders: tuple[tuple[Id, ...], ...]) -> tuple[Any, ...]:
    """6.13-r4,r7 For each province those along its rivers that are not adjacent, with what must be passed."""
    ways: list[set[tuple[Id, tuple[Id, ...]]]] = [set() for _ in PROVINCES]
    for word, row in data["river"].items():
        course = [
            find_settlement(stop[1:], f"river.{word}.course")
            if stop.startswith("@")
            else find(PROVINCES, stop, f"river.{word}.course")
            for stop in row["course"]
        ]
        for line in (course, course[::-1]):
            for first, origin in enumerate(line):
                if origin.kind == "province":
                    ways[origin].update(walk(origin, line[first + 1 :]))
    return tuple(
        tuple(
            sorted(
                (target, passed)
                for target, passed in ways[p]
                if target not in borders[p]
                and not any(other == target and set(fewer) < set(passed) for other, fewer in ways[p])
            )
        )
        for p in PROVINCES
    )


def walk(origin: Id, line: list[Id]) -> Iterator[tuple[Id, tuple[Id, ...]]]:
    passed: list[Id] = []
    for stop in line:
        if stop.kind == "place":
            passed.append(stop)
        elif stop == origin:
            return  # the stretch further on is counted from there
        else:
            yield stop, tuple(sorted(passed))


def find_settlement(word: Any, path: str) -> Id:
    if word not in PLACES or PLACES[word] in COUNTRYSIDES:
        raise BadBoard(f"{path} names {word!r}, which is no city or town.")
    return PLACES[word]


def parts(value: float, per: int, path: str) -> int:
    """A decimal as a whole number of parts: hundredths, halves."""
    number = round(value * per)
    if value < 0 or abs(number - value * per) > 1e-6:
        raise BadBoard(f"{path} must be a multiple of 1/{per}, not {value!r}.")
    return number
