"""Three Gates as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping

from cuius.core.characters import load_cast
from cuius.core.ids import Id
from cuius.core.title import Config, Option, Title, ViewListKinds
from cuius.titles.example.board import BOX, FOLDER
from cuius.titles.example.bot.steward import steward
from cuius.titles.example.bot.weights import TABLE
from cuius.titles.example.explain.odds import ODDS
from cuius.titles.example.explain.refusals import REFUSALS
from cuius.titles.example.ids import CARDS, GATES, HOUSES, NOBODY
from cuius.titles.example.invariants import INVARIANTS
from cuius.titles.example.redeal import redeal
from cuius.titles.example.score import CHARTS, points_by_source, score
from cuius.titles.example.sequence import DEAL, play
from cuius.titles.example.state import State
from cuius.titles.example.view import own, view


def seating(players: int, scenario: str, options: Mapping[str, str]) -> dict[str, tuple[Id, ...]]:
    """1.1-r1 Of two players each leads two houses."""
    if players == 2:
        return {"first": HOUSES.ids[0::2], "second": HOUSES.ids[1::2]}
    return {house.word: (house,) for house in HOUSES.ids[:players]}


def setup(config: Config) -> State:
    """1.1-r2 Florins and garrisons are the scenario's; nobody holds a gate."""
    scenario = BOX.scenarios[config.scenario]
    g = State()
    g.log = g.running = None
    g.houses = 3 if config.players == 3 else 4
    g.rounds = scenario.rounds
    g.discreet = config.options["windows"] == "discreet"
    g.round, g.phase, g.order = 1, DEAL, []
    g.florins = [scenario.florins] * g.houses
    g.holder = [NOBODY] * len(GATES)
    g.garrison = [scenario.garrison] * len(GATES)
    g.deck, g.discards = list(BOX.copies), [0] * len(CARDS)
    g.hands = [[] for _ in range(g.houses)]
    g.clear_table()
    return g


TITLE = Title(
    name="example",
    prefix="GAT",
    rules=1,
    players=(2, 3, 4),
    scenarios=tuple(BOX.scenarios),
    options=(Option("windows", ("discreet", "fast"), "discreet"),),
    folder=FOLDER,
    offered=False,
    max_journal_rows=2000,
    seating=seating,
    setup=setup,
    play=play,
    view=view,
    private_view=own,
    view_lists=ViewListKinds(ordered=frozenset({"order"})),
    redeal=redeal,
    score=score,
    charts=CHARTS,
    layers={"points": points_by_source},
    invariants=INVARIANTS,
    steward=steward,
    cast=load_cast(FOLDER),
    weights=TABLE,
    refusals=REFUSALS,
    odds=ODDS,
)
