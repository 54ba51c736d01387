"""Fuzzing: many games of a title, played under laws, each repeatable by its name.

`python -m cuius.kit.fuzz TITLE` plays mixed games: every seat has a policy of its own
(`cuius.kit.policies`), so that games go deep and into corners. With `--policies random` every answer is
random and all laws are checked.
"""

from cuius.kit.fuzz.command import main
from cuius.kit.fuzz.games import configurations
from cuius.kit.fuzz.law_games import FuzzSummary, fuzz, play_game, play_step, report

__all__ = ["FuzzSummary", "configurations", "fuzz", "main", "play_game", "play_step", "report"]
