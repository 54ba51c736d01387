"""Ratings: the order of known strengths is recovered, and the intervals hold as often as they say."""

from __future__ import annotations

from itertools import combinations
from random import Random
from statistics import fmean

import pytest

from cuius.skill import NEW_ROLE, PERFORMANCE_DEVIATION, Contestant, Skill, rated

GAMES, PEOPLE = 2000, 60


def simulated(
    seed: int, seats: int
) -> tuple[dict[str, float], dict[str, Skill], dict[str, float], dict[str, Skill]]:
    """Known strengths of people and roles, and what is thought of them after many games."""
    random = Random(seed)
    strength = {f"p{n}": random.gauss(1500, 400) for n in range(PEOPLE)}
    advantage = {f"r{n}": random.gauss(0, 150) for n in range(seats)}
    people, roles = dict.fromkeys(strength, Skill()), dict.fromkeys(advantage, NEW_ROLE)
    for _ in range(GAMES):
        players = random.sample(list(strength), random.randint(2, seats))
        parts = random.sample(list(advantage), len(players))
        performance = [
            strength[player] + advantage[part] + random.gauss(0, PERFORMANCE_DEVIATION)
            for player, part in zip(players, parts, strict=True)
        ]
        places = [1 + sum(other > own for other in performance) for own in performance]
        before = [Contestant(people[p], roles[r]) for p, r in zip(players, parts, strict=True)]
        for player, part, after in zip(players, parts, rated(before, places), strict=True):
            people[player], roles[part] = after.player, after.role
    return strength, people, advantage, roles


@pytest.fixture(scope="module")
def simulations():
    return [simulated(seed, seats) for seed, seats in enumerate((2, 3, 4, 6))]


def test_the_order_of_known_strengths_is_recovered(simulations):
    for strength, people, _, _ in simulations:
        right = [
            (strength[a] > strength[b]) == (people[a].points > people[b].points)
            for a, b in combinations(people, 2)
        ]
        assert fmean(right) > 0.92


def test_95_percent_intervals_hold_what_they_say(simulations):
    """Ratings are relative, so strengths are compared from the mean of all."""
    inside = []
    for strength, people, _, _ in simulations:
        shift = fmean(people[name].points - strength[name] for name in people)
        inside += [people[n].low <= strength[n] + shift <= people[n].high for n in people]
    assert 0.90 <= fmean(inside) <= 0.98


def test_strong_roles_are_told_from_weak_ones(simulations):
    _, _, advantage, roles = simulations[-1]
    pairs = [(a, b) for a, b in combinations(roles, 2) if abs(advantage[a] - advantage[b]) > 100]
    assert pairs
    for a, b in pairs:
        assert (roles[a].points > roles[b].points) == (advantage[a] > advantage[b])


def test_a_win_with_a_weak_role_gains_more():
    weak, strong = Skill(-150, 50), Skill(150, 50)
    gained_weak = rated([Contestant(Skill(), weak), Contestant(Skill(), strong)], [1, 2])[0].player.points
    gained_strong = rated([Contestant(Skill(), strong), Contestant(Skill(), weak)], [1, 2])[0].player.points
    assert gained_weak > gained_strong > 1500


def test_a_tie_between_equals_moves_nobody_and_everybody_is_known_better():
    for after in rated([Contestant(Skill(), NEW_ROLE)] * 3, [1, 1, 1]):
        assert after.player.points == pytest.approx(1500)
        assert after.player.deviation < 400
