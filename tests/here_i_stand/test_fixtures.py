"""The recorded games: together they show every way to end, every scenario, edition and number of players."""

from __future__ import annotations

import pytest

from cuius.core.record import Record, parse
from cuius.core.title import get_title
from tests.here_i_stand.recording import CONCEDED, FIXTURES, GAMES, VICTORS, configured

TITLE = get_title("here_i_stand")
PATHS = sorted(FIXTURES.glob("*.json"))
ENDINGS = ("military", "religious", "domination", "standard", "time", "conceded")


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return [parse(path.read_bytes()) for path in PATHS]


def test_every_way_to_end_is_recorded(records):
    assert {r.result.kind for r in records} == set(ENDINGS)
    assert len(records) >= 12


def test_every_scenario_is_recorded_with_every_number_of_players_of_the_standard_game(records):
    wanted = {(scenario, players) for scenario in TITLE.scenarios for players in TITLE.players if players > 2}
    assert wanted <= {(r.header.scenario, r.header.players) for r in records}


def test_both_editions_and_both_kinds_of_windows_are_recorded(records):
    for name in ("edition", "windows"):
        choices = next(option.choices for option in TITLE.options if option.name == name)
        assert {r.header.options[name] for r in records} == set(choices)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_that_was_looked_for_ended_as_its_name_says(game):
    record = parse((FIXTURES / game.name).read_bytes())
    assert record.header == configured(game)
    assert record.result is not None
    assert record.result.kind == game.ending
    assert not game.hero or record.result.winners == (game.hero,)


def test_a_game_that_was_conceded_goes_to_whoever_did_not():
    result = parse((FIXTURES / CONCEDED.name).read_bytes()).result
    assert result is not None
    assert (result.kind, result.winners) == ("conceded", VICTORS)
