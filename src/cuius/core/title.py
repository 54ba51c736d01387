"""The title record: everything the rest of the program knows about a game, and the registry of titles."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from cuius.core.board_data import BoardRecord
from cuius.core.characters import Cast
from cuius.core.charts import Charts
from cuius.core.columns import Columns
from cuius.core.deals.remarks import WordRecord
from cuius.core.errors import BadConfig, UnknownTitle
from cuius.core.ids import word_of
from cuius.core.odds import Forecast
from cuius.core.picture import PositionPicture
from cuius.core.reasons import Explainer
from cuius.core.requests import Ask, Proc, Role
from cuius.core.state import BaseState
from cuius.core.view_fields import ViewFields
from cuius.core.weights import WeightTable

Language = Literal["en", "fr", "it", "nl"]
"""The languages of the catalogues; everything else that lists them reads it from here."""
LANGUAGES: tuple[Language, ...] = get_args(Language)
TITLES = Path(__file__).parents[1] / "titles"


class Option(msgspec.Struct, frozen=True):
    """An option that is chosen when a table is created: edition, variant, how windows are asked."""

    name: str
    choices: tuple[str, ...]
    default: str


class Config(msgspec.Struct, frozen=True):
    """The complete and checked configuration of one table; the header of its record."""

    title: str
    rules: int
    scenario: str
    players: int
    options: dict[str, str]
    seats: dict[str, tuple[str, ...]]
    """Each seat and the roles it holds."""
    board: dict[str, Any] = {}
    """The overlay that replaces parts of the built-in board data."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed: a message with its arguments, and the rule statement."""

    key: str
    rule: str | None = None
    args: dict[str, Any] = {}


class SearchHints(msgspec.Struct, frozen=True, kw_only=True):
    """What a search needs to know about a title; every field has a default."""

    estimate: Callable[[Any], dict[str, float]] | None = None
    """(state) -> the points each role is likely to end with; `score` if not given."""
    searched_keys: frozenset[str] = frozenset()
    """Keys of the questions that are searched; the others are left to the heuristic. Empty: all are."""
    planned_keys: frozenset[str] = frozenset()
    """With a learned value these are searched as well, by a short look."""
    look_ends: frozenset[str] = frozenset()
    """The checkpoints at which a short look ends."""
    plan_keys: frozenset[str] = frozenset()
    """Before these questions a search compares plans for the rest of the turn, and not answers."""
    plans: int = 8
    """How many new ones each time."""
    answer_share: float = 1.0
    """What the search of a single answer may take of the time, where it tells less than plans do."""
    look_length: int = 1
    """At which of them, counted from the question."""
    value_share: float = 0.5
    """What a learned value counts beside the points expected, after a look to the end of the turn."""
    value_ranks: bool = False
    """Does the learned value judge by who will be ahead of whom, and not by how many points?"""
    prefer_errors: float = 0.5
    """Standard errors by which another answer must lead over the heuristic's to be chosen."""
    max_answers: int | None = None
    """How many answers a playout takes at most; None: to the end of the turn."""
    heuristic: Callable[[Mapping[str, Any], dict[str, Any]], str] | None = None
    """(view, question) -> answer of the searching seat itself; the steward if not given."""
    ask_holders_only: Callable[[Any], None] | None = None
    """(state): from now on a response window asks only those who hold something that fits.

    Given by a title in which that changes nothing but the number of passes.
    """


class ViewListKinds(msgspec.Struct, frozen=True, kw_only=True):
    """Names of view fields whose lists are not columns (one number per index)."""

    sparse: frozenset[str] = frozenset()
    """Index, value, index, value; what is missing is 0."""
    things: frozenset[str] = frozenset()
    """Sets of ids or tuples: membership counts, order does not."""
    ordered: frozenset[str] = frozenset()
    """Words whose position counts."""


class Title(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the runner, the kit, the server and the bots see it."""

    name: str
    prefix: str
    """The prefix of its rule statements' ids: "REV"."""
    rules: int
    """Version of the rules as programmed; raised whenever a fix changes play."""
    earlier_rules: dict[int, str] = {}
    """The release that plays by earlier rules, by their version."""
    players: tuple[int, ...]
    scenarios: tuple[str, ...]
    options: tuple[Option, ...] = ()
    folder: Path
    offered: bool = True
    rank: int = 0
    """Its position in the list of games; easier games first."""
    secret_talk: bool = True
    """May seats chat in private? Some rulebooks forbid it."""
    max_journal_rows: int
    """No game has more journal rows than this."""

    seating: Callable[[int, str, Mapping[str, str]], dict[str, tuple[Role, ...]]]
    """(players, scenario, options) -> the seats, each with its roles."""
    setup: Callable[[Config], BaseState]
    play: Callable[[Any], Proc[None]]
    view: Callable[[Any], dict[str, Any]]
    """(state) -> the fields of a view that everybody sees, as plain data."""
    private_view: Callable[[Any, tuple[str, ...]], dict[str, Any]] | None = None
    """(state, roles of the seat; empty for a spectator) -> the fields of a view that depend on the seat.

    None: nothing is hidden.
    """
    view_fields: Callable[[Any], ViewFields] | None = None
    """(state) -> how to build the fields of both views one by one; None: only whole."""
    view_lists: ViewListKinds = ViewListKinds()
    """How the numeric encoding of `cuius.envs` reads the lists of a view."""
    redeal: Callable[[Any, tuple[str, ...], Callable[[int], int]], None]
    """(state, roles, below): deal anew, in place, all that these roles cannot know; `below(n)` is random."""
    score: Callable[[Any], dict[str, float]]
    """(state) -> the present score of each role."""
    invariants: tuple[Callable[[Any], Iterator[tuple[bool, object]]], ...] = ()
    steward: Callable[..., str] | None = None
    """(view, question, character = nobody in particular) -> answer: the rule-of-thumb player."""
    explain_answer: Explainer | None = None
    """Why the steward would answer so."""
    word_record: WordRecord | None = None
    """How one role has kept its word to another: what bots remember when they talk of deals."""
    cast: Cast | None = None
    """The people and temperaments of its bots."""
    weights: WeightTable | None = None
    """What its steward weighs with; `cuius tune` tries others."""
    search_hints: SearchHints = SearchHints()
    columns: Columns | None = None
    """A position as numbers, for the learned value of the title."""
    refusals: Mapping[str, Callable[..., Refusal | None]] = {}
    """Question key -> (word, *arguments of the question) -> why it is not offered."""
    odds: Mapping[str, Any] = {}
    forecasts: Mapping[str, Callable[[Ask, Any], Forecast | None]] = {}
    """Question key -> (question, option) -> the forecast of that answer, from what its role knows."""
    follow_ups: Mapping[str, Callable[[Ask, Any], Ask | None]] = {}
    """Question key -> (question, option) -> what that answer leads to asking the same role at once.

    Shown with the answer, so that a card and its use are chosen together.
    """
    check_board: Callable[[dict[str, Any]], None] | None = None
    """Refuses a bad overlay with a `BadConfig`."""
    board_records: Callable[[str], tuple[BoardRecord, ...]] | None = None
    """(edition) -> every value of its built-in board, with its source."""
    page: Callable[[dict[str, Any], Mapping[str, str]], dict[str, Any]] | None = None
    """(overlay, options) -> the static data for drawing the board: names, columns, coordinates."""
    picture: Callable[[Mapping[str, Any], Mapping[str, Any]], PositionPicture] | None = None
    """(page data, view of a spectator, both as plain data) -> the position as a picture."""
    opening_keys: frozenset[str] = frozenset()
    """Keys of the questions of which each role's first answer is its opening, for statistics."""
    opening_kinds: tuple[str, ...] = ()
    """The kinds of things that openings name."""
    charts: Charts | None = None
    """What the charts of a game are drawn from."""
    layers: Mapping[str, Callable[[Any], dict[str, Any]]] = {}
    """Name -> (state) -> the data of a map layer that the rules compute, from public knowledge only.

    "points" is no layer of the map: role -> source -> points, for the card of a role.
    """

    def page_data(
        self, board: dict[str, Any] | None = None, options: Mapping[str, str] | None = None
    ) -> dict[str, Any]:
        """The page data of a table with this overlay and these options; others take their default."""
        chosen = {o.name: o.default for o in self.options} | dict(options or {})
        return self.page(board or {}, chosen) if self.page else {}

    def configure(
        self,
        players: int | None = None,
        scenario: str | None = None,
        options: Mapping[str, str] | None = None,
        board: dict[str, Any] | None = None,
    ) -> Config:
        """A checked configuration; what is not given takes its default."""
        players = max(self.players) if players is None else players
        scenario = self.scenarios[0] if scenario is None else scenario
        if players not in self.players:
            raise BadConfig(f"{self.name} is for {join_choices(self.players)} players, not {players}.")
        if scenario not in self.scenarios:
            raise BadConfig(
                f"{self.name} has no scenario {scenario!r}; choose {join_choices(self.scenarios)}."
            )
        chosen = {o.name: o.default for o in self.options}
        for name, value in (options or {}).items():
            option = next((o for o in self.options if o.name == name), None)
            if option is None:
                raise BadConfig(
                    f"{self.name} has no option {name!r}; it has {join_choices(chosen) or 'none'}."
                )
            if value not in option.choices:
                raise BadConfig(f"{name} is {join_choices(option.choices)}, not {value!r}.")
            chosen[name] = value
        if board:
            if self.check_board is None:
                raise BadConfig(f"{self.name} takes no board overlay.")
            self.check_board(board)
        seats = self.seating(players, scenario, chosen)
        held = {seat: tuple(word_of(r) for r in roles) for seat, roles in seats.items()}
        return Config(self.name, self.rules, scenario, players, chosen, held, board or {})


def join_choices(words: Any) -> str:
    """Join alternatives for a sentence: "2, 3 or 4"."""
    words = [str(w) for w in words]
    return " or ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def installed_titles() -> tuple[str, ...]:
    """Names of all titles in the package, offered to players or not."""
    return tuple(sorted(path.parent.name for path in TITLES.glob("*/title.py")))


@cache
def get_title(name: str) -> Title:
    """The title of that name, loaded on first use."""
    if name not in installed_titles():
        raise UnknownTitle(f"There is no title {name!r}; choose {join_choices(installed_titles())}.")
    module = importlib.import_module(f"cuius.titles.{name}.title")
    title = module.TITLE
    assert isinstance(title, Title)
    return title


def offered_titles() -> tuple[Title, ...]:
    """The games that players may choose, easiest first."""
    found = [t for t in map(get_title, installed_titles()) if t.offered]
    return tuple(sorted(found, key=lambda t: t.rank))
