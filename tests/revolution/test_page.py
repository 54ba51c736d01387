"""What a page is told once, and the copy of it that the client's tests read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from cuius.core.title import get_title

SAMPLE = Path(__file__).parents[2] / "web" / "tests" / "samples" / "revolution.page.json"


def test_the_clients_sample_is_what_the_page_is_told():
    assert msgspec.json.decode(SAMPLE.read_bytes()) == told()


def test_an_overlay_stands_on_the_page_and_is_marked():
    """An owner of the printed board knows better; the page says of which values that is true."""
    plain, laid = told(), told({"province": {"artois": {"limit": 5}, "friesland": {"limit": 2}}})
    artois = plain["ids"]["provinces"].index("artois")
    assert plain["board"]["limit"][artois] == 4
    assert laid["board"]["limit"][artois] == 5
    [mark] = [m for m in laid["marks"] if m["path"] == "province.artois.limit"]
    assert mark["source"] == "overlay"
    assert laid["board"]["tax"] == plain["board"]["tax"]


def test_the_page_of_an_edition_has_its_values():
    assert told(edition="2004")["players"] != told()["players"]


def told(overlay: dict[str, Any] | None = None, **options: str) -> dict[str, Any]:
    page = get_title("revolution").page_data(overlay, options)
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(page, enc_hook=int))
    return decoded
