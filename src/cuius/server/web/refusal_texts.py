"""Refusals in the language of the reader.

A refusal is raised with an English sentence. Its message is found by that sentence among those of
`text/en/refusals.ftl`, whose arguments stand for any text; the name of the message is the stable code of the
refusal, and the same message in another language says it there. An argument that is itself such a sentence is
translated as well. What has no message stays English and has no code.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from litestar.types import Scope

from cuius.core.text import Catalogue
from cuius.core.title import LANGUAGES

FOLDER = Path(__file__).parents[1]
PREFIX = "refusal-"
DEFAULT = "en"
MAX_SENTENCE = 2_000
"""Longer sentences quote somebody at length; they are not searched for."""
MAX_ACCEPTED = 200
"""Letters of the header Accept-Language that are read."""


class FoundRefusal(NamedTuple):
    """The message behind a sentence."""

    code: str
    arguments: dict[str, str]


class RefusalPattern(NamedTuple):
    """An English message and the sentences it can make."""

    code: str
    regex: re.Pattern[str]
    literal: int
    """How many letters of it are fixed: the more, the closer it fits."""


def localised_refusal(sentence: str, language: str) -> tuple[str, str]:
    """The sentence in that language, and its code; as it is and "" if it has no message."""
    found = find_refusal(sentence)
    if found is None:
        return sentence, ""
    if language == DEFAULT:
        return sentence, found.code
    arguments = {name: localised_refusal(text, language)[0] for name, text in found.arguments.items()}
    return refusal_catalogue(language).format(PREFIX + found.code, arguments), found.code


def find_refusal(sentence: str) -> FoundRefusal | None:
    """The message that makes this sentence; of several the one with the most fixed letters."""
    if len(sentence) > MAX_SENTENCE:
        return None
    for pattern in refusal_patterns():
        found = pattern.regex.fullmatch(sentence)
        if found:
            return FoundRefusal(pattern.code, found.groupdict())
    return None


@cache
def refusal_patterns() -> tuple[RefusalPattern, ...]:
    """All English messages, those with the most fixed letters first."""
    path = FOLDER / "text" / DEFAULT / "refusals.ftl"
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    patterns = [pattern_of(entry) for entry in entries if isinstance(entry, ast.Message)]
    return tuple(sorted(patterns, key=lambda pattern: -pattern.literal))


def pattern_of(message: ast.Message) -> RefusalPattern:
    """The regular expression of a message made of text and plain arguments."""
    assert message.value is not None
    source, literal = "", 0
    for element in message.value.elements:
        if isinstance(element, ast.TextElement):
            source += re.escape(element.value)
            literal += len(element.value)
        else:
            assert isinstance(element.expression, ast.VariableReference), message.id.name
            source += f"(?P<{element.expression.id.name}>.+?)"
    return RefusalPattern(message.id.name.removeprefix(PREFIX), re.compile(source, re.DOTALL), literal)


@cache
def refusal_catalogue(language: str) -> Catalogue:
    return Catalogue(language, (FOLDER,))


def accepted_language(scope: Scope) -> str:
    """What a client asks for with Accept-Language, which our page sets to its own language; else English."""
    for name, value in scope.get("headers", ()):
        if name == b"accept-language":
            return best_language(value[:MAX_ACCEPTED].decode("latin-1"))
    return DEFAULT


def best_language(accepted: str) -> str:
    """The first of our languages in the order of preference: "nl-BE, fr;q=0.8"."""
    wanted = []
    for part in accepted.split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            quality = float(weight or 1)
        except ValueError:
            continue
        wanted.append((-quality, tag.partition("-")[0].lower()))
    known = (language for _, language in sorted(wanted, key=lambda w: w[0]) if language in LANGUAGES)
    return next(known, DEFAULT)
