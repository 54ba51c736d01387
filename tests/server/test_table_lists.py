"""Lists of tables, page by page and searched; and people who are asked to a table by name."""

from __future__ import annotations

from tests.server.browser import Browser, running_table


def make(owner: Browser, name: str, **wishes) -> str:
    wish = {"title": "revolution", "players": 2, "name": name, **wishes}
    return owner.post("/api/tables", json=wish).json()["id"]


def make_and_sit(owner: Browser, name: str, **wishes) -> str:
    table = make(owner, name, **wishes)
    seat = owner.get(f"/api/tables/{table}").json()["seats"][0]["seat"]
    assert owner.post(f"/api/tables/{table}/join", json={"seat": seat}).status_code == 204
    return table


def names(browser: Browser, **query) -> list[str]:
    answer = browser.get("/api/tables", params=query)
    assert answer.status_code == 200, answer.text
    return [table["name"] for table in answer.json()]


def drain(browser: Browser) -> None:
    browser.blocking_portal.call(browser.services().notices.drained)


def test_a_list_is_read_page_by_page(browser):
    anna = browser.of("Anna")
    made = [f"Ghent {n}" for n in range(5)]
    for name in made:
        make(anna, name)
    pages = [names(anna, which="playing", offset=offset, limit=2) for offset in (0, 2, 4, 6)]
    assert [len(page) for page in pages] == [2, 2, 1, 0]
    assert sorted(name for page in pages for name in page) == made
    for wrong in ({"limit": 101}, {"limit": 0}, {"offset": -1}, {"pace": "fast"}, {"which": "all"}):
        assert anna.get("/api/tables", params=wrong).status_code == 400


def test_tables_are_found_by_game_pace_name_and_people(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    slow = {"kind": "slow", "time_bank": 86_400, "increment": 3600}
    make_and_sit(anna, "Ghent", pace=slow)
    make(bert, "100% Gouda")
    make(bert, "Paris", title="guerres", players=3)
    assert names(browser, title="guerres") == ["Paris"]
    assert names(browser, pace="slow") == ["Ghent"]
    assert names(browser, search="gOUd") == ["100% Gouda"]
    assert names(browser, search="0%") == ["100% Gouda"]
    assert names(browser, search="_") == []
    assert names(browser, search="ann") == ["Ghent"]
    assert names(browser, search="ann", title="guerres") == []


def test_no_search_finds_who_sits_at_an_anonymous_table(browser):
    anna = browser.of("Anna")
    make_and_sit(anna, "Ghent", anonymous=True)
    for asker in (browser, anna):
        assert names(asker, search="Anna") == []
        assert names(asker, search="Ghent") == ["Ghent"]


def test_own_tables_that_wait_for_one_come_first_and_those_that_are_over_stand_apart(browser):
    anna, bert = browser.of("Anna"), browser.of("Bert")
    table, seats = running_table(anna, bert, name="Ghent")
    make(anna, "Bruges")
    make(bert, "Delft")
    asked = anna.get(f"/api/tables/{table}").json()["asked_seats"]
    waits, other = (anna, bert) if seats[0] in asked else (bert, anna)
    assert names(waits, which="playing")[0] == "Ghent"
    assert "Ghent" in names(other, which="playing")
    assert names(anna, which="played") == []
    closed = make(anna, "Ypres")
    assert anna.post(f"/api/tables/{closed}/close").status_code == 204
    assert "Ypres" not in names(anna, which="playing")
    assert browser.another().get("/api/tables", params={"which": "playing"}).status_code == 401


def test_whoever_is_asked_by_name_finds_the_way_to_a_private_table(browser):
    anna, bert, eve = browser.of("Anna"), browser.of("Bert"), browser.of("Eve")
    table = make(anna, "Ghent", public=False)
    path = f"/api/tables/{table}"
    assert anna.post(f"{path}/invite", json={"name": "bert"}).status_code == 204
    assert anna.post(f"{path}/invite", json={"name": "Bert"}).status_code == 204
    assert anna.post(f"{path}/invite", json={"name": "Nobody"}).status_code == 404
    assert eve.post(f"{path}/invite", json={"name": "Eve"}).status_code == 403
    drain(browser)
    [notice] = bert.get("/api/notices").json()  # one unread invitation is enough
    assert (notice["kind"], notice["table"]) == ("invited", table)
    assert "Anna" in notice["text"]
    assert "Ghent" in notice["text"]
    assert bert.get(path).status_code == 404
    info = bert.get(path, params={"invitation": notice["invitation"]}).json()
    assert info["invitation"] is None  # not from the server, for he holds no seat
    seat = info["seats"][0]["seat"]
    body = {"seat": seat, "invitation": notice["invitation"]}
    assert bert.post(f"{path}/join", json=body).status_code == 204
    assert bert.get(path).json()["invitation"] == notice["invitation"]  # so that he may pass it on
    assert bert.post(f"{path}/invite", json={"name": "Eve"}).status_code == 204
    drain(browser)
    assert [n["kind"] for n in eve.get("/api/notices").json()] == ["invited"]


def test_nobody_learns_from_an_invitation_who_blocks_whom_or_who_sits_there(browser):
    anna, bert, eve = browser.of("Anna"), browser.of("Bert"), browser.of("Eve")
    assert eve.post("/api/people/block", json={"name": "Anna"}).status_code == 204
    table = make(anna, "Ghent", anonymous=True)
    seat = bert.get(f"/api/tables/{table}").json()["seats"][0]["seat"]
    assert bert.post(f"/api/tables/{table}/join", json={"seat": seat}).status_code == 204
    for name in ("Bert", "Eve"):
        assert anna.post(f"/api/tables/{table}/invite", json={"name": name}).status_code == 204
    drain(browser)
    assert bert.get("/api/notices").json() == eve.get("/api/notices").json() == []


def test_a_private_game_that_has_begun_can_still_be_shown_to_a_substitute(browser):
    anna, bert, eve = browser.of("Anna"), browser.of("Bert"), browser.of("Eve")
    table, _ = running_table(anna, bert, public=False, name="Ghent", anonymous=True)
    invitation = bert.get(f"/api/tables/{table}").json()["invitation"]
    assert invitation
    assert eve.get(f"/api/tables/{table}").status_code == 404
    assert eve.get(f"/api/tables/{table}", params={"invitation": invitation}).status_code == 200
    assert bert.post(f"/api/tables/{table}/invite", json={"name": "Eve"}).status_code == 204
    drain(browser)
    [notice] = eve.get("/api/notices").json()
    assert "Bert" not in notice["text"]  # names are hidden here
