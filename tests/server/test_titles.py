"""What the server says about the games."""

from __future__ import annotations

import pytest
from litestar.testing import TestClient

from cuius.core.title import LANGUAGES, get_title, offered_titles
from cuius.server.app import create_app
from cuius.server.settings import Settings


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    folder = tmp_path_factory.mktemp("titles")
    with TestClient(create_app(Settings(database=f"sqlite:///{folder}/t.db", plain_http=True))) as client:
        yield client


def test_every_game_is_offered_with_its_choices(client):
    offers = client.get("/api/titles").json()
    assert [o["name"] for o in offers] == [t.name for t in offered_titles()]
    for offer in offers:
        assert offer["players"]
        assert offer["scenarios"]
        assert all(o["default"] in o["choices"] for o in offer["options"])
        assert "steward" in offer["bots"]


def test_a_game_is_told_with_rules_and_drawing(client):
    answer = client.get("/api/titles/revolution")
    told = answer.json()
    assert told["prefix"] == "REV"
    assert {r["id"] for r in told["rules"]} >= {"REV 2.1-r1", "REV 6.13-r2"}
    page = told["page"]
    assert page["ids"]["factions"] == ["catholics", "habsburgs", "nobility", "burghers", "reformers"]
    assert set(page["drawing"]["province"]) == set(page["ids"]["provinces"])
    assert len(page["board"]["limit"]) == len(page["ids"]["provinces"])
    assert page["marks"]
    assert all(mark["source"] for mark in page["marks"])


@pytest.mark.parametrize("path", ["/api/titles/revolution", "/api/titles/revolution/text/fr"])
def test_what_a_browser_keeps_is_not_sent_again(client, path):
    first = client.get(path)
    again = client.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    assert first.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game_come_with_those_of_every_table(client, language):
    words = client.get(f"/api/titles/revolution/text/{language}").text
    assert "setup-army =" in words
    assert "refused-not-offered =" in words


def test_seats_follow_the_choices(client):
    path = "/api/titles/revolution/seats"
    assert list(client.get(path, params={"players": 2}).json()) == [
        "catholics_habsburgs",
        "burghers_reformers",
    ]
    three = {"players": 3, "option": "factions:burghers_reformers"}
    assert list(client.get(path, params=three).json()) == ["catholics", "burghers", "reformers"]
    assert len(client.get(path).json()) == max(get_title("revolution").players)


@pytest.mark.parametrize("query", [{"players": 9}, {"option": "edition"}, {"option": "edition:1999"}])
def test_senseless_seats_are_refused(client, query):
    assert client.get("/api/titles/revolution/seats", params=query).status_code == 400


@pytest.mark.parametrize(
    "path", ["/api/titles/chess", "/api/titles/example", "/api/titles/revolution/text/la"]
)
def test_unknown_games_and_languages_are_not_found(client, path):
    assert client.get(path).status_code == 404


def test_what_is_the_same_for_everybody_is_compressed(client):
    told = client.get("/api/titles/revolution", headers={"Accept-Encoding": "gzip"})
    assert told.headers["content-encoding"] == "gzip"
    assert told.json()["name"] == "revolution"
    assert "content-encoding" not in client.get("/api/tables", headers={"Accept-Encoding": "gzip"}).headers
