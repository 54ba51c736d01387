"""The game ends, within the title's bound, with a result."""

from __future__ import annotations

from cuius.kit.laws.law import Game, violation


def within_bound(game: Game) -> None:
    """No more rows count than the title says."""
    match = game.match
    bound = match.title.max_journal_rows
    if len(match.journal) > bound and len(match.journal.active_rows()) > bound:
        raise violation("bound", match, f"the game has more than {bound} rows")


def ended_well(game: Game) -> None:
    """A finished game has winners among its roles, a score for some, and asks nobody anything."""
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
