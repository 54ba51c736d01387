"""Evidence: what playouts have shown of the answers to one question, and which answer is best by it.

Several searches of the same question, each in worlds of its own, add up to one: their evidence is put
together answer by answer and world by world, and the same rule decides. Where nothing is left to chance, one
look at an answer is exact; then each search has looked at answers of its own, and equally far looks count.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev

import msgspec

MIN_WORLDS = 2
"""Worlds that two answers must share before one is preferred or pruned."""
CLEAR_MARGIN = 5.0
"""Points at which a lead is clear: the scale of `margin`."""

Values = list[float]
"""The value of every seat."""


class Candidate(msgspec.Struct, frozen=True):
    """One answer, its number of playouts, and the mean values of every seat."""

    answer: str
    playouts: int
    values: dict[str, float]


class SearchResult(msgspec.Struct, frozen=True):
    """The chosen answer and all candidates."""

    answer: str
    expected: str
    """The answer of the heuristic."""
    playouts: int
    candidates: tuple[Candidate, ...]
    """Best first."""


class Evidence(msgspec.Struct):
    """The results of playouts, and the decision that follows from them."""

    seats: list[str]
    seat: int
    """The place of the asked one."""
    expected: str
    """The answer of its heuristic."""
    candidates: list[str]
    """The answers that may still turn out best."""
    min_worlds: int = MIN_WORLDS
    """Worlds that two answers must share before one of them is pruned."""
    prefer_errors: float = 0.5
    """Standard errors by which another answer must lead over the expected one to be chosen."""
    least_gain: float = 0.0
    """How much better another answer must be than the expected one, in `margin`."""
    worlds: dict[str, dict[int, Values]] = {}
    """Answer -> world number -> values."""
    finished: set[int] = set()
    """The worlds in which all candidates were tried: one for every round."""
    deterministic: bool = False
    """No playout depended on chance: every round looked a turn further, and the last one counts."""
    over: bool = False
    """Deterministic, and every playout of the last round reached the end of the game."""
    stride: int = 1
    """How many searches share the worlds: each takes every so many."""
    playouts: int = 0

    def add(self, word: str, number: int, values: Values) -> None:
        """A playout of this answer in this world."""
        self.worlds.setdefault(word, {})[number] = values
        self.playouts += 1

    # Answers compared

    def values(self, word: str) -> Values:
        """The mean values of every seat after this answer; if deterministic, those of the deepest playout."""
        values = self.worlds[word]
        looks = [values[number] for number in self.counted_worlds(word)]
        return [fmean(values) for values in zip(*looks, strict=True)]

    def counted_worlds(self, word: str) -> list[int]:
        """The worlds of finished rounds; if deterministic, the last of them only."""
        values = self.worlds[word]
        rounds = [number for number in values if number in self.finished] or list(values)
        return rounds[-1:] if self.deterministic else rounds

    def mean_margin(self, word: str) -> float:
        """The mean margin of the asked seat after this answer."""
        values = self.worlds[word]
        return fmean([margin(values[number], self.seat) for number in self.counted_worlds(word)])

    def is_behind(self, word: str, best: str, errors: float, worlds: int = 0) -> bool:
        """Is an answer behind another by so many standard errors, or equal to it?"""
        found = self.differences(best, word)
        if len(found) < max(worlds, self.min_worlds):
            return False
        return fmean(found) > errors * stdev(found) / math.sqrt(len(found)) or not any(found)

    def lead_over_expected(self, word: str) -> float:
        """The mean lead over the expected answer in the worlds they share, minus a part of its error."""
        found = self.differences(word, self.expected)
        if len(found) < min(self.min_worlds, max(MIN_WORLDS, len(self.finished))):
            return -math.inf
        return fmean(found) - self.prefer_errors * stdev(found) / math.sqrt(len(found))

    def differences(self, word: str, other: str) -> list[float]:
        """The lead of one answer over another in each of the worlds they share."""
        one, two = self.worlds.get(word, {}), self.worlds.get(other, {})
        both = [number for number in one if number in two]
        return [margin(one[number], self.seat) - margin(two[number], self.seat) for number in both]

    # The decision

    def result(self) -> SearchResult:
        candidates = tuple(
            Candidate(word, len(self.worlds[word]), self.by_seat(self.values(word)))
            for word in sorted(self.worlds, key=lambda word: -self.mean_margin(word))
        )
        return SearchResult(self.best_answer(), self.expected, self.playouts, candidates)

    def by_seat(self, values: Values) -> dict[str, float]:
        return {seat: round(value, 4) for seat, value in zip(self.seats, values, strict=True)}

    def best_answer(self) -> str:
        """The expected answer, unless another candidate is better."""
        expected = self.expected
        left = [word for word in self.candidates if word in self.worlds]
        if expected not in left:
            return max(left, key=self.mean_margin, default=expected)
        if self.deterministic:
            best = max(left, key=self.mean_margin)
            return best if self.mean_margin(best) > self.mean_margin(expected) + self.least_gain else expected
        ahead = max(left, key=self.lead_over_expected)
        return ahead if self.lead_over_expected(ahead) > self.least_gain else expected

    # Where nothing is left to chance

    def depth(self) -> int:
        """How many turns ahead all candidates were looked at."""
        return len(self.finished)

    def look(self, word: str, depth: int) -> Values | None:
        """The values of an answer so many turns ahead; what has come to its end stays as it is."""
        found = {number // self.stride + 1: values for number, values in self.worlds[word].items()}
        return found.get(min(depth, self.depth()) if self.over else depth)


def merged(parts: Sequence[Evidence]) -> Evidence:
    """The evidence of several searches of the same question, put together."""
    parts = [part for part in parts if part.finished] or list(parts[:1])
    if len(parts) == 1:
        return parts[0]
    if all(part.deterministic for part in parts):
        return merged_looks(parts)
    whole = empty_like(parts)
    for part in parts:
        for word, found in part.worlds.items():
            known = whole.worlds.setdefault(word, {})
            for number, values in found.items():
                if not part.deterministic or number < part.stride:  # further looks are not comparable
                    known[number] = values
        whole.finished |= {
            number for number in part.finished if not part.deterministic or number < part.stride
        }
    whole.candidates = in_order(whole.expected, [word for part in parts for word in part.candidates])
    return whole


def merged_looks(parts: Sequence[Evidence]) -> Evidence:
    """The same where nothing is left to chance: all that is left is compared equally far ahead."""
    whole = empty_like(parts)
    whole.deterministic = True
    undecided = [part for part in parts if set(part.candidates) - {part.expected}]
    depth = min(
        [part.depth() for part in undecided if not part.over], default=max(part.depth() for part in parts)
    )
    left: list[str] = []
    for part in parts:
        for word in part.worlds:
            values = part.look(word, depth)
            if values is not None:
                whole.worlds[word] = {depth: values}
                left += [word] if word in part.candidates else []
    whole.finished = {depth}
    whole.candidates = in_order(whole.expected, left)
    return whole


def empty_like(parts: Sequence[Evidence]) -> Evidence:
    """Evidence of the same question without any worlds yet."""
    playouts = sum(part.playouts for part in parts)
    return msgspec.structs.replace(
        parts[0], worlds={}, finished=set(), deterministic=False, over=False, candidates=[], playouts=playouts
    )


def in_order(expected: str, words: Sequence[str]) -> list[str]:
    """Each word once, the expected one first if it is among them."""
    found = list(dict.fromkeys(words))
    return sorted(found, key=lambda word: word != expected)


def margin(leads: Values, seat: int) -> float:
    """The mean lead over each other seat, squashed to -1..1: beyond a clear lead, more counts little."""
    if len(leads) == 1:
        return leads[0]
    share = (len(leads) - 1) / len(leads)  # each lead is over the mean of the others
    mine = leads[seat]
    leads_over = [math.tanh(share * (mine - other) / CLEAR_MARGIN) for other in leads]
    return sum(leads_over) / (len(leads) - 1)
