"""Clubs over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Router, delete, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from cuius.server.clubs.schemas import (
    ClubChange,
    ClubInfo,
    ClubInvitation,
    ClubJoinRequest,
    ClubNewsInfo,
    ClubSummary,
    CreatedClub,
    MemberChange,
    NewClub,
    NewsRequest,
)
from cuius.server.clubs.service import MAX_SHOWN, ClubQuery
from cuius.server.web.dependencies import ThePerson, TheServices
from cuius.server.web.rate_limiting import limit_account

Invitation = Annotated[str, QueryParameter(name="invitation", max_length=80)]
Search = Annotated[str, QueryParameter(name="search", max_length=80)]
Offset = Annotated[int, QueryParameter(name="offset", ge=0, le=1_000_000)]
PageSize = Annotated[int, QueryParameter(name="limit", ge=1, le=MAX_SHOWN)]
ClubId = FromPath[str]


@get("/", summary="Clubs")
async def list_clubs(
    services: TheServices,
    person: ThePerson,
    which: FromQuery[Literal["all", "mine"]] = "all",
    search: Search = "",
    offset: Offset = 0,
    limit: PageSize = MAX_SHOWN,
) -> list[ClubSummary]:
    return await services.clubs.list_clubs(person, ClubQuery(which, search, offset, limit))


@post("/", summary="Found a club")
async def create_club(services: TheServices, person: ThePerson, data: JSONBody[NewClub]) -> CreatedClub:
    limit_account(services, person, "tables")
    return CreatedClub(await services.clubs.create(person, data))


@get("/{club_id:str}", summary="One club")
async def see_club(
    services: TheServices, person: ThePerson, club_id: ClubId, invitation: Invitation = ""
) -> ClubInfo:
    return await services.clubs.info(person, club_id, invitation)


@patch("/{club_id:str}", status_code=204, summary="Change what a club says of itself, or how it is joined")
async def change_club(
    services: TheServices, person: ThePerson, club_id: ClubId, data: JSONBody[ClubChange]
) -> None:
    await services.clubs.change(person, club_id, data)


@post("/{club_id:str}/invitation", status_code=200, summary="Replace the link by which people join")
async def renew_club_invitation(services: TheServices, person: ThePerson, club_id: ClubId) -> ClubInvitation:
    return ClubInvitation(await services.clubs.renew_invitation(person, club_id))


@post("/{club_id:str}/join", status_code=204, summary="Become a member of a club, or ask for it")
async def join_club(
    services: TheServices, person: ThePerson, club_id: ClubId, data: JSONBody[ClubJoinRequest]
) -> None:
    limit_account(services, person, "joins")
    await services.clubs.join(person, club_id, data.invitation)


@post("/{club_id:str}/leave", status_code=204, summary="Leave a club")
async def leave_club(services: TheServices, person: ThePerson, club_id: ClubId) -> None:
    await services.clubs.leave(person, club_id)


@post("/{club_id:str}/members", status_code=204, summary="Accept, name an organiser, hand over, send away")
async def change_member(
    services: TheServices, person: ThePerson, club_id: ClubId, data: JSONBody[MemberChange]
) -> None:
    await services.clubs.change_member(person, club_id, data)


@post("/{club_id:str}/news", summary="Tell the members of a club something")
async def announce_in_club(
    services: TheServices, person: ThePerson, club_id: ClubId, data: JSONBody[NewsRequest]
) -> ClubNewsInfo:
    limit_account(services, person, "invites")
    return await services.clubs.announce(person, club_id, data.text)


@delete("/{club_id:str}/news/{news_id:int}", summary="Take back what members were told")
async def remove_club_news(
    services: TheServices, person: ThePerson, club_id: ClubId, news_id: FromPath[int]
) -> None:
    await services.clubs.remove_news(person, club_id, news_id)


@post("/{club_id:str}/dissolve", status_code=204, summary="Dissolve a club")
async def dissolve_club(services: TheServices, person: ThePerson, club_id: ClubId) -> None:
    await services.clubs.dissolve(person, club_id)


clubs_router = Router(
    "/api/clubs",
    route_handlers=[
        list_clubs,
        create_club,
        see_club,
        change_club,
        renew_club_invitation,
        join_club,
        leave_club,
        change_member,
        announce_in_club,
        remove_club_news,
        dissolve_club,
    ],
    tags=["clubs"],
)
