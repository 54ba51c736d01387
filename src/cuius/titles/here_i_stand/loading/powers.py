"""Powers, minor powers, leaders and rulers."""

from __future__ import annotations

from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.board_readers import find, find_all, find_in_order, whole
from cuius.core.ids import Id
from cuius.titles.here_i_stand.board import CANNOT
from cuius.titles.here_i_stand.ids import (
    ACTIONS,
    ARMY_LEADERS,
    CARDS,
    FAITHS,
    LEADERS,
    MAJORS,
    MINORS,
    NEITHER,
    NOBODY,
    POWERS,
    RULERS,
)
from cuius.titles.here_i_stand.loading.readers import find_or_nobody, find_spaces, require, wholes

MOST_COST = 6


def power_columns(data: dict[str, Any]) -> dict[str, Any]:
    """The power cards and the counters."""
    rows = [(f"power.{p.word}", data["power"][p.word]) for p in POWERS]
    cost = tuple([action_costs(row.get("actions", {}), f"{path}.actions") for path, row in rows])
    columns: dict[str, Any] = {
        "key_cards": tuple([wholes(row.get("key_cards", ()), f"{path}.key_cards", 1) for path, row in rows]),
        "key_vp": tuple([wholes(row.get("key_vp", ()), f"{path}.key_vp") for path, row in rows]),
        "auto_win": tuple([whole(row.get("auto_win", 0), f"{path}.auto_win") for path, row in rows]),
        "cost": cost,
        "actions": tuple([tuple([a for a in ACTIONS if prices[a]]) for prices in cost]),
        "home_cards": tuple(
            [find_in_order(CARDS, row.get("home_cards", ()), f"{path}.home_cards") for path, row in rows]
        ),
        "land_counters": tuple([land_counters(row["land"], f"{path}.land") for path, row in rows]),
        "squadron_limit": tuple([whole(row["ships"], f"{path}.ships") for path, row in rows]),
        "protestant_cards": protestant_cards(data["protestant_cards"]),
    }
    columns["land_limit"] = tuple(
        [sum([max(sides) * many for *sides, many in counters]) for counters in columns["land_counters"]]
    )
    for power in MAJORS:
        check_key_track(
            power, columns["key_cards"][power], columns["key_vp"][power], columns["auto_win"][power]
        )
    return columns | war_columns(data)


def action_costs(prices: dict[str, int], path: str) -> tuple[int, ...]:
    """11.1 The price of each action, 0 where the power card does not name it."""
    for word in prices:
        find(ACTIONS, word, path)
    return tuple([whole(prices.get(a.word, 0), f"{path}.{a.word}", 0, MOST_COST) for a in ACTIONS])


def land_counters(rows: list[list[int]], path: str) -> tuple[tuple[int, ...], ...]:
    """5 Counters as (strength, how many) or (strength, strength of the back, how many)."""
    for row in rows:
        if len(row) not in (2, 3):
            raise BadBoard(f"{path} must list strengths and a number, not {row!r}.")
    return tuple([wholes(row, path, 1) for row in rows])


def check_key_track(power: Id, cards: tuple[int, ...], points: tuple[int, ...], auto_win: int) -> None:
    """A track has a box for every number of keys short of winning, and never falls."""
    require(auto_win, len(cards), f"The length of power.{power.word}.key_cards")
    require(auto_win, len(points), f"The length of power.{power.word}.key_vp")
    for name, track in (("key_cards", cards), ("key_vp", points)):
        if list(track) != sorted(track):
            raise BadBoard(f"power.{power.word}.{name} must not fall.")


def protestant_cards(row: dict[str, Any]) -> tuple[int, int, int]:
    """6.2 How many cards the Protestant is dealt."""
    return (
        whole(row["electorates"], "protestant_cards.electorates", 1, 6),
        whole(row["enough"], "protestant_cards.enough", 1),
        whole(row["otherwise"], "protestant_cards.otherwise", 1),
    )


def war_columns(data: dict[str, Any]) -> dict[str, Any]:
    """9.6 What a declaration costs; the major powers' part is symmetric."""
    costs = []
    for power in MAJORS:
        row = data["war"][power.word]
        named = {p.word for p in (*MAJORS, *MINORS) if p != power}
        if {word for word in row if word in POWERS} != named:
            raise BadBoard(f"war.{power.word} must give a cost for each other power.")
        costs.append(
            tuple(
                [
                    whole(row.get(p.word, CANNOT), f"war.{power.word}.{p.word}", CANNOT, MOST_COST)
                    for p in POWERS
                ]
            )
        )
    for one in MAJORS:
        for other in MAJORS:
            if costs[one][other] != costs[other][one]:
                raise BadBoard(f"war.{one.word}.{other.word} must cost the same both ways.")
    after = data["numbers"]["war"]["habsburg_on_england_after_boleyn"]
    return {
        "war_cost": tuple(costs),
        "war_cost_after_boleyn": whole(after, "numbers.war.habsburg_on_england_after_boleyn"),
    }


def minor_columns(data: dict[str, Any], columns: dict[str, Any]) -> dict[str, Any]:
    """22 Who may win a minor power, and with what."""
    rows = {POWERS[word]: (f"minor.{word}", row) for word, row in data["minor"].items()}
    for power, (path, row) in rows.items():
        listed = find_spaces(row["keys"], f"{path}.keys")
        require([k.word for k in columns["home_keys"][power]], [k.word for k in listed], f"{path}.keys")

    def column(field: str, names: Any) -> tuple[tuple[Id, ...], ...]:
        return tuple(
            [find_all(names, rows[p][1][field], f"{rows[p][0]}.{field}") if p in rows else () for p in POWERS]
        )

    return {
        "activated_by": column("activated_by", POWERS),
        "natural_ally": tuple(
            [
                find_or_nobody(POWERS, rows[p][1]["natural_ally"], rows[p][0]) if p in rows else NOBODY
                for p in POWERS
            ]
        ),
        "deactivates": tuple([p in rows and rows[p][1]["deactivates"] for p in POWERS]),
        "activation_cards": column("activation_cards", CARDS),
        "deactivation_cards": column("deactivation_cards", CARDS),
        "intervention": tuple(
            [
                whole(rows[p][1]["intervention"], f"{rows[p][0]}.intervention") if p in rows else 0
                for p in POWERS
            ]
        ),
        "sails_atlantic": tuple([p not in rows or rows[p][1]["atlantic"] for p in POWERS]),
    }


def leader_columns(data: dict[str, Any]) -> dict[str, Any]:
    """5.1 Army leaders and naval leaders."""
    rows = [(x, f"leader.{x.word}", data["leader"][x.word]) for x in LEADERS]
    for leader, path, row in rows:
        if ("command" in row) != (leader in ARMY_LEADERS):
            raise BadBoard(
                f"{path} must have a command rating if he leads armies, and none if he leads ships."
            )
    return {
        "leader_power": tuple([find(POWERS, row["power"], f"{path}.power") for _, path, row in rows]),
        "battle": tuple([whole(row["battle"], f"{path}.battle", 0, 6) for _, path, row in rows]),
        "command": tuple([whole(row.get("command", 0), f"{path}.command", 0, 20) for _, path, row in rows]),
        "piracy": tuple([whole(row.get("piracy", 0), f"{path}.piracy", 0, 6) for _, path, row in rows]),
        "leader_card": tuple([find_or_nobody(CARDS, row["card"], f"{path}.card") for _, path, row in rows]),
        "leader_turn": tuple([whole(row["turn"], f"{path}.turn", 0, 9) for _, path, row in rows]),
    }


def ruler_columns(data: dict[str, Any]) -> dict[str, Any]:
    """3.3 Rulers."""
    rows = [(f"ruler.{r.word}", data["ruler"][r.word]) for r in RULERS]
    return {
        "ruler_power": tuple([find(POWERS, row["power"], f"{path}.power") for path, row in rows]),
        "ruler_admin": tuple([whole(row["admin"], f"{path}.admin", 0, 6) for path, row in rows]),
        "ruler_bonus": tuple([whole(row["cards"], f"{path}.cards", 0, 6) for path, row in rows]),
        "ruler_card": tuple([find_or_nobody(CARDS, row["card"], f"{path}.card") for path, row in rows]),
        "ruler_replaces": tuple(
            [find_all(RULERS, row["replaces"], f"{path}.replaces") for path, row in rows]
        ),
        "ruler_leader": tuple(
            [find_or_nobody(LEADERS, row["leader"], f"{path}.leader") for path, row in rows]
        ),
        "ruler_units": tuple(
            [find(FAITHS, row["units"], f"{path}.units") if row["units"] else NEITHER for path, row in rows]
        ),
    }
