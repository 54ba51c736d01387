"""Letters that look alike, by the tables of Unicode's security mechanisms (UTS 39)."""

from __future__ import annotations

import unicodedata

from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import confusables_data

DIRECTION_MARKS = "\u200e\u200f"
"""The tables write these around letters that run from right to left."""

WRITTEN_TOGETHER = (
    frozenset(("LATIN", "HAN", "HIRAGANA", "KATAKANA")),
    frozenset(("LATIN", "HAN", "BOPOMOFO")),
    frozenset(("LATIN", "HAN", "HANGUL")),
)
"""Scripts that one name may mix, because ordinary texts do and none of their letters look alike."""


def make_prototypes() -> dict[str, str]:
    """Every letter that looks like another one, with that other one.

    The tables list for a letter its prototype alone, and for a prototype all its letters.
    """
    looks_like = {strip(letter): [strip(h["c"]) for h in found] for letter, found in confusables_data.items()}
    prototypes = {}
    for letter, others in looks_like.items():
        if len(letter) == 1 and len(others) == 1:
            [other] = others
            if len(looks_like.get(other, ())) > 1 or other < letter:
                prototypes[letter] = other
    return prototypes


def strip(text: str) -> str:
    return text.strip(DIRECTION_MARKS)


PROTOTYPES = str.maketrans(make_prototypes())
SAME_IN_EITHER_CASE = str.maketrans({"i": "l"})
"""A capital i looks like a small L, and is a small i in another case: all three count as one."""


def skeleton(text: str) -> str:
    """The same for two texts that look alike."""
    mapped = unicodedata.normalize("NFD", text).translate(PROTOTYPES)
    return unicodedata.normalize("NFKC", mapped)


def lookalike_key(text: str) -> str:
    """The same for two texts that look alike in small letters, or differ in case only."""
    return skeleton(fold(text)).casefold().translate(SAME_IN_EITHER_CASE)


def written_key(text: str) -> str:
    """The key of what a text looks like in the case in which it is written: some letters have a twin in
    capitals only, such as the Cyrillic letter that looks like H."""
    return lookalike_key(skeleton(unicodedata.normalize("NFKC", text)))


def fold(text: str) -> str:
    """The text in small letters, with single spaces."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    return " ".join(folded.split())


def mixes_scripts(text: str) -> bool:
    """Whether letters of scripts are mixed that no ordinary text mixes."""
    scripts = unique_aliases(text) - {"COMMON", "INHERITED"}
    return len(scripts) > 1 and not any(scripts <= together for together in WRITTEN_TOGETHER)
