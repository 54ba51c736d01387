"""The rule books: every statement is told, and nothing is cited that is not there."""

from __future__ import annotations

import re
import tomllib

import pytest

from cuius.core.book_page import as_html
from cuius.core.rule_book import BRACES, Chapter, Ruling, load_book, load_pictures, load_rulings
from cuius.core.rulebook import Statement, load_statements
from cuius.core.title import LANGUAGES, get_title, offered_titles

TITLES = [title.name for title in offered_titles()]


def ids_of(name: str) -> list[str]:
    return [s.id.partition(" ")[2] for s in load_statements(get_title(name).folder)]


@pytest.mark.parametrize("name", TITLES)
def test_every_statement_is_told_and_every_citation_leads_to_one(name: str) -> None:
    cited = {id_ for chapter in load_book(get_title(name).folder) for id_ in chapter.cited}
    assert sorted(cited - set(ids_of(name))) == []
    assert sorted(set(ids_of(name)) - cited) == []


@pytest.mark.parametrize("name", TITLES)
def test_a_chapter_has_one_heading_and_braces_hold_citations_only(name: str) -> None:
    for chapter in load_book(get_title(name).folder):
        assert chapter.text.startswith("# "), chapter.name
        assert len(re.findall(r"^# ", chapter.text, re.MULTILINE)) == 1, chapter.name
        assert "{" not in BRACES.sub("", chapter.text), chapter.name


def shape(chapter: Chapter) -> tuple[list[str], list[int]]:
    """What a chapter has in common with itself in another language: citations, and how many parts it has."""
    parts = (r"^#+ ", r"^> ", r"^\|", r"^(?:[-*]|\d+\.) ", r"\bR\d+[a-z]?\b")
    return sorted(chapter.cited), [len(re.findall(part, chapter.text, re.MULTILINE)) for part in parts]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", TITLES)
def test_a_book_tells_the_same_in_every_language(name: str, language: str) -> None:
    folder = get_title(name).folder
    translated = {chapter.name: chapter for chapter in load_book(folder, language)}
    for chapter in load_book(folder):
        other = translated.pop(chapter.name)
        assert other.heading != chapter.heading or other.text != chapter.text, chapter.name
        assert shape(other) == shape(chapter), chapter.name
    assert translated == {}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", TITLES)
def test_a_book_uses_no_word_that_the_glossary_forbids(name: str, language: str) -> None:
    folder = get_title(name).folder
    terms = tomllib.loads((folder / "text" / language / "glossary.toml").read_text(encoding="utf-8"))["term"]
    rivals = [rival for term in terms for rival in term.get("rivals", ())]
    forbidden = re.compile(rf"\b(?:{'|'.join(map(re.escape, rivals))})\b", re.IGNORECASE)
    found = [(c.name, word) for c in load_book(folder, language) for word in forbidden.findall(c.text)]
    assert found == []


@pytest.mark.parametrize("name", TITLES)
def test_the_page_leads_to_every_chapter_and_statement(name: str) -> None:
    title = get_title(name)
    page = as_html(name, load_book(title.folder), load_statements(title.folder))
    anchors, targets = set(re.findall(r'id="([^"]+)"', page)), set(re.findall(r'href="#([^"]+)"', page))
    assert targets <= anchors
    assert {f"s-{id_}" for id_ in ids_of(name)} <= anchors


def test_what_is_written_is_shown_and_nothing_else() -> None:
    chapter = Chapter("01-x", "# A & B\n\nMove <b>one</b> space. {1-r1..r2; 1-r3}\n")
    statements = [Statement(f"X 1-r{n}", "1", f"Text {n} < 4.", title="Start") for n in (1, 2, 3)]
    assert chapter.heading == "A & B"
    assert chapter.cited == ["1-r1", "1-r2", "1-r3"]
    page = as_html("X", [chapter], statements)
    assert "Move &lt;b&gt;one&lt;/b&gt; space." in page
    assert '<a href="#s-1-r1">1-r1..r2</a>; <a href="#s-1-r3">1-r3</a>' in page
    assert "Text 3 &lt; 4." in page


def test_a_title_without_a_book_has_no_chapters(tmp_path) -> None:
    assert load_book(tmp_path, "fr") == ()


def test_another_language_falls_back_to_english(tmp_path) -> None:
    (tmp_path / "book" / "en").mkdir(parents=True)
    (tmp_path / "book" / "en" / "01-a.md").write_text("# A\n")
    assert [chapter.name for chapter in load_book(tmp_path, "nl")] == ["01-a"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TITLES)
def test_the_pieces_are_drawn_and_named(name: str, language: str) -> None:
    folder = get_title(name).folder
    shown = {c.name: [p.caption for p in c.pictures] for c in load_book(folder, language) if c.pictures}
    assert sum(map(len, shown.values())) == sum(map(len, load_pictures(folder, "en").values())) >= 6
    assert all(captions for captions in shown.values())
    page = as_html(name, load_book(folder, language), load_statements(folder, language), language)
    assert page.count('<svg viewBox="-16 -16 32 32"') == sum(map(len, shown.values()))
    assert 'style="' not in page


def test_editions_are_marked_and_rulings_stand_at_the_end() -> None:
    chapter = Chapter("01-x", "# A\n\nOne space (ruling R4). {1-r1}\n\nTwo spaces. {1-r2; 1-r3}\n")
    statements = [
        Statement("X 1-r1", "1", "One.", title="Start"),
        Statement("X 1-r2", "1", "Two.", edition="2017", title="Start"),
        Statement("X 1-r3", "1", "Three.", title="Start"),
    ]
    page = as_html("X", [chapter], statements, rulings=[Ruling("R4", "Spaces", "Count *them*.")])
    assert page.count('<em class="edition">2017</em>') == 1
    assert 'Two spaces. <em class="edition">2017</em>' in page.replace("  ", " ")
    assert '<a href="#R4">R4</a>' in page
    assert '<dt id="R4">R4 Spaces</dt><dd><p>Count <em>them</em>.</p>' in page


def test_beside_a_paragraph_stands_what_its_rulings_decide() -> None:
    chapter = Chapter("01-x", "# A\n\nOne (ruling R4). {1-r1}\n\nTwo (rulings R4, R5). {1-r1}\n")
    asked = "- Question: How many?\n- Ruling: Count *them*.\n- Reason: There is no other way."
    rulings = [Ruling("R4", "Spaces", asked), Ruling("R5", "Steps", "Every step.")]
    page = as_html("X", [chapter], [Statement("X 1-r1", "1", "One.")], "fr", rulings)
    assert re.findall(r'<aside class="ruling">(.*?)\s*</aside>', page, re.DOTALL) == [
        "<p><strong>R4 Spaces.</strong> <em>How many?</em> Count <em>them</em>.</p>",
        "<p><strong>R5 Steps.</strong> Every step.</p>",
    ]
    assert '<section id="rulings"><h1>Décisions</h1>' in page
    assert '<li><a href="#rulings">Décisions</a></li>' in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TITLES)
def test_every_ruling_stands_beside_a_paragraph(name: str, language: str) -> None:
    folder = get_title(name).folder
    rulings = load_rulings(folder, language)
    page = as_html(name, load_book(folder, language), load_statements(folder, language), language, rulings)
    beside = "".join(re.findall(r'<aside class="ruling">(.*?)</aside>', page, re.DOTALL))
    assert [r.id for r in rulings if f"<strong>{r.id} " not in beside] == []


def test_a_ruling_that_nobody_names_stands_beside_its_statement() -> None:
    chapters = [Chapter("01-x", "# A\n\nOne. {1-r1}\n\nTwo. {1-r2; 1-r3}\n\nThree. {1-r3}\n")]
    statements = [Statement(f"X 1-r{n}", "1", "Text.", ruling="R5" if n == 1 else "") for n in (1, 2, 3)]
    rulings = [Ruling("R4", "Steps", "Every step.", ("1-r3",)), Ruling("R5", "One", "One.")]
    page = as_html("X", chapters, statements, rulings=rulings)
    ruled = re.findall(r'<div class="ruled"><div><p>(\w+)\..*?<strong>(R\d)', page, re.DOTALL)
    assert ruled == [("One", "R5"), ("Two", "R4")]


def test_a_chapter_that_is_named_leads_there() -> None:
    chapters = [
        Chapter("01-x", '# The & Map\n\nSee "The Sea", «The & Map» or “Nothing”.\n'),
        Chapter("02-y", "# The Sea\n"),
    ]
    page = as_html("X", chapters, [])
    assert (
        '&quot;<a href="#02-y">The Sea</a>&quot;, «<a href="#01-x">The &amp; Map</a>» or “Nothing”.' in page
    )
