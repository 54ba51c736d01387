"""Here I Stand as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping

from cuius.core.characters import load_cast
from cuius.core.errors import BadConfig
from cuius.core.ids import Id
from cuius.core.title import Config, Option, Title, ViewListKinds
from cuius.titles.here_i_stand import cards as cards
from cuius.titles.here_i_stand.bot.columns import COLUMNS
from cuius.titles.here_i_stand.bot.reasons import reason
from cuius.titles.here_i_stand.bot.steward import steward
from cuius.titles.here_i_stand.bot.weights import TABLE
from cuius.titles.here_i_stand.bot.worth import word_record
from cuius.titles.here_i_stand.explain.follow_ups import FOLLOW_UPS
from cuius.titles.here_i_stand.explain.forecasts import FORECASTS
from cuius.titles.here_i_stand.explain.layers import LAYERS
from cuius.titles.here_i_stand.explain.odds import ODDS
from cuius.titles.here_i_stand.explain.refusals import REFUSALS
from cuius.titles.here_i_stand.ids import EDITIONS
from cuius.titles.here_i_stand.invariants import INVARIANTS
from cuius.titles.here_i_stand.loading import board_records, check_board, load_board, plain_board
from cuius.titles.here_i_stand.loading.files import DATA
from cuius.titles.here_i_stand.page import page
from cuius.titles.here_i_stand.phases.setup import set_up
from cuius.titles.here_i_stand.picture import picture
from cuius.titles.here_i_stand.redeal import redeal
from cuius.titles.here_i_stand.score import CHARTS, SEARCH_HINTS, points_in_detail, score
from cuius.titles.here_i_stand.sequence import play
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.variants.two_player.turn import MADE_FROM, scenario_of
from cuius.titles.here_i_stand.view import SPARSE, fields_of, own, view

OPTIONS = (
    Option("edition", EDITIONS, EDITIONS[0]),
    Option("windows", ("discreet", "fast"), "discreet"),
)

CARDS = ("hands", "discards", "removed", "late", "laid", "home_used", "played")
SPACES = ("universities", "reformed", "countered")
TUPLES = ("loans", "wars_abroad", "granted", "crossing", "shown", "pinned", "phony_wars")
LISTS = ViewListKinds(sparse=frozenset(SPARSE), things=frozenset(CARDS + SPACES + TUPLES))


def seating(players: int, scenario: str, options: Mapping[str, str]) -> dict[str, tuple[Id, ...]]:
    """1-r1, 3-r1, 3.1-r1,r2 All six powers are in play; with fewer players some run two.

    25-r1 Two players run the Papacy and the Protestant.
    """
    if players == 2 and scenario != MADE_FROM:
        raise BadConfig(f"Two players play the scenario {MADE_FROM}.")
    held = plain_board(options["edition"]).seats[players]
    return {"_".join([p.word for p in powers]): powers for powers in held}


def setup(config: Config) -> State:
    board = load_board(config.board or None, config.options["edition"])
    return set_up(board, scenario_of(config), config)


TITLE = Title(
    name="here_i_stand",
    prefix="HIS",
    rules=2,
    earlier_rules={1: "0.1.0"},
    players=(2, 3, 4, 5, 6),
    scenarios=("1517", "1532", "tournament"),
    options=OPTIONS,
    folder=DATA.parent,
    offered=True,
    rank=3,
    max_journal_rows=60000,
    seating=seating,
    setup=setup,
    play=play,
    view=view,
    private_view=own,
    view_fields=fields_of,
    view_lists=LISTS,
    redeal=redeal,
    score=score,
    columns=COLUMNS,
    search_hints=SEARCH_HINTS,
    invariants=INVARIANTS,
    refusals=REFUSALS,
    odds=ODDS,
    forecasts=FORECASTS,
    follow_ups=FOLLOW_UPS,
    check_board=check_board,
    board_records=board_records,
    steward=steward,
    explain_answer=reason,
    word_record=word_record,
    cast=load_cast(DATA.parent),
    weights=TABLE,
    page=page,
    picture=picture,
    opening_keys=frozenset(("impulse.card",)),
    opening_kinds=("card",),
    charts=CHARTS,
    layers={**LAYERS, "points": points_in_detail},
)
