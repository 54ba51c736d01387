"""Clubs: who may join, lead and leave them, and tables that only their members see."""

from __future__ import annotations

import pytest

from cuius.server.clubs.service import MAX_FOUNDED, MAX_NEWS
from tests.server.browser import PASSWORD, Browser


@pytest.fixture
def people(browser):
    return [browser.of(name) for name in ("Anna", "Bert", "Cato", "Dirk")]


def found(who, name="Ghent", joining="open", **wish):
    made = who.post("/api/clubs", json={"name": name, "joining": joining, **wish})
    assert made.status_code == 201, made.text
    return made.json()["id"]


def join(who, club, invitation=""):
    return who.post(f"/api/clubs/{club}/join", json={"invitation": invitation})


def change(who, club, name, role):
    return who.post(f"/api/clubs/{club}/members", json={"name": name, "role": role})


def see(who, club, **query):
    return who.get(f"/api/clubs/{club}", params=query).json()


def roles(who, club):
    return {member["name"]: member["role"] for member in see(who, club)["members"]}


def notices_of(browser: Browser, who: Browser) -> list[tuple[str, str | None]]:
    browser.blocking_portal.call(browser.services().notices.drained)
    return [(notice["kind"], notice["page"]) for notice in who.get("/api/notices").json()]


def test_anybody_joins_an_open_club(browser, people):
    anna, bert, *_ = people
    club = found(anna, about="We meet on Fridays. ")
    assert see(browser, club)["about"] == "We meet on Fridays."
    assert see(browser, club)["role"] is None
    assert join(browser, club).status_code == 401
    for _ in range(2):  # twice is the same as once
        assert join(bert, club).status_code == 204
    assert roles(browser, club) == {"Anna": "founder", "Bert": "member"}
    [listed] = browser.get("/api/clubs").json()
    assert (listed["name"], listed["members"], listed["role"]) == ("Ghent", 2, None)
    assert bert.get("/api/clubs", params={"which": "mine"}).json()[0]["role"] == "member"
    assert browser.get("/api/clubs", params={"search": "leid"}).json() == []


def test_organisers_accept_who_asks(browser, people):
    anna, bert, cato, _ = people
    club = found(anna, joining="request")
    assert join(bert, club).status_code == join(cato, club).status_code == 204
    assert roles(bert, club) == {"Anna": "founder"}
    assert see(bert, club)["applicants"] == []
    assert see(bert, club)["role"] == "applicant"
    assert [a["name"] for a in see(anna, club)["applicants"]] == ["Bert", "Cato"]
    assert notices_of(browser, anna) == [("club_request", f"clubs/{club}")] * 2
    assert change(bert, club, "Bert", "member").status_code == 403
    refused = change(anna, club, "Bert", "organiser")
    assert (refused.status_code, refused.json()["text"]) == (409, "Accept them as a member first.")
    assert change(anna, club, "bert", "member").status_code == 204
    assert notices_of(browser, bert) == [("club_welcome", f"clubs/{club}")]
    assert change(anna, club, "Cato", "none").status_code == 204
    assert see(anna, club)["applicants"] == []
    assert change(anna, club, "Dirk", "member").status_code == 404


def test_a_club_by_invitation_is_hidden(browser, people):
    anna, bert, cato, _ = people
    club = found(anna, joining="invitation")
    secret = see(anna, club)["invitation"]
    assert bert.get("/api/clubs").json() == []
    assert bert.get(f"/api/clubs/{club}").status_code == 404
    assert join(bert, club, "wrong").status_code == 404
    assert see(bert, club, invitation=secret)["name"] == "Ghent"
    assert join(bert, club, secret).status_code == 204
    assert see(bert, club)["invitation"] is None  # which is the organisers' to give
    assert anna.post(f"/api/clubs/{club}/invitation").json()["invitation"] != secret
    assert join(cato, club, secret).status_code == 404


def test_an_invitation_saves_asking(people):
    anna, bert, *_ = people
    club = found(anna, joining="request")
    assert join(bert, club).status_code == 204
    assert join(bert, club, see(anna, club)["invitation"]).status_code == 204
    assert roles(bert, club)["Bert"] == "member"


def test_only_the_founder_decides_about_organisers(people):
    anna, bert, cato, dirk = people
    club = found(anna)
    for other in (bert, cato, dirk):
        join(other, club)
    assert change(anna, club, "Bert", "organiser").status_code == 204
    assert change(bert, club, "Cato", "organiser").status_code == 403
    assert change(bert, club, "Anna", "none").status_code == 403
    assert change(bert, club, "Cato", "none").status_code == 204
    assert change(anna, club, "Anna", "none").status_code == 409
    assert change(anna, club, "Bert", "founder").status_code == 204
    assert roles(dirk, club) == {"Bert": "founder", "Anna": "organiser", "Dirk": "member"}
    assert change(anna, club, "Bert", "member").status_code == 403
    assert change(bert, club, "Anna", "member").status_code == 204
    assert cato.post(f"/api/clubs/{club}/leave").status_code == 409


def test_a_founder_who_leaves_has_a_successor(people):
    anna, bert, cato, dirk = people
    club = found(anna, joining="request")
    for other in (bert, cato):
        join(other, club)
        change(anna, club, "Bert" if other is bert else "Cato", "member")
    join(dirk, club)
    change(anna, club, "Cato", "organiser")
    assert anna.post(f"/api/clubs/{club}/leave").status_code == 204
    assert roles(bert, club) == {"Cato": "founder", "Bert": "member"}
    assert cato.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
    assert roles(bert, club) == {"Bert": "founder"}
    assert bert.post(f"/api/clubs/{club}/leave").status_code == 204  # the applicant inherits nothing
    assert dirk.get(f"/api/clubs/{club}").status_code == 404


def test_a_club_says_what_it_is_and_has_a_name_of_its_own(people):
    anna, bert, *_ = people
    club = found(anna)
    taken = bert.post("/api/clubs", json={"name": "GHENT"})
    assert (taken.status_code, taken.json()["code"]) == (409, "club-name-taken")
    assert bert.patch(f"/api/clubs/{club}", json={"name": "Leiden"}).status_code == 403
    assert anna.patch(f"/api/clubs/{club}", json={"name": "Leiden", "joining": "request"}).status_code == 204
    changed = see(bert, club)
    assert (changed["name"], changed["joining"], changed["about"]) == ("Leiden", "request", "")
    other = found(bert)
    assert bert.patch(f"/api/clubs/{other}", json={"name": "leiden"}).status_code == 409
    assert see(bert, other)["name"] == "Ghent"


def test_nobody_leads_many_clubs(people):
    anna, *_ = people
    for number in range(MAX_FOUNDED):
        found(anna, f"Club {number}")
    assert anna.post("/api/clubs", json={"name": "One more"}).status_code == 429


def test_news_is_for_members(browser, people):
    anna, bert, cato, _ = people
    club = found(anna)
    join(bert, club)
    told = anna.post(f"/api/clubs/{club}/news", json={"text": "Friday at eight. "})
    assert told.status_code == 201
    assert see(bert, club)["news"][0]["text"] == "Friday at eight."
    assert see(cato, club)["news"] == []
    assert notices_of(browser, bert) == [("club_news", f"clubs/{club}")]
    assert notices_of(browser, anna) == []
    assert bert.post(f"/api/clubs/{club}/news", json={"text": "x"}).status_code == 403
    for number in range(MAX_NEWS):
        anna.post(f"/api/clubs/{club}/news", json={"text": str(number)})
    news = see(anna, club)["news"]
    assert len(news) == MAX_NEWS
    assert anna.delete(f"/api/clubs/{club}/news/{news[0]['id']}").status_code == 204
    assert anna.delete(f"/api/clubs/{club}/news/{news[0]['id']}").status_code == 404


def test_tables_of_a_club_are_for_its_members(browser, people):
    anna, bert, cato, _ = people
    club = found(anna)
    join(bert, club)
    wish = {"title": "revolution", "players": 2, "club": club, "public": True}
    assert cato.post("/api/tables", json=wish).status_code == 404
    table = anna.post("/api/tables", json=wish).json()["id"]
    for who, status in ((bert, 200), (cato, 404), (browser, 404)):
        assert who.get(f"/api/tables/{table}").status_code == status
        listed = who.get("/api/tables", params={"which": "open", "club": club})
        assert listed.status_code == status
        assert who.get("/api/tables").json() == []
    info = bert.get(f"/api/tables/{table}").json()
    assert (info["club"], info["public"], info["invitation"]) == (club, False, None)
    seats = [seat["seat"] for seat in info["seats"]]
    assert anna.post(f"/api/tables/{table}/join", json={"seat": seats[0]}).status_code == 204
    assert cato.post(f"/api/tables/{table}/join", json={"seat": seats[1]}).status_code == 404
    assert bert.post(f"/api/tables/{table}/join", json={"seat": seats[1]}).status_code == 204
    assert anna.post(f"/api/tables/{table}/start").status_code == 204
    running = bert.get("/api/tables", params={"which": "running", "club": club}).json()
    assert [t["id"] for t in running] == [table]
    join(cato, club)
    assert cato.get(f"/api/tables/{table}/observation").status_code == 200
    assert cato.get(f"/api/tables/{table}/chat").status_code == 200
    cato.post(f"/api/clubs/{club}/leave")
    assert cato.get(f"/api/tables/{table}/observation").status_code == 404
    assert cato.get(f"/api/tables/{table}/chat").status_code == 404
    again = anna.post(f"/api/tables/{table}/rematch").json()["id"]
    assert bert.get(f"/api/tables/{again}").json()["club"] == club


def test_a_dissolved_club_leaves_its_tables_to_who_sits_there(people):
    anna, bert, cato, _ = people
    club = found(anna)
    for other in (bert, cato):
        join(other, club)
    wish = {"title": "revolution", "players": 2, "club": club}
    table = bert.post("/api/tables", json=wish)
    assert bert.post(f"/api/clubs/{club}/dissolve").status_code == 403
    assert anna.post(f"/api/clubs/{club}/dissolve").status_code == 204
    assert anna.get(f"/api/clubs/{club}").status_code == 404
    table_id = table.json()["id"]
    assert bert.get(f"/api/tables/{table_id}").json()["club"] is None
    assert cato.get(f"/api/tables/{table_id}").status_code == 404
