"""What a browser must load before a table is shown."""

from __future__ import annotations

import gzip
import json
import re

import pytest

from cuius.server.client import STATIC

MOST = 300_000
"""Bytes, compressed."""


def closure(first: set[str], pattern: str) -> set[str]:
    """The assets that these lead to."""
    assets = STATIC / "assets"
    found, waiting = set(), set(first)
    while waiting:
        name = waiting.pop()
        found.add(name)
        if name.endswith((".js", ".css")):
            waiting |= set(re.findall(pattern, (assets / name).read_text(encoding="utf-8"))) - found
    return found


def test_a_table_is_light():
    index = STATIC / "index.html"
    if not index.exists():
        pytest.fail("the client is not built: run `make setup`")
    names = [p.name for p in (STATIC / "assets").iterdir()]
    first = set(re.findall(r"assets/([\w.-]+)", index.read_text(encoding="utf-8")))
    everything = closure(first, r"([\w.-]+-[\w-]{8}\.(?:js|css|woff2))")
    loaded = {n for n in everything if n in names and not re.match(r"(client|table)-", n)}
    languages = sorted((n for n in names if re.match(r"(client|table)-", n)), reverse=True)
    assert any(name.endswith(".woff2") for name in loaded), "the type is loaded too"
    total = sum(len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in {*loaded, *languages})
    print(f"{total / 1000:.0f} kB compressed, in all four languages")
    assert total < MOST, json.dumps({n: (STATIC / "assets" / n).stat().st_size for n in sorted(loaded)})
