"""The archive of finished games and their statistics over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Router, get
from litestar.params import FromPath, FromQuery, QueryParameter

from cuius.server.accounts.permissions import authorise
from cuius.server.api.titles import get_offered_title
from cuius.server.archive.schemas import ArchivePage, ArchiveQuery, GameStatistics, Players, StatisticsQuery
from cuius.server.web.dependencies import ThePerson, TheServices

Number = int | None
Short = Annotated[str, QueryParameter(max_length=120)]
Decisions = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
Time = Annotated[float | None, QueryParameter(ge=0, le=1e12)]


@get("/archive", summary="Finished games that anybody may see, newest first")
async def search_archive(
    services: TheServices,
    person: ThePerson,
    title: Short = "",
    scenario: Short = "",
    players: FromQuery[Number] = None,
    who: FromQuery[Players] = "",
    with_person: Annotated[str, QueryParameter(name="person", max_length=120)] = "",
    role: Short = "",
    result: FromQuery[Literal["", "won", "lost"]] = "",
    ending: Short = "",
    shortest: Decisions = None,
    longest: Decisions = None,
    since: Time = None,
    until: Time = None,
    before: Short = "",
) -> ArchivePage:
    query = ArchiveQuery(
        title=title,
        scenario=scenario,
        players=players,
        who=who,
        person=with_person,
        role=role,
        result=result,
        ending=ending,
        shortest=shortest,
        longest=longest,
        since=since,
        until=until,
        before=before,
    )
    return await services.archive_search.find(person, query)


@get("/statistics/{title:str}", summary="What the finished games of a title come to")
async def see_statistics(
    services: TheServices,
    person: ThePerson,
    title: FromPath[str],
    scenario: Short = "",
    edition: Short = "",
    players: FromQuery[Number] = None,
    who: FromQuery[Players] = "",
) -> GameStatistics:
    authorise("archive.view", person)
    name = get_offered_title(title).name
    query = StatisticsQuery(title=name, scenario=scenario, edition=edition, players=players, who=who)
    return await services.archive_statistics.of_title(person, query)


archive_router = Router("/api", route_handlers=[search_archive, see_statistics], tags=["archive"])
