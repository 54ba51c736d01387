"""The program's own players at a table."""

from __future__ import annotations

import structlog

from cuius.bots import BOTS
from cuius.core.match import Match
from cuius.core.seen import plain_question

log = structlog.get_logger("cuius.bots")


def bot_answer(match: Match, seat: str, name: str) -> str:
    """What the bot of that name answers, from what its seat sees."""
    question = match.question(seat)
    assert question is not None
    bot = BOTS[name](match.title, len(match.journal))
    try:
        return bot(match.view(seat) if bot.wants_view else {}, plain_question(question))
    except Exception:  # a bot at a loss must not hold up the table
        log.exception("bot.failed", title=match.title.name, seat=seat, bot=name, key=question.key)
        return question.words[-1]
