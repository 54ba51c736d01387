"""24 Odds with cards in play, against many throws of the procedures themselves."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from cuius.core.ids import PASS, word_of
from cuius.core.odds import Forecast
from cuius.core.requests import Ask, Draw, Roll
from cuius.titles.here_i_stand.explain.forecasts import FORECASTS
from cuius.titles.here_i_stand.explain.odds.land import (
    BREAKS,
    CONTINUES,
    DESTROYED,
    SUCCESS,
    assault_odds,
)
from cuius.titles.here_i_stand.explain.odds.sea import naval_odds
from cuius.titles.here_i_stand.ids import FRANCE, HABSBURG, OTTOMAN, PLACES
from cuius.titles.here_i_stand.phases.land.assault import storm
from cuius.titles.here_i_stand.phases.land.battle import field_battle
from cuius.titles.here_i_stand.phases.sea.combat import naval_combat
from cuius.titles.here_i_stand.state import POWER_COUNT
from tests.here_i_stand.marching import formation
from tests.here_i_stand.tables import HisTable, war_table

THROWS = 1000
SLACK = 4.0
"""Standard deviations that a share may be off; the dice are seeded, so the answer is always the same."""


class Told:
    """Keeps what the last run told, by key."""

    def __init__(self) -> None:
        self.last: dict[str, dict[str, Any]] = {}

    def add(self, key: str, to: Any, but: Any, reveal: bool, args: dict[str, Any], running: Any) -> None:
        self.last[key] = args


class Play:
    """Runs a procedure on copies of a position: dice from a seed, cards as told, else the first answer."""

    def __init__(self, t: HisTable, cards: dict[str, list[str]]) -> None:
        self.start, self.cards, self.random = t.state, cards, Random(1536)
        self.forecast: Forecast | None = None

    def once(self, procedure: Any, *args: Any) -> Any:
        """The state afterwards and what the procedure returned."""
        g = self.start.clone()
        g.log = Told()
        run, sent = procedure(g, *args), None
        while True:
            try:
                request = run.send(sent)
            except StopIteration as end:
                return g, end.value
            sent = self.answer(request)

    def answer(self, request: Any) -> Any:
        if isinstance(request, Roll):
            return tuple([self.random.randint(1, 6) for _ in range(request.d6)])
        if isinstance(request, Draw):
            return self.random.choice(request.pool)
        assert isinstance(request, Ask)
        options = request.options(*request.args)
        if not request.key.startswith("respond."):
            return options[0]
        wanted = self.cards.get(word_of(request.who), [])
        found = [o for o in options if word_of(o) in wanted]
        if not found and request.key in FORECASTS:
            self.forecast = FORECASTS[request.key](request, PASS)
        return found[0] if found else PASS


def is_close(counted: Counter[str], forecast: Forecast) -> None:
    for chance in forecast.outcomes:
        p = float(chance.probability)
        off = abs(counted[chance.key] / THROWS - p)
        assert off <= SLACK * (p * (1 - p) / THROWS) ** 0.5 + 1e-9, (chance.key, counted[chance.key], p)
    assert sum(counted.values()) == THROWS


# Field battle


def battle(french: int, habsburgs: int) -> HisTable:
    t = war_table().war("france", "habsburg").control("habsburg", "st_quentin").impulse("france", cp=2)
    t.put("st_quentin", "france", regulars=french, leaders=["francis_i"])
    return t.put("st_quentin", "habsburg", regulars=habsburgs, leaders=["charles_v"])


@pytest.mark.parametrize(
    ("french", "habsburg"),
    [
        (["arquebusiers"], []),
        ([], ["tercios"]),
        (["tercios"], ["arquebusiers"]),
        (["field_artillery"], ["tercios"]),
    ],
)
def test_14_p8_odds_of_a_battle_with_cards(french, habsburg):
    t = (
        battle(5, 4)
        .hand("france", *french)
        .hand("habsburg", *habsburg, "mercenaries_bribed", "surprise_attack")
    )
    play = Play(t, {"france": french, "habsburg": habsburg})
    moving = formation("france", "st_quentin", 5, leaders=["francis_i"])
    counted: Counter[str] = Counter()
    for _ in range(THROWS):
        _, fought = play.once(field_battle, PLACES["st_quentin"], [moving], (HABSBURG,))
        ahead = fought.attacker.hits - fought.defender.hits
        counted[
            "battle.attacker.wins" if ahead > 0 else "battle.defender.wins" if ahead else "battle.tie"
        ] += 1
    assert play.forecast is not None
    is_close(counted, play.forecast)


# Assault


def siege(french: int, english: int) -> HisTable:
    t = war_table().war("france", "england").impulse("france", cp=2)
    t.put("calais", "france", regulars=french, hired=1, leaders=["montmorency"])
    return t.put("calais", "england", regulars=english).siege("calais")


def ends(g: Any, fallen: bool) -> str:
    if fallen:
        return SUCCESS
    if not any(g.regulars[FRANCE::POWER_COUNT]) and not any(g.hired[FRANCE::POWER_COUNT]):
        return DESTROYED
    return CONTINUES if g.besieged[PLACES["calais"]] else BREAKS


@pytest.mark.parametrize(
    ("inside", "cards", "mining", "artillery"),
    [
        (2, ["siege_mining"], 1, 0),
        (1, ["siege_artillery"], 0, 1),
        (3, ["siege_mining", "siege_artillery"], 1, 1),
        (0, ["siege_mining"], 1, 0),
    ],
)
def test_15_1_p8_odds_of_an_assault_with_cards(inside, cards, mining, artillery):
    t = siege(4, inside).control("france", "boulogne").hand("france", *cards)
    play = Play(t, {"france": cards})
    counted: Counter[str] = Counter()
    for _ in range(THROWS):
        g, fallen = play.once(storm, formation("france", "calais", 4, 1, ["montmorency"]))
        counted[ends(g, fallen)] += 1
    rating = t.state.board.battle[formation("france", "calais", leaders=["montmorency"]).leaders[0]]
    is_close(counted, assault_odds(5, 0, rating, 5, inside, 0, 0, mining, artillery))


def test_15_1_p6_the_defender_is_shown_the_odds_with_the_miners():
    t = siege(4, 2).control("france", "boulogne").hand("france", "siege_mining")
    play = Play(t.hand("england", "mercenaries_grow_restless"), {"france": ["siege_mining"]})
    counted: Counter[str] = Counter()
    for _ in range(THROWS):
        g, fallen = play.once(storm, formation("france", "calais", 4, 1, ["montmorency"]))
        counted[ends(g, fallen)] += 1
    assert play.forecast is not None
    is_close(counted, play.forecast)


# At sea


@pytest.mark.parametrize("who", ["ottoman", "habsburg"])
def test_16_2_p7_odds_of_a_naval_combat_with_arquebusiers(who):
    t = war_table().war("ottoman", "habsburg").impulse("ottoman", cp=2)
    t.ships("ionian_sea", "ottoman", squadrons=2, corsairs=1).ships("ionian_sea", "habsburg", squadrons=3)
    play = Play(t.hand(who, "arquebusiers"), {who: ["arquebusiers"]})
    counted: Counter[str] = Counter()
    for _ in range(THROWS):
        g, _ = play.once(naval_combat, OTTOMAN, HABSBURG, PLACES["ionian_sea"])
        fought = g.log.last["naval.fought"]
        ahead = fought["hits"] - fought["losses"]
        counted["naval.attacker.wins" if ahead > 0 else "naval.defender.wins" if ahead else "naval.tie"] += 1
    extra = (2, 0) if who == "ottoman" else (0, 2)
    is_close(counted, naval_odds(2, 1, 0, extra[0], 3, 0, 0, extra[1], 0))
