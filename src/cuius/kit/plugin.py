"""A pytest fixture: after every test, fail on scripted results that were not used, and undo overrides.

In a `conftest.py`: `from cuius.kit.plugin import nothing_left_over`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cuius.kit.overrides import overriding
from cuius.kit.table import CREATED


@pytest.fixture(autouse=True)
def nothing_left_over(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every scripted result of every table must have been used."""
    CREATED.clear()
    before = request.session.testsfailed
    with overriding():
        yield
    if request.session.testsfailed == before:
        for table in CREATED:
            table.done()
    CREATED.clear()
