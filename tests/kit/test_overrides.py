"""Made-up entries of a registry: there during a test, gone after it."""

from __future__ import annotations

import pytest

from cuius.kit import table
from cuius.kit.overrides import override, overriding
from cuius.kit.plugin import nothing_left_over

__all__ = ["nothing_left_over"]

REGISTRY = {"bar": "shuts a gate"}


@pytest.mark.parametrize("test", [1, 2])
def test_a_table_overrides_until_the_test_ends(test):
    assert REGISTRY == {"bar": "shuts a gate"}, "as the test before found it"
    t = (
        table("example", players=3)
        .override(REGISTRY, "bar", "does nothing")
        .override(REGISTRY, "new", "wins")
    )
    assert t.override(REGISTRY, "bar", "opens a gate") is t
    assert REGISTRY == {"bar": "opens a gate", "new": "wins"}


def test_overrides_within_overrides_end_first():
    with overriding():
        override(REGISTRY, "bar", "outer")
        with pytest.raises(ZeroDivisionError), overriding():
            override(REGISTRY, "bar", "inner")
            1 / 0
        assert REGISTRY == {"bar": "outer"}
    assert REGISTRY == {"bar": "shuts a gate"}
