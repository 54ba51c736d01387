"""The map: spaces, seas, what joins them, and how far it is."""

from __future__ import annotations

from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.board_readers import find, require_both_ways, whole
from cuius.core.ids import Id
from cuius.titles.here_i_stand.board import FAR, PLACE_COUNT, SPACE_COUNT
from cuius.titles.here_i_stand.ids import (
    ALGIERS,
    ELECTORATE,
    FIRST_SEA,
    INDEPENDENT,
    KEY,
    NOBODY,
    PLACES,
    POWERS,
    SEAS,
    SPACE_TYPES,
    SPACES,
    UNFORTIFIED,
    ZONES,
)
from cuius.titles.here_i_stand.loading.readers import find_seas, find_space, find_spaces, find_zone

Links = tuple[tuple[Id, ...], ...]


def map_columns(data: dict[str, Any]) -> dict[str, Any]:
    """2.1, 2.5 Everything that the printed map says."""
    rows = [(f"space.{s.word}", data["space"][s.word]) for s in SPACES]
    links = tuple([find_spaces(row["links"], f"{path}.links") for path, row in rows])
    passes = tuple([find_spaces(row["passes"], f"{path}.passes") for path, row in rows])
    require_both_ways(links, SPACES, "{}.links")
    require_both_ways(passes, SPACES, "{}.passes")
    for space in SPACES:
        both = sorted(set(links[space]) & set(passes[space]))
        if both:
            raise BadBoard(f"space.{space.word} has both a link and a pass to {both[0].word}.")
    columns: dict[str, Any] = {
        "at": tuple([spot(row, path) for path, row in [*rows, *sea_rows(data)]]),
        "type": tuple([find(SPACE_TYPES, row["type"], f"{path}.type") for path, row in rows]),
        "home": tuple([find(POWERS, row["home"], f"{path}.home") for path, row in rows]),
        "zone": tuple([find_zone(row["zone"], f"{path}.zone") for path, row in rows]),
        "links": links,
        "passes": passes,
        "neighbours": tuple([tuple(sorted(links[s] + passes[s])) for s in SPACES]),
        "seas": tuple([find_seas(row["seas"], f"{path}.seas") for path, row in rows]),
    }
    columns["steps"] = tuple(
        [tuple([(n, 2 if n in passes[s] else 1) for n in columns["neighbours"][s]]) for s in SPACES]
    )
    columns["step_cost"] = step_costs(columns["steps"])
    columns |= sea_columns(data, columns["seas"])
    columns |= lists_of_spaces(columns)
    columns |= capitals(data, columns)
    columns |= electors(data, columns)
    return columns | distances(columns)


def sea_rows(data: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(f"sea.{s.word}", data["sea"][s.word]) for s in SEAS]


def spot(row: dict[str, Any], path: str) -> tuple[float, float]:
    x, y = row["at"]
    if not (0 <= x <= 1000 and 0 <= y <= 1000):
        raise BadBoard(f"{path}.at must lie on the board, from 0 to 1000 each way, not {row['at']!r}.")
    return float(x), float(y)


def step_costs(steps: tuple[tuple[tuple[Id, int], ...], ...]) -> bytes:
    table = bytearray(SPACE_COUNT * SPACE_COUNT)
    for here, ways in enumerate(steps):
        for there, cost in ways:
            table[here * SPACE_COUNT + there] = cost
    return bytes(table)


def sea_columns(data: dict[str, Any], seas: Links) -> dict[str, Any]:
    """Seas next to seas, ports on seas, and where one naval move leads."""
    none: Links = ((),) * FIRST_SEA
    next_to = none + tuple([find_seas(row["links"], f"{path}.links") for path, row in sea_rows(data)])
    require_both_ways(next_to, SEAS, "{}.links")
    ports_on = none + tuple([find_spaces(row["ports"], f"{path}.ports") for path, row in sea_rows(data)])
    for sea in SEAS:
        anchored = tuple([s for s in SPACES if sea in seas[s]])
        for space in sorted(set(anchored) ^ set(ports_on[sea])):
            raise BadBoard(
                f"{space.word} must name {sea.word} as its sea, and {sea.word} name it as its port."
            )
    for word, pair in data["not_adjacent"].items():
        if word != "source":
            check_divided(
                find_space(word, "not_adjacent"), find_seas(pair, f"not_adjacent.{word}"), seas, next_to
            )
    return {
        "sea_links": seas + next_to[FIRST_SEA:],
        "ports_on": ports_on,
        "sailing": seas + tuple([tuple(sorted(ports_on[s] + next_to[s])) for s in SEAS]),
    }


def check_divided(port: Id, pair: tuple[Id, ...], seas: Links, next_to: Links) -> None:
    """2.5-r14 Two seas that meet at a port only."""
    if seas[port] != pair:
        raise BadBoard(f"{port.word} must be a port of {pair[0].word} and {pair[1].word}.")
    if pair[1] in next_to[pair[0]]:
        raise BadBoard(f"{pair[0].word} and {pair[1].word} must not be adjacent.")


def lists_of_spaces(columns: dict[str, Any]) -> dict[str, Any]:
    kind, home, zone, seas = (columns[f] for f in ("type", "home", "zone", "seas"))
    keys = tuple([s for s in SPACES if kind[s] == KEY])
    return {
        "key": tuple([kind[s] == KEY for s in SPACES]),
        "electorate": tuple([kind[s] == ELECTORATE for s in SPACES]),
        "fortified": tuple([kind[s] != UNFORTIFIED for s in SPACES]),
        "port": tuple([bool(seas[s]) for s in SPACES]),
        "island": tuple([not columns["neighbours"][s] for s in SPACES]),
        "keys": keys,
        "ports": tuple([s for s in SPACES if seas[s]]),
        "electorates": tuple([s for s in SPACES if kind[s] == ELECTORATE]),
        "in_zone": tuple([tuple([s for s in SPACES if zone[s] == z]) for z in ZONES]),
        "homes": tuple([tuple([s for s in SPACES if home[s] == p]) for p in POWERS]),
        "home_keys": tuple([tuple([s for s in keys if home[s] == p]) for p in POWERS]),
        "home_ports": tuple([tuple([s for s in SPACES if seas[s] and home[s] == p]) for p in POWERS]),
        "independent_keys": tuple([s for s in keys if home[s] == INDEPENDENT and s != ALGIERS]),  # 22.6
    }


def capitals(data: dict[str, Any], columns: dict[str, Any]) -> dict[str, Any]:
    """Capitals stand with the powers; each is a home key."""
    found: list[tuple[Id, ...]] = []
    capital_of = [NOBODY] * SPACE_COUNT
    for power in POWERS:
        path = f"power.{power.word}.capitals"
        listed = find_spaces(data["power"][power.word].get("capitals", []), path)
        for space in listed:
            if space not in columns["home_keys"][power]:
                raise BadBoard(f"{path} names {space.word}, which is no home key of that power.")
            capital_of[space] = power
        found.append(listed)
    return {"capitals": tuple(found), "capital_of": tuple(capital_of)}


def electors(data: dict[str, Any], columns: dict[str, Any]) -> dict[str, Any]:
    """21.6 Regulars that each electorate gives."""
    numbers = {word: n for word, n in data["electors"].items() if word in PLACES}
    places = columns["electorates"]
    if {PLACES[word] for word in numbers} != set(places):
        raise BadBoard("electors must give a number for each electorate.")
    return {
        "electors": tuple([whole(numbers[s.word], f"electors.{s.word}", 1, 6) for s in places]),
        "elector_at": tuple([places.index(s) if s in places else NOBODY for s in SPACES]),
    }


def distances(columns: dict[str, Any]) -> dict[str, Any]:
    """How far it is by land, by land and sea, and by sea without touching a port."""
    neighbours, sea_links = columns["neighbours"], columns["sea_links"]
    all_ways = tuple(
        [neighbours[p] + sea_links[p] if p < FIRST_SEA else columns["sailing"][p] for p in PLACES]
    )
    travel = distance_table(all_ways, all_ways, PLACE_COUNT)
    return {
        "distance": distance_table(neighbours, neighbours, SPACE_COUNT),
        "travel": travel,
        "by_travel": tuple(
            [nearest_first(p, travel[p * PLACE_COUNT : (p + 1) * PLACE_COUNT]) for p in PLACES]
        ),
        "voyage": distance_table(
            columns["sailing"], ((),) * FIRST_SEA + columns["sailing"][FIRST_SEA:], PLACE_COUNT
        ),
    }


def nearest_first(origin: Id, steps: bytes) -> tuple[Id, ...]:
    """The spaces that can be reached from here in so many steps each."""
    reached = [s for s in SPACES if steps[s] != FAR and s != origin]
    return tuple(sorted(reached, key=lambda s: steps[s]))


def distance_table(start: Links, onward: Links, size: int) -> bytes:
    """Steps from each place to each: the first step by `start`, the others by `onward`."""
    table = bytearray([FAR]) * (size * size)
    for origin in range(size):
        reached = {origin: 0}
        found = [origin]
        for here in found:
            for there in (start if here == origin else onward)[here]:
                if there not in reached:
                    reached[there] = reached[here] + 1
                    found.append(there)
        for place, steps in reached.items():
            table[origin * size + place] = steps
    return bytes(table)
