"""Rule statements and citations: which code implements a statement and which tests prove it.

Statements live in a title's `data/rules.toml`, one checkable sentence each, with an id such as
"REV 6.13-r2". Code cites them without the prefix: in a docstring, in `rule="6.13-r2"`, in a comment, or
several at once as `6.13-r1..r4`, `6.13-r2a..r2c` and `6.13-r1,r3`. Tests carry them in their names
(`test_6_13_r2_overflow_follows_rivers`) or, where one test proves several, in `@proves("6.13-r1..r4")`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

F = TypeVar("F", bound=Callable[..., Any])

STEM = r"(?P<section>\d+(?:\.\d+)*)-(?P<kind>[a-z]+)(?P<first>\d+[a-z]?)(?!\w)"
CITATION = re.compile(rf"(?<![\w.]){STEM}(?P<more>(?:(?:\.\.|,\s?)[a-z]+\d+[a-z]?(?!\w))*)")
MORE = re.compile(r"(\.\.|,\s?)([a-z]+)(\d+[a-z]?)")
LETTERS = "abcdefghijklmnopqrstuvwxyz"
TEST_NAME = re.compile(r"def test_(\d+(?:_\d+)*)_([a-z]+)(\d+[a-z]?)(?=_|\()")


class Statement(msgspec.Struct, frozen=True):
    """One rule, in our own words."""

    id: str
    section: str
    text: str
    edition: str = "both"
    source: str = ""
    note: str = ""
    title: str = ""
    """The name of its section."""
    ruling: str = ""
    """The ruling that decides it, such as "R4", where the rulebook does not."""


class Coverage(msgspec.Struct, frozen=True):
    """Where each statement lives in code and which tests prove it."""

    statement: Statement
    code: tuple[str, ...]
    tests: tuple[str, ...]


def invariant(rule: str) -> Callable[[F], F]:
    """Mark a generator of (holds, what) pairs as an invariant that is checked after every decision."""

    def mark(check: F) -> F:
        check.rule = rule  # type: ignore[attr-defined]
        return check

    return mark


def proves(*citations: str) -> Callable[[F], F]:
    """Mark a test that proves more statements than its name can carry."""

    def mark(test: F) -> F:
        test.proves = citations  # type: ignore[attr-defined]
        return test

    return mark


def load_statements(folder: Path, language: str = "en") -> tuple[Statement, ...]:
    """The statements of the title in this folder, in the order of the book and in a language.

    English stands in `data/rules.toml`; translations stand in `text/<language>/rules.toml`, by id without
    the prefix. What is not translated stays English.
    """
    statements = english_statements(folder)
    path = folder / "text" / language / "rules.toml"
    if language == "en" or not path.is_file():
        return statements
    translated = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Translation)
    return tuple(translated.statement(s) for s in statements)


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of statements in another language, by id without the prefix."""

    titles: dict[str, str]
    """Names of sections, by their number."""
    statements: dict[str, str]
    notes: dict[str, str] = {}

    def statement(self, english: Statement) -> Statement:
        key = english.id.partition(" ")[2]
        return msgspec.structs.replace(
            english,
            title=self.titles.get(english.section, english.title),
            text=self.statements.get(key, english.text),
            note=self.notes.get(key, english.note),
        )


def english_statements(folder: Path) -> tuple[Statement, ...]:
    data = tomllib.loads((folder / "data" / "rules.toml").read_text(encoding="utf-8"))
    statements = msgspec.convert(data["statement"], tuple[Statement, ...])
    ids = [s.id for s in statements]
    twice = {i for i in ids if ids.count(i) > 1} if len(set(ids)) != len(ids) else set()
    if twice:
        raise ValueError(f"statement {min(twice)!r} stands twice")
    return statements


def find_citations(text: str) -> Iterator[tuple[str, int]]:
    """The ids cited in a text, without their prefix, each with its line."""
    for found in CITATION.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        section, kind, number = found["section"], found["kind"], found["first"]
        yield f"{section}-{kind}{number}", line
        for joint, next_kind, next_number in MORE.findall(found["more"]):
            steps = expand_range(number, next_number) if joint == ".." else [next_number]
            for step in steps:
                yield f"{section}-{next_kind}{step}", line
            kind, number = next_kind, next_number


def expand_range(first: str, last: str) -> list[str]:
    """The numbers after the first up to the last: 2 to 4, or 2a to 2c."""
    if first[-1].isalpha() and last[-1].isalpha() and first[:-1] == last[:-1]:
        return [f"{first[:-1]}{chr(letter)}" for letter in range(ord(first[-1]) + 1, ord(last[-1]) + 1)]
    whole = [str(n) for n in range(int(first.rstrip(LETTERS)) + 1, int(last.rstrip(LETTERS)))]
    return [*whole, last]


def coverage(prefix: str, folder: Path, tests: Path) -> tuple[Coverage, ...]:
    """Every statement of a title with the places in code that cite it and the tests that prove it."""
    code: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for short_id, line in find_citations(path.read_text(encoding="utf-8")):
            code.setdefault(short_id, []).append(f"{path.relative_to(folder.parent)}:{line}")
    proofs: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for short_id, name in find_proofs(path.read_text(encoding="utf-8")):
            proofs.setdefault(short_id, []).append(f"{path.relative_to(tests.parent)}::{name}")
    return tuple(
        Coverage(s, tuple(code.get(short_id, ())), tuple(proofs.get(short_id, ())))
        for s in load_statements(folder)
        for short_id in [s.id.removeprefix(f"{prefix} ")]
    )


def find_proofs(text: str) -> Iterator[tuple[str, str]]:
    """The ids that a test file proves, each with the name of the test."""
    for found in TEST_NAME.finditer(text):
        name = text[found.start() + 4 :].split("(", 1)[0]
        yield f"{found[1].replace('_', '.')}-{found[2]}{found[3]}", name
    for found in re.finditer(r"@proves\(([^)]*)\)\s+(?:@[^\n]*\s+)*def (\w+)", text):
        for short_id, _ in find_citations(found[1]):
            yield short_id, found[2]
