"""What happens around play over HTTP: talk, motions, and the return to a seat."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from cuius.server.given import TableId, ThePerson, TheServices
from cuius.server.play import motions, talk
from cuius.server.play.absence import return_to
from cuius.server.play.api import Invitation
from cuius.server.play.api import Seat as SeatQuery
from cuius.server.play.motions import MotionIn, MotionInfo, VoteIn
from cuius.server.play.talk import Said, TalkIn
from cuius.server.tables.api import SeatName

Since = Annotated[int, QueryParameter(name="since", ge=0, le=2**31 - 1)]
MotionId = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]


@post("/{table_id:str}/talk", summary="Say something at a table")
async def say(services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[TalkIn]) -> Said:
    return await talk.say(services, person, table_id, data)


@get("/{table_id:str}/talk", summary="What was said, as far as a seat or a spectator may read it")
async def heard(
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    seat: FromQuery[SeatQuery] = None,
    since: Since = 0,
    invitation: FromQuery[Invitation] = "",
) -> list[Said]:
    return await talk.heard(services, person, table_id, seat, since, invitation)


@post("/{table_id:str}/motions", summary="Propose to go back, pause, end, change the pace; or concede")
async def move(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[MotionIn]
) -> MotionInfo:
    return await motions.move(services, person, table_id, data)


@get("/{table_id:str}/motions", summary="The latest motions, newest first")
async def list_motions(
    services: TheServices, person: ThePerson, table_id: TableId, invitation: FromQuery[Invitation] = ""
) -> list[MotionInfo]:
    return await motions.motions_of(services, person, table_id, invitation)


@post("/{table_id:str}/motions/{motion_id:int}/vote", status_code=200, summary="Agree or refuse")
async def vote(
    services: TheServices, person: ThePerson, table_id: TableId, motion_id: MotionId, data: JSONBody[VoteIn]
) -> MotionInfo:
    return await motions.vote(services, person, table_id, motion_id, data)


@post("/{table_id:str}/motions/{motion_id:int}/withdraw", status_code=200, summary="Take a motion back")
async def withdraw(
    services: TheServices, person: ThePerson, table_id: TableId, motion_id: MotionId
) -> MotionInfo:
    return await motions.withdraw(services, person, table_id, motion_id)


@post("/{table_id:str}/return", status_code=204, summary="Take one's seat back from the steward")
async def come_back(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[SeatName]
) -> None:
    await return_to(services, person, table_id, data.seat)


around_router = Router(
    "/api/tables",
    route_handlers=[say, heard, move, list_motions, vote, withdraw, come_back],
    tags=["around play"],
)
