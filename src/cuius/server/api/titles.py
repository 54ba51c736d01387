"""Routes of titles: options, seats, page data, catalogues, rules and rule books."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from html import escape
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter

from cuius.core.errors import BadConfig
from cuius.core.lesson import LessonBook, lessons_of
from cuius.core.rule_book import (
    RULING,
    chapter_html,
    edition_mark,
    editions_of,
    load_book,
    load_rulings,
    markdown_html,
    statements_of_rulings,
)
from cuius.core.rulebook import find_citations, load_statements
from cuius.core.text import CORE_FOLDER
from cuius.core.title import LANGUAGES, Option, Title, get_title, installed_titles, offered_titles
from cuius.server.errors import NotFound, RequestRefused
from cuius.server.web.dependencies import TheServices

JSON, FLUENT = "application/json", "text/plain"
ENCODE = msgspec.json.Encoder(enc_hook=int).encode

CataloguePart = Literal["table", "lessons"]
ScenarioName = Annotated[str, QueryParameter(name="scenario", max_length=80)]
OptionPairs = Annotated[list[str] | None, QueryParameter(name="option", max_items=20)]


class TitleOffer(msgspec.Struct, frozen=True):
    """A title that can be played here, and the options of its tables."""

    name: str
    players: tuple[int, ...]
    scenarios: tuple[str, ...]
    scenario_players: dict[str, tuple[int, ...]]
    """Of each scenario the numbers of players that can play it."""
    options: tuple[Option, ...]
    bots: tuple[str, ...]
    lessons: tuple[str, ...]
    """The names of its lessons, the first one first."""


class RuleText(msgspec.Struct, frozen=True):
    """One rule statement."""

    id: str
    section: str
    title: str
    """The name of the section."""
    text: str
    edition: str
    note: str
    ruling: str
    """The ruling that decides it, or nothing."""


class BookChapter(msgspec.Struct, frozen=True):
    """A chapter of a rule book; citations are buttons with `data-rules`, the ids of what they cite."""

    name: str
    heading: str
    html: str


class RulingText(msgspec.Struct, frozen=True):
    """A ruling: whole in English, its decision in another language."""

    id: str
    heading: str
    html: str


class BookRuling(RulingText, frozen=True):
    """A ruling of a rule book, and the ids of the statements it is about, without the prefix."""

    statements: tuple[str, ...]


class RuleBook(msgspec.Struct, frozen=True):
    """The rule book of a title, and the rulings."""

    chapters: tuple[BookChapter, ...]
    rulings: tuple[BookRuling, ...]


class TitleInfo(msgspec.Struct, frozen=True):
    """Everything about a title that is the same at all its tables."""

    name: str
    prefix: str
    players: tuple[int, ...]
    scenarios: tuple[str, ...]
    options: tuple[Option, ...]
    bots: tuple[str, ...]
    page: dict[str, Any]
    lessons: LessonBook | None


@get("/", sync_to_thread=False, summary="The games that can be played here")
def list_titles(services: TheServices) -> list[TitleOffer]:
    return [title_offer(title, services.tables.levels) for title in offered_titles()]


@get(
    "/{name:str}",
    sync_to_thread=False,
    summary="One game: its options and page data",
    responses={200: ResponseSpec(TitleInfo, generate_examples=False)},
)
def get_title_info(
    request: Request[Any, Any, Any], services: TheServices, name: FromPath[str]
) -> Response[bytes]:
    get_offered_title(name)
    return etag_response(request, encoded_title(name, services.tables.levels), JSON)


@get("/{name:str}/seats", sync_to_thread=False, summary="The seats of a table, and the roles each holds")
def seats_for(
    name: FromPath[str],
    players: FromQuery[int | None] = None,
    scenario: ScenarioName = "",
    option: OptionPairs = None,
) -> dict[str, tuple[str, ...]]:
    """Options are given as `option=edition:2004`, once for each."""
    pairs = [pair.partition(":") for pair in option or ()]
    if not all(value for _, _, value in pairs):
        raise RequestRefused("Give options as name:choice.")
    options = {name: value for name, _, value in pairs}
    try:
        return get_offered_title(name).configure(players, scenario or None, options).seats
    except BadConfig as error:
        raise RequestRefused(str(error)) from error


@get("/{name:str}/text/{language:str}", sync_to_thread=False, summary="The words of a game in one language")
def get_catalogue(
    request: Request[Any, Any, Any],
    name: FromPath[str],
    language: FromPath[str],
    part: FromQuery[CataloguePart] = "table",
) -> Response[bytes]:
    """What a table says, or what its lessons add to that."""
    refuse_unknown(name, language)
    return etag_response(request, catalogue_source(name, language, part), FLUENT)


@get(
    "/{name:str}/rules/{language:str}",
    sync_to_thread=False,
    summary="The rule statements of a game in one language",
    responses={200: ResponseSpec(list[RuleText], generate_examples=False)},
)
def get_rules(
    request: Request[Any, Any, Any], name: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    refuse_unknown(name, language)
    return etag_response(request, encoded_rules(name, language), JSON)


@get(
    "/{name:str}/book/{language:str}",
    sync_to_thread=False,
    summary="The rule book of a game in one language",
    responses={200: ResponseSpec(RuleBook, generate_examples=False)},
)
def get_book(
    request: Request[Any, Any, Any], name: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    refuse_unknown(name, language)
    return etag_response(request, encoded_book(name, language), JSON)


def refuse_unknown(name: str, language: str) -> None:
    get_offered_title(name)
    if language not in LANGUAGES:
        raise NotFound(f"There is no language {language!r:.20}; choose {', '.join(LANGUAGES)}.")


def get_offered_title(name: str) -> Title:
    if name not in installed_titles() or not get_title(name).offered:
        raise NotFound("That game is not played here.")
    return get_title(name)


def title_offer(title: Title, bots: tuple[str, ...]) -> TitleOffer:
    book = lessons_of(title.name)
    return TitleOffer(
        title.name,
        title.players,
        title.scenarios,
        {scenario: players_of(title, scenario) for scenario in title.scenarios},
        title.options,
        bots,
        lessons=tuple(lesson.name for lesson in book.lessons) if book else (),
    )


def players_of(title: Title, scenario: str) -> tuple[int, ...]:
    """The numbers of players that can play a scenario with the default options."""
    possible = []
    for players in title.players:
        with suppress(BadConfig):
            title.configure(players, scenario)
            possible.append(players)
    return tuple(possible)


def etag_response(
    request: Request[Any, Any, Any], tagged: tuple[bytes, str], media_type: str
) -> Response[bytes]:
    """The data, or 304 if the client has it cached."""
    data, tag = tagged
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(data, headers=headers, media_type=media_type)


def with_etag(data: bytes) -> tuple[bytes, str]:
    return data, f'"{hashlib.sha256(data).hexdigest()[:32]}"'


@cache
def encoded_title(name: str, bots: tuple[str, ...]) -> tuple[bytes, str]:
    """The description of a title with the bots that may be seated, encoded once."""
    title = get_title(name)
    offer = title_offer(title, bots)
    info = TitleInfo(
        name=title.name,
        prefix=title.prefix,
        players=offer.players,
        scenarios=offer.scenarios,
        options=offer.options,
        bots=offer.bots,
        page=title.page_data(),
        lessons=lessons_of(name),
    )
    return with_etag(ENCODE(info))


@cache
def catalogue_source(name: str, language: str, part: CataloguePart) -> tuple[bytes, str]:
    """The Fluent source of a title, followed by the messages shared by all titles; without its comments."""
    folders = (get_title(name).folder, CORE_FOLDER)
    paths = [p for folder in folders for p in sorted((folder / "text" / language).glob("*.ftl"))]
    wanted = [p for p in paths if p.stem.startswith("lesson") == (part == "lessons")]
    lines = (line for p in wanted for line in p.read_text(encoding="utf-8").splitlines())
    return with_etag("\n".join(line for line in lines if not line.startswith("#")).encode())


@cache
def encoded_rules(name: str, language: str) -> tuple[bytes, str]:
    statements = load_statements(get_title(name).folder, language)
    rules = [RuleText(s.id, s.section, s.title, s.text, s.edition, s.note, s.ruling) for s in statements]
    return with_etag(ENCODE(rules))


@cache
def encoded_book(name: str, language: str) -> tuple[bytes, str]:
    """Chapters and rulings as HTML; a ruling that is named in a chapter is a button as well."""
    folder = get_title(name).folder
    statements, told = load_statements(folder), load_rulings(folder, language)
    about = statements_of_rulings(told, statements)
    rulings = tuple(BookRuling(r.id, r.heading, markdown_html(r.text), about[r.id]) for r in told)
    known = {ruling.id for ruling in rulings}

    def link(found: re.Match[str]) -> str:
        id_ = found[0]
        button = f'<button type="button" class="cites" data-ruling="{id_}">{id_}</button>'
        return button if id_ in known else id_

    editions = editions_of(statements)
    chapters = tuple(
        BookChapter(
            c.name, c.heading, RULING.sub(link, chapter_html(c, lambda text: citation(text, editions)))
        )
        for c in load_book(folder, language)
    )
    return with_etag(ENCODE(RuleBook(chapters, rulings)))


def citation(text: str, editions: Mapping[str, str]) -> str:
    """A citation as a button of the page, after the edition if it holds in one only."""
    ids = " ".join(id_ for id_, _ in find_citations(text))
    button = f'<button type="button" class="cites" data-rules="{escape(ids)}">{text}</button>'
    return f"{edition_mark(text, editions)} {button}"


titles_router = Router(
    "/api/titles",
    route_handlers=[list_titles, get_title_info, seats_for, get_catalogue, get_rules, get_book],
    tags=["titles"],
)
