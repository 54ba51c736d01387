"""Revolution as the rest of the program sees it.

4.6-r1,r2 There are no deals to enforce: promises bind nobody, and no counter changes hands (ruling R5).
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from cuius.core.characters import load_cast
from cuius.core.errors import BadConfig
from cuius.core.ids import Id
from cuius.core.title import Config, Option, Title, ViewListKinds
from cuius.titles.revolution.board import Board
from cuius.titles.revolution.bot.columns import COLUMNS
from cuius.titles.revolution.bot.reasons import reason
from cuius.titles.revolution.bot.steward import steward
from cuius.titles.revolution.bot.weights import TABLE
from cuius.titles.revolution.explain.refusals import REFUSALS
from cuius.titles.revolution.ids import (
    CITIES,
    EDITIONS,
    FACTIONS,
    NOBODY,
    PLACES,
    PROVINCES,
    REGIONS,
    SLOTS,
    TOWNS,
    UNIVERSITIES,
)
from cuius.titles.revolution.invariants import INVARIANTS
from cuius.titles.revolution.loading import DATA, board_records, check_board, load_board, plain_board
from cuius.titles.revolution.page import page
from cuius.titles.revolution.phases.income import SPENT, STAYS, TURNED
from cuius.titles.revolution.picture import picture
from cuius.titles.revolution.rules.counters import counters_in
from cuius.titles.revolution.score import CHARTS, SEARCH_HINTS, points_by_source, score
from cuius.titles.revolution.sequence import SET_UP, play
from cuius.titles.revolution.state import FACTION_COUNT, OWNER_COUNT, State
from cuius.titles.revolution.view import fields_of, redeal, view

AS_EDITION = "edition"
PAIRS = tuple("_".join(pair) for pair in combinations(FACTIONS.words[1:], 2))
"""3.2-r1 The choices of two factions beside the Catholics with three players."""

OPTIONS = (
    Option("edition", EDITIONS, "2007"),
    Option("factions", PAIRS, "nobility_reformers"),  # 3.2-r2
    Option("interception", (AS_EDITION, TURNED, STAYS, SPENT), AS_EDITION),  # ruling R12
    Option("neutrals", ("full", "as_factions"), "full"),  # ruling R57
)


def in_play(players: int, options: Mapping[str, str]) -> tuple[Id, ...]:
    """3.1-r2, 3.2-r1, 3.3-r1, 3.4-r1 The factions at the table, in the order of 4.2.1-r1."""
    table = plain_board(options["edition"]).tables[players]
    chosen = {FACTIONS[word] for word in options["factions"].split("_")} if table.pick else set()
    return tuple([f for f in FACTIONS.ids if f in table.factions or f in chosen])


def seating(players: int, scenario: str, options: Mapping[str, str]) -> dict[str, tuple[Id, ...]]:
    """3.1-r1 With two players each holds two factions; otherwise one faction a player."""
    if options["neutrals"] == "as_factions" and options["edition"] != "2007":
        raise BadConfig("Fewer neutral counters belong to edition 2007; choose that edition or all neutrals.")
    shared = plain_board(options["edition"]).tables[players].seats
    if shared:
        return {"_".join([f.word for f in held]): held for held in shared}
    return {f.word: (f,) for f in in_play(players, options)}


def setup(config: Config) -> State:
    """3.6-r1 The board as it stands before the Habsburgs place their armies."""
    board = load_board(config.board or None, config.options["edition"])
    factions = in_play(config.players, config.options)
    g = empty_board(board, config, factions)
    for f in factions:
        start = board.start[f]
        g.stock[f] = board.tables[config.players].resources  # 3.5, 3.6-r15
        g.pool[f] = board.tables[config.players].armies
        for place, many in start.places:
            g.enter(f, place, many)
        for slot, many in start.slots:
            g.stock[f] -= many
            g.support[slot * FACTION_COUNT + f] += many
        g.collect(f, start.treasury)
    for place, many in [
        *((c, board.neutrals_in_city) for c in CITIES),
        *((t, board.neutrals_in_town) for t in TOWNS),
    ]:
        for _ in range(0 if counters_in(g, place) else many):  # 3.6-r12,r13
            g.place_neutral(place)
    return g


def empty_board(board: Board, config: Config, factions: tuple[Id, ...]) -> State:
    """Every column at its right length, nothing placed."""
    g = State()
    g.log = g.running = None
    g.board, g.players = board, config.players
    g.interception = reading(config.options)
    g.side = sides(config)
    g.turn, g.phase, g.step = 0, SET_UP, 0
    g.order = list(factions)
    g.stock, g.treasury, g.pool, g.vp = ([0] * FACTION_COUNT for _ in range(4))
    g.units = [0] * (len(PLACES) * OWNER_COUNT)
    g.support = [0] * (len(SLOTS) * FACTION_COUNT)
    g.stakes = [0] * (len(CITIES) * FACTION_COUNT)
    g.huguenots_used = 0
    g.neutrals = g.supply = neutral_counters(board, config)
    g.armies, g.relieved, g.abandoned = ([0] * (len(REGIONS) * FACTION_COUNT) for _ in range(3))
    g.siege, g.standoff = [NOBODY] * len(CITIES), [False] * len(REGIONS)
    g.beggars_box, g.beggars_hand, g.beggars_by = board.beggars, 0, NOBODY  # 3.6-r14
    g.beggars_in, g.beggars_spent = [0] * len(REGIONS), [0] * len(REGIONS)
    g.march_tried = [0] * len(REGIONS)
    g.city_card, g.province_card = [NOBODY] * len(CITIES), [NOBODY] * len(PROVINCES)
    g.column, g.see = [0] * len(CITIES), [0] * len(board.bishopric_province)
    g.university, g.placed = [0] * len(UNIVERSITIES), []
    g.waiting, g.rest, g.province = [], False, NOBODY
    g.movers, g.movers_done, g.settled = [], [], [0] * len(PLACES)
    return g


def reading(options: Mapping[str, str]) -> str:
    """Ruling R12: 2007 turns the counter over, 2004 leaves it; the third reading is a table's choice."""
    if options["interception"] != AS_EDITION:
        return options["interception"]
    return TURNED if options["edition"] == "2007" else STAYS


def sides(config: Config) -> list[int]:
    """3.1-r4 Factions of one seat are allied."""
    side = list(range(FACTION_COUNT))
    for held in config.seats.values():
        for word in held:
            side[FACTIONS[word]] = FACTIONS[held[0]]
    return side


def neutral_counters(board: Board, config: Config) -> int:
    """3.5-r6, 6.13-r19 All 47, or as many as a faction has counters (ruling R57)."""
    if config.options["neutrals"] == "full":
        return board.neutrals
    return min(board.neutrals, board.tables[config.players].resources)


TITLE = Title(
    name="revolution",
    prefix="REV",
    rules=2,
    earlier_rules={1: "0.1.0"},
    rank=1,
    secret_talk=False,  # 4.6-r3
    players=(2, 3, 4, 5),
    scenarios=("standard",),
    options=OPTIONS,
    folder=DATA.parent,
    max_journal_rows=20000,
    seating=seating,
    setup=setup,
    play=play,
    view=view,
    view_fields=fields_of,
    view_lists=ViewListKinds(things=frozenset({"waiting"}), ordered=frozenset({"order", "placed", "movers"})),
    redeal=redeal,
    score=score,
    picture=picture,
    opening_keys=frozenset(("units.where",)),
    opening_kinds=("province", "slot"),
    columns=COLUMNS,
    search_hints=SEARCH_HINTS,
    charts=CHARTS,
    layers={"points": points_by_source},
    invariants=INVARIANTS,
    steward=steward,
    explain_answer=reason,
    cast=load_cast(DATA.parent),
    weights=TABLE,
    refusals=REFUSALS,
    check_board=check_board,
    board_records=board_records,
    page=page,
)
