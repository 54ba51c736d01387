"""`cuius tune`: what it prints, writes and refuses."""

from __future__ import annotations

import json

import pytest

from cuius.core.title import get_title
from cuius.core.weights import WEIGHTS_FILE, parse_weights

SHORT = ("--generations", 1, "--population", 4, "--games", 2, "--check", 4)


def test_it_tunes_one_role_after_the_other_and_writes_what_it_found(cuius, tmp_path):
    out = tmp_path / "weights.toml"
    roles = [role for held in get_title("example").configure().seats.values() for role in held][:2]
    named = [word for role in roles for word in ("--role", role)]
    said = cuius("tune", "example", *named, *SHORT, "--seed", 3, "--out", out, "--json")
    assert said.status == 0
    answer = json.loads(said.out)
    assert [run["roles"] for run in answer["runs"]] == [[role] for role in roles]
    kept = [run for run in answer["runs"] if run["after"] > run["before"]]
    table = parse_weights(out.read_text(), str(out))
    assert [run.command for run in table.tuned] == [run["command"] for run in kept]
    assert table.roles == answer["roles"]


def test_it_can_start_from_what_it_found_before(cuius, tmp_path):
    start = tmp_path / "weights.toml"
    start.write_text(
        (get_title("example").folder / WEIGHTS_FILE).read_text().replace("bid = 0.5", "bid = 0.7")
    )
    said = cuius("tune", "example", *SHORT, "--start", start)
    assert said.status == 0
    assert "comparisons won" in said.out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--role", "nobody"), "Nobody plays 'nobody'"),
        (("--weight", "courage"), "No weight is called 'courage'"),
        (("--start", "nowhere.toml"), "cannot be read"),
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(cuius, words, why):
    said = cuius("tune", "example", *SHORT, *words)
    assert said.status == 2
    assert why in said.err
