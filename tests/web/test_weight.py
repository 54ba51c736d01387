"""What a browser must load from an empty cache, through the lobby and a new table, to the first question."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from cuius.core.title import LANGUAGES
from cuius.server.app import create_app
from cuius.server.settings import Settings
from cuius.server.web.static_files import STATIC_FOLDER

ASSETS = STATIC_FOLDER / "assets"
TITLES = ("revolution", "guerres", "here_i_stand")
MOST = 320_000
"""Bytes over the wire for a table of any title, in any one language."""
HEADERS = 550
"""Bytes of each answer that are not its content."""
OTHERWISE = 15_000
"""Bytes of the answers that belong to one table: who sits there, the observation, the chat."""
ON_DEMAND = re.compile(
    r"(AccountPage|Analysis|Archive|BoardPage|Charts|Chat|ClubPage|ClubsPage|Deals|EmbedPage|EndPage"
    r"|FallbackBoard|Glossary|HostPage|InvitePanel|LessonNotes|LibraryPage|Listing|NewTournamentPage"
    r"|Outcome|PaceFields|Panels|PeoplePage|PlayOnForm|PlayOnPage|PositionPage|ProfilePage|RoleCard"
    r"|RulesPage|SectionPage|SettingsPage|SignIn|StandingOrders|StatisticsPage|SureButton|ThingRules"
    r"|TournamentPage|WaitingRoom|WhatIfBanner|account|archive|clubs|end_page|host|library|names|people"
    r"|settings_page|sounds|verification)-"
)
"""What is loaded when it is opened and by no table before: pages beside the table with their words, the
waiting room of a new table, rule books, values, tabs, the card of a role, lessons, the end of a
game, the check of its dice, sounds."""
STATIC_IMPORT = re.compile(r"(?:from|import)\s*[\"`']\./([\w.-]+\.js)[\"`']")
DYNAMIC_IMPORT = re.compile(
    r"import\([\"`']\./([\w.-]+\.js)[\"`']\)(?:\.then\([^()]*\))?(?:,__vite__mapDeps\(\[([\d,]*)\]\))?"
)
DEPENDENCIES = re.compile(r"m\.f=(\[.*?\])")
PART = re.compile(r"[\"`']\./(\w+)/(?:parts|index)\.ts[\"`']:\(\)=>\w+\(\(\)=>import\([\"`']\./([\w.-]+\.js)")
"""The parts of a title, and the words of a language."""


def linked(name: str, elsewhere: set[str]) -> Iterator[str]:
    """The assets that one leads to, at once or when it runs; not those of other titles and languages."""
    text = (ASSETS / name).read_text(encoding="utf-8") if name.endswith((".js", ".css")) else ""
    yield from re.findall(r"url\(/assets/([\w.-]+)\)", text)
    yield from STATIC_IMPORT.findall(text)
    listed = DEPENDENCIES.search(text)
    dependencies = [path.split("/")[-1] for path in json.loads(listed.group(1))] if listed else []
    for script, numbers in DYNAMIC_IMPORT.findall(text):
        if script not in elsewhere and not ON_DEMAND.match(script):
            yield script
            yield from (dependencies[int(n)] for n in numbers.split(",") if n)


def loaded(first: set[str], elsewhere: set[str]) -> set[str]:
    """All assets that these lead to."""
    found, waiting = set(), set(first)
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= set(linked(name, elsewhere)) - found
    return found


def wire_bytes(name: str) -> int:
    compressed = ASSETS / f"{name}.br"
    return HEADERS + (compressed if compressed.exists() else ASSETS / name).stat().st_size


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(database=f"sqlite:///{tmp_path}/cuius.db", data=str(tmp_path), plain_http=True)
    with TestClient(create_app(settings)) as client:
        yield client


def test_the_table_of_every_title_is_light(client):
    index = (STATIC_FOLDER / "index.html").read_text(encoding="utf-8")
    first = set(re.findall(r"assets/([\w.-]+)", index))
    scripts = [path.read_text(encoding="utf-8") for path in ASSETS.glob("*.js")]
    parts = {name: script for text in scripts for name, script in PART.findall(text)}
    assert {*TITLES, *LANGUAGES} == set(parts)
    for title in TITLES:
        for language in LANGUAGES:
            elsewhere = {script for name, script in parts.items() if name not in (title, language)}
            weights = {name: wire_bytes(name) for name in loaded(first, elsewhere)}
            assert any(name.endswith(".woff2") for name in weights), "the type is loaded too"
            assert parts[title] in weights
            for path in (f"/api/titles/{title}", f"/api/titles/{title}/text/{language}"):
                answer = client.get(path, headers={"Accept-Encoding": "gzip"})
                weights[path] = HEADERS + int(answer.headers["content-length"])
            total = sum(weights.values()) + OTHERWISE
            assert total < MOST, json.dumps({title: weights})
