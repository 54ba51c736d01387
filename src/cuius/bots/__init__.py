"""Players made of code: each sees what its seat sees and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from cuius.bots.bot import Bot
from cuius.bots.random_bot import RandomBot
from cuius.bots.steward import Steward
from cuius.core.title import Title

BOTS: dict[str, Callable[[Title, int], Bot]] = {
    "random": lambda title, seed: RandomBot(seed),
    "steward": lambda title, seed: Steward(title),
}
"""Every kind of bot by name: (title, seed) -> a player."""
