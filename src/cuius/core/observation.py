"""The observation of a seat: the position, the open questions, the log and the result, as plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from cuius.core.events import plain_argument
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.question import Question, Result

ENCODE = msgspec.json.Encoder(enc_hook=int).encode


def observe(match: Match, seat: str | None, since: int = -1) -> dict[str, Any]:
    """Everything a seat (None: a spectator) may know now; the log later than `since` rows."""
    asked = None if seat is None else match.question(seat)
    return {
        "title": match.config.title,
        "number": match.journal.number,
        "waiting": [{"role": q.role, "key": q.key} for q in match.questions],
        "question": None if asked is None else question_with_odds(match, asked),
        "view": match.view(seat),
        "log": [e.to_dict() for e in match.log.readable_by(match.roles(seat), since)] if match.log else [],
        "result": None if match.result is None else plain_result(match.result),
    }


def plain_question(question: Question) -> dict[str, Any]:
    """A question as plain data: `options` are the words to answer with, `named` the same with their kinds."""
    ask = question.ask
    return {
        "number": question.number,
        "role": question.role,
        "key": ask.key,
        "rule": ask.rule,
        "about": {name: plain_argument(value) for name, value in (ask.about or {}).items()},
        "options": list(question.words),
        "named": [plain_argument(option) for option in question.options],
        "confirm": ask.confirm,
    }


def question_with_odds(match: Match, question: Question) -> dict[str, Any]:
    """A question as plain data, with the odds of each answer that leads to dice."""
    forecast_of = match.title.forecasts.get(question.key)
    if forecast_of is None:
        return plain_question(question)
    found = {word_of(option): forecast_of(question.ask, option) for option in question.options}
    odds = {word: forecast.to_dict() for word, forecast in found.items() if forecast is not None}
    return plain_question(question) | {"odds": odds}


def plain_result(result: Result) -> dict[str, Any]:
    """The result of the game as plain data."""
    return {"kind": result.kind, "winners": list(result.winners), "scores": result.scores}


def encode(observation: dict[str, Any]) -> bytes:
    """The JSON that is sent to the seat."""
    return ENCODE(observation)
