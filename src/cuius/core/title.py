"""The title record: everything the rest of the program knows of a game, and the registry that finds it."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from cuius.core.charts import Charts
from cuius.core.errors import BadConfig, UnknownTitle
from cuius.core.ids import word_of
from cuius.core.odds import Forecast
from cuius.core.requests import Ask, Proc, Who
from cuius.core.state import BaseState

Language = Literal["en", "fr", "it", "nl"]
"""The languages of the catalogues; everything else that lists them reads it from here."""
LANGUAGES: tuple[Language, ...] = get_args(Language)
TITLES = Path(__file__).parents[1] / "titles"


class Option(msgspec.Struct, frozen=True):
    """A choice made when a table is created: edition, variant, manner of asking."""

    name: str
    choices: tuple[str, ...]
    default: str


class Config(msgspec.Struct, frozen=True):
    """One table's choices, complete and checked. It stands in the header of the record."""

    title: str
    rules: int
    scenario: str
    players: int
    options: dict[str, str]
    seats: dict[str, tuple[str, ...]]
    """Each seat and the roles it holds."""
    board: dict[str, Any] = {}
    """The overlay an owner of the printed game laid over the built-in data."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed: the statement, and a message with its arguments."""

    key: str
    rule: str | None = None
    args: dict[str, Any] = {}


class SearchHints(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot that plays worlds forward looks ahead in a title; how it does where nothing is said."""

    estimate: Callable[[Any], dict[str, float]] | None = None
    """How many points each role is likely to end with; `score` if not given."""
    plans: frozenset[str] = frozenset()
    """Keys of the questions that are worth it; the others are left to rules of thumb. None: all are."""
    answers: int | None = None
    """How many answers it looks ahead at most; to the end of the turn if not given."""
    thumb: Callable[[dict[str, Any], dict[str, Any]], str] | None = None
    """(view, question) -> answer: the rules of thumb of its own seat, if they are not the steward's."""


class ViewListKinds(msgspec.Struct, frozen=True, kw_only=True):
    """Lists in a view that do not hold one number for each place, by the names of their fields."""

    sparse: frozenset[str] = frozenset()
    """Index, value, index, value; what is not there is 0."""
    things: frozenset[str] = frozenset()
    """Numbers of things, or tuples: what is there counts, and not where it stands."""
    ordered: frozenset[str] = frozenset()
    """Words that count for their place."""


class Title(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the runner, the kit, the server and the bots see it."""

    name: str
    prefix: str
    """Short name that begins the ids of its rule statements: "REV"."""
    rules: int
    """Version of the rules as programmed; raised whenever a fix changes play."""
    players: tuple[int, ...]
    scenarios: tuple[str, ...]
    options: tuple[Option, ...] = ()
    folder: Path
    offered: bool = True
    rank: int = 0
    """Its place in the list of games: the lower, the easier to begin with."""
    secret_talk: bool = True
    """May seats talk to each other in secret? Some rulebooks forbid it."""
    bound: int
    """No game has more journal rows than this."""

    seating: Callable[[int, str, Mapping[str, str]], dict[str, tuple[Who, ...]]]
    """(players, scenario, options) -> the seats, each with its roles."""
    setup: Callable[[Config], BaseState]
    play: Callable[[Any], Proc[None]]
    view: Callable[[Any], dict[str, Any]]
    """(state) -> what everybody sees, as plain data."""
    own: Callable[[Any, tuple[str, ...]], dict[str, Any]] | None = None
    """(state, roles of the seat; none for a spectator) -> the fields that differ by who looks.

    None: nothing is hidden.
    """
    lists: ViewListKinds = ViewListKinds()
    """How an observation of numbers reads the lists of the view."""
    redeal: Callable[[Any, tuple[str, ...], Callable[[int], int]], None]
    """Deal anew, in place, everything that these roles cannot know; `below(n)` gives random numbers."""
    score: Callable[[Any], dict[str, float]]
    """How each role stands now."""
    invariants: tuple[Callable[[Any], Iterator[tuple[bool, object]]], ...] = ()
    steward: Callable[[dict[str, Any], dict[str, Any]], str] | None = None
    """(view, question) -> answer: the rule-of-thumb player."""
    search_hints: SearchHints = SearchHints()
    refusals: Mapping[str, Callable[..., Refusal | None]] = {}
    """Question key -> (what, *arguments of the question) -> why it is not offered."""
    odds: Mapping[str, Any] = {}
    forecasts: Mapping[str, Callable[[Ask, Any], Forecast | None]] = {}
    """Question key -> (question, option) -> what may come of that answer, by what its role knows."""
    check_board: Callable[[dict[str, Any]], None] | None = None
    """Refuses a bad overlay with a `BadConfig`."""
    page: Callable[[dict[str, Any], Mapping[str, str]], dict[str, Any]] | None = None
    """(overlay, options) -> what the browser needs once to draw the board: names, columns, coordinates."""
    charts: Charts | None = None
    """What the charts of a game are drawn from."""
    layers: Mapping[str, Callable[[Any], dict[str, Any]]] = {}
    """Name -> (state) -> what a layer of the map shows that only the rules know; public knowledge alone."""

    def page_data(
        self, board: dict[str, Any] | None = None, options: Mapping[str, str] | None = None
    ) -> dict[str, Any]:
        """The page of a table with this overlay and these options; what is not said takes its default."""
        chosen = {o.name: o.default for o in self.options} | dict(options or {})
        return self.page(board or {}, chosen) if self.page else {}

    def configure(
        self,
        players: int | None = None,
        scenario: str | None = None,
        options: Mapping[str, str] | None = None,
        board: dict[str, Any] | None = None,
    ) -> Config:
        """A checked configuration; what is not said takes its default."""
        players = max(self.players) if players is None else players
        scenario = self.scenarios[0] if scenario is None else scenario
        if players not in self.players:
            raise BadConfig(f"{self.name} is for {choices(self.players)} players, not {players}.")
        if scenario not in self.scenarios:
            raise BadConfig(f"{self.name} has no scenario {scenario!r}; choose {choices(self.scenarios)}.")
        chosen = {o.name: o.default for o in self.options}
        for name, value in (options or {}).items():
            option = next((o for o in self.options if o.name == name), None)
            if option is None:
                raise BadConfig(f"{self.name} has no option {name!r}; it has {choices(chosen) or 'none'}.")
            if value not in option.choices:
                raise BadConfig(f"{name} is {choices(option.choices)}, not {value!r}.")
            chosen[name] = value
        if board:
            if self.check_board is None:
                raise BadConfig(f"{self.name} takes no board overlay.")
            self.check_board(board)
        seats = self.seating(players, scenario, chosen)
        held = {seat: tuple(word_of(r) for r in roles) for seat, roles in seats.items()}
        return Config(self.name, self.rules, scenario, players, chosen, held, board or {})


def choices(words: Any) -> str:
    """2, 3 or 4."""
    words = [str(w) for w in words]
    return " or ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def installed_titles() -> tuple[str, ...]:
    """Names of all titles in the package, offered to players or not."""
    return tuple(sorted(path.parent.name for path in TITLES.glob("*/title.py")))


@cache
def get_title(name: str) -> Title:
    """The title of that name, loaded on first use."""
    if name not in installed_titles():
        raise UnknownTitle(f"There is no title {name!r}; choose {choices(installed_titles())}.")
    module = importlib.import_module(f"cuius.titles.{name}.title")
    title = module.TITLE
    assert isinstance(title, Title)
    return title


def offered_titles() -> tuple[Title, ...]:
    """The games that players may choose, the easiest to begin with first."""
    found = [t for t in map(get_title, installed_titles()) if t.offered]
    return tuple(sorted(found, key=lambda t: t.rank))
