"""Corrected boards: values of a printed game that a person has noted down, kept with the account."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import msgspec
from sqlalchemy import delete, func, select

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.schemas import CorrectedBoardInfo
from cuius.server.clock import Clock
from cuius.server.errors import LimitExceeded, NotFound, RequestRefused
from cuius.server.store.database import Database
from cuius.server.store.models import CorrectedBoard

MAX_BOARDS = 40
"""Per user."""
MAX_BYTES = 200_000
"""Of one board, as JSON; all values of the largest board are fewer."""


class CorrectedBoards:
    """Lists, stores, replaces and removes the corrected boards of a person, who alone sees them."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock

    async def list_boards(self, person: Person) -> list[CorrectedBoardInfo]:
        authorise("profile.boards", person)
        query = select(CorrectedBoard).where(CorrectedBoard.user_id == person.id)
        async with self.database.reading() as session:
            found = (await session.scalars(query.order_by(CorrectedBoard.title, CorrectedBoard.name))).all()
        return [info_of(board) for board in found]

    async def add(self, person: Person, title: str, name: str, board: dict[str, Any]) -> CorrectedBoardInfo:
        authorise("profile.boards", person)
        assert person.id is not None
        refuse_large(board)
        added = CorrectedBoard(
            id=uuid4().hex,
            user_id=person.id,
            title=title,
            name=name.strip(),
            board=board,
            updated_at=self.clock(),
        )
        async with self.database.writing() as session:
            owned = select(func.count()).where(CorrectedBoard.user_id == person.id)
            if (await session.scalar(owned) or 0) >= MAX_BOARDS:
                raise LimitExceeded(f"You have {MAX_BOARDS} corrected boards; remove one first.")
            session.add(added)
            return info_of(added)

    async def replace(
        self, person: Person, board_id: str, title: str, name: str, board: dict[str, Any]
    ) -> CorrectedBoardInfo:
        """The title of a board stays what it was."""
        authorise("profile.boards", person)
        refuse_large(board)
        async with self.database.writing() as session:
            stored = await session.get(CorrectedBoard, board_id)
            if stored is None or stored.user_id != person.id or stored.title != title:
                raise NotFound("There is no such corrected board; it may have been removed already.")
            stored.name, stored.board, stored.updated_at = name.strip(), board, self.clock()
            return info_of(stored)

    async def remove(self, person: Person, board_id: str) -> None:
        authorise("profile.boards", person)
        query = (
            delete(CorrectedBoard)
            .where(CorrectedBoard.id == board_id, CorrectedBoard.user_id == person.id)
            .returning(CorrectedBoard.id)
        )
        async with self.database.writing() as session:
            if (await session.execute(query)).first() is None:
                raise NotFound("There is no such corrected board; it may have been removed already.")


def refuse_large(board: dict[str, Any]) -> None:
    if len(msgspec.json.encode(board)) > MAX_BYTES:
        raise RequestRefused("These are too many values to keep; keep only those that differ from ours.")


def info_of(board: CorrectedBoard) -> CorrectedBoardInfo:
    return CorrectedBoardInfo(board.id, board.title, board.name, board.board, board.updated_at)
