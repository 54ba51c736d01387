"""The chapters of tables in the rule book tell what the data say."""

from __future__ import annotations

import pytest

from cuius.core.text import LANGUAGES
from cuius.titles.here_i_stand.ids import SEAS, SPACES
from tests.here_i_stand.book_tables import SCENARIOS, chapters, path_of
from tests.here_i_stand.tables import his_table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_are_those_of_the_data(language):
    """`python -m tests.here_i_stand.book_tables` writes them."""
    for name, text in chapters(language).items():
        assert path_of(language, name).read_text(encoding="utf-8") == text, name


def test_every_space_and_sea_has_its_line():
    lines = chapters("en")["49-spaces-and-seas"].splitlines()
    rows = [
        line
        for line in lines
        if line.startswith("| ") and not line.startswith(("| Space", "| Sea zone", "| ---"))
    ]
    assert len(rows) == len(SPACES) + len(SEAS) == 134 + 14


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_both_editions_begin_alike(scenario):
    """So that one table of units is enough."""
    first, later = (his_table(scenario=scenario, edition=e).state for e in ("first", "2017"))
    for column in ("regulars", "hired", "squadrons", "corsairs", "leader_at", "control", "faith", "relation"):
        assert list(getattr(first, column)) == list(getattr(later, column)), column
