"""Records brought along, games that go on from a position, and the library of positions over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter, RawBody

from cuius.server.api.tables import CreatedTable, Filter
from cuius.server.play.record_imports import MAX_BYTES
from cuius.server.tables.schemas import ContinuedTable, PlayOnRequest, PositionInfo, SharePosition
from cuius.server.web.dependencies import TableId, ThePerson, TheServices
from cuius.server.web.rate_limiting import limit_account, rate_limit_keys

TableName = Annotated[str, QueryParameter(name="name", max_length=80)]
AfterPosition = Annotated[str, QueryParameter(name="after_position", max_length=32)]
PositionId = FromPath[str]


@post("/", summary="Import a record", request_max_body_size=2 * MAX_BYTES)
async def import_record(
    request: Request[Any, Any, Any],
    services: TheServices,
    person: ThePerson,
    body: RawBody,
    name: TableName = "",
) -> CreatedTable:
    """The body is the record itself, as `GET /api/tables/{table_id}/record` gives it."""
    limit_account(services, person, "imports")
    clients = rate_limit_keys(request.scope)
    return CreatedTable(await services.record_imports.import_record(person, body, name, clients))


@post("/{table_id:str}/play-on", summary="A new table that goes on from a position of this one")
async def play_on(
    request: Request[Any, Any, Any],
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    data: JSONBody[PlayOnRequest],
) -> CreatedTable:
    limit_account(services, person, "tables")
    clients = rate_limit_keys(request.scope)
    return CreatedTable(await services.branches.play_on(person, table_id, data, clients))


@post("/{table_id:str}/positions", summary="Keep a position of a table for others")
async def share_position(
    request: Request[Any, Any, Any],
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    data: JSONBody[SharePosition],
) -> PositionInfo:
    limit_account(services, person, "shares")
    clients = rate_limit_keys(request.scope)
    position = await services.branches.share(person, table_id, data, clients)
    return await services.shared_positions.info(person, position)


@get("/", summary="Positions that people have kept for others")
async def list_positions(
    services: TheServices,
    person: ThePerson,
    title: Filter = "",
    mine: FromQuery[bool] = False,
    before: FromQuery[float | None] = None,
    after_position: AfterPosition = "",
) -> list[PositionInfo]:
    """The positions after `after_position`, which was kept at `before`; the newest without them."""
    return await services.shared_positions.list_positions(person, title, mine, before, after_position)


@get("/{position_id:str}", summary="One position of the library")
async def see_position(services: TheServices, person: ThePerson, position_id: PositionId) -> PositionInfo:
    return await services.shared_positions.info(person, position_id)


@post("/{position_id:str}/play", summary="A new table that goes on from a position of the library")
async def play_position(
    request: Request[Any, Any, Any],
    services: TheServices,
    person: ThePerson,
    position_id: PositionId,
    data: JSONBody[ContinuedTable],
) -> CreatedTable:
    limit_account(services, person, "tables")
    clients = rate_limit_keys(request.scope)
    return CreatedTable(await services.branches.play_shared(person, position_id, data, clients))


@delete("/{position_id:str}", summary="Remove a position from the library")
async def remove_position(services: TheServices, person: ThePerson, position_id: PositionId) -> None:
    await services.shared_positions.remove(person, position_id)


branches_router = Router(
    "/api",
    route_handlers=[
        Router("/records", route_handlers=[import_record]),
        Router("/tables", route_handlers=[play_on, share_position]),
    ],
    tags=["tables"],
)
library_router = Router(
    "/api/positions",
    route_handlers=[list_positions, see_position, play_position, remove_position],
    tags=["tables"],
)
