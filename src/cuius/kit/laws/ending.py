"""The game ends with a result, within the title's maximum number of rows."""

from __future__ import annotations

from cuius.kit.laws.law import Game, violation


def within_bound(game: Game) -> None:
    """The active rows do not exceed the maximum of the title."""
    match = game.match
    limit = match.title.max_journal_rows
    if len(match.journal) > limit and len(match.journal.active_rows()) > limit:
        raise violation("bound", match, f"the game has more than {limit} rows")


def ended_well(game: Game) -> None:
    """A finished game has winners and scores of its own roles, and no open question."""
    match = game.match
    result = match.result
    if result is None:
        raise violation("ending", match, "the game has not ended")
    if match.questions or match.request is not None:
        raise violation("ending", match, "the game is over and still asks")
    strange = [w for w in result.winners if w not in match.seat_of]
    if strange:
        raise violation("ending", match, f"{strange[0]!r} won and is no role of this table")
    odd = [role for role in match.title.score(match.state) if role not in match.seat_of]
    if odd:
        raise violation("ending", match, f"{odd[0]!r} has a score and is no role of this table")
