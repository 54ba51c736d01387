"""Leader boards and public profiles over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import FromPath, FromQuery, QueryParameter

from cuius.server.accounts.permissions import authorise
from cuius.server.api.titles import get_offered_title
from cuius.server.ratings.schemas import LeaderBoard, PastGame, PublicProfile
from cuius.server.web.dependencies import ThePerson, TheServices

TitleName = Annotated[str, QueryParameter(name="title", max_length=40)]

AfterTable = Annotated[str, QueryParameter(name="after_table", max_length=40)]


@get("/ratings/{title:str}", summary="The leader board of a game")
async def see_leader_board(services: TheServices, person: ThePerson, title: FromPath[str]) -> LeaderBoard:
    authorise("people.view", person)
    return await services.leader_boards.of_title(person, get_offered_title(title).name)


@get("/profiles/{name:str}", summary="What everybody may know of a person")
async def see_profile(services: TheServices, person: ThePerson, name: FromPath[str]) -> PublicProfile:
    return await services.profiles.of_person(person, name)


@get("/profiles/{name:str}/games", summary="The finished games of a person that everybody may see")
async def list_past_games(
    services: TheServices,
    person: ThePerson,
    name: FromPath[str],
    title: TitleName = "",
    before: FromQuery[float | None] = None,
    after_table: AfterTable = "",
) -> list[PastGame]:
    """The games after the one that ended at `before` at the table `after_table`; the newest without them."""
    return await services.profiles.past_games(person, name, title or None, before, after_table)


ratings_router = Router(
    "/api", route_handlers=[see_leader_board, see_profile, list_past_games], tags=["people"]
)
