"""Exact odds: values worked out by hand, laws of distributions, a million simulated throws of each kind."""

from __future__ import annotations

import copy
import doctest
import pickle
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from math import sqrt
from operator import add
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cuius.core.odds import (
    DICE,
    BadValue,
    Calculator,
    Dist,
    Ended,
    Forecast,
    Losses,
    Modifier,
    Natural,
    OutcomeProbability,
    Parameter,
    Score,
    best_contest,
    best_of,
    best_scores,
    clamp,
    dice_sum,
    die,
    hit_contest,
    hits,
    in_turn,
    losses,
    natural_2d6,
    on_table,
    sum_of,
    total,
    until,
    winner,
)

COIN = Dist.uniform(("heads", "tails"))


def of(numerator: int, denominator: int) -> Fraction:
    return Fraction(numerator, denominator)


# -- Dist, by hand ---------------------------------------------------------------------------------------


def test_only_the_proportions_of_weights_count():
    assert Dist({"a": 2, "b": 4}) == Dist({"a": of(1, 7), "b": of(2, 7)}) == Dist({"b": 20, "a": 10})
    assert dict(Dist({"a": 2, "b": 4}).items()) == {"a": of(1, 3), "b": of(2, 3)}


def test_impossible_outcomes_are_not_kept():
    assert Dist({"a": 1, "b": 0}) == Dist.always("a")
    assert "b" not in Dist({"a": 1, "b": 0})


def test_floats_negative_weights_and_nothing_at_all_are_refused():
    with pytest.raises(TypeError, match="whole number or a fraction"):
        Dist({"a": 0.5, "b": 0.5})  # type: ignore[dict-item]
    with pytest.raises(ValueError, match="negative"):
        Dist({"a": 2, "b": -1})
    with pytest.raises(ValueError, match="negative"):
        Dist.mixture([(2, COIN), (-1, COIN)])
    with pytest.raises(ValueError, match="at least one possible outcome"):
        Dist({})


def test_the_order_of_outcomes_does_not_depend_on_the_order_they_came_in():
    mixed = [(2, "b"), "tie", 3, None, (2, "a"), "attacker", of(5, 2), frozenset({2, 1}), 1]
    there = list(Dist.uniform(mixed))
    assert there == list(Dist.uniform(reversed(mixed)))
    assert there == [1, of(5, 2), 3, "attacker", "tie", (2, "a"), (2, "b"), frozenset({1, 2}), None]


def test_probability_takes_an_outcome_or_a_predicate():
    assert die().probability(4) == die()[4] == of(1, 6)
    assert die().probability(7) == die()[7] == 0
    assert die().probability(lambda face: face % 2 == 0) == of(1, 2)


def test_mean_variance_mode_and_quantiles_of_a_die_and_of_two():
    assert die().mean() == of(7, 2)
    assert die().variance() == of(35, 12)
    assert dice_sum(2).mean() == 7
    assert dice_sum(2).variance() == of(35, 6)
    assert dice_sum(2).mode() == 7
    assert die().mode() == 1
    assert [dice_sum(2).quantile(q) for q in (0, 0.5, of(1, 36), 1)] == [2, 7, 2, 12]
    assert Dist.uniform(range(1, 11)).quantile(0.9) == 9
    with pytest.raises(ValueError, match="between 0 and 1"):
        die().quantile(1.1)


def test_at_least_and_at_most_share_everything():
    assert dice_sum(2).at_least(9) == of(5, 18)
    assert dice_sum(2).at_most(8) == of(13, 18)
    assert dice_sum(2).at_least(2) == 1
    assert dice_sum(2).at_least(13) == 0


def test_rounded_is_for_display():
    assert hits(1).rounded() == {0: 0.6667, 1: 0.3333}
    assert hits(1).rounded(2) == {0: 0.67, 1: 0.33}


def test_conditioning_looks_only_at_what_remains():
    assert dice_sum(2).condition(lambda t: t >= 11) == Dist({11: 2, 12: 1})
    with pytest.raises(ValueError, match="no outcome fulfils"):
        die().condition(lambda face: face > 6)


def test_then_rolls_what_the_outcome_calls_for():
    # 10 or more on two dice puts a leader in danger; an even die means capture, an odd one death
    fate = dice_sum(2).flat_map(
        lambda t: die().map(lambda d: "killed" if d % 2 else "captured") if t >= 10 else Dist.always("safe")
    )
    assert fate == Dist({"safe": 10, "captured": 1, "killed": 1})


def test_a_mixture_draws_first_and_rolls_then():
    # a debater of value 1 or one of value 3, drawn at random
    assert Dist.mixture([(1, hits(0)), (1, hits(1))]) == Dist({0: 5, 1: 1})
    assert Dist.mixture([(of(2, 3), hits(0)), (of(1, 3), hits(1))]) == Dist({0: 8, 1: 1})


def test_a_distribution_is_a_value_that_does_not_change():
    two = dice_sum(2)
    assert {two: "known"}[die().combine(die(), add)] == "known"
    assert pickle.loads(pickle.dumps(two)) == copy.deepcopy(two) == two
    assert two != die()
    with pytest.raises(AttributeError, match="does not change"):
        two.extra = 1  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="does not change"):
        del two._total


def test_its_repr_reads():
    assert repr(hits(2)) == "Dist(0: 4/9, 1: 4/9, 2: 1/9)"
    assert repr(Dist.always("attacker")) == "Dist('attacker': 1)"
    assert repr(Dist.uniform(range(20))).endswith("11: 1/20, ... 20 outcomes)")


# -- dice, by hand ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("modifier", "chance"), [(-1, of(1, 6)), (0, of(5, 18)), (1, of(5, 12)), (2, of(7, 12))]
)
def test_two_dice_and_a_rating_reach_nine(modifier, chance):
    assert dice_sum(2, modifier=modifier).at_least(9) == chance


def test_totals_stop_at_the_ends_of_their_table():
    assert dice_sum(2, modifier=-2, lo=2) == Dist({2: 6, 3: 4, 4: 5, 5: 6, 6: 5, 7: 4, 8: 3, 9: 2, 10: 1})
    assert dice_sum(1, modifier=3, lo=5, hi=7) == Dist({5: 2, 6: 1, 7: 3})
    with pytest.raises(ValueError, match="nothing lies between"):
        clamp(3, 5, 4)


def test_the_sum_of_no_dice_is_the_modifier():
    assert dice_sum(0, modifier=3) == Dist.always(3)


def test_a_natural_two_fails_whatever_the_modifier():
    # a court action: 7 or more succeeds, a bare 2 kills the character
    act = natural_2d6(5).map(
        lambda t: "death" if t.natural == 2 else "success" if t.total >= 7 else "failure"
    )
    assert act == Dist({"death": 1, "success": 35})
    assert natural_2d6(1)[Natural(2, 3)] == of(1, 36)
    assert natural_2d6(1, hi=12)[Natural(12, 12)] == of(1, 36)


def test_a_total_is_read_on_the_row_it_reaches():
    voyage = on_table(dice_sum(2, modifier=1), {5: "nothing", 7: "found", 10: "choice"}, below="lost")
    assert voyage == Dist({"lost": 3, "nothing": 7, "found": 16, "choice": 10})


def test_three_dice_hit_by_the_twenty_sevenths():
    assert hits(3) == Dist({0: 8, 1: 12, 2: 6, 3: 1})


def test_hits_at_their_limits():
    assert hits(0) == Dist.always(0)
    assert hits(4, on=7) == Dist.always(0)
    assert hits(4, on=1) == hits(4, on=-3) == Dist.always(4)
    assert hits(2, on=3, sides=4) == Dist({0: 1, 1: 2, 2: 1})


def test_hits_of_two_allies_are_hits_of_one_with_all_their_dice():
    assert hits(3).combine(hits(4), add) == hits(7)


def test_one_die_against_one_ties_five_times_in_nine():
    contest = hit_contest(1, 1)
    assert contest == Dist({Score(0, 0): 4, Score(0, 1): 2, Score(1, 0): 2, Score(1, 1): 1})
    assert winner(contest) == Dist({"attacker": 2, "tie": 5, "defender": 2})
    assert winner(contest, "attacker") == Dist({"attacker": 7, "defender": 2})
    assert winner(contest, "defender") == Dist({"attacker": 2, "defender": 7})
    assert winner(contest, lambda score: "attacker" if score.attacker else "tie") == Dist(
        {"attacker": 3, "tie": 4, "defender": 2}
    )
    with pytest.raises(ValueError, match="ties go to"):
        winner(contest, "nobody")  # type: ignore[arg-type]


def test_a_side_without_dice_can_only_tie_or_lose():
    assert winner(hit_contest(0, 2)) == Dist({"tie": 4, "defender": 5})


def test_best_of_two_is_at_least_best_of_one_161_times_in_216():
    assert best_contest(2, 1, ties="attacker") == Dist({"attacker": 161, "defender": 55})
    assert best_contest(2, 1) == Dist({"attacker": 125, "tie": 36, "defender": 55})


def test_three_dice_against_three_with_ties():
    assert best_contest(3, 3, ties="attacker")["attacker"] == of(10073, 15552)
    assert best_contest(3, 3, ties="defender")["attacker"] == 1 - of(10073, 15552)


def test_a_modifier_on_each_die_is_a_modifier_on_the_best():
    assert best_scores(1, 1, modifier=1)[Score(7, 6)] == of(1, 36)
    assert best_contest(1, 1, modifier=1, ties="defender") == best_contest(1, 1, ties="attacker")
    assert best_contest(1, 1, modifier=1, modifier2=1) == best_contest(1, 1)
    assert best_contest(2, 5, modifier=6, ties="defender") == Dist.always("attacker")


def test_a_tie_rule_may_look_at_the_score():
    ruled = best_contest(1, 1, ties=lambda score: "attacker" if score.attacker == 6 else "defender")
    assert ruled["attacker"] == of(16, 36)


def test_a_six_that_wins_at_once_changes_nothing_where_the_attacker_takes_ties():
    for modifier in (0, 1):
        at_once = best_of(3).flat_map(
            lambda best, modifier=modifier: (
                Dist.always("attacker")
                if best + modifier >= 6
                else best_of(4).map(lambda b, best=best: "attacker" if best + modifier >= b else "defender")
            )
        )
        assert at_once == best_contest(3, 4, modifier, ties="attacker")


def test_dice_that_cannot_be_rolled_are_refused():
    for wrong in (
        lambda: die(0),
        lambda: dice_sum(-1),
        lambda: hits(-1),
        lambda: best_of(0),
        lambda: best_contest(1, 0),
    ):
        with pytest.raises(ValueError, match=r"dice|die|throw"):
            wrong()


# -- compositions, by hand -------------------------------------------------------------------------------


def test_losses_never_exceed_the_units_present():
    rolled = losses(hit_contest(4, 3), attackers=2, defenders=1)
    assert set(rolled) == {Losses(a, d) for a in range(3) for d in range(2)}
    assert rolled[Losses(2, 1)] == hits(3).at_least(2) * hits(4).at_least(1)
    assert losses(Dist.always(Score(5, 2)), 8, 10) == Dist.always(Losses(attacker=2, defender=5))


def test_five_attempts_succeed_like_five_coins():
    success = best_contest(1, 1).map(lambda who: int(who == "attacker"))  # 15 in 36
    assert sum_of(success, 5)[5] == of(5, 12) ** 5
    assert sum_of(success, 5).mean() == 5 * of(5, 12)
    assert sum_of(success, 0) == Dist.always(0)


def test_throws_in_turn_keep_their_order():
    assert in_turn([COIN, Dist.always("rain")]) == Dist({("heads", "rain"): 1, ("tails", "rain"): 1})
    assert in_turn([]) == Dist.always(())


def test_a_debate_has_a_second_round_only_on_a_tie():
    debate = until(Score(0, 0), lambda _: hit_contest(1, 1), lambda score: score.margin != 0, most=2)
    assert debate[Ended(1, Score(1, 0))] == of(2, 9)
    assert debate[Ended(2, Score(1, 0))] == of(5, 9) * of(2, 9)
    assert debate.probability(lambda end: end.state.margin == 0) == of(25, 81)
    assert debate.map(lambda end: end.rounds) == Dist({1: 4, 2: 5})


def test_rounds_stop_at_once_when_there_is_nothing_to_do_and_at_their_bound_otherwise():
    assert until(0, lambda n: Dist.always(n + 1), lambda n: n >= 0, most=9) == Dist.always(Ended(0, 0))
    assert until(0, lambda n: Dist.always(n + 1), lambda n: False, most=3) == Dist.always(Ended(3, 3))
    assert until(0, lambda n: Dist.always(n + 1), lambda n: False, most=0) == Dist.always(Ended(0, 0))


def test_waiting_for_a_six_is_geometric():
    wait = until(1, lambda _: die(), lambda face: face == 6, most=4)
    assert [wait[Ended(n, 6)] for n in range(1, 5)] == [of(5, 6) ** (n - 1) * of(1, 6) for n in range(1, 5)]
    assert wait.probability(lambda end: end.state != 6) == of(5, 6) ** 4


# -- laws ------------------------------------------------------------------------------------------------

weights = st.integers(0, 50) | st.fractions(0, 10, max_denominator=50)
dists = st.dictionaries(st.integers(-9, 9), weights, min_size=1).filter(lambda d: any(d.values())).map(Dist)
small = st.integers(0, 8)


def law(*drawn: st.SearchStrategy[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Holds for everything drawn; the same examples every time, and no clock."""
    return lambda test: settings(deadline=None, derandomize=True)(given(*drawn)(test))


@law(dists)
def test_probabilities_are_positive_and_add_up_to_exactly_one(dist):
    assert sum(chance for _, chance in dist.items()) == 1
    assert all(chance > 0 for _, chance in dist.items())
    assert Dist(dict(dist.items())) == dist
    assert hash(Dist(dict(dist.items()))) == hash(dist)


@law(dists)
def test_map_follows_identity_and_composition(dist):
    assert dist.map(lambda x: x) == dist
    assert dist.map(lambda x: x * x).map(lambda x: x - 1) == dist.map(lambda x: x * x - 1)


@law(dists, dists)
def test_combine_is_symmetric_and_keeps_its_margins(one, other):
    assert one.combine(other, add) == other.combine(one, add)
    assert one.combine(other).map(lambda pair: pair[0]) == one
    assert one.combine(other) == one.flat_map(lambda a: other.map(lambda b: (a, b)))


@law(dists, dists)
def test_means_and_variances_of_independent_throws_add_up(one, other):
    both = one.combine(other, add)
    assert both.mean() == one.mean() + other.mean()
    assert both.variance() == one.variance() + other.variance()


@law(dists, dists, dists)
def test_then_follows_the_laws_of_composition(first, low, high):
    def choose(x: int) -> Dist[int]:
        return low if x < 0 else high

    def shift(x: int) -> Dist[int]:
        return die().map(lambda face: face + x)

    assert Dist.always(3).flat_map(choose) == high
    assert first.flat_map(Dist.always) == first
    assert first.flat_map(choose).flat_map(shift) == first.flat_map(lambda x: choose(x).flat_map(shift))


@law(dists, dists, st.fractions(0, 1))
def test_a_mixture_weighs_every_outcome(one, other, share):
    mixed = Dist.mixture([(share, one), (1 - share, other)])
    assert all(mixed[x] == share * one[x] + (1 - share) * other[x] for x in range(-9, 10))


@law(dists)
def test_conditions_put_together_again_give_the_whole(dist):
    negative = dist.probability(lambda x: x < 0)
    parts = [
        (chance, dist.condition(sign))
        for chance, sign in ((negative, lambda x: x < 0), (1 - negative, lambda x: x >= 0))
        if chance
    ]
    assert Dist.mixture(parts) == dist


@law(dists, st.fractions(0, 1))
def test_a_quantile_is_the_first_outcome_that_covers_its_share(dist, share):
    found = dist.quantile(share)
    assert dist.at_most(found) >= share
    assert all(dist.at_most(x) < share for x in dist if x < found)


@law(small, small, st.integers(1, 7))
def test_every_contest_of_hits_adds_up_to_one(attack, defence, on):
    contest = hit_contest(attack, defence, on)
    assert sum(chance for _, chance in contest.items()) == 1
    assert contest.map(lambda score: score.attacker) == hits(attack, on)
    mirrored = winner(hit_contest(defence, attack, on))
    assert winner(contest)["attacker"] == mirrored["defender"]
    assert winner(contest)["tie"] == mirrored["tie"]


@law(st.integers(1, 8), st.integers(1, 8), st.integers(-3, 3))
def test_one_more_die_never_hurts(n, m, modifier):
    assert (
        best_contest(n + 1, m, modifier)["attacker"]
        >= best_contest(n, m, modifier)["attacker"]
        >= best_contest(n, m + 1, modifier)["attacker"]
    )
    assert (
        winner(hit_contest(n + 1, m), "defender")["attacker"]
        > winner(hit_contest(n, m), "defender")["attacker"]
    )


@law(st.integers(1, 6), st.integers(1, 8))
def test_dice_summed_one_by_one_or_by_counting_cases_agree(n, sides):
    assert sum_of(die(sides), n) == dice_sum(n, sides)
    assert in_turn([die(sides)] * min(n, 3)).map(sum) == dice_sum(min(n, 3), sides)
    assert best_of(n, sides).at_most(1) == of(1, sides**n)


@law(st.integers(1, 4), st.integers(1, 4), st.integers(0, 6))
def test_repeated_rounds_add_up_to_one_and_never_pass_their_bound(attackers, defenders, most):
    def clash(left: tuple[int, int]) -> Dist[tuple[int, int]]:
        lost = losses(hit_contest(*left), *left)
        return lost.map(lambda gone: (left[0] - gone.attacker, left[1] - gone.defender))

    ended = until((attackers, defenders), clash, lambda left: 0 in left, most)
    assert sum(chance for _, chance in ended.items()) == 1
    assert all(end.rounds <= most and min(end.state) >= 0 for end in ended)
    assert all(end.rounds == most or 0 in end.state for end in ended)


# -- a million throws of each kind -----------------------------------------------------------------------

THROWS = 1_000_000


def rolls(seed: int, sides: int = 6) -> Iterator[bytes]:
    """Columns of a million dice each, from random bytes; bytes that would favour a face are left out."""
    rng = Random(seed)
    fair = 256 - 256 % sides
    faces = bytes(value % sides + 1 for value in range(256))
    unfair = bytes(range(fair, 256))
    while True:
        column = b""
        while len(column) < THROWS:
            column += rng.randbytes(THROWS + THROWS // 20).translate(faces, unfair)
        yield column[:THROWS]


def simulate(seed: int, dice: int, judge: Callable[..., Hashable], sides: int = 6) -> Counter[Hashable]:
    """A million throws of so many dice, each judged as a player would who looks at the table."""
    columns = rolls(seed, sides)
    judged: Counter[Hashable] = Counter()
    for faces, count in Counter(zip(*(next(columns) for _ in range(dice)), strict=True)).items():
        judged[judge(*faces)] += count
    return judged


def assert_agrees(dist: Dist[Hashable], seen: Counter[Hashable]) -> None:
    """Every outcome came up as often as it should, within five standard deviations."""
    assert sum(seen.values()) == THROWS
    assert set(seen) <= set(dist)
    for outcome, chance in dist.items():
        expected = float(chance * THROWS)
        spread = sqrt(expected * float(1 - chance))
        assert abs(seen[outcome] - expected) <= 5 * spread, (outcome, seen[outcome], expected)


def fives(*faces: int) -> int:
    return sum(face >= 5 for face in faces)


def who(ours: int, theirs: int, tie: str = "tie") -> str:
    return "attacker" if ours > theirs else "defender" if theirs > ours else tie


def fight(*faces: int) -> Ended[Score]:
    """A debate of two dice against two, with a second round on a tie."""
    first = Score(fives(*faces[:2]), fives(*faces[2:4]))
    return Ended(1, first) if first.margin else Ended(2, Score(fives(*faces[4:6]), fives(*faces[6:])))


AGREEMENTS: dict[str, tuple[Dist[Hashable], int, Callable[..., Hashable], int]] = {
    "die": (die(), 1, lambda a: a, 6),
    "die of ten": (die(10), 1, lambda a: a, 10),
    "sum of two": (dice_sum(2, modifier=1), 2, lambda a, b: a + b + 1, 6),
    "sum of three, held": (
        dice_sum(3, modifier=-2, lo=4, hi=12),
        3,
        lambda *f: min(12, max(4, sum(f) - 2)),
        6,
    ),
    "natural two": (natural_2d6(2), 2, lambda a, b: Natural(a + b, a + b + 2), 6),
    "table": (
        on_table(dice_sum(2), {7: "low", 9: "middle", 11: "high"}, "nothing"),
        2,
        lambda a, b: "nothing" if a + b < 7 else "low" if a + b < 9 else "middle" if a + b < 11 else "high",
        6,
    ),
    "hits": (hits(4), 4, fives, 6),
    "hits on four": (hits(3, on=4), 3, lambda *f: sum(x >= 4 for x in f), 6),
    "contest of hits": (hit_contest(3, 2), 5, lambda *f: Score(fives(*f[:3]), fives(*f[3:])), 6),
    "winner, ties to the defender": (
        winner(hit_contest(3, 3), "defender"),
        6,
        lambda *f: who(fives(*f[:3]), fives(*f[3:]), "defender"),
        6,
    ),
    "best of three": (best_of(3), 3, max, 6),
    "best scores": (
        best_scores(2, 3, 1, 0),
        5,
        lambda *f: Score(max(f[:2]) + 1, max(f[2:])),
        6,
    ),
    "best contest": (best_contest(3, 2), 5, lambda *f: who(max(f[:3]), max(f[3:])), 6),
    "best contest, ties to the attacker": (
        best_contest(2, 3, ties="attacker"),
        5,
        lambda *f: who(max(f[:2]), max(f[2:]), "attacker"),
        6,
    ),
    "losses": (
        losses(hit_contest(3, 2), 1, 2),
        5,
        lambda *f: Losses(min(1, fives(*f[3:])), min(2, fives(*f[:3]))),
        6,
    ),
    "sum of successes": (sum_of(hits(1), 5), 5, fives, 6),
    "in turn": (in_turn([die(), hits(1), die()]), 3, lambda a, b, c: (a, int(b >= 5), c), 6),
    "until": (
        until(Score(0, 0), lambda _: hit_contest(2, 2), lambda s: s.margin != 0, 2),
        8,
        fight,
        6,
    ),
}


@pytest.mark.parametrize("name", AGREEMENTS)
def test_a_million_simulated_throws_agree_with(name):
    dist, dice, judge, sides = AGREEMENTS[name]
    assert_agrees(dist, simulate(1517 + list(AGREEMENTS).index(name), dice, judge, sides))


def test_the_simulation_notices_a_wrong_distribution():
    with pytest.raises(AssertionError):
        assert_agrees(best_of(3), simulate(1517, 2, max))


# -- forecasts and calculators ----------------------------------------------------------------------------


def test_modifiers_add_up_and_carry_their_reason():
    modifiers = [Modifier(+2, "leader.rating", "HIS 13.4"), Modifier(-1, "card.foul_weather")]
    assert total(modifiers) == 1
    assert total([]) == 0
    assert modifiers[1].rule is None


def test_an_forecast_keeps_the_order_it_is_given_and_shows_what_is_impossible():
    forecast = Forecast.of(winner(hit_contest(0, 1)), ("attacker", "tie", "defender"))
    assert forecast.outcomes == (
        OutcomeProbability("attacker", of(0, 1)),
        OutcomeProbability("tie", of(2, 3)),
        OutcomeProbability("defender", of(1, 3)),
    )
    assert forecast.probability("tie") == of(2, 3)
    assert forecast.probability("unheard of") == 0


def test_an_forecast_that_does_not_add_up_is_refused():
    half = of(1, 2)
    with pytest.raises(ValueError, match="add up to one"):
        Forecast((OutcomeProbability("win", half),))
    with pytest.raises(ValueError, match="share a key"):
        Forecast((OutcomeProbability("win", half), OutcomeProbability("win", half)))
    with pytest.raises(ValueError, match="less than impossible"):
        Forecast((OutcomeProbability("win", of(3, 2)), OutcomeProbability("lose", -half)))


def test_an_forecast_goes_over_the_wire_as_plain_data():
    forecast = Forecast.of(hits(1), (), [Modifier(1, "why", "G 8")], label=lambda n: f"hits.{n}")
    assert forecast.to_dict() == {
        "outcomes": [
            {"key": "hits.0", "probability": 2 / 3, "exact": "2/3"},
            {"key": "hits.1", "probability": 1 / 3, "exact": "1/3"},
        ],
        "modifiers": [{"value": 1, "reason": "why", "rule": "G 8"}],
    }


def test_a_calculator_fills_in_defaults_and_says_what_is_wrong():
    battle = Calculator(
        "battle",
        (
            Parameter("units", None, 1, 20, "units in the formation"),
            Parameter("rating", 0, 0, 3, "best leader"),
        ),
        lambda units, rating: Forecast.of(hits(units + rating)),
    )
    assert battle.complete({"units": 2}) == {"units": 2, "rating": 0}
    assert battle.forecast(units=2, rating=1) == Forecast.of(hits(3))
    with pytest.raises(BadValue, match="battle needs units: units in the formation"):
        battle.forecast()
    with pytest.raises(BadValue, match="rating lies between 0 and 3, not at 4"):
        battle.forecast(units=1, rating=4)
    with pytest.raises(BadValue, match="no value 'ships'; it takes units, rating"):
        battle.forecast(units=1, ships=1)


def test_plain_dice_calculations_agree_with_the_dice():
    assert DICE["hits"].forecast(dice=3) == Forecast.of(hits(3))
    assert (
        DICE["contest"].forecast(attack=2, defence=3).probability("tie") == winner(hit_contest(2, 3))["tie"]
    )
    assert DICE["best"].forecast(attack=2, defence=1).probability("attacker") == of(125, 216)
    assert DICE["2d6"].forecast(modifier=1).probability("13") == of(1, 36)
    assert DICE["check"].forecast(need=9, modifier=2).probability("success") == of(7, 12)
    assert DICE["check"].forecast(need=9, modifier=2).modifiers == (Modifier(2, "modifier"),)
    assert DICE["best"].forecast(attack=1, defence=1, modifier=1, modifier2=-2).modifiers == (
        Modifier(1, "modifier.attacker"),
        Modifier(-2, "modifier.defender"),
    )


@pytest.mark.parametrize("name", DICE)
def test_every_plain_calculation_works_at_both_ends_of_its_parameters(name):
    calculator = DICE[name]
    assert calculator.name == name
    for end in (lambda p: p.low, lambda p: p.high):
        assert calculator.forecast(**{p.name: end(p) for p in calculator.parameters}).outcomes


def test_the_examples_of_the_page_on_odds_hold():
    page = Path(__file__).parents[2] / "docs" / "odds.md"
    ran = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert ran.attempted > 5
    assert ran.failed == 0
