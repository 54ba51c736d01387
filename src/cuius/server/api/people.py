"""Others, over HTTP."""

from __future__ import annotations

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from cuius.server.accounts.schemas import PersonName, ReportRequest
from cuius.server.web.dependencies import ThePerson, TheServices


class ReportReceipt(msgspec.Struct, frozen=True):
    """The number under which the admins find a report."""

    id: str


@get("/blocked", summary="Whom one does not want to meet")
async def blocked(services: TheServices, person: ThePerson) -> list[str]:
    return await services.accounts.people.blocked(person)


@post("/block", status_code=204, summary="Not to meet somebody at new tables")
async def block(services: TheServices, person: ThePerson, data: JSONBody[PersonName]) -> None:
    await services.accounts.people.block(person, data.name)


@post("/unblock", status_code=204, summary="To meet somebody again")
async def unblock(services: TheServices, person: ThePerson, data: JSONBody[PersonName]) -> None:
    await services.accounts.people.unblock(person, data.name)


@post("/report", summary="Complain about somebody to the admins")
async def report(services: TheServices, person: ThePerson, data: JSONBody[ReportRequest]) -> ReportReceipt:
    return ReportReceipt(await services.accounts.people.report(person, data))


people_router = Router("/api/people", route_handlers=[blocked, block, unblock, report], tags=["people"])
