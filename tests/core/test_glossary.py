"""Look-up: every entry of every game can be told in every language."""

from __future__ import annotations

import pytest

from cuius.core.glossary import GROUPS, entry
from cuius.core.ids import Names
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES, get_title, installed_titles

TITLES = [name for name in installed_titles() if get_title(name).page_data().get("lookup")]
GATES = Names("gate", ("north", "river"))


def test_revolution_can_be_looked_up():
    entries = {tuple(e["thing"]): e for e in get_title("revolution").page_data()["lookup"]}
    holland = dict(entries["province", "holland"]["facts"])
    assert holland["term-limit"] == 11
    assert ["province", "zeeland"] in holland["lookup-borders"]
    assert dict(entries["place", "dordrecht"]["facts"])["term-commercial"] is None
    assert "lookup-vp_final" not in holland
    assert dict(entries["province", "drenthe"]["facts"])["lookup-vp_final"] == 0.45


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TITLES)
def test_everything_has_words(name, language):
    title = get_title(name)
    words = catalogue(title.folder, language)
    for found in title.page_data()["lookup"]:
        assert words.name(*found["thing"])
        assert not found["text"] or words.format(found["text"])
        for label, value in found["facts"]:
            assert words.format(label)
            ids = value if isinstance(value, list) and value and isinstance(value[0], list) else [value]
            assert all(words.name(*v) for v in ids if isinstance(v, list))


@pytest.mark.parametrize("name", TITLES)
def test_nothing_stands_twice(name):
    things = [tuple(e["thing"]) for e in get_title(name).page_data()["lookup"]]
    assert len(things) == len(set(things))


def test_facts_without_a_value_are_remarks_and_empty_lists_are_left_out():
    north, river = GATES
    made = entry("places", north, ("is-gate", None), ("next-to", (river,)), ("men", ()), ("strength", 0))
    assert made["facts"] == [["is-gate", None], ["next-to", [["gate", "river"]]], ["strength", 0]]
    assert made["group"] in GROUPS
