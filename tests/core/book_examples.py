"""The worked examples of the rule books, found by words in them; for tests that play them on the engine."""

from __future__ import annotations

import re
from functools import cache

from cuius.core.rule_book import Chapter, load_book
from cuius.core.title import get_title

NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split()


def examples(chapter: Chapter) -> list[str]:
    return re.findall(r"(?:^>.*\n?)+", chapter.text, re.MULTILINE)


@cache
def book_examples(title: str) -> tuple[str, ...]:
    """All examples of the English book, in order."""
    return tuple(e for chapter in load_book(get_title(title).folder) for e in examples(chapter))


def told(title: str, beginning: str) -> str:
    """The one English example with these words."""
    found = [example for example in book_examples(title) if beginning in example]
    assert len(found) == 1, (beginning, len(found))
    return found[0]


def in_words(number: int) -> str:
    """A small number as a book writes it: three."""
    return NUMBERS[number]
