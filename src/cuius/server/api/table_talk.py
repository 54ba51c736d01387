"""What happens around play over HTTP: talk, motions, and the return to a seat."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from cuius.server.api.play import Invitation
from cuius.server.api.play import Seat as SeatQuery
from cuius.server.api.tables import SeatRequest
from cuius.server.play.clocks.timeouts import return_to
from cuius.server.play.together import chat, motions
from cuius.server.play.together.chat import ChatMessageInfo, ChatPost
from cuius.server.play.together.motions import MotionInfo, NewMotion, Vote
from cuius.server.web.dependencies import TableId, ThePerson, TheServices

Since = Annotated[int, QueryParameter(name="since", ge=0, le=2**31 - 1)]
MotionId = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]


@post("/{table_id:str}/talk", summary="Say something at a table")
async def say(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[ChatPost]
) -> ChatMessageInfo:
    return await chat.say(services, person, table_id, data)


@get("/{table_id:str}/talk", summary="What was said, as far as a seat or a spectator may read it")
async def heard(
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    seat: FromQuery[SeatQuery] = None,
    since: Since = 0,
    invitation: FromQuery[Invitation] = "",
) -> list[ChatMessageInfo]:
    return await chat.heard(services, person, table_id, seat, since, invitation)


@post("/{table_id:str}/motions", summary="Propose to go back, pause, end, change the pace; or concede")
async def move(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[NewMotion]
) -> MotionInfo:
    return await motions.move(services, person, table_id, data)


@get("/{table_id:str}/motions", summary="The latest motions, newest first")
async def list_motions(
    services: TheServices, person: ThePerson, table_id: TableId, invitation: FromQuery[Invitation] = ""
) -> list[MotionInfo]:
    return await motions.motions_of(services, person, table_id, invitation)


@post("/{table_id:str}/motions/{motion_id:int}/vote", status_code=200, summary="Agree or refuse")
async def vote(
    services: TheServices, person: ThePerson, table_id: TableId, motion_id: MotionId, data: JSONBody[Vote]
) -> MotionInfo:
    return await motions.vote(services, person, table_id, motion_id, data)


@post("/{table_id:str}/motions/{motion_id:int}/withdraw", status_code=200, summary="Take a motion back")
async def withdraw(
    services: TheServices, person: ThePerson, table_id: TableId, motion_id: MotionId
) -> MotionInfo:
    return await motions.withdraw(services, person, table_id, motion_id)


@post("/{table_id:str}/return", status_code=204, summary="Take one's seat back from the steward")
async def come_back(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[SeatRequest]
) -> None:
    await return_to(services, person, table_id, data.seat)


around_router = Router(
    "/api/tables",
    route_handlers=[say, heard, move, list_motions, vote, withdraw, come_back],
    tags=["around play"],
)
