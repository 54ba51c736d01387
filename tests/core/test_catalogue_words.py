"""Words and marks of all catalogues: terms of the glossaries, one form of address, typography.

Looked at: the messages of all titles, of the core, of the server and of the client, the rule statements,
and the books.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from cuius.core.doubts import load_doubts
from cuius.core.rule_book import load_rulings
from cuius.core.text import CORE_FOLDER, walk_nodes
from cuius.core.title import LANGUAGES, get_title, offered_titles

REPOSITORY = Path(__file__).parents[2]
SERVER_FOLDER = CORE_FOLDER.parent / "server"
CLIENT_TEXT = REPOSITORY / "web" / "src" / "text"
TITLES = [title.name for title in offered_titles()]
APOSTROPHE = "'"

# Forms of address that the language does not use here: Dutch says je, Italian tu, French vous.
ADDRESS = {
    "nl": r"\b[Uu]w?\b(?! neemt terug)|\b[Uu]zelf\b",
    "it": r"\b(vostr[oaie]|avete|siete|potete|volete|dovete)\b",
    "fr": r"\b([Tt]u|toi|tes|tien)\b",
}
# Where several readers are meant together.
TO_SEVERAL = ("notice-", "offer-impossible")


@cache
def messages(path: Path) -> dict[str, str]:
    """The words of each message of a file, without its selectors; an argument stands as a zero."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), (path, entry.content)
        if isinstance(entry, ast.Message) and entry.value:
            found[entry.id.name] = "\n".join(spoken(entry.value))
    return found


def spoken(pattern: ast.Pattern) -> Iterator[str]:
    """The text of a pattern and of every variant in it."""
    yield "".join(e.value if isinstance(e, ast.TextElement) else "0" for e in pattern.elements)
    for node in walk_nodes(pattern):
        if isinstance(node, ast.Variant):
            yield "".join(e.value if isinstance(e, ast.TextElement) else "0" for e in node.value.elements)


def folders(language: str) -> list[Path]:
    titles = [get_title(name).folder / "text" / language for name in TITLES]
    return [
        *titles,
        CORE_FOLDER / "text" / language,
        SERVER_FOLDER / "text" / language,
        CLIENT_TEXT / language,
    ]


def all_messages(language: str) -> dict[str, str]:
    files = [path for folder in folders(language) for path in sorted(folder.glob("*.ftl"))]
    assert len(files) > 50
    return {f"{path.name} {name}": text for path in files for name, text in messages(path).items()}


def statements(language: str) -> dict[str, str]:
    """Rule statements, their titles and notes; rulings, where they are translated."""
    if language == "en":
        found = [tomllib.loads((get_title(n).folder / "data" / "rules.toml").read_text()) for n in TITLES]
        return {
            s["id"]: " ".join((s["text"], s["title"], s.get("note", "")))
            for f in found
            for s in f["statement"]
        }
    paths = [get_title(name).folder / "text" / language / "rules.toml" for name in TITLES]
    paths += [path.with_name("rulings.toml") for path in paths]
    rules = [(path.parts[-4], tomllib.loads(path.read_text(encoding="utf-8"))) for path in paths]
    doubts = [(path.parts[-4], load_doubts(path.parents[2], language)) for path in paths]
    return {f"{n} {kind} {key}": text for n, r in rules for kind in r for key, text in r[kind].items()} | {
        f"{n} doubt {english}": text for n, found in doubts for english, text in found.items()
    }


def books(language: str) -> dict[str, str]:
    """The lines of the rule books, without code and addresses."""
    chapters = [
        p for name in TITLES for p in sorted((get_title(name).folder / "book" / language).glob("*.md"))
    ]
    lines = {
        f"{p.name}:{n}": line for p in chapters for n, line in enumerate(p.read_text("utf-8").splitlines(), 1)
    }
    return {
        where: re.sub(r"`[^`]*`|\]\([^)]*\)|<[^>]*>|\{[^}]*\}|\|[-:| ]+", "", line)
        for where, line in lines.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("texts", [all_messages, statements, books])
def test_apostrophes_and_quotation_marks(texts, language: str) -> None:
    found = texts(language)
    assert [
        where for where, text in found.items() if re.search(rf"\w{APOSTROPHE}|{APOSTROPHE}\w", text)
    ] == []
    assert [where for where, text in found.items() if '"' in text and texts is not books] == []


@pytest.mark.parametrize("texts", [all_messages, statements, books])
def test_french_spaces_do_not_break(texts) -> None:
    wrong = re.compile(
        r" [:;?!»]|« |[^\s\u00a0\u202f\d:/(][;?!]|«[^\u00a0\u202f]|[^\u00a0\u202f]»|[^\W\d]:(?= |$)"
    )
    found = {where: text for where, text in texts("fr").items() if not where.endswith(" title-revolution")}
    assert [f"{where}: {text}" for where, text in found.items() if wrong.search(text)] == []


@pytest.mark.parametrize("language", ADDRESS)
@pytest.mark.parametrize("texts", [all_messages, statements, books])
def test_one_form_of_address(texts, language: str) -> None:
    search = re.compile(ADDRESS[language]).search
    found = {where: text for where, text in texts(language).items() if search(text)}
    assert [where for where in found if not where.partition(" ")[2].startswith(TO_SEVERAL)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TITLES)
def test_no_message_uses_a_rival_of_its_glossary(name: str, language: str) -> None:
    folder = get_title(name).folder / "text" / language
    terms = tomllib.loads((folder / "glossary.toml").read_text(encoding="utf-8"))["term"]
    rivals = [rival for term in terms for rival in term.get("rivals", [])]
    search = re.compile(r"\b(" + "|".join(map(re.escape, rivals)) + r")\b", re.IGNORECASE).search
    said = {f"{p.name} {key}": text for p in folder.glob("*.ftl") for key, text in messages(p).items()}
    said |= {
        f"{r.id} of the rulings": f"{r.heading} {r.text}"
        for r in load_rulings(get_title(name).folder, language)
    }
    assert {key: hit[0] for key, text in said.items() if (hit := search(text))} == {}


@pytest.mark.parametrize("name", TITLES)
def test_every_field_of_a_board_has_a_name(name: str) -> None:
    """The page of values shows them in four languages."""
    page = (CLIENT_TEXT.parent / "board" / "fields.ts").read_text(encoding="utf-8")
    named = dict(re.findall(r"^  (\w+): \[(.*?)\],$", page, re.MULTILINE | re.DOTALL))
    records = get_title(name).board_records
    assert records is not None
    fields = {value.name for record in records("") for value in record.values if not value.fixed}
    assert {field for field in fields if not field.isdigit()} <= set(named)
    assert all(len(re.findall(r'"[^"]+"', names)) == len(LANGUAGES) for names in named.values())
