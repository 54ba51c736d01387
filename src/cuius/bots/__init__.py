"""Bots: each sees what its seat sees and nothing else."""

from __future__ import annotations

from cuius.bots.bot import Bot, answer_of
from cuius.bots.heuristic import Steward
from cuius.bots.novice import Novice
from cuius.bots.random_bot import RandomBot
from cuius.bots.registry import (
    BOTS,
    FORMER_LEVELS,
    TABLE_LEVELS,
    VIEW_BOTS,
    character_seed,
    make_bot,
    read_engine,
    seated_character,
)
from cuius.bots.search import Budget, SearchBot

__all__ = [
    "BOTS",
    "FORMER_LEVELS",
    "TABLE_LEVELS",
    "VIEW_BOTS",
    "Bot",
    "Budget",
    "Novice",
    "RandomBot",
    "SearchBot",
    "Steward",
    "answer_of",
    "character_seed",
    "make_bot",
    "read_engine",
    "seated_character",
]
