"""Pairings: everybody plays once a round, roles go around fairly, people meet anew."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cuius.server.tournaments.fixed_schedules import (
    everybody_in_pairs,
    knockout_groups,
    round_of_knockout,
    round_of_pairs,
    rounds_of_knockout,
    rounds_of_round_robin,
)
from cuius.server.tournaments.pairing import ROUND_ROBIN, SWISS, SWISS_OF_TWO, Contender, arrange_round
from cuius.server.tournaments.role_assignment import assign_roles
from cuius.server.tournaments.standings import TournamentResult, history_of

ROLES = ("a", "b", "c", "d", "e", "f")


def play(entries, size, rounds, weights, bots=False, seed=1):
    """A tournament whose games are decided by chance: all games, and all byes."""
    random = Random(seed)
    games, byes = [], []
    for number in range(rounds):
        history = history_of(range(1, entries + 1), games, byes, size, "places")
        arranged = arrange_round(list(history.values()), ROLES[:size], bots, weights, number)
        byes += arranged.byes
        for table in arranged.tables:
            order = random.sample(list(table), size)
            games.append(TournamentResult(table, {seat: order.index(seat) + 1 for seat in table}))
    return games, byes


def role_spread(games, entries, size):
    """By how much somebody's most frequent role exceeds their rarest, at worst."""
    played = Counter((who, seat) for game in games for seat, who in game.seats.items() if who is not None)
    return max(
        max(played[who, role] for role in ROLES[:size]) - min(played[who, role] for role in ROLES[:size])
        for who in range(1, entries + 1)
    )


def meetings(games):
    return Counter(
        pair
        for game in games
        for pair in combinations(sorted(who for who in game.seats.values() if who is not None), 2)
    )


@settings(max_examples=60, deadline=None)
@given(
    st.integers(1, 3).flatmap(
        lambda tables: st.lists(
            st.lists(st.integers(0, 9), min_size=3, max_size=3), min_size=1, max_size=3 * tables
        ).map(lambda costs: (costs, tables))
    )
)
def test_no_assignment_of_roles_costs_less(case):
    costs, tables = case
    costs = costs[:6]
    roles = ROLES[:3]
    given_roles = assign_roles([dict(zip(roles, own)) for own in costs], roles, tables)
    assert max(Counter(given_roles).values()) <= tables
    found = sum(own[roles.index(role)] for own, role in zip(costs, given_roles))
    places = [n for n in range(3) for _ in range(tables)]
    best = min(sum(own[n] for own, n in zip(costs, p)) for p in set(permutations(places, len(costs))))
    assert found == best


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 17), st.integers(2, 6), st.booleans(), st.integers(0, 99))
def test_everybody_plays_once_a_round_or_sits_out(entries, size, bots, seed):
    random = Random(seed)
    field = [Contender(n + 1, random.randrange(5), byes=random.randrange(2)) for n in range(entries)]
    found = arrange_round(field, ROLES[:size], bots, SWISS, seed)
    seated = [who for table in found.tables for who in table.values() if who is not None]
    assert sorted(seated + found.byes) == list(range(1, entries + 1))
    assert all(tuple(table) == ROLES[:size] for table in found.tables)
    people = [sum(who is not None for who in table.values()) for table in found.tables]
    if bots:
        assert found.byes == []
        assert max(people) - min(people) <= 1  # so nobody plays bots alone while others need none
    else:
        assert len(found.byes) < size
        assert set(people) <= {size}
        fewest = min(each.byes for each in field)
        spared = [each for each in field if each.number not in found.byes and each.byes == fewest]
        assert not spared or all(each.byes == fewest for each in field if each.number in found.byes)


FULL = [(entries, size) for size in range(2, 7) for entries in (size, 2 * size, 3 * size, 20 // size * size)]


@pytest.mark.parametrize(("entries", "size"), FULL)
def test_nobody_plays_a_role_twice_before_all_others(entries, size):
    """Where all play every round the spread of roles never exceeds one, after any round."""
    for weights in (ROUND_ROBIN, SWISS):
        games, _ = play(entries, size, min(size + 2, 7), weights)
        a_round = entries // size
        for rounds in range(1, len(games) // a_round + 1):
            assert role_spread(games[: rounds * a_round], entries, size) <= 1, (weights, rounds)


UNEVEN = [(entries, size) for size in range(2, 7) for entries in (size + 1, 2 * size + 1, 3 * size - 1, 19)]


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize(("entries", "size"), UNEVEN)
def test_roles_go_around_although_somebody_sits_out(entries, size, bots):
    games, byes = play(entries, size, 6, SWISS, bots)
    assert role_spread(games, entries, size) <= (1 if bots else 2)
    assert max(Counter(byes).values(), default=0) - min(map(byes.count, range(1, entries + 1))) <= 1


@pytest.mark.parametrize("entries", [4, 6, 8, 12, 16, 20])
def test_in_a_swiss_of_two_nobody_meets_twice(entries):
    games, _ = play(entries, 2, entries // 2, SWISS_OF_TWO)
    assert max(meetings(games).values()) == 1
    assert role_spread(games, entries, 2) <= 2


@pytest.mark.parametrize(("entries", "size", "rounds", "most"), [(9, 3, 4, 2), (16, 4, 5, 2), (15, 5, 4, 3)])
def test_people_meet_anew_at_large_tables(entries, size, rounds, most):
    games, _ = play(entries, size, rounds, ROUND_ROBIN)
    assert max(meetings(games).values()) <= most


def test_equals_meet_in_a_swiss():
    field = [Contender(n, points=float(n > 4)) for n in range(1, 9)]
    found = arrange_round(field, ROLES[:4], False, SWISS)
    assert {frozenset(table.values()) for table in found.tables} == {
        frozenset((1, 2, 3, 4)),
        frozenset((5, 6, 7, 8)),
    }


def test_the_same_round_is_arranged_the_same_way():
    field = [Contender(n) for n in range(1, 12)]
    assert arrange_round(field, ROLES[:4], True, SWISS, 3) == arrange_round(field, ROLES[:4], True, SWISS, 3)


# Everybody against everybody


@pytest.mark.parametrize("entries", range(2, 21))
def test_in_pairs_everybody_meets_everybody_and_plays_both_roles(entries):
    rounds = rounds_of_round_robin(entries, 2)
    games, first = Counter(), Counter()
    for number in range(1, 2 * rounds + 1):
        pairs = everybody_in_pairs(entries, number)
        assert sorted(n for pair in pairs for n in pair) == [*([0] * (entries % 2)), *range(1, entries + 1)]
        games.update(tuple(sorted(pair)) for pair in pairs if 0 not in pair)
        first.update(a for a, b in pairs if b)
        if number == rounds:
            assert set(games.values()) == {1}
            assert len(games) == entries * (entries - 1) // 2
            played = entries - 1
            assert all(abs(2 * first[n] - played) <= 1 for n in range(1, entries + 1))
    assert set(games.values()) == {2}
    assert {first[n] for n in range(1, entries + 1)} == {entries - 1}


def test_whose_opponent_is_gone_sits_out_or_plays_a_bot():
    without = round_of_pairs(4, [1, 2, 3], 1, ("a", "b"), bots=False)
    assert len(without.byes) == 1
    assert len(without.tables) == 1
    with_bots = round_of_pairs(4, [1, 2, 3], 1, ("a", "b"), bots=True)
    assert with_bots.byes == []
    assert sum(None in table.values() for table in with_bots.tables) == 1


# Knock-out


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("size", range(2, 7))
@pytest.mark.parametrize("entries", [2, 3, 5, 6, 9, 16, 25, 37])
def test_a_knockout_ends_with_one(entries, size, bots):
    numbers, rounds = list(range(1, entries + 1)), 0
    while len(numbers) > 1:
        groups, byes = knockout_groups(numbers, size, bots)
        assert sorted([*byes, *(n for group in groups for n in group)]) == numbers
        assert all(len(group) <= size for group in groups)
        assert len(groups) == 1 or {len(group) for group in groups} <= {size, size - 1} or bots
        numbers, rounds = sorted([*byes, *(min(group) for group in groups)]), rounds + 1
    assert numbers == [1]
    assert rounds == rounds_of_knockout(entries, size, bots)


def test_the_strong_meet_late_in_a_knockout():
    groups, byes = knockout_groups(range(1, 10), 3, bots=False)
    assert byes == []
    assert [group[0] for group in groups] == [1, 2, 3]
    assert knockout_groups(range(1, 12), 3, bots=False)[1] == [1, 2]


def test_a_knockout_gives_new_roles():
    field = [Contender(1, roles={"a": 1}), Contender(2, roles={"b": 1}), Contender(3, roles={"a": 1})]
    found = round_of_knockout(field, ("a", "b", "c"), bots=False)
    assert found.tables[0]["a"] == 2
    small = round_of_knockout(field[:2], ("a", "b", "c"), bots=False)
    assert sorted(small.tables[0].values(), key=str) == [1, 2, None]


def apart(contenders, pairs):
    """The same, some of whom have blocked each other."""
    return [
        replace(
            each, apart=frozenset(b if a == each.number else a for a, b in pairs if each.number in (a, b))
        )
        for each in contenders
    ]


def together(tables, pairs):
    return [pair for pair in pairs for table in tables if set(pair) <= set(table.values())]


@settings(max_examples=30, deadline=None)
@given(
    entries=st.integers(7, 24),
    size=st.integers(2, 3),
    bots=st.booleans(),
    blocked=st.lists(st.integers(0, 10_000), max_size=3),
    seed=st.integers(0, 1000),
)
def test_people_who_have_blocked_each_other_are_kept_apart(entries, size, bots, blocked, seed):
    pairs = [sorted(Random(each).sample(range(1, entries + 1), 2)) for each in blocked]
    field = apart([Contender(number, number % 4) for number in range(1, entries + 1)], pairs)
    for weights in (ROUND_ROBIN, SWISS):
        arranged = arrange_round(field, ROLES[:size], bots, weights, seed)
        assert together(arranged.tables, pairs) == []
    assert together(round_of_knockout(field, ROLES[:size], bots).tables, pairs) == []


def test_where_there_is_no_other_way_they_play():
    field = apart([Contender(number) for number in (1, 2, 3)], [(1, 2), (2, 3), (1, 3)])
    for arranged in (
        arrange_round(field, ROLES[:3], False, SWISS),
        round_of_knockout(field, ROLES[:3], False),
    ):
        assert [sorted(table.values()) for table in arranged.tables] == [[1, 2, 3]]
        assert arranged.byes == []
