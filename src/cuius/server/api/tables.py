"""Tables over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Router, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from cuius.server.tables.listing import MAX_SHOWN, ListName, TableQuery
from cuius.server.tables.listing import list_tables as list_of_tables
from cuius.server.tables.schemas import (
    InviteRequest,
    JoinRequest,
    NewTable,
    RematchRequest,
    SaltsRequest,
    StartRequest,
    TableInfo,
    Word,
)
from cuius.server.tables.table_info import is_masked
from cuius.server.web.dependencies import TableId, ThePerson, TheServices
from cuius.server.web.rate_limiting import limit_account

Invitation = Annotated[str, QueryParameter(name="invitation", max_length=80)]
Filter = Annotated[str, QueryParameter(name="title", max_length=80)]
OfClub = Annotated[str, QueryParameter(name="club", max_length=80)]
Search = Annotated[str, QueryParameter(name="search", max_length=80)]
Offset = Annotated[int, QueryParameter(name="offset", ge=0, le=1_000_000)]
PageSize = Annotated[int, QueryParameter(name="limit", ge=1, le=MAX_SHOWN)]


class CreatedTable(msgspec.Struct, frozen=True):
    id: str


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Word


class SeatBotRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Word
    bot: Word | None = None


@get("/", summary="Tables that are open, running or mine")
async def list_tables(
    services: TheServices,
    person: ThePerson,
    which: FromQuery[ListName] = "open",
    title: Filter = "",
    pace: FromQuery[Literal["", "hotseat", "live", "slow"]] = "",
    club: OfClub = "",
    search: Search = "",
    offset: Offset = 0,
    limit: PageSize = MAX_SHOWN,
) -> list[TableInfo]:
    query = TableQuery(which, title, pace, club, search, offset, limit)
    return await list_of_tables(services.database, person, query)


@post("/", summary="Make a table")
async def create_table(services: TheServices, person: ThePerson, data: JSONBody[NewTable]) -> CreatedTable:
    limit_account(services, person, "tables")
    return CreatedTable(await services.tables.create(person, data))


@get("/{table_id:str}", summary="One table")
async def see_table(
    services: TheServices, person: ThePerson, table_id: TableId, invitation: Invitation = ""
) -> TableInfo:
    info = await services.tables.info(person, table_id, invitation)
    online = [] if is_masked(info) else services.presence.online(table_id)
    seats = [msgspec.structs.replace(seat, online=seat.seat in online) for seat in info.seats]
    return msgspec.structs.replace(info, seats=seats)


@post("/{table_id:str}/join", status_code=204, summary="Take a seat")
async def join_table(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[JoinRequest]
) -> None:
    limit_account(services, person, "joins")
    await services.lifecycle.join(person, table_id, data)


@post("/{table_id:str}/invite", status_code=204, summary="Ask somebody to the table by name")
async def invite_person(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[InviteRequest]
) -> None:
    limit_account(services, person, "invites")
    await services.lifecycle.invite(person, table_id, data.name)


@post(
    "/{table_id:str}/leave",
    status_code=204,
    summary="Give a seat back, or take it from somebody before the start",
)
async def leave_table(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[SeatRequest]
) -> None:
    await services.lifecycle.leave(person, table_id, data.seat)


@post("/{table_id:str}/bot", status_code=204, summary="Put a bot on a free seat, or take it away")
async def seat_bot(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[SeatBotRequest]
) -> None:
    await services.lifecycle.seat_bot(person, table_id, data.seat, data.bot)


@post("/{table_id:str}/salts", status_code=204, summary="Show the salts of one's seats")
async def show_salts(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[SaltsRequest]
) -> None:
    await services.lifecycle.show_salts(person, table_id, data)


@post("/{table_id:str}/start", status_code=204, summary="Begin the game")
async def start_table(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[StartRequest | None] = None
) -> None:
    await services.lifecycle.start(person, table_id, data or StartRequest())


@post("/{table_id:str}/close", status_code=204, summary="Close a table that nobody else plays")
async def close_table(services: TheServices, person: ThePerson, table_id: TableId) -> None:
    await services.lifecycle.close(person, table_id)


@post("/{table_id:str}/rematch", summary="The same game once more")
async def rematch(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[RematchRequest | None] = None
) -> CreatedTable:
    limit_account(services, person, "rematches", "tables")
    return CreatedTable(await services.lifecycle.rematch(person, table_id, data or RematchRequest()))


tables_router = Router(
    "/api/tables",
    route_handlers=[
        list_tables,
        create_table,
        see_table,
        join_table,
        invite_person,
        leave_table,
        seat_bot,
        show_salts,
        start_table,
        close_table,
        rematch,
    ],
    tags=["tables"],
)
