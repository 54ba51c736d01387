"""Tournaments over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from cuius.server.tournaments.schemas import (
    CreatedTournament,
    EntryRequest,
    NewTournament,
    RoundDates,
    RuledResult,
    TournamentInfo,
    TournamentListing,
)
from cuius.server.web.dependencies import ThePerson, TheServices
from cuius.server.web.rate_limiting import limit_account

TournamentId = FromPath[str]
CalendarKey = Annotated[str, QueryParameter(name="key", max_length=80)]


@get("/clubs/{club_id:str}/tournaments", summary="The tournaments of a club")
async def list_tournaments(
    services: TheServices, person: ThePerson, club_id: FromPath[str]
) -> list[TournamentListing]:
    return await services.tournaments.list_of_club(person, club_id)


@post("/clubs/{club_id:str}/tournaments", summary="Open a tournament")
async def create_tournament(
    services: TheServices, person: ThePerson, club_id: FromPath[str], data: JSONBody[NewTournament]
) -> CreatedTournament:
    limit_account(services, person, "tables")
    return CreatedTournament(await services.tournaments.create(person, club_id, data))


@get("/clubs/{club_id:str}/calendar", summary="The dates of a club, for calendar programs")
async def see_calendar(
    services: TheServices, person: ThePerson, club_id: FromPath[str], key: CalendarKey = ""
) -> Response[bytes]:
    feed = await services.club_calendars.feed(person, club_id, key)
    return Response(feed, media_type="text/calendar; charset=utf-8")


@get("/tournaments/{tournament_id:str}", summary="One tournament: dates, tables, standings")
async def see_tournament(
    services: TheServices, person: ThePerson, tournament_id: TournamentId
) -> TournamentInfo:
    return await services.tournaments.info(person, tournament_id)


@post("/tournaments/{tournament_id:str}/enter", status_code=204, summary="Enter a tournament")
async def enter_tournament(services: TheServices, person: ThePerson, tournament_id: TournamentId) -> None:
    await services.tournaments.enter(person, tournament_id)


@post("/tournaments/{tournament_id:str}/withdraw", status_code=204, summary="Play in a tournament no more")
async def withdraw_from_tournament(
    services: TheServices, person: ThePerson, tournament_id: TournamentId
) -> None:
    await services.tournaments.withdraw(person, tournament_id)


@post("/tournaments/{tournament_id:str}/entries", status_code=204, summary="Take out or replace somebody")
async def change_entry(
    services: TheServices, person: ThePerson, tournament_id: TournamentId, data: JSONBody[EntryRequest]
) -> None:
    await services.tournaments.remove(person, tournament_id, data)


@post("/tournaments/{tournament_id:str}/start", status_code=204, summary="Begin, or begin the next round")
async def start_tournament(services: TheServices, person: ThePerson, tournament_id: TournamentId) -> None:
    await services.tournaments.start(person, tournament_id)


@post("/tournaments/{tournament_id:str}/dates", status_code=204, summary="Change the dates of a round")
async def set_round_dates(
    services: TheServices, person: ThePerson, tournament_id: TournamentId, data: JSONBody[RoundDates]
) -> None:
    await services.tournaments.set_dates(person, tournament_id, data)


@post("/tournaments/{tournament_id:str}/result", status_code=204, summary="Say how a game ended")
async def rule_result(
    services: TheServices, person: ThePerson, tournament_id: TournamentId, data: JSONBody[RuledResult]
) -> None:
    await services.tournaments.rule(person, tournament_id, data)


@post("/tournaments/{tournament_id:str}/cancel", status_code=204, summary="Cancel a tournament")
async def cancel_tournament(services: TheServices, person: ThePerson, tournament_id: TournamentId) -> None:
    await services.tournaments.cancel(person, tournament_id)


tournaments_router = Router(
    "/api",
    route_handlers=[
        list_tournaments,
        create_tournament,
        see_calendar,
        see_tournament,
        enter_tournament,
        withdraw_from_tournament,
        change_entry,
        start_tournament,
        set_round_dates,
        rule_result,
        cancel_tournament,
    ],
    tags=["clubs"],
)
