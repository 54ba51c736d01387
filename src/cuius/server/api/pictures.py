"""Pictures of open tables, links that sites can preview, and a page for the frames of other sites.

They are the same for everybody, whoever is signed in: what a stranger may see.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get
from litestar.params import FromPath, QueryParameter

from cuius.core.text import catalogue
from cuius.core.title import Language, get_title
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.api.titles import get_offered_title
from cuius.server.errors import NotFound, RequestRefused
from cuius.server.tables.schemas import TableInfo
from cuius.server.web.dependencies import TableId, ThePerson, TheServices
from cuius.server.web.link_pages import LinkPreview, page_with
from cuius.server.web.rate_limiting import rate_limit_keys

LanguageName = Annotated[Language, QueryParameter(name="language")]
STILL, LASTING = "public, max-age=60", "public, max-age=86400"
"""How long a picture may be kept: of a game that goes on, and of one that is over."""


@get(
    "/pictures/{picture:str}", media_type="image/png", tags=["archive"], summary="A picture of an open table"
)
async def see_picture(
    request: Request[Any, Any, Any],
    services: TheServices,
    person: ThePerson,
    picture: FromPath[str],
    language: LanguageName = "en",
) -> Response[bytes]:
    """`ID.png`: the position of a table; `ID.gif`: a finished game, animated."""
    authorise("play.watch", person)
    table_id, _, kind = picture.rpartition(".")
    clients = rate_limit_keys(request.scope)
    if kind == "png":
        drawn, over = await services.pictures.position(table_id, language, clients)
        headers = {"Cache-Control": LASTING if over else STILL}
        return Response(drawn, media_type="image/png", headers=headers)
    if kind == "gif":
        animated = await services.pictures.animation(table_id, language, clients)
        return Response(animated, media_type="image/gif", headers={"Cache-Control": LASTING})
    raise NotFound("There is no such picture; ask for one of a table, as PNG or GIF.")


@get(
    "/pictures/{title:str}/{picture:str}",
    media_type="image/png",
    tags=["archive"],
    summary="A small picture of how a scenario begins",
)
async def see_scenario(
    request: Request[Any, Any, Any],
    services: TheServices,
    person: ThePerson,
    title: FromPath[str],
    picture: FromPath[str],
) -> Response[bytes]:
    """`TITLE/SCENARIO.png`: the map as it is set up."""
    authorise("play.watch", person)
    offered = get_offered_title(title)
    scenario, _, kind = picture.rpartition(".")
    if kind != "png" or scenario not in offered.scenarios:
        raise NotFound("There is no such picture; ask for one of a scenario, as PNG.")
    drawn = await services.pictures.scenario(offered, scenario, rate_limit_keys(request.scope))
    return Response(drawn, media_type="image/png", headers={"Cache-Control": LASTING})


@get("/t/{table_id:str}", media_type=MediaType.HTML, include_in_schema=False)
async def see_link(services: TheServices, table_id: TableId) -> Response[str]:
    """The page of a table, by a link that sites can preview."""
    return html(page_with(await preview_of(services, table_id)))


@get("/embed/{table_id:str}", media_type=MediaType.HTML, include_in_schema=False)
async def see_embedded(services: TheServices, table_id: TableId) -> Response[str]:
    """The replay of a table for a frame in a page of another site: the one page that may be framed."""
    return html(page_with(await preview_of(services, table_id)))


def html(page: str) -> Response[str]:
    return Response(page, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


async def preview_of(services: TheServices, table_id: str) -> LinkPreview | None:
    """What a stranger may know of the table; nothing of one that is not open to all, or does not exist."""
    try:
        info = await services.tables.info(Person(), table_id)
    except RequestRefused:
        return None
    base = services.settings.public_url
    has_begun = info.status in ("running", "finished")
    return LinkPreview(
        title=title_of(info),
        description=description_of(info),
        url=f"{base}/t/{info.id}",
        picture=f"{base}/pictures/{info.id}.png" if has_begun else None,
    )


def title_of(info: TableInfo) -> str:
    words = catalogue(get_title(info.title).folder, "en")
    game = words.format(f"title-{info.title}") if words.has(f"title-{info.title}") else info.title
    return game if info.name == info.title else f"{info.name} – {game}"


def description_of(info: TableInfo) -> str:
    words = catalogue(get_title(info.title).folder, "en")
    roles = [words.name("role", role) for seat in info.seats for role in seat.roles]
    scenario = words.name("scenario", info.scenario)
    result = info.result
    if result is not None and words.has(f"result-{result['kind']}"):
        return f"{scenario}. {words.result(result['kind'], result['winners'])}"
    return f"{scenario}: {', '.join(roles)}."


pictures_router = Router("/", route_handlers=[see_picture, see_scenario, see_link, see_embedded])
