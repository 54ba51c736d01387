"""Routes of what stands behind the things of a title: rules and rulings that name them, values, sources."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from cuius.core.doubts import doubt_in
from cuius.core.errors import BadConfig
from cuius.core.references import Reference, references
from cuius.core.rule_book import load_rulings, markdown_html
from cuius.core.title import Title, get_title
from cuius.server.accounts.permissions import authorise
from cuius.server.api.titles import (
    ENCODE,
    JSON,
    RulingText,
    etag_response,
    get_offered_title,
    refuse_unknown,
    with_etag,
)
from cuius.server.errors import NotFound, RequestRefused
from cuius.server.web.dependencies import ThePerson, TheServices
from cuius.server.web.rate_limiting import limit_account

Edition = Annotated[str, QueryParameter(name="edition", max_length=40)]
Language = Annotated[str, QueryParameter(name="language", max_length=10)]


class ThingReferences(msgspec.Struct, frozen=True):
    """What the rules say about each thing that can be looked up, by "kind:word"."""

    things: dict[str, Reference]
    rulings: tuple[RulingText, ...]
    """Those that are named."""


class BoardField(msgspec.Struct, frozen=True):
    """One value of a board."""

    name: str
    value: Any
    source: str
    """rulebook, derived, public or reconstructed."""
    doubt: str
    fixed: bool
    """Do the rules build upon it? No overlay replaces it then."""


class BoardEntry(msgspec.Struct, frozen=True):
    """One record of a board, such as a card or a space."""

    kind: str
    word: str
    """Empty if the record stands alone."""
    thing: str
    """What its name is found under in the catalogue."""
    fields: tuple[BoardField, ...]


class BoardOverlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Values of a printed board that replace ours: kind -> word -> field -> value."""

    board: dict[str, Any]


@get(
    "/{name:str}/references",
    sync_to_thread=False,
    summary="The rules and rulings that tell of each thing of a game, and the sources of its values",
    responses={200: ResponseSpec(ThingReferences, generate_examples=False)},
)
def get_references(
    request: Request[Any, Any, Any], name: FromPath[str], language: Language = "en"
) -> Response[bytes]:
    refuse_unknown(name, language)
    return etag_response(request, encoded_references(name, language), JSON)


@get(
    "/{name:str}/board",
    sync_to_thread=False,
    summary="Every value of a game's board, and where it comes from",
    responses={200: ResponseSpec(list[BoardEntry], generate_examples=False)},
)
def get_board_values(
    request: Request[Any, Any, Any], name: FromPath[str], edition: Edition = "", language: Language = "en"
) -> Response[bytes]:
    refuse_unknown(name, language)
    title = get_offered_title(name)
    editions = next((o.choices for o in title.options if o.name == "edition"), ())
    if edition and edition not in editions:
        raise NotFound("There is no such edition of this game.")
    return etag_response(request, encoded_board(name, edition, language), JSON)


@post("/{name:str}/board/check", status_code=204, summary="Check values of a printed board")
async def check_board_values(
    services: TheServices, person: ThePerson, name: FromPath[str], data: JSONBody[BoardOverlay]
) -> None:
    """Refused with the reason if the board would not hold together; nothing is stored."""
    authorise("tables.create", person)
    limit_account(services, person, "trials")
    refuse_bad_board(get_offered_title(name), data.board)


def refuse_bad_board(title: Title, board: dict[str, Any]) -> None:
    """Would the board hold together with these values?"""
    try:
        if title.check_board is None:
            raise RequestRefused("This game takes no values of another board.")
        title.check_board(board)
    except BadConfig as error:
        raise RequestRefused(str(error)) from error


@cache
def encoded_references(name: str, language: str) -> tuple[bytes, str]:
    title = get_title(name)
    things = references(title)
    named = {ruling for thing in things.values() for ruling in thing.rulings}
    rulings = tuple(
        RulingText(r.id, r.heading, markdown_html(r.text))
        for r in load_rulings(title.folder, language)
        if r.id in named
    )
    return with_etag(ENCODE(ThingReferences(things, rulings)))


@cache
def encoded_board(name: str, edition: str, language: str) -> tuple[bytes, str]:
    title = get_title(name)
    entries = [
        BoardEntry(
            r.kind,
            r.word,
            r.thing,
            tuple(
                BoardField(*value._replace(doubt=doubt_in(title.folder, language, value.doubt)))
                for value in r.values
            ),
        )
        for r in (title.board_records(edition) if title.board_records else ())
    ]
    return with_etag(ENCODE(entries))


title_values_router = Router(
    "/api/titles", route_handlers=[get_references, get_board_values, check_board_values], tags=["titles"]
)
