"""Numbers never decrease, and a closed question never reopens under its old number."""

from __future__ import annotations

from cuius.core.journal import CHANCE, Entry
from cuius.core.match import Match
from cuius.kit.laws.law import Action, Game, violation


class NumberFollower:
    """Follows a game from its first question to its last, checking numbers."""

    def __init__(self, match: Match) -> None:
        self.rows: list[Entry] = list(match.journal)
        self.chances = match.journal.chances
        self.number = match.journal.number
        self.past: set[tuple[str, int, str]] = set()
        self.open = {(q.role, q.number, q.key) for q in match.questions}

    def follow(self, game: Game, action: Action) -> bool:
        match = game.match
        journal = match.journal
        if match.over and list(journal)[: len(self.rows)] != self.rows:
            raise violation("numbers", match, "rows that were written have changed")
        new = journal.since(len(self.rows))
        if not new or not self.number <= journal.number <= len(journal):
            raise violation("numbers", match, f"number {self.number} is followed by {journal.number}")
        self.rows += new
        self.chances += sum(row.by == CHANCE for row in new)
        if journal.chances != self.chances:
            raise violation("numbers", match, f"{journal.chances} throws are counted, not {self.chances}")
        now = {(q.role, q.number, q.key) for q in match.questions}
        self.past |= self.open - now
        again = now & self.past
        if again:
            role, number, key = min(again)
            detail = f"{role} was asked {key} under number {number} before, answered it or was left"
            raise violation("numbers", match, f"{detail}: a message sent late would play now")
        self.number, self.open = journal.number, now
        return True


def numbers_go_up(game: Game) -> None:
    """Start to follow the game, once."""
    if "numbers" not in game.memory:
        game.memory["numbers"] = True
        game.followers.append(NumberFollower(game.match))
