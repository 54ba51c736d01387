"""A rule book as one page that stands alone, to read on a screen or to print.

Beside each block of a chapter stands what the rulings decide that it names, or that are about a statement it
cites; statements, and the rulings with their questions and reasons, stand at the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from html import escape
from itertools import groupby

from cuius.core.rule_book import (
    RULING,
    Chapter,
    Ruling,
    blocks_html,
    edition_mark,
    editions_of,
    markdown_html,
    statements_of_rulings,
)
from cuius.core.rulebook import Statement, find_citations
from cuius.core.text import CORE_FOLDER, Catalogue

STYLE = """
:root { color-scheme: light dark; }
body { font: 17px/1.55 Georgia, 'Times New Roman', serif; max-width: 44rem; margin: 0 auto; padding: 1.5rem; }
h1, h2, h3, nav, .cites, dt, .ruling { font-family: system-ui, sans-serif; line-height: 1.25; }
main { counter-reset: chapter; }
h1 { margin-top: 3rem; } header h1 { margin: 1.5rem 0 .5rem; font-size: 2.4em; } nav ol { columns: 18rem; }
nav li { break-inside: avoid; padding-left: .3em; } nav a { text-decoration: none; }
nav a:hover, nav a:focus-visible { text-decoration: underline; }
.chapter { counter-increment: chapter; }
.chapter > h1::before { content: counter(chapter) "\\2002"; opacity: .5; }
blockquote { margin: 1rem 0; padding: .2rem 1rem; border-left: .25rem solid #a63; background: #a6331112; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { border: 1px solid #8886; padding: .25rem .6rem; text-align: left; vertical-align: top; }
.cites { font-size: .72em; overflow-wrap: anywhere; } .cites a { color: inherit; opacity: .65; }
.edition { font-size: .72em; border: 1px solid currentColor; border-radius: .5em; padding: 0 .4em; }
.pieces { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding: 0; list-style: none; }
.pieces li { display: flex; align-items: center; gap: .5rem; }
.ruling { margin: -.4rem 0 .8rem 1rem; padding-left: .6rem; border-left: 2px solid #8888; font-size: .76em; }
.ruling p { margin: .15rem 0; line-height: 1.4; }
dt { font-size: .8em; font-weight: 600; margin-top: .8rem; }
dd { margin: 0 0 0 1rem; } dd ul { margin: .2rem 0; padding-left: 1.1rem; }
dd small { display: block; opacity: .75; }
dt:target { background: #fc08; }
@media screen and (max-width: 40rem) {
  table { font-size: .85em; } th, td { padding: .2rem .4rem; }
}
@media screen and (min-width: 72rem) {
  body { margin-left: max(2rem, calc(50vw - 31rem)); }
  .ruled { display: grid; grid-template-columns: 100% 15rem; column-gap: 1.5rem; align-items: start; }
  .ruled > .ruling { margin: 1rem 0 0; }
}
@media print {
  body { font-size: 10pt; max-width: none; padding: 0; }
  a { color: inherit; text-decoration: none; }
  h1 { break-before: page; margin-top: 0; } header h1 { break-before: auto; }
  h1, h2, h3 { break-after: avoid; } p { orphans: 3; widows: 3; }
  blockquote, tr, dt, .pieces, .ruling { break-inside: avoid; } dt { break-after: avoid; }
  table { display: table; } thead { display: table-header-group; }
  #statements dl, #rulings dl { columns: 2; column-gap: 1.5rem; font-size: .85em; }
  dt { font-size: .95em; }
}
"""

PART = re.compile(r"^- (Question|Ruling): (.+?)(?=^- |^$|\Z)", re.MULTILINE | re.DOTALL)


def as_html(
    name: str,
    chapters: Sequence[Chapter],
    statements: Sequence[Statement],
    language: str = "en",
    rulings: Sequence[Ruling] = (),
) -> str:
    """One page: contents, chapters, the statements that they cite, and the rulings."""
    words = Catalogue(language, (CORE_FOLDER,))
    editions = editions_of(statements)
    known = {ruling.id: ruling for ruling in rulings}
    unnamed = unnamed_rulings(chapters, statements, rulings)
    ends = [("statements", words.format("book-statements"))]
    ends += [("rulings", words.format("book-rulings"))] if rulings else []
    contents = "".join(
        f'<li><a href="#{escape(anchor)}">{escape(heading)}</a></li>'
        for anchor, heading in [*[(c.name, c.heading) for c in chapters], *ends]
    )
    body = "".join(chapter_section(chapter, editions, known, unnamed) for chapter in chapters)
    body = link_chapters(body, chapters)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(name)}</title>'
        f"<style>{STYLE}</style></head><body><header><h1>{escape(name)}</h1>"
        f"<p>{escape(words.format('book-subtitle'))}</p></header>"
        f'<nav aria-label="{escape(words.format("book-contents"))}"><ol>{contents}</ol></nav>'
        f"<main>{body}{statements_html(statements, ends[0][1])}{rulings_html(rulings, ends[-1][1])}</main>"
        "</body></html>\n"
    )


def unnamed_rulings(
    chapters: Sequence[Chapter], statements: Sequence[Statement], rulings: Sequence[Ruling]
) -> dict[str, list[str]]:
    """By statement: the rulings about it that no chapter names."""
    named = {id_ for chapter in chapters for id_ in RULING.findall(chapter.text)}
    found: dict[str, list[str]] = {}
    for ruling, about in statements_of_rulings(rulings, statements).items():
        for statement in about if ruling not in named else ():
            found.setdefault(statement, []).append(ruling)
    return found


def chapter_section(
    chapter: Chapter,
    editions: Mapping[str, str],
    known: Mapping[str, Ruling],
    unnamed: MutableMapping[str, list[str]],
) -> str:
    blocks = "".join(ruled_blocks(chapter, editions, known, unnamed))
    return f'<section class="chapter" id="{escape(chapter.name)}">{blocks}</section>'


def ruled_blocks(
    chapter: Chapter,
    editions: Mapping[str, str],
    known: Mapping[str, Ruling],
    unnamed: MutableMapping[str, list[str]],
) -> Iterator[str]:
    """The blocks of a chapter; beside the first that names a ruling stands what it decides.

    A ruling that nobody names stands beside the first block of the book that cites its statement.
    """
    told: set[str] = set()
    cited: list[str] = []

    def cite(text: str) -> str:
        cited.extend(id_ for id_, _ in find_citations(text))
        return citation_html(text, editions)

    for html in blocks_html(chapter, cite):
        about = [ruling for id_ in cited for ruling in unnamed.pop(id_, ())]
        cited.clear()
        named = [
            id_ for id_ in dict.fromkeys([*RULING.findall(html), *about]) if id_ in known and id_ not in told
        ]
        told.update(named)
        linked = RULING.sub(lambda r: f'<a href="#{r[0]}">{r[0]}</a>' if r[0] in known else r[0], html)
        if named:
            notes = "".join(ruling_note(known[id_]) for id_ in named)
            linked = f'<div class="ruled"><div>{linked}</div><aside class="ruling">{notes}</aside></div>'
        yield linked


def link_chapters(html: str, chapters: Sequence[Chapter]) -> str:
    """A chapter that is named in quotation marks leads there."""
    named = {escape(chapter.heading, quote=False): chapter.name for chapter in chapters}
    headings = "|".join(re.escape(heading) for heading in sorted(named, key=len, reverse=True))
    quoted = re.compile(rf"(&quot;|«[\u00a0\u202f]?|[“‘])({headings})(&quot;|[\u00a0\u202f]?»|[”’])")
    return quoted.sub(lambda q: f'{q[1]}<a href="#{escape(named[q[2]])}">{q[2]}</a>{q[3]}', html)


def ruling_note(ruling: Ruling) -> str:
    """What a ruling decides, after the question if it asks one; not the reason."""
    parts = {found[1]: " ".join(found[2].split()) for found in PART.finditer(ruling.text)}
    asked = f"*{parts['Question']}* " if "Question" in parts else ""
    return markdown_html(f"**{ruling.id} {ruling.heading}.** {asked}{parts.get('Ruling', ruling.text)}")


def rulings_html(rulings: Sequence[Ruling], heading: str) -> str:
    """All rulings, each with an anchor."""
    items = "".join(
        f'<dt id="{r.id}">{r.id} {escape(r.heading)}</dt><dd>{markdown_html(r.text)}</dd>' for r in rulings
    )
    return f'<section id="rulings"><h1>{escape(heading)}</h1><dl>{items}</dl></section>' if rulings else ""


def citation_html(text: str, editions: Mapping[str, str]) -> str:
    """The citation of a paragraph; each part leads to its first statement."""
    parts = []
    for part in text.split(";"):
        first = next((id_ for id_, _ in find_citations(part.strip())), "")
        shown = part.strip()
        parts.append(f'<a href="#s-{first}">{shown}</a>' if first in editions else shown)
    return f'{edition_mark(text, editions)} <span class="cites">[{"; ".join(parts)}]</span>'


def statements_html(statements: Sequence[Statement], heading: str) -> str:
    """All statements by section, each with an anchor."""
    sections = []
    for (section, title), group in groupby(statements, key=lambda s: (s.section, s.title)):
        items = "".join(statement_html(statement) for statement in group)
        sections.append(f"<h2>{escape(f'{section} {title}'.strip())}</h2><dl>{items}</dl>")
    return f'<section id="statements"><h1>{escape(heading)}</h1>{"".join(sections)}</section>'


def statement_html(statement: Statement) -> str:
    id_ = statement.id.partition(" ")[2]
    edition = "" if statement.edition == "both" else f" ({escape(statement.edition)})"
    note = f"<small>{escape(statement.note)}</small>" if statement.note else ""
    return f'<dt id="s-{id_}">{id_}{edition}</dt><dd>{escape(statement.text)}{note}</dd>'
