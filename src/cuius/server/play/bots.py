"""The program's own players at a table."""

from __future__ import annotations

from cuius.bots import BOTS
from cuius.core.match import Match
from cuius.core.seen import plain_question


def bot_answer(match: Match, seat: str, name: str) -> str:
    """What the bot of that name answers, from what its seat sees."""
    question = match.question(seat)
    assert question is not None
    bot = BOTS[name](match.title, len(match.journal))
    return bot(match.view(seat) if bot.wants_view else {}, plain_question(question))
