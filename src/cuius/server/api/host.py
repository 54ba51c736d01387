"""Routes of the host's pages: how the server fares, its tables, incidents, backups and announcements."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.schemas import (
    AnnouncementInfo,
    AnnouncementRequest,
    HostedTable,
    RegistrationMode,
    RegistrationModeInfo,
)
from cuius.server.incidents import IncidentInfo
from cuius.server.ops.backups import BackupInfo
from cuius.server.ops.overview import Overview, overview
from cuius.server.web.dependencies import ThePerson, TheServices

Status = Annotated[
    Literal["open", "running", "finished", "ended", "frozen", "imported"] | None, QueryParameter()
]
Search = Annotated[str, QueryParameter(max_length=80)]
Page = Annotated[int, QueryParameter(ge=0, le=100_000)]
AnnouncementId = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]


@get("/overview", summary="How the server fares")
async def host_overview(services: TheServices, person: ThePerson, state: State) -> Overview:
    authorise("admin.overview", person)
    problems = [*state.background.problems(), *await state.health_checks.problems()]
    return await overview(services, person, problems, len(state.connections.sockets))


@get("/tables", summary="All tables, those with the latest move first")
async def list_hosted_tables(
    services: TheServices, person: ThePerson, status: Status = None, search: Search = "", page: Page = 0
) -> list[HostedTable]:
    return await services.hosted_tables.list_tables(person, status, search, page)


@get("/incidents", summary="Unexpected failures, newest first")
async def list_incidents(person: ThePerson, state: State) -> list[IncidentInfo]:
    authorise("admin.incidents", person)
    found: list[IncidentInfo] = await asyncio.to_thread(state.incidents.list_recent)
    return found


@get("/backups", summary="Backups on the server's disk, newest first")
async def list_backups(person: ThePerson, state: State) -> list[BackupInfo]:
    found: list[BackupInfo] = await asyncio.to_thread(state.backups.list_backups, person)
    return found


@post("/backups", summary="Make a backup on the server's disk")
async def make_backup(person: ThePerson, state: State) -> BackupInfo:
    made: BackupInfo = await state.backups.make(person)
    return made


@get("/registration", summary="Who may make an account")
async def get_registration_mode(services: TheServices, person: ThePerson) -> RegistrationModeInfo:
    return await services.accounts.registration_modes.describe(person)


@put("/registration", summary="Choose who may make an account")
async def set_registration_mode(
    services: TheServices, person: ThePerson, data: JSONBody[RegistrationMode]
) -> RegistrationModeInfo:
    await services.accounts.registration_modes.choose(person, data)
    return await services.accounts.registration_modes.describe(person)


@post("/announcements", summary="Tell everybody something in the page")
async def create_announcement(
    services: TheServices, person: ThePerson, data: JSONBody[AnnouncementRequest]
) -> AnnouncementInfo:
    made = await services.announcements.create(person, data)
    await services.pubsub.announcements_changed()
    return made


@delete("/announcements/{announcement_id:int}", summary="Take an announcement back")
async def remove_announcement(
    services: TheServices, person: ThePerson, announcement_id: AnnouncementId
) -> None:
    await services.announcements.remove(person, announcement_id)
    await services.pubsub.announcements_changed()


@get("/api/announcements", summary="What the host tells everybody", tags=["announcements"])
async def list_announcements(services: TheServices, person: ThePerson) -> list[AnnouncementInfo]:
    return await services.announcements.list_current(person)


host_router = Router(
    "/api/admin",
    route_handlers=[
        host_overview,
        list_hosted_tables,
        list_incidents,
        list_backups,
        make_backup,
        get_registration_mode,
        set_registration_mode,
        create_announcement,
        remove_announcement,
    ],
    tags=["admin"],
)
