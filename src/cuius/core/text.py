"""Message catalogues: Fluent files in four languages, with typed arguments.

Keys are written with dots in the code ("battle.won") and with dashes in the catalogues (`battle-won`).
An argument that is an id arrives as [kind, word]; its name is the message `kind-word` of the same
language, and the bare word is at hand as `$name_id` for a catalogue that must choose case or article.
A name that takes a plural verb has the attribute `.number = plural`; `$name_number` is that, or "singular".

An answer is named by `choice`: an id by its name, a bare word by `choice-word` ("pass": `choice-pass`), a
word with a number ("accept_3") by `choice-accept-number` with `$number`. Where a word means something else
in one question, `choice-key-word` comes before `choice-word`. Roles and seats, which cross the wire as bare
words, are `role-word` and `seat-word`; the end of a game is `result-kind`.

An id made of several, such as ["place:owner", "breda:neutral"], is the message `place-owner` with the
arguments `$place` and `$owner`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from cuius.core.events import plain_argument
from cuius.core.title import LANGUAGES

CORE_FOLDER = Path(__file__).parent


class MissingMessage(KeyError):
    """A catalogue has no such message, or the message lacks an argument."""


class Catalogue:
    """The messages of one title in one language: its own, and those that all titles share."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            for path in sorted((folder / "text" / language).glob("*.ftl")):
                resource = FluentResource(path.read_text(encoding="utf-8"))
                self.bundle.add_resource(resource, allow_overrides=False)

    def has(self, key: str) -> bool:
        return self.bundle.has_message(message_id(key))

    def format(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The text of a message."""
        message = message_id(key)
        if not self.bundle.has_message(message):
            raise MissingMessage(f"{self.language} has no message {message!r}")
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise MissingMessage(f"{self.language} {message!r} has no words")
        text, errors = self.bundle.format_pattern(pattern, self._resolve_names(args or {}))
        if errors:
            raise MissingMessage(f"{self.language} {message!r}: {errors[0]}")
        return str(text)

    def name(self, kind: str, word: str) -> str:
        """The name of an id: `space-calais`; a bare number is its own name."""
        if ":" in kind:
            parts = zip(kind.split(":"), word.split(":"), strict=True)
            return self.format(kind, {part: [part, part_word] for part, part_word in parts})
        return word if word.isdigit() else self.format(f"{kind}-{word}")

    def number(self, kind: str, word: str) -> str:
        """Which verb a name takes: "plural" if its message says so, else "singular"."""
        message = message_id(f"{kind}-{word}")
        if not self.bundle.has_message(message):
            return "singular"
        return "plural" if "number" in self.bundle.get_message(message).attributes else "singular"

    def choice(self, option: Any, key: str = "") -> str:
        """An answer as a button shows it: an id by its name, a number as it is, a word by `choice-word`.

        With the key of its question a word is `choice-key-word`, if the catalogue has that message.
        """
        option = plain_argument(option)
        if is_id(option):
            return self.name(*option)
        word = str(option)
        stem, _, number = word.rpartition("_")
        if word.isdigit():
            return word
        if stem and number.isdigit():
            return self.format(f"choice-{stem}-number", {"number": int(number)})
        own = f"choice-{key}-{word}"
        return self.format(own if key and self.has(own) else f"choice-{word}")

    def result(self, kind: str, winners: Iterable[str]) -> str:
        """How the game ended: `result-kind` with the names and the number of the winning roles."""
        roles = [["role", word] for word in winners]
        return self.format(f"result-{kind}", {"winners": roles, "count": len(roles)})

    def _resolve_names(self, args: Mapping[str, Any]) -> dict[str, Any]:
        named: dict[str, Any] = {}
        for key, given in args.items():
            value = plain_argument(given)
            if is_id(value):
                named[key] = self.name(*value)
                named[f"{key}_id"] = value[1]
                named[f"{key}_number"] = self.number(*value)
            elif isinstance(value, list):
                named[key] = ", ".join(self.name(*v) if is_id(v) else str(v) for v in value)
            else:
                named[key] = value
        return named


def is_id(value: Any) -> bool:
    """Is it an id as plain data: [kind, word]?"""
    return isinstance(value, (list, tuple)) and len(value) == 2 and all(isinstance(v, str) for v in value)


def message_id(key: str) -> str:
    return key.replace(".", "-").replace(":", "-")


@cache
def catalogue(folder: Path, language: str) -> Catalogue:
    """The catalogue of the title in this folder."""
    if language not in LANGUAGES:
        raise MissingMessage(f"there is no language {language!r}; choose one of {', '.join(LANGUAGES)}")
    return Catalogue(language, (folder, CORE_FOLDER))


@cache
def messages_in(folder: Path, language: str) -> dict[str, frozenset[str]]:
    """Every message of a folder's catalogue in one language, with the arguments it needs.

    `$name_id` and `$name_number` count as the argument `$name`; arguments of referenced messages are
    included.
    """
    entries: dict[str, ast.Message] = {}
    for path in sorted((folder / "text" / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                start = (entry.content or "")[:60]
                raise MissingMessage(f"{path.name} ({language}) cannot be read at {start!r}")
            if isinstance(entry, ast.Message):
                entries[entry.id.name] = entry
    return {name: frozenset(required_arguments(entry, entries)) for name, entry in entries.items()}


def required_arguments(entry: ast.Message, entries: Mapping[str, ast.Message]) -> Iterable[str]:
    """Names of the arguments that a message needs, itself or through the messages it refers to."""
    for node in walk_nodes(entry):
        if isinstance(node, ast.VariableReference):
            yield node.id.name.removesuffix("_id").removesuffix("_number")
        if isinstance(node, ast.MessageReference) and node.id.name in entries:
            yield from required_arguments(entries[node.id.name], entries)


def walk_nodes(node: ast.BaseNode) -> Iterable[ast.BaseNode]:
    """A node of a parsed catalogue and all below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walk_nodes(child)
