"""The copy of the page that the client's tests read."""

from __future__ import annotations

from pathlib import Path

import msgspec

from cuius.core.title import get_title

SAMPLE = Path(__file__).parents[2] / "web" / "tests" / "samples" / "guerres.page.json"


def test_the_clients_sample_is_what_the_page_is_told():
    sample = msgspec.json.decode(SAMPLE.read_bytes())
    page = msgspec.json.decode(msgspec.json.encode(get_title("guerres").page_data(None, {}), enc_hook=int))
    assert sample == {name: page[name] for name in sample}
