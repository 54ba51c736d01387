"""How tests hold a tournament."""

from __future__ import annotations

from cuius.server.store.models import GameTable
from tests.server.browser import Browser

HOUR, DAY = 3600.0, 86_400.0
NAMES = ("Anna", "Bert", "Cato", "Dirk", "Eva", "Floris")
TERMS = {"title": "revolution", "players": 2, "seeding": "random", "round_hours": 240}


def open_tournament(people, club, system="swiss", name="Cup", **terms):
    wish = {"name": name, "system": system, "terms": {**TERMS, **terms}}
    made = people["Anna"].post(f"/api/clubs/{club}/tournaments", json=wish)
    assert made.status_code == 201, made.text
    return made.json()["id"]


def enter(people, tournament, names=NAMES[:4]):
    for name in names:
        entered = people[name].post(f"/api/tournaments/{tournament}/enter")
        assert entered.status_code == 204, entered.text


def lead(people, tournament, what, **body):
    return people["Anna"].post(f"/api/tournaments/{tournament}/{what}", json=body)


def see(who, tournament):
    return who.get(f"/api/tournaments/{tournament}").json()


def advance(browser):
    browser.blocking_portal.call(browser.services().tournament_progress.tick)


def finish(browser, table, winner, kind="points"):
    """End a game as if it had been played; the seat wins."""

    async def end():
        async with browser.services().database.writing() as session:
            row = await session.get_one(GameTable, table)
            roles = row.config["seats"]
            scores = {role: float(seat == winner) for seat, own in roles.items() for role in own}
            row.result = {"kind": kind, "winners": list(roles[winner]), "scores": scores}
            row.status = "finished"

    browser.blocking_portal.call(end)


def play_round(browser, people, tournament, favourites=NAMES):
    """Of everybody at a table whoever stands first among the favourites wins."""
    info = see(people["Anna"], tournament)
    current = next(each for each in info["rounds"] if each["status"] == "running")
    for game in current["games"]:
        seats = {seat["name"]: seat["seat"] for seat in game["seats"] if seat["name"]}
        finish(browser, game["table"], seats[min(seats, key=favourites.index)])
    advance(browser)
    return see(people["Anna"], tournament)


def kinds(browser: Browser, who: Browser) -> list[str]:
    browser.blocking_portal.call(browser.services().notices.drained)
    return [notice["kind"] for notice in who.get("/api/notices").json()]
