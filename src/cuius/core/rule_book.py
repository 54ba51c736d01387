"""The rule book of a title: chapters in Markdown, whose paragraphs end with the statements they tell.

Chapters stand in `book/<language>/NN-name.md`. A citation stands in braces, such as `{6.13-r1..r4; 6.2-r5}`,
with ids as in `rulebook.py`. `as_html` makes one page of it, with all statements at its end; the browser
client gets each chapter by itself. Rulings stand in `RULINGS.md`, each under a heading such as `### R4 Name`;
what they decide, in another language, stands in `text/<language>/rulings.toml`, by number.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from html import escape
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt

from cuius.core.rulebook import Statement, find_citations
from cuius.core.text import catalogue

MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
RULING_HEADING = re.compile(r"^### (?P<id>R\d+[a-z]?) (?P<name>.+)$", re.MULTILINE)
RULING = re.compile(r"\bR\d+[a-z]?\b")
BRACES = re.compile(r"\s*\{([^{}]*\d-[a-z]+\d[^{}]*)\}")

STYLE = """
:root { color-scheme: light dark; }
body { font: 17px/1.55 Georgia, 'Times New Roman', serif; max-width: 44rem; margin: 0 auto; padding: 1.5rem; }
h1, h2, h3, nav, .cites, dt { font-family: system-ui, sans-serif; line-height: 1.25; }
h1 { margin-top: 3rem; } nav ol { columns: 18rem; }
blockquote { margin: 1rem 0; padding: .2rem 1rem; border-left: .25rem solid #a63; background: #a6331112; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { border: 1px solid #8886; padding: .25rem .6rem; text-align: left; vertical-align: top; }
.cites { font-size: .72em; white-space: nowrap; } .cites a { color: inherit; opacity: .65; }
.edition { font-size: .72em; border: 1px solid currentColor; border-radius: .5em; padding: 0 .4em; }
.pieces { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding: 0; list-style: none; }
.pieces li { display: flex; align-items: center; gap: .5rem; }
dt { font-size: .8em; margin-top: .8rem; }
dd { margin: 0 0 0 1rem; } dd small { display: block; opacity: .75; }
dt:target { background: #fc08; }
@media print {
  body { font-size: 10.5pt; max-width: none; }
  h1 { break-before: page; } nav { break-after: page; }
}
"""


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
    return tuple(Ruling(r.id, words[r.id]["name"], words[r.id]["text"]) for r in rulings)


def find_rulings(text: str) -> Iterator[Ruling]:
    """A ruling ends where the next heading begins."""
    for found in RULING_HEADING.finditer(text):
        content = re.split(r"^#{1,3} ", text[found.end() :], maxsplit=1, flags=re.MULTILINE)[0]
        yield Ruling(found["id"], found["name"].strip(), content.strip())


def as_html(
    name: str,
    chapters: Sequence[Chapter],
    statements: Sequence[Statement],
    language: str = "en",
    rulings: Sequence[Ruling] = (),
) -> str:
    """One page that stands alone: contents, chapters, the statements that they cite, and the rulings."""
    editions = editions_of(statements)
    decided = {ruling.id for ruling in rulings}
    contents = "".join(f'<li><a href="#{c.name}">{escape(c.heading)}</a></li>' for c in chapters)

    def section(chapter: Chapter) -> str:
        html = chapter_html(chapter, lambda text: citation_html(text, editions))
        return f'<section id="{escape(chapter.name)}">{link_rulings(html, decided)}</section>'

    body = "".join(section(chapter) for chapter in chapters)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(name)}</title>'
        f"<style>{STYLE}</style></head><body><nav><p><strong>{escape(name)}</strong></p><ol>{contents}</ol></nav>"
        f"<main>{body}{statements_html(statements)}{rulings_html(rulings)}</main></body></html>\n"
    )


def chapter_html(chapter: Chapter, cite: Callable[[str], str]) -> str:
    """The chapter; `cite` makes the text of a citation, which is already escaped, into HTML."""
    html = BRACES.sub(lambda found: cite(found[1]), markdown_html(chapter.text))
    return html.replace("</h1>", f"</h1>{pictures_html(chapter.pictures)}", 1) if chapter.pictures else html


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


def link_rulings(html: str, known: Collection[str]) -> str:
    """Every ruling that is named leads to its text at the end."""
    return RULING.sub(lambda r: f'<a href="#{r[0]}">{r[0]}</a>' if r[0] in known else r[0], html)


def rulings_html(rulings: Sequence[Ruling]) -> str:
    """All rulings, each with an anchor."""
    items = "".join(
        f'<dt id="{r.id}">{r.id} {escape(r.heading)}</dt><dd>{markdown_html(r.text)}</dd>' for r in rulings
    )
    return f'<section id="rulings"><h1>R</h1><dl>{items}</dl></section>' if rulings else ""


def citation_html(text: str, editions: Mapping[str, str]) -> str:
    """The citation of a paragraph; each part leads to its first statement."""
    parts = []
    for part in text.split(";"):
        first = next((id_ for id_, _ in find_citations(part.strip())), "")
        shown = part.strip()
        parts.append(f'<a href="#s-{first}">{shown}</a>' if first in editions else shown)
    return f'{edition_mark(text, editions)} <span class="cites">[{"; ".join(parts)}]</span>'


def statements_html(statements: Sequence[Statement]) -> str:
    """All statements by section, each with an anchor."""
    sections = []
    for (section, title), group in groupby(statements, key=lambda s: (s.section, s.title)):
        items = "".join(statement_html(statement) for statement in group)
        sections.append(f"<h2>{escape(f'{section} {title}'.strip())}</h2><dl>{items}</dl>")
    return f'<section id="statements"><h1>§</h1>{"".join(sections)}</section>'


def statement_html(statement: Statement) -> str:
    id_ = statement.id.partition(" ")[2]
    edition = "" if statement.edition == "both" else f" ({escape(statement.edition)})"
    note = f"<small>{escape(statement.note)}</small>" if statement.note else ""
    return f'<dt id="s-{id_}">{id_}{edition}</dt><dd>{escape(statement.text)}{note}</dd>'
