"""What a browser must load before a table is shown."""

from __future__ import annotations

import gzip
import json
import re

import pytest

from cuius.server.web.static_files import STATIC_FOLDER

MOST = 300_000
"""Bytes, compressed, for the table of any one title."""
ON_DEMAND = re.compile(
    r"(AccountPage|Analysis|BoardPage|Charts|EndPage|Glossary|HostPage|InvitePanel|LessonNotes|LibraryPage"
    r"|Lobby|NewTableForm|Outcome|PaceFields|Paging|PeoplePage|PlayOnForm|PlayOnPage|PositionPage|ProfilePage|RoleCard"
    r"|RulesPage|SectionPage|SettingsPage|SignIn|StandingOrders|ThingRules|TitleEmblem|WaitingRoom|account"
    r"|end_page|host|library|names|openTable|overlay|people|settings_page|sounds|start_page|verification)-"
)
"""What is loaded when it is opened and by no table before: pages beside the table with their words, the
form and the waiting room of a new table, rule books, values, tabs, the card of a role, lessons, the end of a
game, the check of its chance, sounds."""
STATIC_IMPORT = r"(?:from|import)\s*[\"`']\./([\w.-]+\.js)[\"`']"
TITLE_PART = r"[\"`']\./(\w+)/\w+\.(?:svelte|ts)[\"`']:\(\)=>\w+\(\(\)=>import\([\"`']\./([\w.-]+\.js)"


def closure(first: set[str], pattern: str) -> set[str]:
    """The assets that these lead to."""
    assets = STATIC_FOLDER / "assets"
    found, waiting = set(), set(first)
    while waiting:
        name = waiting.pop()
        found.add(name)
        if name.endswith((".js", ".css")):
            waiting |= set(re.findall(pattern, (assets / name).read_text(encoding="utf-8"))) - found
    return found


def parts_of_titles(scripts: set[str]) -> dict[str, set[str]]:
    """The scripts that come with the table of one title only, by title."""
    texts = {name: (STATIC_FOLDER / "assets" / name).read_text(encoding="utf-8") for name in scripts}
    found = {pair for text in texts.values() for pair in re.findall(TITLE_PART, text)}
    titles = sorted({title for title, _ in found})
    own = {t: closure({n for title, n in found if title == t}, STATIC_IMPORT) for t in titles}
    shared = closure(scripts - set().union(*own.values()), STATIC_IMPORT)
    return {t: own[t] - shared for t in titles}


def test_the_table_of_every_title_is_light():
    index = STATIC_FOLDER / "index.html"
    if not index.exists():
        pytest.fail("the client is not built: run `make setup`")
    names = [p.name for p in (STATIC_FOLDER / "assets").iterdir()]
    first = set(re.findall(r"assets/([\w.-]+)", index.read_text(encoding="utf-8")))
    everything = closure(first, r"([\w.-]+-[\w-]{8}\.(?:js|css|woff2))")
    loaded = {
        n for n in everything if n in names and not re.match(r"(client|table)-", n) and not ON_DEMAND.match(n)
    }
    languages = sorted((n for n in names if re.match(r"(client|table)-", n)), reverse=True)
    assert any(name.endswith(".woff2") for name in loaded), "the type is loaded too"
    weights = {
        name: len(gzip.compress((STATIC_FOLDER / "assets" / name).read_bytes()))
        for name in {*loaded, *languages}
    }
    parts = parts_of_titles({name for name in loaded if name.endswith(".js")})
    assert {"revolution", "here_i_stand"} <= set(parts)
    for title, own in parts.items():
        others = set().union(*parts.values()) - own
        total = sum(weight for name, weight in weights.items() if name not in others)
        print(f"{title}: {total / 1000:.0f} kB compressed, in all four languages")
        assert total < MOST, json.dumps({title: weights})
