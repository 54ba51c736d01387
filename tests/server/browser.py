"""Browsers of different people, all at one application in this process."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import select

from cuius.server.rate_limits import RateLimits
from cuius.server.store.models import Base, RateLimitCount

ADDRESS = "http://127.0.0.1:1555"
PASSWORD = "defenestration of 1618"
NO_LIMITS = RateLimits(**dict.fromkeys(RateLimits.__struct_fields__, 0))


class Browser(TestClient[Litestar]):
    """A browser that shows the server's own page: it says where requests come from, and keeps its cookies.

    The first one, used as a context manager, starts and stops the application; `another` opens more.
    """

    def __init__(self, app: Litestar, base_url: str = ADDRESS) -> None:
        super().__init__(app, base_url=base_url)
        self.headers.update({"Origin": base_url, "X-Cuius": "1"})

    def another(self) -> Browser:
        """A browser of somebody else, at the same running application."""
        other = Browser(self.app, str(self.base_url).rstrip("/"))
        other.blocking_portal = self.blocking_portal
        return other

    def register(self, name: str, password: str = PASSWORD) -> Browser:
        """Make an account of this name; from now on this browser is signed in."""
        answer = self.post("/api/account/register", json={"name": name, "password": password})
        assert answer.status_code == 201, answer.text
        return self

    def of(self, name: str) -> Browser:
        """Somebody else's browser, with a new account of this name."""
        return self.another().register(name)

    def program(self, *scopes: str) -> Browser:
        """A program with a token of this browser's account, without cookies or headers of a page."""
        answer = self.post(
            "/api/me/tokens", json={"name": "test", "scopes": list(scopes), "password": PASSWORD}
        )
        assert answer.status_code == 201, answer.text
        other = self.another()
        del other.headers["Origin"], other.headers["X-Cuius"]
        other.headers["Authorization"] = f"Bearer {answer.json()['token']}"
        return other

    def services(self) -> Any:
        return self.app.state.services


def sign_in(browser: Browser, name: str, password: str = PASSWORD, **more: str) -> Any:
    """The response to a sign-in."""
    return browser.post("/api/account/sign-in", json={"name": name, "password": password, **more})


def running_table(owner: Browser, *others: Browser, **wishes: Any) -> tuple[str, list[str]]:
    """A table that is being played, its owner at the first seat, the others after; its id and its seats."""
    wish = {"title": "revolution", "players": max(2, len(others) + 1), **wishes}
    made = owner.post("/api/tables", json=wish)
    assert made.status_code == 201, made.text
    table = made.json()["id"]
    info = owner.get(f"/api/tables/{table}").json()
    seats = [seat["seat"] for seat in info["seats"]]
    for browser, seat in zip((owner, *others), seats):
        joined = browser.post(
            f"/api/tables/{table}/join", json={"seat": seat, "invitation": info["invitation"]}
        )
        assert joined.status_code == 204, joined.text
    for seat in seats[len(others) + 1 :]:
        owner.post(f"/api/tables/{table}/bot", json={"seat": seat, "bot": "random"})
    started = owner.post(f"/api/tables/{table}/start")
    assert started.status_code == 204, started.text
    return table, seats


def everything_kept(browser: Browser) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables of the database in order, but for what is not text or a number.

    Rate limits are left out: what was counted is shared with other nodes a moment later.
    """

    async def read() -> dict[str, list[dict[str, Any]]]:
        await browser.services().notices.drained()
        async with browser.services().database.reading() as session:
            return {
                table.name: [
                    plain(row)
                    for row in (await session.execute(select(table).order_by(*table.primary_key))).mappings()
                ]
                for table in Base.metadata.sorted_tables
                if table is not RateLimitCount.__table__
            }

    return browser.blocking_portal.call(read)


def plain(row: Any) -> dict[str, Any]:
    return {name: value for name, value in row.items() if not isinstance(value, bytes)}
