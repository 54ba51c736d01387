"""What a page is told once of Les Guerres."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cuius.core.title import get_title
from cuius.titles.guerres.ids import PROVINCES, TOWNS


def told(overlay: dict[str, Any] | None = None, **options: str) -> dict[str, Any]:
    page = get_title("guerres").page_data(overlay, options)
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(page, enc_hook=int))
    return decoded


@pytest.mark.parametrize(("kind", "names"), [("province", PROVINCES), ("town", TOWNS)])
def test_every_place_has_a_spot_of_its_own(kind, names):
    spots = told()["drawing"][kind]
    assert set(spots) == set(names.words)
    assert len({tuple(spot) for spot in spots.values()}) == len(spots)
    assert all(0 <= at <= 1000 for spot in spots.values() for at in spot)


def test_an_overlay_stands_on_the_page_and_is_marked():
    """An owner of the printed game knows better; the page says of which values that is true."""
    laid = told({"character": {"gaspard_de_coligny": {"intrigue": 2}}})
    coligny = laid["ids"]["characters"].index("gaspard_de_coligny")
    assert told()["board"]["intrigue"][coligny] == 3
    assert laid["board"]["intrigue"][coligny] == 2
    sources = [m["source"] for m in laid["marks"] if m["path"] == "character.gaspard_de_coligny"]
    assert sources == ["reconstructed", "overlay"]


def test_characters_and_cards_can_be_looked_up():
    entries = {tuple(e["thing"]): e for e in told()["lookup"]}
    coligny = dict(entries["character", "gaspard_de_coligny"]["facts"])
    assert (coligny["lookup-military"], coligny["lookup-intrigue"]) == (2, 3)
    assert coligny["lookup-command"] == ["rank", "b"]
    assert "lookup-second" not in coligny
    assert dict(entries["size", "large"]["facts"])["lookup-cost"] == 5
    assert entries["event", "ambush"]["text"] == "lookup-about-event-ambush"


def test_what_is_looked_up_has_its_source_among_the_marks():
    """The client finds the marks of a thing by its record; nearly all values are reconstructed."""
    page = told()
    paths = {m["path"] for m in page["marks"] if m["source"] == "reconstructed"}
    visitors = {"parma", "charles_emmanuel", "john_casimir"}
    for kind, word in (e["thing"] for e in page["lookup"]):
        if word == "le_havre":  # the rulebook itself tells of it
            assert f"{kind}.{word}" not in paths
        elif kind in ("province", "town", "event", "chit", "size"):
            assert f"{kind}.{word}" in paths
        elif kind == "character":
            assert f"{'visitor' if word in visitors else 'character'}.{word}" in paths
        elif kind == "country":
            assert any(path.startswith("diplomacy.") and path.endswith(f"_{word}") for path in paths)
