"""The recorded games: together they show every way to end, every scenario, edition and number of players."""

from __future__ import annotations

from pathlib import Path

import pytest

from cuius.core.record import Record, parse
from cuius.core.title import get_title
from tests.here_i_stand.recording import CONCEDED, GAMES

TITLE = get_title("here_i_stand")
PATHS = sorted((Path(__file__).parent / "fixtures").glob("*.json"))
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


def test_the_games_that_were_looked_for_end_as_their_names_say():
    names = {path.stem: parse(path.read_bytes()) for path in PATHS}
    for game in GAMES:
        result = names[game.name.removesuffix(".json")].result
        assert result is not None
        assert (result.kind, result.winners) == (game.ending, (game.hero,))
    scenario, players, edition, winners = CONCEDED
    result = names[f"{scenario}-{players}-{edition}-conceded"].result
    assert result is not None
    assert (result.kind, result.winners) == ("conceded", winners)
