"""Les Guerres de Religion as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping

from cuius.core.characters import load_cast
from cuius.core.requests import Proc
from cuius.core.title import Config, Option, Title
from cuius.titles.guerres import sequence
from cuius.titles.guerres.board import Board, Start
from cuius.titles.guerres.bot.columns import COLUMNS
from cuius.titles.guerres.bot.loans import word_record
from cuius.titles.guerres.bot.reasons import reason
from cuius.titles.guerres.bot.steward import SEARCH_HINTS, steward, stewards_answer
from cuius.titles.guerres.bot.weights import TABLE
from cuius.titles.guerres.explain.follow_ups import FOLLOW_UPS
from cuius.titles.guerres.explain.forecasts import FORECASTS
from cuius.titles.guerres.explain.odds import ODDS
from cuius.titles.guerres.explain.refusals import REFUSALS
from cuius.titles.guerres.ids import (
    ARMIES,
    CHARACTERS,
    CHITS,
    COUNTRIES,
    EDITIONS,
    EFFECTS,
    EVENTS,
    FACTIONS,
    NOBODY,
    PROVINCES,
    SCENARIOS,
)
from cuius.titles.guerres.invariants import INVARIANTS
from cuius.titles.guerres.loading import DATA, board_records, check_board, load_board
from cuius.titles.guerres.page import page
from cuius.titles.guerres.picture import picture
from cuius.titles.guerres.redeal import redeal
from cuius.titles.guerres.score import CHARTS, points_by_source, score
from cuius.titles.guerres.state import GONE, NOT_IN_HAND, OUT, RESERVE, TO_COME, UNENTERED, State
from cuius.titles.guerres.variants.fewer_players import seating
from cuius.titles.guerres.view import fields_of, own, view

OPTIONS = (
    Option("edition", EDITIONS, "fr"),
    Option("windows", ("discreet", "fast"), "discreet"),
    Option("solo", FACTIONS.words, "royalist"),  # 10-r8 whom the only player leads
    Option("influence", ("both", "ally"), "both"),  # ruling R17
    Option("influence_special", ("yes", "no"), "yes"),  # ruling R18
    Option("loire", ("stop", "strict"), "stop"),  # ruling R36
    Option("league_prize", ("any", "not_paris"), "any"),  # ruling R48
)


def setup(config: Config) -> State:
    """2-r2 10-r1 The board as the scenario opens it, before its first turn."""
    board = load_board(config.board or None, config.options["edition"])
    start = board.starts[config.scenario]
    g = State()
    g.log = g.running = None
    g.board, g.players = board, config.players
    seats = [word for held in config.seats.values() for word in held]
    g.seated = [faction.word in seats for faction in FACTIONS]
    read_options(g, config.options)
    set_factions(g, start)
    set_characters(g, board, start)
    set_cards(g, start)
    set_armies(g)
    g.clear_table()
    return g


def read_options(g: State, options: Mapping[str, str]) -> None:
    g.discreet = options["windows"] == "discreet"
    g.influence_both = options["influence"] == "both"
    g.influence_special = options["influence_special"] == "yes"
    g.loire_strict = options["loire"] == "strict"
    g.prize_paris = options["league_prize"] == "any"


def set_factions(g: State, start: Start) -> None:
    g.turn, g.phase, g.step = start.first_turn, 0, 0
    g.first_turn, g.last_turn = start.first_turn, start.last_turn
    g.ally, g.called, g.massacred = int(start.ally), False, False
    g.massacre_at_once = start.massacre_at_once
    g.control, g.treaty, g.taxes = list(start.control), list(start.treaty), start.taxes
    g.money, g.war_points, g.levy = ([0] * len(FACTIONS) for _ in range(3))


def set_characters(g: State, board: Board, start: Start) -> None:
    many = len(CHARACTERS)
    g.status = [TO_COME] * many
    for character in start.removed:
        g.status[character] = GONE
    g.allegiance = [int(home) for home in board.home]
    g.turned, g.absent, g.acted = ([False] * many for _ in range(3))
    g.won_by, g.captor, g.post = [NOBODY] * many, [NOBODY] * many, [RESERVE] * many
    g.in_hand, g.refused, g.offer = [NOT_IN_HAND] * many, [0] * many, []
    g.named, g.ghosts, g.actions = [NOBODY] * len(FACTIONS), [0] * len(FACTIONS), [0] * len(FACTIONS)
    g.tried_country = [False] * (len(FACTIONS) * len(COUNTRIES))
    g.tried_person = [False] * (len(FACTIONS) * many)
    g.treaty_won = [False] * len(FACTIONS)


def set_cards(g: State, start: Start) -> None:
    g.card_at = [OUT if card in start.events_out else UNENTERED for card in EVENTS]
    g.chit_at = [OUT if chit in start.chits_out else UNENTERED for chit in CHITS]
    g.shown, g.in_force = [False] * len(EVENTS), [0] * len(EFFECTS)


def set_armies(g: State) -> None:
    g.troops = [0] * len(ARMIES)
    g.army_at, g.came_from, g.commander, g.supporter = ([NOBODY] * len(ARMIES) for _ in range(4))
    g.moved, g.resting, g.unwilling = [False] * len(ARMIES), [False] * len(ARMIES), [False] * len(FACTIONS)
    g.lent, g.word_broken = ([0] * len(FACTIONS) ** 2 for _ in range(2))
    g.frozen, g.activated = [False] * len(PROVINCES), [False] * len(PROVINCES)
    g.active, g.declined, g.target, g.war_winner = 1, 0, NOBODY, NOBODY
    g.acted_in_round = False


def play(g: State) -> Proc[None]:
    """10-r8 The whole game; stewards answer for the factions without a player."""
    return sequence.play(g, stewards_answer)


TITLE = Title(
    name="guerres",
    prefix="GUE",
    rules=4,
    earlier_rules={3: "0.1.0"},
    players=(1, 2, 3),
    scenarios=SCENARIOS,
    options=OPTIONS,
    folder=DATA.parent,
    offered=True,
    rank=2,
    max_journal_rows=20000,
    seating=seating,
    setup=setup,
    play=play,
    view=view,
    private_view=own,
    view_fields=fields_of,
    redeal=redeal,
    score=score,
    columns=COLUMNS,
    search_hints=SEARCH_HINTS,
    picture=picture,
    opening_keys=frozenset(("court.character",)),
    opening_kinds=("character",),
    charts=CHARTS,
    layers={"points": points_by_source},
    invariants=INVARIANTS,
    steward=steward,
    explain_answer=reason,
    word_record=word_record,
    cast=load_cast(DATA.parent),
    weights=TABLE,
    refusals=REFUSALS,
    odds=ODDS,
    forecasts=FORECASTS,
    follow_ups=FOLLOW_UPS,
    check_board=check_board,
    board_records=board_records,
    page=page,
)
