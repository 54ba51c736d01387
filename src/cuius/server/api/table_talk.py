"""Around play over HTTP: chat, motions, and the return to a seat."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from cuius.server.api.play import Invitation
from cuius.server.api.play import Seat as SeatQuery
from cuius.server.api.tables import SeatRequest
from cuius.server.play.together.chat import ChatMessageInfo, ChatPost
from cuius.server.play.together.motions import MotionInfo, NewMotion, Vote
from cuius.server.web.dependencies import TableId, ThePerson, TheServices
from cuius.server.web.rate_limiting import limit_account

Since = Annotated[int, QueryParameter(name="since", ge=0, le=2**31 - 1)]
MotionId = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]


@post("/{table_id:str}/chat", summary="Post a chat message")
async def post_message(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[ChatPost]
) -> ChatMessageInfo:
    limit_account(services, person, "chat_messages")
    return await services.chat.post(person, table_id, data)


@get("/{table_id:str}/chat", summary="The chat, as far as a seat or a spectator may read it")
async def list_messages(
    services: TheServices,
    person: ThePerson,
    table_id: TableId,
    seat: FromQuery[SeatQuery] = None,
    since: Since = 0,
    invitation: FromQuery[Invitation] = "",
) -> list[ChatMessageInfo]:
    return await services.chat.messages(person, table_id, seat, since, invitation)


@post("/{table_id:str}/motions", summary="Propose to go back, pause, end, change the pace; or concede")
async def propose(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[NewMotion]
) -> MotionInfo:
    limit_account(services, person, "motions")
    return await services.motions.propose(person, table_id, data)


@get("/{table_id:str}/motions", summary="The latest motions, newest first")
async def list_motions(
    services: TheServices, person: ThePerson, table_id: TableId, invitation: FromQuery[Invitation] = ""
) -> list[MotionInfo]:
    return await services.motions.recent(person, table_id, invitation)


@post("/{table_id:str}/motions/{motion_id:int}/vote", status_code=200, summary="Agree or refuse")
async def vote(
    services: TheServices, person: ThePerson, table_id: TableId, motion_id: MotionId, data: JSONBody[Vote]
) -> MotionInfo:
    return await services.motions.vote(person, table_id, motion_id, data)


@post("/{table_id:str}/motions/{motion_id:int}/withdraw", status_code=200, summary="Take a motion back")
async def withdraw(
    services: TheServices, person: ThePerson, table_id: TableId, motion_id: MotionId
) -> MotionInfo:
    return await services.motions.withdraw(person, table_id, motion_id)


@post("/{table_id:str}/return", status_code=204, summary="Take one's seat back from the steward")
async def reclaim_seat(
    services: TheServices, person: ThePerson, table_id: TableId, data: JSONBody[SeatRequest]
) -> None:
    await services.timeouts.reclaim_seat(person, table_id, data.seat)


around_router = Router(
    "/api/tables",
    route_handlers=[post_message, list_messages, propose, list_motions, vote, withdraw, reclaim_seat],
    tags=["around play"],
)
