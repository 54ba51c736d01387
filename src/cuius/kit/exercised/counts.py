"""How often each statement was exercised, the games that take rare branches, and why some are never reached.

`tests/TITLE/exercised.json` holds the counts, `tests/TITLE/not_exercised.toml` the reasons, written by hand.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence, Set
from pathlib import Path

import msgspec

from cuius.core.rulebook import find_citations, load_statements
from cuius.core.title import Title
from cuius.kit.exercised.carriers import CountedLines

COUNTS, REASONS = "exercised.json", "not_exercised.toml"
RARE = 20
"""A branch that fewer games take is rare: one that takes it is kept."""


class CorpusGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that is kept because it reaches rare branches."""

    game: str
    decisions: int
    reaches: tuple[str, ...]
    """The statements that are cited there."""
    places: tuple[str, ...] = ()
    """The branches themselves, as citations."""


class ExercisedCounts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What many games of a title exercised."""

    title: str
    games: int
    statements: dict[str, int]
    """The number of games that exercised each statement; those never reached are left out."""
    corpus: tuple[CorpusGame, ...] = ()
    places: dict[str, int] = {}
    """The same for each citation, "FILE:LINE STATEMENT"; not kept in the repository, because lines move."""


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why some statements are exercised by no game."""

    kind: str
    why: str
    statements: tuple[str, ...]


class Tally:
    """Sums up games as they end."""

    def __init__(self, title: Title, counted: CountedLines) -> None:
        self.title = title
        self.statement_of = [place.statement for place in counted.places]
        self.ids = counted.statements
        self.places = [f"{place.place} {self.ids[place.statement]}" for place in counted.places]
        self.counts: Counter[str] = Counter()
        self.place_counts = [0] * len(self.places)
        self.games: list[tuple[str, int, int]] = []
        """Name, decisions, and a bit for each citation."""

    def add(self, game: str, decisions: int, reached: Iterable[int]) -> None:
        """Add a game with the numbers of the citations it exercised."""
        numbers = list(reached)
        for number in numbers:
            self.place_counts[number] += 1
        self.counts.update(self.ids[n] for n in {self.statement_of[number] for number in numbers})
        self.games.append((game, decisions, sum(1 << number for number in numbers)))

    def result(self) -> ExercisedCounts:
        """The counts, and few games that reach all rare branches."""
        rare = [(1 << n, self.places[n]) for n, games in enumerate(self.place_counts) if 0 < games < RARE]
        some = sum(bit for bit, _ in rare)
        kept = [
            (game, decisions, frozenset(place for bit, place in rare if reached & bit))
            for game, decisions, reached in sorted(self.games)
            if reached & some
        ]
        places = dict(zip(self.places, self.place_counts, strict=True))
        counts = in_book_order(self.title, self.counts)
        return ExercisedCounts(self.title.name, len(self.games), counts, choose_corpus(kept), places)


def merge_counts(title: Title, parts: list[ExercisedCounts]) -> ExercisedCounts:
    """Sum up runs of different seeds on the same code."""
    counts: Counter[str] = Counter()
    places: Counter[str] = Counter()
    for part in parts:
        counts.update(part.statements)
        places.update(part.places)
    rare = {place for place, games in places.items() if 0 < games < RARE}
    kept = [(c.game, c.decisions, rare.intersection(c.places)) for part in parts for c in part.corpus]
    games = sum(part.games for part in parts)
    return ExercisedCounts(title.name, games, in_book_order(title, counts), choose_corpus(kept), dict(places))


def in_book_order(title: Title, counts: Counter[str]) -> dict[str, int]:
    return {s.id: counts[s.id] for s in load_statements(title.folder) if counts[s.id]}


def choose_corpus(games: Sequence[tuple[str, int, Set[str]]]) -> tuple[CorpusGame, ...]:
    """Of games with the rare citations they reach: few, short ones first, that together reach all."""
    left = set().union(*(reached for _, _, reached in games))
    chosen = []
    while left:
        game, decisions, reached = max(games, key=lambda g: (len(g[2] & left), -g[1], g[0]))
        statements = sorted({place.partition(" ")[2] for place in reached})
        chosen.append(CorpusGame(game, decisions, tuple(statements), tuple(sorted(reached))))
        left -= reached
    return tuple(chosen)


def without_places(counts: ExercisedCounts) -> ExercisedCounts:
    """What is kept in the repository: nothing that names a line."""
    corpus = tuple(msgspec.structs.replace(game, places=()) for game in counts.corpus)
    return msgspec.structs.replace(counts, corpus=corpus, places={})


# Files


def read_counts(path: Path) -> ExercisedCounts:
    return msgspec.json.decode(path.read_bytes(), type=ExercisedCounts)


def write_counts(path: Path, counts: ExercisedCounts) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
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
