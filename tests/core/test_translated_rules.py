"""Rule statements and rulings in the other languages: all of them, and with the terms of their glossaries."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import pytest

from cuius.core.doubts import doubt_in, load_doubts
from cuius.core.rule_book import load_rulings
from cuius.core.rulebook import load_statements
from cuius.core.title import LANGUAGES, get_title, offered_titles

TITLES = [title.name for title in offered_titles()]
TRANSLATED = [(name, language) for name in TITLES for language in LANGUAGES if language != "en"]
APOSTROPHE = "'"


@cache
def words(name: str, language: str, file: str) -> dict[str, Any]:
    path = get_title(name).folder / "text" / language / file
    return tomllib.loads(path.read_text(encoding="utf-8"))


def all_texts(name: str, language: str) -> dict[str, str]:
    both = {**words(name, language, "rules.toml"), **words(name, language, "rulings.toml")}
    return {f"{kind} {key}": text for kind in both for key, text in both[kind].items()}


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_every_statement_section_and_note_is_translated(name: str, language: str) -> None:
    english = load_statements(get_title(name).folder)
    rules = words(name, language, "rules.toml")
    keys = [s.id.partition(" ")[2] for s in english]
    assert list(rules["statements"]) == keys
    assert set(rules["titles"]) == {s.section for s in english}
    assert set(rules["notes"]) == {s.id.partition(" ")[2] for s in english if s.note}


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_statements_are_read_in_the_language(name: str, language: str) -> None:
    folder = get_title(name).folder
    english, translated = load_statements(folder), load_statements(folder, language)
    assert [s.id for s in translated] == [s.id for s in english]
    assert not [a.id for a, b in zip(english, translated, strict=True) if a.text == b.text]
    assert all(s.title for s in translated)


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_no_statement_uses_a_rival_of_its_glossary(name: str, language: str) -> None:
    terms = words(name, language, "glossary.toml")["term"]
    assert len(terms) >= 60
    rivals = [rival for term in terms for rival in term.get("rivals", [])]
    pattern = re.compile(r"\b(" + "|".join(map(re.escape, rivals)) + r")\b", re.IGNORECASE)
    assert [key for key, text in all_texts(name, language).items() if pattern.search(text)] == []


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_typography_of_statements(name: str, language: str) -> None:
    texts = all_texts(name, language)
    assert [key for key, text in texts.items() if APOSTROPHE in text or '"' in text] == []
    if language == "fr":
        assert [key for key, text in texts.items() if re.search(r"[^\u202f\u00a0\d][;?!]", text)] == []
        assert [key for key, text in texts.items() if re.search(r" :|« | »", text)] == []


def test_what_is_not_translated_stays_english(tmp_path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "text" / "fr").mkdir(parents=True)
    one, two = '[[statement]]\nid = "X 1-r1"\n', '[[statement]]\nid = "X 1-r2"\n'
    rest = 'section = "1"\ntitle = "Start"\ntext = "Begin."\n'
    (tmp_path / "data" / "rules.toml").write_text(one + rest + two + rest)
    (tmp_path / "text" / "fr" / "rules.toml").write_text('[titles]\n[statements]\n"1-r1" = "Commencez."\n')
    assert [s.text for s in load_statements(tmp_path, "fr")] == ["Commencez.", "Begin."]
    assert [s.title for s in load_statements(tmp_path, "nl")] == ["Start", "Start"]


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_every_ruling_is_told_in_the_language(name: str, language: str) -> None:
    folder = get_title(name).folder
    english, translated = load_rulings(folder), load_rulings(folder, language)
    assert [r.id for r in translated] == [r.id for r in english]
    assert set(words(name, language, "rulings.toml")) == {r.id for r in english}
    for ruling in translated:
        assert ruling.heading.rstrip(".") == ruling.heading != "", ruling.id
        assert ruling.text[-1] in ".!", ruling.id
        assert "Ruling" not in ruling.text


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_ruling_has_no_number_that_the_english_one_lacks(name: str, language: str) -> None:
    """Counts that English writes as words stay below ten; sections and larger numbers are the same."""
    folder = get_title(name).folder
    numbers = re.compile(r"\d+(?:\.\d+)*")
    for english, ruling in zip(load_rulings(folder), load_rulings(folder, language), strict=True):
        found = {n for n in numbers.findall(f"{ruling.heading} {ruling.text}") if "." in n or int(n) > 9}
        assert found <= set(numbers.findall(f"{english.heading} {english.text}")), ruling.id


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", [title.name for title in offered_titles()])
def test_every_doubt_about_a_value_is_told_in_the_language(name: str, language: str) -> None:
    title = get_title(name)
    assert title.board_records is not None
    doubts = {value.doubt for record in title.board_records("") for value in record.values} - {""}
    told = load_doubts(title.folder, language)
    assert sorted(doubts - set(told)) == []
    assert sorted(set(told) - doubts) == []
    for english, text in told.items():
        assert set(re.findall(r"\d{3,}", english)) == set(re.findall(r"\d{3,}", text)), english
    assert doubt_in(title.folder, language, "Nobody has said so.") == "Nobody has said so."
