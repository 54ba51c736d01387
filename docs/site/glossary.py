"""The glossary of the site: our few own words, and the terms of each game in four languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from cuius.core.title import LANGUAGES, Title, offered_titles

OWN_WORDS = "## Our few own words"
NAMES_OF_LANGUAGES = {"en": "English", "fr": "français", "it": "italiano", "nl": "Nederlands"}

INTRODUCTION = (
    "What the games call their things in the languages that the program speaks. Where a language has no term "
    "here, the program uses the English one or needs none. What a term means is told by the "
    "[rule books](books.md), and in the page by the look-up (key `/`)."
)


def glossary_page(architecture: Path, names: dict[str, str]) -> str:
    lines = [
        "# Glossary",
        "",
        INTRODUCTION,
        "",
        "## Words of the program",
        "",
        own_words(architecture.read_text("utf-8")),
        "",
    ]
    for title in offered_titles():
        lines += [f"## {names.get(title.name, title.name)}", "", *terms_table(title), ""]
    return "\n".join(lines)


def own_words(architecture: str) -> str:
    """The table of words that the page about the architecture holds."""
    section = architecture.partition(OWN_WORDS)[2].partition("\n## ")[0]
    return "\n".join(line for line in section.splitlines() if line.startswith("|"))


def terms_table(title: Title) -> list[str]:
    """One line a term that at least one other language has, by the English one."""
    found: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        for term in terms_of(title, language):
            row = found.setdefault(key_of(term["en"]), {"en": term["en"]})
            if language != "en":
                row[language] = f"{row[language]} / {term['term']}" if language in row else term["term"]
    return [
        f"| {' | '.join(NAMES_OF_LANGUAGES[language] for language in LANGUAGES)} |",
        "| --- " * len(LANGUAGES) + "|",
        *(
            f"| {' | '.join(found[key].get(language, '') for language in LANGUAGES)} |"
            for key in sorted(found)
            if len(found[key]) > 1
        ),
    ]


def key_of(term: str) -> str:
    """The same for a term and its variants: "Awards", "award (phase)", "award, to award"."""
    return re.split(r" \(|,", term.casefold())[0].removesuffix("s")


def terms_of(title: Title, language: str) -> list[dict[str, str]]:
    file = title.folder / "text" / language / "glossary.toml"
    return list(tomllib.loads(file.read_text("utf-8"))["term"])
