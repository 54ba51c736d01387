"""Others, over HTTP."""

from __future__ import annotations

import msgspec
from litestar import Router, get, post

from cuius.server.accounts.person import Person
from cuius.server.accounts.shapes import Complaint, Whom
from cuius.server.services import Services


class Filed(msgspec.Struct, frozen=True):
    """The number under which the admins find a report."""

    id: str


@get("/blocked", summary="Whom one does not want to meet")
async def blocked(services: Services, person: Person) -> list[str]:
    return await services.accounts.people.blocked(person)


@post("/block", status_code=204, summary="Not to meet somebody at new tables")
async def block(services: Services, person: Person, data: Whom) -> None:
    await services.accounts.people.block(person, data.name)


@post("/unblock", status_code=204, summary="To meet somebody again")
async def unblock(services: Services, person: Person, data: Whom) -> None:
    await services.accounts.people.unblock(person, data.name)


@post("/report", summary="Complain about somebody to the admins")
async def report(services: Services, person: Person, data: Complaint) -> Filed:
    return Filed(await services.accounts.people.report(person, data))


people_router = Router("/api/people", route_handlers=[blocked, block, unblock, report], tags=["people"])
