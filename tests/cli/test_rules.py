"""`cuius rules`: statements, and the matrix of what keeps them."""

from __future__ import annotations

import msgspec
import pytest

from cuius.cli import rules as command
from cuius.core.title import get_title


def test_all_statements(cuius):
    answer = cuius("rules", "example", "--json").json
    assert answer["title"] == "example"
    assert len(answer["statements"]) == 16
    assert answer["statements"][0]["id"] == "GAT 1.1-r1"
    said = cuius("rules", "example")
    assert (said.status, said.err) == (0, "")
    assert "GAT 3.2-r1" in said.out


def test_a_statement_says_where_it_stands(cuius):
    """A card that we have reconstructed is not mistaken for the printed one."""
    assert "reconstructed" in cuius("rules", "guerres", "19-k8").out
    assert "FR 15.7.4" in cuius("rules", "guerres", "15.7.4-r2").out
    [told] = cuius("rules", "guerres", "19-w1", "--json").json["statements"]
    assert (told["source"], told["note"][:13]) == ("reconstructed", "Reconstructed")


@pytest.mark.parametrize(
    ("wanted", "found"),
    [("2.5", 5), ("2", 12), ("2.5-r2", 1), ("GAT 2.5-r2", 1), ("GAT 3", 2)],
)
def test_a_section_or_one_statement(cuius, wanted, found):
    assert len(cuius("rules", "example", wanted, "--json").json["statements"]) == found


def test_a_statement_of_one_edition_is_marked(cuius):
    assert "HIS 9.3-d1 (2017)" in cuius("rules", "here_i_stand", "9.3-d1").out
    assert cuius("rules", "here_i_stand", "9.3-d1", "--json").json["statements"][0]["edition"] == "2017"


@pytest.fixture
def checkout(monkeypatch, tmp_path):
    """A checkout whose tests prove two statements."""
    folder = tmp_path / "tests" / "example"
    folder.mkdir(parents=True)
    (folder / "test_march.py").write_text(
        "def test_2_5_r1_a_card_marches():\n    pass\n\n\n"
        '@proves("2.5-r2..r3")\ndef test_the_window():\n    pass\n'
    )
    monkeypatch.setattr(command, "CHECKOUT", tmp_path)


@pytest.mark.usefixtures("checkout")
def test_coverage(cuius):
    answer = cuius("rules", "example", "2.5", "--coverage", "--json").json
    assert answer == {
        "title": "example",
        "statements": 5,
        "with_code": 5,
        "with_test": 3,
        "missing": ["GAT 2.5-r4", "GAT 2.5-r5"],
    }
    out = cuius("rules", "example", "--coverage").out
    assert "example/test_march.py::test_2_5_r1_a_card_marches" in out
    assert "example/phases/march.py:" in out
    assert "16 statements, 16 in code, 3 with a test." in out


def test_coverage_needs_tests(cuius, monkeypatch, tmp_path):
    monkeypatch.setattr(command, "CHECKOUT", tmp_path)
    said = cuius("rules", "example", "--coverage", "--json")
    assert said.is_a_refusal
    assert "no tests of example" in said.err


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["nonsense"], "no title 'nonsense'"),
        (["example", "9.9"], "no section or statement '9.9'; its chapters are 1, 2 or 3"),
        (["example", "2.5-r99"], "no section or statement"),
    ],
)
def test_bad_input_is_refused(cuius, arguments, hint):
    said = cuius("rules", *arguments, "--json")
    assert said.is_a_refusal
    assert hint in said.err


def with_folder(monkeypatch, folder):
    title = msgspec.structs.replace(get_title("example"), folder=folder)
    monkeypatch.setattr(command, "get_title", lambda name: title)


def test_a_title_without_statements(cuius, monkeypatch, tmp_path):
    with_folder(monkeypatch, tmp_path)
    said = cuius("rules", "example")
    assert said.is_a_refusal
    assert "no rule statements" in said.err


@pytest.mark.parametrize("text", ["[[", "a = 1", '[[statement]]\nid = "GAT 1.1-r1"'])
def test_statements_that_cannot_be_read_are_a_failure(cuius, monkeypatch, tmp_path, text):
    with_folder(monkeypatch, tmp_path)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "rules.toml").write_text(text)
    said = cuius("rules", "example")
    assert (said.status, said.out) == (1, "")
    assert said.err.count("\n") == 1


def test_statements_in_another_language(cuius):
    [told] = cuius("rules", "revolution", "2.1-r1", "--language", "fr", "--json").json["statements"]
    [english] = cuius("rules", "revolution", "2.1-r1", "--json").json["statements"]
    assert told["id"] == english["id"]
    assert told["text"] != english["text"]
    said = cuius("rules", "revolution", "--language", "la")
    assert said.status == 2
    assert "choose en, fr, it or nl" in said.err


def test_the_rule_book_is_written_as_a_page(cuius, tmp_path):
    page = tmp_path / "book.html"
    assert cuius("rules", "revolution", "--book", str(page)).status == 0
    assert page.read_text().startswith("<!doctype html>")
    said = cuius("rules", "example", "--book", str(tmp_path / "none.html"))
    assert said.status == 2
    assert "no rule book" in said.err
    assert not (tmp_path / "none.html").exists()
