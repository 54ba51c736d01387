"""Routes of administration."""

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
async def audit_trail(
    services: TheServices,
    person: ThePerson,
    before: Before = None,
    actor: Actor = None,
    action: Action = None,
) -> list[AuditEntryInfo]:
    return await services.moderation.audit_trail(person, before, actor, action)


@get("/reports", summary="Reports about users")
async def list_reports(
    services: TheServices, person: ThePerson, settled: FromQuery[bool] = False
) -> list[ReportInfo]:
    return await services.moderation.list_reports(person, settled)


@post("/reports/{report_id:str}/settle", status_code=204, summary="Resolve a report")
async def resolve_report(services: TheServices, person: ThePerson, report_id: Id) -> None:
    await services.moderation.resolve_report(person, report_id)


@post("/mute", status_code=204, summary="Bar a user from chat for some hours")
async def mute(services: TheServices, person: ThePerson, data: JSONBody[MuteRequest]) -> None:
    await services.moderation.mute(person, data)


@get("/frozen", summary="Tables at which the rules failed")
async def frozen_tables(services: TheServices, person: ThePerson) -> list[FrozenTable]:
    return await services.moderation.frozen_tables(person)


@post("/tables/{table_id:str}/thaw", status_code=204, summary="Let a frozen table continue")
async def unfreeze_table(services: TheServices, person: ThePerson, table_id: Id) -> None:
    await services.moderation.unfreeze(person, table_id)
    await services.publisher.seats_changed(table_id)
    await services.games.resume_bots(table_id)


admin_router = Router(
    "/api/admin",
    route_handlers=[audit_trail, list_reports, resolve_report, mute, frozen_tables, unfreeze_table],
    tags=["admin"],
)
