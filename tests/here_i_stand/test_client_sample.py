"""The copy of the page that the client's tests read."""

from __future__ import annotations

from pathlib import Path

import msgspec

from cuius.core.title import get_title

SAMPLE = Path(__file__).parents[2] / "web" / "tests" / "samples" / "here_i_stand.page.json"


def test_the_clients_sample_has_the_names_and_the_board_that_the_page_is_told():
    page = get_title("here_i_stand").page_data(None, {})
    told = msgspec.json.decode(msgspec.json.encode(page, enc_hook=int))
    assert msgspec.json.decode(SAMPLE.read_bytes()) == {"ids": told["ids"], "board": told["board"]}
