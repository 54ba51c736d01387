"""Requests about motions at a table of the club."""

from __future__ import annotations


def move(club, table, seat, kind, browser=None, **more):
    browser = browser or club.holder(seat)
    return browser.post(f"/api/tables/{table}/motions", json={"seat": seat, "kind": kind, **more})


def vote(club, table, seat, motion, agree=True, browser=None):
    browser = browser or club.holder(seat)
    return browser.post(f"/api/tables/{table}/motions/{motion}/vote", json={"seat": seat, "agree": agree})


def state(club, table, motion):
    return next(m for m in club.eve.get(f"/api/tables/{table}/motions").json() if m["id"] == motion)["status"]


def agreed_by_all(club, table, seat, kind, **more):
    """Moved by one seat, agreed to by the others."""
    made = move(club, table, seat, kind, **more)
    assert made.status_code == 201, made.text
    info = made.json()
    for other in info["waiting"]:
        info = vote(club, table, other, info["id"]).json()
    assert info["status"] == "carried"
    return info


async def settle(club, table):
    """Wait until the bots of a table have answered."""
    task = club.services.games._bot_tasks.get(table)
    if task is not None:
        await task
