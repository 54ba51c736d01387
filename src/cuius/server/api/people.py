"""Routes for favourites, and for blocking and reporting other users."""

from __future__ import annotations

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody

from cuius.server.accounts.schemas import PersonName, ReportRequest
from cuius.server.web.dependencies import ThePerson, TheServices


class ReportReceipt(msgspec.Struct, frozen=True):
    """The id of a report."""

    id: str


@get("/blocked", summary="Names of the users that one blocks")
async def list_blocked(services: TheServices, person: ThePerson) -> list[str]:
    return await services.accounts.blocks_and_reports.blocked_names(person)


@post("/block", status_code=204, summary="Block a user from new tables")
async def block(services: TheServices, person: ThePerson, data: JSONBody[PersonName]) -> None:
    await services.accounts.blocks_and_reports.block(person, data.name)


@post("/unblock", status_code=204, summary="Unblock a user")
async def unblock(services: TheServices, person: ThePerson, data: JSONBody[PersonName]) -> None:
    await services.accounts.blocks_and_reports.unblock(person, data.name)


@post("/report", summary="Report a user to the admins")
async def report(services: TheServices, person: ThePerson, data: JSONBody[ReportRequest]) -> ReportReceipt:
    return ReportReceipt(await services.accounts.blocks_and_reports.report(person, data))


@get("/favourites", summary="Names of the users with whom one likes to play")
async def list_favourites(services: TheServices, person: ThePerson) -> list[str]:
    return await services.accounts.favourites.names(person)


@post("/favour", status_code=204, summary="Make a user a favourite")
async def add_favourite(services: TheServices, person: ThePerson, data: JSONBody[PersonName]) -> None:
    await services.accounts.favourites.add(person, data.name)


@post("/unfavour", status_code=204, summary="Make a user a favourite no longer")
async def remove_favourite(services: TheServices, person: ThePerson, data: JSONBody[PersonName]) -> None:
    await services.accounts.favourites.remove(person, data.name)


people_router = Router(
    "/api/people",
    route_handlers=[list_blocked, block, unblock, report, list_favourites, add_favourite, remove_favourite],
    tags=["people"],
)
