"""Routes of administration."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from cuius.server.accounts.schemas import (
    AuditEntryInfo,
    BanRequest,
    CreatedInvitation,
    FrozenTable,
    HostReset,
    HostResetRequest,
    InvitationInfo,
    InvitationRequest,
    MuteRequest,
    PersonInfo,
    ReportInfo,
)
from cuius.server.api.authentication import send_after_response
from cuius.server.api.profile import continue_without
from cuius.server.web.dependencies import ThePerson, TheServices

Id = Annotated[str, PathParameter(max_length=32)]
Before = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]
Actor = Annotated[str | None, QueryParameter(max_length=32)]
Action = Annotated[str | None, QueryParameter(max_length=40)]
Search = Annotated[str, QueryParameter(max_length=120)]
Page = Annotated[int, QueryParameter(ge=0, le=100_000)]
HashId = Annotated[str, PathParameter(max_length=64)]


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


# People


@get("/people", summary="Accounts, newest first")
async def list_people(
    services: TheServices, person: ThePerson, search: Search = "", page: Page = 0
) -> list[PersonInfo]:
    return await services.people.list_people(person, search, page)


@post("/people/{user_id:str}/ban", status_code=204, summary="Ban a user, for some hours or for good")
async def ban(services: TheServices, person: ThePerson, user_id: Id, data: JSONBody[BanRequest]) -> None:
    await services.people.ban(person, user_id, data)
    await services.pubsub.sign_out(user_id)


@post("/people/{user_id:str}/unban", status_code=204, summary="End the ban of a user")
async def unban(services: TheServices, person: ThePerson, user_id: Id) -> None:
    await services.people.unban(person, user_id)


@post("/people/{user_id:str}/reset", status_code=200, summary="Let a user choose a new password by a link")
async def reset_user(
    services: TheServices, person: ThePerson, user_id: Id, data: JSONBody[HostResetRequest]
) -> Response[HostReset]:
    reset = await services.people.reset(person, user_id, data)
    return Response(reset.answer, background=send_after_response(services, reset.emails))


@post("/people/{user_id:str}/remove", status_code=204, summary="Delete a user's account; games go on")
async def remove_user(services: TheServices, person: ThePerson, user_id: Id) -> None:
    tables = await services.people.remove(person, user_id)
    await services.pubsub.sign_out(user_id)
    await continue_without(services, tables)


@get("/invitations", summary="Invitations to register that can still be used")
async def list_invitations(services: TheServices, person: ThePerson) -> list[InvitationInfo]:
    return await services.accounts.invitations.list_open(person)


@post("/invitations", summary="Create an invitation to register; its code is shown only once")
async def create_invitation(
    services: TheServices, person: ThePerson, data: JSONBody[InvitationRequest]
) -> CreatedInvitation:
    return await services.accounts.invitations.create(person, data)


@delete("/invitations/{invitation_id:str}", summary="Revoke an invitation")
async def revoke_invitation(services: TheServices, person: ThePerson, invitation_id: HashId) -> None:
    await services.accounts.invitations.revoke(person, invitation_id)


admin_router = Router(
    "/api/admin",
    route_handlers=[
        audit_trail,
        list_reports,
        resolve_report,
        mute,
        frozen_tables,
        unfreeze_table,
        list_people,
        ban,
        unban,
        reset_user,
        remove_user,
        list_invitations,
        create_invitation,
        revoke_invitation,
    ],
    tags=["admin"],
)
