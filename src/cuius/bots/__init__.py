"""Players made of code: each sees what its seat sees and nothing else."""

from __future__ import annotations

from cuius.bots.bot import Bot, answer_of
from cuius.bots.heuristic import Steward
from cuius.bots.novice import Novice
from cuius.bots.random_bot import RandomBot
from cuius.bots.registry import AT_TABLES, BOTS, FROM_THE_VIEW, make_bot
from cuius.bots.search import Budget, SearchBot

__all__ = [
    "AT_TABLES",
    "BOTS",
    "FROM_THE_VIEW",
    "Bot",
    "Budget",
    "Novice",
    "RandomBot",
    "SearchBot",
    "Steward",
    "answer_of",
    "make_bot",
]
