"""A pytest fixture: after every test, fail on scripted rolls and draws that were not used.

In a `conftest.py`: `from cuius.kit.plugin import nothing_left_over`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cuius.kit.table import CREATED


@pytest.fixture(autouse=True)
def nothing_left_over(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every scripted result of every table must have been used."""
    CREATED.clear()
    before = request.session.testsfailed
    yield
    if request.session.testsfailed == before:
        for table in CREATED:
            table.done()
    CREATED.clear()
