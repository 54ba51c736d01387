"""For pytest: after every test, fail on throws that a table was told and that never came.

In a `conftest.py`: `from cuius.kit.plugin import nothing_left_over`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cuius.kit.table import CREATED


@pytest.fixture(autouse=True)
def nothing_left_over(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test scripts it must also use."""
    CREATED.clear()
    before = request.session.testsfailed
    yield
    if request.session.testsfailed == before:
        for table in CREATED:
            table.done()
    CREATED.clear()
