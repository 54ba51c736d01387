"""Citations: one, several, ranges; names of tests; and where everything lives."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import coverage, find_citations, find_proofs, invariant, load_statements, proves


def ids(text: str) -> list[str]:
    return [bare for bare, _ in find_citations(text)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("2.5-r4 a tie goes to the garrison", ["2.5-r4"]),
        ('rule="6.13-r2"', ["6.13-r2"]),
        ("REV 6.13-r2", ["6.13-r2"]),
        ("# 2.5-r1..r4", ["2.5-r1", "2.5-r2", "2.5-r3", "2.5-r4"]),
        ("(2.5-r1,r3)", ["2.5-r1", "2.5-r3"]),
        ("2.5-r1, r3, r5", ["2.5-r1", "2.5-r3", "2.5-r5"]),
        ("2.5-r1,r3..r5", ["2.5-r1", "2.5-r3", "2.5-r4", "2.5-r5"]),
        ("2.5-r1..r2,r7", ["2.5-r1", "2.5-r2", "2.5-r7"]),
        ("2.5-r1 and 3.1-r2", ["2.5-r1", "3.1-r2"]),
        ("5.6.4-e12", ["5.6.4-e12"]),
        ("7-r1", ["7-r1"]),
        ("2.5-r1, 2.6-r1", ["2.5-r1", "2.6-r1"]),
        ("2.5-r4b and 2.5-p3a,p3c", ["2.5-r4b", "2.5-p3a", "2.5-p3c"]),
        ("2.5-p9a..p9c", ["2.5-p9a", "2.5-p9b", "2.5-p9c"]),
        ("2.5-r1b..r3", ["2.5-r1b", "2.5-r2", "2.5-r3"]),
        ("section 2.5 without a statement", []),
        ("v2.5-r1 and x.2.5-r1", []),
        ("2.5 -r1", []),
        ("2024-01-15", []),
    ],
)
def test_what_a_text_cites(text, found):
    assert ids(text) == found


def test_citations_know_their_line():
    assert list(find_citations("a\n2.5-r1\n\n3.1-r1..r2")) == [("2.5-r1", 2), ("3.1-r1", 4), ("3.1-r2", 4)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("def test_2_5_r4_a_tie():\n", [("2.5-r4", "test_2_5_r4_a_tie")]),
        ("def test_2_5_r4():\n", [("2.5-r4", "test_2_5_r4")]),
        ("    def test_6_13_r10_x(self):\n", [("6.13-r10", "test_6_13_r10_x")]),
        ("def test_2_5_r4b_x():\n", [("2.5-r4b", "test_2_5_r4b_x")]),
        ("def test_7_r1_x():\n", [("7-r1", "test_7_r1_x")]),
        ("def test_the_2_5_r4_rule():\n", []),
        ("def helper_2_5_r4():\n", []),
        (
            '@proves("2.5-r1..r2", "3.1-r1")\ndef test_much():\n',
            [("2.5-r1", "test_much"), ("2.5-r2", "test_much"), ("3.1-r1", "test_much")],
        ),
        (
            '@proves("2.5-r1,r3")\n@pytest.mark.slow\ndef test_much():\n',
            [("2.5-r1", "test_much"), ("2.5-r3", "test_much")],
        ),
        (
            '@proves(\n    "2.5-r1",\n    "2.6-r1",\n)\ndef test_much():\n',
            [("2.5-r1", "test_much"), ("2.6-r1", "test_much")],
        ),
    ],
)
def test_what_a_test_proves(text, found):
    assert list(find_proofs(text)) == found


def test_marks_leave_the_function_as_it_is():
    @proves("2.5-r1", "2.6-r1")
    def check():
        return 3

    @invariant("9.1")
    def holds(g):
        yield True, None

    assert check() == 3
    assert check.proves == ("2.5-r1", "2.6-r1")
    assert holds.rule == "9.1"


STATEMENTS = """
[[statement]]
id = "TOY 1.1-r1"
section = "1.1"
text = "One."

[[statement]]
id = "TOY 1.1-r2"
section = "1.1"
text = "Two."
edition = "2004"
"""


@pytest.fixture
def house(tmp_path):
    title, tests = tmp_path / "toy", tmp_path / "tests"
    (title / "data").mkdir(parents=True)
    tests.mkdir()
    (title / "data" / "rules.toml").write_text(STATEMENTS)
    (title / "play.py").write_text('"""1.1-r1 One."""\n')
    (tests / "test_play.py").write_text("def test_1_1_r2_two():\n    pass\n")
    return title, tests


def test_coverage_shows_code_and_tests(house):
    one, two = coverage("TOY", *house)
    assert (one.statement.id, one.code, one.tests) == ("TOY 1.1-r1", ("toy/play.py:1",), ())
    assert (two.code, two.tests) == ((), ("tests/test_play.py::test_1_1_r2_two",))
    assert two.statement.edition == "2004"


def test_a_statement_stands_once(house):
    title, _ = house
    (title / "data" / "rules.toml").write_text(STATEMENTS.replace("r2", "r1"))
    with pytest.raises(ValueError, match=r"'TOY 1\.1-r1' stands twice"):
        load_statements(title)
