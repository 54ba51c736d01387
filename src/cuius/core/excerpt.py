"""Excerpts: as much of a game as another process needs to go on from one of its rows.

An excerpt begins at a milestone and holds the position there, so that it is small however long the game is.
"""

from __future__ import annotations

from typing import NamedTuple

from cuius.core.chance import ChanceSource
from cuius.core.journal import Entry, Journal
from cuius.core.match import Match
from cuius.core.milestones import Milestone
from cuius.core.title import Config, Title


class Excerpt(NamedTuple):
    """The rows of a game from a milestone, or from the set-up, up to a row. It can be pickled."""

    config: Config
    rows: tuple[Entry, ...]
    start: Milestone | None = None
    chances: int = 0
    """How many rolls and draws were made before it begins."""
    resolve_last: bool = True
    """Is the request after the last row resolved as in live play? Not if the next row did so by itself."""

    @property
    def first(self) -> int:
        """The number of its first row."""
        return 0 if self.start is None else self.start.row

    def until(self, number: int) -> Excerpt:
        """The same up to an earlier row, before its next request is resolved."""
        return self._replace(rows=self.rows[: max(0, number - self.first)], resolve_last=False)

    def unplayed(
        self, title: Title, chance: ChanceSource, log: bool = True
    ) -> tuple[Match, Milestone | None]:
        """A match that holds these rows, for a replay, and the milestone to begin it at."""
        match = Match(title, self.config, chance, log)
        match.journal = Journal.of(self.rows, self.first, self.chances)
        if self.start is not None:
            self.start.state.share_frozen_fields(match.checkpoint_state)
        return match, self.start

    def replayed(self, title: Title, chance: ChanceSource, log: bool = True) -> Match:
        """The game after these rows; its log begins where the excerpt does."""
        match, start = self.unplayed(title, chance, log)
        match.replay(resolve_last=self.resolve_last, start=start)
        return match


def excerpt_of(match: Match, number: int | None = None, since: Milestone | None = None) -> Excerpt:
    """The excerpt of a match up to a row (or all), from the milestone `since` or the last one before it."""
    journal = match.journal
    number = len(journal) if number is None else max(0, min(number, len(journal)))
    start = since
    if start is None and match.milestones is not None:
        start = match.milestones.last_before(number)
    first = 0 if start is None else start.row
    if start is not None:
        position = None if start.log is None else (0, start.log[1], start.log[2])
        start = start._replace(log=position)
    rows, chances = tuple(journal.between(first, number)), journal.chances_before(first)
    return Excerpt(match.config, rows, start, chances, not journal.follows_automatically(number))


def whole_game(match: Match) -> Excerpt:
    """All rows of a match, to be replayed from its set-up."""
    return Excerpt(match.config, tuple(match.journal))


def rows_between(match: Match, since: int, until: int) -> Excerpt:
    """An excerpt up to a row that holds all rows since another: from a milestone before it, or the set-up."""
    start = None if match.milestones is None else match.milestones.last_before(max(0, since))
    return whole_game(match).until(until) if start is None else excerpt_of(match, until, start)
