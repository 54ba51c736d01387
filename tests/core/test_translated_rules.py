"""Rule statements in the other languages: all of them, and with the terms of their glossaries."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

import pytest

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
    rules = words(name, language, "rules.toml")
    return {f"{kind} {key}": text for kind in rules for key, text in rules[kind].items()}


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
