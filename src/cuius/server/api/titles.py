"""The games over HTTP: what they are, who sits where, their rules, their drawing and their words."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter

from cuius.bots import TABLE_LEVELS
from cuius.core.errors import BadConfig
from cuius.core.lesson import Lesson, lesson_of
from cuius.core.rulebook import load_statements
from cuius.core.text import CORE_FOLDER
from cuius.core.title import LANGUAGES, Option, Title, get_title, installed_titles, offered_titles
from cuius.server.errors import NotFound, RequestRefused

JSON, FLUENT = "application/json", "text/plain; charset=utf-8"
ENCODE = msgspec.json.Encoder(enc_hook=int).encode

Word = Annotated[str, QueryParameter(name="scenario", max_length=80)]
Pairs = Annotated[list[str] | None, QueryParameter(name="option", max_items=20)]


class TitleOffer(msgspec.Struct, frozen=True):
    """A game that can be played here, and what may be chosen when a table is made."""

    name: str
    players: tuple[int, ...]
    scenarios: tuple[str, ...]
    options: tuple[Option, ...]
    bots: tuple[str, ...]
    lesson: bool
    """Is there a lesson in it?"""


class RuleText(msgspec.Struct, frozen=True):
    """One rule statement."""

    id: str
    section: str
    text: str
    edition: str
    note: str


class TitleInfo(msgspec.Struct, frozen=True):
    """Everything about a game that stays the same at all its tables."""

    name: str
    prefix: str
    players: tuple[int, ...]
    scenarios: tuple[str, ...]
    options: tuple[Option, ...]
    bots: tuple[str, ...]
    rules: tuple[RuleText, ...]
    page: dict[str, Any]
    lesson: Lesson | None


@get("/", sync_to_thread=False, summary="The games that can be played here")
def titles() -> list[TitleOffer]:
    return [offer_of(title) for title in offered_titles()]


@get(
    "/{name:str}",
    sync_to_thread=False,
    summary="One game: its options, rules and drawing",
    responses={200: ResponseSpec(TitleInfo, generate_examples=False)},
)
def title(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    find_offered(name)
    return tagged(request, described(name), JSON)


@get("/{name:str}/seats", sync_to_thread=False, summary="The seats of a table, and the roles each holds")
def seats(
    name: FromPath[str], players: FromQuery[int | None] = None, scenario: Word = "", option: Pairs = None
) -> dict[str, tuple[str, ...]]:
    """Options are given as `option=edition:2004`, once for each."""
    pairs = [pair.partition(":") for pair in option or ()]
    if not all(value for _, _, value in pairs):
        raise RequestRefused("Give options as name:choice.")
    wishes = {wish: value for wish, _, value in pairs}
    try:
        return find_offered(name).configure(players, scenario or None, wishes).seats
    except BadConfig as error:
        raise RequestRefused(str(error)) from error


@get("/{name:str}/text/{language:str}", sync_to_thread=False, summary="The words of a game in one language")
def text(request: Request[Any, Any, Any], name: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    find_offered(name)
    if language not in LANGUAGES:
        raise NotFound(f"There is no language {language!r:.20}; choose {', '.join(LANGUAGES)}.")
    return tagged(request, words_of(name, language), FLUENT)


def find_offered(name: str) -> Title:
    if name not in installed_titles() or not get_title(name).offered:
        raise NotFound("That game is not played here.")
    return get_title(name)


def offer_of(title: Title) -> TitleOffer:
    lesson = lesson_of(title.name) is not None
    return TitleOffer(title.name, title.players, title.scenarios, title.options, TABLE_LEVELS, lesson)


def tagged(request: Request[Any, Any, Any], what: tuple[bytes, str], media_type: str) -> Response[bytes]:
    """The whole, or the word that what the browser keeps is still right."""
    data, tag = what
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(data, headers=headers, media_type=media_type)


def with_tag(data: bytes) -> tuple[bytes, str]:
    return data, f'"{hashlib.sha256(data).hexdigest()[:32]}"'


@cache
def described(name: str) -> tuple[bytes, str]:
    """The description of a game, encoded once."""
    title = get_title(name)
    offer = offer_of(title)
    info = TitleInfo(
        name=title.name,
        prefix=title.prefix,
        players=offer.players,
        scenarios=offer.scenarios,
        options=offer.options,
        bots=offer.bots,
        rules=tuple(
            RuleText(s.id, s.section, s.text, s.edition, s.note) for s in load_statements(title.folder)
        ),
        page=title.page_data(),
        lesson=lesson_of(name),
    )
    return with_tag(ENCODE(info))


@cache
def words_of(name: str, language: str) -> tuple[bytes, str]:
    """The Fluent source of a title, its own words first, then those that every table shares."""
    folders = (get_title(name).folder, CORE_FOLDER)
    paths = [p for folder in folders for p in sorted((folder / "text" / language).glob("*.ftl"))]
    return with_tag("\n".join(p.read_text(encoding="utf-8") for p in paths).encode())


titles_router = Router("/api/titles", route_handlers=[titles, title, seats, text], tags=["titles"])
