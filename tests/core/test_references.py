"""What stands behind each thing: its statements, its rulings, and the sources of its values."""

from __future__ import annotations

import re

import pytest

from cuius.core.references import references
from cuius.core.rulebook import load_statements
from cuius.core.title import get_title, offered_titles

FACES = {
    "here_i_stand": (r"2[45]-[kd]\d+", "card"),
    "guerres": (r"19-[hklw]\d+", "event"),
}
"""Of each title with cards: the statements that are a card's own, and the kind of the cards."""


@pytest.mark.parametrize("name", FACES)
def test_every_statement_of_a_card_is_linked_from_its_face(name: str) -> None:
    pattern, kind = FACES[name]
    title = get_title(name)
    own = {
        rule
        for thing, found in references(title).items()
        for rule in found.rules[: found.own]
        if thing.startswith(f"{kind}:")
    }
    ids = [s.id.partition(" ")[2] for s in load_statements(title.folder)]
    assert [id_ for id_ in ids if re.fullmatch(pattern, id_) and id_ not in own] == []


@pytest.mark.parametrize("title", offered_titles(), ids=lambda title: title.name)
def test_references_lead_to_statements_and_every_thing_of_the_board_has_sources(title) -> None:
    known = {s.id.partition(" ")[2] for s in load_statements(title.folder)}
    found = references(title)
    things = {":".join(e["thing"]) for e in title.page_data()["lookup"]}
    assert {rule for r in found.values() for rule in r.rules} <= known
    assert any(r.rulings for r in found.values())
    described = {f"{r.thing}:{r.word}" for r in title.board_records("")} & things
    named = {
        thing for thing in described if thing.split(":")[0] not in ("faction", "power", "size", "players")
    }
    assert sorted(thing for thing in named if not found[thing].sources) == []


def test_a_card_leads_with_its_own_statement() -> None:
    gout = references(get_title("here_i_stand"))["card:gout"]
    assert gout.rules[0] == "24-k32"
    assert "24-k2" in gout.rules
    assert gout.sources["public"]
