"""Fuzzing: every configuration, repeatable, and how a difference is described."""

from __future__ import annotations

import msgspec
import pytest

from cuius.core.title import get_title
from cuius.kit import fuzz
from cuius.kit.laws.law import first_difference

EXAMPLE = get_title("example")


def test_fuzz_goes_through_every_configuration():
    configs = fuzz.configurations(EXAMPLE)
    assert len(configs) == 2 * 3 * 2
    assert len({msgspec.json.encode(c) for c in configs}) == 12


def test_fuzz_is_repeatable():
    one, other = (fuzz.fuzz("example", games=2, seed=5, laws=["bound"]) for _ in range(2))
    assert (one.decisions, one.endings, one.longest) == (other.decisions, other.endings, other.longest)


def test_fuzz_from_the_command_line(capsys):
    assert fuzz.main(["example", "--games", "1", "--laws", "options,fork"]) == 0
    assert capsys.readouterr().out.startswith("example: 1 games, ")


def test_fuzz_refuses_what_does_not_exist(capsys):
    assert fuzz.main(["chess"]) == 2
    assert "There is no title 'chess'" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        fuzz.main(["example", "--laws", "gravity"])


def test_differences_are_shown_where_they_are():
    assert first_difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == ".a[1].b is 2 and 3"
    assert first_difference([1], [1, 2]).startswith(" has 1 and 2 elements")
    assert first_difference({"a": 1}, {}) == ".a is only in the first"
    assert "another order" in first_difference({"a": 1, "b": 2}, {"b": 2, "a": 1})
