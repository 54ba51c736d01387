"""`bench/earlier_search.py`: an earlier release plays beside today's; neither meets the other's modules."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from bench.earlier_code import EARLIER, earlier, use_checkout
from bench.earlier_search import play_games, report, seats_of_today
from cuius.core.title import get_title

HOUSE = Path(__file__).parents[2]
RELEASE = "ead8c24"
CONFIG = get_title("example").configure(4)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of version 0.1.0, where the history has them."""
    found = subprocess.run(
        ["git", "archive", RELEASE, "src/cuius"], cwd=HOUSE, capture_output=True, check=False
    )
    if found.returncode:
        pytest.skip("the history does not reach back to version 0.1.0")
    folder = tmp_path_factory.mktemp("earlier")
    with tarfile.open(fileobj=io.BytesIO(found.stdout)) as files:
        files.extractall(folder, filter="data")
    return folder


@pytest.fixture(autouse=True)
def forget() -> None:
    """No test sees the modules that another one has loaded."""
    for name in [name for name in sys.modules if name.split(".")[0] == EARLIER]:
        del sys.modules[name]


def test_the_modules_of_another_checkout_are_loaded_beside_ours(tmp_path: Path) -> None:
    package = tmp_path / "src" / "cuius" / "core"
    package.mkdir(parents=True)
    for folder in (package.parent, package):
        (folder / "__init__.py").write_text("")
    (package / "ids.py").write_text("PASS = 'pass by'\n")
    (package / "title.py").write_text("import math\nfrom cuius.core.ids import PASS\nfrom math import tau\n")
    use_checkout(tmp_path)
    assert earlier("core.title").PASS == "pass by"
    assert sys.modules["cuius.core.ids"].PASS == "pass"
    assert not list(tmp_path.rglob("*.pyc"))


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no checkout"):
        use_checkout(tmp_path)


@pytest.mark.parametrize("name", ["guerres", "revolution", "here_i_stand"])
def test_every_seat_is_held_by_either_side_as_often_as_by_the_other(name: str) -> None:
    config = get_title(name).configure()
    games = [seats_of_today(config, 1, game) for game in range(40)]
    for seat in config.seats:
        assert sum(seat in game for game in games) == 20
    assert {len(game) for game in games} == {len(config.seats) // 2, (len(config.seats) + 1) // 2}
    assert len(set(games)) == {3: 6, 5: 20, 6: 20}[len(config.seats)]


def test_both_play_whole_games_that_can_be_gone_on_with(checkout: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    first = list(play_games(checkout, CONFIG, "search:6x", "6x", 3, 1, 1, out))
    both = list(play_games(checkout, CONFIG, "search:6x", "6x", 3, 2, 1, out))
    assert both[0] == first[0]
    assert both == list(play_games(checkout, CONFIG, "search:6x", "6x", 3, 2, 1, None))
    assert sorted(both[0].seats + both[1].seats) == sorted(CONFIG.seats)
    assert all(played.asked > played.stand_ins for played in both)
    found = report(both)
    assert found["comparisons"]["games"] == 2
    assert set(found["seats"]) == set(CONFIG.seats)
    with pytest.raises(SystemExit):
        list(play_games(checkout, CONFIG, "search:6x", "6x", 4, 1, 1, out))
