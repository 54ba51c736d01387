"""Every refusal has a code, and is told in the language of the reader."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cuius.core
import cuius.server
from cuius.core.text import messages_in
from cuius.core.title import LANGUAGES
from cuius.server.rate_limits import WHAT, RateLimited
from cuius.server.web.refusal_texts import (
    FOLDER,
    PREFIX,
    best_language,
    find_refusal,
    localised_refusal,
    refusal_catalogue,
    refusal_patterns,
)

SERVER, CORE = Path(cuius.server.__file__).parent, Path(cuius.core.__file__).parent
FOR_THE_KEEPER = (
    "ops/", "run.py", "secrets.py", "settings.py", "database_url.py", "accounts/stored_secrets.py",
)  # fmt: skip
"""What only whoever runs the server reads, on the command line."""
IN_PLAY = (
    "board_data.py", "board_readers.py", "branch.py", "match.py", "question.py", "sequence.py", "title.py",
    "undo.py", "whatif.py",
)  # fmt: skip
"""Modules of the core whose refusals reach players."""
CLASSES = frozenset(
    """BadBoard BadConfig BadJson BadWebhook Banned CannotUndo Conflict ForeignHost ForeignOrigin GameOver
    HeadersTooLarge IncompatibleRules InvalidCredentials JobGivenUp LimitExceeded MetricsForbidden NotAllowed
    NotFound NotOffered NotSignedIn ReauthenticationFailed RecordRefused RegistrationRefused RequestRefused
    RequestTimeout RulesBroken StaleNumber TableFrozen TooMuchAtOnce TwoFactorCodeRequired UnknownTitle
    UnstorableText WhatIfImpossible WorkerLost WrongKey WrongSeat""".split()
)


def modules() -> Iterator[Path]:
    for path in sorted(SERVER.rglob("*.py")):
        if not str(path.relative_to(SERVER)).startswith(FOR_THE_KEEPER):
            yield path
    yield from (CORE / name for name in IN_PLAY)


def sentence(node: ast.expr, constants: dict[str, str]) -> str | None:
    """A sentence as it is raised, with something in the place of each argument."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.Name):
        return constants.get(node.id)
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "x" for part in node.values]
        return "".join(map(str, parts))
    return None


def raised(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    constants = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name) and isinstance(node.value.value, str)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            found = sentence(node.args[0], constants) if name in CLASSES else None
            if found:
                yield found


def test_every_sentence_that_is_raised_has_a_message():
    missing = {(path.name, text) for path in modules() for text in raised(path) if find_refusal(text) is None}
    assert sorted(missing) == []
    assert sum(1 for path in modules() for _ in raised(path)) > 150


def test_every_message_has_the_same_arguments_in_every_language():
    def refusals(language: str) -> dict[str, frozenset[str]]:
        found = messages_in(FOLDER, language)
        return {name: arguments for name, arguments in found.items() if name.startswith(PREFIX)}

    english = refusals("en")
    assert len(english) == len(refusal_patterns())
    for language in LANGUAGES:
        assert refusals(language) == english, language


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_message_is_said_in_every_language(language):
    for name, arguments in messages_in(FOLDER, "en").items():
        if not name.startswith(PREFIX):
            continue
        code = name.removeprefix(PREFIX)
        given = {argument: f"<{argument}>" for argument in arguments}
        english = refusal_catalogue("en").format(name, given)
        told, found = localised_refusal(english, language)
        assert found == code
        assert told != english, code
        assert all(f"<{argument}>" in told for argument in arguments), code


def test_sentences_inside_sentences_are_told_too():
    for kind in (*WHAT, "reads"):
        text, code = localised_refusal(str(RateLimited(kind, 30)), "fr")
        assert code == "again-seconds"
        assert "réessayez dans 30 secondes" in text
        assert "You" not in text
        assert "often" not in text
    assert localised_refusal(str(RateLimited("tables", 900)), "nl") == (
        "Je hebt veel tafels gemaakt; probeer het over 15 minuten opnieuw.",
        "again-minutes",
    )


def test_what_has_no_message_stays_as_it_is():
    assert localised_refusal("Nobody expects this.", "it") == ("Nobody expects this.", "")
    assert localised_refusal("x" * 5000, "it")[1] == ""


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("nl-BE,nl;q=0.9,en;q=0.5", "nl"),
        ("de, fr;q=0.8, it;q=0.9", "it"),
        ("de", "en"),
        ("", "en"),
        ("fr;q=x, it", "it"),
    ],
)
def test_the_language_is_the_best_that_we_speak(header, language):
    assert best_language(header) == language
