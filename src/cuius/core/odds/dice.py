"""The dice procedures of the games, each as an exact distribution.

Three families cover them all: a sum of dice with modifiers (interception, court actions, voyages), dice that
hit from some face on (battles, assaults, debates), and the best of several dice (religious attempts). What
they share, contests, tables, losses and repeated rounds, follows below. Results are cached by their
arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from functools import cache
from math import comb
from operator import add
from typing import Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from cuius.core.odds.dist import Dist

S = TypeVar("S", bound=Hashable)

ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
TIE: Final = "tie"

Winner: TypeAlias = Literal["attacker", "defender", "tie"]


class Score(NamedTuple):
    """The results of the two sides of a contest: hits, or their best die."""

    attacker: int
    defender: int

    @property
    def margin(self) -> int:
        """By how much the attacker is ahead; negative when the defender is."""
        return self.attacker - self.defender


class Losses(NamedTuple):
    """Units each side loses."""

    attacker: int
    defender: int


class Natural(NamedTuple):
    """A roll as the dice show it, and with its modifiers."""

    natural: int
    total: int


class Ended(NamedTuple, Generic[S]):
    """Where repeated rounds stopped, and after how many."""

    rounds: int
    state: S


Ties: TypeAlias = Literal["attacker", "defender", "none"] | Callable[[Score], Winner]
"""Who wins a tie: a side, nobody ("none" leaves the tie as an outcome), or a function of the score."""


# -- sums ------------------------------------------------------------------------------------------------


@cache
def die(sides: int = 6) -> Dist[int]:
    """One die: every face equally likely."""
    if sides < 1:
        raise ValueError("a die has at least one side")
    return Dist.uniform(range(1, sides + 1))


@cache
def dice_sum(
    n: int, sides: int = 6, modifier: int = 0, lo: int | None = None, hi: int | None = None
) -> Dist[int]:
    """The sum of n dice plus a modifier; a total below `lo` counts as `lo`, one above `hi` as `hi`."""
    return sum_of(die(sides), n).map(lambda natural: clamp(natural + modifier, lo, hi))


@cache
def natural_2d6(modifier: int = 0, lo: int | None = None, hi: int | None = None) -> Dist[Natural]:
    """Two dice where the unmodified roll matters too, as where a natural 2 kills whatever the modifiers."""
    return dice_sum(2).map(lambda natural: Natural(natural, clamp(natural + modifier, lo, hi)))


def clamp(total: int, lo: int | None = None, hi: int | None = None) -> int:
    """A total held between the ends of its table; an end that is None is open."""
    if lo is not None and hi is not None and lo > hi:
        raise ValueError(f"nothing lies between {lo} and {hi}")
    if lo is not None and total < lo:
        return lo
    return hi if hi is not None and total > hi else total


def on_table(totals: Dist[int], rows: Mapping[int, S], below: S) -> Dist[S]:
    """Totals read on a table: each row starts at its number, `below` is what lies under the first.

    A voyage: `on_table(dice_sum(2, modifier=1), {5: "nothing", 7: "found", 10: "choice"}, "lost")`.
    """
    starts = sorted(rows, reverse=True)
    return totals.map(lambda total: next((rows[start] for start in starts if total >= start), below))


# -- hits ------------------------------------------------------------------------------------------------


@cache
def hits(n: int, on: int = 5, sides: int = 6) -> Dist[int]:
    """How many of n dice show `on` or more."""
    if n < 0 or sides < 1:
        raise ValueError("hits need a number of dice that is not negative, with at least one side each")
    good = clamp(sides + 1 - on, 0, sides)
    bad = sides - good
    return Dist({count: comb(n, count) * good**count * bad ** (n - count) for count in range(n + 1)})


@cache
def hit_contest(attack: int, defence: int, on: int = 5, sides: int = 6) -> Dist[Score]:
    """Both sides roll and count their hits; `winner` says who won."""
    return hits(attack, on, sides).combine(hits(defence, on, sides), Score)


# -- the best of several dice ----------------------------------------------------------------------------


@cache
def best_of(n: int, sides: int = 6) -> Dist[int]:
    """The highest of n dice; at least one is always rolled."""
    if n < 1 or sides < 1:
        raise ValueError("the best die needs at least one die, with at least one side")
    return Dist({face: face**n - (face - 1) ** n for face in range(1, sides + 1)})


@cache
def best_scores(n: int, m: int, modifier: int = 0, modifier2: int = 0, sides: int = 6) -> Dist[Score]:
    """The best of n dice and the best of m dice, each with its side's modifier on every die."""
    return best_of(n, sides).combine(
        best_of(m, sides), lambda ours, theirs: Score(ours + modifier, theirs + modifier2)
    )


def best_contest(
    n: int, m: int, modifier: int = 0, modifier2: int = 0, ties: Ties = "none", sides: int = 6
) -> Dist[Winner]:
    """The attacker's best of n dice against the defender's best of m: who wins.

    A rule that spares the defender's roll on the highest face needs no case of its own: where the attacker
    also wins ties, nothing the defender rolls could change the result.
    """
    return winner(best_scores(n, m, modifier, modifier2, sides), ties)


# -- contests --------------------------------------------------------------------------------------------


def winner(scores: Dist[Score], ties: Ties = "none") -> Dist[Winner]:
    """Who wins: the higher score, and on equal scores whoever the tie rule names."""

    def won_by(score: Score) -> Winner:
        if score.margin:
            return ATTACKER if score.margin > 0 else DEFENDER
        if callable(ties):
            return ties(score)
        return TIE if ties == "none" else ties

    if not callable(ties) and ties not in (ATTACKER, DEFENDER, "none"):
        raise ValueError(f"ties go to attacker, defender or none, not to {ties}")
    return scores.map(won_by)


def losses(scores: Dist[Score], attackers: int, defenders: int) -> Dist[Losses]:
    """One unit lost for each hit of the other side, and never more than are there."""
    return scores.map(lambda s: Losses(min(s.defender, attackers), min(s.attacker, defenders)))


# -- several throws --------------------------------------------------------------------------------------


def sum_of(throw: Dist[int], times: int) -> Dist[int]:
    """The sum of the same roll made several times, such as the successes of five attempts."""
    if times < 0:
        raise ValueError("a throw cannot be made a negative number of times")
    total = Dist.always(0)
    while times:
        if times % 2:
            total = total.combine(throw, add)
        times //= 2
        if times:
            throw = throw.combine(throw, add)
    return total


def in_turn(throws: Iterable[Dist[S]]) -> Dist[tuple[S, ...]]:
    """Independent rolls one after the other; an outcome is the tuple of their results."""
    results: Dist[tuple[S, ...]] = Dist.always(())
    for throw in throws:
        results = results.combine(throw, lambda before, new: (*before, new))
    return results


def until(start: S, step: Callable[[S], Dist[S]], done: Callable[[S], bool], most: int) -> Dist[Ended[S]]:
    """Rounds repeated until `done` holds, but at most so many; each round goes on from the last one's state.

    A debate: `until(Score(0, 0), lambda _: hit_contest(7, 6), lambda s: s.margin != 0, most=2)`, where the
    first round is played because a score of nothing to nothing is a tie.
    """
    step = cache(step)  # the same position may come up in many rounds
    ended: dict[Ended[S], Fraction] = {}
    states, chance = Dist.always(start), Fraction(1)
    for played in range(most + 1):
        going: dict[S, Fraction] = {}
        for state, share in states.items():
            if played == most or done(state):
                ended[Ended(played, state)] = chance * share
            else:
                going[state] = share
        if not going:
            break
        chance *= sum(going.values())
        states = Dist(going).flat_map(step)
    return Dist(ended)
