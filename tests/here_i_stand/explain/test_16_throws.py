"""16 The odds of naval war against many throws of the procedures themselves."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.explain.forecasts_sea import meeting, passage_forecast, raid_forecast
from cuius.titles.here_i_stand.explain.odds.sea import (
    chase_odds,
    evade_odds,
    naval_odds,
    piracy_odds,
    raid_key,
)
from cuius.titles.here_i_stand.ids import HABSBURG, OTTOMAN, PLACES
from cuius.titles.here_i_stand.phases.sea.combat import naval_combat
from cuius.titles.here_i_stand.phases.sea.piracy import piracy
from cuius.titles.here_i_stand.phases.sea.reactions import catches, naval_interceptions, slip_off
from cuius.titles.here_i_stand.rules.units import fleet_at
from tests.here_i_stand.sailing import duel, ionian, sea_war
from tests.here_i_stand.throwing import Run, assert_fits, throw_many

IONIAN = PLACES["ionian_sea"]


def winner_of(run: Run) -> str:
    margin = run.value.attacker.hits - run.value.defender.hits
    return "naval.tie" if not margin else "naval.attacker.wins" if margin > 0 else "naval.defender.wins"


@pytest.mark.parametrize(
    ("ottoman", "corsairs", "admiral", "habsburg", "doria", "place"),
    [
        (2, 1, ["barbarossa"], 2, [], "ionian_sea"),
        (1, 3, [], 2, ["andrea_doria"], "ionian_sea"),
        (2, 0, [], 1, [], "messina"),
    ],
)
@proves("16.2-p1", "16.2-p2", "16.2-p5", "16.2-p7")
def test_16_2_p7_odds_of_a_combat(ottoman, corsairs, admiral, habsburg, doria, place):
    t = duel(ottoman, corsairs, habsburg, place).ships(place, "ottoman", 0, 0, admiral)
    if doria:
        t.ally("genoa", "habsburg").ships(place, "genoa", 0, 0, doria)
    found = throw_many(t.state, naval_combat, OTTOMAN, HABSBURG, PLACES[place], read=winner_of)
    ratings = 2 * bool(admiral), 2 * bool(doria)
    port = int(place == "messina")
    assert_fits(found, naval_odds(ottoman, corsairs, ratings[0], 0, habsburg, 0, ratings[1], 0, port))
    assert_fits(found, meeting(t.state, OTTOMAN, HABSBURG, PLACES[place]))


@pytest.mark.parametrize(("leaders", "rating"), [([], 0), (["barbarossa"], 2)])
@proves("16.1-p4e")
def test_16_1_p4e_odds_of_an_interception(leaders, rating):
    t = sea_war("habsburg", "ottoman").ships("ionian_sea", "ottoman", 1, 0, leaders)
    fleet = fleet_at(t.state, OTTOMAN, IONIAN)

    def read(run: Run) -> str:
        return "chase.success" if run.value else "chase.failure"

    found = throw_many(t.state, catches, fleet, HABSBURG, PLACES["adriatic_sea"], read=read)
    assert_fits(found, chase_odds(rating))


@pytest.mark.parametrize(("leaders", "rating"), [([], 0), (["dragut"], 1)])
@proves("16.1-p5f")
def test_16_1_p5f_odds_of_slipping_away(leaders, rating):
    t = sea_war("habsburg", "ottoman").ships("ionian_sea", "ottoman", 1, 1, leaders)
    t.ships("ionian_sea", "habsburg", 1)

    def read(run: Run) -> str:
        return "evade.failure" if run.g.corsairs[IONIAN] else "evade.success"

    found = throw_many(t.state, slip_off, OTTOMAN, HABSBURG, IONIAN, read=read, answers={"evade.to": "coron"})
    assert_fits(found, evade_odds(rating))


@pytest.mark.parametrize(("corsairs", "ships"), [(1, 0), (2, 0), (4, 3)])
@proves("16.4-p2..p5")
def test_16_4_p5_odds_of_a_raid(corsairs, ships):
    t = ionian(corsairs).ships("ionian_sea", "habsburg", ships)

    def read(run: Run) -> str:
        return raid_key(run.asked["piracy.price"]) if run.g.corsairs[IONIAN] else "piracy.hunted_down"

    answers = {"piracy.target": "habsburg", "piracy.price": "point"}
    found = throw_many(t.state, piracy, OTTOMAN, read=read, answers=answers)
    ports = 2  # Messina and Taranto; Malta is the Knights'
    assert_fits(found, piracy_odds(corsairs, ports, 1, 2 + 2 * ships))
    assert_fits(found, raid_forecast(t.state, IONIAN, HABSBURG))


@proves("16.1-p4", "16.1-p4a", "16.1-p4c")
def test_16_1_p4_odds_of_a_passage():
    t = sea_war("ottoman", "habsburg", "papacy").ally("genoa", "habsburg")
    t.ships("messina", "habsburg", 2).ships("malta", "genoa", 1, 0, ["andrea_doria"])
    t.ships("adriatic_sea", "papacy", 1)
    promised = passage_forecast(t.state, OTTOMAN, IONIAN)
    t.ships("ionian_sea", "ottoman", 2)

    def read(run: Run) -> str:
        return "passage.intercepted" if run.value else "passage.free"

    found = throw_many(t.state, naval_interceptions, OTTOMAN, (IONIAN,), read=read)
    assert promised is not None
    assert_fits(found, promised)
