"""Weights of stewards: read, refused, changed and written again."""

from __future__ import annotations

import pytest

from cuius.core.title import get_title, installed_titles
from cuius.core.weights import WEIGHTS_FILE, TuningRun, WeightTable, load_weights, parse_weights, weights_text

TEXT = """# About them.

[weights]
hope = 0.5
envy = 0.25

[roles.nobility]
hope = 0.75

[scenarios.siege.nobility]
envy = 0.5

[[tuned]]
command = "cuius tune"
roles = ["nobility"]
games = 10
before = 0.5
after = 0.6
"""


def test_a_role_weighs_as_all_but_where_it_differs():
    table = parse_weights(TEXT, "here")
    assert table.of_role("nobility") == {"hope": 0.75, "envy": 0.25}
    assert table.of_role("burghers") == {"hope": 0.5, "envy": 0.25}
    assert table.of_role("nobility", "siege") == {"hope": 0.75, "envy": 0.5}
    assert table.tuned == (TuningRun("cuius tune", ("nobility",), 10, 0.5, 0.6),)


def test_what_was_read_is_written_again():
    assert weights_text(parse_weights(TEXT, "here"), TEXT) == TEXT


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (TEXT.replace("hope = 0.75", "pride = 0.75"), "no weight is called pride"),
        (TEXT.replace("envy = 0.25", "envy = -1"), "above zero"),
    ],
)
def test_unknown_and_negative_weights_are_refused(wrong, why):
    with pytest.raises(ValueError, match=why):
        parse_weights(wrong, "here")


def test_changes_make_a_new_table_for_one_role_or_for_all():
    table = WeightTable({"hope": 0.5}, {"nobility": {"hope": 0.75}})
    assert table.with_changes({"hope": 2.0}).of_role("burghers") == {"hope": 2.0}
    one = table.with_changes({"hope": 3.0}, "burghers")
    assert [one.of_role(role)["hope"] for role in ("burghers", "nobility", "reformers")] == [3.0, 0.75, 0.5]
    there = table.with_changes({"hope": 4.0}, "burghers", "siege")
    assert [there.of_role("burghers", scenario)["hope"] for scenario in ("siege", "")] == [4.0, 0.5]


@pytest.mark.parametrize("name", installed_titles())
def test_every_title_has_its_weights_written_as_the_command_writes_them(name):
    title = get_title(name)
    text = (title.folder / WEIGHTS_FILE).read_text(encoding="utf-8")
    assert weights_text(load_weights(title.folder), text) == text
    assert title.weights is not None
    assert set(title.weights.roles) <= set(title.cast.people if title.cast else ())
    assert set(title.weights.scenarios) <= set(title.scenarios)
