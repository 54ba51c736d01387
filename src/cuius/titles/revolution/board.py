"""The board of Revolution: data/*.toml, checked once and turned into tuples indexed by id.

`load_board()` is the board as we know it; `load_board(overlay)` lays a partial record over it, for owners of
the printed game who know better. Both pass the same checks. `Board.marks` lists what is not certain.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from cuius.core.errors import BadConfig
from cuius.core.ids import Id, Names
from cuius.titles.revolution import ids
from cuius.titles.revolution.ids import (
    BISHOPRICS,
    CITIES,
    CITY,
    CITY_WORDS,
    COUNTRYSIDE,
    COUNTRYSIDES,
    EDITIONS,
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

DATA = Path(__file__).parent / "data"
FILES = ("board", "factions", "support", "tracks", "setup")
SOURCES = ("rulebook", "derived", "public", "reconstructed")
OVERLAY = "overlay"
ABOUT = ("name", "source", "sources", "doubt", "doubts")
"""Fields that say something about a record and not about the game."""

TABLES: dict[str, tuple[str, ...]] = {
    "region": REGIONS.words,
    "province": PROVINCES.words,
    "city": CITY_WORDS,
    "town": TOWN_WORDS,
    "river": ("rhine_lek", "rhine_waal", "meuse"),
    "faction": FACTIONS.words,
    "support": SUPPORTS.words,
    "column": ("1", "2", "3", "4", "5", "6", "7"),
    "bishopric": BISHOPRICS.words,
    "university": UNIVERSITIES.words,
    "players": ("2", "3", "4", "5"),
    "start": FACTIONS.words,
}
SINGLES = ("beggars", "numbers", "nobility_divisor", "start_neutral")
"""Records that stand alone; all others are rows of a table."""

NO_LIMIT = 999
NO_UNIT, CATHOLIC_UNIT, ANTI_CATHOLIC_UNIT = range(3)
UNITS = {"": NO_UNIT, "catholic": CATHOLIC_UNIT, "anti_catholic": ANTI_CATHOLIC_UNIT}
LEAVE_ALONE = -1
"""The bishoprics' column of a faction that does not move the marker."""


class BadBoard(BadConfig, ValueError):
    """The board does not hold together, or the overlay does not fit it; the text says where."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A value that is not certain, or that an owner of the printed board has replaced."""

    path: str
    source: str
    doubt: str


@dataclass(frozen=True, slots=True)
class Table:
    """What a number of players means: 3.1-r1,r2 3.2-r1,r2 3.3-r1 3.4-r1 3.5-r1..r5."""

    factions: tuple[Id, ...]
    """Always in play."""
    pick: int
    """How many more are chosen freely."""
    suggested: tuple[Id, ...]
    seats: tuple[tuple[Id, ...], ...]
    """Factions that one player holds together; empty: one faction a player."""
    resources: int
    armies: int


@dataclass(frozen=True, slots=True)
class Start:
    """Where a faction starts: 3.6-r2..r11."""

    places: tuple[tuple[Id, int], ...]
    slots: tuple[tuple[Id, int], ...]
    treasury: int
    armies: int


@dataclass(frozen=True, slots=True)
class Board:
    """Columns indexed by the ids of `ids.py`. Victory points are in hundredths, taxes in half coins."""

    edition: str
    # by region
    boxes: tuple[int, ...]
    """2.1-r7 Armies that fit in the command section."""
    orange: tuple[int, ...]
    arrows: tuple[tuple[Id, ...], ...]
    provinces_in: tuple[tuple[Id, ...], ...]
    """2.1-r6."""
    cities_in: tuple[tuple[Id, ...], ...]
    towns_in: tuple[tuple[Id, ...], ...]
    # by province
    region_of: tuple[Id, ...]
    limit: tuple[int, ...]
    """2.1-r1 The most counters a province may hold, neutral ones and those in its places included."""
    tax: tuple[int, ...]
    vp: tuple[int, ...]
    """4.3.1-r2,r3 At the end of turns 0 to 4."""
    final_vp: tuple[int, ...]
    """4.3.1-r2,r4 At the end of turn 5."""
    borders: tuple[tuple[Id, ...], ...]
    """6.13-r8,r9."""
    river_ways: tuple[tuple[tuple[Id, tuple[Id, ...]], ...], ...]
    """Provinces in reach along one river, each with the cities and towns to be passed; several ways may
    lead to the same province."""
    cities: tuple[tuple[Id, ...], ...]
    towns: tuple[tuple[Id, ...], ...]
    places: tuple[tuple[Id, ...], ...]
    """All places of the province: cities, towns, then the countryside."""
    # by place
    province_of: tuple[Id, ...]
    kind: tuple[int, ...]
    room: tuple[int, ...]
    """2.1-r3..r5 Counters that fit: 1 in a town, any number elsewhere."""
    commercial: tuple[bool, ...]
    # by city
    city_vp: tuple[int, ...]
    """4.3.1-r1."""
    trade: tuple[tuple[Id, ...], ...]
    allegiance: tuple[int, ...]
    """5.7-r12,r13 Column at the start."""
    # by support box, and by slot
    support_factions: tuple[tuple[Id, ...], ...]
    support_provinces: tuple[tuple[Id, ...], ...]
    support_shared: tuple[bool, ...]
    slots: tuple[int, ...]
    """2.1-r8,r9 How many slots of that kind the box has."""
    slots_of: tuple[tuple[Id, ...], ...]
    """By faction: the slots that it may use."""
    # by allegiance column; number 0 is no column
    column_side: tuple[int, ...]
    column_add: tuple[int, ...]
    column_remove: tuple[int, ...]
    # by bishopric and by university
    bishopric_province: tuple[Id, ...]
    university_place: tuple[Id, ...]
    established: tuple[bool, ...]
    # by faction
    raise_cost: tuple[tuple[int, ...], ...]
    """6.4-r2..r6 Total price of 0, 1, 2 and 3 armies raised in one turn."""
    maintain: tuple[int, ...]
    """6.3-r2."""
    disband: tuple[int, ...]
    """6.3-r3."""
    newcomers: tuple[int, ...]
    """5.2-r1."""
    pull: tuple[Id, ...]
    see: tuple[int, ...]
    see_first: tuple[int, ...]
    start: tuple[Start, ...]
    # water beggars
    beggars: int
    beggar_price: int
    beggar_siege: int
    beggar_factions: tuple[Id, ...]
    beggar_enemies: tuple[Id, ...]
    beggar_provinces: tuple[Id, ...]
    """6.7-r6."""
    beggar_regions: tuple[Id, ...]
    # single numbers
    last_turn: int
    raise_most: int
    city_tax_most: int
    newcomers_least: int
    country_per_newcomer: int
    newcomers_multiple: int
    siege_converts: int
    allegiance_most: int
    neutrals: int
    neutrals_in_city: int
    neutrals_in_town: int
    nobility_divisor: Mapping[int, int]
    tables: Mapping[int, Table]
    # where it all comes from
    marks: tuple[Mark, ...]
    sources: Mapping[str, str]
    """Path of a record or of a field -> its source."""


def load_board(overlay: dict[str, Any] | None = None, edition: str = "2007") -> Board:
    """The board of that edition, with the overlay laid over it; refuses what does not fit."""
    if edition not in EDITIONS:
        raise BadBoard(f"There is no edition {edition!r}; choose {' or '.join(EDITIONS)}.")
    return make_board(lay_over(read_data(), overlay), edition) if overlay else plain_board(edition)


@cache
def plain_board(edition: str) -> Board:
    """The built-in board."""
    return make_board(read_data(), edition)


def read_data() -> dict[str, Any]:
    """All data files in one."""
    data: dict[str, Any] = {}
    for name in FILES:
        data |= tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))
    return data


def read_drawing() -> dict[str, dict[str, tuple[int, int]]]:
    """Where regions, provinces and places stand on our drawing of the map."""
    raw = tomllib.loads((DATA / "drawing.toml").read_text(encoding="utf-8"))
    return {kind: {word: (at[0], at[1]) for word, at in spots.items()} for kind, spots in raw.items()}


# ---- the overlay ----


def lay_over(data: dict[str, Any], overlay: dict[str, Any]) -> dict[str, Any]:
    """Replaces fields of existing records, and marks them as replaced."""
    for kind, rows in overlay.items():
        if kind not in TABLES and kind not in SINGLES:
            raise BadBoard(f"An overlay cannot say anything about {kind!r}.")
        if not isinstance(rows, dict):
            raise BadBoard(f"{kind} must be a table of records.")
        if kind in SINGLES:
            replace_fields(kind, data[kind], rows)
            continue
        for word, fields in rows.items():
            if word not in data[kind]:
                raise BadBoard(f"There is no {kind} called {word!r}.")
            if not isinstance(fields, dict):
                raise BadBoard(f"{kind}.{word} must be a record of fields.")
            replace_fields(f"{kind}.{word}", data[kind][word], fields)
    return data


def replace_fields(path: str, record: dict[str, Any], fields: dict[str, Any]) -> None:
    """Lays the given fields over a record of the built-in board."""
    for field, value in fields.items():
        if field not in record or field in ABOUT:
            known = ", ".join(f for f in record if f not in ABOUT)
            raise BadBoard(f"{path} has no field {field!r}; it has {known}.")
        if not same_shape(record[field], value):
            raise BadBoard(f"{path}.{field} must look like {record[field]!r}, not {value!r}.")
        record[field] = value
        record.setdefault("sources", {})[field] = OVERLAY
        record.get("doubts", {}).pop(field, None)


def same_shape(old: Any, new: Any) -> bool:
    """Is the new value of the kind of the old one?"""
    if isinstance(old, bool) or isinstance(new, bool):
        return isinstance(old, bool) and isinstance(new, bool)
    if isinstance(old, float):
        return isinstance(new, int | float)
    if old == "all" or new == "all":
        return isinstance(new, list) or new == "all"
    return type(old) is type(new)


# ---- small readers, each with its refusal ----


def find(names: Names, word: Any, path: str) -> Id:
    if word not in names:
        raise BadBoard(f"{path} names {word!r}, which is no {names.kind}.")
    return names[word]


def find_all(names: Names, words: Iterable[Any], path: str) -> tuple[Id, ...]:
    found = tuple(find(names, w, path) for w in words)
    if len(set(found)) != len(found):
        raise BadBoard(f"{path} names something twice.")
    return tuple(sorted(found))


def find_settlement(word: Any, path: str) -> Id:
    if word not in PLACES or PLACES[word] in COUNTRYSIDES:
        raise BadBoard(f"{path} names {word!r}, which is no city or town.")
    return PLACES[word]


def whole(value: Any, path: str, least: int = 0, most: int = NO_LIMIT) -> int:
    if type(value) is not int or not least <= value <= most:
        span = f"from {least} to {most}" if most < NO_LIMIT else f"of at least {least}"
        raise BadBoard(f"{path} must be a whole number {span}, not {value!r}.")
    return value


def parts(value: Any, per: int, path: str) -> int:
    """A decimal as a whole number of parts: hundredths, halves."""
    number = round(value * per)
    if value < 0 or abs(number - value * per) > 1e-6:
        raise BadBoard(f"{path} must be a multiple of 1/{per}, not {value!r}.")
    return number


def require_total(data: dict[str, Any], name: str, found: float) -> None:
    wanted = data["totals"][name]
    if abs(found - wanted) > 1e-6:
        raise BadBoard(
            f"The total of {name.replace('_', ' ')} must be {wanted}, and the board has {found:g}."
        )


def require_both_ways(links: tuple[tuple[Id, ...], ...], names: Names, field: str) -> None:
    for here in names:
        for there in links[here]:
            path = f"{names.kind}.{here.word}.{field}"
            if there == here:
                raise BadBoard(f"{path} leads back to itself.")
            if here not in links[there]:
                raise BadBoard(f"{path} leads to {there.word}, but nothing leads back.")


# ---- making the columns ----


def make_board(data: dict[str, Any], edition: str) -> Board:
    """Checks the data and turns them into columns."""
    for kind, words in TABLES.items():
        if set(data[kind]) != set(words):
            raise BadBoard(f"The records of {kind} do not agree with the names the rules use.")
    columns = {
        **region_columns(data),
        **province_columns(data),
        **place_columns(data),
        **support_columns(data),
        **track_columns(data),
        **faction_columns(data),
        **single_values(data),
    }
    columns["provinces_in"] = tuple(
        tuple(p for p in PROVINCES if columns["region_of"][p] == r) for r in REGIONS
    )
    for name, sort in (("cities", CITY), ("towns", TOWN)):
        columns[name] = tuple(
            tuple(s for s in PLACES if columns["province_of"][s] == p and columns["kind"][s] == sort)
            for p in PROVINCES
        )
        columns[f"{name}_in"] = tuple(
            tuple(s for p in columns["provinces_in"][r] for s in columns[name][p]) for r in REGIONS
        )
    columns["places"] = tuple(
        (*columns["cities"][p], *columns["towns"][p], COUNTRYSIDES[p]) for p in PROVINCES
    )
    columns["beggar_regions"] = tuple(
        r for r in REGIONS if any(p in columns["beggar_provinces"] for p in columns["provinces_in"][r])
    )
    columns["river_ways"] = river_ways(data, columns["borders"])
    columns["tables"] = player_tables(data, edition)
    columns["start"] = tuple(start_of(data, f, columns) for f in FACTIONS)
    marks, sources = provenance(data)
    board = Board(edition=edition, marks=marks, sources=sources, **columns)
    check_totals(data, board)
    check_setup(board)
    return board


def region_columns(data: dict[str, Any]) -> dict[str, Any]:
    rows = [(f"region.{r}", data["region"][r]) for r in REGIONS.words]
    arrows = tuple(find_all(REGIONS, row["arrows"], f"{path}.arrows") for path, row in rows)
    require_both_ways(arrows, REGIONS, "arrows")
    return {
        "boxes": tuple(whole(row["boxes"], f"{path}.boxes", 2, 12) for path, row in rows),
        "orange": tuple(whole(row["orange"], f"{path}.orange", 0, 1) for path, row in rows),
        "arrows": arrows,
    }


def province_columns(data: dict[str, Any]) -> dict[str, Any]:
    rows = [(f"province.{p}", data["province"][p]) for p in PROVINCES.words]
    borders = tuple(find_all(PROVINCES, row["borders"], f"{path}.borders") for path, row in rows)
    require_both_ways(borders, PROVINCES, "borders")
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
        listed = tuple(find_settlement(w, f"{path}.trade") for w in row["trade"])
        if len(set(listed)) != len(listed):
            raise BadBoard(f"{path}.trade names something twice.")
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


# ---- rivers: 6.13-r4,r7 ----


def river_ways(data: dict[str, Any], borders: tuple[tuple[Id, ...], ...]) -> tuple[Any, ...]:
    """For each province: the provinces along its rivers that are not adjacent, with what must be passed."""
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


# ---- totals, set-up and provenance ----


def check_totals(data: dict[str, Any], board: Board) -> None:
    """What the rulebooks count."""
    require_total(data, "provinces", len(board.limit))
    require_total(data, "cities", len(board.city_vp))
    require_total(data, "towns", board.kind.count(TOWN))
    require_total(data, "regions", len(board.boxes))
    require_total(data, "columns", len(board.column_side) - 1)
    require_total(data, "cards", len(PROVINCES) + len(CITIES) + len(FACTIONS))
    require_total(data, "limits", sum(board.limit))
    require_total(data, "tax", sum(board.tax) / 2)
    require_total(data, "vp", sum(board.vp) / 100)
    require_total(data, "final_vp", sum(board.final_vp) / 100)
    require_total(data, "commercial_towns", sum(board.commercial))
    require_total(data, "bishoprics", len(board.bishopric_province))
    require_total(data, "universities", len(board.university_place))
    require_total(data, "established_universities", sum(board.established))
    require_total(data, "neutrals", board.neutrals)
    require_total(data, "beggars", board.beggars)
    for seat, number in zip(FACTIONS, (8, 7, 6, 5, 4), strict=True):
        found = sum(n for _, n in board.start[seat].places)
        if found != number:
            raise BadBoard(f"start.{seat.word}.places must put {number} counters on the board, not {found}.")


def check_setup(board: Board) -> None:
    """Every faction has the counters and the room that its set-up needs."""
    for faction in FACTIONS:
        start = board.start[faction]
        needed = sum(n for _, n in start.places) + sum(n for _, n in start.slots) + start.treasury
        for number, table in board.tables.items():
            if needed > table.resources or start.armies > table.armies:
                raise BadBoard(f"The {faction.word} have too few counters to start with {number} players.")
        if start.armies > sum(board.orange):
            raise BadBoard(f"There are too few orange boxes for the armies of the {faction.word}.")
    most = [board.neutrals_in_city if k == CITY else board.neutrals_in_town for k in board.kind]
    for start in board.start:
        for place, number in start.places:
            if number > board.room[place]:
                raise BadBoard(f"{place.word} has no room for the {number} counters that start there.")
            most[place] = max(most[place], number)
    for province in PROVINCES:
        if sum(most[p] for p in board.places[province] if p not in COUNTRYSIDES) > board.limit[province]:
            raise BadBoard(f"province.{province.word}.limit is too low for the cities and towns it has.")


def records(data: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for kind, words in TABLES.items():
        for word in words:
            yield kind, f"{kind}.{word}", data[kind][word]
    for kind in ("totals", *SINGLES):
        yield kind, kind, data[kind]


def provenance(data: dict[str, Any]) -> tuple[tuple[Mark, ...], Mapping[str, str]]:
    """Where each value comes from, and the list of those that are not certain."""
    marks: list[Mark] = []
    sources: dict[str, str] = {}
    for kind, path, record in records(data):
        own = record.get("source", "")
        special = record.get("sources", {})
        for source in (own, *special.values()):
            if source not in (*SOURCES, OVERLAY):
                raise BadBoard(f"{path} has the source {source!r}; use {', '.join(SOURCES)}.")
        for field in (*special, *record.get("doubts", {})):
            if field not in record:
                raise BadBoard(f"{path} gives a source or a doubt for {field!r}, which it does not have.")
        sources[path] = OVERLAY if OVERLAY in special.values() else own
        for field in record:
            if field in ABOUT:
                continue
            source = sources[f"{path}.{field}"] = special.get(field, own)
            doubt = record.get("doubts", {}).get(field, "")
            if not doubt and source == "reconstructed":
                doubt = data["doubts"].get(kind, {}).get(field, "")
            if not doubt and source == own:
                doubt = record.get("doubt", "")
            if doubt or source in ("reconstructed", OVERLAY):
                marks.append(Mark(f"{path}.{field}", source, doubt))
    return tuple(marks), sources
