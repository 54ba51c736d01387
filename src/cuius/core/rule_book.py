"""The rule book of a title: chapters in Markdown, whose paragraphs end with the statements they tell.

Chapters stand in `book/<language>/NN-name.md`. A citation stands in braces, such as `{6.13-r1..r4; 6.2-r5}`,
with ids as in `rulebook.py`. `book_page.py` makes one page of it, with all statements at its end; the
browser client gets each chapter by itself. Rulings stand in `RULINGS.md`, each under a heading such as
`### R4 Name`; what they decide, in another language, stands in `text/<language>/rulings.toml`, by number.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt

from cuius.core.rulebook import Statement, find_citations
from cuius.core.text import catalogue

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
RULING_HEADING = re.compile(r"^### (?P<id>R\d+[a-z]?) (?P<name>.+)$", re.MULTILINE)
RULING = re.compile(r"\bR\d+[a-z]?\b")
ABOUT = re.compile(r"^- Statements?: (.+)$", re.MULTILINE)
"""What a ruling is about: "- Statement: 9.1-r14, 9.1-r18"."""
BRACES = re.compile(r"\s*\{([^{}]*\d-[a-z]+\d[^{}]*)\}")


class Picture(NamedTuple):
    """Our drawing of a piece, within a square of 32 about the middle."""

    caption: str
    line: str
    """Outlines, as the path of an SVG."""
    fill: str


class Chapter(NamedTuple):
    """One chapter, as it is written."""

    name: str
    """The name of its file, without the ending."""
    text: str
    pictures: tuple[Picture, ...] = ()
    """Pieces that it shows under its heading."""

    @property
    def heading(self) -> str:
        return self.text.partition("\n")[0].removeprefix("# ").strip()

    @property
    def cited(self) -> list[str]:
        """The ids of the statements that it tells, without the prefix."""
        return [id_ for found in BRACES.finditer(self.text) for id_, _ in find_citations(found[1])]


class Ruling(NamedTuple):
    """One decision of ours where the rulebook is silent or contradicts itself."""

    id: str
    heading: str
    text: str
    """In Markdown, without the heading."""
    statements: tuple[str, ...] = ()
    """The ids of the statements it is about, without the prefix, as far as it names them."""


def load_book(folder: Path, language: str = "en") -> tuple[Chapter, ...]:
    """The chapters of the title in this folder, in order; in English if it has no book in the language."""
    for chosen in (language, "en"):
        paths = sorted((folder / "book" / chosen).glob("*.md"))
        if paths:
            pictures = load_pictures(folder, chosen)
            return tuple(
                Chapter(path.stem, path.read_text(encoding="utf-8"), pictures.get(path.stem, ()))
                for path in paths
            )
    return ()


def load_pictures(folder: Path, language: str) -> dict[str, tuple[Picture, ...]]:
    """The pictures of the book by chapter, from `book/pictures.toml`; captions are names of the title."""
    path = folder / "book" / "pictures.toml"
    if not path.is_file():
        return {}
    words = catalogue(folder, language)
    found: dict[str, tuple[Picture, ...]] = {}
    for row in tomllib.loads(path.read_text(encoding="utf-8"))["picture"]:
        picture = Picture(words.format(row["name"]), row["line"], row.get("fill", ""))
        found[row["chapter"]] = (*found.get(row["chapter"], ()), picture)
    return found


def load_rulings(folder: Path, language: str = "en") -> tuple[Ruling, ...]:
    """The rulings of the title in this folder, in order: whole in English, only decided in translations."""
    path = folder / "RULINGS.md"
    rulings = tuple(find_rulings(path.read_text(encoding="utf-8"))) if path.is_file() else ()
    translated = folder / "text" / language / "rulings.toml"
    if language == "en" or not translated.is_file():
        return rulings
    words = tomllib.loads(translated.read_text(encoding="utf-8"))
    return tuple(r._replace(heading=words[r.id]["name"], text=words[r.id]["text"]) for r in rulings)


def find_rulings(text: str) -> Iterator[Ruling]:
    """A ruling ends where the next heading begins."""
    for found in RULING_HEADING.finditer(text):
        content = re.split(r"^#{1,3} ", text[found.end() :], maxsplit=1, flags=re.MULTILINE)[0]
        about = ABOUT.search(content)
        ids = tuple(id_ for id_, _ in find_citations(about[1])) if about else ()
        yield Ruling(found["id"], found["name"].strip(), content.strip(), ids)


def chapter_html(chapter: Chapter, cite: Callable[[str], str]) -> str:
    """The chapter; `cite` makes the text of a citation, which is already escaped, into HTML."""
    return "".join(blocks_html(chapter, cite))


def blocks_html(chapter: Chapter, cite: Callable[[str], str]) -> Iterator[str]:
    """The chapter block by block: headings, paragraphs, lists, tables, examples."""
    tokens, start, depth = MARKDOWN.parse(chapter.text), 0, 0
    for end, token in enumerate(tokens, 1):
        depth += token.nesting
        if depth == 0:
            html = str(MARKDOWN.renderer.render(tokens[start:end], MARKDOWN.options, {}))
            html = BRACES.sub(lambda found: cite(found[1]), html)
            yield html + (pictures_html(chapter.pictures) if start == 0 and chapter.pictures else "")
            start = end


def pictures_html(pictures: Sequence[Picture]) -> str:
    """A row of pieces, each with its name."""
    return f'<ul class="pieces">{"".join(picture_html(picture) for picture in pictures)}</ul>'


def picture_html(picture: Picture) -> str:
    fill = f'<path fill="currentColor" d="{escape(picture.fill)}"/>' if picture.fill else ""
    return (
        '<li><svg viewBox="-16 -16 32 32" width="40" height="40" aria-hidden="true">'
        f'<path fill="none" stroke="currentColor" stroke-width="1.4" d="{escape(picture.line)}"/>{fill}</svg>'
        f"{escape(picture.caption)}</li>"
    )


def markdown_html(text: str) -> str:
    return str(MARKDOWN.render(text))


def editions_of(statements: Sequence[Statement]) -> dict[str, str]:
    """By id without the prefix: the one edition in which a statement holds, or nothing if in all."""
    return {s.id.partition(" ")[2]: "" if s.edition == "both" else s.edition for s in statements}


def edition_mark(text: str, editions: Mapping[str, str]) -> str:
    """The editions of what a citation names, where it does not hold in all of them."""
    cited = dict.fromkeys(editions.get(id_, "") for id_, _ in find_citations(text))
    named = [edition for edition in cited if edition]
    return f' <em class="edition">{escape(", ".join(named))}</em>' if named else ""


def statements_of_rulings(
    rulings: Sequence[Ruling], statements: Sequence[Statement]
) -> dict[str, tuple[str, ...]]:
    """By ruling: the statements it is about, as it names them itself or as they name it."""
    found: dict[str, dict[str, None]] = {r.id: dict.fromkeys(r.statements) for r in rulings}
    for statement in statements:
        if statement.ruling in found:
            found[statement.ruling][statement.id.partition(" ")[2]] = None
    return {ruling: tuple(about) for ruling, about in found.items()}
