"""Numbers never run backwards, and a question that was answered is never open under its number again."""

from __future__ import annotations

from cuius.core.journal import CHANCE, Entry
from cuius.core.match import Match
from cuius.kit.laws.law import Act, Game, broken


class Counting:
    """Follows a game from its first question to its last."""

    def __init__(self, match: Match) -> None:
        self.rows: list[Entry] = list(match.journal)
        self.chances = match.journal.chances
        self.number = match.journal.number
        self.answered: set[tuple[str, int]] = set()
        self.open = {(q.role, q.number) for q in match.questions}

    def follow(self, game: Game, act: Act) -> bool:
        match = game.match
        journal = match.journal
        if match.over and list(journal)[: len(self.rows)] != self.rows:
            raise broken("numbers", match, "rows that were written have changed")
        new = journal.since(len(self.rows))
        if not new or not self.number <= journal.number <= len(journal):
            raise broken("numbers", match, f"number {self.number} is followed by {journal.number}")
        self.rows += new
        self.chances += sum(row.by == CHANCE for row in new)
        if journal.chances != self.chances:
            raise broken("numbers", match, f"{journal.chances} throws are counted, not {self.chances}")
        now = {(q.role, q.number) for q in match.questions}
        self.answered |= self.open - now
        again = now & self.answered
        if again:
            role, number = min(again)
            detail = f"{role} is asked under number {number}, under which it has answered before"
            raise broken("numbers", match, f"{detail}: a message sent twice would play twice")
        self.number, self.open = journal.number, now
        return True


def numbers_go_up(game: Game) -> None:
    """Begins to follow the game, once."""
    if "numbers" not in game.memory:
        game.memory["numbers"] = True
        game.followers.append(Counting(game.match))
