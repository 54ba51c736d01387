"""The statements and rulings of Revolution."""

from __future__ import annotations

import re
import tomllib

from cuius.core.rulebook import load_statements
from cuius.titles.revolution.loading import DATA, load_board

FOLDER = DATA.parent
STATEMENTS = load_statements(FOLDER)
STATEMENT_RECORDS = tomllib.loads((FOLDER / "data" / "rules.toml").read_text(encoding="utf-8"))["statement"]
RULINGS = re.findall(r"^### (R\d+) \S", (FOLDER / "RULINGS.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_statements_are_well_formed():
    assert 250 <= len(STATEMENTS) <= 420
    for record in STATEMENT_RECORDS:
        assert set(record) <= {"id", "section", "title", "text", "edition", "source", "note", "ruling"}
        assert re.fullmatch(rf"REV {re.escape(record['section'])}-r\d+", record["id"])
        assert record["edition"] in ("both", "2007", "2004")
        assert record["text"].endswith(".")
        assert record["text"][0].isupper()
        assert re.fullmatch(r"(FR|IT|NL)( (FR|IT|NL))* \d+(\.\d+)*", record["source"]), record["id"]


def test_statement_ids_are_unique_and_count_up():
    seen: dict[str, int] = {}
    for record in STATEMENT_RECORDS:
        number = int(record["id"].rpartition("-r")[2])
        assert number == seen.get(record["section"], 0) + 1, record["id"]
        seen[record["section"]] = number
    assert len({s.id for s in STATEMENTS}) == len(STATEMENTS)
    assert len({(s.section, s.text) for s in STATEMENTS}) == len(STATEMENTS)


def test_every_section_of_the_rulebook_has_statements():
    sections = {s.section for s in STATEMENTS}
    wanted = {f"3.{n}" for n in range(1, 7)} | {f"5.{n}" for n in range(1, 9)}
    wanted |= {f"6.{n}" for n in range(1, 21)} - {"6.2"} | {"6.2.1", "6.2.2"}
    wanted |= {"4.0", "4.1", "4.2.1", "4.2.2", "4.3.1", "4.3.2", "4.4", "4.5", "4.6"}
    wanted |= {f"6.7.{n}" for n in range(1, 5)}
    assert wanted <= sections


def test_editions_differ_in_pairs():
    for section in {s.section for s in STATEMENTS}:
        editions = {s.edition for s in STATEMENTS if s.section == section}
        if "2004" in editions:
            assert "2007" in editions, section


def test_rulings_are_numbered_and_cited():
    assert RULINGS == [f"R{n}" for n in range(1, len(RULINGS) + 1)]
    assert {r["ruling"] for r in STATEMENT_RECORDS if "ruling" in r} == set(RULINGS)


def test_rulings_have_question_texts_ruling_and_reason():
    text = (FOLDER / "RULINGS.md").read_text(encoding="utf-8")
    for entry in text.split("\n### ")[1:]:
        for part in ("- Question:", "- Texts:", "- Ruling:", "- Reason:"):
            assert entry.count(part) == 1, (entry[:20], part)


def test_doubts_cite_rulings_that_exist():
    for mark in load_board().marks:
        assert set(re.findall(r"R\d+", mark.doubt)) <= set(RULINGS)
