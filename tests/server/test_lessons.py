"""A game is taught at a table of one's own."""

from __future__ import annotations


def test_a_lesson_is_a_table_of_ones_own_that_is_being_played(browser):
    anna = browser.of("Anna")
    made = anna.post("/api/lessons", json={"title": "revolution"})
    assert made.status_code == 201, made.text
    info = anna.get(f"/api/tables/{made.json()['id']}").json()
    assert (info["lesson"], info["status"], info["public"]) == ("first", "running", False)
    assert [s["seat"] for s in info["seats"] if s["mine"]] == ["burghers"]
    assert [s["bot"] for s in info["seats"] if not s["mine"]] == ["steward"] * 4
    bert = browser.of("Bert")
    assert bert.get(f"/api/tables/{info['id']}").status_code == 404
    assert bert.get("/api/tables", params={"which": "running"}).json() == []
    other = anna.post("/api/tables", json={"title": "revolution"}).json()["id"]
    assert anna.get(f"/api/tables/{other}").json()["lesson"] is None


def test_every_lesson_has_the_same_chance(browser):
    anna = browser.of("Anna")
    tables = [anna.post("/api/lessons", json={"title": "revolution"}).json()["id"] for _ in range(2)]
    told = {anna.get(f"/api/tables/{table}").json()["commitment"] for table in tables}
    assert len(told) == 1


def test_games_without_a_lesson_and_strangers_are_refused(browser):
    assert browser.post("/api/lessons", json={"title": "revolution"}).status_code == 401
    anna = browser.of("Anna")
    assert anna.post("/api/lessons", json={"title": "example"}).status_code == 404
    assert anna.post("/api/lessons", json={"title": "revolution", "lesson": "sea"}).status_code == 404


def test_a_game_has_several_lessons(browser):
    anna = browser.of("Anna")
    made = anna.post("/api/lessons", json={"title": "here_i_stand", "lesson": "sea"})
    info = anna.get(f"/api/tables/{made.json()['id']}").json()
    assert (info["lesson"], info["scenario"]) == ("sea", "1532")
    assert [s["seat"] for s in info["seats"] if s["mine"]] == ["ottoman"]


def test_the_offer_says_where_there_is_a_lesson(browser):
    offer = next(o for o in browser.get("/api/titles").json() if o["name"] == "revolution")
    assert offer["lessons"] == ["first"]
    book = browser.get("/api/titles/revolution").json()["lessons"]
    assert book["lesson"][0]["seat"] == "burghers"
    assert "lesson-tax-rate" in [note["text"] for note in book["note"] if note["key"] == "tax.rate"]
