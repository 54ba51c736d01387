"""Perft: the number of answer sequences to a depth, under fixed chance.

A changed count means that a rule, an option list or the order of play has changed. `perft` counts;
`by_first_answer` shows under which answer the difference lies.

Positions with known counts are stored in `tests/TITLE/perft/*.json` and discovered by glob.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from cuius.core.chance import Seeded
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.title import Title
from cuius.kit.policy import named_policy, pass_or_first


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position to count from, and the counts to depth 1, 2, 3 and so on."""

    players: int
    scenario: str
    seed: int
    options: dict[str, str] = {}
    policy: str = "steward"
    after: int = 0
    """How many questions the policy answers before the position is reached."""
    nodes: list[int] = []

    def reach(self, title: Title) -> Match:
        """The match at this position."""
        config = title.configure(self.players, self.scenario, self.options)
        match = Match(title, config, Seeded(self.seed), log=False).begin()
        choose = named_policy(self.policy, self.seed)
        for _ in range(self.after):
            question = match.questions[0]
            word = choose(match, question) or pass_or_first(match, question)
            match.answer(question.seat, question.number, question.key, word)
        return match


def perft(match: Match, depth: int) -> int:
    """The number of sequences of so many answers; a game that ends early counts once.

    Of several open questions the first is answered first: the order of secret answers makes no difference.
    """
    if depth == 0 or match.over:
        return 1
    question = match.questions[0]
    if depth == 1:
        return len(question.options)
    return sum(perft(fork_with_answer(match, word_of(option)), depth - 1) for option in question.options)


def by_first_answer(match: Match, depth: int) -> dict[str, int]:
    """The count under each first answer, to find where two counts differ."""
    words = match.questions[0].words if not match.over else ()
    return {word: perft(fork_with_answer(match, word), depth - 1) for word in words}


def fork_with_answer(match: Match, word: str) -> Match:
    """A fork in which the first open question has this answer."""
    copy = match.fork()
    question = copy.questions[0]
    copy.answer(question.seat, question.number, question.key, word)
    return copy


def check_position(position: Position, title: Title) -> None:
    """Count and compare; a difference fails with the count under each first answer."""
    match = position.reach(title)
    for depth, expected in enumerate(position.nodes, 1):
        counts = by_first_answer(match, depth)
        found = sum(counts.values())
        if found != expected:
            shares = ", ".join(f"{word}: {count}" for word, count in counts.items())
            key = match.questions[0].key
            raise AssertionError(f"depth {depth} has {found} nodes, not {expected}; {key}: {shares}")


def read_position(path: Path) -> Position:
    return msgspec.json.decode(path.read_bytes(), type=Position)


def recount(position: Position, title: Title, depth: int) -> Position:
    """The position with its counts recomputed."""
    match = position.reach(title)
    return msgspec.structs.replace(position, nodes=[perft(match, d) for d in range(1, depth + 1)])


def write_position(position: Position, path: Path) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(position)) + b"\n")
