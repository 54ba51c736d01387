"""Whatever a player may ask about a position has an answer."""

from __future__ import annotations

from cuius.core.question import Question
from cuius.kit.laws.law import Game, violation

WORDS, FORECASTS = 4, 3
"""How many answers are asked about at each question."""


def everything_can_be_explained(game: Game) -> None:
    """Views, map layers, forecasts, and why an answer is not offered: none of them fails."""
    match = game.match
    try:
        for question in match.questions:
            explain_question(game, question)
        for reader in game.readers:
            match.view(reader)
        for layer in match.title.layers.values():
            layer(match.state)
    except Exception as error:
        detail = f"an explanation fails: {type(error).__name__}: {error}"
        raise violation("explained", match, detail) from error


def explain_question(game: Game, question: Question) -> None:
    """Ask about answers that this question offered at other times, and about the odds of present ones."""
    offered: dict[str, None] = game.memory.setdefault("offered", {}).setdefault(question.key, {})
    missing = [word for word in offered if word not in question.words]
    for word in ("nonsense", *game.random.sample(missing, min(WORDS, len(missing)))):
        game.match.why_not(question.seat, word)
    offered.update(dict.fromkeys(question.words))
    forecast = game.match.title.forecasts.get(question.key)
    if forecast is not None:
        for option in game.random.sample(question.options, min(FORECASTS, len(question.options))):
            forecast(question.ask, option)
