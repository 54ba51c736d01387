"""Games of local play in a database."""

from __future__ import annotations

from cuius.server.app import create_app
from cuius.server.secrets import new_key
from cuius.server.settings import Settings
from tests.server.browser import Browser

KEY = new_key()
"""Of stored secrets: no key file lies about."""


def begin_games(database: str, games: int = 1, answers: int = 4) -> list[str]:
    """Tables of local play at which a few answers were given; their ids."""
    with Browser(create_app(Settings(database=database, secret_keys=(KEY,), local=True))) as browser:
        return [begin_game(browser, answers) for _ in range(games)]


def begin_game(browser: Browser, answers: int) -> str:
    wish = {"title": "revolution", "players": 2, "name": "Ghent"}
    table_id: str = browser.post("/api/tables", json=wish).json()["id"]
    for seat in browser.get(f"/api/tables/{table_id}").json()["seats"]:
        browser.post(f"/api/tables/{table_id}/join", json={"seat": seat["seat"]})
    assert browser.post(f"/api/tables/{table_id}/start").status_code == 204
    for number in range(answers):
        answer_once(browser, table_id, f"answer-{number}")
    return table_id


def answer_once(browser: Browser, table_id: str, answer_id: str) -> None:
    """Whoever is asked first gives the first answer."""
    seat = browser.get(f"/api/tables/{table_id}").json()["asked_seats"][0]
    question = browser.get(f"/api/tables/{table_id}/observation", params={"seat": seat}).json()["question"]
    answer = {"id": answer_id, "seat": seat, "number": question["number"], "key": question["key"]}
    taken = browser.post(f"/api/tables/{table_id}/answer", json={**answer, "answer": question["options"][0]})
    assert taken.status_code == 200, taken.text
