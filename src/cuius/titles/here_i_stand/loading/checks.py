"""What must add up."""

from __future__ import annotations

from typing import Any

from cuius.core.board_data import BadBoard
from cuius.core.ids import Id
from cuius.titles.here_i_stand.board import FAR, SPACE_COUNT, Board, Setup
from cuius.titles.here_i_stand.ids import (
    CARD_KINDS,
    CARDS,
    DIPLOMATIC_CARDS,
    ELECTORATE,
    FORTRESS,
    FRANCE,
    GERMAN,
    HABSBURG,
    HOME,
    INDEPENDENT,
    LONDON,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PAPAL_DEBATERS,
    POWERS,
    PROTESTANT,
    PROTESTANT_DEBATERS,
    PROTESTANT_FAITH,
    SEAS,
    SPACES,
    UNFORTIFIED,
    VIENNA,
    ZONES,
)
from cuius.titles.here_i_stand.loading.readers import find_space, require


def check_map(data: dict[str, Any], board: Board) -> None:
    """2.1, 2.5 Everything that can be counted on the map."""
    land = [by_land(board, LONDON), by_land(board, VIENNA)]
    found = {
        "spaces": len(board.type),
        "seas": len(SEAS),
        "links": sum(map(len, board.links)) // 2,
        "passes": sum(map(len, board.passes)) // 2,
        "sea_links": sum([len(board.sea_links[s]) for s in SEAS]) // 2,
        "ports": len(board.ports),
        "two_sea_ports": sum([len(board.seas[s]) == 2 for s in SPACES]),
        "anchors": sum([len(board.seas[s]) for s in SPACES]),
        "keys": len(board.keys),
        "electorates": board.type.count(ELECTORATE),
        "fortresses": board.type.count(FORTRESS),
        "unfortified": board.type.count(UNFORTIFIED),
        "capitals": sum(map(len, board.capitals)),
        "islands": sum(board.island),
        "mainland": land[1],
        "britain": land[0],
        "homes": {p.word: len(board.homes[p]) for p in POWERS},
        "zones": {z.word: len(board.in_zone[z]) for z in ZONES},
    }
    require_totals(data, "map", found)
    for space in board.electorates:
        if board.zone[space] != GERMAN or board.home[space] != PROTESTANT:
            raise BadBoard(f"The electorate {space.word} must be a Protestant home space of the German zone.")
    check_ranges(data["pass_ranges"], board)


def by_land(board: Board, space: Id) -> int:
    """How many spaces can be reached from there on foot."""
    start = space * SPACE_COUNT
    return sum([steps < FAR for steps in board.distance[start : start + SPACE_COUNT]])


def check_ranges(ranges: dict[str, Any], board: Board) -> None:
    """2.5-r4 Every pass crosses the Pyrenees, the Alps or the Balkans."""
    listed = [tuple(sorted([find_space(w, "pass_ranges") for w in pair]))
              for name, pairs in ranges.items() if name != "source" for pair in pairs]  # fmt: skip
    passes = [(a, b) for a in SPACES for b in board.passes[a] if a < b]
    if sorted(listed) != passes:
        raise BadBoard("The passes do not agree with the three ranges.")


def check_cards(data: dict[str, Any], board: Board) -> None:
    """6.1, 6.2 The deck as the book counts it."""
    cards = [c for c in CARDS if board.in_edition[c]]
    late = [c for c in cards if board.enters[c] != 1]
    fixed = [c for c in late if not board.entry[c]]
    variable = [c for c in late if not board.enters[c]]
    found: dict[str, Any] = {
        "main": len(cards),
        **{k.word: sum([board.card_kind[c] == k for c in cards]) for k in CARD_KINDS},
        "late": len(late),
        "late_fixed": len(fixed),
        "late_variable": len(variable),
        "late_with_condition": len(late) - len(fixed) - len(variable),
        "entering": entering([board.enters[c] for c in late]),
        "only_1517": sum([board.only_1517[c] for c in cards]),
        "of_2017": data["totals"]["cards"]["of_2017"],
        "diplomatic": len(DIPLOMATIC_CARDS),
    }
    require_totals(data, "cards", found)
    for power in POWERS:
        owned = tuple([c for c in CARDS if board.card_power[c] == power and board.card_kind[c] == HOME])
        require(
            [c.word for c in owned],
            [c.word for c in board.home_cards[power]],
            f"The home cards of {power.word}",
        )


def entering(turns: list[int]) -> dict[str, int]:
    """How many come in on each turn, by turn."""
    return {str(turn): turns.count(turn) for turn in range(1, 10) if turn in turns}


def check_religion(data: dict[str, Any], board: Board) -> None:
    """8.2, 23.2 Debaters as the turn track lists them; the track that the two sides share."""
    found: dict[str, Any] = {}
    for side, debaters in (("protestant", PROTESTANT_DEBATERS), ("papal", PAPAL_DEBATERS)):
        found[f"{side}_debaters"] = len(debaters)
        found[f"{side}_entries"] = entering([board.debater_enters[d] for d in debaters])
    require_totals(data, "religion", found)
    for spaces, (papal, protestant) in enumerate(zip(board.papal_vp, board.protestant_vp, strict=True)):
        if papal + protestant != 15:
            raise BadBoard(f"protestant_track must share 15 victory points at {spaces} spaces.")


def require_totals(data: dict[str, Any], kind: str, found: dict[str, Any]) -> None:
    for name, wanted in data["totals"][kind].items():
        require(wanted, found[name], f"The total of {name.replace('_', ' ')}")


def check_setup(data: dict[str, Any], board: Board, setup: Setup) -> None:
    """Keys, markers, cards and victory points of a scenario come out as the scenario book prints them."""
    expect = data["scenario"][setup.word]["expect"]
    spaces = sum([faith == PROTESTANT_FAITH for faith in setup.faith])
    require(expect["protestant_spaces"], spaces, f"The number of Protestant spaces in {setup.word}")
    for name, reckon in (
        ("keys", keys_held),
        ("markers", markers_left),
        ("cards", cards_dealt),
        ("vp", points),
    ):
        for word, wanted in expect[name].items():
            found = reckon(board, setup, POWERS[word])
            require(wanted, found, f"The {name} of {word} in {setup.word}")
    check_counters(board, setup)


def keys_held(board: Board, setup: Setup, power: Id) -> int:
    """Keys under control; Algiers counts once it is in play."""
    return sum([setup.control[s] == power for s in board.keys])


def markers_left(board: Board, setup: Setup, power: Id) -> int:
    """Square markers that still lie on the power card."""
    return board.auto_win[power] - keys_held(board, setup, power)


def cards_dealt(board: Board, setup: Setup, power: Id) -> int:
    """6.2 By keys or electorates, ruler and scenario; home cards come on top."""
    bonus = board.ruler_bonus[setup.rulers[power]] + setup.extra_cards[power]
    if power != PROTESTANT:
        return board.key_cards[power][keys_held(board, setup, power)] + bonus
    held = sum([setup.control[s] == PROTESTANT for s in board.electorates])
    enough, many, few = board.protestant_cards
    return (many if held >= enough else few) + bonus


def points(board: Board, setup: Setup, power: Id) -> int:
    """23.2 Base, special and bonus VP when play begins."""
    total = setup.bonus[power]
    spaces = sum([faith == PROTESTANT_FAITH for faith in setup.faith])
    if power == PROTESTANT:
        both = [
            s for s in board.electorates if setup.faith[s] == PROTESTANT_FAITH and setup.control[s] == power
        ]
        return total + 2 * len(both) + board.protestant_vp[spaces]
    total += board.key_vp[power][keys_held(board, setup, power)]
    if power == PAPACY:
        total += board.papal_vp[spaces] + setup.st_peters // board.numbers["st_peters_cp"]
    if power == OTTOMAN:
        total += setup.piracy_vp
    if power == FRANCE:
        total += setup.chateaux
    if power == HABSBURG and setup.league:
        total += sum([setup.control[s] == HABSBURG for s in board.electorates])
    return total


def check_counters(board: Board, setup: Setup) -> None:
    """5 The counters suffice for the set-up, and everybody stands where he may."""
    for power in POWERS:
        own = [s for s in setup.stacks if s.power == power]
        waiting = sum(setup.electors) if power == PROTESTANT else 0
        if sum([s.regulars + s.hired for s in own]) + waiting > board.land_limit[power]:
            raise BadBoard(f"{power.word} has too few land counters for {setup.word}.")
        if sum([s.squadrons + s.corsairs for s in own]) > board.squadron_limit[power]:
            raise BadBoard(f"{power.word} has too few ships for {setup.word}.")
    leaders = [x for s in setup.stacks for x in s.leaders]
    if len(set(leaders)) != len(leaders):
        raise BadBoard(f"A leader stands twice in {setup.word}.")
    if setup.knights not in [s.space for s in setup.stacks if s.power == INDEPENDENT]:
        raise BadBoard(f"The Knights of St John need a regular in {setup.knights.word} in {setup.word}.")


def check_seats(board: Board) -> None:
    """3.1-r2 Each power is one player's."""
    for players, seats in board.seats.items():
        held = [p for seat in seats for p in seat]
        if len(set(held)) != len(held) or len(seats) != players or not set(held) <= set(MAJORS):
            raise BadBoard(f"players.{players}.seats must share out major powers among {players} players.")
