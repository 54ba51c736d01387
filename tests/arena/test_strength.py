"""The field of `bench/strength.py`: outside the cast, the same for the same seed, and resumable."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bench.strength import play_games, report, strange_traits
from cuius.core.title import get_title

TITLES = ("revolution", "guerres", "here_i_stand")


@pytest.mark.parametrize("name", TITLES)
def test_traits_lie_outside_the_range_of_the_cast(name: str) -> None:
    cast = get_title(name).cast
    assert cast is not None
    for seed in range(50):
        for trait, factor in strange_traits(cast, Random(seed)).items():
            known = [traits[trait] for traits in cast.temperaments.values() if trait in traits]
            assert factor < min(1.0, *known) or factor > max(1.0, *known), trait


def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    config = get_title("revolution").configure()
    out = tmp_path / "games.jsonl"
    first = list(play_games(config, "steward", 3, 1, out))
    both = list(play_games(config, "steward", 3, 2, out))
    assert both[0] == first[0]
    assert both == list(play_games(config, "steward", 3, 2, None))
    assert [played.seat for played in both] == list(config.seats)[:2]
    assert report(both)["comparisons"]["games"] == 2


def test_a_file_of_other_games_is_refused(tmp_path: Path) -> None:
    config = get_title("revolution").configure()
    out = tmp_path / "games.jsonl"
    list(play_games(config, "steward", 3, 1, out))
    with pytest.raises(SystemExit):
        list(play_games(config, "steward", 4, 1, out))
