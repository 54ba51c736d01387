"""How often each statement was exercised, the games that reach the rarest, and why others are never reached.

`tests/TITLE/exercised.json` holds the counts, `tests/TITLE/not_exercised.toml` the reasons, written by hand.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec

from cuius.core.rulebook import find_citations, load_statements
from cuius.core.title import Title
from cuius.kit.exercised.carriers import CountedLines

COUNTS, REASONS = "exercised.json", "not_exercised.toml"
RARE = 20
"""A statement exercised in fewer games is rare: one that reaches it is kept."""


class CorpusGame(msgspec.Struct, frozen=True):
    """A game that is kept because it reaches rare statements."""

    game: str
    decisions: int
    reaches: tuple[str, ...]


class ExercisedCounts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What many games of a title exercised."""

    title: str
    games: int
    statements: dict[str, int]
    """The number of games that exercised each statement; those never reached are left out."""
    corpus: tuple[CorpusGame, ...] = ()
    idle: tuple[str, ...] = ()
    """Citations beside code that no game ran, FILE:LINE STATEMENT; not kept, because lines move."""


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why some statements are exercised by no game."""

    kind: str
    why: str
    statements: tuple[str, ...]


class Reached(msgspec.Struct, frozen=True):
    """One game and the rare statements it exercised."""

    game: str
    decisions: int
    statements: frozenset[str]


class Tally:
    """Sums up games as they end."""

    def __init__(self, title: Title, counted: CountedLines) -> None:
        self.title = title
        self.counted = counted
        self.counts: Counter[str] = Counter()
        self.places: set[int] = set()
        self.games: list[tuple[str, int, int]] = []
        """Name, decisions, and a bit for each statement."""

    def add(self, game: str, decisions: int, reached: Iterable[int]) -> None:
        """Add a game with the numbers of the citations it exercised."""
        self.places.update(reached)
        statements = {self.counted.places[number].statement for number in reached}
        self.counts.update(self.counted.statements[number] for number in statements)
        self.games.append((game, decisions, sum(1 << number for number in statements)))

    def result(self) -> ExercisedCounts:
        """The counts, and few games that reach all rare statements."""
        names = self.counted.statements
        rare = [(1 << n, name) for n, name in enumerate(names) if 0 < self.counts[name] < RARE]
        some = sum(bit for bit, _ in rare)
        kept = [
            Reached(game, decisions, frozenset(name for bit, name in rare if reached & bit))
            for game, decisions, reached in sorted(self.games)
            if reached & some
        ]
        places = enumerate(self.counted.places)
        idle = tuple(f"{p.place} {names[p.statement]}" for n, p in places if n not in self.places)
        corpus = choose_corpus(self.title, self.counts, kept)
        counts = in_book_order(self.title, self.counts)
        return ExercisedCounts(self.title.name, len(self.games), counts, corpus, idle)


def merge_counts(title: Title, parts: list[ExercisedCounts]) -> ExercisedCounts:
    """Sum up runs of different seeds."""
    counts: Counter[str] = Counter()
    for part in parts:
        counts.update(part.statements)
    kept = [Reached(c.game, c.decisions, frozenset(c.reaches)) for part in parts for c in part.corpus]
    games = sum(part.games for part in parts)
    corpus = choose_corpus(title, counts, kept)
    idle = tuple(place for place in parts[0].idle if all(place in part.idle for part in parts))
    return ExercisedCounts(title.name, games, in_book_order(title, counts), corpus, idle)


def in_book_order(title: Title, counts: Counter[str]) -> dict[str, int]:
    return {s.id: counts[s.id] for s in load_statements(title.folder) if counts[s.id]}


def choose_corpus(title: Title, counts: Counter[str], games: list[Reached]) -> tuple[CorpusGame, ...]:
    """Few games, short ones first, that together reach every rare statement."""
    rare = {s.id for s in load_statements(title.folder) if 0 < counts[s.id] < RARE}
    order = {s.id: n for n, s in enumerate(load_statements(title.folder))}
    chosen = []
    candidates = [(game.statements & rare, game) for game in games if game.statements & rare]
    left = set(rare)
    while candidates:
        gain, best = max(
            ((len(reached & left), game) for reached, game in candidates),
            key=lambda pair: (pair[0], -pair[1].decisions, pair[1].game),
        )
        if not gain:
            break
        reached = sorted(best.statements & rare, key=order.__getitem__)
        chosen.append(CorpusGame(best.game, best.decisions, tuple(reached)))
        left -= best.statements
    return tuple(chosen)


# Files


def read_counts(path: Path) -> ExercisedCounts:
    return msgspec.json.decode(path.read_bytes(), type=ExercisedCounts)


def write_counts(path: Path, counts: ExercisedCounts) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(counts), indent=1) + b"\n")


def read_reasons(path: Path) -> tuple[Reason, ...]:
    """The reasons; none if there is no file."""
    if not path.exists():
        return ()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return msgspec.convert(data.get("reason", []), tuple[Reason, ...])


def reasons_by_statement(title: Title, reasons: Iterable[Reason]) -> dict[str, Reason]:
    """Statement -> the reason why it is not exercised. Statements are cited as in code: `2.5-r1..r3`."""
    return {
        f"{title.prefix} {short_id}": reason
        for reason in reasons
        for text in reason.statements
        for short_id, _ in find_citations(text)
    }
