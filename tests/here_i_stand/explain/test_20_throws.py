"""20 The odds of voyages and riches against many throws of the procedures themselves."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.explain.forecasts import conquest_forecast, exploration_forecast
from cuius.titles.here_i_stand.explain.odds.overseas import (
    circumnavigation_odds,
    conquest_odds,
    exploration_odds,
    riches_odds,
)
from cuius.titles.here_i_stand.ids import (
    CIRCUMNAVIGATION,
    COLONIES,
    CONQUESTS,
    CONQUISTADORS,
    ENGLAND,
    EXPLORERS,
    FRANCE,
    HABSBURG,
    NOBODY,
    POWERS,
)
from cuius.titles.here_i_stand.phases.new_world.colonies import (
    attempt,
    conquests,
    yield_of_colony,
    yield_of_conquest,
)
from cuius.titles.here_i_stand.phases.new_world.voyages import Voyage, circumnavigate, explorations, sail
from cuius.titles.here_i_stand.rules.new_world import LOST, RIVERS
from tests.here_i_stand.overseas import claimed, colony, conquered, crossing, quiet_sea
from tests.here_i_stand.tables import HisTable
from tests.here_i_stand.throwing import Run, assert_fits, throw_many


def voyage_of(t: HisTable, explorer: str, more: int = 0) -> Voyage:
    who = EXPLORERS[explorer]
    return Voyage("explore", POWERS[t.state.board.explorer_power[who]], more, who)


def found_on(run: Run) -> str:
    """What became of a voyage of a power that had found nothing before."""
    if run.asked["voyage.choice"]:
        return "exploration.choice"
    if LOST in run.g.explorers:
        return "exploration.lost"
    return "exploration.river" if ENGLAND in [run.g.discovered[r] for r in RIVERS] else "exploration.nothing"


@pytest.mark.parametrize(
    ("explorer", "more", "gone"),
    [("rut", 0, ()), ("willoughby", 2, ("great_lakes",)), ("rut", 0, ("st_lawrence", "great_lakes"))],
)
@proves("20.2-r9", "20.2-t1..t4")
def test_20_2_t1_odds_of_an_exploration(explorer, more, gone):
    t = claimed(quiet_sea(), "france", *gone)
    value = t.state.board.explorer_value[EXPLORERS[explorer]]
    found = throw_many(t.state, sail, voyage_of(t, explorer, more), read=found_on)
    taken = [int(r in gone) for r in ("st_lawrence", "great_lakes", "mississippi")]
    assert_fits(found, exploration_odds(value, more // 2, *taken))


@proves("20.2-r7")
def test_20_2_r7_odds_over_all_who_may_sail():
    t = crossing(claimed(quiet_sea(), "habsburg", "st_lawrence"), ("explore", "england"))
    found = throw_many(t.state, explorations, read=found_on)
    assert_fits(found, exploration_forecast(t.state, POWERS["england"]))


@pytest.mark.parametrize(("explorer", "more"), [("cartier", 0), ("magellan", 2)])
@proves("20.2-t5", "20.2-t5b..t5d")
def test_20_2_t5_odds_of_a_circumnavigation(explorer, more):
    t = quiet_sea()
    voyage = voyage_of(t, explorer, more)
    cards = len(t.state.hands[voyage.power])

    def read(run: Run) -> str:
        if run.g.discovered[CIRCUMNAVIGATION] == NOBODY:
            return "around.fails"
        return "around.card" if len(run.g.hands[voyage.power]) > cards else "around.succeeds"

    found = throw_many(t.state, circumnavigate, voyage, read=read)
    assert_fits(found, circumnavigation_odds(t.state.board.explorer_value[voyage.explorer], more // 2))


def fate_of(run: Run) -> str:
    """What became of a conquest that found the Maya in other hands."""
    made = [c for c in CONQUESTS if run.g.conquered[c] == HABSBURG]
    if made:
        return f"conquering.{made[0].word}"
    return "conquering.killed" if LOST in run.g.conquistadors else "conquering.nothing"


@pytest.mark.parametrize(("leader", "more"), [("cortez", 0), ("montejo", 2), ("coronado", 0)])
@proves("20.3-r7", "20.3-t1..t3")
def test_20_3_t3_odds_of_a_conquest(leader, more):
    t = conquered(quiet_sea(), "france", "maya")
    chief = CONQUISTADORS[leader]
    found = throw_many(t.state, attempt, HABSBURG, chief, more, read=fate_of)
    assert_fits(found, conquest_odds(t.state.board.conquistador_value[chief], more // 2, 0, 0, 1))


@proves("20.3-r6")
def test_20_3_r6_odds_over_all_conquistadors():
    t = crossing(quiet_sea(), ("conquer", "habsburg"))
    found = throw_many(t.state, conquests, read=fate_of)
    assert_fits(found, conquest_forecast(t.state, HABSBURG))


@pytest.mark.parametrize(
    ("column", "plantations", "galleons"), [(1, 0, 0), (2, 0, 1), (3, 1, 0), (5, 0, 0), (5, 1, 1)]
)
@proves("20.4-r1,r2", "20.4-t1..t5")
def test_20_4_t1_odds_of_riches(column, plantations, galleons):
    t = quiet_sea().arrange(plantations={FRANCE: bool(plantations)}, galleons={FRANCE: bool(galleons)})
    if column <= len(CONQUESTS):
        place = CONQUESTS[column - 1]
        conquered(t, "france", place.word)
        procedure = yield_of_conquest
    else:
        place = COLONIES["montreal"]
        colony(t, place.word)
        procedure = yield_of_colony
    cards = len(t.state.hands[FRANCE])

    def read(run: Run) -> str:
        gone = run.g.exhausted[place] if column <= len(CONQUESTS) else run.g.colonies[place] == NOBODY
        if len(run.g.hands[FRANCE]) > cards:
            return "yield.last" if gone else "yield.card"
        return "yield.lost" if gone else "yield.nothing"

    found = throw_many(t.state, procedure, FRANCE, place, read=read)
    assert_fits(found, riches_odds(column, plantations, galleons))
