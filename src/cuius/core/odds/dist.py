"""`Dist`: every outcome of a chance procedure with its exact probability.

Weights are whole numbers over a common total, so nothing is rounded: three dice hitting on 5 or 6 all miss
in exactly 8 cases of 27. Floats appear only in `rounded`, for display.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, ItemsView, Iterable, Iterator, Mapping
from fractions import Fraction
from math import gcd, lcm
from typing import Any, Generic, NoReturn, TypeVar, cast, overload

T = TypeVar("T", bound=Hashable, covariant=True)
U = TypeVar("U", bound=Hashable)
V = TypeVar("V", bound=Hashable)

SHOWN = 12
"""How many outcomes a repr lists before it stops."""


def _pair(mine: object, theirs: object) -> tuple[object, object]:
    return (mine, theirs)


class Dist(Generic[T]):
    """An exact distribution: outcomes in a fixed order, weights that always add up to one."""

    __slots__ = ("_total", "_weights")
    _weights: dict[T, int]
    _total: int

    def __init__(self, weights: Mapping[T, int | Fraction]) -> None:
        """Weights may be any whole numbers or fractions; only their proportions count."""
        for outcome, weight in weights.items():
            if not isinstance(weight, (int, Fraction)):
                raise TypeError(f"the weight of {outcome!r} must be a whole number or a fraction")
            if weight < 0:
                raise ValueError(f"the weight of {outcome!r} is negative")
        scale = lcm(*(weight.denominator for weight in weights.values()))
        whole = {outcome: int(weight * scale) for outcome, weight in weights.items() if weight}
        common = gcd(*whole.values())
        if not common:
            raise ValueError("a distribution needs at least one possible outcome")
        ordered = {outcome: whole[outcome] // common for outcome in _sorted(whole)}
        object.__setattr__(self, "_weights", ordered)
        object.__setattr__(self, "_total", sum(ordered.values()))

    # -- making ------------------------------------------------------------------------------------------

    @staticmethod
    def always(outcome: U) -> Dist[U]:
        """The distribution with a single outcome."""
        return Dist({outcome: 1})

    @staticmethod
    def uniform(outcomes: Iterable[U]) -> Dist[U]:
        """One of these with equal probability; an outcome listed twice is twice as likely."""
        weights: dict[U, int] = {}
        for outcome in outcomes:
            weights[outcome] = weights.get(outcome, 0) + 1
        return Dist(weights)

    @staticmethod
    def mixture(parts: Iterable[tuple[int | Fraction, Dist[U]]]) -> Dist[U]:
        """One of the distributions is drawn in proportion to its weight, then an outcome of it."""
        weighted = [(weight, dist) for weight, dist in parts if weight]
        if any(weight < 0 for weight, _ in weighted):
            raise ValueError("a part of a mixture has a negative weight")
        scale = lcm(*(dist._total for _, dist in weighted))
        weights: dict[U, int | Fraction] = {}
        for weight, dist in weighted:
            share = weight * (scale // dist._total)
            for outcome, inner in dist._weights.items():
                weights[outcome] = weights.get(outcome, 0) + share * inner
        return Dist(weights)

    # -- reading -----------------------------------------------------------------------------------------

    def probability(self, what: object) -> Fraction:
        """The probability of an outcome, or that a predicate holds."""
        if not callable(what):
            return Fraction(self._weights.get(cast("T", what), 0), self._total)
        return Fraction(sum(weight for o, weight in self._weights.items() if what(o)), self._total)

    def __getitem__(self, outcome: object) -> Fraction:
        return Fraction(self._weights.get(cast("T", outcome), 0), self._total)

    def at_least(self: Dist[int], least: int) -> Fraction:
        """The probability of this number or more."""
        return Fraction(sum(weight for o, weight in self._weights.items() if o >= least), self._total)

    def at_most(self: Dist[int], most: int) -> Fraction:
        """The probability of this number or less."""
        return 1 - self.at_least(most + 1)

    def mean(self: Dist[int | Fraction]) -> Fraction:
        """The expected value."""
        return Fraction(sum(o * weight for o, weight in self._weights.items())) / self._total

    def variance(self: Dist[int | Fraction]) -> Fraction:
        """The mean squared distance from the mean."""
        square = Fraction(sum(o * o * weight for o, weight in self._weights.items())) / self._total
        return square - self.mean() ** 2

    def mode(self) -> T:
        """The most likely outcome; the first in order on a tie."""
        return max(self._weights, key=self._weights.__getitem__)

    def quantile(self, share: Fraction | float) -> T:
        """The first outcome, in order, that is not exceeded in at least this share of all cases."""
        wanted = Fraction(str(share))  # 0.9 means nine tenths, not the nearest float
        if not 0 <= wanted <= 1:
            raise ValueError(f"a share lies between 0 and 1, not at {share}")
        passed = 0
        for outcome, weight in self._weights.items():
            passed += weight
            if passed >= wanted * self._total:
                return outcome
        raise AssertionError("weights add up to the total")

    def rounded(self, digits: int = 4) -> dict[T, float]:
        """Probabilities as floats, for display only."""
        return {outcome: round(weight / self._total, digits) for outcome, weight in self._weights.items()}

    def items(self) -> ItemsView[T, Fraction]:
        """Outcomes in order with their probabilities."""
        return {outcome: Fraction(w, self._total) for outcome, w in self._weights.items()}.items()

    def __iter__(self) -> Iterator[T]:
        return iter(self._weights)

    def __len__(self) -> int:
        return len(self._weights)

    def __contains__(self, outcome: object) -> bool:
        return outcome in self._weights

    # -- composing ---------------------------------------------------------------------------------------

    def map(self, function: Callable[[T], U]) -> Dist[U]:
        """The distribution of a function of the outcome: a row of a table, success or failure."""
        weights: dict[U, int] = {}
        for outcome, weight in self._weights.items():
            read = function(outcome)
            weights[read] = weights.get(read, 0) + weight
        return Dist(weights)

    @overload
    def combine(self, other: Dist[U]) -> Dist[tuple[T, U]]: ...

    @overload
    def combine(self, other: Dist[U], function: Callable[[T, U], V]) -> Dist[V]: ...

    def combine(self, other: Dist[Any], function: Callable[[Any, Any], Any] = _pair) -> Dist[Any]:
        """The distribution of a function (default: the pair) of two independent outcomes."""
        weights: dict[Any, int] = {}
        for mine, weight in self._weights.items():
            for theirs, theirs_weight in other._weights.items():
                read = function(mine, theirs)
                weights[read] = weights.get(read, 0) + weight * theirs_weight
        return Dist(weights)

    def flat_map(self, function: Callable[[T], Dist[U]]) -> Dist[U]:
        """The distribution of a second roll that depends on this outcome."""
        return Dist.mixture((weight, function(outcome)) for outcome, weight in self._weights.items())

    def condition(self, predicate: Callable[[T], bool]) -> Dist[T]:
        """The conditional distribution, given that the predicate holds."""
        kept = {outcome: weight for outcome, weight in self._weights.items() if predicate(outcome)}
        if not kept:
            raise ValueError("no outcome fulfils the condition")
        return Dist(kept)

    # -- value semantics ---------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dist) and self._weights == other._weights

    def __hash__(self) -> int:
        return hash(frozenset(self._weights.items()))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("a distribution does not change")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError("a distribution does not change")

    def __reduce__(self) -> tuple[type[Dist[T]], tuple[dict[T, int]]]:
        return (Dist, (self._weights,))

    def __repr__(self) -> str:
        shown = [f"{outcome!r}: {chance}" for outcome, chance in list(self.items())[:SHOWN]]
        if len(self) > SHOWN:
            shown.append(f"... {len(self)} outcomes")
        return f"Dist({', '.join(shown)})"


def _sorted(outcomes: Iterable[U]) -> list[U]:
    """Outcomes in a canonical order: numbers, words, tuples item by item, the rest by repr."""
    return sorted(outcomes, key=_sort_key)


def _sort_key(outcome: object) -> tuple[Any, ...]:
    if isinstance(outcome, (int, Fraction)):
        return (0, outcome)
    if isinstance(outcome, str):
        return (1, outcome)
    if isinstance(outcome, tuple):
        return (2, tuple(_sort_key(item) for item in outcome))
    if isinstance(outcome, frozenset):
        return (3, sorted(_sort_key(item) for item in outcome))
    return (4, type(outcome).__name__, repr(outcome))
