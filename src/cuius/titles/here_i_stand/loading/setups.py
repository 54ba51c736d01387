"""Set-ups: the pieces of each scenario."""

from __future__ import annotations

from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.board_readers import find, find_all, whole
from cuius.core.ids import Id
from cuius.titles.here_i_stand.board import Setup, Stack
from cuius.titles.here_i_stand.ids import (
    ALGIERS,
    ARMY_LEADERS,
    BANS,
    CARDS,
    CATHOLIC,
    COLONIES,
    CONQUESTS,
    CONQUISTADORS,
    DEBATERS,
    DISCOVERIES,
    EXPLORERS,
    LEADERS,
    MAJORS,
    MARITAL_BOXES,
    NEITHER,
    NOBODY,
    OTTOMAN,
    PHASES,
    PLACES,
    POWERS,
    PROTESTANT_FAITH,
    REFORMERS,
    RULERS,
    SPACES,
    VOYAGES,
)
from cuius.titles.here_i_stand.loading.readers import by_major, find_major, find_space, find_spaces, wholes

PIECES = ("power", "leaders", "regulars", "mercenaries", "cavalry", "squadrons", "corsairs")
LANGUAGES = 3


def setup_of(word: str, row: dict[str, Any], columns: dict[str, Any]) -> Setup:
    """One scenario, the same in every edition (ruling R598)."""
    path = f"scenario.{word}"
    winners = by_major(row["war_winner"], f"{path}.war_winner")
    discovered, conquered = claims(row["claimed"], f"{path}.claimed")
    return Setup(
        word=word,
        first_turn=whole(row["first_turn"], f"{path}.first_turn", 1, 9),
        last_turn=whole(row["last_turn"], f"{path}.last_turn", 1, 9),
        first_phase=find(PHASES, row["first_phase"], f"{path}.first_phase"),
        standard_vp=whole(row["standard_vp"], f"{path}.standard_vp", 1),
        domination_lead=whole(row["domination_lead"], f"{path}.domination_lead", 1),
        domination_from=whole(row["domination_from"], f"{path}.domination_from", 1, 9),
        extra_cards=by_major(row["extra_cards"], f"{path}.extra_cards"),
        printed_vp=by_major(row["expect"]["vp"], f"{path}.expect.vp"),
        control=control_of(row["control"], f"{path}.control", columns["home"]),
        faith=faith_of(find_spaces(row["protestant"], f"{path}.protestant"), columns["home"], path),
        stacks=tuple([stack_of(w, r, f"{path}.stacks.{w}", columns) for w, r in row["stacks"].items()]),
        knights=find_space(row["knights"], f"{path}.knights"),
        wars=pairs(row["wars"], f"{path}.wars"),
        alliances=pairs(row["alliances"], f"{path}.alliances"),
        rulers=rulers_of(row["rulers"], f"{path}.rulers", columns["ruler_power"]),
        algiers_in_play=row["algiers_in_play"],
        hungary_defeated=row["hungary_defeated"],
        league=row["league"],
        electors=electors_of(row["electors"], f"{path}.electors", columns),
        piracy_vp=whole(row["piracy_vp"], f"{path}.piracy_vp"),
        chateaux=whole(row["chateaux"], f"{path}.chateaux"),
        st_peters=row["st_peters_vp"] * columns["numbers"]["st_peters_cp"] + row["st_peters_cp"],
        marital=find(MARITAL_BOXES, row["marital"], f"{path}.marital"),
        new_testament=languages(row["new_testament"], f"{path}.new_testament"),
        full_bible=languages(row["full_bible"], f"{path}.full_bible"),
        banned=find_all(BANS, row["banned"], f"{path}.banned"),
        war_winner=winners,
        bonus=bonus_points(winners, discovered, conquered, columns),
        debaters=find_all(DEBATERS, row["debaters"], f"{path}.debaters"),
        gone=find_all(DEBATERS, row["gone"], f"{path}.gone"),
        reformers=tuple(
            [
                (find(REFORMERS, w, f"{path}.reformers"), find_space(s, f"{path}.reformers"))
                for w, s in row["reformers"].items()
            ]
        ),
        discovered=discovered,
        conquered=conquered,
        depleted=find_all(CONQUESTS, row["depleted"], f"{path}.depleted"),
        crossing=tuple(
            [
                (find(VOYAGES, v, f"{path}.crossing"), find_major(p, f"{path}.crossing"))
                for v, p in row["crossing"]
            ]
        ),
        colonies=find_all(COLONIES, row["colonies"], f"{path}.colonies"),
        done=find_all(CARDS, row["done"], f"{path}.done"),
        laid=find_all(CARDS, row["laid"], f"{path}.laid"),
        **sailors(row, path),
    )


def sailors(row: dict[str, Any], path: str) -> dict[str, Any]:
    """Explorers and conquistadors who lie on the map of the New World, and those who are out of the game."""
    found = {}
    for field, words in (("placed", row["with"].values()), ("out", row["lost"])):
        for word in words:
            if word not in EXPLORERS and word not in CONQUISTADORS:
                raise BadBoard(f"{path} names {word!r}, who is neither explorer nor conquistador.")
        found[f"explorers_{field}"] = tuple([e for e in EXPLORERS if e.word in words])
        found[f"conquistadors_{field}"] = tuple([c for c in CONQUISTADORS if c.word in words])
    return found


def claims(claimed: dict[str, str], path: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who made each discovery and each conquest."""
    for word, power in claimed.items():
        find_major(power, path)
        if word not in DISCOVERIES and word not in CONQUESTS:
            raise BadBoard(f"{path} names {word!r}, which is neither discovery nor conquest.")
    return (
        tuple([POWERS[claimed[d.word]] if d.word in claimed else NOBODY for d in DISCOVERIES]),
        tuple([POWERS[claimed[c.word]] if c.word in claimed else NOBODY for c in CONQUESTS]),
    )


def bonus_points(
    winners: tuple[int, ...], discovered: tuple[int, ...], conquered: tuple[int, ...], columns: dict[str, Any]
) -> tuple[int, ...]:
    """23.2 Bonus VP by major power."""
    points = list(winners)
    for owners, worth in ((discovered, columns["discovery_vp"]), (conquered, columns["conquest_vp"])):
        for owner, vp in zip(owners, worth, strict=True):
            if owner != NOBODY:
                points[owner] += vp
    return tuple(points)


def control_of(held: dict[str, list[str]], path: str, home: tuple[Id, ...]) -> tuple[Id, ...]:
    """Home powers hold what nobody else holds."""
    control = list(home)
    seen: set[Id] = set()
    for word, spaces in held.items():
        power = find(POWERS, word, path)
        for space in find_spaces(spaces, f"{path}.{word}"):
            if space in seen:
                raise BadBoard(f"{path} gives {space.word} to two powers.")
            seen.add(space)
            control[space] = power
    return tuple(control)


def faith_of(protestant: tuple[Id, ...], home: tuple[Id, ...], path: str) -> tuple[Id, ...]:
    """2.3-r1,r2 (ruling R504) Ottoman home spaces have no part in it, nor has Algiers."""
    aside = [home[s] == OTTOMAN or s == ALGIERS for s in SPACES]
    for space in protestant:
        if aside[space]:
            raise BadBoard(f"{path}.protestant names {space.word}, an Ottoman home space.")
    return tuple([NEITHER if aside[s] else PROTESTANT_FAITH if s in protestant else CATHOLIC for s in SPACES])


def stack_of(word: str, row: dict[str, Any], path: str, columns: dict[str, Any]) -> Stack:
    """Pieces of one power in one space."""
    for field in row:
        if field not in PIECES:
            raise BadBoard(f"{path} has no field {field!r}; it may have {', '.join(PIECES)}.")
    space, power = find_space(word, path), find(POWERS, row["power"], f"{path}.power")
    if ("mercenaries" in row) + ("cavalry" in row) > 1 or ("cavalry" in row) > (power == OTTOMAN):
        raise BadBoard(f"{path} must have mercenaries, or cavalry if it is Ottoman.")
    many = {field: whole(row.get(field, 0), f"{path}.{field}") for field in PIECES[2:]}
    if (many["squadrons"] or many["corsairs"]) and not columns["port"][space]:
        raise BadBoard(f"{path} puts ships into {word}, which is no port.")
    leaders = find_all(LEADERS, row.get("leaders", ()), f"{path}.leaders")
    for leader in leaders:
        if columns["leader_power"][leader] != power:
            raise BadBoard(f"{path} has {leader.word}, who serves another power.")
    if any(x in ARMY_LEADERS for x in leaders) and not many["regulars"]:
        raise BadBoard(f"{path} has an army leader and no regulars.")
    return Stack(
        space,
        power,
        many["regulars"],
        many["mercenaries"] + many["cavalry"],
        many["squadrons"],
        many["corsairs"],
        leaders,
    )


def pairs(listed: list[list[str]], path: str) -> tuple[tuple[Id, Id], ...]:
    return tuple([(find(POWERS, one, path), find(POWERS, other, path)) for one, other in listed])


def rulers_of(listed: dict[str, str], path: str, power_of: tuple[Id, ...]) -> tuple[Id, ...]:
    """A ruler a major power, each of its own."""
    found = []
    for power in MAJORS:
        if power.word not in listed:
            raise BadBoard(f"{path} must name a ruler for each major power.")
        ruler = find(RULERS, listed[power.word], f"{path}.{power.word}")
        if power_of[ruler] != power:
            raise BadBoard(f"{path}.{power.word} names {ruler.word}, who rules another power.")
        found.append(ruler)
    return tuple(found)


def electors_of(waiting: dict[str, int], path: str, columns: dict[str, Any]) -> tuple[int, ...]:
    """21.6 Regulars in the electorates' boxes."""
    for word in waiting:
        if find(PLACES, word, path) not in columns["electorates"]:
            raise BadBoard(f"{path} names {word!r}, which is no electorate.")
    return tuple([whole(waiting.get(s.word, 0), f"{path}.{s.word}", 0, 6) for s in columns["electorates"]])


def languages(steps: list[int], path: str) -> tuple[int, ...]:
    if len(steps) != LANGUAGES:
        raise BadBoard(f"{path} must give a number for each of the three languages.")
    return wholes(steps, path)
