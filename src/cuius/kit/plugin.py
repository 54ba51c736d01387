"""For pytest: after every test, fail on throws that a table was told and that never came, and put back what
it overrode.

In a `conftest.py`: `from cuius.kit.plugin import nothing_left_over`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cuius.kit.overrides import overriding
from cuius.kit.table import MADE


@pytest.fixture(autouse=True)
def nothing_left_over(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test scripts it must also use."""
    MADE.clear()
    before = request.session.testsfailed
    with overriding():
        yield
    if request.session.testsfailed == before:
        for table in MADE:
            table.done()
    MADE.clear()
