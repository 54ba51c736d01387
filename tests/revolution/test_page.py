"""What a page is told once, and the copy of it that the client's tests read."""

from __future__ import annotations

from pathlib import Path

import msgspec

from cuius.core.title import get_title

SAMPLE = Path(__file__).parents[2] / "web" / "tests" / "samples" / "revolution.page.json"


def test_the_clients_sample_is_what_the_page_is_told():
    page = get_title("revolution").page
    assert page is not None
    told = msgspec.json.decode(msgspec.json.encode(page(), enc_hook=int))
    assert msgspec.json.decode(SAMPLE.read_bytes()) == told
