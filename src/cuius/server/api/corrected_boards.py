"""Routes of the boards that a person has corrected from a printed game, kept with the account."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.schemas import CorrectedBoardInfo, CorrectedBoardValues
from cuius.server.api.title_values import refuse_bad_board
from cuius.server.api.titles import get_offered_title
from cuius.server.web.dependencies import ThePerson, TheServices
from cuius.server.web.rate_limiting import limit_account

BoardId = Annotated[str, PathParameter(max_length=32)]


@get("/", summary="One's corrected boards")
async def list_boards(services: TheServices, person: ThePerson) -> list[CorrectedBoardInfo]:
    return await services.accounts.corrected_boards.list_boards(person)


@post("/", summary="Keep a corrected board, if it holds together")
async def add_board(
    services: TheServices, person: ThePerson, data: JSONBody[CorrectedBoardValues]
) -> CorrectedBoardInfo:
    authorise("profile.boards", person)
    limit_account(services, person, "trials")
    refuse_bad_board(get_offered_title(data.title), data.board)
    return await services.accounts.corrected_boards.add(person, data.title, data.name, data.board)


@put("/{board_id:str}", summary="Replace a corrected board and its name")
async def replace_board(
    services: TheServices, person: ThePerson, board_id: BoardId, data: JSONBody[CorrectedBoardValues]
) -> CorrectedBoardInfo:
    authorise("profile.boards", person)
    limit_account(services, person, "trials")
    refuse_bad_board(get_offered_title(data.title), data.board)
    boards = services.accounts.corrected_boards
    return await boards.replace(person, board_id, data.title, data.name, data.board)


@delete("/{board_id:str}", summary="Remove a corrected board")
async def remove_board(services: TheServices, person: ThePerson, board_id: BoardId) -> None:
    await services.accounts.corrected_boards.remove(person, board_id)


corrected_boards_router = Router(
    "/api/me/boards", route_handlers=[list_boards, add_board, replace_board, remove_board], tags=["me"]
)
