"""What the server says about the games."""

from __future__ import annotations

import re

import pytest
from litestar.testing import TestClient

from cuius.core.board_data import SOURCES
from cuius.core.rulebook import load_statements
from cuius.core.title import LANGUAGES, get_title, offered_titles
from cuius.server.app import create_app
from cuius.server.settings import Settings


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    folder = tmp_path_factory.mktemp("titles")
    with TestClient(create_app(Settings(database=f"sqlite:///{folder}/t.db", plain_http=True))) as client:
        yield client


@pytest.fixture(scope="module")
def local_client(tmp_path_factory):
    folder = tmp_path_factory.mktemp("local")
    settings = Settings(database=f"sqlite:///{folder}/t.db", plain_http=True, local=True)
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
        yield client


def test_every_game_is_offered_with_its_choices(client):
    offers = client.get("/api/titles").json()
    assert [o["name"] for o in offers] == [t.name for t in offered_titles()]
    for offer in offers:
        assert offer["players"]
        assert offer["scenarios"]
        assert all(o["default"] in o["choices"] for o in offer["options"])
        assert "steward" in offer["bots"]


def test_a_game_is_told_with_its_drawing(client):
    answer = client.get("/api/titles/revolution")
    told = answer.json()
    assert told["prefix"] == "REV"
    page = told["page"]
    assert page["ids"]["factions"] == ["catholics", "habsburgs", "nobility", "burghers", "reformers"]
    assert set(page["drawing"]["province"]) == set(page["ids"]["provinces"])
    assert len(page["board"]["limit"]) == len(page["ids"]["provinces"])
    assert page["marks"]
    assert all(mark["source"] for mark in page["marks"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_told_in_every_language(client, language):
    rules = {rule["id"]: rule for rule in client.get(f"/api/titles/revolution/rules/{language}").json()}
    assert len(rules) == len(load_statements(get_title("revolution").folder))
    english = load_statements(get_title("revolution").folder)[0]
    assert (rules[english.id]["text"] == english.text) == (language == "en")


@pytest.mark.parametrize("title", [t.name for t in offered_titles()])
def test_a_rule_book_leads_to_statements_and_rulings(client, title):
    book = client.get(f"/api/titles/{title}/book/en").json()
    html = "".join(chapter["html"] for chapter in book["chapters"])
    cited = {id_ for ids in re.findall(r'data-rules="([^"]*)"', html) for id_ in ids.split()}
    assert cited == {s.id.partition(" ")[2] for s in load_statements(get_title(title).folder)}
    assert set(re.findall(r'data-ruling="([^"]*)"', html)) <= {ruling["id"] for ruling in book["rulings"]}
    assert {id_ for ruling in book["rulings"] for id_ in ruling["statements"]} <= cited
    assert sum(bool(ruling["statements"]) for ruling in book["rulings"]) > len(book["rulings"]) / 2
    assert "{" not in re.sub(r"<[^>]*>", "", html)


@pytest.mark.parametrize(
    "path",
    ["/api/titles/revolution", *(f"/api/titles/revolution/{what}/fr" for what in ("text", "rules", "book"))],
)
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
    assert "lesson-welcome =" not in words
    assert "\n#" not in words
    assert "lesson-welcome =" in client.get(f"/api/titles/revolution/text/{language}?part=lessons").text


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
    "path",
    [
        "/api/titles/chess",
        "/api/titles/example",
        *(f"/api/titles/revolution/{what}/la" for what in ("text", "rules", "book")),
    ],
)
def test_unknown_games_and_languages_are_not_found(client, path):
    assert client.get(path).status_code == 404


def test_what_is_the_same_for_everybody_is_compressed(client):
    told = client.get("/api/titles/revolution", headers={"Accept-Encoding": "gzip"})
    assert told.headers["content-encoding"] == "gzip"
    assert told.json()["name"] == "revolution"
    assert "content-encoding" not in client.get("/api/tables", headers={"Accept-Encoding": "gzip"}).headers


@pytest.mark.parametrize("title", [t.name for t in offered_titles()])
def test_every_value_of_a_board_says_where_it_comes_from(client, title):
    entries = client.get(f"/api/titles/{title}/board").json()
    fields = [field for entry in entries for field in entry["fields"]]
    assert {field["source"] for field in fields} <= set(SOURCES)
    assert any(not field["fixed"] for field in fields)
    assert client.get(f"/api/titles/{title}/board?edition=unknown").status_code == 404


def test_things_lead_to_rules_and_rulings(client):
    found = client.get("/api/titles/here_i_stand/references").json()
    gout = found["things"]["card:gout"]
    assert gout["rules"][0] == "24-k32"
    named = {ruling for thing in found["things"].values() for ruling in thing["rulings"]}
    assert {ruling["id"] for ruling in found["rulings"]} == named
    french = client.get("/api/titles/here_i_stand/references?language=fr").json()
    assert french["things"] == found["things"]
    told = {ruling["id"]: ruling["heading"] for ruling in french["rulings"]}
    assert told["R401"] == "La Goutte et le reste de la formation"
    assert client.get("/api/titles/here_i_stand/references?language=xx").status_code == 404


def test_values_of_a_printed_board_are_checked_in_the_readers_language(local_client):
    path, headers = "/api/titles/here_i_stand/board/check", {"X-Cuius": "1", "Accept-Language": "fr"}
    good = local_client.post(path, json={"board": {"card": {"gout": {"cp": 3}}}}, headers=headers)
    assert good.status_code == 204
    bad = local_client.post(path, json={"board": {"card": {"gout": {"cp": 9}}}}, headers=headers)
    assert (bad.status_code, bad.json()["code"]) == (400, "board-whole")
    assert bad.json()["text"].startswith("card.gout.cp doit être un nombre entier")
