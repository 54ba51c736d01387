"""Schedules that follow from the numbers of the entries alone: everybody against everybody, and knock-out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, product

from cuius.server.tournaments.pairing import Contender, RoundTables, role_costs
from cuius.server.tournaments.role_assignment import assign_roles


def everybody_in_pairs(entries: int, round_number: int) -> list[tuple[int, int]]:
    """Who meets whom in this round, the first with the first role; the number 0 stands for nobody.

    The circle method in Berger's order: one entry stays, the others go around it. In as many rounds as there
    are others everybody meets everybody, and plays both roles equally often, or one once more; then it begins
    anew with the roles exchanged.
    """
    circle = entries - 1 if entries % 2 == 0 else entries
    fixed = entries if entries % 2 == 0 else 0
    cycle, turn = divmod(round_number - 1, circle)
    at = turn * ((circle + 1) // 2) % circle
    pairs = [(at + 1, fixed) if turn % 2 == 0 else (fixed, at + 1)]
    for step in range(1, (circle + 1) // 2):
        pairs.append(((at + step) % circle + 1, (at - step) % circle + 1))
    return [(second, first) for first, second in pairs] if cycle % 2 else pairs


def round_of_pairs(
    entries: int, playing: Sequence[int], round_number: int, roles: Sequence[str], bots: bool
) -> RoundTables:
    """The round of a round robin at tables of two. Who should meet somebody who is gone sits out.

    Everybody meets everybody here, also those who have blocked each other.
    """
    tables: list[dict[str, int | None]] = []
    byes = []
    for pair in everybody_in_pairs(entries, round_number):
        present = [number if number in playing else None for number in pair]
        if None not in present or (bots and any(present)):
            tables.append(dict(zip(roles, present, strict=True)))
        else:
            byes += [number for number in present if number is not None]
    return RoundTables(tables, sorted(byes))


def rounds_of_round_robin(entries: int, size: int) -> int:
    """In how many rounds everybody meets everybody, or could at best."""
    if size == 2:
        return max(1, entries - 1 if entries % 2 == 0 else entries)
    return max(1, -(-(entries - 1) // (size - 1)))


def knockout_groups(numbers: Sequence[int], size: int, bots: bool) -> tuple[list[list[int]], list[int]]:
    """Tables of a knock-out, the strong spread over them; and who goes on without playing, the strongest.

    Fewer people than a table has seats play the final, with bots on the free seats.
    """
    order = sorted(numbers)
    count, surplus = divmod(len(order), size)
    if bots or not count:
        count, surplus = -(-len(order) // size), 0
    byes, playing = order[:surplus], order[surplus:]
    groups: list[list[int]] = [[] for _ in range(count)]
    for place, number in enumerate(playing):
        lap, table = divmod(place, count)
        groups[table if lap % 2 == 0 else count - 1 - table].append(number)
    return groups, byes


def round_of_knockout(contenders: Sequence[Contender], roles: Sequence[str], bots: bool) -> RoundTables:
    """The next round of a knock-out, with roles as fair as can be."""
    known = {each.number: each for each in contenders}
    groups, byes = knockout_groups(list(known), len(roles), bots)
    keep_apart(groups, known)
    tables = []
    for group in groups:
        given = assign_roles([role_costs(known[number], roles) for number in group], roles, 1)
        table: dict[str, int | None] = dict.fromkeys(roles)
        table.update(zip(given, group, strict=True))
        tables.append(table)
    return RoundTables(tables, byes)


def keep_apart(groups: list[list[int]], known: Mapping[int, Contender]) -> None:
    """Let people change tables as long as fewer sit with somebody whom they shall not meet.

    Those of equal rank first, so that the strong stay spread.
    """
    changed = True
    while changed:
        pairs = list(combinations(groups, 2))
        changed = any(exchange(*pair, known, equal=True) for pair in pairs) or any(
            exchange(*pair, known, equal=False) for pair in pairs
        )


def exchange(one: list[int], other: list[int], known: Mapping[int, Contender], equal: bool) -> bool:
    """Let one of each table change places if that is better; of equal rank, or any two."""
    before = unwanted(one, known) + unwanted(other, known)
    for i, j in product(range(len(one)) if before else (), range(len(other))):
        if equal and i != j:
            continue
        one[i], other[j] = other[j], one[i]
        if unwanted(one, known) + unwanted(other, known) < before:
            return True
        one[i], other[j] = other[j], one[i]
    return False


def unwanted(group: Sequence[int], known: Mapping[int, Contender]) -> int:
    """How many pairs sit at a table that should not."""
    return sum(second in known[first].apart for first, second in combinations(group, 2))


def rounds_of_knockout(entries: int, size: int, bots: bool) -> int:
    """How many rounds it takes until one is left."""
    rounds = 0
    while entries > 1:
        groups, byes = knockout_groups(range(1, entries + 1), size, bots)
        entries, rounds = len(groups) + len(byes), rounds + 1
    return max(1, rounds)
