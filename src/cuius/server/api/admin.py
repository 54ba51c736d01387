"""Keeping the server, over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from cuius.server.accounts.schemas import AuditEntryInfo, FrozenTable, MuteRequest, ReportInfo
from cuius.server.web.dependencies import ThePerson, TheServices

Id = Annotated[str, PathParameter(max_length=32)]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]
Actor = Annotated[str | None, QueryParameter(max_length=32)]
Action = Annotated[str | None, QueryParameter(max_length=40)]


@get("/audit", summary="What accounts and admins did, newest first")
async def audit(
    services: TheServices,
    person: ThePerson,
    before: Before = None,
    actor: Actor = None,
    action: Action = None,
) -> list[AuditEntryInfo]:
    return await services.accounts.keepers.audit(person, before, actor, action)


@get("/reports", summary="Complaints")
async def reports(
    services: TheServices, person: ThePerson, settled: FromQuery[bool] = False
) -> list[ReportInfo]:
    return await services.accounts.keepers.reports(person, settled)


@post("/reports/{report_id:str}/settle", status_code=204, summary="Settle a complaint")
async def settle(services: TheServices, person: ThePerson, report_id: Id) -> None:
    await services.accounts.keepers.settle(person, report_id)


@post("/mute", status_code=204, summary="Keep somebody from talking for a while")
async def mute(services: TheServices, person: ThePerson, data: JSONBody[MuteRequest]) -> None:
    await services.accounts.keepers.mute(person, data)


@get("/frozen", summary="Tables at which the rules failed")
async def frozen(services: TheServices, person: ThePerson) -> list[FrozenTable]:
    return await services.accounts.keepers.frozen(person)


@post("/tables/{table_id:str}/thaw", status_code=204, summary="Let a table go on")
async def thaw(services: TheServices, person: ThePerson, table_id: Id) -> None:
    await services.accounts.keepers.thaw(person, table_id)
    await services.publisher.seats_changed(table_id)
    await services.games.resume_bots(table_id)


admin_router = Router(
    "/api/admin", route_handlers=[audit, reports, settle, mute, frozen, thaw], tags=["admin"]
)
