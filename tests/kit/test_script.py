"""Scripted chance: how reasons may be written."""

from __future__ import annotations

import pytest

from cuius.kit.script import matches_reason


@pytest.mark.parametrize(
    ("name", "why", "same"),
    [
        ("march.attack", "march.attack", True),
        ("march_attack", "march.attack", True),
        ("attack", "march.attack", True),
        ("tack", "march.attack", False),
        ("march", "march.attack", False),
        ("counter_attack", "march.counter_attack", True),
        ("attack", "march.counter_attack", False),
    ],
)
def test_reasons_may_be_shortened_from_the_left(name, why, same):
    assert matches_reason(name, why) is same
