"""Every language has every message with the same arguments, and can format those of real play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from cuius.core.events import plain_argument
from cuius.core.match import Match
from cuius.core.text import CORE_FOLDER, MissingMessage, catalogue, messages_in
from cuius.core.title import LANGUAGES, Title
from cuius.kit.laws.law import Game, LawBroken, violation

VARIANTS = 40
"""With how many different arguments a message is formatted in one run."""

REPLACED = frozenset({"start-role"})
"""Messages of the core that a title may say in its own grammar."""

_CHECKED: dict[tuple[Path, str], set[bytes]] = {}


def catalogues_agree(title: Title) -> None:
    """All languages hold the same messages with the same arguments, and none that the core has."""
    try:
        sets = {language: messages_in(title.folder, language) for language in LANGUAGES}
    except MissingMessage as error:
        raise LawBroken("words", title.name, str(error)) from error
    model = sets[LANGUAGES[0]]
    if not model:
        raise LawBroken("words", title.name, f"there are no words in {LANGUAGES[0]}")
    twice = sorted(set(model) & set(messages_in(CORE_FOLDER, LANGUAGES[0])) - REPLACED)
    if twice:
        raise LawBroken("words", title.name, f"{twice[0]!r} is a message of the core already")
    for language, messages in sets.items():
        for message in sorted(set(model) | set(messages)):
            if message not in messages or message not in model:
                lacking = language if message not in messages else LANGUAGES[0]
                raise LawBroken("words", title.name, f"{lacking} has no message {message!r}")
            if messages[message] != model[message]:
                one, other = sorted(model[message]), sorted(messages[message])
                detail = f"{message!r} takes {one} in {LANGUAGES[0]} and {other} in {language}"
                raise LawBroken("words", title.name, detail)


def everything_can_be_said(game: Game) -> None:
    """New events, open questions and refusals can be formatted in all languages."""
    match = game.match
    if match.log is not None:
        seen = game.memory.get("logged", 0)
        events = match.log.events
        for event in events[min(seen, len(events)) :]:
            check_message(match, event.key, event.args)
        game.memory["logged"] = len(events)
    for question in match.questions:
        about = {name: plain_argument(value) for name, value in (question.ask.about or {}).items()}
        check_message(match, question.key, about)
        for word in ("nonsense", *game.memory.get("words", ())):
            refusal = match.why_not(question.seat, word)
            if refusal is not None:
                args = {name: plain_argument(value) for name, value in refusal.args.items()}
                check_message(match, refusal.key, args)


def check_message(match: Match, key: str, args: dict[str, Any]) -> None:
    """Format one message in every language."""
    folder = match.title.folder
    checked = _CHECKED.setdefault((folder, key), set())
    shape = msgspec.json.encode(args)
    if shape in checked or len(checked) >= VARIANTS:
        return
    for language in LANGUAGES:
        try:
            text = catalogue(folder, language).format(key, args)
        except MissingMessage as error:
            raise violation("words", match, f"{key} cannot be said: {error}") from error
        if not text.strip():
            raise violation("words", match, f"{key} says nothing in {language}")
    checked.add(shape)


def answers_have_names(game: Game) -> None:
    """Every offered answer, every role and seat, and the result have a name in all languages."""
    match = game.match
    named = _CHECKED.setdefault((match.title.folder, "named options"), set())
    for question in match.questions:
        for option in question.options:
            asked = question.key if isinstance(option, str) else ""
            shape = repr((option, asked)).encode()
            if shape not in named:
                check_name(match, f"the answer {option!r} to {question.key}", "choice", option, asked)
                named.add(shape)
    if match.result is not None:
        result = match.result
        check_name(match, f"the result {result.kind}", "result", result.kind, result.winners)
    if "named" not in game.memory:
        game.memory["named"] = True
        for seat, roles in match.config.seats.items():
            check_name(match, f"the seat {seat}", "name", "seat", seat)
            for role in roles:
                check_name(match, f"the role {role}", "name", "role", role)


def check_name(match: Match, what: str, how: str, *args: Any) -> None:
    for language in LANGUAGES:
        try:
            getattr(catalogue(match.title.folder, language), how)(*args)
        except MissingMessage as error:
            raise violation("names", match, f"{what} has no name: {error}") from error
