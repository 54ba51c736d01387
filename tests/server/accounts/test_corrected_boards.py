"""Boards corrected from a printed game, kept with the account."""

from __future__ import annotations

from cuius.server.accounts import corrected_boards

GOUT = {"card": {"gout": {"cp": 3}}}


def keep(browser, name="Mine", board=GOUT, title="here_i_stand"):
    return browser.post("/api/me/boards", json={"title": title, "name": name, "board": board})


def test_a_corrected_board_is_kept_listed_renamed_and_removed(browser):
    anna = browser.of("Anna")
    kept = keep(anna, "  Second printing ").json()
    assert (kept["name"], kept["title"], kept["board"]) == ("Second printing", "here_i_stand", GOUT)
    assert anna.get("/api/me/boards").json() == [kept]
    change = {"title": "here_i_stand", "name": "Third", "board": {"card": {"gout": {"cp": 1}}}}
    changed = anna.put(f"/api/me/boards/{kept['id']}", json=change).json()
    assert (changed["name"], changed["board"]) == ("Third", change["board"])
    assert anna.delete(f"/api/me/boards/{kept['id']}").status_code == 204
    assert anna.get("/api/me/boards").json() == []
    assert anna.delete(f"/api/me/boards/{kept['id']}").status_code == 404


def test_a_board_that_does_not_hold_together_is_refused_and_changes_nothing(browser):
    anna = browser.of("Anna")
    kept = keep(anna).json()
    bad = {"title": "here_i_stand", "name": "Bad", "board": {"card": {"gout": {"cp": 9}}}}
    assert anna.post("/api/me/boards", json=bad).json()["code"] == "board-whole"
    assert anna.put(f"/api/me/boards/{kept['id']}", json=bad).status_code == 400
    assert keep(anna, title="chess").status_code == 404
    assert keep(anna, name="   ").status_code == 400
    assert anna.get("/api/me/boards").json() == [kept]


def test_a_board_belongs_to_one_person_and_one_game(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    kept = keep(anna).json()
    path, same = f"/api/me/boards/{kept['id']}", {"title": "here_i_stand", "name": "x", "board": {}}
    assert bert.get("/api/me/boards").json() == []
    assert bert.put(path, json=same).status_code == 404
    assert bert.delete(path).status_code == 404
    assert anna.put(path, json={**same, "title": "revolution"}).status_code == 404
    assert anna.get("/api/me/boards").json() == [kept]


def test_a_kept_board_is_laid_over_ours_at_a_table(browser):
    anna = browser.of("Anna")
    kept = keep(anna).json()
    wish = {"title": kept["title"], "players": 6, "board": kept["board"], "name": "With mine"}
    table = anna.post("/api/tables", json=wish).json()["id"]
    assert anna.get(f"/api/tables/{table}").json()["overlay"] is True


def test_the_number_and_size_of_boards_are_limited(browser, monkeypatch):
    monkeypatch.setattr(corrected_boards, "MAX_BOARDS", 2)
    anna = browser.of("Anna")
    assert [keep(anna, name).status_code for name in "abc"] == [201, 201, 429]
    monkeypatch.setattr(corrected_boards, "MAX_BYTES", 10)
    assert keep(browser.of("Bert")).status_code == 400


def test_boards_are_in_the_download_and_go_with_the_account(browser):
    anna = browser.of("Anna")
    keep(anna)
    (row,) = anna.get("/api/me/data").json()["corrected_boards"]
    assert (row["name"], row["board"]) == ("Mine", GOUT)
