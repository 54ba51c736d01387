"""A seat that an engine plays; what the engine cannot answer is left to the steward."""

from __future__ import annotations

from collections.abc import Sequence

from cuius.bots.bot import Bot
from cuius.bots.engine.process import EngineFailed, Limits
from cuius.bots.engine.protocol import encode_question
from cuius.bots.engine.runner import EngineRunner
from cuius.bots.playouts import safe_heuristic
from cuius.core.determinization import InformationSet
from cuius.core.title import Title


class EngineBot(Bot):
    """Plays as the engine says; whatever goes wrong costs the engine this answer and nothing else."""

    searches = True

    def __init__(self, title: Title, seed: int, command: Sequence[str], limits: Limits) -> None:
        self.title = title
        self.seed = seed
        self.engine = EngineRunner(command, limits)

    def think(self, information: InformationSet) -> str:
        """The engine's answer, or the steward's."""
        number = self.engine.next_number()
        line = encode_question(information, number, self.seed, self.engine.limits.seconds)
        question = information.question()
        try:
            return self.engine.ask(number, line, question["options"])
        except EngineFailed:
            return safe_heuristic(self.title.steward)(information.view(), question)

    def close(self) -> None:
        self.engine.close()
